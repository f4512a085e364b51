//! Standings at the place under the pointer or focus, in full, where the screen has room for it.

use super::notice::lead_text;
use super::store::use_play;
use crate::app::texts::messages;
use leptos::prelude::*;

#[component]
pub fn LeadCard() -> impl IntoView {
    let play = use_play();
    let said = move || play.hovered.get().and_then(|place| lead_text(messages(), play, place));
    view! {
        <section class="lead-card panel" aria-hidden="true">
            {move || match said() {
                Some(said) => {
                    view! {
                        <h2>{said.title}</h2>
                        <ul>{said.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                    }
                        .into_any()
                }
                None => {
                    view! {
                        <h2>{move || messages().lead_title()}</h2>
                        <p class="soft">{move || messages().lead_point()}</p>
                    }
                        .into_any()
                }
            }}
        </section>
    }
}

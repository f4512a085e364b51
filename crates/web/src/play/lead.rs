//! Whose lead is it? In full for the place that pointer or focus rests on, where the screen has room for it.

use super::notice::lead;
use super::store::use_play;
use crate::app::words::words;
use leptos::prelude::*;

#[component]
pub fn LeadCard() -> impl IntoView {
    let play = use_play();
    let said = move || play.hovered.get().and_then(|place| lead(words(), play, place));
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
                        <h2>{move || words().lead_title()}</h2>
                        <p class="soft">{move || words().lead_point()}</p>
                    }
                        .into_any()
                }
            }}
        </section>
    }
}

//! Standings at the place under the pointer or focus, in full, where the screen has room for it.

use super::notice::lead_text;
use super::store::{Choice, use_play};
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use leptos::prelude::*;

/// What the game is about, in the first turn of a person's first game.
#[component]
pub fn Goal() -> impl IntoView {
    let play = use_play();
    let is_seen = move || play.goal_shown.get() && play.choice.with(|choice| *choice == Choice::Nothing);
    move || {
        is_seen().then(|| {
            view! {
                <section class="preview panel" data-goal="" aria-label=move || messages().goal_title()>
                    <h2>{move || messages().goal_title()}</h2>
                    <p>{move || messages().goal_text()}</p>
                    <button
                        class="button button-plain button-icon"
                        aria-label=move || messages().app_close()
                        on:click=move |_| play.goal_shown.set(false)
                    >
                        <Icon name=IconName::Close/>
                    </button>
                </section>
            }
        })
    }
}

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

//! Hand-over of the screen between people: no cards are in the page until the next person has taken the screen.

use super::flow;
use super::store::use_play;
use crate::app::alive;
use crate::app::texts::{messages, player_art};
use crate::art::Gem;
use iquazu_rules::Seat;
use leptos::ev::Event;
use leptos::html;
use leptos::prelude::*;

/// Covers the page until `seat` has taken the screen.
#[component]
pub fn HandOver(seat: Seat) -> impl IntoView {
    let play = use_play();
    let page = NodeRef::<html::Dialog>::new();
    let cover = move || {
        if let Some(page) = page.get() {
            let _ = page.show_modal();
        }
    };
    Effect::new(move |_| cover());
    let name = move || play.name(seat);
    let colour = player_art(untrack(|| play.colour(seat)));
    view! {
        // Escape must not uncover the page, so the dialog opens again.
        <dialog
            class="handover"
            node_ref=page
            aria-labelledby="handover-title"
            on:cancel=alive::handler(|event: Event| event.prevent_default())
            on:close=alive::handler(move |_: Event| untrack(cover))
        >
            <div class="handover-card">
                <Gem colour/>
                <h2 id="handover-title">{move || messages().handover_title(&name())}</h2>
                <p>{move || messages().handover_text(&name())}</p>
                <button type="button" class="button button-main" autofocus on:click=move |_| flow::take_screen(play, seat)>
                    {move || messages().handover_button(&name())}
                </button>
            </div>
        </dialog>
    }
}

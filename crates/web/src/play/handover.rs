//! The screen goes from one person to the next: nobody's cards are in the page until they have it.

use super::flow;
use super::store::use_play;
use crate::app::words::{player_art, words};
use crate::art::Gem;
use iquazu_rules::Seat;
use leptos::ev::Event;
use leptos::html;
use leptos::prelude::*;

/// Covers everything until `seat` has taken the screen.
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
        // Escape does not take the screen: the page covers everything again.
        <dialog
            class="handover"
            node_ref=page
            aria-labelledby="handover-title"
            on:cancel=|event: Event| event.prevent_default()
            on:close=move |_| untrack(cover)
        >
            <div class="handover-card">
                <Gem colour/>
                <h2 id="handover-title">{move || words().handover_title(&name())}</h2>
                <p>{move || words().handover_text(&name())}</p>
                <button type="button" class="button button-main" autofocus on:click=move |_| flow::take_over(play, seat)>
                    {move || words().handover_button(&name())}
                </button>
            </div>
        </dialog>
    }
}

//! The visible hands at the shown step.

use super::replay::{Replay, VisibleHands};
use crate::app::texts::{card_art, hand, messages, player_art};
use crate::art::{Card, Gem};
use crate::play::store::use_play;
use iquazu_rules::{Cards, Colour, Seat};
use leptos::prelude::*;

#[component]
pub(super) fn OpenHands(replay: Replay) -> impl IntoView {
    let play = use_play();
    let open = move || {
        let seats: Vec<Seat> = match replay.visible_hands.get() {
            VisibleHands::All => play.shown.with(|state| state.table().players().seats().collect()),
            VisibleHands::Seat(seat) => vec![seat],
            VisibleHands::Nobody => Vec::new(),
        };
        seats.into_iter().map(|seat| (seat, play.shown.with(|state| state.hand(seat)))).collect::<Vec<_>>()
    };
    let row = move |(seat, cards): (Seat, Cards)| {
        let colour = player_art(untrack(|| play.colour(seat)));
        let label = move || format!("{}: {}", play.name(seat), hand(messages(), cards));
        view! {
            <li class="study-hand">
                <Gem colour/>
                <span class="hidden-text">{label}</span>
                {Colour::ALL.map(|colour| pile(colour, cards[colour])).into_iter().collect_view()}
            </li>
        }
    };
    view! {
        <ul class="study-hands" aria-label=move || messages().replay_hands()>
            {move || open().into_iter().map(row).collect_view()}
        </ul>
    }
}

fn pile(colour: Colour, count: u8) -> impl IntoView {
    view! {
        <span class="study-cards" class:study-none=count == 0 aria-hidden="true">
            <Card colour=card_art(colour)/>
            <span class="numbers">{count}</span>
        </span>
    }
}

//! The hands that are open at the moment that is shown.

use super::replay::{Replay, Seen};
use crate::app::words::{card_art, hand, player_art, words};
use crate::art::{Card, Gem};
use crate::play::store::use_play;
use iquazu_rules::{Cards, Colour, Seat};
use leptos::prelude::*;

#[component]
pub(super) fn OpenHands(replay: Replay) -> impl IntoView {
    let play = use_play();
    let open = move || {
        let seats: Vec<Seat> = match replay.seen.get() {
            Seen::All => play.shown.with(|state| state.table().players().seats().collect()),
            Seen::Seat(seat) => vec![seat],
            Seen::Nobody => Vec::new(),
        };
        seats.into_iter().map(|seat| (seat, play.shown.with(|state| state.hand(seat)))).collect::<Vec<_>>()
    };
    let row = move |(seat, cards): (Seat, Cards)| {
        let colour = player_art(untrack(|| play.colour(seat)));
        let label = move || format!("{}: {}", play.name(seat), hand(words(), cards));
        view! {
            <li class="study-hand">
                <Gem colour/>
                <span class="hidden-text">{label}</span>
                {Colour::ALL.map(|colour| pile(colour, cards[colour])).into_iter().collect_view()}
            </li>
        }
    };
    view! {
        <ul class="study-hands" aria-label=move || words().replay_hands()>
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

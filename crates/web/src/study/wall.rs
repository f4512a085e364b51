//! The wall of a replay or position: to look at, not to play on.

use crate::board::{Board, Place};
use crate::play::model::board_model;
use crate::play::store::use_play;
use leptos::prelude::*;

#[component]
pub(super) fn Wall() -> impl IntoView {
    let play = use_play();
    let model = board_model(play);
    let on_gap = |_: (u8, u8)| ();
    let on_inspect = |_: Place| ();
    let on_hover = move |place: Option<Place>| play.hovered.set(place);
    view! {
        <div class="game-board">
            <Board model=model on_gap=on_gap on_inspect=on_inspect on_hover=on_hover/>
        </div>
    }
}

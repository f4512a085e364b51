//! The game page put together.

use super::flow;
use super::model::board_model;
use super::store::{Play, use_play};
use crate::app::settings::use_settings;
use crate::board::{Board, Place};
use iquazu_rules::Gap;
use leptos::prelude::*;

/// The game on the screen.
#[component]
pub fn GamePage() -> impl IntoView {
    let play: Play = use_play();
    let settings = use_settings();
    flow::enter(play, settings);
    on_cleanup(move || flow::leave(play));
    let model = Memo::new(move |_| board_model(play));
    let on_gap = move |(column, index): (u8, u8)| {
        if let Some(gap) = Gap::new(column, index) {
            flow::choose_gap(play, gap);
        }
    };
    let on_inspect = move |_place: Place| {};
    view! {
        <main class="game">
            <Board model=model on_gap=on_gap on_inspect=on_inspect/>
        </main>
    }
}

//! The points track: 80 stepping stones below the wall. Scores above 80 start again at the first stone.

use super::geometry::{WIDTH, units};
use super::model::BoardModel;
use crate::art::{PlayerColour, gem_symbol};
use iquazu_art::paths::{self, TRACK_MIDDLE};
use leptos::prelude::*;

const STONES: u16 = iquazu_rules::Rules::LATEST.track_length;

fn stone_x(points: u16) -> f64 {
    paths::stone_x(points, STONES)
}

pub(super) fn view(model: Signal<BoardModel>) -> impl IntoView {
    let tens = |ten: u16| {
        view! { <text class="track-number" x=units(stone_x(ten * 10)) y=units(TRACK_MIDDLE + 19.0)>{ten * 10}</text> }
    };
    let marker = move |(at, player): (usize, PlayerColour)| {
        let points = Memo::new(move |_| model.with(|m| m.track.iter().find(|s| s.player == player).map(|s| s.points)));
        let shift = move || format!("{}px", units(points.get().map_or(-100.0, stone_x)));
        let y = TRACK_MIDDLE - 19.0 + at as f64 * 3.0;
        view! {
            <g class="track-marker" data-track=player.name() style:--x=shift>
                <use href=gem_symbol(player) x=units(at as f64 * 4.0 - 19.0) y=units(y) width="26" height="26"></use>
                {move || lap_label(points.get()).map(|n| view! { <text class="track-round" x="9" y=units(y)>{n}</text> })}
            </g>
        }
    };
    view! {
        <g class="track" aria-hidden="true">
            <rect x="0" y="752" width=units(WIDTH) height="48" fill="url(#g-brook)"></rect>
            <path class="track-stones" d=paths::track_stones(STONES)></path>
            {(1..=8).map(tens).collect_view()}
            {PlayerColour::ALL.into_iter().enumerate().map(marker).collect_view()}
        </g>
    }
}

/// Returns "+80" for scores beyond the track's end.
fn lap_label(points: Option<u16>) -> Option<String> {
    let lap = points.filter(|p| *p > STONES).map(|p| (p - 1) / STONES * STONES)?;
    Some(format!("+{lap}"))
}

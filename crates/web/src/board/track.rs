//! The points track: 80 stepping stones below the wall. Scores above 80 start again at the first stone.

use super::geometry::WIDTH;
use super::model::BoardModel;
use crate::art::{PlayerColour, gem_symbol};
use leptos::prelude::*;

const STONES: u16 = iquazu_rules::Rules::LATEST.track_length;
const STEP: f64 = 17.6;
const START: f64 = 46.0;
const MIDDLE: f64 = 774.0;

fn stone_x(points: u16) -> f64 {
    let stone = if points == 0 { 0 } else { (points - 1) % STONES + 1 };
    START + f64::from(stone) * STEP
}

pub(super) fn view(model: Signal<BoardModel>) -> impl IntoView {
    let tens = |ten: u16| {
        view! { <text class="track-number" x=stone_x(ten * 10) y=MIDDLE + 19.0>{ten * 10}</text> }
    };
    let marker = move |(at, player): (usize, PlayerColour)| {
        let points = Memo::new(move |_| model.with(|m| m.track.iter().find(|s| s.player == player).map(|s| s.points)));
        let shift = move || format!("{}px", points.get().map_or(-100.0, stone_x));
        let y = MIDDLE - 19.0 + at as f64 * 3.0;
        view! {
            <g class="track-marker" data-track=player.name() style:--x=shift>
                <use href=gem_symbol(player) x=at as f64 * 4.0 - 19.0 y=y width="26" height="26"></use>
                {move || lap_label(points.get()).map(|n| view! { <text class="track-round" x="9" y=y>{n}</text> })}
            </g>
        }
    };
    view! {
        <g class="track" aria-hidden="true">
            <rect x="0" y="752" width=WIDTH height="48" fill="url(#g-brook)"></rect>
            <path class="track-stones" d=stones()></path>
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

fn stones() -> String {
    let stone = |n: u16| {
        let r = if n.is_multiple_of(10) {
            7.5
        } else if n.is_multiple_of(5) {
            6.0
        } else {
            4.2
        };
        let (x, y) = (stone_x(n) - r, MIDDLE - 2.0);
        format!("M{x:.1} {y}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0z", d = 2.0 * r)
    };
    (0..=STONES).map(stone).collect()
}

//! Chart of all players' win shares over the game, as one seat could know them. A click jumps to that step.

use super::replay::Replay;
use super::review_task::ReviewTask;
use crate::app::texts::{messages, player_art};
use crate::play::store::use_play;
use iquazu_rules::{Seat, SeatMap};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

/// Size of the drawing; it scales with its box.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 38.0;
const RIGHT: f64 = 8.0;
const EDGE: f64 = 10.0;

fn x(step: usize, last: usize) -> f64 {
    LEFT + step as f64 / last.max(1) as f64 * (WIDTH - LEFT - RIGHT)
}

fn y(share: f32) -> f64 {
    EDGE + (1.0 - f64::from(share)) * (HEIGHT - 2.0 * EDGE)
}

/// Returns the points of a seat's line; steps that are not evaluated are left out.
fn line(curve: &[Option<SeatMap<f32>>], seat: Seat) -> String {
    let last = curve.len().saturating_sub(1);
    let known = curve.iter().enumerate().filter_map(|(step, shares)| Some((step, shares.as_ref()?[seat])));
    known.map(|(step, share)| format!("{:.1},{:.1}", x(step, last), y(share))).collect::<Vec<_>>().join(" ")
}

#[component]
pub(super) fn Curve(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    let play = use_play();
    let seats: Vec<Seat> = replay.full_game.with_value(|whole| whole.setup().players().seats().collect());
    let colour = move |seat| player_art(untrack(|| play.colour(seat))).name();
    let line = move |seat: Seat| {
        let own = move || review_task.seat.get() == seat;
        view! {
            <g class=format!("chart-line chart-{}", colour(seat)) class:curve-own=own>
                <polyline points=move || review_task.review.with(|review| line(&review.curve, seat))></polyline>
            </g>
        }
    };
    let now = move || x(replay.step.get(), replay.last);
    let jump = move |event: MouseEvent| {
        let Some(drawing) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        let area = drawing.get_bounding_client_rect();
        let across = (f64::from(event.client_x()) - area.left()) / area.width() * WIDTH;
        let share = (across - LEFT) / (WIDTH - LEFT - RIGHT);
        replay.go_to((share.clamp(0.0, 1.0) * replay.last as f64).round() as usize);
    };
    let scorings = replay.scorings();
    let ticks = [0.0f32, 0.5, 1.0].map(|share| {
        view! {
            <line class="chart-grid" x1=LEFT x2=WIDTH - RIGHT y1=y(share) y2=y(share)></line>
            <text class="chart-tick chart-tick-points" x=LEFT - 5.0 y=y(share)>
                {move || messages().percent(share.into(), 0)}
            </text>
        }
    });
    view! {
        <figure class="chart curve">
            <svg
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                role="img"
                aria-label=move || messages().review_curve()
                on:click=jump
            >
                {ticks.into_iter().collect_view()}
                {scorings
                    .into_iter()
                    .map(|step| {
                        let at = x(step, replay.last);
                        view! { <line class="curve-scoring" x1=at x2=at y1=HEIGHT - EDGE y2=HEIGHT - 3.0></line> }
                    })
                    .collect_view()}
                {seats.into_iter().map(line).collect_view()}
                <line class="curve-now" x1=now x2=now y1="2" y2=HEIGHT - 2.0></line>
            </svg>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_skips_unevaluated_steps() {
        let shares = |share: f32| Some(SeatMap([share, 1.0 - share, 0.0, 0.0]));
        let curve = [shares(0.5), None, shares(1.0)];
        assert_eq!(line(&curve, Seat::FIRST), "38.0,75.0 392.0,10.0");
        assert_eq!(line(&curve, Seat::ALL[1]), "38.0,75.0 392.0,140.0");
        assert_eq!(line(&[None, None], Seat::FIRST), "");
    }
}

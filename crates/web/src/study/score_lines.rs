//! Line chart of all players' points in the original game and its branches. The table beside it has the same data.

use crate::app::texts::{messages, player_art};
use crate::play::store::use_play;
use iquazu_rules::Seat;
use iquazu_session::Game;
use leptos::prelude::*;

/// Size of the drawing; it scales with its box.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 130.0;
const LEFT: f64 = 30.0;
const EDGE: f64 = 8.0;

/// Range of the chart.
#[derive(Clone, Copy)]
struct Scale {
    steps: usize,
    points: u16,
}

impl Scale {
    fn of<'a>(games: impl Iterator<Item = &'a Game> + Clone) -> Scale {
        let points =
            |game: &Game| game.setup().players().seats().map(|seat| game.state().score(seat)).max().unwrap_or(0);
        Scale {
            steps: games.clone().map(|game| game.history().len() - 1).max().unwrap_or(0).max(1),
            points: games.map(points).max().unwrap_or(0).max(1),
        }
    }

    fn y(self, points: u16) -> f64 {
        HEIGHT - EDGE - f64::from(points) / f64::from(self.points) * (HEIGHT - 2.0 * EDGE)
    }

    /// Returns a seat's line from a step on: a corner at every change, and the end.
    fn line(self, game: &Game, seat: Seat, from: usize) -> String {
        let x = |step: usize| LEFT + step as f64 / self.steps as f64 * (WIDTH - LEFT - EDGE);
        let scores: Vec<u16> = game.history().iter().map(|moment| moment.state.score(seat)).collect();
        let last = scores.len() - 1;
        let corners = (from.min(last)..=last).filter(|&step| {
            step == from || step == last || scores[step] != scores[step - 1] || scores[step] != scores[step + 1]
        });
        corners.map(|step| format!("{:.1},{:.1}", x(step), self.y(scores[step]))).collect::<Vec<_>>().join(" ")
    }
}

/// Draws the original game and its branches, each with the step at which it leaves the original.
pub(super) fn view(real: &Game, branches: &[(usize, &Game)]) -> impl IntoView + use<> {
    let play = use_play();
    let scale = Scale::of(std::iter::once(real).chain(branches.iter().map(|(_, game)| *game)));
    let line = |seat: Seat| {
        let class = format!("chart-line chart-{}", player_art(untrack(|| play.colour(seat))).name());
        let others = branches
            .iter()
            .map(
                |(from, game)| view! { <polyline class="line-branch" points=scale.line(game, seat, *from)></polyline> },
            )
            .collect_view();
        view! { <g class=class><polyline points=scale.line(real, seat, 0)></polyline>{others}</g> }
    };
    let ticks = [0, scale.points].map(|points| {
        let y = scale.y(points);
        view! {
            <line class="chart-grid" x1=LEFT x2=WIDTH - EDGE y1=y y2=y></line>
            <text class="chart-tick chart-tick-points" x=LEFT - 5.0 y=y>{points}</text>
        }
    });
    view! {
        <figure class="chart curve" aria-hidden="true">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}")>
                {ticks.into_iter().collect_view()}
                {real.setup().players().seats().map(line).collect_view()}
            </svg>
            <figcaption class="soft">{move || messages().branch_lines()}</figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_session::load;

    #[test]
    fn line_has_a_corner_at_every_change_and_ends_with_the_game() {
        let text = include_str!("../../../../corpus/rules-1/expert-2.txt");
        let end = text[1..].find("iquazu-record").map_or(text.len(), |next| next + 1);
        let game = load(&text[..end], &crate::app::editions::library()).expect("a golden game");
        let scale = Scale::of(std::iter::once(&game));
        let last = game.history().len() - 1;
        assert_eq!(scale.steps, last);
        for seat in [Seat::ALL[0], Seat::ALL[1]] {
            let whole = scale.line(&game, seat, 0);
            assert!(whole.starts_with("30.0,122.0"), "{whole}");
            assert!(whole.ends_with(&format!(",{:.1}", scale.y(game.state().score(seat)))), "{whole}");
            assert_eq!(scale.line(&game, seat, last).split(' ').count(), 1);
        }
    }
}

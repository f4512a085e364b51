//! The final scores over the game, as a line chart and as a table.

use crate::app::texts::{messages, player_art};
use crate::art::{PlayerColour, gem_symbol};
use iquazu_messages::Messages;
use iquazu_rules::Seat;
use iquazu_session::{Breakdown, Game, GameStep, score_history};
use leptos::prelude::*;

/// Size of the drawing; it scales with its box.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 250.0;
const LEFT: f64 = 30.0;
const RIGHT: f64 = 58.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 26.0;
/// Horizontal distance between two steps of the final scoring.
const CLOSING_STEP: f64 = 14.0;
/// Vertical distance between two labels at the ends of lines.
const LABEL_GAP: f64 = 19.0;

/// Steps of the final scoring after the last turn: columns 10 and 11, and the tiles (E3, E4).
const CLOSING: usize = 3;

/// One player's line: points after each turn, from turn 0, and after each step of the final scoring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    name: String,
    colour: PlayerColour,
    points: Vec<u16>,
}

impl Series {
    /// Builds the line of a seat in a finished game.
    pub fn new(game: &Game, seat: Seat, shares: &Breakdown) -> Series {
        let seat_setup = game.setup().seat(seat);
        let closing = |column| shares.rocks.iter().filter(move |rock| rock.closing && rock.column == column);
        let gains = [10, 11].map(|column| closing(column).map(|rock| u16::from(rock.points)).sum());
        let mut points = points_by_turn(game.history(), seat);
        let mut sum = shares.total() - gains.iter().sum::<u16>() - shares.tile_points;
        if let Some(last) = points.last_mut() {
            *last = sum;
        }
        for gain in gains.into_iter().chain([shares.tile_points]) {
            sum += gain;
            points.push(sum);
        }
        Series { name: seat_setup.name.clone(), colour: player_art(seat_setup.colour), points }
    }
}

/// Returns a seat's points after each turn; turn 0 is the setup.
fn points_by_turn(moments: &[GameStep], seat: Seat) -> Vec<u16> {
    let mut points = Vec::new();
    let mut turn = 0;
    for (moment, score) in moments.iter().zip(score_history(moments, seat)) {
        points.resize(usize::from(turn) + 1, points.last().copied().unwrap_or(0));
        points[usize::from(turn)] = score;
        turn = moment.state.table().turn();
    }
    points
}

/// Maps turns and points to coordinates.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    turns: usize,
    points: f64,
}

impl Scale {
    fn of(series: &[Series]) -> Scale {
        let turns = series.iter().map(|line| line.points.len().saturating_sub(1 + CLOSING)).max().unwrap_or(0);
        let points = series.iter().flat_map(|line| &line.points).max().copied().unwrap_or(0);
        Scale { turns: turns.max(1), points: f64::from(points.max(10)) }
    }

    /// The steps of the final scoring are further apart than turns.
    fn x(self, step: usize) -> f64 {
        let end = WIDTH - RIGHT - CLOSING as f64 * CLOSING_STEP;
        let turns = step.min(self.turns) as f64 / self.turns as f64;
        LEFT + turns * (end - LEFT) + step.saturating_sub(self.turns) as f64 * CLOSING_STEP
    }

    fn y(self, points: f64) -> f64 {
        HEIGHT - BOTTOM - points / self.points * (HEIGHT - TOP - BOTTOM)
    }

    fn line(self, points: &[u16]) -> String {
        let place = |(turn, points): (usize, &u16)| format!("{:.1},{:.1}", self.x(turn), self.y((*points).into()));
        points.iter().enumerate().map(place).collect::<Vec<_>>().join(" ")
    }
}

/// Returns about five round tick values up to a maximum.
fn ticks(most: f64) -> Vec<u16> {
    let step = [1, 2, 5, 10, 20, 25, 50, 100].into_iter().find(|step| most / f64::from(*step) <= 6.0).unwrap_or(200);
    (0..=(most as u16 / step)).map(|tick| tick * step).collect()
}

/// Moves overlapping labels apart as little as possible and keeps their order.
fn spread_labels(wanted: &[f64], gap: f64, lowest: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut places = wanted.to_vec();
    let mut free = f64::MIN;
    for index in &order {
        places[*index] = places[*index].max(free);
        free = places[*index] + gap;
    }
    let mut limit = lowest;
    for index in order.iter().rev() {
        places[*index] = places[*index].min(limit);
        limit = places[*index] - gap;
    }
    places
}

/// Returns the turns in which anybody's points changed.
fn changes(series: &[Series]) -> Vec<usize> {
    let turns = series.iter().map(|line| line.points.len()).max().unwrap_or(0);
    let at = |line: &Series, turn: usize| line.points.get(turn).copied();
    (1..turns).filter(|turn| series.iter().any(|line| at(line, *turn) != at(line, turn - 1))).collect()
}

#[component]
pub fn ScoreChart(series: Vec<Series>) -> impl IntoView {
    let scale = Scale::of(&series);
    let ends: Vec<f64> = series.iter().map(|line| scale.y(line.points.last().copied().unwrap_or(0).into())).collect();
    let labels = spread_labels(&ends, LABEL_GAP, HEIGHT - BOTTOM);
    let lines = series.iter().map(|line| draw_line(scale, line.clone())).collect_view();
    let ends = series.iter().zip(labels).map(|(line, y)| end_label(line, y)).collect_view();
    view! {
        <figure class="chart">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true" focusable="false">
                {axes(scale)}
                {lines}
                {ends}
            </svg>
            <DataTable series/>
        </figure>
    }
}

fn axes(scale: Scale) -> impl IntoView {
    let (left, end) = (scale.x(0), scale.x(scale.turns));
    let right = WIDTH - RIGHT;
    let points = ticks(scale.points).into_iter().map(move |tick| {
        let y = scale.y(tick.into());
        view! {
            <line class="chart-grid" x1=left x2=right y1=y y2=y></line>
            <text class="chart-tick chart-tick-points" x=left - 6.0 y=y>{tick}</text>
        }
    });
    let turns = ticks(scale.turns as f64).into_iter().filter(|tick| *tick > 0).map(move |tick| {
        view! { <text class="chart-tick" x=scale.x(tick.into()) y=HEIGHT - BOTTOM + 14.0>{tick}</text> }
    });
    view! {
        <rect class="chart-closing" x=end y=TOP width=right - end height=HEIGHT - TOP - BOTTOM></rect>
        {points.collect_view()}
        {turns.collect_view()}
        <text class="chart-tick" x=right + RIGHT / 2.0 y=HEIGHT - BOTTOM + 14.0>
            {move || messages().final_chart_turns()}
        </text>
    }
}

fn draw_line(scale: Scale, line: Series) -> impl IntoView {
    let shape = scale.line(&line.points);
    let changed = changes(std::slice::from_ref(&line));
    let dots = changed.into_iter().map(|turn| {
        let points = line.points[turn];
        let name = line.name.clone();
        let title = move || messages().final_chart_point(turn.min(scale.turns) as i64, &name, points.into());
        view! {
            <circle class="chart-dot" cx=scale.x(turn) cy=scale.y(points.into()) r="3">
                <title>{title}</title>
            </circle>
        }
    });
    view! {
        <g class=format!("chart-line chart-{}", line.colour.name())>
            <polyline points=shape></polyline>
            {dots.collect_view()}
        </g>
    }
}

fn end_label(line: &Series, y: f64) -> impl IntoView + use<> {
    let x = WIDTH - RIGHT + 9.0;
    view! {
        <use href=gem_symbol(line.colour) x=x y=y - 8.5 width="17" height="17"></use>
        <text class="chart-end" x=x + 20.0 y=y>{line.points.last().copied().unwrap_or(0)}</text>
    }
}

/// The same data as a table, for screen readers.
#[component]
fn DataTable(series: Vec<Series>) -> impl IntoView {
    let heads = series.iter().map(|line| view! { <th scope="col">{line.name.clone()}</th> }).collect_view();
    let turns = Scale::of(&series).turns;
    let row = |turn: usize| {
        let head = move || row_head(messages(), turn, turns);
        let cells = series.iter().map(|line| view! { <td>{line.points.get(turn).copied()}</td> }).collect_view();
        view! { <tr><th scope="row">{head}</th>{cells}</tr> }
    };
    view! {
        <table class="hidden-text">
            <caption>{move || messages().a11y_chart()}</caption>
            <thead>
                <tr><th scope="col">{move || messages().final_chart_turns()}</th>{heads}</tr>
            </thead>
            <tbody>{changes(&series).into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// Returns the heading of a row: the turn's number, or the name of the final scoring's step.
fn row_head(t: Messages, step: usize, turns: usize) -> String {
    match step.saturating_sub(turns) {
        0 => t.number(step as i64),
        1 => t.final_column(10),
        2 => t.final_column(11),
        _ => t.final_tiles().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sample;
    use iquazu_session::breakdown;

    fn line(points: &[u16]) -> Series {
        Series { name: String::new(), colour: PlayerColour::Red, points: points.to_vec() }
    }

    #[test]
    fn line_spans_the_chart() {
        let points = [0, 5, 10, 10, 15, 20];
        let scale = Scale::of(&[line(&points)]);
        assert_eq!(scale.turns, 2);
        assert_eq!(scale.line(&points), "30.0,224.0 165.0,171.5 300.0,119.0 314.0,119.0 328.0,66.5 342.0,14.0");
    }

    #[test]
    fn game_without_points_has_a_chart() {
        let scale = Scale::of(&[line(&[0])]);
        assert_eq!(scale.line(&[0]), "30.0,224.0");
        assert_eq!(Scale::of(&[]), scale);
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(47.0), [0, 10, 20, 30, 40]);
        assert_eq!(ticks(10.0), [0, 2, 4, 6, 8, 10]);
        assert_eq!(ticks(123.0), [0, 25, 50, 75, 100]);
    }

    #[test]
    fn labels_do_not_overlap_and_stay_in_the_chart() {
        assert_eq!(spread_labels(&[50.0, 20.0], 10.0, 100.0), [50.0, 20.0]);
        assert_eq!(spread_labels(&[50.0, 50.0, 20.0], 10.0, 100.0), [50.0, 60.0, 20.0]);
        assert_eq!(spread_labels(&[99.0, 98.0, 97.0], 10.0, 100.0), [100.0, 90.0, 80.0]);
    }

    #[test]
    fn line_ends_with_the_final_score() {
        let game = sample::played(&["Ann", "Ben"], &[]);
        let shares = breakdown(game.history(), game.setup().players());
        for seat in game.setup().players().seats() {
            let points = Series::new(&game, seat, &shares[seat.index()]).points;
            assert_eq!(points.len(), usize::from(game.state().table().turn()) + 1 + CLOSING);
            assert_eq!((points[0], *points.last().expect("turns")), (0, game.state().score(seat)));
            assert!(points.is_sorted());
        }
    }
}

//! Plots as SVG, each with a table of the same numbers for screen readers.

use iquazu_messages::Messages;
use leptos::prelude::*;

/// The width of a drawing; it scales with its box. Coordinates are whole numbers.
const WIDTH: i64 = 400;
/// The height of a row of bars with its name.
const ROW: i64 = 38;
const BAR_TOP: i64 = 18;
const BAR: i64 = 16;
/// The narrowest bar that has its number inside.
const ROOM_FOR_NUMBER: i64 = 26;
const HEIGHT: i64 = 140;
const LEFT: i64 = 44;
const EDGE: i64 = 12;
/// The most rows of a table of values over time.
pub(super) const TABLE_ROWS: usize = 24;

/// Horizontal bars, one row for each name, made of one part for each series.
pub(super) struct Bars {
    pub(super) title: String,
    /// What the rows are.
    pub(super) rows_are: &'static str,
    pub(super) series: Vec<&'static str>,
    pub(super) rows: Vec<(String, Vec<i64>)>,
    /// Whether every row is drawn at full length, as shares of its sum.
    pub(super) as_shares: bool,
    pub(super) number: fn(Messages, i64) -> String,
}

/// Returns start and width of each part of a row.
fn parts(values: &[i64], full: i64) -> Vec<(i64, i64)> {
    let mut sum = 0;
    let at = |sum: i64| sum * WIDTH / full.max(1);
    let part = |value: &i64| {
        let start = at(sum);
        sum += value;
        (start, at(sum) - start)
    };
    values.iter().map(part).collect()
}

pub(super) fn bars(t: Messages, plot: &Bars) -> AnyView {
    let sum = |values: &[i64]| values.iter().sum::<i64>();
    let longest = plot.rows.iter().map(|(_, values)| sum(values)).max().unwrap_or(0);
    let row = |(number, (name, values)): (i64, &(String, Vec<i64>))| {
        let full = if plot.as_shares { sum(values) } else { longest };
        let top = number * ROW;
        let bar = |(series, ((start, width), value)): (usize, ((i64, i64), &i64))| {
            let text = (width >= ROOM_FOR_NUMBER).then(|| {
                let text = (plot.number)(t, *value);
                view! { <text class=format!("plot-number plot-on-{series}") x=start + width / 2 y=top + BAR_TOP + BAR / 2>{text}</text> }
            });
            let inset = i64::from(width > 2);
            view! {
                <rect class=format!("plot-{series}") x=start + inset y=top + BAR_TOP + 1 width=(width - 2 * inset).max(0) height=BAR - 2></rect>
                {text}
            }
        };
        let bars = parts(values, full).into_iter().zip(values).enumerate().map(bar).collect_view();
        view! { <text class="plot-name" x="2" y=top + 9>{name.clone()}</text>{bars} }
    };
    let rows = (0..).zip(&plot.rows).map(row).collect_view();
    let key = |(number, name): (usize, &&'static str)| {
        view! {
            <li>
                <svg viewBox="0 0 16 16" aria-hidden="true"><rect class=format!("plot-{number}") x="2" y="2" width="12" height="12"></rect></svg>
                {*name}
            </li>
        }
    };
    let key = (plot.series.len() > 1)
        .then(|| view! { <ul class="plot-key" aria-hidden="true">{plot.series.iter().enumerate().map(key).collect_view()}</ul> });
    let cells =
        |values: &[i64]| values.iter().map(|value| view! { <td>{(plot.number)(t, *value)}</td> }).collect_view();
    let body =
        plot.rows.iter().map(|(name, values)| view! { <tr><th scope="row">{name.clone()}</th>{cells(values)}</tr> });
    view! {
        <figure class="panel plot">
            <figcaption>{plot.title.clone()}</figcaption>
            {key}
            <svg viewBox=format!("0 0 {WIDTH} {}", ROW * plot.rows.len() as i64) aria-hidden="true" focusable="false">{rows}</svg>
            {table(plot.title.clone(), plot.rows_are, &plot.series, body.collect_view().into_any())}
        </figure>
    }
    .into_any()
}

/// The same numbers, for screen readers.
fn table(title: String, rows_are: &'static str, series: &[&'static str], body: AnyView) -> AnyView {
    let heads = series.iter().map(|name| view! { <th scope="col">{*name}</th> }).collect_view();
    view! {
        <div class="hidden-text">
            <table>
                <caption>{title}</caption>
                <thead><tr><th scope="col">{rows_are}</th>{heads}</tr></thead>
                <tbody>{body}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// A line over the games, oldest first.
pub(super) struct Line {
    pub(super) title: String,
    /// What the rows of the table are.
    pub(super) rows_are: &'static str,
    pub(super) values: Vec<i64>,
    /// The rows of the table: a date and a value.
    pub(super) table: Vec<(String, i64)>,
    /// The values at the edges of the drawing, unless the line needs more room.
    pub(super) range: (i64, i64),
    pub(super) number: fn(Messages, i64) -> String,
}

/// Returns the points of a line.
fn points(values: &[i64], (low, high): (i64, i64)) -> String {
    let last = values.len().saturating_sub(1).max(1) as i64;
    let place = |(index, value): (i64, &i64)| {
        format!("{},{}", LEFT + index * (WIDTH - LEFT - EDGE) / last, level(*value, (low, high)))
    };
    (0..).zip(values).map(place).collect::<Vec<_>>().join(" ")
}

fn level(value: i64, (low, high): (i64, i64)) -> i64 {
    HEIGHT - EDGE - (value - low) * (HEIGHT - 2 * EDGE) / (high - low).max(1)
}

pub(super) fn line(t: Messages, plot: &Line) -> AnyView {
    let bound =
        |choose: fn(i64, i64) -> i64, first: i64| plot.values.iter().fold(first, |found, value| choose(found, *value));
    let (low, high) = (bound(i64::min, plot.range.0), bound(i64::max, plot.range.1));
    let ticks = [low, (low + high) / 2, high].map(|value| {
        let y = level(value, (low, high));
        view! {
            <line class="chart-grid" x1=LEFT x2=WIDTH - EDGE y1=y y2=y></line>
            <text class="chart-tick chart-tick-points" x=LEFT - 5 y=y>{(plot.number)(t, value)}</text>
        }
    });
    let body = plot.table.iter().map(|(date, value)| {
        view! { <tr><th scope="row">{date.clone()}</th><td>{(plot.number)(t, *value)}</td></tr> }
    });
    let heads = [plot.rows_are];
    view! {
        <figure class="panel plot chart">
            <figcaption>{plot.title.clone()}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true" focusable="false">
                {ticks.into_iter().collect_view()}
                <g class="chart-line chart-green plot-line"><polyline points=points(&plot.values, (low, high))></polyline></g>
            </svg>
            {table(plot.title.clone(), heads[0], &[t.mine_value()], body.collect_view().into_any())}
        </figure>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other_without_gaps() {
        assert_eq!(parts(&[1, 1, 2], 4), [(0, 100), (100, 100), (200, 200)]);
        assert_eq!(parts(&[1, 1, 1], 3), [(0, 133), (133, 133), (266, 134)]);
        assert_eq!(parts(&[0, 0], 0), [(0, 0), (0, 0)]);
    }

    #[test]
    fn line_spans_the_drawing() {
        assert_eq!(points(&[0, 50, 100], (0, 100)), "44,128 216,70 388,12");
        assert_eq!(points(&[7], (7, 7)), "44,128");
        assert_eq!(points(&[], (0, 1)), "");
    }
}

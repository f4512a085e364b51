//! Statistics of the games that fit the filter.

use super::list::{date, opponent_name};
use super::page::Games;
use super::plot::{Bars, Line, TABLE_ROWS, bars, line};
use crate::app::rating;
use iquazu_messages::Messages;
use iquazu_session::Day;
use iquazu_session::history::{HeadToHead, Statistics, Tally, TimeSeries, downsample};
use leptos::prelude::*;

/// The most opponents in the plot and the table.
const OPPONENTS: usize = 12;
/// The most points of a line.
const LINE_POINTS: usize = 180;

pub(super) fn statistics(t: Messages, games: Games) -> AnyView {
    let found = Memo::new(move |_| games.shown.with(|shown| Statistics::of(shown)));
    let rating = Memo::new(move |_| games.shown.with(|shown| rating::history(shown)));
    let shown = move || {
        found.with(|found| {
            if found.total.games == 0 {
                return view! { <p role="status">{t.mine_no_statistics()}</p> }.into_any();
            }
            let plots = [
                Some(by_players(t, found)),
                Some(by_opponent(t, found)),
                Some(points(t, found)),
                rating.with(|rating| over_time(t, t.mine_rating(), rating, (0, 600), |t, n| t.number(n))),
                over_time(t, t.mine_accuracy(), &found.accuracy, (500, 1000), thousandths),
                over_time(t, t.mine_luck(), &found.luck, (-100, 100), thousandths),
                Some(columns(t, found)),
            ];
            view! {
                {facts(t, found)}
                {games.filter.with(|filter| filter.opponent.clone()).and_then(|key| {
                    found.opponents.iter().find(|met| met.opponent == key).map(|met| head_to_head(t, met))
                })}
                <div class="mine-plots">{plots.into_iter().flatten().collect_view()}</div>
                {found.accuracy.is_empty().then(|| view! { <p class="soft">{t.mine_no_reviews()}</p> })}
            }
            .into_any()
        })
    };
    shown.into_any()
}

/// Formats thousandths as a percentage.
fn thousandths(t: Messages, value: i64) -> String {
    t.percent(value as f64 / 1000.0, 0)
}

/// Formats tenths.
fn tenths(t: Messages, value: i64) -> String {
    t.decimal(value as f64 / 10.0, 1)
}

/// Returns ten times the mean.
fn mean_in_tenths(sum: u32, count: u32) -> i64 {
    (i64::from(sum) * 10 + i64::from(count) / 2) / i64::from(count.max(1))
}

fn facts(t: Messages, found: &Statistics) -> AnyView {
    let total = found.total;
    let fact = |name: &'static str, value: String| view! { <div><dt>{name}</dt><dd class="numbers">{value}</dd></div> };
    let share = thousandths(t, i64::from(total.won) * 1000 / i64::from(total.games.max(1)));
    view! {
        <dl class="mine-facts">
            {fact(t.mine_list(), t.number(total.games.into()))}
            {fact(t.mine_won(), format!("{} ({share})", t.number(total.won.into())))}
            {fact(t.mine_mean_points(), tenths(t, mean_in_tenths(total.rocks + total.tiles, total.games)))}
            {fact(t.mine_current_streak(), t.number(found.current_streak.into()))}
            {fact(t.mine_best_streak(), t.number(found.best_streak.into()))}
        </dl>
    }
    .into_any()
}

/// The person against the chosen opponent.
fn head_to_head(t: Messages, met: &HeadToHead) -> AnyView {
    let name = opponent_name(t, &met.opponent);
    let mean = (met.difference * 10).div_euclid(i64::from(met.meetings().max(1)));
    view! {
        <section class="panel mine-duel">
            <h2>{t.mine_duel(&name)}</h2>
            <p>{t.mine_duel_text(met.meetings().into(), &t.number(met.ahead.into()), &t.number(met.level.into()), &t.number(met.behind.into()))}</p>
            <p>{t.mine_duel_difference(&tenths(t, mean))}</p>
        </section>
    }
    .into_any()
}

fn by_players(t: Messages, found: &Statistics) -> AnyView {
    let played = (2..).zip(&found.by_players).filter(|(_, tally)| tally.games > 0);
    let row = |(players, tally): (i64, &Tally)| {
        let values = [tally.won, tally.shared, tally.lost()].map(i64::from).to_vec();
        (t.mine_players_count(players), values)
    };
    let plot = Bars {
        title: t.mine_by_players().to_owned(),
        rows_are: t.mine_players(),
        series: vec![t.mine_won(), t.mine_shared(), t.mine_lost()],
        rows: played.map(row).collect(),
        as_shares: true,
        number: |t, n| t.number(n),
    };
    bars(t, &plot)
}

fn by_opponent(t: Messages, found: &Statistics) -> AnyView {
    let row = |met: &HeadToHead| {
        (opponent_name(t, &met.opponent), [met.ahead, met.level, met.behind].map(i64::from).to_vec())
    };
    let plot = Bars {
        title: t.mine_by_opponent().to_owned(),
        rows_are: t.mine_opponent(),
        series: vec![t.mine_ahead(), t.mine_level(), t.mine_behind()],
        rows: found.opponents.iter().take(OPPONENTS).map(row).collect(),
        as_shares: true,
        number: |t, n| t.number(n),
    };
    bars(t, &plot)
}

fn points(t: Messages, found: &Statistics) -> AnyView {
    let played = (2..).zip(&found.by_players).filter(|(_, tally)| tally.games > 0);
    let row = |(players, tally): (i64, &Tally)| {
        let values = [tally.rocks, tally.tiles].map(|sum| mean_in_tenths(sum, tally.games)).to_vec();
        (t.mine_players_count(players), values)
    };
    let plot = Bars {
        title: t.mine_points().to_owned(),
        rows_are: t.mine_players(),
        series: vec![t.final_columns(), t.final_tiles()],
        rows: played.map(row).collect(),
        as_shares: false,
        number: tenths,
    };
    bars(t, &plot)
}

fn columns(t: Messages, found: &Statistics) -> AnyView {
    let row = |(column, gems): (i64, &u32)| (t.final_column(column), vec![mean_in_tenths(*gems, found.total.games)]);
    let plot = Bars {
        title: t.mine_columns().to_owned(),
        rows_are: t.final_columns(),
        series: vec![t.mine_gems()],
        rows: (1..).zip(&found.gems).map(row).collect(),
        as_shares: false,
        number: tenths,
    };
    bars(t, &plot)
}

fn over_time(
    t: Messages,
    title: &'static str,
    values: &TimeSeries,
    range: (i64, i64),
    number: fn(Messages, i64) -> String,
) -> Option<AnyView> {
    let row = |(at, value): (u64, i64)| {
        let when = if at > 0 { date(t, Day::of_ms(at)) } else { t.mine_date_unknown().to_owned() };
        (when, value)
    };
    let plot = Line {
        title: title.to_owned(),
        rows_are: t.mine_date(),
        values: downsample(values, LINE_POINTS).into_iter().map(|(_, value)| value).collect(),
        table: downsample(values, TABLE_ROWS).into_iter().map(row).collect(),
        range,
        number,
    };
    // A single game makes no line.
    (values.len() > 1).then(|| line(t, &plot))
}

#[cfg(test)]
mod tests {
    use super::mean_in_tenths;

    #[test]
    fn means_are_rounded_to_tenths() {
        assert_eq!(mean_in_tenths(10, 3), 33);
        assert_eq!(mean_in_tenths(11, 3), 37);
        assert_eq!(mean_in_tenths(0, 0), 0);
    }
}

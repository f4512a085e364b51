//! The leaderboards of the day and the week, from the server.

use super::send::{remove_form, send_form};
use crate::app::alive::Scope;
use crate::app::storage;
use crate::online::api::{self, RequestError};
use crate::online::request_error_text;
use iquazu_messages::Messages;
use iquazu_protocol::{DayLeaderboard, Refusal, WeekLeaderboard};
use iquazu_session::daily::{DayDeal, DayLog};
use leptos::prelude::*;
use serde::de::DeserializeOwned;

/// Lines that are shown at first.
const FIRST_LINES: usize = 10;

/// A line of either leaderboard, with its numbers as text.
#[derive(Clone, PartialEq)]
struct Row {
    place: u64,
    name: String,
    numbers: [String; 2],
}

/// The lines of a leaderboard that were fetched.
#[derive(Clone, PartialEq, Default)]
struct Rows {
    rows: Vec<Row>,
    next: Option<String>,
    mine: Option<Row>,
}

/// A page of either leaderboard.
trait LeaderboardPage: DeserializeOwned + 'static {
    fn rows(self, t: Messages) -> Rows;
}

impl LeaderboardPage for DayLeaderboard {
    fn rows(self, t: Messages) -> Rows {
        let row = |line: iquazu_protocol::DayLine| Row {
            place: line.place,
            name: line.name,
            numbers: [line.points.to_string(), percent(t, line.percent)],
        };
        Rows { rows: self.lines.into_iter().map(row).collect(), next: self.next, mine: self.mine.map(row) }
    }
}

impl LeaderboardPage for WeekLeaderboard {
    fn rows(self, t: Messages) -> Rows {
        let row = |line: iquazu_protocol::WeekLine| Row {
            place: line.place,
            name: line.name,
            numbers: [percent(t, line.percent), line.days.to_string()],
        };
        Rows { rows: self.lines.into_iter().map(row).collect(), next: self.next, mine: self.mine.map(row) }
    }
}

fn percent(t: Messages, percent: u32) -> String {
    t.percent(f64::from(percent) / 100.0, 0)
}

/// The loaded leaderboards. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Leaderboards {
    scope: Scope,
    deal: DayDeal,
    day: RwSignal<Option<Result<Rows, RequestError>>>,
    week: RwSignal<Rows>,
    /// Whether results of the day are accepted.
    is_open: RwSignal<bool>,
}

impl Leaderboards {
    /// Fetches both leaderboards again.
    pub(super) fn load(self, t: Messages) {
        let day = self.deal.day;
        self.scope.spawn(async move {
            let week = api::get::<WeekLeaderboard>(&format!("/api/weeks/{day}")).await;
            let found = api::get::<DayLeaderboard>(&format!("/api/days/{day}")).await;
            self.week.set(week.map(|week| week.rows(t)).unwrap_or_default());
            self.is_open.set(found.as_ref().is_ok_and(|table| table.open));
            self.day.set(Some(found.map(|table| table.rows(t))));
        });
    }

    fn has_mine(self) -> bool {
        self.day.with(|day| day.as_ref().is_some_and(|day| day.as_ref().is_ok_and(|rows| rows.mine.is_some())))
    }
}

/// Returns whether to show an error. A server without leaderboards, or no server at all, is not an error.
fn should_show(error: &RequestError) -> bool {
    match error {
        RequestError::Refused(Refusal::NotOffered {} | Refusal::TableNotFound {}) => false,
        RequestError::Refused(_) => true,
        RequestError::NotConnected => storage::was_online() || !window().navigator().on_line(),
    }
}

/// The leaderboards of a day and its week, with the form that adds the player's result.
pub(super) fn leaderboards(t: Messages, deal: DayDeal, log: RwSignal<DayLog>) -> AnyView {
    let boards = Leaderboards {
        scope: Scope::current(),
        deal,
        day: RwSignal::new(None),
        week: RwSignal::new(Rows::default()),
        is_open: RwSignal::new(false),
    };
    boards.load(t);
    let day = Memo::new(move |_| boards.day.get());
    let shown = move || match day.get() {
        None => Some(view! { <p class="soft" role="status">{t.day_table_loading()}</p> }.into_any()),
        Some(Err(error)) => should_show(&error).then(|| failed(t, boards, &error)),
        Some(Ok(rows)) => Some(found(t, boards, log, rows)),
    };
    shown.into_any()
}

fn failed(t: Messages, boards: Leaderboards, error: &RequestError) -> AnyView {
    let text = match error {
        RequestError::NotConnected => t.day_table_offline().to_owned(),
        RequestError::Refused(_) => request_error_text(t, error),
    };
    let retry = move |_| {
        boards.day.set(None);
        boards.load(t);
    };
    view! {
        <section class="panel day-board">
            <h2>{t.day_table()}</h2>
            <p role="status">{text}</p>
            <button class="button" on:click=retry>{t.day_table_retry()}</button>
        </section>
    }
    .into_any()
}

fn found(t: Messages, boards: Leaderboards, log: RwSignal<DayLog>, rows: Rows) -> AnyView {
    let day = boards.deal.day;
    let form = move || match (boards.has_mine(), boards.is_open.get()) {
        (true, _) => Some(remove_form(t, day, boards)),
        (false, true) => send_form(t, day, log, boards),
        (false, false) => None,
    };
    let week = move || {
        let rows = boards.week.get();
        let heads = [t.day_table_of_master(), t.day_table_days()];
        table::<WeekLeaderboard>(t, t.day_week_table(), heads, format!("/api/weeks/{day}"), rows)
    };
    let heads = [t.day_table_points(), t.day_table_of_master()];
    view! {
        <section class="panel day-board">
            <h2>{t.day_table()}</h2>
            {form}
            {table::<DayLeaderboard>(t, t.day_table(), heads, format!("/api/days/{day}"), rows)}
        </section>
        <section class="panel day-board">
            <h2>{t.day_week_table()}</h2>
            <p class="soft">{t.day_week_help()}</p>
            {week}
        </section>
    }
    .into_any()
}

/// The lines that were fetched; more on request. The player's own line comes last if it is not among them.
fn table<Page: LeaderboardPage>(
    t: Messages,
    title: &'static str,
    heads: [&'static str; 2],
    path: String,
    first: Rows,
) -> AnyView {
    if first.rows.is_empty() {
        return view! { <p class="soft">{t.day_table_empty()}</p> }.into_any();
    }
    let mine = StoredValue::new(first.mine.clone());
    let fetched = RwSignal::new(first);
    let (path, scope) = (StoredValue::new(path), Scope::current());
    let shown = RwSignal::new(FIRST_LINES);
    let more = move |_| {
        let is_hidden = fetched.with_untracked(|rows| rows.rows.len() > shown.get_untracked());
        shown.set(usize::MAX);
        if is_hidden {
            return;
        }
        let Some(next) = fetched.with_untracked(|rows| rows.next.clone()) else { return };
        scope.spawn(async move {
            if let Ok(page) = api::get::<Page>(&format!("{}/{next}", path.get_value())).await {
                let page = page.rows(t);
                fetched.update(|all| {
                    all.rows.extend(page.rows);
                    all.next = page.next;
                });
            }
        });
    };
    let lines = move || {
        let rows: Vec<Row> = fetched.with(|rows| rows.rows.iter().take(shown.get()).cloned().collect());
        let mine = mine.get_value();
        let place = mine.as_ref().map(|mine| mine.place);
        let beyond = mine.filter(|mine| !rows.iter().any(|row| row.place == mine.place));
        rows.into_iter().chain(beyond).map(|row| line(t, place == Some(row.place), row)).collect_view()
    };
    let button = move || {
        let has_more = fetched.with(|rows| rows.next.is_some() || rows.rows.len() > shown.get());
        has_more.then(|| view! { <button class="button" on:click=more>{t.day_table_more()}</button> })
    };
    view! {
        <table class="numbers">
            <caption class="hidden-text">{title}</caption>
            <thead>
                <tr>
                    <th scope="col">{t.day_table_place()}</th>
                    <th scope="col">{t.day_table_name()}</th>
                    <th scope="col">{heads[0]}</th>
                    <th scope="col">{heads[1]}</th>
                </tr>
            </thead>
            <tbody>{lines}</tbody>
        </table>
        {button}
    }
    .into_any()
}

fn line(t: Messages, is_mine: bool, row: Row) -> AnyView {
    let [first, second] = row.numbers;
    let you = is_mine.then(|| view! { <span class="day-you">{t.day_table_you()}</span> });
    view! {
        <tr class:day-mine=is_mine>
            <td>{row.place.to_string()}</td>
            <th scope="row">{row.name}{you}</th>
            <td>{first}</td>
            <td>{second}</td>
        </tr>
    }
    .into_any()
}

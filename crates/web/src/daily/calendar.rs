//! The calendar of the days.

use super::log::today;
use crate::app::route::Route;
use iquazu_messages::Messages;
use iquazu_session::Day;
use iquazu_session::daily::{DayLog, DayResult, FIRST_DAY};
use leptos::prelude::*;

/// Returns the first day of the month of a day.
fn month_start(day: Day) -> Day {
    let (_, _, of_month) = day.civil();
    Day(day.0 + 1 - of_month)
}

/// Returns the first day of the next month.
fn next_month(start: Day) -> Day {
    month_start(Day(start.0 + 31))
}

/// Returns the weeks of a month, from Monday; days of other months are `None`.
fn weeks(start: Day) -> Vec<[Option<Day>; 7]> {
    let (first, end) = (start.0 - start.weekday(), next_month(start).0);
    let of_month = |day: u32| (start.0..end).contains(&day).then_some(Day(day));
    (first..end).step_by(7).map(|monday| std::array::from_fn(|place| of_month(monday + place as u32))).collect()
}

pub(super) fn calendar(t: Messages, shown: Day, log: RwSignal<DayLog>) -> AnyView {
    let month = RwSignal::new(month_start(shown));
    let title = move || {
        let (year, number, _) = month.get().civil();
        let name = t.date_months().split(' ').nth(number as usize - 1).unwrap_or_default().to_owned();
        format!("{name} {year}")
    };
    let is_first = move || month.get() <= FIRST_DAY;
    let is_last = move || next_month(month.get()) > today();
    let back = move |_| month.update(|month| *month = month_start(Day(month.0 - 1)));
    let heads = t.day_weekdays().split(' ').map(|name| view! { <th scope="col">{name}</th> }).collect_view();
    let rows = move || {
        let row = |week: [Option<Day>; 7]| {
            let cells = week.map(|day| view! { <td>{day.map(|day| log.with(|log| cell(t, day, shown, log)))}</td> });
            view! { <tr>{cells.into_iter().collect_view()}</tr> }
        };
        weeks(month.get()).into_iter().map(row).collect_view()
    };
    view! {
        <section class="panel day-calendar">
            <div class="day-month">
                <button class="button" disabled=is_first aria-label=t.day_month_before() title=t.day_month_before() on:click=back>"‹"</button>
                <h2 aria-live="polite">{title}</h2>
                <button
                    class="button"
                    disabled=is_last
                    aria-label=t.day_month_after()
                    title=t.day_month_after()
                    on:click=move |_| month.update(|month| *month = next_month(*month))
                >
                    "›"
                </button>
            </div>
            <table class="numbers">
                <thead><tr>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn cell(t: Messages, day: Day, shown: Day, log: &DayLog) -> AnyView {
    let (year, month, of_month) = day.civil();
    if day > today() || day < FIRST_DAY {
        return view! { <span class="day-cell day-none">{of_month}</span> }.into_any();
    }
    let date = t.date(year as i32, month, of_month);
    let (mark, words) = match log.get(day) {
        None => (String::new(), String::new()),
        Some(DayResult::Open) => ("…".to_owned(), t.day_open().to_owned()),
        Some(DayResult::GivenUp) => ("–".to_owned(), t.day_given_up().to_owned()),
        Some(DayResult::Finished { points, .. }) => (points.to_string(), t.points(points.into())),
    };
    let label = if words.is_empty() { date } else { format!("{date}: {words}") };
    let is_done = matches!(log.get(day), Some(DayResult::Finished { .. }));
    view! {
        <a
            class="day-cell"
            class:day-done=is_done
            href=Route::Day(Some(day.to_string())).href()
            aria-current=(day == shown).then_some("date")
        >
            <span aria-hidden="true">{of_month}</span>
            <b aria-hidden="true">{mark}</b>
            <span class="hidden-text">{label}</span>
        </a>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_have_their_weeks() {
        let start = |text: &str| month_start(Day::parse(text).expect("a date"));
        assert_eq!(start("2026-11-18").to_string(), "2026-11-01");
        assert_eq!(next_month(start("2026-12-31")).to_string(), "2027-01-01");
        assert_eq!(next_month(start("2028-02-29")).to_string(), "2028-03-01");
        // November 2026 begins on a Sunday.
        let weeks = weeks(start("2026-11-18"));
        assert_eq!(weeks.len(), 6);
        assert_eq!(weeks[0].iter().flatten().count(), 1);
        assert_eq!(weeks.iter().flatten().flatten().count(), 30);
        assert_eq!(weeks[0][6].map(|day| day.to_string()).as_deref(), Some("2026-11-01"));
    }
}

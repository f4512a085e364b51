//! Clocks that run on the server, shown here.

use super::table::Table;
use crate::app::words::words;
use iquazu_rules::Seat;
use leptos::prelude::*;
use std::time::Duration;

/// What is left for a seat, second by second.
#[component]
pub fn Left(table: Table, seat: Seat) -> impl IntoView {
    let now = RwSignal::new(js_sys::Date::now());
    let ticking = set_interval_with_handle(
        move || {
            now.try_set(js_sys::Date::now());
        },
        Duration::from_millis(500),
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let left = move || {
        let now = now.get() + table.ahead.get();
        table.clocks.with(|clocks| {
            let clocks = clocks.as_ref()?;
            let left = *clocks.left_ms.get(seat.index())? as f64;
            let running = clocks.running == Some(seat);
            let gone = if running { (now - clocks.at as f64).max(0.0) } else { 0.0 };
            Some(((left - gone).max(0.0), running))
        })
    };
    move || {
        left().map(|(millis, running)| {
            let text = in_short(millis);
            let short = millis < 30_000.0 && running;
            let (label, title) = (words().online_time_left(&text), words().online_time_left(&text));
            view! {
                <time class="online-clock numbers" class:online-running=running class:online-short=short title=title>
                    <span aria-hidden="true">{text}</span>
                    <span class="hidden-text">{label}</span>
                </time>
            }
        })
    }
}

/// `4:05`, `3:12:00`, `2 d 5 h`.
fn in_short(millis: f64) -> String {
    let seconds = (millis / 1000.0).ceil() as u64;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, hours) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (days, hours) => format!("{days} d {hours} h"),
    }
}

#[test]
fn times_are_short_and_never_too_early() {
    assert_eq!(in_short(0.0), "0:00");
    assert_eq!(in_short(1.0), "0:01");
    assert_eq!(in_short(245_000.0), "4:05");
    assert_eq!(in_short(11_520_000.0), "3:12:00");
    assert_eq!(in_short(190_800_000.0), "2 d 5 h");
}

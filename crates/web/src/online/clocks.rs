//! Displays the clocks that run on the server.

use super::table::TableClient;
use crate::app::alive::Scope;
use crate::app::texts::messages;
use iquazu_rules::Seat;
use leptos::prelude::*;
use std::time::Duration;

/// Time left for a seat, updated twice a second.
#[component]
pub fn TimeLeft(table: TableClient, seat: Seat) -> impl IntoView {
    let now = RwSignal::new(js_sys::Date::now());
    Scope::current().every(Duration::from_millis(500), move || now.set(js_sys::Date::now()));
    let left = move || {
        let now = now.get() + table.clock_offset_ms.get();
        table.clocks.with(|clocks| {
            let clocks = clocks.as_ref()?;
            let left = *clocks.left_ms.get(seat.index())? as f64;
            let running = clocks.running == Some(seat);
            let since = clocks.at.max(clocks.paused_until.unwrap_or(0)) as f64;
            let gone = if running { (now - since).max(0.0) } else { 0.0 };
            Some(((left - gone).max(0.0), running && now >= since))
        })
    };
    move || {
        left().map(|(millis, running)| {
            let text = format_duration(millis);
            let short = millis < 30_000.0 && running;
            let (label, title) = (messages().online_time_left(&text), messages().online_time_left(&text));
            view! {
                <time class="online-clock numbers" class:online-running=running class:online-short=short title=title>
                    <span aria-hidden="true">{text}</span>
                    <span class="hidden-text">{label}</span>
                </time>
            }
        })
    }
}

/// Formats a duration: `4:05`, `3:12:00`, `2 d 5 h`.
fn format_duration(millis: f64) -> String {
    let seconds = (millis / 1000.0).ceil() as u64;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, hours) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (days, hours) => format!("{days} d {hours} h"),
    }
}

#[test]
fn durations_are_short_and_rounded_up() {
    assert_eq!(format_duration(0.0), "0:00");
    assert_eq!(format_duration(1.0), "0:01");
    assert_eq!(format_duration(245_000.0), "4:05");
    assert_eq!(format_duration(11_520_000.0), "3:12:00");
    assert_eq!(format_duration(190_800_000.0), "2 d 5 h");
}

//! The progress of today's deal, on the home page.

use super::log::{self, today};
use crate::app::texts::messages;
use iquazu_session::daily::DayResult;
use leptos::prelude::*;

/// Shows the result of today, or that there is none yet, and the days in a row.
#[component]
pub fn DayState() -> impl IntoView {
    let log = log::load();
    let (result, streak) = (log.get(today()), log.current_streak(today()));
    let text = move || {
        let t = messages();
        let state = match result {
            None => t.day_state_new().to_owned(),
            Some(DayResult::Open) => t.day_open().to_owned(),
            Some(DayResult::GivenUp) => t.day_given_up().to_owned(),
            Some(DayResult::Finished { points, .. }) => t.points(points.into()),
        };
        if streak > 1 { format!("{state} · {}", t.day_streak_shared(streak.into())) } else { state }
    };
    view! { <small class="day-state">{text}</small> }
}

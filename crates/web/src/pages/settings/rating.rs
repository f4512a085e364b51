//! The person's rating on the settings page: shown, switched off, forgotten.

use super::MAX_OPPONENTS;
use crate::app::rating;
use crate::app::settings::Settings;
use crate::pages::form::{Choice, choices, switch};
use crate::pages::levels::{DEFAULT_LEVEL, plain_level_name};
use iquazu_messages::Messages;
use leptos::prelude::*;

/// The switch, the number of opponents while it is on, and the rating.
pub(super) fn view(t: Messages, settings: RwSignal<Settings>) -> AnyView {
    let current = RwSignal::new(rating::current());
    let on = Memo::new(move |_| settings.with(|settings| settings.match_opponents));
    let set = move |on: bool| settings.update(|settings| settings.match_opponents = on);
    let shown = move || {
        let rating = current.get();
        let level = plain_level_name(t, rating::nearest_level(rating.rating));
        match rating.games {
            0 => t.rating_none().to_owned(),
            games => {
                // Two standard deviations: 95 % of the possible strengths.
                let (points, spread) = (rating.rating.round() as i64, (2.0 * rating.deviation).round() as i64);
                t.rating_shown(games.into(), points, spread, level)
            }
        }
    };
    let reset = move |_| {
        rating::reset();
        current.set(rating::current());
    };
    let counts = (1..=MAX_OPPONENTS).map(|n| Choice::new(n.to_string(), n.to_string()));
    let chosen = move || settings.with(|settings| settings.opponents.len().to_string());
    let choose = move |count: String| {
        let count = count.parse().unwrap_or(1).clamp(1, MAX_OPPONENTS);
        settings.update(|settings| settings.opponents.resize(count, DEFAULT_LEVEL.to_owned()));
    };
    let number = choices("opponent-count", t.rating_opponents(), counts.collect(), chosen, choose);
    view! {
        {switch("match", t.rating_switch(), t.rating_switch_help(), move || on.get(), set)}
        <div hidden=move || !on.get()>{number}</div>
        <p class="rating" role="status">{shown}</p>
        <button
            class="button"
            type="button"
            data-do="reset-rating"
            disabled=move || current.with(|rating| rating.games == 0)
            on:click=reset
        >
            {t.rating_reset()}
        </button>
    }
    .into_any()
}

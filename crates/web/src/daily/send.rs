//! Adds the player's result to the leaderboards of the server, or removes it.

use super::leaderboards::Leaderboards;
use super::log;
use crate::app::alive::Scope;
use crate::app::settings::use_settings;
use crate::app::storage;
use crate::online::api::{self, RequestError};
use crate::online::{name_field, parse_name, remember_name, request_error_text};
use iquazu_messages::Messages;
use iquazu_protocol::{DayLine, DayProblem, Refusal, SendDay};
use iquazu_session::Day;
use iquazu_session::daily::{DayLog, DayResult};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// The form that sends the counted game. `None` if there is none in this browser.
pub(super) fn send_form(t: Messages, day: Day, log: RwSignal<DayLog>, boards: Leaderboards) -> Option<AnyView> {
    let Some(DayResult::Finished { points, .. }) = log.with(|log| log.get(day)) else { return None };
    let game = StoredValue::new(log::link(day)?);
    let settings = use_settings();
    let name = RwSignal::new(settings.with_untracked(|settings| settings.name.clone().unwrap_or_default()));
    let (problem, is_sending) = (RwSignal::new(None), RwSignal::new(false));
    let scope = Scope::current();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = parse_name(name) else { return problem.set(Some(t.online_name_bad().to_owned())) };
        if is_sending.get_untracked() {
            return;
        }
        remember_name(settings, &name);
        problem.set(None);
        is_sending.set(true);
        let body = SendDay { name, game: game.get_value(), points };
        scope.spawn(async move {
            let sent = api::post::<DayLine>(&format!("/api/days/{day}"), &body).await;
            is_sending.set(false);
            match sent {
                Ok(_) => {
                    storage::remember_online();
                    boards.load(t);
                }
                Err(error) => problem.set(Some(error_text(t, &error))),
            }
        });
    };
    let status = move || {
        let checking = is_sending.get().then(|| view! { <p role="status">{t.day_sending()}</p> });
        let problem = problem.get().map(|text| view! { <p class="fault" role="alert">{text}</p> });
        view! { {checking} {problem} }
    };
    Some(
        view! {
            <form class="day-send" novalidate on:submit=submit>
                {name_field(t, name)}
                <button class="button button-main">{t.day_send()}</button>
                <p class="soft">{t.day_send_help()}</p>
                {status}
            </form>
        }
        .into_any(),
    )
}

fn error_text(t: Messages, error: &RequestError) -> String {
    let problem = match error {
        RequestError::NotConnected => return t.day_send_offline().to_owned(),
        RequestError::Refused(Refusal::Day { problem }) => *problem,
        RequestError::Refused(_) => return request_error_text(t, error),
    };
    let text = match problem {
        DayProblem::NotYet => t.day_refused_not_yet(),
        DayProblem::Closed => t.day_refused_closed(),
        DayProblem::OtherBots => t.day_refused_bots(),
        DayProblem::Counted => t.day_refused_counted(),
        DayProblem::Removed => t.day_refused_removed(),
        DayProblem::Link
        | DayProblem::OtherDay
        | DayProblem::OtherDeal
        | DayProblem::OtherLuck
        | DayProblem::OtherPoints => t.day_refused_game(),
    };
    text.to_owned()
}

/// Removes the player's result, after a confirmation.
pub(super) fn remove_form(t: Messages, day: Day, boards: Leaderboards) -> AnyView {
    let scope = Scope::current();
    let problem = RwSignal::new(None);
    let remove = move |_| {
        scope.spawn(async move {
            match api::delete(&format!("/api/days/{day}")).await {
                Ok(()) => boards.load(t),
                Err(error) => problem.set(Some(request_error_text(t, &error))),
            }
        });
    };
    view! {
        <details class="day-remove">
            <summary>{t.day_remove()}</summary>
            <p class="soft">{t.day_remove_help()}</p>
            <button class="button" on:click=remove>{t.day_remove_confirm()}</button>
            {move || problem.get().map(|text: String| view! { <p class="fault" role="alert">{text}</p> })}
        </details>
    }
    .into_any()
}

//! What an operator does: closing reports, bans, removing names.

use super::{OperatorForm, OperatorState, html, unavailable};
use crate::hub::{now_ms, timestamp};
use crate::moderation::REMOVED_NAME;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use iquazu_store::{Error, IdentityId, NewBan, ReportId};
use std::time::Duration;

const MAX_TEXT_CHARS: usize = 200;
const DAY: Duration = Duration::from_secs(24 * 3600);

fn not_found() -> Response {
    html::message(StatusCode::NOT_FOUND, "There is no such entry.")
}

fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(MAX_TEXT_CHARS).collect()
}

fn answer(done: Result<bool, Error>, path: &str) -> Response {
    match done {
        Ok(true) => Redirect::to(path).into_response(),
        Ok(false) | Err(Error::IdentityNotFound) => not_found(),
        Err(error) => unavailable(&error),
    }
}

/// `POST /operator/reports/close`
pub(super) async fn close_report(State(state): State<OperatorState>, OperatorForm(form): OperatorForm) -> Response {
    let Ok(id) = form.get("report").parse::<ReportId>() else { return not_found() };
    let (outcome, now) = (shortened(form.get("outcome")), timestamp(now_ms()));
    let closed = state.hub.store().close_report(id, &outcome, now).await;
    if closed == Ok(true) {
        tracing::info!(report = %id, "report closed");
    }
    answer(closed, "/operator/reports")
}

/// `POST /operator/ban`
pub(super) async fn ban(State(state): State<OperatorState>, OperatorForm(form): OperatorForm) -> Response {
    let Ok(identity) = form.get("identity").parse::<IdentityId>() else { return not_found() };
    let now = timestamp(now_ms());
    let days = match form.get("days") {
        "" => None,
        text => match text.parse::<u32>() {
            Ok(days @ 1..=36_500) => Some(days),
            _ => return html::message(StatusCode::BAD_REQUEST, "The number of days is not possible."),
        },
    };
    let expires_at = days.map(|days| now.saturating_add(DAY * days));
    let ban = NewBan { identity, reason: shortened(form.get("reason")), created_at: now, expires_at };
    let done = state.hub.store().ban(ban).await;
    if done.is_ok() {
        tracing::info!(days, "player banned");
    }
    answer(done.map(|()| true), "/operator/bans")
}

/// `POST /operator/unban`
pub(super) async fn unban(State(state): State<OperatorState>, OperatorForm(form): OperatorForm) -> Response {
    let Ok(identity) = form.get("identity").parse::<IdentityId>() else { return not_found() };
    answer(state.hub.store().lift_ban(identity).await, "/operator/bans")
}

/// `POST /operator/remove-name`
pub(super) async fn remove_name(State(state): State<OperatorState>, OperatorForm(form): OperatorForm) -> Response {
    let Ok(identity) = form.get("identity").parse::<IdentityId>() else { return not_found() };
    let name = form.get("name");
    if name.is_empty() {
        return not_found();
    }
    let removed = state.hub.store().remove_name(identity, name, REMOVED_NAME, timestamp(now_ms())).await;
    answer(removed.map(|()| true), &format!("/operator/people?id={identity}"))
}

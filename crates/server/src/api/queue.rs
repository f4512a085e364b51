//! Waiting for others to play.

use super::ApiState;
use super::identity::{Caller, check_table_quota};
use super::json::{ApiError, Json};
use super::origin::ClientIp;
use super::tables::with_cookies;
use crate::hub::{now_ms, timestamp};
use crate::matchmaking::{MATCH_TTL, QueueKey, TicketPayload, seat_matched};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{EnterQueue, QueueState, QueueTicket, Queues, Refusal, RequestId};
use iquazu_store::{IdentityId, NewTicket, TicketId};
use std::time::Duration;

/// How long a request waits for a match. Proxies end requests that take longer than a minute.
const MAX_WAIT: Duration = Duration::from_secs(10);
/// How often it looks whether another process has made one.
const POLL_INTERVAL: Duration = Duration::from_millis(500);

fn check_open(state: &ApiState) -> Result<(), ApiError> {
    if state.hub.config.matchmaking { Ok(()) } else { Err(ApiError(Refusal::NotOffered {})) }
}

/// `GET /api/queue`
pub(super) async fn overview(State(state): State<ApiState>) -> Result<Json<Queues>, ApiError> {
    let open = state.hub.config.matchmaking;
    let queues = if open { state.hub.queue_infos().await? } else { Vec::new() };
    Ok(Json(Queues { open, queues }))
}

/// `POST /api/queue`
pub(super) async fn enter(
    State(state): State<ApiState>,
    from: ClientIp,
    caller: Caller,
    Json(body): Json<EnterQueue>,
) -> Result<Response, ApiError> {
    check_open(&state)?;
    let key = QueueKey::new(body.players, body.speed).ok_or(ApiError(Refusal::Malformed {}))?;
    check_table_quota(&state, from)?;
    let (identity, cookie) = caller.identify_as(&state, &body.name).await?;
    let payload = TicketPayload { name: body.name, commits: body.commits };
    let payload = serde_json::to_vec(&payload).expect("plain data");
    let new = NewTicket { identity, ticket: TicketId::random(), queue: key.name(), payload };
    let now = timestamp(now_ms());
    let (seen_since, matched_since) = (state.hub.queue_seen_since(), now.saturating_sub(MATCH_TTL));
    let ticket = state.hub.store().enter_queue(new, now, seen_since, matched_since).await?;
    state.hub.match_queue(key).await?;
    let ticket = RequestId::from_bytes(*ticket.as_bytes());
    Ok(with_cookies((StatusCode::CREATED, Json(QueueTicket { ticket })), cookie))
}

/// `POST /api/queue/{ticket}`
pub(super) async fn wait(
    State(state): State<ApiState>,
    Path(ticket): Path<String>,
    caller: Caller,
) -> Result<Json<QueueState>, ApiError> {
    check_open(&state)?;
    let (Some(identity), Ok(ticket)) = (caller.id(), ticket.parse::<TicketId>()) else {
        return Ok(Json(QueueState::Expired {}));
    };
    let mut stopping = state.hub.stopping();
    let wait = MAX_WAIT.min(state.hub.config.queue_timeout / 3);
    let end = tokio::time::Instant::now() + wait;
    renew(&state, identity, ticket).await?;
    loop {
        if let Some(answer) = look(&state, identity, ticket).await? {
            return Ok(Json(answer));
        }
        let is_over = tokio::time::Instant::now() >= end || *stopping.borrow();
        if is_over {
            return Ok(Json(count(&state, identity).await?));
        }
        tokio::select! {
            () = tokio::time::sleep(POLL_INTERVAL) => {}
            _ = stopping.changed() => {}
        }
    }
}

/// Returns the answer unless the person waits.
async fn look(state: &ApiState, identity: IdentityId, ticket: TicketId) -> Result<Option<QueueState>, ApiError> {
    let store = state.hub.store();
    let Some(found) = store.ticket(identity).await? else { return Ok(Some(QueueState::Expired {})) };
    if found.ticket != ticket {
        return Ok(Some(QueueState::Elsewhere {}));
    }
    if let Some(table) = found.table {
        state.hub.check_ban(identity).await?;
        let seat = seat_matched(state, &found, table).await?;
        return Ok(Some(QueueState::Matched { table: seat.table, seat: seat.seat }));
    }
    if found.seen_at < state.hub.queue_seen_since() {
        return Ok(Some(QueueState::Expired {}));
    }
    Ok(None)
}

/// Records that a person still waits, unless they are too late, and matches them if possible.
async fn renew(state: &ApiState, identity: IdentityId, ticket: TicketId) -> Result<(), ApiError> {
    if look(state, identity, ticket).await?.is_none() {
        state.hub.store().renew_ticket(identity, ticket, timestamp(now_ms())).await?;
        if let Some(key) = key_of(state, identity).await? {
            state.hub.match_queue(key).await?;
        }
    }
    Ok(())
}

async fn key_of(state: &ApiState, identity: IdentityId) -> Result<Option<QueueKey>, ApiError> {
    let ticket = state.hub.store().ticket(identity).await?;
    Ok(ticket.and_then(|ticket| QueueKey::parse(&ticket.queue)))
}

/// Tells how many people wait for the same.
async fn count(state: &ApiState, identity: IdentityId) -> Result<QueueState, ApiError> {
    let Some(key) = key_of(state, identity).await? else { return Ok(QueueState::Expired {}) };
    let infos = state.hub.queue_infos().await?;
    let info = infos.iter().find(|info| (info.players, info.speed) == (key.players, key.speed));
    let (waiting, lately_seconds) = info.map_or((1, None), |info| (info.waiting, info.lately_seconds));
    Ok(QueueState::Waiting { waiting, lately_seconds })
}

/// `POST /api/queue/{ticket}/leave`: browsers send it while they close a page.
pub(super) async fn leave(
    State(state): State<ApiState>,
    Path(ticket): Path<String>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    if let (Some(identity), Ok(ticket)) = (caller.id(), ticket.parse::<TicketId>()) {
        state.hub.store().leave_queue(identity, Some(ticket)).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

//! How a person is notified: their channels and preferences, and the links in notices.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use super::tables::{parse_table, with_cookies};
use crate::hub::{now_ms, timestamp};
use crate::push::{
    MAX_FAILURES, NoticeLinks, is_valid_quiet, kind_of, offered_kinds, send_confirmation, shown_address,
};
use crate::table::public_id;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{
    ChannelInfo, ChannelKind, DeliveryProblem, NewChannel, NoticeLink, NoticePreferences, NoticeSettings, Refusal,
};
use iquazu_store::{Channel, ChannelId, Error, IdentityId};
use std::time::Duration;

const MAX_CHANNELS: u32 = 5;
/// How often an address may be added in a day, by all people together, so that nobody is flooded with confirmations.
const MAX_PER_ADDRESS: u32 = 2;
const DAY: Duration = Duration::from_secs(24 * 3600);
const MAX_MUTED: u32 = 100;

fn known(caller: &Caller) -> Result<IdentityId, ApiError> {
    caller.id().ok_or(ApiError(Refusal::NotSeated {}))
}

fn info(channel: &Channel) -> Option<ChannelInfo> {
    Some(ChannelInfo {
        id: channel.id.to_string(),
        kind: kind_of(channel)?,
        address: shown_address(channel),
        confirmed: channel.confirmed_at.is_some(),
        off: channel.failures >= MAX_FAILURES,
        sent_at: channel.sent_at.map(|at| u64::try_from(at.0).unwrap_or(0)),
        problem: DeliveryProblem::ALL.into_iter().find(|problem| problem.name() == channel.problem),
    })
}

/// `GET /api/me/notices`
pub(super) async fn show(State(state): State<ApiState>, caller: Caller) -> Result<Json<NoticeSettings>, ApiError> {
    let kinds = offered_kinds(&state.hub.config.notices);
    let Some(identity) = caller.id() else {
        let (channels, preferences, muted) = (Vec::new(), NoticePreferences::default(), Vec::new());
        return Ok(Json(NoticeSettings { kinds, channels, preferences, muted }));
    };
    let store = state.hub.store();
    let stored = store.notice_preferences(identity).await?;
    Ok(Json(NoticeSettings {
        kinds,
        channels: store.channels(identity).await?.iter().filter_map(info).collect(),
        preferences: stored.and_then(|stored| serde_json::from_slice(&stored).ok()).unwrap_or_default(),
        muted: store.muted_tables(identity, MAX_MUTED).await?.iter().map(public_id).collect(),
    }))
}

/// `POST /api/me/notices`
pub(super) async fn prefer(
    State(state): State<ApiState>,
    caller: Caller,
    Json(body): Json<NoticePreferences>,
) -> Result<StatusCode, ApiError> {
    let identity = known(&caller)?;
    if body.reasons.len() > 8 || body.quiet.as_ref().is_some_and(|quiet| !is_valid_quiet(quiet)) {
        return Err(ApiError(Refusal::Malformed {}));
    }
    let payload = serde_json::to_vec(&body).expect("plain data");
    state.hub.store().set_notice_preferences(identity, payload).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/me/notices/channels`: sends a message that asks for confirmation. The channel is not kept if that fails.
pub(super) async fn add(
    State(state): State<ApiState>,
    caller: Caller,
    Json(body): Json<NewChannel>,
) -> Result<Response, ApiError> {
    let identity = known(&caller)?;
    if !offered_kinds(&state.hub.config.notices).contains(&body.kind) {
        return Err(ApiError(Refusal::NotOffered {}));
    }
    let is_bad = body.address.len() > 1000 || body.language.is_empty() || body.language.len() > 16;
    if is_bad || body.address.trim().is_empty() {
        return Err(ApiError(Refusal::Malformed {}));
    }
    state.limiter.check_channel(caller.address)?;
    let now = timestamp(now_ms());
    let address = body.address.trim();
    let channel = Channel {
        id: ChannelId::random(),
        identity,
        kind: body.kind.name().to_owned(),
        // The case of an address's host does not matter; people write it as they like.
        address: if body.kind == ChannelKind::Email { address.to_lowercase() } else { address.to_owned() },
        language: body.language,
        created_at: now,
        confirmed_at: None,
        sent_at: None,
        sent_today: 0,
        failures: 0,
        problem: String::new(),
    };
    let store = state.hub.store();
    if !store.add_channel(channel.clone(), MAX_CHANNELS, now.saturating_sub(DAY), MAX_PER_ADDRESS).await? {
        return Err(ApiError(Refusal::TooMany {}));
    }
    let links = NoticeLinks::load(store).await?;
    if let Err(problem) = send_confirmation(&state.hub, &links, &channel).await {
        store.remove_channel(channel.id).await?;
        return Err(ApiError(Refusal::Undeliverable { problem }));
    }
    let added = info(&channel).ok_or(ApiError(Refusal::NotOffered {}))?;
    Ok(with_cookies((StatusCode::CREATED, Json(added)), []))
}

/// `DELETE /api/me/notices/channels/{channel}`
pub(super) async fn remove(
    State(state): State<ApiState>,
    Path(channel): Path<String>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let identity = known(&caller)?;
    let own = state.hub.store().channels(identity).await?;
    if let Some(found) = own.iter().find(|known| known.id.to_string() == channel) {
        state.hub.store().remove_channel(found.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/me/notices/muted/{table}`
pub(super) async fn unmute(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let identity = known(&caller)?;
    state.hub.store().mute_table(identity, parse_table(&table)?, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the channel of a link.
async fn find(state: &ApiState, link: &str) -> Result<Channel, ApiError> {
    let expired = || ApiError(Refusal::LinkExpired {});
    let id = NoticeLinks::load(state.hub.store()).await?.channel(link).ok_or_else(expired)?;
    state.hub.store().channel(id).await?.ok_or_else(expired)
}

/// `GET /api/notices/{link}`
pub(super) async fn link(
    State(state): State<ApiState>,
    Path(link): Path<String>,
) -> Result<Json<NoticeLink>, ApiError> {
    let channel = find(&state, &link).await?;
    let kind = kind_of(&channel).ok_or(ApiError(Refusal::LinkExpired {}))?;
    let (address, confirmed) = (shown_address(&channel), channel.confirmed_at.is_some());
    Ok(Json(NoticeLink { kind, address, confirmed }))
}

/// `POST /api/notices/{link}/confirm`
pub(super) async fn confirm(State(state): State<ApiState>, Path(link): Path<String>) -> Result<StatusCode, ApiError> {
    let channel = find(&state, &link).await?;
    state.hub.store().confirm_channel(channel.id, timestamp(now_ms())).await?;
    tracing::info!(kind = channel.kind, "address for notices confirmed");
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/notices/{link}/off`: mail programs send it too (RFC 8058). A used link does nothing.
pub(super) async fn off(State(state): State<ApiState>, Path(link): Path<String>) -> Result<StatusCode, ApiError> {
    match find(&state, &link).await {
        Ok(channel) => state.hub.store().remove_channel(channel.id).await.map(drop)?,
        Err(ApiError(Refusal::LinkExpired {})) => {}
        Err(error) => return Err(error),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/notices/{link}/mute/{table}`
pub(super) async fn mute(
    State(state): State<ApiState>,
    Path((link, table)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    let (channel, table) = (find(&state, &link).await?, parse_table(&table)?);
    match state.hub.store().mute_table(channel.identity, table, true).await {
        // A table that is gone sends nothing anyway.
        Ok(()) | Err(Error::TableNotFound) => Ok(StatusCode::NO_CONTENT),
        Err(error) => Err(error.into()),
    }
}

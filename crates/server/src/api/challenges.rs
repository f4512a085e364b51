//! Invitations for which no table exists yet: the first person who accepts one creates it.

use super::ApiState;
use super::identity::{Caller, check_table_quota};
use super::json::{ApiError, Json};
use super::origin::ClientIp;
use super::tables::{check_newcomer, take_seat, with_cookies};
use crate::hub::{create as create_table, now_ms};
use crate::random;
use crate::table::{NEWEST_SCHEME, TableEvent, public_id};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{
    Challenge, CreateChallenge, Name, Pace, Refusal, SeatLink, SeatSetting, SettingsError, Sit, TableSettings, Token,
};
use iquazu_rules::Seat;
use iquazu_store::{IdentityId, TableKey, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::time::Duration;

const CHALLENGE: &str = "challenge";
const LINK_TTL: Duration = Duration::from_secs(30 * 24 * 3600);

/// What the store keeps of an invitation.
#[derive(Serialize, Deserialize)]
struct Stored {
    host: String,
    name: Name,
    settings: TableSettings,
}

/// An invitation that still works.
struct OpenChallenge {
    host: IdentityId,
    name: Name,
    settings: TableSettings,
    /// The key of its table. Nobody can guess it without the link.
    table: TableKey,
}

/// Checks the game: somebody who is not there can only be invited to a game over days, with a seat for another person.
fn check_settings(settings: &TableSettings) -> Result<(), SettingsError> {
    settings.validate()?;
    settings.edition_draft()?;
    if settings.pace != Pace::TurnByTurn {
        return Err(SettingsError::Clock);
    }
    let people = settings.seats.iter().filter(|seat| **seat == SeatSetting::Person {}).count();
    if people < 2 { Err(SettingsError::NoPerson) } else { Ok(()) }
}

/// `POST /api/challenges`
pub(super) async fn create(
    State(state): State<ApiState>,
    from: ClientIp,
    caller: Caller,
    Json(body): Json<CreateChallenge>,
) -> Result<Response, ApiError> {
    check_settings(&body.settings).map_err(|problem| ApiError(Refusal::InvalidSettings { problem }))?;
    check_table_quota(&state, from)?;
    let (host, cookie) = caller.identify_as(&state, &body.name).await?;
    let (token, expires_at) = (random::token(), Timestamp::now().saturating_add(LINK_TTL));
    let stored = Stored { host: host.to_string(), name: body.name, settings: body.settings };
    let payload = serde_json::to_vec(&stored).expect("plain data");
    let (hash, purpose) = (random::hash(&token), CHALLENGE.to_owned());
    state.hub.store().put_token(iquazu_store::Token { hash, purpose, payload, expires_at }).await?;
    let link = SeatLink { token, expires_at: u64::try_from(expires_at.0).unwrap_or(0) };
    Ok(with_cookies((StatusCode::CREATED, Json(link)), cookie))
}

async fn find(state: &ApiState, token: &str) -> Result<OpenChallenge, ApiError> {
    let expired = || ApiError(Refusal::LinkExpired {});
    let hash = random::hash(&token.parse::<Token>().map_err(|_| expired())?);
    let stored = state.hub.store().peek_token(hash, CHALLENGE, Timestamp::now()).await?.ok_or_else(expired)?;
    let Stored { host, name, settings } = serde_json::from_slice(&stored.payload).map_err(|_| expired())?;
    let host = host.parse().map_err(|_| expired())?;
    for allowed in [state.hub.check_ban(host).await, state.hub.check_name(&name, Some(host)).await] {
        match allowed {
            // The guest must not learn about the host's ban.
            Err(Refusal::Banned { .. } | Refusal::NameRefused {}) => return Err(expired()),
            allowed => allowed?,
        }
    }
    let key: [u8; 32] = Sha256::new().chain_update(CHALLENGE).chain_update(hash.0).finalize().into();
    let table = TableKey::from_bytes(std::array::from_fn(|place| key[place]));
    Ok(OpenChallenge { host, name, settings, table })
}

/// `GET /api/challenges/{token}`
pub(super) async fn show(
    State(state): State<ApiState>,
    Path(token): Path<String>,
    caller: Caller,
) -> Result<Json<Challenge>, ApiError> {
    let challenge = find(&state, &token).await?;
    let table = state.hub.store().table(challenge.table).await?.map(|_| public_id(&challenge.table));
    let own = caller.id() == Some(challenge.host);
    Ok(Json(Challenge { name: challenge.name, settings: challenge.settings, own, table }))
}

/// `POST /api/challenges/{token}`
pub(super) async fn accept(
    State(state): State<ApiState>,
    Path(token): Path<String>,
    from: ClientIp,
    caller: Caller,
    Json(body): Json<Sit>,
) -> Result<Response, ApiError> {
    let challenge = find(&state, &token).await?;
    let exists = state.hub.store().table(challenge.table).await?.is_some();
    if !exists {
        if caller.id() == Some(challenge.host) {
            return Err(ApiError(Refusal::AlreadySeated {}));
        }
        check_table_quota(&state, from)?;
        make_table(&state, &challenge).await?;
    }
    // Repeated if the process that created the table died before this.
    let host = Sit { name: challenge.name, commits: true, nonce: None };
    match take_seat(&state, challenge.table, challenge.host, host, None, true).await {
        Ok(_) | Err(ApiError(Refusal::AlreadyStarted {} | Refusal::NotInvited {} | Refusal::Full {})) => {}
        Err(error) => return Err(error),
    }
    check_newcomer(&state, challenge.table, &caller, true).await?;
    let (who, cookie) = caller.identify_as(&state, &body.name).await?;
    let sat = take_seat(&state, challenge.table, who, body, None, true).await?;
    Ok(with_cookies(Json(sat), cookie))
}

async fn make_table(state: &ApiState, challenge: &OpenChallenge) -> Result<(), ApiError> {
    let store = state.hub.store();
    if store.devices(challenge.host).await?.is_empty() {
        // The person has gone for good.
        return Err(ApiError(Refusal::LinkExpired {}));
    }
    let settings = challenge.settings.clone();
    settings.find_edition().map_err(|problem| ApiError(Refusal::InvalidSettings { problem }))?;
    // The host gets the first seat: the notice of their turn tells them that the game has begun.
    let (guests, guest_seats) = (vec![challenge.host], first_seat(&settings).into_iter().collect());
    let (host, secret, fair, at) = (challenge.host, random::secret(), NEWEST_SCHEME, now_ms());
    let created = TableEvent::Created { settings, secret, host, guests, guest_seats, fair, at };
    match create_table(store, challenge.table, &[created]).await {
        Ok(_) => Ok(()),
        // Another process may have been faster.
        Err(_) if store.table(challenge.table).await?.is_some() => Ok(()),
        Err(refusal) => Err(ApiError(refusal)),
    }
}

fn first_seat(settings: &TableSettings) -> Option<Seat> {
    settings.by_seat().find(|(_, setting)| *setting == SeatSetting::Person {}).map(|(seat, _)| seat)
}

//! Invitation and seat links.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use super::tables::{check_newcomer, parse_table, take_seat, with_cookies};
use crate::random;
use axum::extract::{Path, State};
use axum::response::Response;
use iquazu_protocol::{Invitation, Refusal, SeatLink, Sit, TableStatus, Token};
use iquazu_rules::Seat;
use iquazu_store::{TableKey, Timestamp};
use std::time::Duration;

/// Works for every free seat.
const INVITATION: &str = "invitation";
/// Works once, for one seat.
const SEAT: &str = "seat";
const LINK_TTL: Duration = Duration::from_secs(30 * 24 * 3600);

/// Creates a link for one seat, or for any free one.
pub(super) async fn create_link(
    state: &ApiState,
    table: TableKey,
    seat: Option<Seat>,
) -> Result<(Token, Timestamp), ApiError> {
    let (token, expires_at) = (random::token(), Timestamp::now().saturating_add(LINK_TTL));
    let mut payload = table.as_bytes().to_vec();
    payload.extend(seat.map(Seat::number));
    let purpose = if seat.is_some() { SEAT } else { INVITATION }.to_owned();
    let stored = iquazu_store::Token { hash: random::hash(&token), purpose, payload, expires_at };
    state.hub.store().put_token(stored).await?;
    Ok((token, expires_at))
}

fn link(token: Token, expires_at: Timestamp) -> SeatLink {
    SeatLink { token, expires_at: u64::try_from(expires_at.0).unwrap_or(0) }
}

/// `POST /api/tables/{table}/invitation`: creates another link for all free seats, for players of the table.
pub(super) async fn invite(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<SeatLink>, ApiError> {
    let table = parse_table(&table)?;
    check_seated(&state, table, &caller).await?;
    let (token, expires_at) = create_link(&state, table, None).await?;
    Ok(Json(link(token, expires_at)))
}

/// `POST /api/tables/{table}/seats/{seat}/link`: creates a single-use link for one seat.
pub(super) async fn seat_link(
    State(state): State<ApiState>,
    Path((table, seat)): Path<(String, String)>,
    caller: Caller,
) -> Result<Json<SeatLink>, ApiError> {
    let table = parse_table(&table)?;
    let number = seat.parse().map_err(|_| ApiError(Refusal::SeatTaken {}))?;
    let seat = Seat::from_number(number).ok_or(ApiError(Refusal::SeatTaken {}))?;
    check_seated(&state, table, &caller).await?;
    let free = state.hub.inspect(table, move |table, _| table.is_free(seat)).await?;
    if !free {
        return Err(ApiError(Refusal::SeatTaken {}));
    }
    let (token, expires_at) = create_link(&state, table, Some(seat)).await?;
    Ok(Json(link(token, expires_at)))
}

/// Only players may invite, and only before the game.
async fn check_seated(state: &ApiState, table: TableKey, caller: &Caller) -> Result<(), ApiError> {
    let me = caller.id();
    let allowed = state.hub.inspect(table, move |table, _| {
        if me.is_none_or(|me| table.seat_of(&me).is_none()) {
            Err(Refusal::NotSeated {})
        } else if table.status != TableStatus::Waiting {
            Err(Refusal::AlreadyStarted {})
        } else {
            Ok(())
        }
    });
    Ok(allowed.await??)
}

/// What a valid link is for.
struct LinkTarget {
    table: TableKey,
    seat: Option<Seat>,
}

async fn find_link(state: &ApiState, token: &str) -> Result<(Token, LinkTarget), ApiError> {
    let expired = || ApiError(Refusal::LinkExpired {});
    let token: Token = token.parse().map_err(|_| expired())?;
    let (store, hash, now) = (state.hub.store(), random::hash(&token), Timestamp::now());
    let stored = match store.peek_token(hash, INVITATION, now).await? {
        Some(stored) => Some(stored),
        None => store.peek_token(hash, SEAT, now).await?,
    };
    let stored = stored.ok_or_else(expired)?;
    let (id, seat) = stored.payload.split_first_chunk::<16>().ok_or_else(expired)?;
    let seat = seat.first().and_then(|number| Seat::from_number(*number));
    Ok((token, LinkTarget { table: TableKey::from_bytes(*id), seat }))
}

/// `GET /api/join/{token}`
pub(super) async fn show(
    State(state): State<ApiState>,
    Path(token): Path<String>,
) -> Result<Json<Invitation>, ApiError> {
    let (_, found) = find_link(&state, &token).await?;
    let table = state.hub.inspect(found.table, |table, _| table.info()).await?;
    Ok(Json(Invitation { table, seat: found.seat }))
}

/// `POST /api/join/{token}`
pub(super) async fn join(
    State(state): State<ApiState>,
    Path(token): Path<String>,
    caller: Caller,
    Json(body): Json<Sit>,
) -> Result<Response, ApiError> {
    let (token, found) = find_link(&state, &token).await?;
    check_newcomer(&state, found.table, &caller, true).await?;
    let (who, cookie) = caller.identify_as(&state, &body.name).await?;
    let sat = take_seat(&state, found.table, who, body, found.seat, true).await?;
    if found.seat == Some(sat.seat) {
        // The seat went to one of the people with the link. The link is redeemed only afterwards, so that it still
        // works if the database fails in between. If it was redeemed already, the caller has asked twice.
        state.hub.store().redeem_token(random::hash(&token), SEAT, Timestamp::now()).await?;
    }
    Ok(with_cookies(Json(sat), cookie))
}

//! Creating a table, taking a seat, reading a table.

use super::identity::{Caller, check_table_quota};
use super::json::{ApiError, Json};
use super::{ApiState, invitations, origin};
use crate::hub::{create as create_table, now_ms};
use crate::random;
use crate::table::{Command, Issuer, NEWEST_SCHEME, TableEvent, public_id};
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use iquazu_protocol::{
    CreateTable, CreatedTable, Moves, Refusal, RequestId, SeatAssignment, SeatSetting, SettingsError, Sit, Snapshot,
    TableSettings, TableStatus, Visibility,
};
use iquazu_rules::{Seat, Viewer};
use iquazu_store::{IdentityId, TableKey};
use sha2::{Digest, Sha256};

/// Parses the table id in a path.
pub(super) fn parse_table(text: &str) -> Result<TableKey, ApiError> {
    text.parse().map_err(|_| ApiError(Refusal::TableNotFound {}))
}

/// Adds cookies to a response.
pub(super) fn with_cookies(answer: impl IntoResponse, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = answer.into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// `POST /api/tables`
pub(super) async fn create(
    State(state): State<ApiState>,
    from: origin::ClientIp,
    caller: Caller,
    Json(body): Json<CreateTable>,
) -> Result<Response, ApiError> {
    let settings = |problem| ApiError(Refusal::InvalidSettings { problem });
    body.settings.validate().map_err(settings)?;
    body.settings.edition_draft().map_err(settings)?;
    check_table_quota(&state, from)?;
    if body.settings.visibility == Visibility::Public {
        state.limiter.check_public_table(from.0)?;
    }
    let (host, cookie) = caller.identify_as(&state, &body.name).await?;
    let repeatable = body.request.as_ref().map(|request| repeatable_key(&host, request, &body.settings));
    let (id, at) = (repeatable.unwrap_or_else(TableKey::random), now_ms());
    let is_for_person = |(_, setting): &(Seat, SeatSetting)| *setting == SeatSetting::Person {};
    let free: Vec<Seat> = body.settings.by_seat().filter(is_for_person).map(|(seat, _)| seat).collect();
    let seat = *free.first().ok_or(settings(SettingsError::NoPerson))?;
    if state.hub.store().table(id).await?.is_none() {
        // Editions are never freed, so only a table that is really created may add one.
        body.settings.find_edition().map_err(settings)?;
        let (settings, secret, fair) = (body.settings, random::secret(), NEWEST_SCHEME);
        let (guests, guest_seats) = (Vec::new(), Vec::new());
        let created = TableEvent::Created { settings, secret, host, guests, guest_seats, fair, at };
        create_table(state.hub.store(), id, &[created]).await?;
    }
    let sit = Sit { name: body.name, commits: body.commits, nonce: None };
    let seat = take_seat(&state, id, host, sit, Some(seat), true).await?.seat;
    let invitation = if free.len() > 1 { Some(invitations::create_link(&state, id, None).await?.0) } else { None };
    let answer = CreatedTable { table: public_id(&id), seat, invitation };
    Ok(with_cookies((StatusCode::CREATED, Json(answer)), cookie))
}

/// Derives the key of a table from an idempotent request. Nobody else can compute it, because identities are never
/// revealed.
fn repeatable_key(host: &IdentityId, request: &RequestId, settings: &TableSettings) -> TableKey {
    let settings = serde_json::to_vec(settings).expect("plain data");
    let hash = Sha256::new().chain_update(host.as_bytes()).chain_update(request.as_str()).chain_update([0]);
    let hash: [u8; 32] = hash.chain_update(settings).finalize().into();
    TableKey::from_bytes(std::array::from_fn(|place| hash[place]))
}

/// `POST /api/tables/{table}/sit`
pub(super) async fn sit(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
    Json(body): Json<Sit>,
) -> Result<Response, ApiError> {
    let table = parse_table(&table)?;
    check_newcomer(&state, table, &caller, false).await?;
    let (who, cookie) = caller.identify_as(&state, &body.name).await?;
    let sat = take_seat(&state, table, who, body, None, false).await?;
    Ok(with_cookies(Json(sat), cookie))
}

/// Checks that somebody who is new to a table may take a seat: one address cannot fill it by repeated requests. No
/// identity is created for a table that does not exist or has no seat.
pub(super) async fn check_newcomer(
    state: &ApiState,
    table: TableKey,
    caller: &Caller,
    invited: bool,
) -> Result<(), ApiError> {
    let me = caller.id();
    let look = move |table: &crate::table::TableState, _: &_| {
        let is_expected = me.is_some_and(|me| table.expects(&me));
        (is_expected, table.status, Seat::ALL.iter().any(|seat| table.is_free(*seat)))
    };
    match state.hub.inspect(table, look).await? {
        (true, ..) => Ok(()),
        (false, TableStatus::Waiting, true) => Ok(state.limiter.check_seat(table, caller.address, invited)?),
        (false, TableStatus::Waiting, false) => Err(ApiError(Refusal::Full {})),
        (false, ..) => Err(ApiError(Refusal::AlreadyStarted {})),
    }
}

/// Takes a seat, or returns the one that the person has. The person need not be the caller: bans and names are checked
/// here, for everybody who gets a seat.
pub(crate) async fn take_seat(
    state: &ApiState,
    table: TableKey,
    who: IdentityId,
    body: Sit,
    seat: Option<Seat>,
    invited: bool,
) -> Result<SeatAssignment, ApiError> {
    state.hub.check_ban(who).await?;
    state.hub.check_name(&body.name, Some(who)).await?;
    let sit = Command::Sit { sit: body, seat, invited };
    match state.hub.command(table, Issuer::Person(who), sit).await {
        Ok(_) | Err(Refusal::AlreadySeated {}) => {}
        Err(refusal) => return Err(ApiError(refusal)),
    }
    let seat = state.hub.inspect(table, move |table, _| table.seat_of(&who)).await?;
    Ok(SeatAssignment { table: public_id(&table), seat: seat.ok_or(ApiError(Refusal::SeatTaken {}))? })
}

/// `GET /api/tables/{table}`
pub(super) async fn show(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<Snapshot>, ApiError> {
    let me = caller.id();
    let look =
        move |table: &crate::table::TableState, presence: &_| table.snapshot(me.as_ref(), None, presence, now_ms());
    Ok(Json(state.hub.inspect(parse_table(&table)?, look).await?))
}

/// `GET /api/tables/{table}/moves`
pub(super) async fn moves(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<Moves>, ApiError> {
    let me = caller.id();
    let moves = state.hub.inspect(parse_table(&table)?, move |table, _| {
        let viewer = table.viewer(me.as_ref());
        if viewer == Viewer::Spectator {
            return Err(Refusal::NotSeated {});
        }
        if table.status == TableStatus::Waiting {
            return Err(Refusal::NotStarted {});
        }
        let moves = table.game.view(viewer).legal_moves();
        Ok(Moves { steps: table.steps(), moves: moves.iter().map(|action| action.to_string()).collect() })
    });
    Ok(Json(moves.await??))
}

/// `GET /api/tables/{table}/record`
pub(super) async fn record(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Response, ApiError> {
    let me = caller.id();
    let text = state.hub.inspect(parse_table(&table)?, move |table, _| match table.status {
        TableStatus::Waiting => Err(Refusal::NotStarted {}),
        TableStatus::Playing | TableStatus::Finished => Ok(table.export(table.viewer(me.as_ref()))),
    });
    let text = text.await??;
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([kind], text).into_response())
}

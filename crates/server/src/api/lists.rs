//! Lists of tables: the lobby, and the caller's own.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use crate::random;
use crate::table::{Summary, public_id};
use axum::extract::{Path, State};
use iquazu_protocol::{
    FinishedGames, Lobby, LobbyTable, Me, MyTable, Name, Occupant, Refusal, SeatInfo, TableId, TableStatus,
};
use iquazu_rules::Seat;
use iquazu_store::{Cursor, IdentityId, TableKey, TableQuery, TableRow, Timestamp};

const LOBBY_LIMIT: u32 = 50;
/// How long the lobby shows a table that waits for players.
const LOBBY_WAIT_MS: i64 = 2 * 3_600_000;
const MY_TABLES_LIMIT: u32 = 100;
/// The number of older tables that are searched for unfinished games.
const OLDER_LIMIT: u32 = 400;
const MY_GAMES_PAGE: u32 = 50;

/// `GET /api/tables`
pub(super) async fn lobby(State(state): State<ApiState>) -> Result<Json<Lobby>, ApiError> {
    let tables = state.hub.store().list(TableQuery::lobby(LOBBY_LIMIT)).await?;
    // A table that has not changed for hours makes room for others.
    let fresh = Timestamp(Timestamp::now().0 - LOBBY_WAIT_MS);
    let is_alive = |table: &&TableRow| table.status != iquazu_store::TableStatus::Waiting || table.updated_at >= fresh;
    let mut tables: Vec<LobbyTable> = tables.iter().filter(is_alive).filter_map(summary).map(lobby_table).collect();
    tables.sort_by_key(|table| table.free_seats == 0);
    Ok(Json(Lobby { tables }))
}

fn summary(table: &TableRow) -> Option<Summary> {
    serde_json::from_str(&table.summary).ok()
}

fn lobby_table(summary: Summary) -> LobbyTable {
    let is_free = |info: &&SeatInfo| info.occupant == Occupant::Nobody {};
    let free_seats = summary.table.seats.iter().filter(is_free).count() as u8;
    LobbyTable { table: summary.table, free_seats }
}

/// `GET /api/me`
pub(super) async fn me(State(state): State<ApiState>, caller: Caller) -> Result<Json<Me>, ApiError> {
    let previous = previous_name(&state, &caller).await?;
    let Some(identity) = caller.identity else {
        return Ok(Json(Me { known: false, name: None, previous, tables: Vec::new() }));
    };
    let listed = newest_and_unfinished(&state, identity.id).await?;
    let mut tables: Vec<MyTable> = listed.iter().filter_map(|table| my_table(table, &identity.id)).collect();
    tables.sort_by_key(|table| {
        (!table.my_turn, table.status == TableStatus::Finished, std::cmp::Reverse(table.updated_at))
    });
    tables.truncate(MY_TABLES_LIMIT as usize);
    Ok(Json(Me { known: true, name: Name::try_from(identity.name).ok(), previous, tables }))
}

/// Returns the newest tables of a person, and older ones whose game is not over: one of them may wait for a move.
async fn newest_and_unfinished(state: &ApiState, me: IdentityId) -> Result<Vec<TableRow>, ApiError> {
    let mut listed = state.hub.store().list(TableQuery::by_player(me, MY_TABLES_LIMIT)).await?;
    if listed.len() < MY_TABLES_LIMIT as usize {
        return Ok(listed);
    }
    let statuses = vec![iquazu_store::TableStatus::Waiting, iquazu_store::TableStatus::Playing];
    let after = listed.last().map(TableRow::cursor);
    let older = TableQuery { statuses, after, ..TableQuery::by_player(me, OLDER_LIMIT) };
    listed.extend(state.hub.store().list(older).await?);
    Ok(listed)
}

/// `GET /api/me/games` and `GET /api/me/games/{after}`
pub(super) async fn games(
    State(state): State<ApiState>,
    caller: Caller,
    after: Option<Path<String>>,
) -> Result<Json<FinishedGames>, ApiError> {
    let after = after.map(|Path(text)| parse_cursor(&text).ok_or(ApiError(Refusal::Malformed {}))).transpose()?;
    let Some(identity) = caller.identity else { return Ok(Json(FinishedGames { games: Vec::new(), next: None })) };
    let statuses = vec![iquazu_store::TableStatus::Finished];
    let query = TableQuery { statuses, after, ..TableQuery::by_player(identity.id, MY_GAMES_PAGE) };
    let listed = state.hub.store().list(query).await?;
    let is_full = listed.len() == MY_GAMES_PAGE as usize;
    let next = listed.last().filter(|_| is_full).map(|table| cursor_text(table.cursor()));
    Ok(Json(FinishedGames { games: listed.iter().filter_map(|table| my_table(table, &identity.id)).collect(), next }))
}

/// Writes a position in the list: the time of the table in milliseconds and its id.
fn cursor_text(cursor: Cursor) -> String {
    format!("{}-{}", cursor.created_at.0, public_id(&cursor.table))
}

fn parse_cursor(text: &str) -> Option<Cursor> {
    let (created_at, table) = text.split_once('-')?;
    let table: TableId = table.parse().ok()?;
    Some(Cursor { created_at: Timestamp(created_at.parse().ok()?), table: TableKey::from_bytes(*table.as_bytes()) })
}

/// Returns the name of the identity that the caller can return to.
async fn previous_name(state: &ApiState, caller: &Caller) -> Result<Option<Name>, ApiError> {
    let Some(token) = caller.previous.first() else { return Ok(None) };
    let identity = state.hub.store().identity_by_secret(random::hash(token)).await?;
    Ok(identity.and_then(|identity| Name::try_from(identity.name).ok()))
}

fn my_table(listed: &TableRow, me: &IdentityId) -> Option<MyTable> {
    let summary = summary(listed)?;
    let seat: Seat = summary.seat_of(me)?;
    let info = summary.table;
    let my_turn = summary.to_act == Some(seat) && !is_away(&info.seats, seat);
    Some(MyTable {
        table: info.id,
        status: info.status,
        my_turn,
        seat,
        seats: info.seats,
        settings: info.settings,
        updated_at: u64::try_from(listed.updated_at.0).unwrap_or(0),
        clock_expires_at: summary.clock_expires_at.filter(|_| my_turn),
    })
}

fn is_away(seats: &[SeatInfo], seat: Seat) -> bool {
    seats.iter().any(|info| info.seat == seat && matches!(info.occupant, Occupant::Person { substitute: Some(_), .. }))
}

//! Other people at a table: muting and reporting them, and how often they left.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use super::tables::parse_table;
use crate::hub::{now_ms, timestamp};
use crate::moderation::ReportDetails;
use crate::table::Summary;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use iquazu_protocol::{LastGames, NewReport, Occupant, Refusal, TablePeople, TablePerson, TableStatus};
use iquazu_rules::Seat;
use iquazu_store::{
    IdentityId, Report, ReportAdded, ReportId, ReportLimits, TableKey, TableQuery, TableRow,
    TableStatus as StoredStatus,
};
use std::time::Duration;

/// How many people somebody may mute.
const MAX_MUTED: u32 = 500;
/// How many games count for [`LastGames`].
const LAST_GAMES: u32 = 20;
const REPORT_PERIOD: Duration = Duration::from_secs(24 * 3600);
/// Reports in a day by one person, and about people at one table.
const REPORTS_PER_PERSON: u32 = 10;
const REPORTS_PER_TABLE: u32 = 12;

fn known(caller: &Caller) -> Result<IdentityId, ApiError> {
    caller.id().ok_or(ApiError(Refusal::NotSeated {}))
}

/// `GET /api/tables/{table}/people`
pub(super) async fn list(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<TablePeople>, ApiError> {
    let table = parse_table(&table)?;
    let Some(me) = caller.id() else { return Ok(Json(TablePeople { people: Vec::new() })) };
    let look = move |table: &crate::table::TableState, _: &_| {
        let others: Vec<(Seat, IdentityId)> = table.people().filter(|(_, who)| *who != me).collect();
        (others, table.is_host(&me) && table.status == TableStatus::Waiting)
    };
    let (others, is_hosting) = state.hub.inspect(table, look).await?;
    let ids = others.iter().map(|(_, who)| *who).collect();
    let muted = state.hub.store().muted_among(me, ids).await?;
    let mut people = Vec::new();
    for (seat, who) in others {
        let last_games = if is_hosting { Some(last_games(&state, who).await?) } else { None };
        people.push(TablePerson { seat, muted: muted.contains(&who), last_games });
    }
    Ok(Json(TablePeople { people }))
}

/// Counts the last games of a person and those that they left. It comes from the summaries of tables, which follow from
/// their logs.
async fn last_games(state: &ApiState, who: IdentityId) -> Result<LastGames, ApiError> {
    let statuses = vec![StoredStatus::Playing, StoredStatus::Finished];
    let query = TableQuery { statuses, ..TableQuery::by_player(who, LAST_GAMES) };
    let tables = state.hub.store().list(query).await?;
    let left = tables.iter().filter(|row| has_left(row, &who)).count();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(LastGames { games: count(tables.len()), left: count(left) })
}

/// Returns whether a bot plays for the person, or did at the end.
fn has_left(row: &TableRow, who: &IdentityId) -> bool {
    let Ok(summary) = serde_json::from_str::<Summary>(&row.summary) else { return false };
    let seat = summary.seat_of(who);
    let is_substituted = |occupant: &Occupant| matches!(occupant, Occupant::Person { substitute: Some(_), .. });
    summary.table.seats.iter().any(|info| Some(info.seat) == seat && is_substituted(&info.occupant))
}

/// Returns the caller and the person at another seat.
async fn find(
    state: &ApiState,
    caller: &Caller,
    table: &str,
    seat: &str,
) -> Result<(IdentityId, IdentityId), ApiError> {
    let me = known(caller)?;
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or(ApiError(Refusal::NotSeated {}))?;
    let other = state.hub.inspect(parse_table(table)?, move |table, _| table.identity_at(seat)).await?;
    Ok((me, other.filter(|other| *other != me).ok_or(ApiError(Refusal::NotSeated {}))?))
}

/// `POST /api/tables/{table}/seats/{seat}/mute`
pub(super) async fn mute(
    State(state): State<ApiState>,
    Path((table, seat)): Path<(String, String)>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let (me, other) = find(&state, &caller, &table, &seat).await?;
    match state.hub.store().mute(me, other, MAX_MUTED).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError(Refusal::TooMany {})),
    }
}

/// `DELETE /api/tables/{table}/seats/{seat}/mute`
pub(super) async fn unmute(
    State(state): State<ApiState>,
    Path((table, seat)): Path<(String, String)>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let (me, other) = find(&state, &caller, &table, &seat).await?;
    state.hub.store().unmute(me, other).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/tables/{table}/reports`: a repeated report does nothing while the first one is open.
pub(super) async fn report(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    caller: Caller,
    Json(body): Json<NewReport>,
) -> Result<StatusCode, ApiError> {
    let (table, me) = (parse_table(&table)?, known(&caller)?);
    state.limiter.check_report(caller.address)?;
    let (seat, note) = (body.seat, body.note.map(|note| note.as_str().to_owned()));
    let look = move |table: &crate::table::TableState, _: &_| {
        table.seat_of(&me).filter(|own| *own != seat)?;
        let (reported, name) = (table.identity_at(seat)?, table.name_at(seat)?);
        Some((reported, name.as_str().to_owned(), ReportDetails::of_table(table, reported, note)))
    };
    let found = state.hub.inspect(table, look).await?;
    let (reported, reported_name, details) = found.ok_or(ApiError(Refusal::NotSeated {}))?;
    let report = new_report(table, (me, reported), reported_name, body.reason.name(), &details);
    let since = report.created_at.saturating_sub(REPORT_PERIOD);
    let limits = ReportLimits { since, per_reporter: REPORTS_PER_PERSON, per_table: REPORTS_PER_TABLE };
    match state.hub.store().add_report(report, limits).await? {
        ReportAdded::Stored => {
            tracing::info!(%table, reason = body.reason.name(), "player reported");
            Ok(StatusCode::NO_CONTENT)
        }
        ReportAdded::AlreadyOpen => Ok(StatusCode::NO_CONTENT),
        ReportAdded::TooMany => Err(ApiError(Refusal::RateLimited { seconds: 3600 })),
    }
}

fn new_report(
    table: TableKey,
    (reporter, reported): (IdentityId, IdentityId),
    reported_name: String,
    reason: &str,
    details: &ReportDetails,
) -> Report {
    Report {
        id: ReportId::random(),
        reporter,
        reported,
        reported_name,
        table,
        reason: reason.to_owned(),
        payload: serde_json::to_vec(details).expect("plain data"),
        created_at: timestamp(now_ms()),
        closed_at: None,
        outcome: String::new(),
    }
}

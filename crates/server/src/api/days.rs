//! The deal of the day: sends results, and lists days and weeks.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use super::origin::ClientIp;
use super::tables::with_cookies;
use crate::daily::{is_same_game, open_deal};
use crate::hub::{now_ms, timestamp};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{DayLeaderboard, DayLine, DayProblem, Refusal, SendDay, WeekLeaderboard, WeekLine};
use iquazu_session::Day;
use iquazu_session::daily::{FIRST_DAY, percent_of_master};
use iquazu_store::{DayResult, IdentityId, Leaderboard, LeaderboardCursor, LeaderboardLine, NewDayResult, monday};

const PAGE: u32 = 50;

/// Returns the day of a path, if there is a deal and the server has tables.
fn day_of(state: &ApiState, text: &str) -> Result<Day, ApiError> {
    if !state.hub.config.leaderboards {
        return Err(ApiError(Refusal::NotOffered {}));
    }
    Day::parse(text).filter(|day| *day >= FIRST_DAY).ok_or(ApiError(Refusal::Malformed {}))
}

fn refused(problem: DayProblem) -> ApiError {
    ApiError(Refusal::Day { problem })
}

/// `POST /api/days/{day}`
pub(super) async fn send(
    State(state): State<ApiState>,
    ClientIp(from): ClientIp,
    Path(day): Path<String>,
    caller: Caller,
    Json(sent): Json<SendDay>,
) -> Result<Response, ApiError> {
    let day = day_of(&state, &day)?;
    let deal = open_deal(day, now_ms()).map_err(refused)?;
    if !sent.name.is_readable() {
        return Err(ApiError(Refusal::Malformed {}));
    }
    state.limiter.check_result(from)?;
    let store = state.hub.store();
    if let Some(identity) = caller.id()
        && let Some(found) = store.day_result(day.0, identity).await?
    {
        check_counted(&found, &sent)?;
        return answer(&state, day, identity, None).await;
    }
    let game = state.hub.check_day(deal, sent.game.clone(), sent.points).await?;
    let percent = percent_of_master(game.points, state.hub.day_playouts_sum(deal).await?);
    let (identity, cookie) = caller.identify_as(&state, &sent.name).await?;
    let name = sent.name.as_str().to_owned();
    let (points, link, at) = (game.points, game.link, timestamp(now_ms()));
    let result = NewDayResult { day: day.0, identity, name, points, percent, game: link, at };
    if !store.add_day_result(result).await?
        && let Some(found) = store.day_result(day.0, identity).await?
    {
        check_counted(&found, &sent)?;
    }
    answer(&state, day, identity, cookie).await
}

/// Accepts the same game again: the answer to the first request may have been lost.
fn check_counted(found: &DayResult, sent: &SendDay) -> Result<(), ApiError> {
    match found.is_removed {
        true => Err(refused(DayProblem::Removed)),
        false if is_same_game(&found.game, &sent.game) => Ok(()),
        false => Err(refused(DayProblem::Counted)),
    }
}

async fn answer(
    state: &ApiState,
    day: Day,
    identity: IdentityId,
    cookie: Option<axum::http::HeaderValue>,
) -> Result<Response, ApiError> {
    let mine = own_line(state, Leaderboard::Day(day.0), Some(identity)).await?;
    // Somebody may have removed it in the meantime.
    let (place, line) = mine.ok_or(refused(DayProblem::Removed))?;
    Ok(with_cookies((StatusCode::CREATED, Json(day_line(place, line))), cookie))
}

/// `DELETE /api/days/{day}`
pub(super) async fn remove(
    State(state): State<ApiState>,
    Path(day): Path<String>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let day = day_of(&state, &day)?;
    if let Some(identity) = caller.id() {
        state.hub.store().remove_day_result(day.0, identity).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The part of a path that says which page.
#[derive(serde::Deserialize)]
pub(super) struct PagePath {
    day: String,
    after: Option<String>,
}

/// `GET /api/days/{day}` and `GET /api/days/{day}/{after}`
pub(super) async fn day(
    State(state): State<ApiState>,
    Path(path): Path<PagePath>,
    caller: Caller,
) -> Result<Json<DayLeaderboard>, ApiError> {
    let day = day_of(&state, &path.day)?;
    let deal = open_deal(day, now_ms());
    if let Ok(deal) = deal {
        // A person who looks may play and send: the expectation is computed meanwhile.
        state.hub.begin_playouts(deal);
    }
    let page = page(&state, Leaderboard::Day(day.0), path.after.as_deref(), &caller).await?;
    let lines = page.lines.into_iter().map(|(place, line)| day_line(place, line)).collect();
    let mine = page.mine.map(|(place, line)| day_line(place, line));
    Ok(Json(DayLeaderboard { open: deal.is_ok(), count: page.count, lines, next: page.next, mine }))
}

/// `GET /api/weeks/{day}` and `GET /api/weeks/{day}/{after}`
pub(super) async fn week(
    State(state): State<ApiState>,
    Path(path): Path<PagePath>,
    caller: Caller,
) -> Result<Json<WeekLeaderboard>, ApiError> {
    let day = day_of(&state, &path.day)?;
    let page = page(&state, Leaderboard::Week(monday(day.0)), path.after.as_deref(), &caller).await?;
    let lines = page.lines.into_iter().map(|(place, line)| week_line(place, line)).collect();
    let mine = page.mine.map(|(place, line)| week_line(place, line));
    Ok(Json(WeekLeaderboard { count: page.count, lines, next: page.next, mine }))
}

/// A page of a table: lines with their places.
struct Page {
    count: u64,
    lines: Vec<(u64, LeaderboardLine)>,
    next: Option<String>,
    mine: Option<(u64, LeaderboardLine)>,
}

async fn page(state: &ApiState, board: Leaderboard, after: Option<&str>, caller: &Caller) -> Result<Page, ApiError> {
    let after = after.map(|text| parse_cursor(text).ok_or(ApiError(Refusal::Malformed {}))).transpose()?;
    let store = state.hub.store();
    let lines = store.leaderboard_lines(board, after, PAGE).await?;
    let first = match lines.first() {
        Some(line) if after.is_some() => store.count_leaderboard_lines(board, Some(line.cursor)).await? + 1,
        _ => 1,
    };
    let is_full = lines.len() == PAGE as usize;
    let next = lines.last().filter(|_| is_full).map(|line| cursor_text(line.cursor));
    let count = store.count_leaderboard_lines(board, None).await?;
    Ok(Page { count, lines: (first..).zip(lines).collect(), next, mine: own_line(state, board, caller.id()).await? })
}

async fn own_line(
    state: &ApiState,
    board: Leaderboard,
    identity: Option<IdentityId>,
) -> Result<Option<(u64, LeaderboardLine)>, ApiError> {
    let Some(identity) = identity else { return Ok(None) };
    let Some(line) = state.hub.store().leaderboard_line(board, identity).await? else { return Ok(None) };
    let before = state.hub.store().count_leaderboard_lines(board, Some(line.cursor)).await?;
    Ok(Some((before + 1, line)))
}

fn cursor_text(cursor: LeaderboardCursor) -> String {
    format!("{}-{}", cursor.score, cursor.number)
}

fn parse_cursor(text: &str) -> Option<LeaderboardCursor> {
    let (score, number) = text.split_once('-')?;
    Some(LeaderboardCursor { score: score.parse().ok()?, number: number.parse().ok()? })
}

fn day_line(place: u64, line: LeaderboardLine) -> DayLine {
    DayLine { place, name: line.name, points: line.cursor.score, percent: line.detail }
}

fn week_line(place: u64, line: LeaderboardLine) -> WeekLine {
    WeekLine { place, name: line.name, percent: line.cursor.score, days: line.detail }
}

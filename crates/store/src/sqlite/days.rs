//! Results of the deal of the day, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, map_error};
use crate::day::{FIRST, LAST, LeaderboardSql};
use crate::{
    DayResult, DayStore, Error, IdentityId, Leaderboard, LeaderboardCursor, LeaderboardLine, NewDayResult, monday,
};

type Sql<T> = rusqlite::Result<T>;

const COLUMNS: &str = "number, day, identity_id, points, percent, game, is_removed";
const NOT_REMOVED: &str = "is_removed = 0";

#[async_trait]
impl DayStore for Sqlite {
    async fn add_day_result(&self, result: NewDayResult) -> Result<bool, Error> {
        self.write(move |sqlite| add(sqlite, &result)).await
    }

    async fn day_result(&self, day: u32, identity: IdentityId) -> Result<Option<DayResult>, Error> {
        let select = format!("SELECT {COLUMNS} FROM day_results WHERE identity_id = ? AND day = ?");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_row(params![identity.as_bytes(), day], row_to_result).optional()
        })
        .await
    }

    async fn remove_day_result(&self, day: u32, identity: IdentityId) -> Result<bool, Error> {
        self.write(move |sqlite| remove(sqlite, day, identity)).await
    }

    async fn leaderboard_lines(
        &self,
        board: Leaderboard,
        after: Option<LeaderboardCursor>,
        limit: u32,
    ) -> Result<Vec<LeaderboardLine>, Error> {
        let (sql, key) = LeaderboardSql::of(board, NOT_REMOVED);
        let LeaderboardCursor { score, number } = after.unwrap_or(FIRST);
        self.read_only(move |sqlite| {
            let mut page = sqlite.prepare_cached(&sql.page())?;
            page.query_map(params![key, score, number, limit], row_to_line)?.collect()
        })
        .await
    }

    async fn leaderboard_line(
        &self,
        board: Leaderboard,
        identity: IdentityId,
    ) -> Result<Option<LeaderboardLine>, Error> {
        let (sql, key) = LeaderboardSql::of(board, NOT_REMOVED);
        self.read_only(move |sqlite| {
            let mut line = sqlite.prepare_cached(&sql.line())?;
            line.query_row(params![key, identity.as_bytes()], row_to_line).optional()
        })
        .await
    }

    async fn count_leaderboard_lines(
        &self,
        board: Leaderboard,
        before: Option<LeaderboardCursor>,
    ) -> Result<u64, Error> {
        let (sql, key) = LeaderboardSql::of(board, NOT_REMOVED);
        let LeaderboardCursor { score, number } = before.unwrap_or(LAST);
        let count = self.read_only(move |sqlite| {
            let mut count = sqlite.prepare_cached(&sql.count_before())?;
            count.query_row(params![key, score, number], |row| row.get::<_, i64>(0))
        });
        Ok(count.await?.unsigned_abs())
    }

    async fn playouts_sum(&self, day: u32) -> Result<Option<u32>, Error> {
        let select = "SELECT playouts_sum FROM day_expectations WHERE day = ?";
        self.read_only(move |sqlite| sqlite.query_row(select, [day], |row| row.get(0)).optional()).await
    }

    async fn put_playouts_sum(&self, day: u32, sum: u32) -> Result<u32, Error> {
        let put = "INSERT INTO day_expectations VALUES (?, ?) ON CONFLICT (day) DO UPDATE SET day = excluded.day
                   RETURNING playouts_sum";
        self.write(move |sqlite| {
            sqlite.query_row(put, [day, sum], |row| row.get(0)).map_err(|error| map_error::store_error(&error))
        })
        .await
    }

    async fn all_day_results(&self, after: i64, limit: u32) -> Result<Vec<DayResult>, Error> {
        let select =
            format!("SELECT {COLUMNS} FROM day_results WHERE number > ? AND is_removed = 0 ORDER BY number LIMIT ?");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_map(params![after, limit], row_to_result)?.collect()
        })
        .await
    }

    async fn correct_day_result(&self, number: i64, points: u16, percent: u32) -> Result<(), Error> {
        let update = "UPDATE day_results SET points = ?2, percent = ?3 WHERE number = ?1";
        self.write(move |sqlite| execute(sqlite, update, params![number, points, percent]).map(drop)).await
    }

    async fn rebuild_weeks(&self) -> Result<(), Error> {
        let fill = "INSERT INTO day_weeks (week, identity_id, name, percent, days)
                    SELECT week, sums.identity_id, last.name, total, days
                    FROM (
                        SELECT day - (day + 3) % 7 AS week, identity_id, sum(percent) AS total, count(*) AS days,
                            min(number) AS first_number, max(number) AS last_number
                        FROM day_results WHERE is_removed = 0 GROUP BY week, identity_id
                    ) AS sums JOIN day_results AS last ON last.number = last_number
                    ORDER BY first_number";
        self.write(move |sqlite| {
            execute(sqlite, "DELETE FROM day_weeks", params![])?;
            execute(sqlite, fill, params![]).map(drop)
        })
        .await
    }
}

fn add(sqlite: &Connection, result: &NewDayResult) -> Result<bool, Error> {
    let insert = "INSERT INTO day_results (day, identity_id, name, points, percent, game, sent_at_ms)
                  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (identity_id, day) DO NOTHING";
    let count = "INSERT INTO day_weeks (week, identity_id, name, percent, days) VALUES (?, ?, ?, ?, 1)
                 ON CONFLICT (identity_id, week) DO UPDATE SET name = excluded.name,
                     percent = day_weeks.percent + excluded.percent, days = day_weeks.days + 1";
    let NewDayResult { day, identity, name, points, percent, game, at } = result;
    let identity = identity.as_bytes();
    let is_new = execute(sqlite, insert, params![day, identity, name, points, percent, game, at.0])? > 0;
    if is_new {
        execute(sqlite, count, params![monday(*day), identity, name, percent])?;
    }
    Ok(is_new)
}

fn remove(sqlite: &Connection, day: u32, identity: IdentityId) -> Result<bool, Error> {
    let update = "UPDATE day_results SET is_removed = 1, name = '', game = ''
                  WHERE identity_id = ? AND day = ? AND is_removed = 0 RETURNING percent";
    // The line of the week takes the name of its newest remaining result.
    let subtract = "UPDATE day_weeks SET percent = percent - ?3, days = days - 1, name = coalesce((
                        SELECT name FROM day_results
                        WHERE identity_id = ?1 AND day BETWEEN ?2 AND ?2 + 6 AND is_removed = 0
                        ORDER BY number DESC LIMIT 1
                    ), '') WHERE identity_id = ?1 AND week = ?2";
    let empty = "DELETE FROM day_weeks WHERE identity_id = ? AND week = ? AND days = 0";
    let identity = identity.as_bytes();
    let percent = sqlite.query_row(update, params![identity, day], |row| row.get::<_, u32>(0)).optional();
    let Some(percent) = percent.map_err(|error| map_error::store_error(&error))? else { return Ok(false) };
    execute(sqlite, subtract, params![identity, monday(day), percent])?;
    execute(sqlite, empty, params![identity, monday(day)])?;
    Ok(true)
}

fn row_to_result(row: &Row<'_>) -> Sql<DayResult> {
    Ok(DayResult {
        number: row.get(0)?,
        day: row.get(1)?,
        identity: IdentityId::from_bytes(row.get(2)?),
        points: row.get(3)?,
        percent: row.get(4)?,
        game: row.get(5)?,
        is_removed: row.get(6)?,
    })
}

fn row_to_line(row: &Row<'_>) -> Sql<LeaderboardLine> {
    Ok(LeaderboardLine {
        cursor: LeaderboardCursor { score: row.get(0)?, number: row.get(1)? },
        identity: IdentityId::from_bytes(row.get(2)?),
        name: row.get(3)?,
        detail: row.get(4)?,
    })
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}

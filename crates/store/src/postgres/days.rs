//! Results of the deal of the day, in PostgreSQL. Each change is a single statement.

use async_trait::async_trait;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::Postgres;
use crate::day::{FIRST, LAST, LeaderboardSql};
use crate::{
    DayResult, DayStore, Error, IdentityId, Leaderboard, LeaderboardCursor, LeaderboardLine, NewDayResult, monday,
};

const COLUMNS: &str = "number, day, identity_id, points, percent, game, is_removed";
const NOT_REMOVED: &str = "NOT is_removed";

const ADD: &str = "
WITH added AS (
    INSERT INTO day_results (day, identity_id, name, points, percent, game, sent_at_ms)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (identity_id, day) DO NOTHING RETURNING 1
)
INSERT INTO day_weeks (week, identity_id, name, percent, days) SELECT $8, $2, $3, $5, 1 FROM added
ON CONFLICT (identity_id, week) DO UPDATE SET name = excluded.name,
    percent = day_weeks.percent + excluded.percent, days = day_weeks.days + 1";

/// The line of the week takes the name of its newest remaining result. Statements of one `WITH` do not see each other's
/// changes.
const REMOVE: &str = "
WITH removed AS (
    UPDATE day_results SET is_removed = TRUE, name = '', game = ''
    WHERE identity_id = $1 AND day = $2 AND NOT is_removed RETURNING percent
), subtracted AS (
    UPDATE day_weeks SET percent = day_weeks.percent - removed.percent, days = days - 1, name = (
        SELECT name FROM day_results
        WHERE identity_id = $1 AND day BETWEEN $3 AND $3 + 6 AND day <> $2 AND NOT is_removed
        ORDER BY number DESC LIMIT 1
    )
    FROM removed WHERE identity_id = $1 AND week = $3 AND days > 1
), emptied AS (
    DELETE FROM day_weeks USING removed WHERE identity_id = $1 AND week = $3 AND days = 1
)
SELECT percent FROM removed";

/// The lock keeps new results out until the sums are written. Without BEGIN, statements that are sent together are one
/// transaction.
const REBUILD_WEEKS: &str = "
LOCK TABLE day_results IN SHARE MODE;
DELETE FROM day_weeks;
INSERT INTO day_weeks (week, identity_id, name, percent, days)
SELECT day - (day + 3) % 7 AS week, identity_id, (array_agg(name ORDER BY number DESC))[1], sum(percent), count(*)
FROM day_results WHERE NOT is_removed GROUP BY week, identity_id ORDER BY min(number)";

#[async_trait]
impl DayStore for Postgres {
    async fn add_day_result(&self, result: NewDayResult) -> Result<bool, Error> {
        let NewDayResult { day, identity, name, points, percent, game, at } = &result;
        let (week, day, identity) = (number(monday(*day)), number(*day), &identity.as_bytes()[..]);
        let (points, percent) = (i32::from(*points), number(*percent));
        let values: [&(dyn ToSql + Sync); 8] = [&day, &identity, name, &points, &percent, game, &at.0, &week];
        Ok(self.pool.connection().await?.execute(ADD, &values).await? > 0)
    }

    async fn day_result(&self, day: u32, identity: IdentityId) -> Result<Option<DayResult>, Error> {
        let select = format!("SELECT {COLUMNS} FROM day_results WHERE identity_id = $1 AND day = $2");
        let identity = &identity.as_bytes()[..];
        let row = self.pool.connection().await?.query_opt(&select, &[&identity, &number(day)]).await?;
        Ok(row.as_ref().map(row_to_result))
    }

    async fn remove_day_result(&self, day: u32, identity: IdentityId) -> Result<bool, Error> {
        let (identity, week) = (&identity.as_bytes()[..], number(monday(day)));
        let removed = self.pool.connection().await?.query_opt(REMOVE, &[&identity, &number(day), &week]).await?;
        Ok(removed.is_some())
    }

    async fn leaderboard_lines(
        &self,
        board: Leaderboard,
        after: Option<LeaderboardCursor>,
        limit: u32,
    ) -> Result<Vec<LeaderboardLine>, Error> {
        let (sql, key) = LeaderboardSql::of(board, NOT_REMOVED);
        let after = after.unwrap_or(FIRST);
        let values: [&(dyn ToSql + Sync); 4] = [&number(key), &number(after.score), &after.number, &i64::from(limit)];
        let rows = self.pool.connection().await?.query(&sql.page(), &values).await?;
        Ok(rows.iter().map(row_to_line).collect())
    }

    async fn leaderboard_line(
        &self,
        board: Leaderboard,
        identity: IdentityId,
    ) -> Result<Option<LeaderboardLine>, Error> {
        let (sql, key) = LeaderboardSql::of(board, NOT_REMOVED);
        let identity = &identity.as_bytes()[..];
        let row = self.pool.connection().await?.query_opt(&sql.line(), &[&number(key), &identity]).await?;
        Ok(row.as_ref().map(row_to_line))
    }

    async fn count_leaderboard_lines(
        &self,
        board: Leaderboard,
        before: Option<LeaderboardCursor>,
    ) -> Result<u64, Error> {
        let (sql, key) = LeaderboardSql::of(board, NOT_REMOVED);
        let before = before.unwrap_or(LAST);
        let values: [&(dyn ToSql + Sync); 3] = [&number(key), &number(before.score), &before.number];
        let count = self.pool.connection().await?.query_opt(&sql.count_before(), &values).await?;
        Ok(count.map_or(0, |row| row.get::<_, i64>(0).unsigned_abs()))
    }

    async fn playouts_sum(&self, day: u32) -> Result<Option<u32>, Error> {
        let select = "SELECT playouts_sum FROM day_expectations WHERE day = $1";
        let row = self.pool.connection().await?.query_opt(select, &[&number(day)]).await?;
        Ok(row.map(|row| unsigned(&row, 0)))
    }

    async fn put_playouts_sum(&self, day: u32, sum: u32) -> Result<u32, Error> {
        let put = "INSERT INTO day_expectations VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET day = excluded.day
                   RETURNING playouts_sum";
        let row = self.pool.connection().await?.query_opt(put, &[&number(day), &number(sum)]).await?;
        Ok(row.map_or(sum, |row| unsigned(&row, 0)))
    }

    async fn all_day_results(&self, after: i64, limit: u32) -> Result<Vec<DayResult>, Error> {
        let select =
            format!("SELECT {COLUMNS} FROM day_results WHERE number > $1 AND NOT is_removed ORDER BY number LIMIT $2");
        let rows = self.pool.connection().await?.query(&select, &[&after, &i64::from(limit)]).await?;
        Ok(rows.iter().map(row_to_result).collect())
    }

    async fn correct_day_result(&self, result: i64, points: u16, percent: u32) -> Result<(), Error> {
        let update = "UPDATE day_results SET points = $2, percent = $3 WHERE number = $1";
        let values: [&(dyn ToSql + Sync); 3] = [&result, &i32::from(points), &number(percent)];
        self.pool.connection().await?.execute(update, &values).await.map(drop)
    }

    async fn rebuild_weeks(&self) -> Result<(), Error> {
        self.pool.connection().await?.run(REBUILD_WEEKS).await
    }
}

/// PostgreSQL has no unsigned integers. Days and scores are far below the limit.
fn number(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn unsigned(row: &Row, column: usize) -> u32 {
    row.get::<_, i32>(column).unsigned_abs()
}

/// Constraints guarantee the 16 bytes of an identity.
fn identity(row: &Row, column: usize) -> IdentityId {
    IdentityId::from_bytes(row.get::<_, &[u8]>(column).try_into().unwrap_or_default())
}

fn row_to_result(row: &Row) -> DayResult {
    DayResult {
        number: row.get(0),
        day: unsigned(row, 1),
        identity: identity(row, 2),
        points: u16::try_from(unsigned(row, 3)).unwrap_or(u16::MAX),
        percent: unsigned(row, 4),
        game: row.get(5),
        is_removed: row.get(6),
    }
}

fn row_to_line(row: &Row) -> LeaderboardLine {
    LeaderboardLine {
        cursor: LeaderboardCursor { score: unsigned(row, 0), number: row.get(1) },
        identity: identity(row, 2),
        name: row.get(3),
        detail: unsigned(row, 4),
    }
}

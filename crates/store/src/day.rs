//! Results of the deal of the day, and the leaderboards of days and weeks.
//!
//! The store trusts what it is given: the caller has checked the game.

use async_trait::async_trait;

use crate::{Error, IdentityId, Timestamp};

/// A result to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDayResult {
    /// The day, counted from 1 January 1970.
    pub day: u32,
    /// The person. They have one result a day.
    pub identity: IdentityId,
    /// The name that the leaderboards show.
    pub name: String,
    /// The points.
    pub points: u16,
    /// The points in percent of what the master expects.
    pub percent: u32,
    /// The whole game; opaque to the store.
    pub game: String,
    /// When it was sent.
    pub at: Timestamp,
}

/// A stored result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The order of arrival.
    pub number: i64,
    /// The day.
    pub day: u32,
    /// The person.
    pub identity: IdentityId,
    /// The points.
    pub points: u16,
    /// The points in percent of what the master expects.
    pub percent: u32,
    /// The whole game; empty if the result was removed.
    pub game: String,
    /// Whether the owner removed it. It still counts as their result of the day.
    pub is_removed: bool,
}

/// A leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaderboard {
    /// The results of a day, by points.
    Day(u32),
    /// The sums of a week, given by its Monday, by percent.
    Week(u32),
}

/// A place in a leaderboard. Results of the same score are in order of their arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderboardCursor {
    /// The score.
    pub score: u32,
    /// The order of arrival.
    pub number: i64,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardLine {
    /// The place in the leaderboard.
    pub cursor: LeaderboardCursor,
    /// The person.
    pub identity: IdentityId,
    /// The name that they chose.
    pub name: String,
    /// Of a day, the points in percent of what the master expects; of a week, the number of days.
    pub detail: u32,
}

/// Returns the Monday of a day's week.
pub fn monday(day: u32) -> u32 {
    day - (day + 3) % 7
}

/// The results of the deal of the day. The sums of weeks are derived: each change of a result changes them in the same
/// transaction.
#[async_trait]
pub trait DayStore {
    /// Adds a result, unless the person has one of that day. Returns whether it was added.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn add_day_result(&self, result: NewDayResult) -> Result<bool, Error>;

    /// Returns the result of a person, removed or not.
    async fn day_result(&self, day: u32, identity: IdentityId) -> Result<Option<DayResult>, Error>;

    /// Removes the result of a person from the leaderboards, with name and game. Returns `false` if there is none.
    async fn remove_day_result(&self, day: u32, identity: IdentityId) -> Result<bool, Error>;

    /// Returns at most `limit` lines of a leaderboard after a place, the best first.
    async fn leaderboard_lines(
        &self,
        board: Leaderboard,
        after: Option<LeaderboardCursor>,
        limit: u32,
    ) -> Result<Vec<LeaderboardLine>, Error>;

    /// Returns the line of a person.
    async fn leaderboard_line(
        &self,
        board: Leaderboard,
        identity: IdentityId,
    ) -> Result<Option<LeaderboardLine>, Error>;

    /// Returns the number of lines before a place, or of all lines.
    async fn count_leaderboard_lines(
        &self,
        board: Leaderboard,
        before: Option<LeaderboardCursor>,
    ) -> Result<u64, Error>;

    /// Returns the sum of the points of the master's playouts of a day.
    async fn playouts_sum(&self, day: u32) -> Result<Option<u32>, Error>;

    /// Stores the sum of the points of the master's playouts, unless there is one. Returns the one that counts.
    async fn put_playouts_sum(&self, day: u32, sum: u32) -> Result<u32, Error>;

    /// Returns at most `limit` results that were not removed, after a number, in order of arrival.
    async fn all_day_results(&self, after: i64, limit: u32) -> Result<Vec<DayResult>, Error>;

    /// Changes the points and the percentage of a result. The week is not changed: see [`DayStore::rebuild_weeks`].
    async fn correct_day_result(&self, number: i64, points: u16, percent: u32) -> Result<(), Error>;

    /// Computes the sums of all weeks from the results.
    async fn rebuild_weeks(&self) -> Result<(), Error>;
}

/// Writes the queries of a leaderboard, with `?1` and so on as parameters. The first one is the number of the day or the
/// week.
pub(crate) struct LeaderboardSql {
    table: &'static str,
    key: &'static str,
    score: &'static str,
    detail: &'static str,
    shown: &'static str,
}

impl LeaderboardSql {
    /// Returns the queries of a leaderboard. `shown` is the condition of the index of results that were not removed.
    pub(crate) fn of(board: Leaderboard, shown: &'static str) -> (LeaderboardSql, u32) {
        match board {
            Leaderboard::Day(day) => {
                (LeaderboardSql { table: "day_results", key: "day", score: "points", detail: "percent", shown }, day)
            }
            Leaderboard::Week(week) => {
                let sql = LeaderboardSql {
                    table: "day_weeks",
                    key: "week",
                    score: "percent",
                    detail: "days",
                    shown: "days > 0",
                };
                (sql, week)
            }
        }
    }

    fn columns(&self) -> String {
        format!("SELECT {}, number, identity_id, name, {} FROM {}", self.score, self.detail, self.table)
    }

    /// The parameters are score and number of the place before, and the limit.
    pub(crate) fn page(&self) -> String {
        let LeaderboardSql { key, score, shown, .. } = self;
        format!(
            "{} WHERE {key} = $1 AND {shown} AND {score} <= $2 AND ({score} < $2 OR number > $3)
             ORDER BY {score} DESC, number LIMIT $4",
            self.columns()
        )
    }

    /// The parameter is the person.
    pub(crate) fn line(&self) -> String {
        format!("{} WHERE {} = $1 AND {} AND identity_id = $2", self.columns(), self.key, self.shown)
    }

    /// The parameters are score and number of the place.
    pub(crate) fn count_before(&self) -> String {
        let LeaderboardSql { table, key, score, shown, .. } = self;
        format!(
            "SELECT count(*) FROM {table} WHERE {key} = $1 AND {shown} AND {score} >= $2
             AND ({score} > $2 OR number < $3)"
        )
    }
}

/// The place before the first line, and the place behind the last one.
pub(crate) const FIRST: LeaderboardCursor = LeaderboardCursor { score: i32::MAX as u32, number: i64::MAX };
pub(crate) const LAST: LeaderboardCursor = LeaderboardCursor { score: 0, number: i64::MAX };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn week_begins_on_monday() {
        // 16 November 2026 is a Monday.
        assert!((20_773..=20_779).all(|day| monday(day) == 20_773));
        assert_eq!((monday(20_772), monday(20_780)), (20_766, 20_780));
    }
}

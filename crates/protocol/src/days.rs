//! Bodies of requests about the deal of the day: `docs/api.md`.

use crate::Name;
use serde::{Deserialize, Serialize};

/// `POST /api/days/{day}`: sends the counted game of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SendDay {
    /// The name that the tables show.
    pub name: Name,
    /// The game as the letters of its link. The server computes draws and moves of bots again.
    #[cfg_attr(feature = "schema", schemars(length(max = 2000)))]
    pub game: String,
    /// The points of the person, as the client counted them.
    pub points: u16,
}

/// Why a game is not accepted as the result of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DayProblem {
    /// The day has not come, by the server's clock.
    NotYet,
    /// The day has passed: results are accepted until the end of the day after it.
    Closed,
    /// The text is not the link of a finished game.
    Link,
    /// It is the deal of another day.
    OtherDay,
    /// It is not the deal of the day: another edition, other players, bots or a handicap.
    OtherDeal,
    /// Cards, strips or tiles are not those that follow from the deal and the moves.
    OtherLuck,
    /// A bot has not played as it does at this server.
    OtherBots,
    /// The game ends with other points than claimed.
    OtherPoints,
    /// Another game of the caller counts already.
    Counted,
    /// The caller has removed their result of this day.
    Removed,
}

/// A line of the table of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DayLine {
    /// The place, from 1.
    pub place: u64,
    /// The name.
    pub name: String,
    /// The points.
    pub points: u32,
    /// The points in percent of what the master expects.
    pub percent: u32,
}

/// `GET /api/days/{day}`: the table of a day, by points. Earlier results come first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "DayTable")]
pub struct DayLeaderboard {
    /// Whether results of the day are accepted now.
    pub open: bool,
    /// The number of results.
    pub count: u64,
    /// A page of the table.
    pub lines: Vec<DayLine>,
    /// For the next page, if there may be one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The caller's line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<DayLine>,
}

/// A line of the table of a week.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WeekLine {
    /// The place, from 1.
    pub place: u64,
    /// The name.
    pub name: String,
    /// The sum of the percentages of all days.
    pub percent: u32,
    /// The number of days.
    pub days: u32,
}

/// `GET /api/weeks/{day}`: the table of a day's week, Monday to Sunday, by the sum of percentages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "WeekTable")]
pub struct WeekLeaderboard {
    /// The number of people.
    pub count: u64,
    /// A page of the table.
    pub lines: Vec<WeekLine>,
    /// For the next page, if there may be one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The caller's line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<WeekLine>,
}

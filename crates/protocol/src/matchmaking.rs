//! Bodies of requests of people who look for others to play: `docs/api.md`.

use crate::{Clock, Name, Pace, RequestId, SeatSetting, TableId, TableSettings};
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};

/// How fast a game with strangers is. There are few, so that people meet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum QueueSpeed {
    /// Live, 5 minutes and 10 seconds per turn.
    Quick,
    /// Live, 15 minutes and 15 seconds per turn.
    Steady,
    /// Turn by turn, a day per turn.
    Day,
    /// Turn by turn, three days per turn.
    ThreeDays,
}

impl QueueSpeed {
    /// All speeds, the fastest first.
    pub const ALL: [QueueSpeed; 4] = [QueueSpeed::Quick, QueueSpeed::Steady, QueueSpeed::Day, QueueSpeed::ThreeDays];

    /// Returns the name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            QueueSpeed::Quick => "quick",
            QueueSpeed::Steady => "steady",
            QueueSpeed::Day => "day",
            QueueSpeed::ThreeDays => "three_days",
        }
    }

    /// Returns whether the players are connected at the same time.
    pub const fn pace(self) -> Pace {
        match self {
            QueueSpeed::Quick | QueueSpeed::Steady => Pace::Live,
            QueueSpeed::Day | QueueSpeed::ThreeDays => Pace::TurnByTurn,
        }
    }

    /// Returns the time limits.
    pub const fn clock(self) -> Clock {
        match self {
            QueueSpeed::Quick => Clock::Game { base_seconds: 300, increment_seconds: 10 },
            QueueSpeed::Steady => Clock::Game { base_seconds: 900, increment_seconds: 15 },
            QueueSpeed::Day => Clock::Turn { minutes: 1440 },
            QueueSpeed::ThreeDays => Clock::Turn { minutes: 4320 },
        }
    }

    /// Returns the settings of a table with the standard edition.
    pub fn settings(self, players: u8) -> TableSettings {
        let seats = vec![SeatSetting::Person {}; usize::from(players)];
        let settings = TableSettings::live(iquazu_rules::Edition::standard().id(), seats);
        TableSettings { pace: self.pace(), clock: self.clock(), ..settings }
    }
}

/// `POST /api/queue`: begins to wait for others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EnterQueue {
    /// The player's name.
    pub name: Name,
    /// Whether the client takes part in the deal: it will send `commit` and `reveal`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commits: bool,
    /// The number of players.
    #[cfg_attr(feature = "schema", schemars(range(min = 2, max = 4)))]
    pub players: u8,
    /// How fast the game is.
    pub speed: QueueSpeed,
}

/// Response to [`EnterQueue`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QueueTicket {
    /// The ticket, for `POST /api/queue/{ticket}`.
    pub ticket: RequestId,
}

/// `POST /api/queue/{ticket}`: says that the caller still waits. Answers when somebody was found, or after some seconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "state")]
pub enum QueueState {
    /// Ask again at once.
    Waiting {
        /// How many people wait for the same, the caller included.
        waiting: u32,
        /// The median of the last waits of a week until a match, in seconds; missing if there were none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lately_seconds: Option<u32>,
    },
    /// The caller has a seat at a table with the others.
    Matched {
        /// The table.
        table: TableId,
        /// The caller's seat.
        seat: Seat,
    },
    /// The caller waits in another browser or for another game.
    Elsewhere {},
    /// The caller has not asked for too long, or left.
    Expired {},
}

/// `GET /api/queue`: where people wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Queues {
    /// Whether the server finds people to play.
    pub open: bool,
    /// The queues in which somebody waits or was matched in the last week.
    pub queues: Vec<QueueInfo>,
}

/// What is known of a queue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QueueInfo {
    /// The number of players.
    pub players: u8,
    /// How fast the game is.
    pub speed: QueueSpeed,
    /// How many people wait.
    pub waiting: u32,
    /// The median of the last waits of a week until a match, in seconds; missing if there were none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lately_seconds: Option<u32>,
}

/// `POST /api/challenges`: an invitation for which no table exists yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CreateChallenge {
    /// How the table will be played.
    pub settings: TableSettings,
    /// The name of the player who invites.
    pub name: Name,
}

/// `GET /api/challenges/{token}`: what an invitation without a table is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Challenge {
    /// The name of the player who invites.
    pub name: Name,
    /// How the table will be played.
    pub settings: TableSettings,
    /// Whether the caller has made the invitation.
    pub own: bool,
    /// The table, once somebody has accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

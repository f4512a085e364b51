//! Settings of a table, fixed when it is created.

use iquazu_levels::Level;
use iquazu_rules::{Players, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who a seat is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "for", deny_unknown_fields)]
pub enum SeatSetting {
    /// A person.
    Person {},
    /// A bot.
    Bot {
        /// The bot's level.
        level: Level,
    },
}

/// Whether the players are connected at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// All players are connected.
    Live,
    /// Players move when they have time, over hours or days.
    TurnByTurn,
}

/// The time limits of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    None {},
    /// A budget for the whole game with an increment per turn.
    Game {
        /// The initial budget.
        base_seconds: u32,
        /// What a player gets after each turn.
        increment_seconds: u32,
    },
    /// A limit for each turn.
    Turn {
        /// The limit.
        minutes: u32,
    },
}

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// The lobby lists the table, and anybody may take a free seat.
    Public,
    /// Only the link leads to the table.
    Link,
}

/// Settings of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The id of the edition.
    pub edition: String,
    /// 2 to 4 seats in turn order, at least one of them for a person.
    pub seats: Vec<SeatSetting>,
    /// Whether the players are connected at the same time.
    pub pace: Pace,
    /// The time limits.
    pub clock: Clock,
    /// The level of the substitute bot for players who leave or run out of time.
    #[serde(rename = "stand_in")]
    pub substitute: Level,
    /// Who can find the table.
    pub visibility: Visibility,
}

/// Why settings are invalid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SettingsError {
    /// There are not 2 to 4 seats.
    #[serde(rename = "seats")]
    SeatCount,
    /// No seat is for a person.
    #[serde(rename = "nobody")]
    NoPerson,
    /// The clock is too short, too long, or does not fit the pace.
    Clock,
    /// The server does not have the edition.
    Edition,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SettingsError::SeatCount => "invalid number of seats: expected 2 to 4",
            SettingsError::NoPerson => "no seat is for a person",
            SettingsError::Clock => "the clock is too short, too long, or does not fit the pace",
            SettingsError::Edition => "unknown edition",
        })
    }
}

impl std::error::Error for SettingsError {}

impl TableSettings {
    /// Returns settings for a live table without a clock, found by its link only.
    pub fn live(edition: &str, seats: Vec<SeatSetting>) -> TableSettings {
        TableSettings {
            edition: edition.to_owned(),
            seats,
            pace: Pace::Live,
            clock: Clock::None {},
            substitute: Level::DEFAULT,
            visibility: Visibility::Link,
        }
    }

    /// Validates everything except the edition and returns the number of players.
    ///
    /// # Errors
    /// Returns the first problem.
    pub fn validate(&self) -> Result<Players, SettingsError> {
        let count = u8::try_from(self.seats.len()).map_err(|_| SettingsError::SeatCount)?;
        let players = Players::new(count).ok_or(SettingsError::SeatCount)?;
        if !self.seats.contains(&SeatSetting::Person {}) {
            return Err(SettingsError::NoPerson);
        }
        let day = 24 * 60;
        let fits = match (self.pace, self.clock) {
            (_, Clock::None {}) => true,
            (Pace::Live, Clock::Game { base_seconds, increment_seconds }) => {
                (10..=3 * 3600).contains(&base_seconds) && increment_seconds <= 180
            }
            (Pace::TurnByTurn, Clock::Turn { minutes }) => (1..=14 * day).contains(&minutes),
            _ => false,
        };
        if fits { Ok(players) } else { Err(SettingsError::Clock) }
    }

    /// Returns the seats with their settings.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, SeatSetting)> {
        Seat::ALL.into_iter().zip(self.seats.iter().copied())
    }
}

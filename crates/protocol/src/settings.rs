//! How a table is played: chosen once, when it is made.

use iquazu_levels::Level;
use iquazu_rules::{Players, Seat};
use serde::{Deserialize, Serialize};

/// Who a seat is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "for", deny_unknown_fields)]
pub enum SeatSetting {
    /// A person who is to come.
    Person {},
    Bot {
        level: Level,
    },
}

/// Whether all sit at the table at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    Live,
    TurnByTurn,
}

/// How long one may think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    None {},
    /// So much for the whole game, and some more after each turn.
    Game {
        base_seconds: u32,
        increment_seconds: u32,
    },
    /// So much for each turn.
    Turn {
        minutes: u32,
    },
}

/// Who finds the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// It stands in the lobby, and anybody may take a free seat.
    Public,
    /// Only who has a link finds it.
    Link,
}

/// How a table is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The id of the edition.
    pub edition: String,
    /// 2 to 4 in turn order, at least one of them a person's.
    pub seats: Vec<SeatSetting>,
    pub pace: Pace,
    pub clock: Clock,
    /// Who takes over from a person who leaves or whose time is up.
    pub stand_in: Level,
    pub visibility: Visibility,
}

/// What is wrong with settings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadSettings {
    /// Not 2 to 4 seats.
    Seats,
    /// No seat for a person.
    Nobody,
    /// A clock that is too short or too long, or does not fit the pace.
    Clock,
    /// The server does not have this edition.
    Edition,
}

impl TableSettings {
    /// A live table without a clock, for who has the link.
    pub fn live(edition: &str, seats: Vec<SeatSetting>) -> TableSettings {
        TableSettings {
            edition: edition.to_owned(),
            seats,
            pace: Pace::Live,
            clock: Clock::None {},
            stand_in: Level::DEFAULT,
            visibility: Visibility::Link,
        }
    }

    /// Everything but whether the edition is there.
    ///
    /// # Errors
    /// With the first thing that is wrong.
    pub fn check(&self) -> Result<Players, BadSettings> {
        let count = u8::try_from(self.seats.len()).map_err(|_| BadSettings::Seats)?;
        let players = Players::new(count).ok_or(BadSettings::Seats)?;
        if !self.seats.contains(&SeatSetting::Person {}) {
            return Err(BadSettings::Nobody);
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
        if fits { Ok(players) } else { Err(BadSettings::Clock) }
    }

    /// The seats with what they are for.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, SeatSetting)> {
        Seat::ALL.into_iter().zip(self.seats.iter().copied())
    }
}

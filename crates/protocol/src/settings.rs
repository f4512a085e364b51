//! Settings of a table, fixed when it is created.

use iquazu_levels::{Level, Opponent, Style};
use iquazu_rules::edition::{EditionDraft, InternError, Library};
use iquazu_rules::text::base64url;
use iquazu_rules::{Edition, Handicap, Players, Seat, SeatMap};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// Who a seat is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "for")]
pub enum SeatSetting {
    /// A person.
    Person {},
    /// A bot.
    Bot {
        /// The bot's level.
        level: Level,
        /// The bot's style; only levels that evaluate moves with the net have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<Style>,
    },
}

impl SeatSetting {
    /// Returns the bot, or `None` for a person.
    pub fn opponent(self) -> Option<Opponent> {
        match self {
            SeatSetting::Person {} => None,
            SeatSetting::Bot { level, style } => Some(Opponent::new(level, style)),
        }
    }
}

impl From<Opponent> for SeatSetting {
    fn from(opponent: Opponent) -> SeatSetting {
        SeatSetting::Bot { level: opponent.level, style: opponent.style }
    }
}

impl From<Level> for SeatSetting {
    fn from(level: Level) -> SeatSetting {
        Opponent::from(level).into()
    }
}

/// The handicap of a seat, unchecked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandicapSetting {
    /// The cards beyond the first hand.
    #[cfg_attr(feature = "schema", schemars(range(max = Handicap::MAX_CARDS)))]
    #[serde(default)]
    pub cards: u8,
    /// The score at the start.
    #[cfg_attr(feature = "schema", schemars(range(max = Handicap::MAX_POINTS)))]
    #[serde(default)]
    pub points: u8,
}

impl From<Handicap> for HandicapSetting {
    fn from(handicap: Handicap) -> HandicapSetting {
        HandicapSetting { cards: handicap.cards(), points: handicap.points() }
    }
}

/// Whether the players are connected at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// All players are connected.
    Live,
    /// Players move when they have time, over hours or days.
    TurnByTurn,
}

/// The budgets that a [`Clock::Game`] may have.
const BASE_SECONDS: RangeInclusive<u32> = 10..=3 * 3600;

/// The longest increment of a [`Clock::Game`].
const MAX_INCREMENT_SECONDS: u32 = 180;

/// The limits that a [`Clock::Turn`] may have: a minute to two weeks.
const TURN_MINUTES: RangeInclusive<u32> = 1..=14 * 24 * 60;

/// The time limits of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Clock {
    /// No limit.
    None {},
    /// A budget for the whole game with an increment per turn.
    Game {
        /// The initial budget.
        #[cfg_attr(feature = "schema", schemars(range(min = *BASE_SECONDS.start(), max = *BASE_SECONDS.end())))]
        base_seconds: u32,
        /// What a player gets after each turn.
        #[cfg_attr(feature = "schema", schemars(range(max = MAX_INCREMENT_SECONDS)))]
        increment_seconds: u32,
    },
    /// A limit for each turn.
    Turn {
        /// The limit.
        #[cfg_attr(feature = "schema", schemars(range(min = *TURN_MINUTES.start(), max = *TURN_MINUTES.end())))]
        minutes: u32,
    },
}

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// The lobby lists the table, and anybody may take a free seat.
    Public,
    /// Only the link leads to the table.
    Link,
}

/// Settings of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSettings {
    /// The identity of the edition, such as `my-box#0123…`; the id is enough for a built-in one.
    pub edition: String,
    /// The packed edition in base64url, unless it is built in.
    #[cfg_attr(feature = "schema", schemars(length(max = iquazu_rules::edition::MAX_CARRIED_LETTERS)))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition_data: Option<String>,
    /// 2 to 4 seats in turn order, at least one of them for a person.
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 4)))]
    pub seats: Vec<SeatSetting>,
    /// The handicap of each seat in turn order; empty if no seat has one.
    #[cfg_attr(feature = "schema", schemars(length(max = 4)))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handicaps: Vec<HandicapSetting>,
    /// Whether the players are connected at the same time.
    pub pace: Pace,
    /// The time limits.
    pub clock: Clock,
    /// The level of the substitute bot for players who leave or run out of time.
    #[serde(rename = "stand_in")]
    pub substitute: Level,
    /// Who can find the table.
    pub visibility: Visibility,
    /// Whether hints are allowed, for everybody, in a game of several people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

/// Why settings are invalid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SettingsError {
    /// There are not 2 to 4 seats.
    #[serde(rename = "seats")]
    SeatCount,
    /// No seat is for a person.
    #[serde(rename = "nobody")]
    NoPerson,
    /// A bot has a style, but its level takes none.
    Style,
    /// A handicap is out of bounds, or there is not one for each seat.
    Handicap,
    /// The clock is too short, too long, or does not fit the pace.
    Clock,
    /// The edition is not built in and its data is missing, malformed, or belongs to another identity.
    Edition,
    /// The server holds as many different editions as it can; those it knows can still be played.
    TooManyEditions,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SettingsError::SeatCount => "invalid number of seats: expected 2 to 4",
            SettingsError::NoPerson => "no seat is for a person",
            SettingsError::Style => "this level of bot takes no style",
            SettingsError::Handicap => "invalid handicap: expected 0 to 4 cards and 0 to 20 points for each seat",
            SettingsError::Clock => "the clock is too short, too long, or does not fit the pace",
            SettingsError::Edition => "unknown edition",
            SettingsError::TooManyEditions => "too many different editions at this server",
        })
    }
}

impl std::error::Error for SettingsError {}

impl TableSettings {
    /// Returns settings for a live table without a clock, found by its link only.
    pub fn live(edition: &str, seats: Vec<SeatSetting>) -> TableSettings {
        TableSettings {
            edition: edition.to_owned(),
            edition_data: None,
            seats,
            handicaps: Vec::new(),
            pace: Pace::Live,
            clock: Clock::None {},
            substitute: Level::DEFAULT,
            visibility: Visibility::Link,
            hints: false,
        }
    }

    /// Chooses an edition, whose data the settings carry unless it is built in.
    #[must_use]
    pub fn with_edition(self, edition: &Edition) -> TableSettings {
        let data = (!edition.is_built_in()).then(|| base64url::encode(&edition.packed()));
        TableSettings { edition: edition.identity().to_owned(), edition_data: data, ..self }
    }

    /// Returns the checked data of the edition. Unlike [`find_edition`](TableSettings::find_edition) it keeps nothing in
    /// memory, so it suits lists, and settings that may yet be refused.
    ///
    /// # Errors
    /// Returns [`SettingsError::Edition`] if the settings carry no edition with this identity.
    pub fn edition_draft(&self) -> Result<EditionDraft, SettingsError> {
        let Some(data) = &self.edition_data else {
            let built_in = Library::built_in().find(&self.edition).map_err(|_| SettingsError::Edition)?;
            return Ok(built_in.draft());
        };
        let draft = EditionDraft::carried(&self.edition, data).map_err(|_| SettingsError::Edition)?;
        if draft.problems().is_empty() { Ok(draft) } else { Err(SettingsError::Edition) }
    }

    /// Returns the edition: the one that the settings carry, or a built-in one.
    ///
    /// # Errors
    /// Returns [`SettingsError::Edition`] if the settings carry no edition with this identity, and
    /// [`SettingsError::TooManyEditions`] if the program can hold no other one.
    pub fn find_edition(&self) -> Result<&'static Edition, SettingsError> {
        if self.edition_data.is_none() {
            return Library::built_in().find(&self.edition).map_err(|_| SettingsError::Edition);
        }
        Edition::from_draft(self.edition_draft()?).map_err(|error| match error {
            InternError::TooMany => SettingsError::TooManyEditions,
            _ => SettingsError::Edition,
        })
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
        let takes_style = |seat: &SeatSetting| match seat {
            SeatSetting::Bot { level, style } => style.is_none() || level.takes_style(),
            SeatSetting::Person {} => true,
        };
        if !self.seats.iter().all(takes_style) {
            return Err(SettingsError::Style);
        }
        self.seat_handicaps()?;
        let fits = match (self.pace, self.clock) {
            (_, Clock::None {}) => true,
            (Pace::Live, Clock::Game { base_seconds, increment_seconds }) => {
                BASE_SECONDS.contains(&base_seconds) && increment_seconds <= MAX_INCREMENT_SECONDS
            }
            (Pace::TurnByTurn, Clock::Turn { minutes }) => TURN_MINUTES.contains(&minutes),
            _ => false,
        };
        if fits { Ok(players) } else { Err(SettingsError::Clock) }
    }

    /// Returns the handicap of each seat.
    ///
    /// # Errors
    /// Returns [`SettingsError::Handicap`] if one is out of bounds, or if there is not one for each seat.
    pub fn seat_handicaps(&self) -> Result<SeatMap<Handicap>, SettingsError> {
        if !self.handicaps.is_empty() && self.handicaps.len() != self.seats.len() {
            return Err(SettingsError::Handicap);
        }
        let mut handicaps = SeatMap::default();
        for (seat, given) in Seat::ALL.into_iter().zip(&self.handicaps) {
            handicaps[seat] = Handicap::new(given.cards, given.points).map_err(|_| SettingsError::Handicap)?;
        }
        Ok(handicaps)
    }

    /// Returns the seats with their settings.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, SeatSetting)> {
        Seat::ALL.into_iter().zip(self.seats.iter().copied())
    }
}

//! Saving and continuing: a saved game is its record, with the seats in its tags.

use crate::game::{Game, GameStep};
use crate::setup::{GameSetup, Player, SeatSetup};
use iquazu_rules::text::{ParseError, Record, ReplayError};
use iquazu_rules::{Edition, RULES_VERSION};
use std::fmt;

/// Why a saved game cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// Written by a later version.
    Newer { version: u32 },
    /// No record at all, or a damaged one.
    Malformed(ParseError),
    /// It reads like a game, but it is none by the rules.
    IllegalGame(ReplayError),
    /// The record ends before the cards were dealt.
    NotDealt,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Newer { version } => write!(f, "rules version {version} is newer than {RULES_VERSION}"),
            LoadError::Malformed(error) => error.fmt(f),
            LoadError::IllegalGame(error) => error.fmt(f),
            LoadError::NotDealt => write!(f, "the record ends before the cards were dealt"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Writes the plan into the tags of a new record.
pub(crate) fn write_tags(plan: &GameSetup, record: &mut Record) {
    record.push_tag("seed", &plan.seed.to_string());
    for (number, seat) in (1..).zip(&plan.seats) {
        record.colours.0[number - 1] = seat.colour;
        record.push_tag(&format!("name{number}"), &seat.name);
        let player = match &seat.player {
            Player::Person => "person",
            Player::Bot(level) => level,
            Player::Remote => "elsewhere",
        };
        record.push_tag(&format!("player{number}"), player);
    }
    fill_up_colours(record);
}

/// Seats that nobody has get the colours that are left, as if the record had been read from its text.
fn fill_up_colours(record: &mut Record) {
    let players = usize::from(record.players.count());
    let used = record.colours.0[..players].to_vec();
    let left = iquazu_rules::PlayerColour::ALL.into_iter().filter(|colour| !used.contains(colour));
    for (place, colour) in record.colours.0[players..].iter_mut().zip(left) {
        *place = colour;
    }
}

fn read_setup(record: &Record) -> GameSetup {
    let tag = |name: &str, number: u8| record.tag(&format!("{name}{number}")).unwrap_or_default().to_owned();
    let seat = |seat: iquazu_rules::Seat| SeatSetup {
        name: tag("name", seat.number()),
        colour: record.colours[seat],
        player: match tag("player", seat.number()).as_str() {
            // A record from elsewhere says nothing: then people play.
            "person" | "" | "elsewhere" => Player::Person,
            level => Player::Bot(level.to_owned()),
        },
    };
    GameSetup {
        edition: record.edition,
        seats: record.players.seats().map(seat).collect(),
        seed: record.tag("seed").and_then(|seed| seed.parse().ok()).unwrap_or(0),
    }
}

/// Reads a saved game or a record and plays it again up to its end.
pub fn load(text: &str, editions: impl Fn(&str) -> Option<&'static Edition>) -> Result<Game, LoadError> {
    if let Some(version) = newer_version(text) {
        return Err(LoadError::Newer { version });
    }
    replay_record(Record::parse(text, editions).map_err(LoadError::Malformed)?)
}

/// A game from its record, with every step checked.
pub(crate) fn replay_record(record: Record) -> Result<Game, LoadError> {
    let mut replay = record.replay();
    let mut moments: Vec<GameStep> = Vec::new();
    while let Some(events) = replay.step_events().map_err(LoadError::IllegalGame)? {
        let actor = moments.len().checked_sub(1).map(|index| record.steps[index].seat);
        moments.push(GameStep { actor, events, state: *replay.state() });
    }
    match moments.first() {
        Some(setup) if setup.state.chance().is_none() => Ok(Game::from_history(read_setup(&record), record, moments)),
        _ => Err(LoadError::NotDealt),
    }
}

/// The version of a record that a later program wrote, told apart from a damaged one by its header.
fn newer_version(text: &str) -> Option<u32> {
    let number = |line: &str, word: &str| line.strip_prefix(word)?.trim().parse::<u32>().ok();
    let mut lines = text.lines().map(str::trim);
    let format = number(lines.next()?, "iquazu-record ")?;
    if format > 1 {
        return Some(format);
    }
    lines.find_map(|line| number(line, "rules ")).filter(|version| *version > RULES_VERSION)
}

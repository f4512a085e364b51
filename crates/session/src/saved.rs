//! Saved games: a saved game is its record, with the players in its tags.

use crate::game::{Game, GameStep};
use crate::link::KNOWN_PLAYERS;
use crate::setup::{GameSetup, Player, SeatSetup};
use iquazu_rules::Rules;
use iquazu_rules::edition::Library;
use iquazu_rules::text::{ParseError, PlayerTag, Record, ReplayError};
use std::fmt;

/// Error when loading a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// A later version of the program wrote it.
    Newer {
        /// Its format or rules version.
        version: u32,
    },
    /// The text is not a record.
    Malformed(ParseError),
    /// The record breaks the rules.
    IllegalGame(ReplayError),
    /// The record ends before the cards were dealt.
    NotDealt,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Newer { version } => {
                write!(f, "version {version} of the format or the rules is newer than this program")
            }
            LoadError::Malformed(error) => error.fmt(f),
            LoadError::IllegalGame(error) => error.fmt(f),
            LoadError::NotDealt => write!(f, "the record ends before the cards were dealt"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Writes the setup into the head of a new record.
pub(crate) fn write_tags(setup: &GameSetup, record: &mut Record) {
    record.push_seed(setup.seed);
    for (seat, player) in record.players.seats().zip(&setup.seats) {
        record.colours[seat] = player.colour;
        record.handicaps[seat] = player.handicap;
        let tag = match &player.player {
            Player::Person => PlayerTag::Person,
            Player::Bot(level) => PlayerTag::Bot(level),
            Player::Remote => PlayerTag::Remote,
        };
        record.push_player(seat, &player.name, tag);
    }
    fill_up_colours(record);
}

/// Gives empty seats the remaining colours, as parsing a record does.
fn fill_up_colours(record: &mut Record) {
    let players = usize::from(record.players.count());
    let used = record.colours.0[..players].to_vec();
    let left = iquazu_rules::PlayerColour::ALL.into_iter().filter(|colour| !used.contains(colour));
    for (place, colour) in record.colours.0[players..].iter_mut().zip(left) {
        *place = colour;
    }
}

fn read_setup(record: &Record) -> GameSetup {
    let seat = |seat: iquazu_rules::Seat| SeatSetup {
        name: record.player_name(seat).unwrap_or_default().to_owned(),
        colour: record.colours[seat],
        player: match record.player(seat, is_level) {
            // Nobody else is here to play on: people take over remote seats and those without a tag.
            None | Some(PlayerTag::Person | PlayerTag::Remote) => Player::Person,
            Some(PlayerTag::Bot(name)) => Player::Bot(level_of(name).to_owned()),
        },
        handicap: record.handicaps[seat],
    };
    GameSetup {
        edition: record.edition,
        seats: record.players.seats().map(seat).collect(),
        seed: record.seed().unwrap_or(0),
    }
}

/// Returns the level of a bot, without what may follow it in records of the arena: nodes, error, handicap and weights
/// (`master:20000`, `club~60`, `club/cards=2`, `expert@folder`).
fn level_of(bot: &str) -> &str {
    bot.split([':', '~', '/', '@']).next().unwrap_or(bot)
}

/// Returns whether the value of an old `seatN` tag is a bot. Records used to name persons there, too.
pub(crate) fn is_level(name: &str) -> bool {
    // Those records knew budgets (`random:9`), but nothing else after a level.
    let level = name.split_once(':').map_or(name, |(level, _)| level);
    !level.is_empty() && KNOWN_PLAYERS.contains(&level)
}

/// Parses a saved game or another record and replays it.
///
/// # Errors
///
/// Returns why it cannot be loaded.
pub fn load(text: &str, editions: &Library) -> Result<Game, LoadError> {
    if let Some(version) = newer_version(text) {
        return Err(LoadError::Newer { version });
    }
    replay_record(Record::parse(text, editions).map_err(LoadError::Malformed)?)
}

/// Replays a record into a game and checks every step.
pub(crate) fn replay_record(record: Record) -> Result<Game, LoadError> {
    let mut replay = record.replay();
    let mut history: Vec<GameStep> = Vec::new();
    while let Some(events) = replay.step_events().map_err(LoadError::IllegalGame)? {
        let actor = history.len().checked_sub(1).map(|index| record.steps[index].seat);
        history.push(GameStep { actor, events, state: *replay.state() });
    }
    match history.first() {
        Some(setup) if setup.state.chance().is_none() => Ok(Game::from_history(read_setup(&record), record, history)),
        _ => Err(LoadError::NotDealt),
    }
}

/// The newest format of records that this program reads.
const NEWEST_RECORD_FORMAT: u32 = 3;

/// Returns the version of a record that a later program wrote, by its header; `None` for any other text.
fn newer_version(text: &str) -> Option<u32> {
    let number = |line: &str, word: &str| line.strip_prefix(word)?.trim().parse::<u32>().ok();
    let mut lines = text.lines().map(str::trim);
    let format = number(lines.next()?, "iquazu-record ")?;
    if format > NEWEST_RECORD_FORMAT {
        return Some(format);
    }
    lines.find_map(|line| number(line, "rules ")).filter(|version| *version > Rules::LATEST.version)
}

//! A finished game in the letters of a link. Nothing is stored anywhere: the link is the game.
//!
//! ```text
//! base64url( format (1 byte), rules version (1 byte), seats and game (range-coded), checksum (3 bytes) )
//! ```
//!
//! The game is replayed while it is written and read: a move is one of the legal ones, a draw one of the possible ones,
//! so nothing else takes any room. The place of the format, the rules version and the checksum is the same in all
//! formats that will ever be: that is how a damaged link and a newer one are told apart.

mod base64url;
mod chance;
mod coder;
mod seats;

use crate::game::Game;
use crate::saved;
use coder::{Reader, Writer};
use iquazu_rules::text::{Position, Record};
use iquazu_rules::{Edition, Next, RULES_VERSION, Rng, Seat, State, View, Viewer};

const FORMAT: u8 = 1;
const CHECKSUM: usize = 3;

/// The format of links that hold what one seat sees of a moment: the text of a position, in which everything that the
/// seat cannot know was dealt anew, after the number of the seat.
const VIEW_FORMAT: u8 = 1;

/// Why a link cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Letters are missing or were changed.
    Corrupt,
    /// Made by a later version of the program.
    Newer,
    /// Played with an edition that is not here.
    UnknownEdition(String),
}

/// The letters that hold a finished game; nothing for one that is still being played.
pub fn to_link(game: &Game) -> Option<String> {
    let record = game.record();
    game.is_over().then_some(())?;
    let rules_version = u8::try_from(record.rules_version).ok()?;
    let mut writer = Writer::new();
    seats::write(record, &mut writer);
    let mut state = State::new(record.edition, record.players);
    write_outcomes(&mut state, &record.setup, &mut writer)?;
    for step in &record.steps {
        chance::write_action(&state, step.action, &mut writer)?;
        state.play(step.action, &mut ()).ok()?;
        write_outcomes(&mut state, &step.outcomes, &mut writer)?;
    }
    Some(encode_link(FORMAT, rules_version, &writer.finish()))
}

/// Puts the versions before and the checksum behind the bytes of a game. For tests, which make links of the future.
#[doc(hidden)]
pub fn encode_link(format: u8, rules_version: u8, game: &[u8]) -> String {
    let mut bytes = vec![format, rules_version];
    bytes.extend(game);
    bytes.extend(checksum(&bytes));
    base64url::write(&bytes)
}

fn write_outcomes(state: &mut State, outcomes: &[iquazu_rules::Outcome], writer: &mut Writer) -> Option<()> {
    for outcome in outcomes {
        chance::write_outcome(state, state.chance()?, *outcome, writer)?;
        state.resolve(*outcome, &mut ()).ok()?;
    }
    Some(())
}

/// The game of a link. `editions` finds an edition by its id.
pub fn from_link(text: &str, editions: impl Fn(&str) -> Option<&'static Edition>) -> Result<Game, LinkError> {
    let (rules_version, game) = decode_link(text, FORMAT)?;
    let mut reader = Reader::new(&game);
    let mut record = match seats::read(&mut reader, editions) {
        None => return Err(LinkError::Corrupt),
        Some(Err(seats::UnknownEdition(id))) => return Err(LinkError::UnknownEdition(id)),
        Some(Ok(record)) => record,
    };
    record.rules_version = rules_version.into();
    read_game(&mut record, &mut reader).ok_or(LinkError::Corrupt)?;
    saved::replay_record(record).map_err(|_| LinkError::Corrupt)
}

/// The letters that hold what a seat sees of a moment. The cards that it cannot see are dealt anew with the dice.
pub fn to_view_link(view: &View, rng: &mut impl Rng) -> Option<String> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let text = format!("{seat} {}", view.resample(rng).to_position());
    Some(encode_link(VIEW_FORMAT, RULES_VERSION as u8, text.as_bytes()))
}

/// What a seat saw of a moment.
pub fn from_view_link(text: &str, editions: impl Fn(&str) -> Option<&'static Edition>) -> Result<View, LinkError> {
    let content = decode_link(text, VIEW_FORMAT)?.1;
    let read = || {
        let (seat, position) = std::str::from_utf8(&content).ok()?.split_once(' ')?;
        let seat = Seat::from_number(seat.parse().ok()?)?;
        let state = State::try_from(Position::parse(position, editions).ok()?).ok()?;
        state.table().players().contains(seat).then(|| state.view(Viewer::Seat(seat)))
    };
    read().ok_or(LinkError::Corrupt)
}

/// Breaks the seal: the rules version, and the bytes inside.
fn decode_link(text: &str, known: u8) -> Result<(u8, Vec<u8>), LinkError> {
    let bytes = base64url::read(text).filter(|bytes| bytes.len() > 2 + CHECKSUM).ok_or(LinkError::Corrupt)?;
    let (content, sum) = bytes.split_at(bytes.len() - CHECKSUM);
    let [format, rules_version, inside @ ..] = content else { return Err(LinkError::Corrupt) };
    if checksum(content) != sum {
        return Err(LinkError::Corrupt);
    }
    if *format > known || u32::from(*rules_version) > RULES_VERSION {
        return Err(LinkError::Newer);
    }
    Ok((*rules_version, inside.to_vec()))
}

fn read_game(record: &mut Record, reader: &mut Reader<'_>) -> Option<()> {
    let mut state = State::new(record.edition, record.players);
    loop {
        match state.next() {
            _ if reader.is_past_the_end() => return None,
            Next::Chance(chance) => {
                let outcome = chance::read_outcome(&state, chance, reader)?;
                record.push_outcome(outcome);
                state.resolve(outcome, &mut ()).ok()?;
            }
            Next::Seat(seat) => {
                let action = chance::read_action(&state, reader)?;
                record.push_action(seat, action);
                state.play(action, &mut ()).ok()?;
            }
            Next::Over => {
                record.set_result(&state);
                return Some(());
            }
        }
    }
}

/// The first bytes of the FNV-1a hash: enough to notice a letter that is missing or wrong.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    let [first, second, third, ..] = (hash ^ hash >> 32).to_le_bytes();
    [first, second, third]
}

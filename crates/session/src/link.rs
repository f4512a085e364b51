//! Links that contain a finished game or a view. Nothing is stored on a server.
//!
//! ```text
//! base64url( format (1 byte), rules version (1 byte), seats and game (range-coded), checksum (3 bytes) )
//! ```
//!
//! The game is replayed while it is encoded and decoded: a move is coded as one of the legal moves, a draw as one of the
//! possible draws. The places of format, rules version and checksum are fixed for all future formats, so that a corrupt
//! link can be told from a newer one.

mod base64url;
mod chance;
mod coder;
mod seats;

pub(crate) use seats::KNOWN_PLAYERS;

use crate::game::Game;
use crate::saved;
use coder::{Reader, Writer};
use iquazu_rules::text::{Position, Record};
use iquazu_rules::{Edition, Next, RULES_VERSION, Rng, Seat, State, View, Viewer};

const FORMAT: u8 = 1;
const CHECKSUM: usize = 3;

/// The format of view links: the number of the seat, then the text of a position in which everything hidden from the
/// seat has been resampled.
const VIEW_FORMAT: u8 = 1;

/// Error when opening a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The link is cut off or was changed.
    Corrupt,
    /// A later version of the program made the link.
    Newer,
    /// The edition with this id is not known here.
    UnknownEdition(String),
}

/// Encodes a finished game. Returns `None` if the game is not over.
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

/// Adds the versions and the checksum to the bytes of a game. Public for tests, which make links of future versions.
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

/// Decodes the game of a link. `editions` finds an edition by its id.
///
/// # Errors
///
/// Returns why the link cannot be opened.
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

/// Encodes the view of a seat; hidden cards are resampled. Returns `None` for a spectator's view.
pub fn to_view_link(view: &View, rng: &mut impl Rng) -> Option<String> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let text = format!("{seat} {}", view.resample(rng).to_position());
    Some(encode_link(VIEW_FORMAT, RULES_VERSION as u8, text.as_bytes()))
}

/// Decodes the view of a link. `editions` finds an edition by its id.
///
/// # Errors
///
/// Returns why the link cannot be opened.
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

/// Checks the checksum and the versions. Returns the rules version and the content.
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

/// Returns the first bytes of the FNV-1a hash, which is enough to detect a missing or wrong character.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    let [first, second, third, ..] = (hash ^ hash >> 32).to_le_bytes();
    [first, second, third]
}

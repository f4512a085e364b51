//! Links that contain a finished game or a view. Nothing is stored on a server.
//!
//! ```text
//! base64url( format (1 byte), rules version (1 byte), seats and game (range-coded), checksum (3 bytes) )
//! ```
//!
//! The game is replayed while it is encoded and decoded: a move is coded as one of the legal moves, a draw as one of the
//! possible draws. The places of format, rules version and checksum are fixed for all future formats, so that a corrupt
//! link can be distinguished from a newer one.

mod chance;
mod coder;
mod seats;

pub(crate) use seats::KNOWN_PLAYERS;

use crate::game::Game;
use crate::saved;
use coder::{Reader, Writer};
use iquazu_rules::edition::{EditionDraft, InternError, Library};
use iquazu_rules::text::{ParseError, Position, Record, ViewError, base64url};
use iquazu_rules::{Edition, Next, Rules, Seat, State, View, Viewer};

/// The first format knows one built-in edition and the ids of others. Games of that edition are still written in it.
const FIRST_FORMAT: u8 = 1;
/// The format in which a link carries an edition that is not built in.
const FORMAT: u8 = 2;
/// The same with handicaps; only games that have one are written in it.
const HANDICAP_FORMAT: u8 = 3;
const CHECKSUM: usize = 3;

/// The format of view links: the text of the view; before it, unless it is built in, the packed edition in base64url.
const VIEW_FORMAT: u8 = 3;
/// The formats before it had the number of the seat and a position in which hidden cards were resampled; this one with
/// the packed edition in base64url between them.
const POSITION_WITH_EDITION_FORMAT: u8 = 2;
/// The first word of a view.
const VIEW_HEADER: &str = "iquazu-view ";

/// Error when opening a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The link is cut off or was changed.
    Corrupt,
    /// A later version of the program made the link.
    Newer,
    /// The edition with this name is not known here.
    UnknownEdition(String),
}

/// Encodes a finished game. Returns `None` if the game is not over.
pub fn to_link(game: &Game) -> Option<String> {
    let record = game.record();
    game.is_over().then_some(())?;
    let rules_version = u8::try_from(record.rules.version).ok()?;
    let format = match record.edition == Edition::reconstructed_1() {
        _ if record.has_handicap() => HANDICAP_FORMAT,
        true => FIRST_FORMAT,
        false => FORMAT,
    };
    let mut writer = Writer::new();
    seats::write(record, format, &mut writer);
    let mut state = record.first_state();
    write_outcomes(&mut state, &record.setup, &mut writer)?;
    for step in &record.steps {
        chance::write_action(&state, step.action, &mut writer)?;
        state.play(step.action, &mut ()).ok()?;
        write_outcomes(&mut state, &step.outcomes, &mut writer)?;
    }
    Some(encode_link(format, rules_version, &writer.finish()))
}

/// Adds the versions and the checksum to the bytes of a game. Public for tests, which make links of future versions.
#[doc(hidden)]
pub fn encode_link(format: u8, rules_version: u8, game: &[u8]) -> String {
    let mut bytes = vec![format, rules_version];
    bytes.extend(game);
    bytes.extend(checksum(&bytes));
    base64url::encode(&bytes)
}

fn write_outcomes(state: &mut State, outcomes: &[iquazu_rules::Outcome], writer: &mut Writer) -> Option<()> {
    for outcome in outcomes {
        chance::write_outcome(state, state.chance()?, *outcome, writer)?;
        state.resolve(*outcome, &mut ()).ok()?;
    }
    Some(())
}

/// Decodes the game of a link. Its edition is built in, in the link, or in `editions`.
///
/// # Errors
///
/// Returns why the link cannot be opened.
pub fn from_link(text: &str, editions: &Library) -> Result<Game, LinkError> {
    decode_game(text, editions, carried_edition)
}

/// Decodes the game of a link whose edition is built in. Strangers may give the link: an edition that it carries is not
/// kept in memory.
///
/// # Errors
///
/// Returns why the link cannot be opened.
pub fn from_built_in_link(text: &str) -> Result<Game, LinkError> {
    decode_game(text, &Library::built_in(), |_| Err(LinkError::UnknownEdition(String::new())))
}

fn decode_game(text: &str, editions: &Library, carried: seats::ReadCarried) -> Result<Game, LinkError> {
    let LinkContent { format, rules, bytes } = decode_link(text, HANDICAP_FORMAT)?;
    let mut reader = Reader::new(&bytes);
    let edition = seats::read_edition(&mut reader, format, editions, carried)?;
    let mut record = seats::read(&mut reader, format, edition).ok_or(LinkError::Corrupt)?;
    record.rules = rules;
    read_game(&mut record, &mut reader).ok_or(LinkError::Corrupt)?;
    saved::replay_record(record).map_err(|_| LinkError::Corrupt)
}

/// Encodes the view of a seat. Returns `None` for a spectator's view.
pub fn to_view_link(view: &View) -> Option<String> {
    let Viewer::Seat(_) = view.viewer() else { return None };
    let rules_version = u8::try_from(view.table().rules().version).ok()?;
    let edition = view.table().edition();
    let text = match edition.is_built_in() {
        true => view.to_string(),
        false => format!("{} {view}", base64url::encode(&edition.packed())),
    };
    Some(encode_link(VIEW_FORMAT, rules_version, text.as_bytes()))
}

/// Decodes the view of a link. Its edition is built in, in the link, or in `editions`.
///
/// # Errors
///
/// Returns why the link cannot be opened.
pub fn from_view_link(text: &str, editions: &Library) -> Result<View, LinkError> {
    let content = decode_link(text, VIEW_FORMAT)?;
    let text = std::str::from_utf8(&content.bytes).map_err(|_| LinkError::Corrupt)?;
    let mut editions = editions.clone();
    let mut carried = |data: &str| {
        editions.add(carried_edition(&base64url::decode(data).ok_or(LinkError::Corrupt)?)?);
        Ok(())
    };
    let view = if content.format < VIEW_FORMAT {
        let (seat, mut position) = text.split_once(' ').ok_or(LinkError::Corrupt)?;
        if content.format == POSITION_WITH_EDITION_FORMAT {
            let (data, rest) = position.split_once(' ').ok_or(LinkError::Corrupt)?;
            carried(data)?;
            position = rest;
        }
        view_of_position(seat, position, &editions)?
    } else {
        let mut line = text;
        if let Some((data, rest)) = text.split_once(' ').filter(|(_, rest)| rest.starts_with(VIEW_HEADER)) {
            carried(data)?;
            line = rest;
        }
        View::parse(line, &editions).map_err(|error| match error {
            ViewError::Text(error) => unreadable(line, &error),
            _ => LinkError::Corrupt,
        })?
    };
    (view.viewer() != Viewer::Spectator).then_some(view).ok_or(LinkError::Corrupt)
}

/// Returns the view of a seat in a position, as the first formats wrote it.
fn view_of_position(seat: &str, position: &str, editions: &Library) -> Result<View, LinkError> {
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or(LinkError::Corrupt)?;
    let parsed = Position::parse(position, editions).map_err(|error| unreadable(position, &error))?;
    let state = State::try_from(parsed).map_err(|_| LinkError::Corrupt)?;
    state.table().players().contains(seat).then(|| state.view(Viewer::Seat(seat))).ok_or(LinkError::Corrupt)
}

/// Returns why the line of a view or a position cannot be read.
fn unreadable(line: &str, error: &ParseError) -> LinkError {
    match named_edition(line) {
        Some(name) if error.unknown_edition => LinkError::UnknownEdition(name.to_owned()),
        _ => LinkError::Corrupt,
    }
}

/// Returns the edition of a link that carries it.
fn carried_edition(packed: &[u8]) -> Result<&'static Edition, LinkError> {
    let draft = EditionDraft::unpack(packed).map_err(|_| LinkError::Corrupt)?;
    let id = draft.id.clone();
    Edition::from_draft(draft).map_err(|error| match error {
        InternError::TooMany => LinkError::UnknownEdition(id),
        _ => LinkError::Corrupt,
    })
}

/// Returns the id of the edition that a view or a position names.
fn named_edition(position: &str) -> Option<&str> {
    let name = position.split(' ').find_map(|field| field.strip_prefix("edition="))?;
    name.split('#').next()
}

/// What a link holds between its versions and its checksum.
struct LinkContent {
    format: u8,
    rules: &'static Rules,
    bytes: Vec<u8>,
}

/// Checks the checksum and the versions.
fn decode_link(text: &str, known: u8) -> Result<LinkContent, LinkError> {
    let bytes = base64url::decode(text).filter(|bytes| bytes.len() > 2 + CHECKSUM).ok_or(LinkError::Corrupt)?;
    let (content, sum) = bytes.split_at(bytes.len() - CHECKSUM);
    let [format, rules_version, inside @ ..] = content else { return Err(LinkError::Corrupt) };
    if checksum(content) != sum {
        return Err(LinkError::Corrupt);
    }
    if *format > known || u32::from(*rules_version) > Rules::LATEST.version {
        return Err(LinkError::Newer);
    }
    let rules = Rules::find((*rules_version).into()).filter(|_| *format > 0).ok_or(LinkError::Corrupt)?;
    Ok(LinkContent { format: *format, rules, bytes: inside.to_vec() })
}

fn read_game(record: &mut Record, reader: &mut Reader<'_>) -> Option<()> {
    let mut state = record.first_state();
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

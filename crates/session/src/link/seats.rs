//! The header of a game link: edition, players and seed.

use super::LinkError;
use super::coder::{Reader, Writer};
use crate::saved;
use iquazu_rules::edition::{Library, MAX_PACKED_BYTES};
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Edition, Handicap, PlayerColour, Players, SeatMap};

/// Players with a short code; others are spelt out. The codes and their number are part of the format: one more name here
/// would make old links unreadable.
pub(crate) const KNOWN_PLAYERS: [&str; 8] = ["", "person", "random", "beginner", "casual", "club", "expert", "master"];
/// The most bytes of a text; longer ones are cut.
const MAX_TEXT_BYTES: usize = 60;

/// The number of possible handicaps. Part of the format.
const CARD_COUNTS: u64 = 5;
const POINT_COUNTS: u64 = 21;

/// The number of codes for built-in editions; the last one says that the edition follows.
const EDITION_CODES: u64 = 256;

/// Returns the built-in editions by their codes, which never change.
fn coded_editions() -> [&'static Edition; 2] {
    [Edition::reconstructed_1(), Edition::standard()]
}

/// Writes everything but the moves. In the first format the only edition is the first one, with an empty id.
pub(super) fn write(record: &Record, format: u8, writer: &mut Writer) {
    if format == super::FIRST_FORMAT {
        write_text("", writer);
    } else {
        write_edition(record.edition, writer);
    }
    writer.below((record.players.count() - 2).into(), 3);
    for seat in record.players.seats() {
        writer.below(record.colours[seat] as u64, 4);
        write_text(record.player_name(seat).unwrap_or_default(), writer);
        let player = record.player(seat, saved::is_level).map_or("", PlayerTag::value);
        let known = KNOWN_PLAYERS.iter().position(|known| *known == player);
        writer.below(known.unwrap_or(KNOWN_PLAYERS.len()) as u64, KNOWN_PLAYERS.len() as u64 + 1);
        if known.is_none() {
            write_text(player, writer);
        }
        if format == super::HANDICAP_FORMAT {
            writer.below(record.handicaps[seat].cards().into(), CARD_COUNTS);
            writer.below(record.handicaps[seat].points().into(), POINT_COUNTS);
        }
    }
    let seed = record.seed();
    writer.below(seed.is_some().into(), 2);
    if let Some(seed) = seed {
        writer.below(seed >> 32, 1 << 32);
        writer.below(seed & 0xffff_ffff, 1 << 32);
    }
}

fn write_edition(edition: &'static Edition, writer: &mut Writer) {
    match coded_editions().iter().position(|coded| *coded == edition) {
        Some(code) => writer.below(code as u64, EDITION_CODES),
        None => {
            let packed = edition.packed();
            writer.below(EDITION_CODES - 1, EDITION_CODES);
            writer.below(packed.len() as u64, MAX_PACKED_BYTES as u64 + 1);
            packed.iter().for_each(|byte| writer.below((*byte).into(), 256));
        }
    }
}

/// Reads a record of this edition without steps. Returns `None` if the bytes are not valid.
pub(super) fn read(reader: &mut Reader<'_>, format: u8, edition: &'static Edition) -> Option<Record> {
    let players = Players::new(reader.below(3) as u8 + 2)?;
    let mut seats = Vec::new();
    for _ in players.seats() {
        let colour = PlayerColour::ALL[reader.below(4) as usize];
        let name = read_text(reader)?;
        let player = match KNOWN_PLAYERS.get(reader.below(KNOWN_PLAYERS.len() as u64 + 1) as usize) {
            Some(known) => (*known).to_owned(),
            None => read_text(reader)?,
        };
        let mut handicap = Handicap::NONE;
        if format == super::HANDICAP_FORMAT {
            let cards = reader.below(CARD_COUNTS) as u8;
            handicap = Handicap::new(cards, reader.below(POINT_COUNTS) as u8).ok()?;
        }
        seats.push((colour, name, player, handicap));
    }
    let mut record = Record::new(edition, players);
    record.colours = colours(seats.iter().map(|(colour, ..)| *colour))?;
    if reader.below(2) == 1 {
        let high = reader.below(1 << 32) << 32;
        record.push_seed(high | reader.below(1 << 32));
    }
    for (seat, (_, name, player, handicap)) in players.seats().zip(&seats) {
        record.handicaps[seat] = *handicap;
        record.push_player(seat, name, PlayerTag::from_value(player));
    }
    Some(record)
}

/// Returns the edition that a link carries as data.
pub(super) type ReadCarried = fn(&[u8]) -> Result<&'static Edition, LinkError>;

/// Reads the edition: its code, its data, or in the first format its id.
pub(super) fn read_edition(
    reader: &mut Reader<'_>,
    format: u8,
    editions: &Library,
    carried: ReadCarried,
) -> Result<&'static Edition, LinkError> {
    if format == super::FIRST_FORMAT {
        let id = read_text(reader).ok_or(LinkError::Corrupt)?;
        let known = if id.is_empty() { Ok(Edition::reconstructed_1()) } else { editions.find(&id) };
        return known.map_err(|_| LinkError::UnknownEdition(id));
    }
    let code = reader.below(EDITION_CODES);
    if code < EDITION_CODES - 1 {
        let known = coded_editions().get(code as usize).copied();
        return known.ok_or_else(|| LinkError::UnknownEdition(format!("built-in edition {code}")));
    }
    let length = reader.below(MAX_PACKED_BYTES as u64 + 1);
    let packed: Vec<u8> = (0..length).map(|_| reader.below(256) as u8).collect();
    carried(&packed)
}

/// Returns the colours of all seats; empty seats get the remaining ones. Returns `None` for a duplicate (C1).
fn colours(chosen: impl Iterator<Item = PlayerColour>) -> Option<SeatMap<PlayerColour>> {
    let mut colours: Vec<PlayerColour> = Vec::new();
    for colour in chosen {
        (!colours.contains(&colour)).then(|| colours.push(colour))?;
    }
    let left = PlayerColour::ALL.into_iter().filter(|colour| !colours.contains(colour)).collect::<Vec<_>>();
    colours.extend(left);
    colours.try_into().ok().map(SeatMap)
}

fn write_text(text: &str, writer: &mut Writer) {
    let text = &text[..text.floor_char_boundary(MAX_TEXT_BYTES)];
    writer.below(text.len() as u64, MAX_TEXT_BYTES as u64 + 1);
    text.bytes().for_each(|byte| writer.below(byte.into(), 256));
}

fn read_text(reader: &mut Reader<'_>) -> Option<String> {
    let length = reader.below(MAX_TEXT_BYTES as u64 + 1);
    String::from_utf8((0..length).map(|_| reader.below(256) as u8).collect()).ok()
}

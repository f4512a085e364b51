//! The header of a game link: edition, players and seed.

use super::coder::{Reader, Writer};
use crate::saved;
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Edition, PlayerColour, Players, SeatMap};

/// Players with a short code; others are spelt out. The codes and their number are part of the format: one more name here
/// would make old links unreadable.
pub(crate) const KNOWN_PLAYERS: [&str; 8] = ["", "person", "random", "beginner", "casual", "club", "expert", "master"];
/// The most bytes of a text; longer ones are cut.
const MAX_TEXT_BYTES: usize = 60;

pub(super) fn write(record: &Record, writer: &mut Writer) {
    let standard = record.edition.id() == Edition::standard().id();
    write_text(if standard { "" } else { record.edition.id() }, writer);
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
    }
    let seed = record.seed();
    writer.below(seed.is_some().into(), 2);
    if let Some(seed) = seed {
        writer.below(seed >> 32, 1 << 32);
        writer.below(seed & 0xffff_ffff, 1 << 32);
    }
}

/// The id of an edition that is not known here.
pub(super) struct UnknownEdition(pub(super) String);

/// Reads a record without steps. Returns `None` if the bytes are not valid.
pub(super) fn read(
    reader: &mut Reader<'_>,
    editions: impl Fn(&str) -> Option<&'static Edition>,
) -> Option<Result<Record, UnknownEdition>> {
    let id = read_text(reader)?;
    let edition = if id.is_empty() { Some(Edition::standard()) } else { editions(&id) };
    let Some(edition) = edition else { return Some(Err(UnknownEdition(id))) };
    let players = Players::new(reader.below(3) as u8 + 2)?;
    let mut seats = Vec::new();
    for _ in players.seats() {
        let colour = PlayerColour::ALL[reader.below(4) as usize];
        let name = read_text(reader)?;
        let player = match KNOWN_PLAYERS.get(reader.below(KNOWN_PLAYERS.len() as u64 + 1) as usize) {
            Some(known) => (*known).to_owned(),
            None => read_text(reader)?,
        };
        seats.push((colour, name, player));
    }
    let mut record = Record::new(edition, players);
    record.colours = colours(seats.iter().map(|(colour, ..)| *colour))?;
    if reader.below(2) == 1 {
        let high = reader.below(1 << 32) << 32;
        record.push_seed(high | reader.below(1 << 32));
    }
    for (seat, (_, name, player)) in players.seats().zip(&seats) {
        record.push_player(seat, name, PlayerTag::from_value(player));
    }
    Some(Ok(record))
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

//! Who sat where: the part of a link before the game itself.

use super::coder::{Reader, Writer};
use iquazu_rules::text::Record;
use iquazu_rules::{Edition, PlayerColour, Players, Seat, SeatMap};

/// Whom a record names often; somebody else is spelt out. New names go to the end.
const KNOWN_PLAYERS: [&str; 8] = ["", "person", "random", "beginner", "casual", "club", "expert", "master"];
/// A name of more bytes is cut.
const MAX_TEXT_BYTES: usize = 60;

pub(super) fn write(record: &Record, writer: &mut Writer) {
    let standard = record.edition.id() == Edition::standard().id();
    write_text(if standard { "" } else { record.edition.id() }, writer);
    writer.below((record.players.count() - 2).into(), 3);
    for seat in record.players.seats() {
        writer.below(record.colours[seat] as u64, 4);
        write_text(tag(record, "name", seat), writer);
        let player = tag(record, "player", seat);
        let known = KNOWN_PLAYERS.iter().position(|known| *known == player);
        writer.below(known.unwrap_or(KNOWN_PLAYERS.len()) as u64, KNOWN_PLAYERS.len() as u64 + 1);
        if known.is_none() {
            write_text(player, writer);
        }
    }
    let seed: Option<u64> = record.tag("seed").and_then(|seed| seed.parse().ok());
    writer.below(seed.is_some().into(), 2);
    if let Some(seed) = seed {
        writer.below(seed >> 32, 1 << 32);
        writer.below(seed & 0xffff_ffff, 1 << 32);
    }
}

/// An edition that is not here, by its id.
pub(super) struct UnknownEdition(pub(super) String);

/// A record with its seats and no moves yet; nothing where the bytes say nothing sensible.
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
        record.push_tag("seed", &(high | reader.below(1 << 32)).to_string());
    }
    for (number, (_, name, player)) in (1..).zip(&seats) {
        for (key, value) in [("name", name), ("player", player)] {
            if !value.is_empty() {
                record.push_tag(&format!("{key}{number}"), value);
            }
        }
    }
    Some(Ok(record))
}

/// C1: each colour once; those that are left go to the seats that nobody has.
fn colours(chosen: impl Iterator<Item = PlayerColour>) -> Option<SeatMap<PlayerColour>> {
    let mut colours: Vec<PlayerColour> = Vec::new();
    for colour in chosen {
        (!colours.contains(&colour)).then(|| colours.push(colour))?;
    }
    let left = PlayerColour::ALL.into_iter().filter(|colour| !colours.contains(colour)).collect::<Vec<_>>();
    colours.extend(left);
    colours.try_into().ok().map(SeatMap)
}

fn tag<'r>(record: &'r Record, key: &str, seat: Seat) -> &'r str {
    record.tag(&format!("{key}{}", seat.number())).unwrap_or_default()
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

//! Prints a draft as an edition file.

use super::draft::EditionDraft;
use super::{ColumnDraft, Strips};
use crate::{COLUMNS, Colour, Players, Tile, TileCounts};
use std::fmt::{self, Write};

/// Prints an edition file. An id, a name or a status that is not a valid line is printed as it is, quoted.
impl fmt::Display for EditionDraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, text) in [("id", &self.id), ("name", &self.name), ("status", &self.status)] {
            writeln!(f, "{key} = {}", Quoted(text))?;
        }
        writeln!(f, "\n[cards]")?;
        for colour in Colour::ALL {
            writeln!(f, "{colour} = {}", self.cards[colour])?;
        }
        writeln!(f, "\n[supplies]\ngems_per_player = {}\ndrops = {}", self.gems_per_player, self.drops)?;
        writeln!(f, "\n[wall]\nstrips_from = {}\nstrip_width = {}", self.strips_from, self.strip_width)?;
        writeln!(
            f,
            "\n# Five words, rows 1 to 5 from the top; w white, b blue, o orange, - a row without a gap.\n[columns]"
        )?;
        let strips = Strips::new(self.strips_from, self.strip_width);
        let strip_at = |column: u8| strips.and_then(|strips| strips.strip_at(column));
        for column in (1..=COLUMNS).filter(|column| strip_at(*column).is_none()) {
            writeln!(f, "{column} = \"{}\"", Words(&self.columns[usize::from(column) - 1]))?;
        }
        writeln!(f, "\n[strips]")?;
        for strip in 0..Strips::COUNT {
            let columns = (1..=COLUMNS).filter(|column| strip_at(*column) == Some(strip));
            let words: Vec<String> =
                columns.map(|column| format!("\"{}\"", Words(&self.columns[usize::from(column) - 1]))).collect();
            let value = if self.strip_width == 1 { words.join(", ") } else { format!("[{}]", words.join(", ")) };
            writeln!(f, "{} = {value}", char::from(b'a' + strip))?;
        }
        writeln!(f, "\n# Columns 1 to 11; one number for each paid rank.\n[rocks]")?;
        for (players, rocks) in Players::ALL.into_iter().zip(&self.rocks) {
            writeln!(f, "{players} = {rocks:?}")?;
        }
        for (name, counts) in [("light", &self.light), ("dark", &self.dark)] {
            writeln!(f, "\n[tiles.{name}]")?;
            write_tiles(f, counts)?;
        }
        Ok(())
    }
}

/// Prints a text as a TOML string.
struct Quoted<'t>(&'t str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if c.is_control() => write!(f, "\\u{:04X}", c as u32)?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

/// Prints the gaps of a column as five words.
struct Words<'d>(&'d ColumnDraft);

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.0.iter().enumerate() {
            f.write_str(if index > 0 { " " } else { "" })?;
            f.write_str(if row.is_empty() { "-" } else { "" })?;
            row.iter().try_for_each(|colour| f.write_char(colour.letter()))?;
        }
        Ok(())
    }
}

fn write_tiles(f: &mut fmt::Formatter<'_>, counts: &TileCounts) -> fmt::Result {
    let mut numbered = |name: &str, number: fn(Tile) -> Option<u8>| {
        let kinds = Tile::ALL.into_iter().filter(|tile| counts[*tile] > 0);
        let items: Vec<String> =
            kinds.filter_map(|tile| Some(format!("{} = {}", number(tile)?, counts[tile]))).collect();
        if items.is_empty() { Ok(()) } else { writeln!(f, "{name} = {{ {} }}", items.join(", ")) }
    };
    numbered("points", |tile| if let Tile::Points(points) = tile { Some(points) } else { None })?;
    numbered("cards", |tile| if let Tile::Cards(cards) = tile { Some(cards) } else { None })?;
    for (name, tile) in [("any_colour", Tile::AnyColour), ("double_move", Tile::DoubleMove)] {
        if counts[tile] > 0 {
            writeln!(f, "{name} = {}", counts[tile])?;
        }
    }
    Ok(())
}

//! Parses and validates edition files.

use super::{Edition, EditionError};
use crate::{COLUMNS, Cards, Colour, Column, Row, Tile, TileCounts};
use toml_span::value::{Table, ValueInner};
use toml_span::{Value, parse};

pub(super) fn read(text: &str) -> Result<Edition, EditionError> {
    let root = parse(text).map_err(|error| {
        let expected = format!("a valid TOML file: {error}");
        EditionError::new(text, error.span.start, "", expected)
    })?;
    let root = Node { text, key: String::new(), value: &root };
    root.deny_unknown_keys(&["id", "name", "status", "cards", "supplies", "columns", "strips", "rocks", "tiles"])?;
    let id = root.get("id")?;
    Ok(Edition {
        id: id.identifier()?,
        name: root.get("name")?.string()?,
        status: root.get("status")?.string()?,
        cards: cards(&root.get("cards")?)?,
        gems_per_player: root
            .get("supplies")?
            .deny_unknown_keys(&["gems_per_player", "drops"])?
            .get("gems_per_player")?
            .exactly(34, "C4")?,
        drops: root.get("supplies")?.get("drops")?.exactly(50, "C5")?,
        columns: columns(&root)?,
        rocks: rocks(&root.get("rocks")?)?,
        light: tiles(&root.get("tiles")?.deny_unknown_keys(&["light", "dark"])?.get("light")?, 35)?,
        dark: tiles(&root.get("tiles")?.get("dark")?, 10)?,
    })
}

/// A TOML value with its full key, for error messages.
struct Node<'t> {
    text: &'t str,
    key: String,
    value: &'t Value<'t>,
}

impl<'t> Node<'t> {
    fn error(&self, expected: impl Into<String>) -> EditionError {
        EditionError::new(self.text, self.value.span.start, &self.key, expected)
    }

    fn child(&self, name: &str, value: &'t Value<'t>) -> Node<'t> {
        let key = if self.key.is_empty() { name.to_owned() } else { format!("{}.{name}", self.key) };
        Node { text: self.text, key, value }
    }

    fn table(&self) -> Result<&'t Table<'t>, EditionError> {
        self.value.as_table().ok_or_else(|| self.error("a table"))
    }

    fn find(&self, name: &str) -> Result<Option<Node<'t>>, EditionError> {
        Ok(self.table()?.get(name).map(|value| self.child(name, value)))
    }

    fn get(&self, name: &str) -> Result<Node<'t>, EditionError> {
        self.find(name)?.ok_or_else(|| {
            let place = if self.key.is_empty() { "the file".to_owned() } else { format!("`{}`", self.key) };
            self.error(format!("a key `{name}` in {place}"))
        })
    }

    /// Rejects unknown keys, which are usually misspellings.
    fn deny_unknown_keys(&self, names: &[&str]) -> Result<&Self, EditionError> {
        for key in self.table()?.keys() {
            if !names.contains(&key.name.as_ref()) {
                let expected = format!("one of the keys {}", names.join(", "));
                let full =
                    if self.key.is_empty() { key.name.to_string() } else { format!("{}.{}", self.key, key.name) };
                return Err(EditionError::new(self.text, key.span.start, &full, expected));
            }
        }
        Ok(self)
    }

    fn string(&self) -> Result<String, EditionError> {
        self.value.as_str().map(str::to_owned).ok_or_else(|| self.error("a string"))
    }

    /// Reads an identifier that needs no quotes in a record.
    fn identifier(&self) -> Result<String, EditionError> {
        let word = self.string()?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
        let good = (1..=40).contains(&word.len()) && word.chars().all(fits);
        good.then_some(word).ok_or_else(|| self.error("1 to 40 lower-case letters, digits, dots and hyphens"))
    }

    fn number(&self, least: i64, most: i64) -> Result<u8, EditionError> {
        let number = self.value.as_integer().filter(|number| (least..=most).contains(number));
        number.map(|number| number as u8).ok_or_else(|| self.error(format!("a whole number from {least} to {most}")))
    }

    fn exactly(&self, count: u8, clause: &str) -> Result<u8, EditionError> {
        let found = self.value.as_integer();
        if found == Some(i64::from(count)) { Ok(count) } else { Err(self.error(format!("{count} ({clause})"))) }
    }

    fn items(&self) -> Result<Vec<Node<'t>>, EditionError> {
        match self.value.as_ref() {
            ValueInner::Array(array) => {
                Ok(array.iter().map(|item| Node { text: self.text, key: self.key.clone(), value: item }).collect())
            }
            _ => Err(self.error("an array")),
        }
    }
}

fn cards(node: &Node<'_>) -> Result<Cards, EditionError> {
    node.deny_unknown_keys(&["white", "blue", "orange"])?;
    let mut cards = Cards::NONE;
    for colour in Colour::ALL {
        cards[colour] = node.get(&colour.to_string())?.exactly(20, "C2")?;
    }
    Ok(cards)
}

/// Reads columns 1 to 5, the strips a to e, and column 11 (C6).
fn columns(root: &Node<'_>) -> Result<[Column; COLUMNS as usize], EditionError> {
    const PRINTED: [&str; 6] = ["1", "2", "3", "4", "5", "11"];
    const STRIPS: [&str; 5] = ["a", "b", "c", "d", "e"];
    let (printed, strips) = (root.get("columns")?, root.get("strips")?);
    printed.deny_unknown_keys(&PRINTED)?;
    strips.deny_unknown_keys(&STRIPS)?;
    let (left, right) = PRINTED.split_at(5);
    let columns = left.iter().map(|name| column(&printed.get(name)?));
    let columns = columns.chain(STRIPS.iter().map(|name| column(&strips.get(name)?)));
    let columns = columns.chain(right.iter().map(|name| column(&printed.get(name)?)));
    let columns: Vec<Column> = columns.collect::<Result<_, _>>()?;
    Ok(columns.try_into().expect("one for each name"))
}

/// Reads a column: five words, one for each row, with a letter for each gap (C6).
fn column(node: &Node<'_>) -> Result<Column, EditionError> {
    let text = node.string()?;
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() != Row::ALL.len() || words.iter().any(|word| word.is_empty()) {
        return Err(node.error("five words, one for each row, separated by single spaces (C6)"));
    }
    let mut gaps = Vec::new();
    for (row, word) in Row::ALL.into_iter().zip(words) {
        if word.len() > Column::MAX_GAPS_PER_ROW {
            return Err(node.error(format!("at most {} gaps in one row of a column (C6)", Column::MAX_GAPS_PER_ROW)));
        }
        for letter in word.chars() {
            let colour = Colour::from_letter(letter).ok_or_else(|| {
                node.error(format!("the letters w, b or o for the gaps, not `{}` (C2, C6)", letter.escape_default()))
            })?;
            gaps.push((row, colour));
        }
    }
    Ok(Column::new(gaps))
}

/// Reads eleven rocks for each number of players, each with the points of every paid rank (C9).
fn rocks(node: &Node<'_>) -> Result<[[Vec<u8>; COLUMNS as usize]; 3], EditionError> {
    node.deny_unknown_keys(&["2", "3", "4"])?;
    let tables: Vec<_> =
        (2..=4u8).map(|players| rocks_for(&node.get(&players.to_string())?, players)).collect::<Result<_, _>>()?;
    Ok(tables.try_into().expect("three numbers of players"))
}

fn rocks_for(node: &Node<'_>, players: u8) -> Result<[Vec<u8>; COLUMNS as usize], EditionError> {
    let ranks = usize::from(players) - 1;
    let rocks: Vec<Vec<u8>> = node.items()?.iter().map(|rock| rock_points(rock, ranks)).collect::<Result<_, _>>()?;
    let count = rocks.len();
    rocks.try_into().map_err(|_| node.error(format!("{COLUMNS} rocks, one for each column, not {count} (C6, C9)")))
}

fn rock_points(node: &Node<'_>, ranks: usize) -> Result<Vec<u8>, EditionError> {
    let points: Vec<u8> = node.items()?.iter().map(|rank| rank.number(0, 50)).collect::<Result<_, _>>()?;
    if points.len() != ranks || !points.is_sorted_by(|first, second| first >= second) {
        return Err(node.error(format!("{ranks} points, most first (C9)")));
    }
    Ok(points)
}

/// Reads the counts of the tiles with one kind of back (C3, B1–B5).
fn tiles(node: &Node<'_>, total: u8) -> Result<TileCounts, EditionError> {
    node.deny_unknown_keys(&["points", "cards", "any_colour", "double_move"])?;
    let mut counts = TileCounts::NONE;
    if let Some(points) = node.find("points")? {
        read_numbered_tiles(&points, 1..=Tile::MAX_POINTS, Tile::Points, &mut counts)?;
    }
    if let Some(cards) = node.find("cards")? {
        read_numbered_tiles(&cards, 2..=4, Tile::Cards, &mut counts)?;
    }
    for (name, tile) in [("any_colour", Tile::AnyColour), ("double_move", Tile::DoubleMove)] {
        if let Some(count) = node.find(name)? {
            counts[tile] = count.number(0, 45)?;
        }
    }
    let found: u32 = counts.iter().map(|(_, count)| u32::from(count)).sum();
    if found != u32::from(total) {
        return Err(node.error(format!("{total} tiles in all, not {found} (C3)")));
    }
    Ok(counts)
}

/// Reads a table from the number on a tile to the count of such tiles.
fn read_numbered_tiles(
    node: &Node<'_>,
    range: std::ops::RangeInclusive<u8>,
    tile: fn(u8) -> Tile,
    counts: &mut TileCounts,
) -> Result<(), EditionError> {
    let names: Vec<String> = range.map(|number| number.to_string()).collect();
    node.deny_unknown_keys(&names.iter().map(String::as_str).collect::<Vec<_>>())?;
    for name in &names {
        if let Some(count) = node.find(name)? {
            counts[tile(name.parse().expect("a number"))] = count.number(0, 45)?;
        }
    }
    Ok(())
}

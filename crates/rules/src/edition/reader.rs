//! Parses edition files.

use super::draft::{
    CARDS_RANGE, ColumnDraft, DROPS_RANGE, EditionDraft, GEMS_RANGE, ROCK_RANGE, STRIP_WIDTH_RANGE, strips_from_range,
};
use super::problem::{EditionPart, EditionProblem, ProblemKind};
use super::{EditionError, Strips};
use crate::{COLUMNS, Colour, Column, Players, ROWS, Row, Tile, TileCounts};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml_span::value::{Table, ValueInner};
use toml_span::{Value, parse};

/// The most tiles of one kind.
const MAX_TILES: u8 = 45;

/// Reads a file and checks it. Every problem is reported at its place in the text.
pub(super) fn read(text: &str) -> Result<EditionDraft, EditionError> {
    let root = parse(text).map_err(|error| {
        let expected = format!("a valid TOML file: {error}");
        EditionError::new(text, error.span.start, "", expected)
    })?;
    let root = Node { text, key: String::new(), value: &root };
    let mut places = Places::default();
    let draft = draft(&root, &mut places)?;
    match draft.problems().first() {
        None => Ok(draft),
        Some(problem) => {
            let (offset, key) = places.0.get(&problem.part).map_or((0, ""), |(offset, key)| (*offset, key));
            let taken_id = (problem.kind == ProblemKind::TakenId).then(|| draft.id.clone());
            Err(EditionError { taken_id, ..EditionError::new(text, offset, key, problem.to_string()) })
        }
    }
}

/// Where the parts of the edition stand in the text: offset and key.
#[derive(Default)]
struct Places(BTreeMap<EditionPart, (usize, String)>);

impl Places {
    fn add(&mut self, part: EditionPart, node: &Node<'_>) {
        self.0.insert(part, (node.value.span.start, node.key.clone()));
    }

    /// Reads a number at its place.
    fn number(&mut self, part: EditionPart, node: &Node<'_>, range: RangeInclusive<u8>) -> Result<u8, EditionError> {
        self.add(part, node);
        let (least, most) = (*range.start(), *range.end());
        let number = node.value.as_integer().and_then(|number| u8::try_from(number).ok());
        number.filter(|number| range.contains(number)).ok_or_else(|| {
            node.error(EditionProblem { part, kind: ProblemKind::OutOfRange { least, most } }.to_string())
        })
    }
}

fn draft(root: &Node<'_>, places: &mut Places) -> Result<EditionDraft, EditionError> {
    root.deny_unknown_keys(&[
        "id", "name", "status", "cards", "supplies", "wall", "columns", "strips", "rocks", "tiles",
    ])?;
    let (id, name, status) = (root.get("id")?, root.get("name")?, root.get("status")?);
    places.add(EditionPart::Id, &id);
    places.add(EditionPart::Name, &name);
    places.add(EditionPart::Status, &status);
    let (strips_from, strip_width) = wall(root, places)?;
    let mut draft = EditionDraft::new(strips_from, strip_width);
    (draft.id, draft.name, draft.status) = (id.string()?, name.string()?, status.string()?);
    let cards = root.get("cards")?;
    cards.deny_unknown_keys(&["white", "blue", "orange"])?;
    places.add(EditionPart::AllCards, &cards);
    for colour in Colour::ALL {
        draft.cards[colour] =
            places.number(EditionPart::Cards(colour), &cards.get(&colour.to_string())?, CARDS_RANGE)?;
    }
    let supplies = root.get("supplies")?;
    supplies.deny_unknown_keys(&["gems_per_player", "drops"])?;
    draft.gems_per_player = places.number(EditionPart::Gems, &supplies.get("gems_per_player")?, GEMS_RANGE)?;
    draft.drops = places.number(EditionPart::Drops, &supplies.get("drops")?, DROPS_RANGE)?;
    columns(root, &mut draft, places)?;
    draft.rocks = rocks(&root.get("rocks")?, places)?;
    let kinds = root.get("tiles")?;
    kinds.deny_unknown_keys(&["light", "dark"])?;
    draft.light = tiles(&kinds.get("light")?, false, places)?;
    draft.dark = tiles(&kinds.get("dark")?, true, places)?;
    Ok(draft)
}

/// Reads where the strips begin and how wide they are. A file of format 1 does not say: one column wide, from 6 on (C6).
fn wall(root: &Node<'_>, places: &mut Places) -> Result<(u8, u8), EditionError> {
    let Some(wall) = root.find("wall")? else { return Ok((6, 1)) };
    wall.deny_unknown_keys(&["strips_from", "strip_width"])?;
    let width = places.number(EditionPart::StripWidth, &wall.get("strip_width")?, STRIP_WIDTH_RANGE)?;
    let from = places.number(EditionPart::StripsFrom, &wall.get("strips_from")?, strips_from_range(width))?;
    Ok((from, width))
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

    fn items(&self) -> Result<Vec<Node<'t>>, EditionError> {
        match self.value.as_ref() {
            ValueInner::Array(array) => {
                Ok(array.iter().map(|item| Node { text: self.text, key: self.key.clone(), value: item }).collect())
            }
            _ => Err(self.error("an array")),
        }
    }
}

/// Reads the printed columns and the strips a to e (C6).
fn columns(root: &Node<'_>, draft: &mut EditionDraft, places: &mut Places) -> Result<(), EditionError> {
    let strips = Strips::new(draft.strips_from, draft.strip_width).expect("checked where they were read");
    let (printed, movable) = (root.get("columns")?, root.get("strips")?);
    let keys: Vec<String> =
        (1..=COLUMNS).filter(|column| strips.strip_at(*column).is_none()).map(|c| c.to_string()).collect();
    printed.deny_unknown_keys(&keys.iter().map(String::as_str).collect::<Vec<_>>())?;
    for key in &keys {
        let number: u8 = key.parse().expect("a column");
        let node = printed.get(key)?;
        places.add(EditionPart::Column(number), &node);
        draft.columns[usize::from(number) - 1] = column(&node)?;
    }
    const NAMES: [&str; Strips::COUNT as usize] = ["a", "b", "c", "d", "e"];
    movable.deny_unknown_keys(&NAMES)?;
    for (name, first) in NAMES.iter().zip((draft.strips_from..).step_by(draft.strip_width.into())) {
        for (node, number) in strip_columns(movable.get(name)?, draft.strip_width)?.iter().zip(first..) {
            places.add(EditionPart::Column(number), node);
            draft.columns[usize::from(number) - 1] = column(node)?;
        }
    }
    Ok(())
}

/// Returns the columns of a strip: the value itself, or the items of an array of two.
fn strip_columns(node: Node<'_>, width: u8) -> Result<Vec<Node<'_>>, EditionError> {
    if width == 1 {
        return Ok(vec![node]);
    }
    let expected = "an array of 2 columns, the light one and the dark one (C6)";
    let columns = node.items().map_err(|_| node.error(expected))?;
    if columns.len() == usize::from(width) { Ok(columns) } else { Err(node.error(expected)) }
}

/// Reads a column: five words, one for each row, with a letter for each gap, or `-` for no gap (C6).
fn column(node: &Node<'_>) -> Result<ColumnDraft, EditionError> {
    let text = node.string()?;
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() != Row::ALL.len() || words.iter().any(|word| word.is_empty()) {
        return Err(node.error("five words, one for each row, separated by single spaces (C6)"));
    }
    let mut rows: ColumnDraft = Default::default();
    for (row, word) in rows.iter_mut().zip(words).filter(|(_, word)| *word != "-") {
        for letter in word.chars() {
            row.push(Colour::from_letter(letter).ok_or_else(|| {
                let letter = letter.escape_default();
                node.error(format!(
                    "the letters w, b or o for the gaps, or - for a row without one, not `{letter}` (C2, C6)"
                ))
            })?);
        }
        if row.len() > Column::MAX_GAPS_PER_ROW {
            let kind = ProblemKind::TooManyGaps;
            return Err(node.error(EditionProblem { part: EditionPart::Column(0), kind }.to_string()));
        }
    }
    debug_assert!(rows.len() == ROWS);
    Ok(rows)
}

/// Reads eleven rocks for each number of players, each with the points of every paid rank (C9).
fn rocks(node: &Node<'_>, places: &mut Places) -> Result<[[Vec<u8>; COLUMNS as usize]; 3], EditionError> {
    node.deny_unknown_keys(&["2", "3", "4"])?;
    let tables: Vec<_> = Players::ALL
        .into_iter()
        .map(|players| rocks_for(&node.get(&players.to_string())?, players, places))
        .collect::<Result<_, _>>()?;
    Ok(tables.try_into().expect("three numbers of players"))
}

fn rocks_for(
    node: &Node<'_>,
    players: Players,
    places: &mut Places,
) -> Result<[Vec<u8>; COLUMNS as usize], EditionError> {
    let mut rocks = Vec::new();
    for (rock, column) in node.items()?.iter().zip(1..) {
        let part = EditionPart::Rock(players, column);
        let points =
            rock.items()?.iter().map(|rank| places.number(part, rank, ROCK_RANGE)).collect::<Result<Vec<u8>, _>>()?;
        places.add(part, rock);
        rocks.push(points);
    }
    let count = rocks.len();
    rocks.try_into().map_err(|_| node.error(format!("{COLUMNS} rocks, one for each column, not {count} (C6, C9)")))
}

/// Reads the counts of the tiles with one kind of back (C3, B1–B5).
fn tiles(node: &Node<'_>, dark: bool, places: &mut Places) -> Result<TileCounts, EditionError> {
    let part = EditionPart::Tiles { dark };
    node.deny_unknown_keys(&["points", "cards", "any_colour", "double_move"])?;
    let mut counts = TileCounts::NONE;
    let mut count = |tile, node: &Node<'_>| places.number(part, node, 0..=MAX_TILES).map(|count| counts[tile] = count);
    if let Some(points) = node.find("points")? {
        read_numbered_tiles(&points, Tile::POINTS_RANGE, Tile::Points, &mut count)?;
    }
    if let Some(cards) = node.find("cards")? {
        read_numbered_tiles(&cards, Tile::CARDS_RANGE, Tile::Cards, &mut count)?;
    }
    for (name, tile) in [("any_colour", Tile::AnyColour), ("double_move", Tile::DoubleMove)] {
        if let Some(node) = node.find(name)? {
            count(tile, &node)?;
        }
    }
    places.add(part, node);
    Ok(counts)
}

/// Reads a table from the number on a tile to the count of such tiles.
fn read_numbered_tiles<'t>(
    node: &Node<'t>,
    range: RangeInclusive<u8>,
    tile: fn(u8) -> Tile,
    count: &mut impl FnMut(Tile, &Node<'t>) -> Result<(), EditionError>,
) -> Result<(), EditionError> {
    let names: Vec<String> = range.map(|number| number.to_string()).collect();
    node.deny_unknown_keys(&names.iter().map(String::as_str).collect::<Vec<_>>())?;
    for name in &names {
        if let Some(node) = node.find(name)? {
            count(tile(name.parse().expect("a number")), &node)?;
        }
    }
    Ok(())
}

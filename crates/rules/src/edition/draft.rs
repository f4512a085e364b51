//! The data of an edition before it is checked: what a file says, or what somebody has drawn so far.

use super::problem::{EditionPart, EditionProblem, ProblemKind};
use super::{Edition, Strips};
use crate::{COLUMNS, Cards, Colour, Column, Players, ROWS, Row, Rules, Tile, TileCounts};
use std::ops::RangeInclusive;

/// The longest name and status in bytes.
const MAX_TEXT_BYTES: usize = 80;
/// The longest id.
const MAX_ID_LENGTH: usize = 40;
/// The cards of one colour (C2).
pub const CARDS_RANGE: RangeInclusive<u8> = 1..=60;
/// The gems that each player can place (C4).
pub const GEMS_RANGE: RangeInclusive<u8> = 5..=99;
/// The drops (C5). There are always enough to fill the first column, so that dripping never fails (F1).
pub const DROPS_RANGE: RangeInclusive<u8> = Column::MAX_GAPS as u8..=99;
/// The points of a rock for one rank (C9).
pub const ROCK_RANGE: RangeInclusive<u8> = 0..=50;
/// The width of a strip in columns (C6).
pub const STRIP_WIDTH_RANGE: RangeInclusive<u8> = 1..=2;

/// The gaps of one column: for each row from the top, the colours from top to bottom.
pub type ColumnDraft = [Vec<Colour>; ROWS];

/// The data of an edition, not checked. [`problems`](EditionDraft::problems) says what is wrong or missing, and
/// [`Edition::from_draft`] makes an edition of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionDraft {
    /// The id that names the edition in records.
    pub id: String,
    /// The name shown to players.
    pub name: String,
    /// The origin of the data.
    pub status: String,
    /// All cards of the game (C2).
    pub cards: Cards,
    /// The gems that each player can place (C4).
    pub gems_per_player: u8,
    /// The drops (C5).
    pub drops: u8,
    /// The first column of the first strip (C6).
    pub strips_from: u8,
    /// The width of a strip, one or two columns (C6).
    pub strip_width: u8,
    /// The columns from left to right, the strips in the order a to e.
    pub columns: [ColumnDraft; COLUMNS as usize],
    /// The rock points for 2, 3 and 4 players, for each column, first rank first (C9).
    pub rocks: [[Vec<u8>; COLUMNS as usize]; 3],
    /// The tiles with a light back (C3).
    pub light: TileCounts,
    /// The tiles with a dark back (C3).
    pub dark: TileCounts,
}

impl EditionDraft {
    /// Creates a draft without gaps, rocks and tiles, with the numbers that the booklets print.
    pub fn new(strips_from: u8, strip_width: u8) -> EditionDraft {
        EditionDraft {
            id: String::new(),
            name: String::new(),
            status: String::new(),
            cards: Cards::new(20, 20, 20),
            gems_per_player: 34,
            drops: 50,
            strips_from,
            strip_width,
            columns: Default::default(),
            rocks: Players::ALL.map(|players| std::array::from_fn(|_| vec![0; ranks(players)])),
            light: TileCounts::NONE,
            dark: TileCounts::NONE,
        }
    }

    /// Returns everything that is wrong or missing; empty if the draft can be played.
    pub fn problems(&self) -> Vec<EditionProblem> {
        let mut problems = Vec::new();
        let mut add = |part, kind| problems.push(EditionProblem { part, kind });
        if !is_id(&self.id) {
            add(EditionPart::Id, ProblemKind::NotAnId);
        }
        for (part, text) in [(EditionPart::Name, &self.name), (EditionPart::Status, &self.status)] {
            if text.trim().is_empty() || text.len() > MAX_TEXT_BYTES || text.chars().any(char::is_control) {
                add(part, ProblemKind::NotALine { most: MAX_TEXT_BYTES });
            }
        }
        for colour in Colour::ALL {
            add_unless_in(CARDS_RANGE, self.cards[colour], EditionPart::Cards(colour), &mut add);
        }
        let cards = self.cards.counts().into_iter().map(u16::from).sum();
        let least = Rules::LATEST.first_hands.into_iter().map(u16::from).sum();
        if cards < least {
            add(EditionPart::AllCards, ProblemKind::TooFewCards { least, found: cards });
        }
        add_unless_in(GEMS_RANGE, self.gems_per_player, EditionPart::Gems, &mut add);
        add_unless_in(DROPS_RANGE, self.drops, EditionPart::Drops, &mut add);
        add_unless_in(STRIP_WIDTH_RANGE, self.strip_width, EditionPart::StripWidth, &mut add);
        if STRIP_WIDTH_RANGE.contains(&self.strip_width) {
            add_unless_in(strips_from_range(self.strip_width), self.strips_from, EditionPart::StripsFrom, &mut add);
        }
        for (column, rows) in (1..).zip(&self.columns) {
            if rows.iter().all(Vec::is_empty) {
                add(EditionPart::Column(column), ProblemKind::NoGap);
            }
            if rows.iter().any(|row| row.len() > Column::MAX_GAPS_PER_ROW) {
                add(EditionPart::Column(column), ProblemKind::TooManyGaps);
            }
        }
        for (players, rocks) in Players::ALL.into_iter().zip(&self.rocks) {
            for (column, rock) in (1..).zip(rocks) {
                let part = EditionPart::Rock(players, column);
                if let Some(points) = rock.iter().find(|points| !ROCK_RANGE.contains(points)) {
                    add_unless_in(ROCK_RANGE, *points, part, &mut add);
                } else if rock.len() != ranks(players) || !rock.is_sorted_by(|first, second| first >= second) {
                    add(part, ProblemKind::NotRanked { ranks: ranks(players) });
                }
            }
        }
        for (dark, counts) in [(false, &self.light), (true, &self.dark)] {
            let (expected, found) = (tile_total(dark), total(counts));
            if found != u16::from(expected) {
                add(EditionPart::Tiles { dark }, ProblemKind::WrongTotal { expected, found });
            }
        }
        let taken =
            Edition::built_in().into_iter().any(|built_in| built_in.id() == self.id && built_in.draft() != *self);
        if taken {
            add(EditionPart::Id, ProblemKind::TakenId);
        }
        problems
    }

    pub(super) fn column(&self, column: usize) -> Column {
        let rows = Row::ALL.into_iter().zip(&self.columns[column]);
        Column::new(rows.flat_map(|(row, gaps)| gaps.iter().map(move |colour| (row, *colour))).collect())
    }
}

fn add_unless_in(
    range: RangeInclusive<u8>,
    number: u8,
    part: EditionPart,
    add: &mut impl FnMut(EditionPart, ProblemKind),
) {
    if !range.contains(&number) {
        add(part, ProblemKind::OutOfRange { least: *range.start(), most: *range.end() });
    }
}

fn is_id(id: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    (1..=MAX_ID_LENGTH).contains(&id.len()) && id.chars().all(fits)
}

/// Returns where the first of five strips can begin (C6).
pub fn strips_from_range(strip_width: u8) -> RangeInclusive<u8> {
    1..=COLUMNS + 1 - Strips::COUNT * strip_width
}

/// Returns the number of paid ranks of a rock (C9).
pub const fn ranks(players: Players) -> usize {
    players.count() as usize - 1
}

/// Returns the number of tiles with one kind of back: one for each row of each position that holds them (C3, C7).
pub fn tile_total(dark: bool) -> u8 {
    let (light_positions, dark_positions) = Rules::LATEST.tile_positions(1);
    ROWS as u8 * if dark { dark_positions } else { light_positions }
}

/// Returns the number of tiles, which may be too large for a byte in a draft.
fn total(counts: &TileCounts) -> u16 {
    Tile::ALL.into_iter().map(|tile| u16::from(counts[tile])).sum()
}

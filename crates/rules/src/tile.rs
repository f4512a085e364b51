//! Bonus tiles (B1–B8).

use crate::ParseTileError;
use std::fmt;
use std::ops::{Index, IndexMut, RangeInclusive};
use std::str::FromStr;

/// The indices of faces in [`Tile::ALL`].
const FIRST_CARDS: usize = 8;
const ANY_COLOUR: usize = 11;
const DOUBLE_MOVE: usize = 12;

/// The face of a bonus tile. Written `p3`, `c2`, `any` or `dbl`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// Worth 1 to 8 points at the end (B1).
    Points(u8),
    /// Given up to draw 2 to 4 cards (B2).
    Cards(u8),
    /// Given up to pay with any colours (B3).
    AnyColour,
    /// Given up for one more action (B5).
    DoubleMove,
}

impl Tile {
    /// The points that a tile can show (B1).
    pub const POINTS_RANGE: RangeInclusive<u8> = 1..=8;
    /// The number of cards that a card tile can show (B2).
    pub const CARDS_RANGE: RangeInclusive<u8> = 2..=4;
    /// The number of different faces.
    pub const KINDS: usize = 13;
    /// All faces, in the order of the text forms.
    pub const ALL: [Tile; Tile::KINDS] = [
        Tile::Points(1),
        Tile::Points(2),
        Tile::Points(3),
        Tile::Points(4),
        Tile::Points(5),
        Tile::Points(6),
        Tile::Points(7),
        Tile::Points(8),
        Tile::Cards(2),
        Tile::Cards(3),
        Tile::Cards(4),
        Tile::AnyColour,
        Tile::DoubleMove,
    ];

    /// Returns the index of the face in [`Tile::ALL`]. The face must be [valid](Tile::is_valid).
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Tile::Points(points) => points as usize - 1,
            Tile::Cards(cards) => FIRST_CARDS + cards as usize - 2,
            Tile::AnyColour => ANY_COLOUR,
            Tile::DoubleMove => DOUBLE_MOVE,
        }
    }

    /// Returns whether the face exists, that is, whether [`Tile::ALL`] holds it.
    pub const fn is_valid(self) -> bool {
        matches!(self, Tile::Points(1..=8) | Tile::Cards(2..=4) | Tile::AnyColour | Tile::DoubleMove)
    }
}

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Tile, ParseTileError> {
        let number = |digit: u8| digit.wrapping_sub(b'0');
        let tile = match *text.as_bytes() {
            [b'p', digit] => Tile::Points(number(digit)),
            [b'c', digit] => Tile::Cards(number(digit)),
            [b'a', b'n', b'y'] => Tile::AnyColour,
            [b'd', b'b', b'l'] => Tile::DoubleMove,
            _ => return Err(ParseTileError),
        };
        if tile.is_valid() { Ok(tile) } else { Err(ParseTileError) }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Points(points) => write!(f, "p{points}"),
            Tile::Cards(cards) => write!(f, "c{cards}"),
            Tile::AnyColour => f.write_str("any"),
            Tile::DoubleMove => f.write_str("dbl"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}

/// A place for a tile in one byte; `Option<Tile>` takes two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct TileSlot(u8);

impl TileSlot {
    pub(crate) const EMPTY: TileSlot = TileSlot(0);

    #[inline]
    pub(crate) const fn new(tile: Tile) -> TileSlot {
        TileSlot(tile.index() as u8 + 1)
    }

    #[inline]
    pub(crate) fn tile(self) -> Option<Tile> {
        usize::from(self.0).checked_sub(1).map(|index| Tile::ALL[index])
    }
}

impl From<Option<Tile>> for TileSlot {
    fn from(tile: Option<Tile>) -> TileSlot {
        tile.map_or(TileSlot::EMPTY, TileSlot::new)
    }
}

impl fmt::Debug for TileSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tile().fmt(f)
    }
}

/// The number of tiles of each face. Written `3xp1,dbl`, or `-` if empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileCounts([u8; Tile::KINDS]);

impl TileCounts {
    /// No tiles.
    pub const NONE: TileCounts = TileCounts([0; Tile::KINDS]);

    /// Returns the number of tiles.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the number of tiles of each face, in the order of [`Tile::ALL`].
    #[inline]
    pub const fn counts(&self) -> &[u8; Tile::KINDS] {
        &self.0
    }

    /// Iterates over the faces with a count above zero.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        let counts = *self;
        Tile::ALL.into_iter().map(move |tile| (tile, counts[tile])).filter(|(_, count)| *count > 0)
    }

    /// Returns whether there are at least as many tiles of each face as in `other`.
    pub fn contains(&self, other: &TileCounts) -> bool {
        self.0.iter().zip(&other.0).all(|(have, need)| have >= need)
    }

    /// Returns whether any tile can be used after an action (B2, B5).
    #[inline]
    pub fn usable_after_action(&self) -> bool {
        let [two, three, four, _, double_move] = *self.actions();
        (two | three | four | double_move) != 0
    }

    /// Returns the counts of the tiles that are used during the game: cards 2, 3, 4, any colour, double move.
    #[inline]
    pub(crate) fn actions(&self) -> &[u8; 5] {
        self.0[FIRST_CARDS..].first_chunk().expect("the last five faces")
    }

    /// Takes away the `nth` tile, counted in the order of [`Tile::ALL`], and returns it. There are more than `nth` tiles.
    #[inline]
    pub(crate) fn take_nth(&mut self, mut nth: u8) -> Tile {
        let mut index = 0;
        while nth >= self.0[index] {
            nth -= self.0[index];
            index += 1;
        }
        self.0[index] -= 1;
        Tile::ALL[index]
    }

    /// Returns the sum of the points tiles (B1).
    pub fn points(&self) -> u16 {
        self.iter()
            .map(|(tile, count)| match tile {
                Tile::Points(points) => u16::from(points) * u16::from(count),
                _ => 0,
            })
            .sum()
    }
}

impl Index<Tile> for TileCounts {
    type Output = u8;

    #[inline]
    fn index(&self, tile: Tile) -> &u8 {
        &self.0[tile.index()]
    }
}

impl IndexMut<Tile> for TileCounts {
    #[inline]
    fn index_mut(&mut self, tile: Tile) -> &mut u8 {
        &mut self.0[tile.index()]
    }
}

impl FromIterator<Tile> for TileCounts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileCounts {
        let mut counts = TileCounts::NONE;
        for tile in tiles {
            counts[tile] += 1;
        }
        counts
    }
}

/// Prints `3xp1,dbl`, or `-` if empty.
impl fmt::Display for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (tile, count) in self.iter() {
            f.write_str(separator)?;
            if count > 1 {
                write!(f, "{count}x")?;
            }
            write!(f, "{tile}")?;
            separator = ",";
        }
        if separator.is_empty() { f.write_str("-") } else { Ok(()) }
    }
}

impl fmt::Debug for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileCounts({self})")
    }
}

//! Seats around the table, in turn order, and player colours.

use crate::ParsePlayerColourError;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A seat. Seats are ordered clockwise from the starting player and numbered from 1 in all text and JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The starting player's seat.
    pub const FIRST: Seat = Seat(0);
    /// All four seats in turn order, whatever the number of players.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// Returns the index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Seat {
        debug_assert!(index < 4);
        Seat(index as u8)
    }

    /// Returns the number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the seat with a number from 1 to 4, or `None` for any other number.
    pub fn from_number(number: u8) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.number() == number)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {self}")
    }
}

/// The number of players, 2 to 4 (C1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Players(u8);

impl Players {
    /// Two players.
    pub const TWO: Players = Players(2);
    /// Three players.
    pub const THREE: Players = Players(3);
    /// Four players.
    pub const FOUR: Players = Players(4);
    /// All possible numbers of players.
    pub const ALL: [Players; 3] = [Players(2), Players(3), Players(4)];

    /// Returns the number of players, or `None` unless `count` is 2 to 4.
    pub fn new(count: u8) -> Option<Players> {
        (2..=4).contains(&count).then_some(Players(count))
    }

    /// Returns the number as an integer.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Iterates over the occupied seats in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Returns whether a seat is occupied.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// Returns the next player clockwise (T1).
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.0 { 0 } else { seat.0 + 1 })
    }

    /// Returns the next player counter-clockwise (I8).
    #[inline]
    pub const fn before(self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.0 - 1 } else { seat.0 - 1 })
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} players")
    }
}

/// The colour of a player's gems (C1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PlayerColour {
    /// Written `red`.
    Red,
    /// Written `yellow`.
    Yellow,
    /// Written `purple`.
    Purple,
    /// Written `green`.
    Green,
}

impl PlayerColour {
    /// All colours; by default the seats take them in this order.
    pub const ALL: [PlayerColour; 4] =
        [PlayerColour::Red, PlayerColour::Yellow, PlayerColour::Purple, PlayerColour::Green];
}

impl fmt::Display for PlayerColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayerColour::Red => "red",
            PlayerColour::Yellow => "yellow",
            PlayerColour::Purple => "purple",
            PlayerColour::Green => "green",
        })
    }
}

impl FromStr for PlayerColour {
    type Err = ParsePlayerColourError;

    fn from_str(text: &str) -> Result<PlayerColour, ParsePlayerColourError> {
        PlayerColour::ALL.into_iter().find(|colour| colour.to_string() == text).ok_or(ParsePlayerColourError)
    }
}

/// A value for each of the four seats, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatMap<T>(pub [T; 4]);

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 3]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 3]
    }
}

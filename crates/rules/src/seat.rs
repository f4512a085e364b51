//! Seats around the table, clockwise from the starting player.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat; the first plays first. Seats are numbered from 1 wherever a person or another program reads them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// From 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Seat {
        debug_assert!(index < 4);
        Seat(index as u8)
    }

    /// From 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

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

/// C1: how many play, 2 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Players(u8);

impl Players {
    pub const TWO: Players = Players(2);
    pub const THREE: Players = Players(3);
    pub const FOUR: Players = Players(4);
    pub const ALL: [Players; 3] = [Players(2), Players(3), Players(4)];

    pub fn new(count: u8) -> Option<Players> {
        (2..=4).contains(&count).then_some(Players(count))
    }

    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }

    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// T1: the next player clockwise.
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.0 { 0 } else { seat.0 + 1 })
    }

    /// I8: the next player counter-clockwise.
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

/// C1: the colours of the gems.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum PlayerColour {
    Red,
    Yellow,
    Purple,
    Green,
}

impl PlayerColour {
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

/// One value for each seat.
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

//! Where the interchangeable strips are, and the order in which they were placed (C6, S1).

use crate::{COLUMNS, ParseStripOrderError};
use std::fmt;
use std::str::FromStr;

/// The order of the strips a to e from left to right (S1). Written `cabed`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StripOrder(pub(crate) [u8; Strips::COUNT as usize]);

impl StripOrder {
    /// The strips in the order of their letters, as an edition file lists them.
    pub const PRINTED: StripOrder = StripOrder([0, 1, 2, 3, 4]);

    /// Creates an order, or returns `None` unless it holds each of 0 to 4 once.
    pub fn new(order: [u8; Strips::COUNT as usize]) -> Option<StripOrder> {
        (0..Strips::COUNT).all(|strip| order.contains(&strip)).then_some(StripOrder(order))
    }
}

impl FromStr for StripOrder {
    type Err = ParseStripOrderError;

    fn from_str(text: &str) -> Result<StripOrder, ParseStripOrderError> {
        let letters = text.as_bytes().try_into().map_err(|_| ParseStripOrderError)?;
        let letters: [u8; Strips::COUNT as usize] = letters;
        StripOrder::new(letters.map(|letter| letter.wrapping_sub(b'a'))).ok_or(ParseStripOrderError)
    }
}

/// Prints the letters of the strips, as in `cabed`.
impl fmt::Display for StripOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|strip| write!(f, "{}", char::from(b'a' + strip)))
    }
}

/// The part of the wall that is made of strips: five of them, each one or two columns wide (C6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strips {
    /// The index of the first column, from 0.
    start: u8,
    /// Whether a strip has two columns. Shifting by it multiplies by the width.
    double: bool,
}

impl Strips {
    /// The number of strips.
    pub const COUNT: u8 = 5;

    /// Returns the strips from a column on, or `None` if they are not one or two columns wide or do not fit.
    pub fn new(from: u8, width: u8) -> Option<Strips> {
        let fits = (1..=2).contains(&width) && from >= 1 && from - 1 + Strips::COUNT * width <= COLUMNS;
        fits.then(|| Strips { start: from - 1, double: width == 2 })
    }

    /// Returns the first column of the first strip.
    pub const fn from(self) -> u8 {
        self.start + 1
    }

    /// Returns the number of columns in a strip.
    pub const fn width(self) -> u8 {
        1 << self.double as u8
    }

    /// Returns the place of the strip at a column, from 0 at the left, or `None` if the column is printed.
    pub fn strip_at(self, column: u8) -> Option<u8> {
        let offset = column.checked_sub(self.from())?;
        let place = offset / self.width();
        (place < Strips::COUNT).then_some(place)
    }

    /// Returns whether a column is the dark one of its strip; `false` for printed columns and single strips.
    pub fn is_dark(self, column: u8) -> bool {
        self.double && self.strip_at(column).is_some() && (column - self.from()) % 2 == 1
    }

    /// Returns the index of a column in the edition's list, which has the strips in their printed order.
    #[inline]
    pub(crate) const fn lookup(self, order: StripOrder, column: u8) -> usize {
        let (shift, index) = (self.double as u8, column - 1);
        let offset = index.wrapping_sub(self.start);
        let place = (offset >> shift) as usize;
        if place < order.0.len() {
            (self.start + (order.0[place] << shift) + (offset & shift)) as usize
        } else {
            index as usize
        }
    }
}

//! Where the interchangeable strips are, and the order in which they were placed (C6, S1).

use crate::{COLUMNS, ParseStripOrderError};
use std::fmt;
use std::str::FromStr;

/// The number of strips as the length of an array.
const COUNT: usize = Strips::COUNT as usize;
/// The number of orders of the strips.
const ORDERS: usize = 120;

/// The order of the strips a to e from left to right (S1). Written `cabed`.
///
/// It is one byte: the place of the order in the list of all orders, sorted as words are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StripOrder(u8);

/// All orders.
static ALL_ORDERS: [[u8; COUNT]; ORDERS] = all_orders();

const fn all_orders() -> [[u8; COUNT]; ORDERS] {
    let mut orders = [[0; COUNT]; ORDERS];
    let mut index = 0;
    while index < ORDERS {
        // Choose each strip among those that are left.
        let mut left = [0, 1, 2, 3, 4];
        let (mut rest, mut orders_of_rest, mut place) = (index, ORDERS, 0);
        while place < COUNT {
            orders_of_rest /= COUNT - place;
            let mut chosen = rest / orders_of_rest;
            rest %= orders_of_rest;
            orders[index][place] = left[chosen];
            while chosen + 1 < COUNT - place {
                left[chosen] = left[chosen + 1];
                chosen += 1;
            }
            place += 1;
        }
        index += 1;
    }
    orders
}

impl StripOrder {
    /// The strips in the order of their letters, as an edition file lists them.
    pub const PRINTED: StripOrder = StripOrder(0);

    /// Creates an order, or returns `None` unless it holds each of 0 to 4 once.
    pub fn new(order: [u8; COUNT]) -> Option<StripOrder> {
        ALL_ORDERS.binary_search(&order).ok().map(|index| StripOrder(index as u8))
    }

    /// Returns all orders, sorted as words are.
    pub fn all() -> impl ExactSizeIterator<Item = StripOrder> {
        (0..ORDERS as u8).map(StripOrder)
    }

    /// Returns the index of this order in [`all`](StripOrder::all).
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Returns the strips from left to right, each from 0 to 4.
    pub fn strips(self) -> [u8; COUNT] {
        ALL_ORDERS[usize::from(self.0)]
    }
}

impl FromStr for StripOrder {
    type Err = ParseStripOrderError;

    fn from_str(text: &str) -> Result<StripOrder, ParseStripOrderError> {
        let letters: [u8; COUNT] = text.as_bytes().try_into().map_err(|_| ParseStripOrderError)?;
        StripOrder::new(letters.map(|letter| letter.wrapping_sub(b'a'))).ok_or(ParseStripOrderError)
    }
}

/// Prints the letters of the strips, as in `cabed`.
impl fmt::Display for StripOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.strips().iter().try_for_each(|strip| write!(f, "{}", char::from(b'a' + strip)))
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

    /// Returns the table that finds the columns of a wall.
    pub(super) fn lookup_table(self) -> Lookup {
        let (start, width) = (usize::from(self.start), usize::from(self.width()));
        let table = ALL_ORDERS.map(|order| {
            std::array::from_fn(|column| match self.strip_at(column as u8 + 1) {
                Some(place) => {
                    let strip = usize::from(order[usize::from(place)]);
                    (start + strip * width + (column - start) % width) as u8
                }
                None => column as u8,
            })
        });
        Lookup(Box::new(table))
    }
}

/// For each order of the strips and each column of the wall the index of the column in the edition's list, which has
/// the strips in their printed order.
#[derive(Debug)]
pub(super) struct Lookup(Box<[[u8; LOOKUP_COLUMNS]; ORDERS]>);

/// A power of two, so that masking an index keeps it in range.
pub(super) const LOOKUP_COLUMNS: usize = (COLUMNS as usize).next_power_of_two();

impl Lookup {
    #[inline]
    pub(super) fn index(&self, order: StripOrder, column: u8) -> usize {
        self.0[usize::from(order.0)][(usize::from(column) - 1) % LOOKUP_COLUMNS].into()
    }
}

//! The wall: columns of gaps (C6).

use crate::lanes::Lanes;
use crate::{COLUMNS, Colour, ParseGapError, Seat};
use std::fmt;
use std::str::FromStr;

/// The number of rows (C6).
pub const ROWS: usize = 5;

/// A row, from 1 at the top to 5 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("minimum" = 1, "maximum" = ROWS)))]
pub struct Row(u8);

impl Row {
    /// All rows from top to bottom.
    pub const ALL: [Row; ROWS] = [Row(1), Row(2), Row(3), Row(4), Row(5)];

    /// Returns the row with a number from 1 to 5, or `None` for any other number.
    pub fn new(number: u8) -> Option<Row> {
        Row::ALL.into_iter().find(|row| row.number() == number)
    }

    /// Returns the number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// A gap of the wall: its column and its index in the column from the top. Written `3e`: the fifth gap of column 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gap {
    column: u8,
    index: u8,
}

impl Gap {
    /// Returns a gap, or `None` unless `column` is 1 to 11 and `index` (from 0 at the top) below the most gaps a column
    /// can have. Whether a column has that many gaps depends on the edition.
    pub fn new(column: u8, index: u8) -> Option<Gap> {
        ((1..=COLUMNS).contains(&column) && usize::from(index) < Column::MAX_GAPS).then_some(Gap { column, index })
    }

    #[inline]
    pub(crate) const fn at(column: u8, index: u8) -> Gap {
        debug_assert!(column >= 1 && column <= COLUMNS && (index as usize) < Column::MAX_GAPS);
        Gap { column, index }
    }

    /// Returns the column, from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Returns the index in the column, from 0 at the top.
    #[inline]
    pub const fn index(self) -> u8 {
        self.index
    }

    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.index
    }

    fn from_text(text: &str) -> Option<Gap> {
        let letter = text.chars().next_back().filter(char::is_ascii_lowercase)?;
        let column = &text[..text.len() - 1];
        if column.starts_with(['0', '+']) {
            return None;
        }
        Gap::new(column.parse().ok()?, letter as u8 - b'a')
    }
}

impl FromStr for Gap {
    type Err = ParseGapError;

    fn from_str(text: &str) -> Result<Gap, ParseGapError> {
        Gap::from_text(text).ok_or(ParseGapError)
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, char::from(b'a' + self.index))
    }
}

impl fmt::Debug for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gap({self})")
    }
}

/// What lies in a gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A gem of a seat.
    Gem(Seat),
    /// A water drop.
    Drop,
}

/// A printed column, also one of a strip: its gaps from top to bottom, each with a row and a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    gaps: Vec<(Row, Colour)>,
}

impl Column {
    /// The most gaps in one row of a column. With five columns in the frame, a row fits into one 16-bit lane.
    pub const MAX_GAPS_PER_ROW: usize = 3;
    /// The most gaps in a column.
    pub const MAX_GAPS: usize = ROWS * Column::MAX_GAPS_PER_ROW;

    /// Creates a column from its gaps, top to bottom.
    pub(crate) fn new(gaps: Vec<(Row, Colour)>) -> Column {
        debug_assert!(gaps.len() <= Column::MAX_GAPS && gaps.is_sorted_by_key(|(row, _)| *row));
        Column { gaps }
    }

    /// Returns the row and colour of each gap, from top to bottom.
    pub fn gaps(&self) -> &[(Row, Colour)] {
        &self.gaps
    }

    /// Iterates over the colours of the gaps in a row, from top to bottom.
    pub fn row(&self, row: Row) -> impl Iterator<Item = Colour> + '_ {
        self.gaps.iter().filter(move |gap| gap.0 == row).map(|gap| gap.1)
    }
}

/// The gaps of a column as masks, for the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ColumnMasks {
    /// The gaps of each colour.
    pub(crate) colours: Lanes,
    /// All gaps.
    pub(crate) full: u16,
    /// The number of gaps of each colour, four bits each.
    pub(crate) counts: u16,
    /// The gaps of each row.
    pub(crate) rows: [RowGaps; ROWS],
    /// Where the number of gaps of a gap's colour is in `counts`: four bits for each gap.
    count_shifts: u64,
}

/// The gaps of one row of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RowGaps {
    /// The first gap.
    pub(crate) first: u8,
    /// A bit for each gap of the row, from the lowest bit on.
    pub(crate) mask: u16,
}

impl ColumnMasks {
    pub(crate) fn of(column: &Column) -> ColumnMasks {
        let mut masks = ColumnMasks::default();
        for (index, (row, colour)) in column.gaps.iter().enumerate() {
            let bit = 1 << index;
            masks.full |= bit;
            masks.colours = masks.colours.with(*colour as usize, bit);
            let shift = 4 * *colour as u32;
            masks.counts += 1 << shift;
            masks.count_shifts |= u64::from(shift) << (4 * index);
            let gaps = &mut masks.rows[row.index()];
            if gaps.mask == 0 {
                gaps.first = index as u8;
            }
            gaps.mask = gaps.mask << 1 | 1;
        }
        masks
    }

    /// Returns the number 1 for the colour of a gap, as `counts` has it.
    #[inline]
    pub(crate) const fn one_gap(&self, index: u8) -> u16 {
        1 << (self.count_shifts >> (4 * index) & 15)
    }
}

/// Prints a word for each row with a letter for each gap, as in `wb o bw - bo`; `-` is a row without a gap.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Row::ALL {
            f.write_str(if row.index() > 0 { " " } else { "" })?;
            f.write_str(if self.row(row).next().is_none() { "-" } else { "" })?;
            self.row(row).try_for_each(|colour| write!(f, "{}", colour.letter()))?;
        }
        Ok(())
    }
}

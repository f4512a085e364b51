//! The number of open gaps by place in the frame and colour, kept up to date by every move.
//!
//! Legal moves are counted from these fifteen numbers alone, without looking at the wall.

use crate::lanes::Lanes;
use crate::wall::ColumnMasks;

/// Bits of one number. A column has at most fifteen gaps.
const BITS: u32 = 4;
/// Bits of one place in the frame: three colours.
const PLACE_BITS: u32 = 3 * BITS;

/// Fifteen numbers in one word: four bits for each colour of each place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OpenGaps(u64);

impl OpenGaps {
    /// Returns the open gaps of a place and colour.
    #[inline]
    pub(crate) const fn get(self, place: usize, colour: usize) -> u16 {
        (self.0 >> (place as u32 * PLACE_BITS + colour as u32 * BITS)) as u16 & ((1 << BITS) - 1)
    }

    /// Sets the numbers of a place that is empty so far, from a lane for each colour.
    pub(crate) fn set(&mut self, place: usize, counts: Lanes) {
        for colour in 0..3 {
            self.0 |= u64::from(counts.get(colour)) << (place as u32 * PLACE_BITS + colour as u32 * BITS);
        }
    }

    /// Takes one gap of a column away; `colours` are the gaps of each colour.
    #[inline]
    pub(crate) const fn fill(&mut self, place: usize, colours: Lanes, index: u8) {
        let colour = (colours.get(1) >> index & 1) as u32 + 2 * (colours.get(2) >> index & 1) as u32;
        self.0 -= 1 << (place as u32 * PLACE_BITS + colour * BITS);
    }

    /// Moves the frame by one column; `entering` is the empty column that becomes visible, if there is one.
    #[inline]
    pub(crate) const fn shift(&mut self, width: u8, entering: Option<&ColumnMasks>) {
        self.0 >>= PLACE_BITS;
        if let Some(column) = entering {
            self.0 |= (column.counts as u64) << ((width as u32 - 1) * PLACE_BITS);
        }
    }
}

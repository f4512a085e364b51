//! The number of open gaps by place in the frame and colour, kept up to date by every move.
//!
//! Legal moves are counted from these fifteen numbers alone, without looking at the wall.

use crate::lanes::Lanes;
use crate::payment::{PRICE_LANES, PaymentCounts, SupplyIndex};
use crate::wall::ColumnMasks;
use crate::{Colour, MAX_FRAME_WIDTH};

/// Bits of one number. A column has at most fifteen gaps.
const BITS: u32 = 4;
const MASK: u16 = (1 << BITS) - 1;
const PLACES: usize = MAX_FRAME_WIDTH as usize;

/// The open gaps of each place in the frame: four bits for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OpenGaps([u16; PLACES]);

impl OpenGaps {
    /// Returns the open gaps of a place and colour.
    #[inline]
    pub(crate) const fn get(self, place: usize, colour: Colour) -> u16 {
        self.0[place] >> (colour as u32 * BITS) & MASK
    }

    /// Returns the open gaps of a place, of all colours together.
    #[inline]
    pub(crate) const fn total(self, place: usize) -> u16 {
        let gaps = self.0[place];
        (gaps & MASK) + (gaps >> BITS & MASK) + (gaps >> (2 * BITS))
    }

    /// Returns the number of placements for each place: gaps times payments, added up over the colours.
    #[inline]
    pub(crate) fn placements(self, supplies: [SupplyIndex; 3]) -> [u16; PRICE_LANES] {
        let mut gaps = [0; PRICE_LANES];
        gaps[..PLACES].copy_from_slice(&self.0);
        let [white, blue, orange] = supplies.map(|supply| &supply.counts().0);
        // All lanes at once: the compiler makes vector instructions of it.
        let mut placements = [0; PRICE_LANES];
        for lane in 0..PRICE_LANES {
            placements[lane] = (gaps[lane] & MASK) * white[lane]
                + (gaps[lane] >> BITS & MASK) * blue[lane]
                + (gaps[lane] >> (2 * BITS)) * orange[lane];
        }
        placements
    }

    /// Returns the number of placements with an any-colour tile.
    pub(crate) fn tile_placements(self, payments: &PaymentCounts) -> u16 {
        (0..PLACES).map(|place| self.total(place) * payments.get(place + 1)).sum()
    }

    /// Sets the numbers of a place from a lane for each colour.
    pub(crate) fn set(&mut self, place: usize, counts: Lanes) {
        self.0[place] = counts.get(0) | counts.get(1) << BITS | counts.get(2) << (2 * BITS);
    }

    /// Takes one gap of a column away.
    #[inline]
    pub(crate) const fn fill(&mut self, place: usize, column: &ColumnMasks, index: u8) {
        self.0[place] -= column.one_gap(index);
    }

    /// Moves the frame by one column; `entering` is the empty column that becomes visible, if there is one.
    #[inline]
    pub(crate) fn shift(&mut self, width: u8, entering: Option<&ColumnMasks>) {
        self.0.copy_within(1.., 0);
        self.0[PLACES - 1] = 0;
        self.0[usize::from(width) - 1] = entering.map_or(0, |column| column.counts);
    }
}

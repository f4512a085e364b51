//! Four 16-bit masks in one 64-bit word (SIMD within a register).
//!
//! A mask has a bit for each gap of a column, the topmost gap in the lowest bit; a lane belongs to a seat or a colour.
//! Counting the bits of four lanes at once keeps legal moves and scoring fast on targets without a population-count
//! instruction, such as baseline x86-64.

const ONES: u64 = 0x0001_0001_0001_0001;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Lanes(pub(crate) u64);

impl Lanes {
    #[inline]
    pub(crate) const fn splat(mask: u16) -> Lanes {
        Lanes(mask as u64 * ONES)
    }

    #[inline]
    pub(crate) const fn get(self, lane: usize) -> u16 {
        (self.0 >> (16 * lane)) as u16
    }

    #[inline]
    pub(crate) const fn with(self, lane: usize, mask: u16) -> Lanes {
        Lanes(self.0 | (mask as u64) << (16 * lane))
    }

    #[inline]
    pub(crate) const fn clear(self, lane: usize) -> Lanes {
        Lanes(self.0 & !(0xffff << (16 * lane)))
    }

    #[inline]
    pub(crate) const fn and(self, other: Lanes) -> Lanes {
        Lanes(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Lanes) -> Lanes {
        Lanes(self.0 & !other.0)
    }

    /// Returns the bitwise or of all lanes.
    #[inline]
    pub(crate) const fn union(self) -> u16 {
        let halves = self.0 | self.0 >> 32;
        (halves | halves >> 16) as u16
    }

    /// Returns the number of set bits of each lane.
    #[inline]
    pub(crate) const fn counts(self) -> Lanes {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Lanes((bytes + (bytes >> 8)) & 0x001f_001f_001f_001f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_bits_per_lane() {
        let lanes = Lanes::default().with(0, 0xffff).with(1, 0).with(2, 0x8001).with(3, 0x7ffe);
        let counts = lanes.counts();
        assert_eq!([0, 1, 2, 3].map(|lane| counts.get(lane)), [16, 0, 2, 14]);
        assert_eq!(lanes.union(), 0xffff);
        assert_eq!(lanes.clear(0).clear(3).union(), 0x8001);
    }
}

//! Four masks of a column's gaps in one word, for all seats or colours at a time.

/// The lowest bit of each mask.
const LOWEST: u64 = 0x0001_0001_0001_0001;
/// Moves the lowest bits of the masks next to each other, from bit 48 on.
const GATHER: u64 = 0x0001_0002_0004_0008;

/// Four masks of 16 bits, the topmost gap in the lowest bit. A column has at most 15 gaps, so the highest bit is free.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GapMasks(u64);

impl GapMasks {
    #[inline]
    pub(super) fn new(masks: [u16; 4]) -> GapMasks {
        GapMasks(masks.into_iter().rev().fold(0, |all, mask| all << 16 | u64::from(mask)))
    }

    /// Adds a gap to a mask.
    pub(super) fn insert(&mut self, mask: usize, gap: usize) {
        self.0 |= 1 << (16 * mask + gap);
    }

    /// Returns the gaps of a mask.
    #[inline]
    pub(super) fn get(self, mask: usize) -> u16 {
        (self.0 >> (16 * mask)) as u16
    }

    /// Keeps these gaps only.
    #[inline]
    pub(super) fn within(self, gaps: u16) -> GapMasks {
        GapMasks(self.0 & (u64::from(gaps) * LOWEST))
    }

    /// Returns the masks that are not empty, a bit for each.
    #[inline]
    pub(super) fn any(self) -> u8 {
        // A gap carries into the free bit of its mask, and no further.
        let filled = (self.0 + 0x7fff * LOWEST) >> 15 & LOWEST;
        (filled.wrapping_mul(GATHER) >> 48) as u8
    }

    /// Returns the number of gaps of each mask. Baseline x86-64 has no instruction for that.
    #[inline]
    pub(super) fn counts(self) -> [u8; 4] {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        let sums = bytes + (bytes >> 8);
        [0, 16, 32, 48].map(|shift| (sums >> shift) as u8 & 0x1f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_tested_and_counted_one_by_one() {
        let mut masks = GapMasks::new([0x7fff, 0, 0x4001, 0]);
        assert_eq!(masks.counts(), [15, 0, 2, 0]);
        assert_eq!(masks.any(), 0b0101);
        assert_eq!(masks.within(0x3ffe).any(), 0b0001);
        masks.insert(3, 5);
        assert_eq!([0, 1, 2, 3].map(|mask| masks.get(mask)), [0x7fff, 0, 0x4001, 0x20]);
        assert_eq!(masks.any(), 0b1101);
    }
}

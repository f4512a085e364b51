//! A carry-less range coder (Subbotin) with a 64-bit interval.
//!
//! The leading byte is written as soon as it is settled. If the interval straddles a byte boundary for too long, it is
//! cut at the boundary, so that no carry propagates back.

const TOP: u64 = 1 << 56;
const BOTTOM: u64 = 1 << 48;

/// The cumulative frequency range of a symbol: the weight before it, its own, and the total, which is below 2⁴⁸.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CumulativeRange {
    pub(super) before: u64,
    pub(super) size: u64,
    pub(super) total: u64,
}

/// The coding interval, the same in writing and reading.
#[derive(Clone, Debug)]
struct Interval {
    low: u64,
    range: u64,
}

impl Interval {
    const ALL: Interval = Interval { low: 0, range: u64::MAX };

    fn narrow(&mut self, part: CumulativeRange) {
        let unit = self.range / part.total;
        self.low = self.low.wrapping_add(unit * part.before);
        self.range = unit * part.size;
    }

    /// Removes and returns the leading byte if it is settled.
    fn settled(&mut self) -> Option<u8> {
        let same = (self.low ^ self.low.wrapping_add(self.range)) < TOP;
        if !same {
            if self.range >= BOTTOM {
                return None;
            }
            self.range = self.low.wrapping_neg() & (BOTTOM - 1);
        }
        let byte = (self.low >> 56) as u8;
        self.low <<= 8;
        self.range <<= 8;
        Some(byte)
    }
}

/// The encoder.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { interval: Interval::ALL, bytes: Vec::new() }
    }

    pub(super) fn part(&mut self, part: CumulativeRange) {
        debug_assert!(part.size > 0 && part.before + part.size <= part.total && part.total < BOTTOM);
        self.interval.narrow(part);
        while let Some(byte) = self.interval.settled() {
            self.bytes.push(byte);
        }
    }

    /// Writes a number below `bound`, with uniform weights.
    pub(super) fn below(&mut self, number: u64, bound: u64) {
        self.part(CumulativeRange { before: number, size: 1, total: bound });
    }

    /// Returns the bytes: as few as identify the interval when followed by zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let Interval { low, range } = self.interval;
        for count in 0..=8 {
            let rest = u64::MAX.checked_shr(8 * count).unwrap_or(0);
            let inside = low.checked_add(rest).map(|high| high & !rest);
            if let Some(value) = inside.filter(|value| value - low < range) {
                self.bytes.extend(&value.to_be_bytes()[..count as usize]);
                break;
            }
        }
        self.bytes
    }
}

/// The decoder of what a [`Writer`] wrote.
#[derive(Clone, Debug)]
pub(super) struct Reader<'b> {
    interval: Interval,
    code: u64,
    bytes: std::slice::Iter<'b, u8>,
    /// The number of bytes read beyond the last.
    beyond: u32,
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Reader<'b> {
        let mut reader = Reader { interval: Interval::ALL, code: 0, bytes: bytes.iter(), beyond: 0 };
        for _ in 0..8 {
            reader.take_byte();
        }
        reader
    }

    fn take_byte(&mut self) {
        let byte = self.bytes.next().copied();
        self.beyond += u32::from(byte.is_none());
        self.code = self.code << 8 | u64::from(byte.unwrap_or(0));
    }

    /// Returns where in the total the next symbol lies. [`part`](Reader::part) must follow.
    pub(super) fn place(&self, whole: u64) -> u64 {
        let unit = self.interval.range / whole;
        (self.code.wrapping_sub(self.interval.low) / unit).min(whole - 1)
    }

    pub(super) fn part(&mut self, part: CumulativeRange) {
        self.interval.narrow(part);
        while self.interval.settled().is_some() {
            self.take_byte();
        }
    }

    pub(super) fn below(&mut self, bound: u64) -> u64 {
        let number = self.place(bound);
        self.part(CumulativeRange { before: number, size: 1, total: bound });
        number
    }

    /// Returns whether more was read than can have been written.
    pub(super) fn is_past_the_end(&self) -> bool {
        self.beyond > 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Rng, SplitMix};

    #[test]
    fn numbers_round_trip() {
        for seed in 0..300 {
            let mut rng = SplitMix::new(seed);
            let length = rng.below(200);
            let numbers: Vec<(u64, u64)> = (0..length)
                .map(|_| {
                    let bound = 1 + rng.next_u64() % [1, 2, 3, 120, 1 << 16, (1 << 40) - 1][rng.below(6) as usize];
                    (rng.next_u64() % bound, bound)
                })
                .collect();
            let mut writer = Writer::new();
            numbers.iter().for_each(|(number, bound)| writer.below(*number, *bound));
            let bytes = writer.finish();
            let mut reader = Reader::new(&bytes);
            for (number, bound) in numbers {
                assert_eq!(reader.below(bound), number, "seed {seed}");
            }
            assert!(!reader.is_past_the_end(), "seed {seed}");
        }
    }

    #[test]
    fn certain_symbols_take_no_bytes() {
        assert!(Writer::new().finish().is_empty());
        let mut writer = Writer::new();
        (0..1000).for_each(|_| writer.below(0, 1));
        assert!(writer.finish().is_empty());
    }

    #[test]
    fn a_hundred_bits_take_at_most_fourteen_bytes() {
        let mut writer = Writer::new();
        (0..100).for_each(|coin| writer.below(coin % 2, 2));
        assert!(writer.finish().len() <= 14);
    }
}

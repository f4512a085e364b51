//! Writes features in order; the order determines their indices.

use super::Features;

/// Up to 64 features in a row. They are collected in a register and then [written](FeatureWriter::push) at once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bits {
    bits: u64,
    count: usize,
}

impl Bits {
    /// Appends this many bits.
    #[inline]
    pub(super) fn bits(self, bits: u64, count: usize) -> Bits {
        debug_assert!(self.count + count <= 64 && (count == 64 || bits >> count == 0));
        Bits { bits: self.bits | bits << self.count, count: self.count + count }
    }

    #[inline]
    pub(super) fn bool(self, holds: bool) -> Bits {
        self.bits(holds.into(), 1)
    }

    /// Appends a thermometer of `steps` bits: the first `value` of them are set.
    #[inline]
    pub(super) fn thermometer(self, value: i32, steps: usize) -> Bits {
        self.bits((1u64 << value.clamp(0, steps as i32)) - 1, steps)
    }

    /// Appends a one-hot code: bit `which` of `choices` bits, or none.
    #[inline]
    pub(super) fn one_hot(self, which: Option<usize>, choices: usize) -> Bits {
        self.bits(which.map_or(0, |which| 1 << which), choices)
    }
}

/// Writes bits one after the other.
#[derive(Debug)]
pub(super) struct FeatureWriter<'a> {
    pub(super) features: &'a mut Features,
    pub(super) next: usize,
}

impl FeatureWriter<'_> {
    /// Starts writing at index `next`. Features already set from there on must be [cleared](FeatureWriter::clear) first.
    pub(super) fn at(features: &mut Features, next: usize) -> FeatureWriter<'_> {
        FeatureWriter { features, next }
    }

    /// Clears the next features without moving on.
    #[inline]
    pub(super) fn clear(&mut self, features: usize) {
        let (mut from, to) = (self.next, self.next + features);
        while from < to {
            let (word, bit) = (from / 64, from % 64);
            let count = (to - from).min(64 - bit);
            let mask = if count == 64 { u64::MAX } else { ((1 << count) - 1) << bit };
            self.features.0[word] &= !mask;
            from += count;
        }
    }

    /// Writes these bits, where none are set yet.
    #[inline]
    pub(super) fn push(&mut self, Bits { bits, count }: Bits) {
        let (word, bit) = (self.next / 64, self.next % 64);
        self.features.0[word] |= bits << bit;
        if bit + count > 64 {
            self.features.0[word + 1] |= bits >> (64 - bit);
        }
        self.next += count;
    }

    /// Writes these bits over those that are there.
    #[inline]
    pub(super) fn replace(&mut self, bits: Bits) {
        self.clear(bits.count);
        self.push(bits);
    }

    /// Writes a thermometer of `steps` bits: the first `value` of them are set.
    #[inline]
    pub(super) fn push_thermometer(&mut self, value: i32, steps: usize) {
        self.push(Bits::default().thermometer(value, steps));
    }

    pub(super) fn skip(&mut self, features: usize) {
        self.next += features;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterator_lists_set_features() {
        let mut written = Features::NONE;
        let mut writer = FeatureWriter::at(&mut written, 60);
        writer.push_thermometer(9, 9);
        writer.skip(1);
        writer.push(Bits::default().bool(true));
        assert_eq!(written.iter().collect::<Vec<_>>(), [60, 61, 62, 63, 64, 65, 66, 67, 68, 70]);
        assert_eq!(Features::NONE.iter().next(), None);
    }

    #[test]
    fn clear_unsets_only_its_range() {
        let mut written = Features::NONE;
        let mut writer = FeatureWriter::at(&mut written, 0);
        (0..200).for_each(|_| writer.push(Bits::default().bool(true)));
        writer.next = 60;
        writer.clear(70);
        let left: Vec<usize> = (0..60).chain(130..200).collect();
        assert_eq!(writer.features.iter().collect::<Vec<_>>(), left);
    }
}

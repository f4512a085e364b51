//! Where chance comes from: always handed in, never taken.

/// A source of random bits. The rules never own one; callers hand it in where they want an outcome sampled.
pub trait Rng {
    fn next_u64(&mut self) -> u64;

    /// A number below `bound`, which is above zero. Off from uniform by less than one part in 2³².
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        RandomWord::new(self).below(bound)
    }
}

impl<R: Rng + ?Sized> Rng for &mut R {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

/// Several small numbers from one random word: what is left of the word after one number feeds the next.
///
/// Four cards out of sixty take 24 of the 64 bits, so what uniformity is lost is below one part in 2³².
pub(crate) struct RandomWord(u64);

impl RandomWord {
    #[inline]
    pub(crate) fn new<R: Rng + ?Sized>(rng: &mut R) -> RandomWord {
        RandomWord(rng.next_u64())
    }

    #[inline]
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let product = u128::from(self.0) * u128::from(bound);
        self.0 = product as u64;
        (product >> 64) as u32
    }
}

/// Splitmix64: small, fast, the same everywhere. Good for simulation; not for secret deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }
}

impl Rng for SplitMix {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

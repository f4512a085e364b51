//! Random number generators. The rules never own one: the caller passes it in.

/// A random number generator, passed to every function that samples.
///
/// Implement it for any generator of 64-bit words. [`SplitMix`] is enough for simulation; a secret deal needs a
/// cryptographic generator.
pub trait Rng {
    /// Returns the next 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// Returns a number below `bound`, which must not be zero. The bias is less than one part in 2³².
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

/// A random word that yields several small numbers; each uses up some of its entropy.
///
/// Four cards out of sixty take 24 of the 64 bits, so the bias stays below one part in 2³².
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

/// SplitMix64: a small, fast, portable generator. Good for simulation; not secure, so not for secret deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// Creates a generator from a seed. Equal seeds give equal sequences.
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

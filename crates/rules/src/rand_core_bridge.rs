//! Adapter for generators of the `rand` family.

use crate::Rng;

/// Makes a [`rand_core`] generator usable as an [`Rng`] of this crate.
///
/// ```
/// use iquazu_rules::{Edition, Players, RandCore, State};
/// # struct Lcg(u64);
/// # impl rand_core::TryRng for Lcg {
/// #     type Error = std::convert::Infallible;
/// #     fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
/// #         self.try_next_u64().map(|word| (word >> 32) as u32)
/// #     }
/// #     fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
/// #         self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
/// #         Ok(self.0)
/// #     }
/// #     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
/// #         bytes.iter_mut().try_for_each(|byte| self.try_next_u32().map(|word| *byte = (word >> 24) as u8))
/// #     }
/// # }
/// # let rng = Lcg(1);
///
/// // `rng` is any generator of the `rand` crate, such as `rand::rng()`.
/// let state = State::new(Edition::standard(), Players::TWO);
/// let outcome = state.sample(&mut RandCore(rng));
/// assert!(state.check_outcome(outcome).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct RandCore<R>(pub R);

impl<R: rand_core::Rng> Rng for RandCore<R> {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

//! Functions of single floats that give the same on every platform. The deal of the day needs that: the server plays the
//! bots of a game again that a browser has played.
//!
//! Libraries differ in the last bits of `exp` and `ln`. Computed in double precision and rounded, that is lost.

/// Returns e to the power of a number.
pub(crate) fn exp(number: f32) -> f32 {
    f64::from(number).exp() as f32
}

/// Returns the natural logarithm of a number.
pub(crate) fn ln(number: f32) -> f32 {
    f64::from(number).ln() as f32
}

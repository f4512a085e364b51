//! Our own drawings, as small components. They take plain values and know no rules.

mod icon;
mod kind;
#[cfg(test)]
mod palette;
mod pieces;

pub use icon::*;
pub use kind::{CardColour, PlayerColour, TileFace};
pub use pieces::*;

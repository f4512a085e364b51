//! Our own drawings, as small components. They take plain values and know no rules.

mod kind;
mod pieces;

pub use kind::{CardColour, PlayerColour, TileFace};
pub use pieces::*;

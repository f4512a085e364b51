//! The app's own drawings as small components. They take plain values and do not depend on the rules.

mod icon;
mod kind;
#[cfg(test)]
mod palette;
mod pieces;

pub use icon::*;
pub use kind::{CardColour, PlayerColour, TileFace};
pub use pieces::*;

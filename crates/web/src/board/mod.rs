//! The board: told what to draw and what is clickable, it knows no rules.

pub mod gallery;
mod model;
mod wall;

pub use model::*;
pub use wall::*;

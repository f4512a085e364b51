//! The board: told what to draw and what is clickable, it knows no rules.

mod frame;
mod gap;
pub mod geometry;
pub mod keys;
mod model;
pub mod motion;
mod overview;
mod rock;
#[cfg(test)]
mod sample;
mod scenery;
mod tile;
mod track;
mod wall;

pub use model::*;
pub use wall::*;

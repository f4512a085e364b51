//! The board widget. It does not know the rules: its model says what to draw and what is clickable.

mod frame;
mod gap;
pub mod geometry;
pub mod keys;
mod model;
pub mod motion;
mod overview;
pub mod pace;
mod rock;
#[cfg(test)]
mod sample;
mod scenery;
mod strip;
mod tile;
mod track;
mod wall;

pub use model::*;
pub use wall::*;

//! The web app of Iquazú.

// The component macro generates property types without `Debug`.
#![allow(missing_debug_implementations)]

pub mod app;
pub mod art;
pub mod board;
#[cfg(test)]
mod checks;
pub mod daily;
pub mod my_box;
pub mod my_games;
pub mod online;
pub mod pages;
pub mod play;
pub mod study;

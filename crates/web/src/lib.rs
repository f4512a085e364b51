//! The web app of Iquazú: Leptos components that run in the browser, with the board as SVG.
//!
//! - [`app`]: start, routes, settings, storage, languages, and which code is fetched when.
//! - [`pages`]: start page, setup, settings, rules and other pages without a board.
//! - [`play`]: a game on the screen, from a click on a gap to the animation of its events.
//! - [`board`] and [`art`]: draw the model that they are given; they depend on neither rules nor texts.
//! - [`study`]: replay, review, "What if?" and lessons. [`my_games`]: finished games and statistics.
//! - [`online`]: tables of a server. [`daily`]: the deal of the day. [`my_box`]: the editor of editions.
//!
//! `ARCHITECTURE.md` describes how a move travels through them.

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

//! My games: the finished games of this browser, with filters and statistics.
//!
//! Records and summaries are two stores of one IndexedDB database (`database`). A game enters both in one transaction
//! (`save`), so none is ever half there. The page loads all summaries at once, a fraction of a second for 10,000, and
//! filters them in memory; records are read one by one when they are opened.

mod actions;
mod database;
mod filters;
mod list;
mod online;
mod page;
mod plot;
mod save;
mod statistics;
mod transfer;

pub use page::MyGames;
pub(crate) use save::{note_review, save_game, save_online_game, save_result};

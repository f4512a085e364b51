//! The game page: board, hands, prompts, log.

mod actions;
mod announcer;
mod chart;
mod director;
mod finish;
pub mod flow;
mod hand;
mod handover;
mod hint;
pub mod keys;
mod lead;
mod log;
pub mod model;
mod notice;
mod page;
mod payment;
mod piles;
mod players;
mod points_table;
mod progress;
mod prompt;
pub(crate) mod record_file;
#[cfg(test)]
mod sample;
pub mod seed;
pub mod sentences;
mod since;
pub mod store;
mod thinker;
pub mod why;

pub use page::GamePage;

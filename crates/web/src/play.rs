//! The game page: board, hands, prompts, log.

mod actions;
pub(crate) mod advice;
mod announcer;
pub(crate) mod bot_worker;
mod chart;
mod finish;
pub mod flow;
pub(crate) mod hand;
mod handover;
pub(crate) mod hint;
pub mod illegal_move;
pub mod keys;
mod lead;
pub(crate) mod log;
pub mod model;
pub(crate) mod names;
mod notice;
pub(crate) mod other_tab;
mod page;
pub(crate) mod payment;
mod payment_options;
pub(crate) mod piles;
pub(crate) mod playback;
pub(crate) mod players;
mod points_table;
mod preview;
mod progress;
mod prompt;
pub(crate) mod record_file;
#[cfg(test)]
mod sample;
pub mod seed;
pub mod sentences;
mod since_last_turn;
mod stage;
pub mod store;

pub use page::GamePage;

/// Parts of the game page in a chunk of their own (`app/lazy.rs`).
pub mod aside {
    pub use super::finish::FinalDialog;
    pub use super::hint::HintPanel;
    pub use super::log::LogPanel;
    pub use super::notice::Notice;
    pub use super::since_last_turn::SinceLastTurn;
}

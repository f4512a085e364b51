//! The game page: board, hands, prompts, log.

mod actions;
mod director;
pub mod flow;
mod hand;
pub mod keys;
pub mod model;
mod notice;
mod page;
mod payment;
mod prompt;
pub mod store;
mod thinker;
pub mod why;

pub use page::GamePage;

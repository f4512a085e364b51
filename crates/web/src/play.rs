//! The game page: board, hands, prompts, log.

mod director;
pub mod flow;
pub mod model;
mod page;
pub mod store;
mod thinker;

pub use page::GamePage;

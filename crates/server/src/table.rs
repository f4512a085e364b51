//! The state of a table as a pure value.
//!
//! Nothing here does I/O or reads a clock. The state is the fold of the log's events; [`decide`](TableState::decide)
//! returns the events that a command adds, or the reason to refuse it.

mod chat;
mod clock;
mod days_off;
mod deal;
mod decide;
mod event;
mod plan;
mod seat_history;
mod seats;
mod state;
mod viewer_messages;

pub(crate) use chat::CHAT_LINES;
pub(crate) use deal::Connected;
pub(crate) use decide::{Command, Decision, Issuer};
pub(crate) use event::{NEWEST_SCHEME, TableEvent};
pub(crate) use plan::StoredPlan;
pub(crate) use seats::Summary;
pub(crate) use state::TableState;
pub(crate) use viewer_messages::{EntryUpdate, Presence, public_id};

#[cfg(test)]
mod tests;

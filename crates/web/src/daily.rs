//! The deal of the day: one counted try, practice, the result against the master, a calendar.

mod boards;
mod calendar;
mod expectation;
mod log;
mod page;
mod result;
mod send;
mod state;

pub(crate) use log::note_finished;
pub use page::DayPage;
pub use state::DayState;

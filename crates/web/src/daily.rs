//! The deal of the day: one counted try, practice, the result against the master, a calendar.

mod calendar;
mod expectation;
mod leaderboards;
mod log;
mod page;
mod result;
mod send;
mod state;

pub(crate) use log::note_finished;
pub use page::DayPage;
pub use state::DayState;

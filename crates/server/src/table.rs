//! A table as a pure value: what its log says, what may happen next, and what each viewer is told.
//!
//! Nothing here waits, sends or looks at a clock. A table is the fold of its log's entries; [`decide`](Table::decide)
//! says which entries a command adds, or why it is refused.

mod apply;
mod clock;
mod decide;
mod entry;
mod seats;
mod seen;

pub(crate) use apply::{Table, edition};
pub(crate) use decide::{Command, Verdict, Who};
pub(crate) use entry::Entry;
pub(crate) use seats::Summary;
pub(crate) use seen::{News, Presence, public_id};

#[cfg(test)]
mod tests;

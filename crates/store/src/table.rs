//! Tables and their logs.

use crate::{IdentityId, Moment, TableId};

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Waiting for players.
    Open,
    /// The game is in progress.
    Running,
    /// The game is over.
    Over,
}

impl Stage {
    /// Returns the number that databases store.
    pub(crate) fn number(self) -> i16 {
        match self {
            Stage::Open => 0,
            Stage::Running => 1,
            Stage::Over => 2,
        }
    }

    /// Returns the status of a stored number. The constraint `tables_stage` guarantees 0 to 2.
    pub(crate) fn of(number: i16) -> Stage {
        match number {
            0 => Stage::Open,
            1 => Stage::Running,
            _ => Stage::Over,
        }
    }
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The table's key.
    pub id: TableId,
    /// When the table was created.
    pub created: Moment,
    /// When the last entry was appended.
    pub changed: Moment,
    /// Whether the lobby lists the table; otherwise only its link leads to it.
    pub public: bool,
    /// The status of the table.
    pub stage: Stage,
    /// JSON for lists; opaque to the store.
    pub summary: String,
    /// The number of entries in the log, which is the sequence number of the next one.
    pub next: u64,
    /// When a process must act on the table: a bot's move or the end of a clock.
    pub due: Option<Moment>,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The sequence number, counted from 0.
    pub seq: u64,
    /// The content; opaque to the store.
    pub payload: Vec<u8>,
}

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table's key.
    pub id: TableId,
    /// When the table is created.
    pub created: Moment,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// The first entries of the log.
    pub entries: Vec<Vec<u8>>,
    /// The initial state of the table.
    pub change: Change,
}

/// Entries to append to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The log length that the writer expects; the first new entry gets this sequence number.
    pub expected: u64,
    /// The new entries.
    pub entries: Vec<Vec<u8>>,
    /// When the entries were made.
    pub at: Moment,
    /// The state of the table after the entries.
    pub change: Change,
}

/// How a table changes with new entries.
#[derive(Clone, Debug)]
pub struct Change {
    /// The new status.
    pub stage: Stage,
    /// The new summary.
    pub summary: String,
    /// The next deadline. The appending process acts on its tables itself; this is when another process takes over if
    /// it has died.
    pub due: Option<Moment>,
    /// Seats whose owner changes.
    pub seats: Vec<SeatChange>,
}

/// A new owner of a seat, or `None` if the seat is free or a bot's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The seat's number.
    pub seat: u8,
    /// The person who has the seat.
    pub owner: Option<IdentityId>,
}

/// A table whose deadline has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// The deadline.
    pub since: Moment,
}

//! Tables and their logs.

use crate::{IdentityId, NewNotice, TableKey, Timestamp};

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStatus {
    /// Waiting for players.
    Waiting,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Finished,
}

impl TableStatus {
    /// Returns the number that databases store.
    pub(crate) fn code(self) -> i16 {
        match self {
            TableStatus::Waiting => 0,
            TableStatus::Playing => 1,
            TableStatus::Finished => 2,
        }
    }

    /// Returns the status of a stored number. The constraint `tables_stage` guarantees 0 to 2.
    pub(crate) fn from_code(number: i16) -> TableStatus {
        match number {
            0 => TableStatus::Waiting,
            1 => TableStatus::Playing,
            _ => TableStatus::Finished,
        }
    }
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's key.
    pub id: TableKey,
    /// When the table was created.
    pub created_at: Timestamp,
    /// When the last entry was appended.
    pub updated_at: Timestamp,
    /// Whether the lobby lists the table; otherwise only its link leads to it.
    pub is_public: bool,
    /// The status of the table.
    pub status: TableStatus,
    /// JSON for lists; opaque to the store.
    pub summary: String,
    /// The number of entries in the log, which is the sequence number of the next one.
    pub next_seq: u64,
    /// When a process must act on the table: a bot's move or the end of a clock.
    pub due_at: Option<Timestamp>,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The sequence number, counted from 0.
    pub seq: u64,
    /// The content; opaque to the store.
    pub payload: Vec<u8>,
}

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table's key.
    pub id: TableKey,
    /// When the table is created.
    pub created_at: Timestamp,
    /// Whether the lobby lists the table.
    pub is_public: bool,
    /// The first entries of the log.
    pub entries: Vec<Vec<u8>>,
    /// The initial state of the table.
    pub update: TableUpdate,
}

/// Entries to append to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableKey,
    /// The log length that the writer expects; the first new entry gets this sequence number.
    pub expected_seq: u64,
    /// The SHA-256 hash of the entry before the new ones, if it has to be this one. A log that went back in time, because a
    /// replica without the last entries took over, may have the expected length again with other entries.
    pub after: Option<[u8; 32]>,
    /// The new entries.
    pub entries: Vec<Vec<u8>>,
    /// When the entries were made.
    pub at: Timestamp,
    /// The state of the table after the entries.
    pub update: TableUpdate,
}

/// How a table changes with new entries.
#[derive(Clone, Debug)]
pub struct TableUpdate {
    /// The new status.
    pub status: TableStatus,
    /// The new summary.
    pub summary: String,
    /// The next deadline. The appending process acts on its tables itself; this is when another process takes over if
    /// it has died.
    pub due_at: Option<Timestamp>,
    /// Seats whose owner changes.
    pub seats: Vec<SeatChange>,
    /// People to notify, each once. Only an append queues them.
    pub notices: Vec<NewNotice>,
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
pub struct DueTable {
    /// The table.
    pub table: TableKey,
    /// The deadline.
    pub due_at: Timestamp,
}

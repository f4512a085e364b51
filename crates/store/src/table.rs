//! Tables and their logs.

use crate::{IdentityId, Moment, TableId};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// People can still sit down.
    Open,
    Running,
    Over,
}

impl Stage {
    /// As databases keep it.
    pub(crate) fn number(self) -> i16 {
        match self {
            Stage::Open => 0,
            Stage::Running => 1,
            Stage::Over => 2,
        }
    }

    /// The constraint `tables_stage` lets no other number in.
    pub(crate) fn of(number: i16) -> Stage {
        match number {
            0 => Stage::Open,
            1 => Stage::Running,
            _ => Stage::Over,
        }
    }
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    pub created: Moment,
    /// When the last entry was appended.
    pub changed: Moment,
    /// In the lobby, or only for those who have the link.
    pub public: bool,
    pub stage: Stage,
    /// A small JSON text for lists; the store does not read it.
    pub summary: String,
    /// The number of entries in the log, which is the number of the next one.
    pub next: u64,
    /// When somebody must look at the table: a bot's move, the end of a clock.
    pub due: Option<Moment>,
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub seq: u64,
    pub payload: Vec<u8>,
}

/// A table that is to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: TableId,
    pub created: Moment,
    pub public: bool,
    /// The first entries of the log, from number 0 on.
    pub entries: Vec<Vec<u8>>,
    pub change: Change,
}

/// What is to be appended to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// The number of entries that the writer knows of; the first new one gets this number.
    pub expected: u64,
    pub entries: Vec<Vec<u8>>,
    pub at: Moment,
    pub change: Change,
}

/// What becomes of a table along with new entries.
#[derive(Clone, Debug)]
pub struct Change {
    pub stage: Stage,
    pub summary: String,
    /// When somebody must look at the table next. The process that appends takes care of its
    /// tables itself; this is when others take over should it be gone by then.
    pub due: Option<Moment>,
    /// Seats that get another owner; the others stay.
    pub seats: Vec<SeatChange>,
}

/// Who a seat belongs to now; nobody when a bot has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatChange {
    pub seat: u8,
    pub owner: Option<IdentityId>,
}

/// A table that somebody must look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub table: TableId,
    /// Since when.
    pub since: Moment,
}

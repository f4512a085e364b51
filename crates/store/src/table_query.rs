//! Queries for lists of tables.

use crate::{IdentityId, TableKey, TableRow, TableStatus, Timestamp};

/// A query for one page of tables, newest first.
#[derive(Clone, Debug)]
pub struct TableQuery {
    /// Whether to return public tables only.
    pub public_only: bool,
    /// Return only tables at which this person has a seat.
    pub player: Option<IdentityId>,
    /// Return only tables with one of these statuses.
    pub statuses: Vec<TableStatus>,
    /// Return only tables after this position: the cursor of the previous page's last table.
    pub after: Option<Cursor>,
    /// The maximum number of tables to return.
    pub limit: u32,
}

/// A position in a list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the table was created.
    pub created_at: Timestamp,
    /// The table, which breaks ties.
    pub table: TableKey,
}

impl TableQuery {
    /// Matches all tables.
    pub fn all(limit: u32) -> TableQuery {
        let statuses = vec![TableStatus::Waiting, TableStatus::Playing, TableStatus::Finished];
        TableQuery { public_only: false, player: None, statuses, after: None, limit }
    }

    /// Matches public tables that are not finished.
    pub fn lobby(limit: u32) -> TableQuery {
        TableQuery {
            public_only: true,
            statuses: vec![TableStatus::Waiting, TableStatus::Playing],
            ..TableQuery::all(limit)
        }
    }

    /// Matches the tables at which `identity` has a seat.
    pub fn by_player(identity: IdentityId, limit: u32) -> TableQuery {
        TableQuery { player: Some(identity), ..TableQuery::all(limit) }
    }
}

impl TableRow {
    /// Returns this table's position in lists.
    pub fn cursor(&self) -> Cursor {
        Cursor { created_at: self.created_at, table: self.id }
    }
}

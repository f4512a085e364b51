//! Queries for lists of tables.

use crate::{IdentityId, Moment, Stage, Table, TableId};

/// A query for one page of tables, newest first.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Whether to return public tables only.
    pub public: bool,
    /// Return only tables at which this person has a seat.
    pub seated: Option<IdentityId>,
    /// Return only tables with one of these statuses.
    pub stages: Vec<Stage>,
    /// Return only tables after this position: the cursor of the previous page's last table.
    pub after: Option<Cursor>,
    /// The maximum number of tables to return.
    pub limit: u32,
}

/// A position in a list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the table was created.
    pub created: Moment,
    /// The table, which breaks ties.
    pub table: TableId,
}

impl Listing {
    /// Matches all tables.
    pub fn all(limit: u32) -> Listing {
        let stages = vec![Stage::Open, Stage::Running, Stage::Over];
        Listing { public: false, seated: None, stages, after: None, limit }
    }

    /// Matches public tables that are not finished.
    pub fn lobby(limit: u32) -> Listing {
        Listing { public: true, stages: vec![Stage::Open, Stage::Running], ..Listing::all(limit) }
    }

    /// Matches the tables at which `identity` has a seat.
    pub fn of(identity: IdentityId, limit: u32) -> Listing {
        Listing { seated: Some(identity), ..Listing::all(limit) }
    }
}

impl Table {
    /// Returns this table's position in lists.
    pub fn cursor(&self) -> Cursor {
        Cursor { created: self.created, table: self.id }
    }
}

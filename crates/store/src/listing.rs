//! Which tables a list shows.

use crate::{IdentityId, Moment, Stage, Table, TableId};

/// A page of tables, the newest first.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Only public tables.
    pub public: bool,
    /// Only tables where this person has a seat.
    pub seated: Option<IdentityId>,
    /// Only tables in one of these stages.
    pub stages: Vec<Stage>,
    /// Only tables that come after this one: the last of the page before.
    pub after: Option<Cursor>,
    pub limit: u32,
}

/// A place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub created: Moment,
    pub table: TableId,
}

impl Listing {
    /// All tables there are.
    pub fn all(limit: u32) -> Listing {
        let stages = vec![Stage::Open, Stage::Running, Stage::Over];
        Listing { public: false, seated: None, stages, after: None, limit }
    }

    /// Public tables that are not over.
    pub fn lobby(limit: u32) -> Listing {
        Listing { public: true, stages: vec![Stage::Open, Stage::Running], ..Listing::all(limit) }
    }

    /// The tables of one person.
    pub fn of(identity: IdentityId, limit: u32) -> Listing {
        Listing { seated: Some(identity), ..Listing::all(limit) }
    }
}

impl Table {
    /// This table's place in lists.
    pub fn cursor(&self) -> Cursor {
        Cursor { created: self.created, table: self.id }
    }
}

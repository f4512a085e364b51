//! Turn notices: a queue in the database, so that neither a crash nor a hanging push service loses one.

use crate::{IdentityId, TableKey, Timestamp};

/// Somebody to notify, with the move that made it their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// The person. Nothing is queued if they do not exist any more.
    pub identity: IdentityId,
    /// Their seat's number.
    pub seat: u8,
}

/// A queued notice. A newer one for the same person and table replaces it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The table.
    pub table: TableKey,
    /// The person to notify.
    pub identity: IdentityId,
    /// Their seat's number.
    pub seat: u8,
    /// When it became their turn.
    pub created_at: Timestamp,
    /// How often delivery was tried and failed.
    pub attempts: u32,
    /// What was delivered already; opaque to the store.
    pub delivered: String,
}

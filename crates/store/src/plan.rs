//! What players have planned for their next turn.

use async_trait::async_trait;

use crate::{Error, TableKey};

/// The plans of a database: at most one for each seat of a table.
#[async_trait]
pub trait PlanStore {
    /// Stores the plan of a seat in place of an earlier one. The payload is opaque to the store.
    ///
    /// # Errors
    /// [`Error::TableNotFound`], or [`Error::ConstraintViolation`] if the payload is too large.
    async fn put_plan(&self, table: TableKey, seat: u8, payload: Vec<u8>) -> Result<(), Error>;

    /// Returns the plan of a seat.
    async fn plan(&self, table: TableKey, seat: u8) -> Result<Option<Vec<u8>>, Error>;

    /// Removes the plan of a seat; with a payload, only if it is this one. Returns whether there was one.
    async fn remove_plan(&self, table: TableKey, seat: u8, payload: Option<Vec<u8>>) -> Result<bool, Error>;
}

//! Opens a store by its address.

use std::path::Path;
use std::sync::Arc;

use crate::{OpenError, Postgres, Sqlite, Store};

/// What a process does with a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Serve tables. One process at a time may serve a SQLite file; any number may serve a PostgreSQL database.
    Serve,
    /// Inspect or clean up the database, possibly while a server is running.
    Administer,
}

/// Opens a database and migrates its schema: PostgreSQL for `postgres://…` or `postgresql://…`, otherwise the SQLite
/// file at that path, which is created if it does not exist.
///
/// # Errors
/// Returns an error if the database cannot be reached, has a newer schema than this program knows, or is a SQLite file
/// that another process serves.
pub async fn open(address: &str, access: Access) -> Result<Arc<dyn Store>, OpenError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(Postgres::open(address).await?));
    }
    if address.is_empty() {
        return Err(OpenError::InvalidAddress("an empty address".to_owned()));
    }
    if address.contains("://") {
        // The rest may contain a password.
        let scheme = address.split("://").next().unwrap_or_default();
        return Err(OpenError::InvalidAddress(format!("{scheme}://…")));
    }
    Ok(Arc::new(Sqlite::open(Path::new(address), access).await?))
}

//! From an address to a store.

use std::path::Path;
use std::sync::Arc;

use crate::{OpenError, Postgres, Sqlite, Store};

/// What a process wants to do with the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Serve games. A SQLite file serves one process at a time; PostgreSQL serves any number.
    Serve,
    /// Look at it or tidy it up, while a server may be running.
    Administer,
}

/// Opens a database: `postgres://…` (or `postgresql://…`), otherwise the path of a SQLite file,
/// which is made if there is none. The schema is brought up to date.
///
/// # Errors
/// When there is no database there, it is newer than this program, or somebody else serves it.
pub async fn open(address: &str, access: Access) -> Result<Arc<dyn Store>, OpenError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(Postgres::open(address).await?));
    }
    if address.is_empty() {
        return Err(OpenError::BadAddress("nothing".to_owned()));
    }
    if address.contains("://") {
        // What follows may hold a password.
        let scheme = address.split("://").next().unwrap_or_default();
        return Err(OpenError::BadAddress(format!("{scheme}://…")));
    }
    Ok(Arc::new(Sqlite::open(Path::new(address), access).await?))
}

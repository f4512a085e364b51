//! Errors of the store.

use std::path::PathBuf;

/// Error of a [`Store`](crate::Store) call. Nothing was changed, except possibly by [`Store::append`](crate::Store::append)
/// after [`Error::Unavailable`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Another writer was first: the log has `next_seq` entries.
    #[error("conflict: the log has {next_seq} entries")]
    Conflict {
        /// The number of entries in the log.
        next_seq: u64,
    },
    /// The table does not exist.
    #[error("table not found")]
    TableNotFound,
    /// The identity does not exist.
    #[error("identity not found")]
    IdentityNotFound,
    /// The id, secret or token is already in use.
    #[error("{0} already exists")]
    AlreadyExists(&'static str),
    /// The data violates the named constraint of the schema.
    #[error("constraint violated: {0}")]
    ConstraintViolation(String),
    /// The database is unreachable, full or closed. The call may succeed later.
    #[error("database unavailable: {0}")]
    Unavailable(String),
    /// The database is damaged: pages cannot be read or contradict each other. Needs an operator.
    #[error("database damaged: {0}")]
    Damaged(String),
    /// This database does not support the operation.
    #[error("{0}")]
    Unsupported(&'static str),
}

/// Error when opening a database.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process serves the SQLite file.
    #[error(
        "{} is in use by another process; run several processes on PostgreSQL (--database postgres://…)",
        .0.display()
    )]
    InUse(PathBuf),
    /// The schema was migrated by a newer program.
    #[error("database schema version {found} is newer than {known}, the newest this program supports")]
    SchemaTooNew {
        /// The version of the database.
        found: u32,
        /// The newest version that this program supports.
        known: u32,
    },
    /// The address is neither a file nor a PostgreSQL URL.
    #[error("invalid database address {0}: expected a file or postgres://…")]
    InvalidAddress(String),
    /// The database could not be opened.
    #[error("cannot open the database {place}: {cause}")]
    Failed {
        /// Which database.
        place: String,
        /// Why.
        cause: String,
    },
}

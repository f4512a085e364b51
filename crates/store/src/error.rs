//! Why something was not kept or not found, and why a database could not be opened.

use std::path::PathBuf;

/// Why a call did not do what it was asked for. Nothing was changed, but see
/// [`Store::append`](crate::Store::append) about [`Error::Unavailable`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Another writer was there first: the log has `next` entries.
    #[error("the log has {next} entries, not the number that was expected")]
    Conflict { next: u64 },
    #[error("there is no such table")]
    NoSuchTable,
    #[error("there is no such identity")]
    NoSuchIdentity,
    /// The id, secret or token is in use already.
    #[error("{0} is in use already")]
    Taken(&'static str),
    /// What was to be kept is not what the store takes; the named constraint says what.
    #[error("the constraint {0} does not allow this")]
    Refused(String),
    /// The database cannot do it now: gone, full, or closed. It may work again later.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    #[error("{0}")]
    Unsupported(&'static str),
}

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(
        "{} is served by another process already. One SQLite file serves one process; several \
         processes need PostgreSQL (--database postgres://…)",
        .0.display()
    )]
    InUse(PathBuf),
    #[error(
        "the database has schema version {found}, this program knows versions up to {known}: it was \
         used by a newer program, and an older one would damage it"
    )]
    Newer { found: u32, known: u32 },
    #[error("{0} is neither a file nor an address that begins with postgres://")]
    BadAddress(String),
    #[error("cannot open the database {place}: {cause}")]
    Failed { place: String, cause: String },
}

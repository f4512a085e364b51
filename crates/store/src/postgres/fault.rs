//! From PostgreSQL's errors to ours: constraints are known by their names.

use std::error::Error as _;
use tokio_postgres::error::{DbError, SqlState};

use crate::Error;

pub(super) fn of(error: &tokio_postgres::Error) -> Error {
    match error.as_db_error() {
        Some(refusal) => refused(refusal).unwrap_or_else(|| Error::Unavailable(text(error))),
        None => Error::Unavailable(text(error)),
    }
}

fn refused(error: &DbError) -> Option<Error> {
    let constraint = error.constraint().unwrap_or_default();
    match *error.code() {
        SqlState::UNIQUE_VIOLATION => Some(taken(constraint)),
        SqlState::FOREIGN_KEY_VIOLATION if constraint.ends_with("_known") => Some(Error::NoSuchIdentity),
        SqlState::FOREIGN_KEY_VIOLATION => Some(Error::NoSuchTable),
        SqlState::CHECK_VIOLATION => Some(Error::Refused(constraint.to_owned())),
        // A text with a zero in it.
        SqlState::CHARACTER_NOT_IN_REPERTOIRE => Some(Error::Refused("text".to_owned())),
        _ => None,
    }
}

fn taken(constraint: &str) -> Error {
    match constraint {
        "tables_id" => Error::Taken("the table's id"),
        "identities_id" => Error::Taken("the identity's id"),
        "secrets_hash" => Error::Taken("the secret"),
        "tokens_hash" => Error::Taken("the token"),
        other => Error::Refused(other.to_owned()),
    }
}

/// The error with its cause, which the error alone does not name.
pub(super) fn text(error: &tokio_postgres::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

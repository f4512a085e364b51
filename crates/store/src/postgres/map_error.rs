//! Maps PostgreSQL errors to [`Error`], by constraint name.

use std::error::Error as _;
use tokio_postgres::error::{DbError, SqlState};

use crate::Error;

pub(super) fn store_error(error: &tokio_postgres::Error) -> Error {
    match error.as_db_error() {
        Some(refusal) => constraint_error(refusal).unwrap_or_else(|| Error::Unavailable(error_text(error))),
        None => Error::Unavailable(error_text(error)),
    }
}

fn constraint_error(error: &DbError) -> Option<Error> {
    let constraint = error.constraint().unwrap_or_default();
    match *error.code() {
        SqlState::UNIQUE_VIOLATION => Some(unique_violation(constraint)),
        SqlState::FOREIGN_KEY_VIOLATION if constraint.ends_with("_known") => Some(Error::IdentityNotFound),
        SqlState::FOREIGN_KEY_VIOLATION => Some(Error::TableNotFound),
        SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => Some(Error::Damaged(error.message().to_owned())),
        SqlState::CHECK_VIOLATION => Some(Error::ConstraintViolation(constraint.to_owned())),
        // Text that contains NUL.
        SqlState::CHARACTER_NOT_IN_REPERTOIRE => Some(Error::ConstraintViolation("text".to_owned())),
        _ => None,
    }
}

fn unique_violation(constraint: &str) -> Error {
    match constraint {
        "tables_id" => Error::AlreadyExists("table id"),
        "identities_id" => Error::AlreadyExists("identity id"),
        "secrets_hash" => Error::AlreadyExists("device secret"),
        "tokens_hash" => Error::AlreadyExists("token"),
        other => Error::ConstraintViolation(other.to_owned()),
    }
}

/// Formats the error with its source, which `Display` leaves out.
pub(super) fn error_text(error: &tokio_postgres::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

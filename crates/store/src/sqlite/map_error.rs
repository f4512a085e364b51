//! Maps SQLite errors to [`Error`].

use rusqlite::ffi;

use crate::Error;

pub(super) fn store_error(error: &rusqlite::Error) -> Error {
    let rusqlite::Error::SqliteFailure(code, text) = error else { return unavailable(error) };
    let text = text.as_deref().unwrap_or_default();
    match code.extended_code {
        ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY => unique_violation(text),
        // Only references to identities come from callers.
        ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Error::IdentityNotFound,
        ffi::SQLITE_CONSTRAINT_CHECK => Error::ConstraintViolation(last_word(text).to_owned()),
        _ => match code.extended_code & 0xff {
            ffi::SQLITE_CORRUPT | ffi::SQLITE_NOTADB => Error::Damaged(error.to_string()),
            _ => unavailable(error),
        },
    }
}

fn unavailable(error: &rusqlite::Error) -> Error {
    Error::Unavailable(error.to_string())
}

/// Maps a unique violation, for which SQLite reports the column instead of the constraint.
fn unique_violation(text: &str) -> Error {
    match last_word(text) {
        "tables.id" => Error::AlreadyExists("table id"),
        "identities.id" => Error::AlreadyExists("identity id"),
        "device_secrets.hash" => Error::AlreadyExists("device secret"),
        "tokens.hash" => Error::AlreadyExists("token"),
        other => Error::ConstraintViolation(other.to_owned()),
    }
}

/// Returns the name at the end of a message such as "CHECK constraint failed: seats_seat".
fn last_word(text: &str) -> &str {
    text.rsplit(' ').next().unwrap_or(text)
}

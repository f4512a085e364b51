//! From SQLite's errors to ours.

use rusqlite::ffi;

use crate::Error;

pub(super) fn of(error: &rusqlite::Error) -> Error {
    let rusqlite::Error::SqliteFailure(code, text) = error else { return unavailable(error) };
    let text = text.as_deref().unwrap_or_default();
    match code.extended_code {
        ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY => taken(text),
        // The only keys that callers choose freely are those of people.
        ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Error::NoSuchIdentity,
        ffi::SQLITE_CONSTRAINT_CHECK => Error::Refused(last_word(text).to_owned()),
        _ => unavailable(error),
    }
}

fn unavailable(error: &rusqlite::Error) -> Error {
    Error::Unavailable(error.to_string())
}

/// SQLite names the column, not the constraint.
fn taken(text: &str) -> Error {
    match last_word(text) {
        "tables.id" => Error::Taken("the table's id"),
        "identities.id" => Error::Taken("the identity's id"),
        "secrets.hash" => Error::Taken("the secret"),
        "tokens.hash" => Error::Taken("the token"),
        other => Error::Refused(other.to_owned()),
    }
}

/// "CHECK constraint failed: seats_seat"
fn last_word(text: &str) -> &str {
    text.rsplit(' ').next().unwrap_or(text)
}

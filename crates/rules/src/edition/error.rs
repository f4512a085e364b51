//! Errors of edition files and of the data of editions.

use super::MAX_INTERNED;
use super::problem::EditionProblem;
use std::fmt;

/// Error when parsing an edition file: the place, the key, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct EditionError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The key with its tables, as in `rocks.4`; empty if the file is not valid TOML.
    pub key: String,
    /// What was expected, with the clause that requires it.
    pub expected: String,
    /// The id of the file, if a built-in edition with other content has it.
    pub taken_id: Option<String>,
}

impl EditionError {
    pub(super) fn new(text: &str, offset: usize, key: &str, expected: impl Into<String>) -> EditionError {
        let before = &text[..floor_char_boundary(text, offset)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        EditionError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            key: key.to_owned(),
            expected: expected.into(),
            taken_id: None,
        }
    }
}

fn floor_char_boundary(text: &str, offset: usize) -> usize {
    (0..=offset.min(text.len())).rev().find(|index| text.is_char_boundary(*index)).unwrap_or(0)
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if !self.key.is_empty() {
            write!(f, "`{}`: ", self.key)?;
        }
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for EditionError {}

/// Error when data cannot become an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InternError {
    /// The bytes are not the packed form of an edition.
    NotPacked,
    /// The data is wrong or incomplete.
    Problem(EditionProblem),
    /// The program holds as many editions as it can.
    TooMany,
}

impl fmt::Display for InternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InternError::NotPacked => write!(f, "the data of an edition"),
            InternError::Problem(problem) => problem.fmt(f),
            InternError::TooMany => write!(f, "at most {MAX_INTERNED} different editions in one run of the program"),
        }
    }
}

impl std::error::Error for InternError {}

/// Error when a text carries an edition that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CarriedEditionError {
    /// The data is not base64url.
    NotBase64,
    /// The data belongs to an edition with this other identity.
    OtherIdentity(String),
    /// The data is not an edition, or the program holds too many.
    Intern(InternError),
    /// The program does not read carried editions.
    NotRead,
}

impl From<InternError> for CarriedEditionError {
    fn from(error: InternError) -> CarriedEditionError {
        CarriedEditionError::Intern(error)
    }
}

impl fmt::Display for CarriedEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CarriedEditionError::NotBase64 => write!(f, "the data of an edition in base64url"),
            CarriedEditionError::OtherIdentity(identity) => {
                write!(f, "`{identity}`, the identity of the edition that follows")
            }
            CarriedEditionError::Intern(error) => error.fmt(f),
            CarriedEditionError::NotRead => write!(f, "a known edition"),
        }
    }
}

impl std::error::Error for CarriedEditionError {}

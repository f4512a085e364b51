//! Errors of information states.

use crate::text::{ParseError, ViewError};
use std::fmt;

/// Error when an information state cannot take in what was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InformationError {
    /// A spectator has no information state: all hands are hidden.
    Spectator,
    /// No hidden hand could have been drawn, paid or discarded like this.
    Impossible,
    /// The view contradicts the remembered cards.
    Contradiction,
    /// There are more possible hands than memory holds: more cards in hands than in any game (T7).
    TooManyHands,
    /// The text of the view is malformed, or no such view can occur in a game.
    View(ViewError),
    /// The text of the memory is malformed.
    Text(ParseError),
}

impl fmt::Display for InformationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InformationError::Spectator => write!(f, "expected the view of a seat, not of a spectator"),
            InformationError::Impossible => write!(f, "the seen cards contradict each other"),
            InformationError::Contradiction => write!(f, "the view contradicts the remembered cards"),
            InformationError::TooManyHands => write!(f, "too many possible hands to remember"),
            InformationError::View(error) => error.fmt(f),
            InformationError::Text(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for InformationError {}

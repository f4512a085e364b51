//! Handicaps: a head start for a seat, so that players of different strength have an even game.
//!
//! An option of this project, not of the booklets. All bonus tiles lie on the wall (C7), so a tile cannot be given.

use crate::Seat;
use crate::text::canonical_number;
use std::fmt;
use std::str::FromStr;

/// The handicap of a seat: cards beyond its first hand (S5), and points at the start of the game (S3).
///
/// ```
/// use iquazu_rules::Handicap;
///
/// let handicap = Handicap::new(2, 5)?;
/// assert_eq!(handicap.to_string(), "cards=2 points=5");
/// assert!(Handicap::new(5, 0).is_err());
/// # Ok::<(), iquazu_rules::HandicapError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Handicap {
    cards: u8,
    points: u8,
}

/// Error when creating a [`Handicap`] that is out of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandicapError;

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cards, points) = (Handicap::MAX_CARDS, Handicap::MAX_POINTS);
        write!(f, "a handicap has 0 to {cards} cards and 0 to {points} points")
    }
}

impl std::error::Error for HandicapError {}

impl Handicap {
    /// No handicap.
    pub const NONE: Handicap = Handicap { cards: 0, points: 0 };
    /// The most extra cards. With them the largest first hand stays below the hand limit (S5, T7).
    pub const MAX_CARDS: u8 = 4;
    /// The most points.
    pub const MAX_POINTS: u8 = 20;

    /// Creates a handicap.
    ///
    /// # Errors
    ///
    /// Returns [`HandicapError`] if there are more cards or points than allowed.
    pub const fn new(cards: u8, points: u8) -> Result<Handicap, HandicapError> {
        if cards <= Handicap::MAX_CARDS && points <= Handicap::MAX_POINTS {
            Ok(Handicap { cards, points })
        } else {
            Err(HandicapError)
        }
    }

    /// Returns the number of cards beyond the first hand.
    pub const fn cards(self) -> u8 {
        self.cards
    }

    /// Returns the score at the start of the game.
    pub const fn points(self) -> u8 {
        self.points
    }

    /// Returns whether there is no handicap.
    pub const fn is_none(self) -> bool {
        self.cards == 0 && self.points == 0
    }
}

/// Prints what is given, such as `cards=2 points=5` or `points=5`; `-` for nothing.
impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.cards, self.points) {
            (0, 0) => f.write_str("-"),
            (cards, 0) => write!(f, "cards={cards}"),
            (0, points) => write!(f, "points={points}"),
            (cards, points) => write!(f, "cards={cards} points={points}"),
        }
    }
}

/// Error when parsing a [`Handicap`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHandicapError;

impl ParseHandicapError {
    pub(crate) fn expected(self) -> String {
        let (cards, points) = (Handicap::MAX_CARDS, Handicap::MAX_POINTS);
        format!("`cards=` and 1 to {cards}, `points=` and 1 to {points}, or both")
    }
}

impl fmt::Display for ParseHandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid handicap: expected {}", self.expected())
    }
}

impl std::error::Error for ParseHandicapError {}

/// Accepts what [`fmt::Display`] writes, except `-`. A slash may separate the parts instead of a blank, for command lines.
impl FromStr for Handicap {
    type Err = ParseHandicapError;

    fn from_str(text: &str) -> Result<Handicap, ParseHandicapError> {
        let (mut cards, mut points) = (None, None);
        for part in text.split([' ', '/']) {
            let (place, value) = match part.split_once('=') {
                Some(("cards", value)) if points.is_none() => (&mut cards, value),
                Some(("points", value)) => (&mut points, value),
                _ => return Err(ParseHandicapError),
            };
            let value = canonical_number(value).filter(|value| *value > 0).ok_or(ParseHandicapError)?;
            if place.replace(value).is_some() {
                return Err(ParseHandicapError);
            }
        }
        Handicap::new(cards.unwrap_or(0), points.unwrap_or(0)).map_err(|_| ParseHandicapError)
    }
}

/// The extra cards that seats have not been dealt yet, four bits for each. Empty once all first hands are dealt, so that
/// a game in progress does not depend on how it was set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ExtraCards(u16);

impl ExtraCards {
    pub(crate) const NONE: ExtraCards = ExtraCards(0);
    const BITS: usize = 4;

    /// Returns the number of extra cards that a seat is still due.
    #[inline]
    pub(crate) fn of(self, seat: Seat) -> u8 {
        (self.0 >> (seat.index() * ExtraCards::BITS)) as u8 & 0xf
    }

    /// Returns the same with other cards for a seat, at most 15.
    pub(crate) fn with(self, seat: Seat, cards: u8) -> ExtraCards {
        let shift = seat.index() * ExtraCards::BITS;
        ExtraCards(self.0 & !(0xf << shift) | u16::from(cards) << shift)
    }
}

//! What is wrong with the data of an edition.

use crate::{Colour, Column, Players};
use std::fmt;

/// A part of an edition that can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EditionPart {
    /// The id.
    Id,
    /// The name.
    Name,
    /// The origin of the data.
    Status,
    /// The number of cards of a colour.
    Cards(Colour),
    /// The number of cards of all colours together.
    AllCards,
    /// The gems of each player.
    Gems,
    /// The drops.
    Drops,
    /// The width of the strips.
    StripWidth,
    /// The first column of the first strip.
    StripsFrom,
    /// A column, counted in the printed order of the strips.
    Column(u8),
    /// The rock of a column for a number of players.
    Rock(Players, u8),
    /// The tiles with one kind of back.
    Tiles {
        /// Whether their backs are dark.
        dark: bool,
    },
}

/// What is wrong with a part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The id is empty, too long, or has other characters.
    NotAnId,
    /// A built-in edition with other content has this id.
    TakenId,
    /// The text is empty, longer than this number of bytes, or more than one line.
    NotALine {
        /// The most bytes.
        most: usize,
    },
    /// A number is too small or too large.
    OutOfRange {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// There are too few cards to deal the first hands (S5).
    TooFewCards {
        /// The least number of cards.
        least: u16,
        /// The number of cards.
        found: u16,
    },
    /// The column has no gap (C6).
    NoGap,
    /// A row of the column has too many gaps (C6).
    TooManyGaps,
    /// The points are not one number for each paid rank, most first (C9).
    NotRanked {
        /// The number of paid ranks.
        ranks: usize,
    },
    /// The number of tiles is wrong (C3).
    WrongTotal {
        /// The number of tiles due.
        expected: u8,
        /// The number of tiles.
        found: u16,
    },
}

/// Something wrong or missing in the data of an edition. Prints what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EditionProblem {
    /// The part.
    pub part: EditionPart,
    /// What is wrong with it.
    pub kind: ProblemKind,
}

impl fmt::Display for EditionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ProblemKind::NotAnId => write!(f, "1 to 40 lower-case letters, digits, dots and hyphens"),
            ProblemKind::TakenId => write!(f, "another id: a built-in edition with other content has this one"),
            ProblemKind::NotALine { most } => write!(f, "one line of 1 to {most} bytes"),
            ProblemKind::OutOfRange { least, most } => {
                write!(f, "a whole number from {least} to {most}{}", self.part.clause())
            }
            ProblemKind::TooFewCards { least, found } => write!(f, "at least {least} cards in all, not {found} (S5)"),
            ProblemKind::NoGap => write!(f, "at least one gap in the column (C6)"),
            ProblemKind::TooManyGaps => {
                write!(f, "at most {} gaps in one row of a column (C6)", Column::MAX_GAPS_PER_ROW)
            }
            ProblemKind::NotRanked { ranks } => write!(f, "{ranks} points, most first (C9)"),
            ProblemKind::WrongTotal { expected, found } => write!(f, "{expected} tiles in all, not {found} (C3)"),
        }
    }
}

impl EditionPart {
    /// Returns the clause about the part in brackets, to follow a sentence; empty if there is none.
    fn clause(self) -> &'static str {
        match self {
            EditionPart::Cards(_) | EditionPart::AllCards => " (C2)",
            EditionPart::Gems => " (C4)",
            EditionPart::Drops => " (C5)",
            EditionPart::StripWidth | EditionPart::StripsFrom | EditionPart::Column(_) => " (C6)",
            EditionPart::Rock(..) => " (C9)",
            EditionPart::Tiles { .. } => " (C3)",
            EditionPart::Id | EditionPart::Name | EditionPart::Status => "",
        }
    }
}

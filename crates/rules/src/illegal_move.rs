//! Errors of illegal moves, each with the clause it violates.

use crate::{Cards, Clause, Colour, Gap, Seat, Tile};
use std::fmt;

/// Error when a payment does not match the price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum PaymentError {
    /// It is worth less than the price (P2).
    TooFew,
    /// It is worth more than the price (P4).
    TooMany,
    /// Cards of another colour count only in pairs (P3).
    BrokenPair,
}

/// Error when a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "refusal"))]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// Another seat has the gem box.
    NotYourTurn {
        /// The seat whose turn it is.
        active: Seat,
    },
    /// A chance outcome is due before the next decision.
    ChanceFirst,
    /// The turn cannot end before its action.
    ActionOwed,
    /// The action of this turn is done; another one needs a double move.
    NoActionOwed,
    /// The player must discard before anything else.
    DiscardFirst {
        /// The number of cards to discard.
        excess: u8,
    },
    /// The hand is within the limit, or the turn is not at its end.
    NothingToDiscard,
    /// The number of discarded cards is wrong.
    WrongDiscard {
        /// The number of cards to discard.
        excess: u8,
        /// The number of cards offered.
        offered: u8,
    },
    /// The column has no such gap.
    NoSuchGap {
        /// The chosen gap.
        gap: Gap,
    },
    /// The gap is not inside the frame.
    OutsideFrame {
        /// The chosen gap.
        gap: Gap,
        /// The first column in the frame.
        frame: u8,
    },
    /// The gap holds a gem.
    GapTaken {
        /// The chosen gap.
        gap: Gap,
        /// The owner of the gem.
        by: Seat,
    },
    /// The gap holds a drop.
    #[cfg_attr(feature = "serde", serde(rename = "gap_wet"))]
    GapHasDrop {
        /// The chosen gap.
        gap: Gap,
    },
    /// The player has no gem left: all of them lie in the frame.
    NoGemLeft,
    /// The hand has no payment for the gap.
    #[cfg_attr(feature = "serde", serde(rename = "too_dear"))]
    CannotAfford {
        /// The price of the gap.
        price: u8,
        /// The colour of the gap.
        colour: Colour,
        /// The hand of the player.
        hand: Cards,
    },
    /// The payment does not match the price of the gap.
    WrongPayment {
        /// The price of the gap.
        price: u8,
        /// The colour of the gap, or `None` with an any-colour tile.
        colour: Option<Colour>,
        /// The cards offered.
        paid: Cards,
        /// What is wrong with them.
        #[cfg_attr(feature = "serde", serde(rename = "misfit"))]
        error: PaymentError,
    },
    /// The hand does not hold the offered cards.
    NotInHand {
        /// The cards offered.
        offered: Cards,
        /// The hand of the player.
        hand: Cards,
    },
    /// The player does not hold the tile, or it cannot be used.
    NoSuchTile {
        /// The tile.
        tile: Tile,
    },
    /// A double move needs a finished action before it.
    DoubleMoveTooEarly,
}

impl IllegalMove {
    /// Returns the clause that the move violates.
    pub const fn clause(&self) -> Clause {
        match self {
            IllegalMove::GameOver => Clause::E1,
            IllegalMove::NotYourTurn { .. } => Clause::T1,
            IllegalMove::ChanceFirst => Clause::T3,
            IllegalMove::ActionOwed => Clause::T2,
            IllegalMove::NoActionOwed => Clause::P6,
            IllegalMove::DiscardFirst { .. } => Clause::B6,
            IllegalMove::NothingToDiscard | IllegalMove::WrongDiscard { .. } => Clause::T7,
            IllegalMove::NoSuchGap { .. } => Clause::C6,
            IllegalMove::OutsideFrame { .. } | IllegalMove::GapTaken { .. } => Clause::P1,
            IllegalMove::GapHasDrop { .. } => Clause::W1,
            IllegalMove::NoGemLeft => Clause::F2,
            IllegalMove::CannotAfford { .. } => Clause::P2,
            IllegalMove::WrongPayment { error: PaymentError::TooFew, .. } => Clause::P2,
            IllegalMove::WrongPayment { error: PaymentError::TooMany, .. } => Clause::P4,
            IllegalMove::WrongPayment { error: PaymentError::BrokenPair, .. } => Clause::P3,
            IllegalMove::NotInHand { .. } => Clause::P4,
            IllegalMove::NoSuchTile { tile: Tile::Points(_) } => Clause::B1,
            IllegalMove::NoSuchTile { tile: Tile::Cards(_) } => Clause::B2,
            IllegalMove::NoSuchTile { tile: Tile::AnyColour } => Clause::B3,
            IllegalMove::NoSuchTile { tile: Tile::DoubleMove } | IllegalMove::DoubleMoveTooEarly => Clause::B5,
        }
    }
}

/// For logs and the command line. The app shows texts from the message catalogues instead.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::GameOver => write!(f, "the game is over"),
            IllegalMove::NotYourTurn { active } => write!(f, "it is the turn of seat {active}"),
            IllegalMove::ChanceFirst => write!(f, "a chance outcome is due first"),
            IllegalMove::ActionOwed => write!(f, "the turn needs an action first: draw or place"),
            IllegalMove::NoActionOwed => write!(f, "the action of this turn is already done"),
            IllegalMove::DiscardFirst { excess } => write!(f, "the player must discard {excess} cards first"),
            IllegalMove::NothingToDiscard => write!(f, "there is nothing to discard now"),
            IllegalMove::WrongDiscard { excess, offered } => {
                write!(f, "the player must discard exactly {excess} cards, not {offered}")
            }
            IllegalMove::NoSuchGap { gap } => write!(f, "there is no gap {gap}"),
            IllegalMove::OutsideFrame { gap, frame } => {
                write!(f, "gap {gap} is outside the frame, which starts at column {frame}")
            }
            IllegalMove::GapTaken { gap, by } => write!(f, "gap {gap} holds a gem of seat {by}"),
            IllegalMove::GapHasDrop { gap } => write!(f, "gap {gap} holds a drop"),
            IllegalMove::NoGemLeft => write!(f, "no gem is left to place"),
            IllegalMove::CannotAfford { price, colour, hand } => {
                write!(f, "the gap costs {price} {colour}, which a hand of {hand} cannot pay")
            }
            IllegalMove::WrongPayment { price, colour, paid, error } => {
                let why = match error {
                    PaymentError::TooFew => "too few",
                    PaymentError::TooMany => "too many",
                    PaymentError::BrokenPair => "not whole pairs",
                };
                match colour {
                    Some(colour) => write!(f, "the gap costs {price} {colour}; {paid} is {why}"),
                    None => write!(f, "the gap costs {price} cards of any colour; {paid} is {why}"),
                }
            }
            IllegalMove::NotInHand { offered, hand } => write!(f, "the hand of {hand} does not hold {offered}"),
            IllegalMove::NoSuchTile { tile } => write!(f, "the player has no tile {tile} to use"),
            IllegalMove::DoubleMoveTooEarly => write!(f, "a double move needs an action before it"),
        }?;
        write!(f, " ({})", self.clause())
    }
}

impl std::error::Error for IllegalMove {}

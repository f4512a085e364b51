//! Why a move is not possible, with the clause that says so.

use crate::{Cards, Clause, Colour, Gap, Seat, Tile};
use std::fmt;

/// What is wrong with a payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum PaymentError {
    /// P2: it is worth less than the price.
    TooFew,
    /// P4: it is worth more than the price.
    TooMany,
    /// P3: cards of another colour count only in pairs.
    BrokenPair,
}

/// A refused move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "refusal"))]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// Another seat has the gem box.
    NotYourTurn { active: Seat },
    /// Cards or tiles are being turned up; nobody decides now.
    ChanceFirst,
    /// The turn cannot end before its action.
    ActionOwed,
    /// The action has been carried out; another one needs a double move.
    NoActionOwed,
    /// Only discarding is possible now.
    DiscardFirst { excess: u8 },
    /// The hand is within the limit, or the turn is not at its end.
    NothingToDiscard,
    /// So many cards have to be discarded, no more and no fewer.
    WrongDiscard { excess: u8, offered: u8 },
    /// The column has no such gap.
    NoSuchGap { gap: Gap },
    /// The gap is not inside the frame.
    OutsideFrame { gap: Gap, frame: u8 },
    /// A gem lies in the gap.
    GapTaken { gap: Gap, by: Seat },
    /// A drop lies in the gap.
    #[cfg_attr(feature = "serde", serde(rename = "gap_wet"))]
    GapHasDrop { gap: Gap },
    /// All gems of the colour lie in the frame.
    NoGemLeft,
    /// No payment for the gap can be made out of the hand.
    #[cfg_attr(feature = "serde", serde(rename = "too_dear"))]
    CannotAfford { price: u8, colour: Colour, hand: Cards },
    /// The payment is not what the gap costs.
    WrongPayment {
        price: u8,
        colour: Option<Colour>,
        paid: Cards,
        #[cfg_attr(feature = "serde", serde(rename = "misfit"))]
        error: PaymentError,
    },
    /// Cards are offered that the hand does not hold.
    NotInHand { offered: Cards, hand: Cards },
    /// The player has no such tile.
    NoSuchTile { tile: Tile },
    /// A double move comes after an action.
    DoubleMoveTooEarly,
}

impl IllegalMove {
    /// The clause of the rules behind it.
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

/// For logs and the command line; people at the board read the message catalogues.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::GameOver => write!(f, "the game is over"),
            IllegalMove::NotYourTurn { active } => write!(f, "it is the turn of seat {active}"),
            IllegalMove::ChanceFirst => write!(f, "cards or tiles have to be turned up first"),
            IllegalMove::ActionOwed => write!(f, "the turn needs an action: draw or place"),
            IllegalMove::NoActionOwed => write!(f, "the action of this turn has been carried out"),
            IllegalMove::DiscardFirst { excess } => write!(f, "{excess} cards have to be discarded, nothing else"),
            IllegalMove::NothingToDiscard => write!(f, "there is nothing to discard now"),
            IllegalMove::WrongDiscard { excess, offered } => {
                write!(f, "exactly {excess} cards have to be discarded, not {offered}")
            }
            IllegalMove::NoSuchGap { gap } => write!(f, "there is no gap {gap}"),
            IllegalMove::OutsideFrame { gap, frame } => {
                write!(f, "gap {gap} is outside the frame, which starts at column {frame}")
            }
            IllegalMove::GapTaken { gap, by } => write!(f, "a gem of seat {by} lies in gap {gap}"),
            IllegalMove::GapHasDrop { gap } => write!(f, "a drop lies in gap {gap}"),
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
            IllegalMove::NotInHand { offered, hand } => write!(f, "{offered} is more than the hand of {hand} holds"),
            IllegalMove::NoSuchTile { tile } => write!(f, "there is no tile {tile} to use"),
            IllegalMove::DoubleMoveTooEarly => write!(f, "a double move comes after an action"),
        }?;
        write!(f, " ({})", self.clause())
    }
}

impl std::error::Error for IllegalMove {}

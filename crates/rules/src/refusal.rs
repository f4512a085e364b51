//! Why a move is not possible, with the clause that says so.

use crate::{Cards, Clause, Colour, Gap, Seat, Tile};
use std::fmt;

/// What is wrong with a payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Misfit {
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
pub enum Refusal {
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
    GapWet { gap: Gap },
    /// All gems of the colour lie in the frame.
    NoGemLeft,
    /// No payment for the gap can be made out of the hand.
    TooDear { price: u8, colour: Colour, hand: Cards },
    /// The payment is not what the gap costs.
    WrongPayment { price: u8, colour: Option<Colour>, paid: Cards, misfit: Misfit },
    /// Cards are offered that the hand does not hold.
    NotInHand { offered: Cards, hand: Cards },
    /// The player has no such tile.
    NoSuchTile { tile: Tile },
    /// A double move comes after an action.
    DoubleMoveTooEarly,
}

impl Refusal {
    /// The clause of the rules behind it.
    pub const fn clause(&self) -> Clause {
        match self {
            Refusal::GameOver => Clause::E1,
            Refusal::NotYourTurn { .. } => Clause::T1,
            Refusal::ChanceFirst => Clause::T3,
            Refusal::ActionOwed => Clause::T2,
            Refusal::NoActionOwed => Clause::P6,
            Refusal::DiscardFirst { .. } => Clause::B6,
            Refusal::NothingToDiscard | Refusal::WrongDiscard { .. } => Clause::T7,
            Refusal::NoSuchGap { .. } => Clause::C6,
            Refusal::OutsideFrame { .. } | Refusal::GapTaken { .. } => Clause::P1,
            Refusal::GapWet { .. } => Clause::W1,
            Refusal::NoGemLeft => Clause::F2,
            Refusal::TooDear { .. } => Clause::P2,
            Refusal::WrongPayment { misfit: Misfit::TooFew, .. } => Clause::P2,
            Refusal::WrongPayment { misfit: Misfit::TooMany, .. } => Clause::P4,
            Refusal::WrongPayment { misfit: Misfit::BrokenPair, .. } => Clause::P3,
            Refusal::NotInHand { .. } => Clause::P4,
            Refusal::NoSuchTile { tile: Tile::Points(_) } => Clause::B1,
            Refusal::NoSuchTile { tile: Tile::Cards(_) } => Clause::B2,
            Refusal::NoSuchTile { tile: Tile::AnyColour } => Clause::B3,
            Refusal::NoSuchTile { tile: Tile::DoubleMove } | Refusal::DoubleMoveTooEarly => Clause::B5,
        }
    }
}

/// For logs and the command line; people at the board read the message catalogues.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::NotYourTurn { active } => write!(f, "it is the turn of seat {active}"),
            Refusal::ChanceFirst => write!(f, "cards or tiles have to be turned up first"),
            Refusal::ActionOwed => write!(f, "the turn needs an action: draw or place"),
            Refusal::NoActionOwed => write!(f, "the action of this turn has been carried out"),
            Refusal::DiscardFirst { excess } => write!(f, "{excess} cards have to be discarded, nothing else"),
            Refusal::NothingToDiscard => write!(f, "there is nothing to discard now"),
            Refusal::WrongDiscard { excess, offered } => {
                write!(f, "exactly {excess} cards have to be discarded, not {offered}")
            }
            Refusal::NoSuchGap { gap } => write!(f, "there is no gap {gap}"),
            Refusal::OutsideFrame { gap, frame } => {
                write!(f, "gap {gap} is outside the frame, which starts at column {frame}")
            }
            Refusal::GapTaken { gap, by } => write!(f, "a gem of seat {by} lies in gap {gap}"),
            Refusal::GapWet { gap } => write!(f, "a drop lies in gap {gap}"),
            Refusal::NoGemLeft => write!(f, "no gem is left to place"),
            Refusal::TooDear { price, colour, hand } => {
                write!(f, "the gap costs {price} {colour}, which a hand of {hand} cannot pay")
            }
            Refusal::WrongPayment { price, colour, paid, misfit } => {
                let why = match misfit {
                    Misfit::TooFew => "too few",
                    Misfit::TooMany => "too many",
                    Misfit::BrokenPair => "not whole pairs",
                };
                match colour {
                    Some(colour) => write!(f, "the gap costs {price} {colour}; {paid} is {why}"),
                    None => write!(f, "the gap costs {price} cards of any colour; {paid} is {why}"),
                }
            }
            Refusal::NotInHand { offered, hand } => write!(f, "{offered} is more than the hand of {hand} holds"),
            Refusal::NoSuchTile { tile } => write!(f, "there is no tile {tile} to use"),
            Refusal::DoubleMoveTooEarly => write!(f, "a double move comes after an action"),
        }?;
        write!(f, " ({})", self.clause())
    }
}

impl std::error::Error for Refusal {}

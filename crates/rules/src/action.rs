//! The decisions of a seat.

use crate::{Cards, Gap};

/// A decision of the active player.
///
/// An action is written as in a record: `draw`, `place 3e 1w2b`, `place 3e 3w any`, `cards 2`, `double`, `end`,
/// `discard 1o`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case", tag = "do")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum Action {
    /// Draw four cards (T3).
    Draw,
    /// Place a gem (P1–P5).
    Place {
        /// The gap that receives the gem.
        gap: Gap,
        /// The cards paid for it.
        paid: Cards,
        /// Whether an any-colour tile is given up, so that cards of all colours count alike (B3).
        any_colour: bool,
    },
    /// Give up a card tile and draw the number of cards it shows (B2).
    TakeCards {
        /// The number on the tile, 2 to 4.
        count: u8,
    },
    /// Give up a double-move tile for one more action (B5).
    DoubleMove,
    /// End the turn: drip if the active player has the water box, then pass the gem box (T6).
    EndTurn,
    /// Discard down to the hand limit (T7).
    Discard {
        /// The discarded cards.
        cards: Cards,
    },
}

impl Action {
    /// Returns the cards that leave the player's hand: the payment for a gem, or the discarded cards.
    pub fn paid(self) -> Cards {
        match self {
            Action::Place { paid, .. } => paid,
            Action::Discard { cards } => cards,
            Action::Draw | Action::TakeCards { .. } | Action::DoubleMove | Action::EndTurn => Cards::NONE,
        }
    }
}

//! What a seat can decide.

use crate::{Cards, Gap};

/// One decision of the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case", tag = "do")
)]
pub enum Action {
    /// T3: take four cards.
    Draw,
    /// P1–P5: pay and put a gem into a gap; with `any_colour`, an any-colour tile is given up for it (B3).
    Place { gap: Gap, paid: Cards, any_colour: bool },
    /// B2: give up a tile that shows this many cards, and draw them.
    TakeCards { count: u8 },
    /// B5: give up a double-move tile; one more action follows.
    DoubleMove,
    /// T6: nothing more; drip where that is due, and pass the gem box.
    EndTurn,
    /// T7: down to twelve.
    Discard { cards: Cards },
}

//! Plans for a player's next turn, and days off, at turn-by-turn tables.

use serde::{Deserialize, Serialize};

/// The most moves that a plan may have.
pub const MAX_PLANNED_MOVES: usize = 4;

/// The days off that a player has in one game.
pub const DAYS_OFF_PER_GAME: u8 = 14;

/// What a seat does when its turn comes: the first move that fits then. Only its player ever sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnPlan {
    /// The moves in the order in which they are tried.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_PLANNED_MOVES)))]
    pub moves: Vec<PlannedMove>,
}

/// A move of a plan. It fits if it is legal when the turn comes, and the frame stands as the move requires.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlannedMove {
    /// The action in its text form: `draw`, or a `place` with its payment.
    pub action: String,
    /// The position at which the frame must stand, if the move depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<u8>,
}

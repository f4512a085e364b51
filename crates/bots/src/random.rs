//! The yardstick: any legal move, each equally likely.

use crate::Bot;
use iquazu_rules::{Action, Dice, LegalMoves, View};

/// Plays uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn choose(&mut self, _: &View, moves: &LegalMoves, mut dice: &mut dyn Dice) -> Action {
        moves.pick(&mut dice)
    }
}

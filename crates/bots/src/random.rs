//! The yardstick: any legal move, each equally likely.

use crate::{Bot, Budget, Thought};
use iquazu_rules::{Dice, LegalMoves, View};

/// Plays uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn think(&mut self, _: &View, moves: &LegalMoves, _: &Budget, mut dice: &mut dyn Dice) -> Thought {
        Thought::bare(moves.pick(&mut dice))
    }
}

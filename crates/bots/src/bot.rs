//! What every opponent is.

use iquazu_rules::{Action, Dice, LegalMoves, View};

/// An opponent. It gets a view, never a state, so there is nothing hidden that it could look at.
pub trait Bot {
    /// One of `moves`, which are all that the viewer can do now and at least one.
    fn choose(&mut self, view: &View, moves: &LegalMoves, dice: &mut dyn Dice) -> Action;
}

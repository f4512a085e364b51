//! The weakest level: uniformly random moves.

use crate::{Bot, Budget, SearchResult};
use iquazu_rules::{InformationState, LegalMoves, Rng};

/// Plays every legal move with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn think(&mut self, _: &InformationState, moves: &LegalMoves, _: &Budget, mut rng: &mut dyn Rng) -> SearchResult {
        SearchResult::move_only(moves.pick(&mut rng))
    }

    fn plays_uniformly(&self) -> bool {
        true
    }
}

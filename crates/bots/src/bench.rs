//! Access for the benchmarks; not part of the public API.

use crate::NetSet;
use crate::candidates::PaymentBreadth;
use crate::evaluator::Evaluator;
use crate::net::Net;
use iquazu_rules::{Players, State};
use std::sync::Arc;

/// Evaluates all candidates of a position.
#[derive(Debug)]
pub struct EvaluationBench {
    nets: Arc<[Net]>,
    players: Players,
}

impl EvaluationBench {
    /// Uses the built-in nets.
    ///
    /// # Panics
    /// Panics if they cannot be read.
    pub fn new(players: Players) -> EvaluationBench {
        EvaluationBench { nets: NetSet::built_in().nets().expect("valid weights"), players }
    }

    /// Returns the number of positions evaluated.
    pub fn run(&mut self, state: &State) -> u64 {
        let net = self.nets.iter().find(|net| net.players() == self.players).expect("one for each number of players");
        let mut evaluator = Evaluator::new(net);
        evaluator.evaluate_moves(state, PaymentBreadth::All);
        evaluator.nodes
    }
}

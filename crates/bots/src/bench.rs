//! A door for the benchmarks; nobody else needs to evaluate positions by themselves.

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
    /// With the nets that are built in.
    ///
    /// # Panics
    /// When those are damaged.
    pub fn new(players: Players) -> EvaluationBench {
        EvaluationBench { nets: NetSet::built_in().nets().expect("sound weights"), players }
    }

    /// Gives the number of positions that were evaluated.
    pub fn run(&mut self, state: &State) -> u64 {
        let net = self.nets.iter().find(|net| net.players() == self.players).expect("one for each number");
        let mut judge = Evaluator::new(net);
        judge.evaluate_moves(state, PaymentBreadth::All);
        judge.nodes
    }
}

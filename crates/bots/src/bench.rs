//! A door for the benchmarks; nobody else needs to evaluate positions by themselves.

use crate::Library;
use crate::candidates::Payments;
use crate::judge::Judge;
use crate::net::Net;
use iquazu_rules::{Players, State};
use std::sync::Arc;

/// Evaluates all candidates of a position.
#[derive(Debug)]
pub struct Evaluations {
    nets: Arc<[Net]>,
    players: Players,
}

impl Evaluations {
    /// With the nets that are built in.
    ///
    /// # Panics
    /// When those are damaged.
    pub fn new(players: Players) -> Evaluations {
        Evaluations { nets: Library::built_in().nets().expect("sound weights"), players }
    }

    /// Gives the number of positions that were evaluated.
    pub fn run(&mut self, state: &State) -> u64 {
        let net = self.nets.iter().find(|net| net.players() == self.players).expect("one for each number");
        let mut judge = Judge::new(net);
        judge.weigh(state, Payments::All);
        judge.nodes
    }
}

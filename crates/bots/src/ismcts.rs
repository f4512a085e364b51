//! Information-set Monte Carlo tree search (ISMCTS): one tree, each simulation in another sampled world.
//!
//! A baseline for the other bots, with random rollouts or the net at the leaves; docs/strength.md has the results.

use crate::candidates::{PaymentBreadth, candidates};
use crate::evaluator::{features_of, shares_by_seat};
use crate::net::{Net, Value};
use crate::one_ply_net::net_for;
use crate::{Bot, Budget, Candidate, SearchResult};
use iquazu_rules::{Action, InformationState, LegalMoves, Next, Players, Rng, Seat, SplitMix, State};
use std::sync::Arc;

/// UCT exploration constant.
const UCT_C: f32 = 0.5;

/// Tree search over sampled worlds. A node of its budget is a simulation.
#[derive(Clone, Debug)]
pub struct Ismcts {
    /// Evaluate the leaves; `None` for random rollouts to the end of the game.
    nets: Option<Arc<[Net]>>,
    simulations: u64,
}

impl Ismcts {
    /// Evaluates leaves by random rollouts; runs `simulations` per move by default.
    pub fn with_random_rollouts(simulations: u64) -> Ismcts {
        Ismcts { nets: None, simulations }
    }

    /// Evaluates leaves with a net; runs `simulations` per move by default. `nets` must have one net for each number of
    /// players that the bot will meet.
    pub fn with_nets(nets: Arc<[Net]>, simulations: u64) -> Ismcts {
        Ismcts { nets: Some(nets), simulations }
    }
}

impl Bot for Ismcts {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult {
        let net = self.nets.as_ref().map(|nets| net_for(nets, known.view().table()));
        let sampler = known.sampler();
        let mut tree = Tree { nodes: vec![Node::default()], net, rng: SplitMix::new(rng.next_u64()) };
        let mut simulations = 0;
        while budget.allows(simulations) {
            let world = sampler.sample(&mut tree.rng);
            tree.simulate(world);
            simulations += 1;
        }
        let candidates = tree.candidates();
        let action = candidates.first().map_or(moves.get(0), |best| best.action);
        SearchResult::new(action, candidates, simulations)
    }

    fn default_budget(&self, _: Players) -> Budget {
        Budget::nodes(self.simulations)
    }

    fn remembers(&self) -> bool {
        true
    }
}

/// A sequence of decisions. The chance outcomes between them differ from simulation to simulation.
#[derive(Debug, Default)]
struct Node {
    children: Vec<(Action, usize)>,
    visits: f32,
    /// Simulations in which this node was legal to choose.
    available: f32,
    /// Sum of the win shares of the seat that decided to come here.
    return_sum: f32,
}

struct Tree<'n> {
    nodes: Vec<Node>,
    net: Option<&'n Net>,
    rng: SplitMix,
}

impl Tree<'_> {
    fn simulate(&mut self, mut world: State) {
        let mut path: Vec<(usize, Seat)> = Vec::new();
        let mut here = 0;
        let mut expanded = false;
        let mut found = Vec::new();
        while !expanded {
            match world.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = world.sample(&mut self.rng);
                    world.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(seat) => {
                    let moves = world.legal_moves();
                    candidates(world.table(), world.hand(seat), &moves, PaymentBreadth::Best, &mut found);
                    let action;
                    (action, here, expanded) = self.select_or_expand(here, &found);
                    path.push((here, seat));
                    world.play_unchecked(action, &mut ());
                }
            }
        }
        let shares = self.evaluate_leaf(world, path.last().map_or(Seat::FIRST, |(_, seat)| *seat));
        self.nodes[0].visits += 1.0;
        for (node, seat) in path {
            self.nodes[node].visits += 1.0;
            self.nodes[node].return_sum += shares[seat.index()];
        }
    }

    /// Returns an untried action with its new node and `true`, or the child with the highest UCB and `false`.
    fn select_or_expand(&mut self, here: usize, found: &[Action]) -> (Action, usize, bool) {
        let known = |tree: &Tree, action: &Action| tree.nodes[here].children.iter().any(|(other, _)| other == action);
        let untried: Vec<Action> = found.iter().filter(|action| !known(self, action)).copied().collect();
        for (action, child) in self.nodes[here].children.clone() {
            if found.contains(&action) {
                self.nodes[child].available += 1.0;
            }
        }
        if !untried.is_empty() {
            let action = untried[self.rng.below(untried.len() as u32) as usize];
            self.nodes.push(Node { available: 1.0, ..Node::default() });
            let child = self.nodes.len() - 1;
            self.nodes[here].children.push((action, child));
            return (action, child, true);
        }
        let possible = self.nodes[here].children.iter().filter(|(action, _)| found.contains(action));
        let best = possible.max_by(|one, other| self.ucb(one.1).total_cmp(&self.ucb(other.1)));
        let (action, child) = *best.expect("all found actions have been tried");
        (action, child, false)
    }

    fn ucb(&self, node: usize) -> f32 {
        let node = &self.nodes[node];
        let visits = node.visits.max(1.0);
        node.return_sum / visits + UCT_C * (node.available.max(1.0).ln() / visits).sqrt()
    }

    /// Returns each seat's win share, after a move of `mover`.
    fn evaluate_leaf(&mut self, mut world: State, mover: Seat) -> [f32; 4] {
        let players = world.table().players();
        if let (Some(net), false) = (self.net, world.is_over()) {
            return shares_by_seat(&net.value(&net.refresh(features_of(&world, mover))), mover, players);
        }
        loop {
            match world.next() {
                Next::Over => return shares_by_seat(&Value::of_result(&world, Seat::FIRST), Seat::FIRST, players),
                Next::Chance(_) => {
                    let outcome = world.sample(&mut self.rng);
                    world.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(_) => {
                    let action = world.legal_moves().pick(&mut self.rng);
                    world.play_unchecked(action, &mut ());
                }
            }
        }
    }

    /// Returns the moves tried at the root, most visited first.
    fn candidates(&self) -> Vec<Candidate> {
        let mut tried = self.nodes[0].children.clone();
        tried.sort_by(|one, other| self.nodes[other.1].visits.total_cmp(&self.nodes[one.1].visits));
        let candidate = |(action, child): (Action, usize)| Candidate {
            action,
            win_share: self.nodes[child].return_sum / self.nodes[child].visits.max(1.0),
            margin: 0.0,
            visits: self.nodes[child].visits as u32,
        };
        tried.into_iter().map(candidate).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, Viewer};
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn deadline_ends_the_search_however_many_nodes_are_allowed() {
        /// A clock that moves on by one millisecond whenever it is read, which is before each simulation.
        fn ticking() -> u64 {
            static NOW: AtomicU64 = AtomicU64::new(0);
            NOW.fetch_add(1, Ordering::Relaxed)
        }
        let mut rng = SplitMix::new(4);
        let mut state = State::new(Edition::standard(), Players::THREE);
        let seat = state.advance(&mut rng, &mut ()).expect("a first turn");
        let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
        let moves = known.view().legal_moves();
        for milliseconds in [0, 20] {
            let budget = Budget::nodes(u64::MAX).within(milliseconds, ticking);
            let result = Ismcts::with_random_rollouts(1).think(&known, &moves, &budget, &mut rng);
            assert!(result.nodes <= milliseconds, "{} simulations", result.nodes);
            assert!(milliseconds == 0 || result.nodes > 10, "{} simulations", result.nodes);
            assert!(moves.iter().any(|action| action == result.action));
        }
    }
}

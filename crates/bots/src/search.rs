//! The strongest bot: playouts of the net's best moves in sampled worlds (determinizations).
//!
//! Each world deals the unseen cards anew and fixes the random numbers of what follows, the same for every move tried
//! in it (common random numbers). Sequential halving drops the worse half of the moves after each round, so most nodes
//! go to close decisions, and a clear decision ends the search early.

use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator};
use crate::last_turn::solve_last_turn;
use crate::net::{Net, Value};
use crate::one_ply_net::{candidate, net_for};
use crate::playout::Playout;
use crate::{Bot, Budget, Candidate, CrnStream, SearchResult};
use iquazu_rules::{Action, HandSampler, InformationState, LegalMoves, Rng, SplitMix, State};
use std::sync::Arc;

/// Number of the net's best moves that are searched.
const MAX_ROOT_MOVES: usize = 8;
/// Weight of the net's prior, in sampled worlds.
const PRIOR_WEIGHT: f32 = 2.0;
/// A move that leads the second by this many standard errors is played without further search.
const CLEAR_LEAD: f32 = 5.0;
/// Playouts of each move before a lead can be clear.
const CLEAR_VISITS: u32 = 12;

/// Searches sampled worlds with truncated playouts. A node is an evaluated position.
#[derive(Clone, Debug)]
pub struct Searcher {
    nets: Arc<[Net]>,
    nodes: u64,
    remembers: bool,
}

impl Searcher {
    /// Creates a bot that spends `nodes` per move by default. `nets` must have one net for each number of players that
    /// the bot will meet.
    pub fn new(nets: Arc<[Net]>, nodes: u64) -> Searcher {
        Searcher { nets, nodes, remembers: true }
    }

    /// Forgets everything but the view, as players do who do not count cards.
    pub fn forgetful(self) -> Searcher {
        Searcher { remembers: false, ..self }
    }
}

impl Bot for Searcher {
    fn think(&mut self, known: &InformationState, _: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let view = known.view();
        let forgetful = InformationState::forgetful(view);
        let sampler = if self.remembers { known.sampler() } else { forgetful.sampler() };
        let mut evaluator = Evaluator::new(net_for(&self.nets, view.table()));
        let state = view.resample(&mut SplitMix::new(0));
        let mut evaluated = std::mem::take(evaluator.evaluate_moves(&state, PaymentBreadth::All));
        solve_last_turn(&state, &mut evaluated);
        evaluated.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let mut root_moves: Vec<RootMove> = evaluated.iter().map(RootMove::new).collect();
        if root_moves.len() > 1 {
            Search { sampler, evaluator: &mut evaluator, budget, seed: rng.next_u64(), worlds: 0 }
                .sequential_halving(&mut root_moves);
        }
        let candidates: Vec<Candidate> = root_moves.into_iter().map(|root_move| root_move.candidate).collect();
        SearchResult::new(candidates[0].action, candidates, evaluator.nodes)
    }

    fn default_budget(&self) -> Budget {
        Budget::nodes(self.nodes)
    }

    fn remembers(&self) -> bool {
        self.remembers
    }
}

/// A searched move. `candidate` always holds the current means.
struct RootMove {
    candidate: Candidate,
    win_share_sum: f32,
    margin_sum: f32,
    /// Sum of the squared win shares of the playouts.
    square_sum: f32,
    weight: f32,
}

impl RootMove {
    fn new(evaluated: &EvaluatedMove) -> RootMove {
        let candidate = candidate(evaluated);
        let weight = PRIOR_WEIGHT;
        RootMove {
            win_share_sum: candidate.win_share * weight,
            margin_sum: candidate.margin * weight,
            square_sum: candidate.win_share * candidate.win_share * weight,
            weight,
            candidate,
        }
    }

    fn add_playout(&mut self, value: &Value) {
        self.win_share_sum += value.win_shares[0];
        self.margin_sum += value.margin;
        self.square_sum += value.win_shares[0] * value.win_shares[0];
        self.weight += 1.0;
        self.candidate.win_share = self.win_share_sum / self.weight;
        self.candidate.margin = self.margin_sum / self.weight;
        self.candidate.visits += 1;
    }

    /// Returns the standard error of the win share.
    fn error(&self) -> f32 {
        let mean = self.candidate.win_share;
        ((self.square_sum / self.weight - mean * mean).max(0.0) / self.weight).sqrt()
    }

    fn utility(&self) -> f32 {
        Value { win_shares: [self.candidate.win_share, 0.0, 0.0, 0.0], margin: self.candidate.margin }.utility()
    }
}

/// Returns whether the best move leads the second so far that more playouts will not change the order. Both were played
/// out in the same worlds, so their difference varies less than this assumes.
fn is_clear(best: &RootMove, second: &RootMove) -> bool {
    let lead = best.candidate.win_share - second.candidate.win_share;
    let visits = best.candidate.visits.min(second.candidate.visits);
    visits >= CLEAR_VISITS && lead > CLEAR_LEAD * (best.error() + second.error())
}

struct Search<'s, 'n> {
    sampler: HandSampler<'s>,
    evaluator: &'s mut Evaluator<'n>,
    budget: &'s Budget,
    seed: u64,
    worlds: u64,
}

impl Search<'_, '_> {
    /// Searches until one move is left or the budget is spent. Leaves the moves sorted: those that survived longest
    /// first, best first among them.
    fn sequential_halving(&mut self, root_moves: &mut [RootMove]) {
        let mut alive = root_moves.len().min(MAX_ROOT_MOVES);
        let mut rounds = f64::from(alive.next_power_of_two().trailing_zeros());
        while alive > 1 {
            let spent = self.budget.spent_share(self.evaluator.nodes);
            let until = spent + (1.0 - spent) / rounds;
            while self.budget.spent_share(self.evaluator.nodes) < until {
                self.sample_world(&mut root_moves[..alive]);
            }
            root_moves[..alive].sort_by(|one, other| other.utility().total_cmp(&one.utility()));
            if !self.budget.allows(self.evaluator.nodes) || is_clear(&root_moves[0], &root_moves[1]) {
                return;
            }
            alive = alive.div_ceil(2);
            rounds = (rounds - 1.0).max(1.0);
        }
    }

    /// Samples a world and plays each of the moves out in it.
    fn sample_world(&mut self, root_moves: &mut [RootMove]) {
        let mut rng = SplitMix::new(self.seed.wrapping_add(self.worlds));
        self.worlds += 1;
        let world = self.sampler.sample(&mut rng);
        let crn = CrnStream::new(rng.next_u64());
        for root_move in root_moves {
            let value = self.play_out(world, root_move.candidate.action, crn.clone());
            root_move.add_playout(&value);
        }
    }

    fn play_out(&mut self, mut world: State, action: Action, crn: CrnStream) -> Value {
        let playout = Playout::new(world.table(), world.table().active());
        // A move that ends the game evaluates nothing; it counts as a node so that the search terminates.
        self.evaluator.nodes += 1;
        world.play_unchecked(action, &mut ());
        playout.run(world, crn, self.evaluator)
    }
}

//! The strongest opponent: the net's best moves, tried out in worlds that could be the real one.
//!
//! Each world deals the unseen cards anew and brings its own luck, the same for every move that is tried in it. There
//! every seat plays what the net likes best from what that seat would know, for some turns; then the net judges.
//! Moves that fare worse drop out by halves, so that most of the thinking goes into the close decisions.

use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator};
use crate::net::{Net, Value};
use crate::one_ply_net::{candidate, net_for};
use crate::playout::Playout;
use crate::{Bot, Budget, Candidate, CrnStream, SearchResult};
use iquazu_rules::{Action, LegalMoves, Rng, Seat, SplitMix, State, View};
use std::sync::Arc;

/// So many of the net's best moves are tried out.
const MAX_ROOT_MOVES: usize = 8;
/// As many worlds does the net's first judgement count for.
const PRIOR_WEIGHT: f32 = 2.0;

/// Looks ahead in sampled worlds.
#[derive(Clone, Debug)]
pub struct Searcher {
    nets: Arc<[Net]>,
    nodes: u64,
}

impl Searcher {
    /// With a net for each number of players that it will meet, and the nodes that it usually spends on a move.
    pub fn new(nets: Arc<[Net]>, nodes: u64) -> Searcher {
        Searcher { nets, nodes }
    }
}

impl Bot for Searcher {
    fn think(&mut self, view: &View, _: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let mut judge = Evaluator::new(net_for(&self.nets, view));
        let state = view.resample(&mut SplitMix::new(0));
        let mut judged = std::mem::take(judge.evaluate_moves(&state, PaymentBreadth::All));
        judged.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let mut trials: Vec<RootMove> = judged.iter().map(|judged| RootMove::new(judged, view)).collect();
        if trials.len() > 1 {
            Search { view, judge: &mut judge, budget, seed: rng.next_u64(), worlds: 0 }.sequential_halving(&mut trials);
        }
        let candidates: Vec<Candidate> = trials.into_iter().map(|trial| trial.candidate).collect();
        SearchResult { action: candidates[0].action, candidates, nodes: judge.nodes }
    }

    fn default_budget(&self) -> Budget<'static> {
        Budget::nodes(self.nodes)
    }
}

/// A move that is tried out. Its candidate says at any time what is known so far.
struct RootMove {
    candidate: Candidate,
    share: f32,
    margin: f32,
    weight: f32,
}

impl RootMove {
    fn new(judged: &EvaluatedMove, view: &View) -> RootMove {
        let candidate = candidate(judged, view);
        let weight = PRIOR_WEIGHT;
        RootMove { share: candidate.win_share * weight, margin: candidate.margin * weight, weight, candidate }
    }

    fn add_playout(&mut self, value: &Value, line: Vec<(Seat, Action)>) {
        self.share += value.win_shares[0];
        self.margin += value.margin;
        self.weight += 1.0;
        self.candidate.win_share = self.share / self.weight;
        self.candidate.margin = self.margin / self.weight;
        self.candidate.visits += 1;
        if self.candidate.visits == 1 {
            self.candidate.line = line;
        }
    }

    fn utility(&self) -> f32 {
        Value { win_shares: [self.candidate.win_share, 0.0, 0.0, 0.0], margin: self.candidate.margin }.utility()
    }
}

struct Search<'s, 'n> {
    view: &'s View,
    judge: &'s mut Evaluator<'n>,
    budget: &'s Budget<'s>,
    seed: u64,
    worlds: u64,
}

impl Search<'_, '_> {
    /// Sequential halving. Leaves the trials in order, best first, those that were tried longest before the others.
    fn sequential_halving(&mut self, trials: &mut [RootMove]) {
        let mut alive = trials.len().min(MAX_ROOT_MOVES);
        let mut rounds = u64::from(alive.next_power_of_two().trailing_zeros());
        while alive > 1 {
            let left = self.budget.limit().saturating_sub(self.judge.nodes);
            let until = self.judge.nodes + left / rounds;
            while self.judge.nodes < until && self.budget.allows(self.judge.nodes) {
                self.sample_world(&mut trials[..alive]);
            }
            trials[..alive].sort_by(|one, other| other.utility().total_cmp(&one.utility()));
            if !self.budget.allows(self.judge.nodes) {
                return;
            }
            alive = alive.div_ceil(2);
            rounds = (rounds - 1).max(1);
        }
    }

    fn sample_world(&mut self, trials: &mut [RootMove]) {
        let mut rng = SplitMix::new(self.seed.wrapping_add(self.worlds));
        self.worlds += 1;
        let world = self.view.resample(&mut rng);
        let fate = CrnStream::new(rng.next_u64());
        for trial in trials {
            let (value, line) = self.play_out(world, trial.candidate.action, fate.clone());
            trial.add_playout(&value, line);
        }
    }

    /// Makes a move in a world, and judges where it leads to.
    fn play_out(&mut self, mut world: State, action: Action, fate: CrnStream) -> (Value, Vec<(Seat, Action)>) {
        let own = world.table().active();
        let mut line = vec![(own, action)];
        let playout = Playout::new(world.table(), own);
        // A game that ends with this very move needs no judgement, but must use up the budget all the same.
        self.judge.nodes += 1;
        world.play_unchecked(action, &mut ());
        let value = playout.run(world, fate, self.judge, |seat, action| line.push((seat, action)));
        (value, line)
    }
}

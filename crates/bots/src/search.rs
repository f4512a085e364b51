//! The strongest bot: playouts of the net's best moves in sampled worlds (determinizations).
//!
//! Each world deals the unseen cards anew and fixes the random numbers of what follows, the same for every move tried
//! in it (common random numbers). Sequential halving drops the worse half of the moves after each round, so most nodes
//! go to close decisions, and a clear decision ends the search early.

use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator, same_placement};
use crate::fallibility::Fallibility;
use crate::features::Features;
use crate::last_turn::solve_last_turn;
use crate::net::{MAX_SHARE, Net, Value};
use crate::one_ply_net::net_for;
use crate::playout::Playout;
use crate::{Bot, Budget, ByPlayers, Candidate, CrnStream, SearchResult};
use iquazu_rules::{Action, HandSampler, InformationState, LegalMoves, Players, Rng, SplitMix, State};
use std::sync::Arc;

/// How a search spends its nodes.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// Number of the net's best moves that are searched.
    pub root_moves: usize,
    /// How many of these may differ only in their payments.
    pub payments: usize,
    /// Weight of the net's prior, in sampled worlds.
    pub prior_weight: f32,
    /// Length of a playout in turns of each player.
    pub turns_ahead: u16,
    /// With at most this many columns remaining, a playout goes on to the end of the game.
    pub last_columns: u8,
    /// λ of the value of a playout: 1 for the value at its end only.
    pub lambda: f32,
}

impl SearchParams {
    pub const DEFAULT: SearchParams =
        SearchParams { root_moves: 8, payments: 2, prior_weight: 2.0, turns_ahead: 4, last_columns: 2, lambda: 0.7 };
}

/// Nodes for each player and move that is searched: about two playouts, which are longer with more players.
const NODES_PER_MOVE: u64 = 100;
/// A move that leads the second by this many standard errors is played without further search.
const CLEAR_LEAD: f32 = 5.0;
/// Playouts of each move before a lead can be clear.
const CLEAR_VISITS: u32 = 12;

/// Searches sampled worlds with truncated playouts. A node is an evaluated position.
#[derive(Clone, Debug)]
pub struct Searcher {
    nets: Arc<[Net]>,
    nodes: ByPlayers,
    remembers: bool,
    noise: ByPlayers,
    params: SearchParams,
}

impl Searcher {
    /// Creates a bot that spends `nodes` per move by default; with none it looks one move ahead. `nets` must have one net
    /// for each number of players that the bot will meet.
    pub fn new(nets: Arc<[Net]>, nodes: impl Into<ByPlayers>) -> Searcher {
        Searcher { nets, nodes: nodes.into(), remembers: true, noise: ByPlayers::ZERO, params: SearchParams::DEFAULT }
    }

    #[doc(hidden)]
    pub fn with_params(self, params: SearchParams) -> Searcher {
        Searcher { params, ..self }
    }

    /// Forgets everything but the view, as players do who do not count cards.
    pub fn forgetful(self) -> Searcher {
        Searcher { remembers: false, ..self }
    }

    /// Misjudges what it found by `noise`, in hundredths of log-odds, the same in the same position.
    pub fn fallible(self, noise: impl Into<ByPlayers>) -> Searcher {
        Searcher { noise: noise.into(), ..self }
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
        let mut search =
            Search { sampler, evaluator: &mut evaluator, budget, seed: rng.next_u64(), worlds: 0, params: self.params };
        let mut root_moves = search.run(&evaluated);
        let judged: Vec<EvaluatedMove> = root_moves.iter().map(RootMove::evaluated).collect();
        let chosen = Fallibility::at(view.table(), self.noise).choose(view.table(), &judged);
        root_moves[..=chosen].rotate_right(1);
        let candidates: Vec<Candidate> = root_moves.iter().map(RootMove::candidate).collect();
        SearchResult::new(candidates[0].action, candidates, evaluator.nodes)
    }

    fn default_budget(&self, players: Players) -> Budget {
        Budget::nodes(self.nodes.with_players(players.count()).into())
    }

    fn remembers(&self) -> bool {
        self.remembers
    }
}

/// A searched move.
pub(crate) struct RootMove {
    pub(crate) action: Action,
    pub(crate) features: Features,
    /// The net's value, with its weight.
    prior: Value,
    prior_weight: f32,
    /// Sum of the prior and of the values of the playouts.
    sum: Value,
    /// Sum of the squared win shares of the playouts.
    square_sum: f32,
    weight: f32,
    visits: u32,
}

impl RootMove {
    fn new(evaluated: &EvaluatedMove, weight: f32) -> RootMove {
        let win_share = evaluated.value.win_shares[0];
        RootMove {
            action: evaluated.action,
            features: evaluated.features,
            prior: evaluated.value,
            prior_weight: weight,
            sum: Value::default().plus(&evaluated.value, weight),
            square_sum: win_share * win_share * weight,
            weight,
            visits: 0,
        }
    }

    fn add_playout(&mut self, value: &Value) {
        self.sum = self.sum.plus(value, 1.0);
        self.square_sum += value.win_shares[0] * value.win_shares[0];
        self.weight += 1.0;
        self.visits += 1;
    }

    /// Returns the mean of the prior and of the playouts. However many playouts were won, others may not be.
    pub(crate) fn value(&self) -> Value {
        let mut mean = Value::default().plus(&self.sum, 1.0 / self.weight);
        if self.visits > 0 {
            mean.win_shares[0] = mean.win_shares[0].min(MAX_SHARE);
        }
        mean
    }

    /// Returns the mean of the playouts alone, if there are at least `least` of them.
    pub(crate) fn playout_mean(&self, least: u32) -> Option<Value> {
        let playouts = self.sum.plus(&self.prior, -self.prior_weight);
        (self.visits >= least).then(|| Value::default().plus(&playouts, 1.0 / self.visits as f32))
    }

    /// Returns the move with its value after the search.
    fn evaluated(&self) -> EvaluatedMove {
        EvaluatedMove { action: self.action, features: self.features, value: self.value() }
    }

    /// Returns the standard error of the win share.
    fn error(&self) -> f32 {
        let mean = self.value().win_shares[0];
        ((self.square_sum / self.weight - mean * mean).max(0.0) / self.weight).sqrt()
    }

    fn candidate(&self) -> Candidate {
        let value = self.value();
        // A mean of shares may be outside by a rounding error.
        let win_share = value.win_shares[0].clamp(0.0, 1.0);
        Candidate { action: self.action, win_share, margin: value.margin, visits: self.visits }
    }
}

/// Returns whether the best move leads the second so far that more playouts will not change the order. Both were played
/// out in the same worlds, so their difference varies less than this assumes.
fn is_clear(best: &RootMove, second: &RootMove) -> bool {
    let lead = best.value().win_shares[0] - second.value().win_shares[0];
    let visits = best.visits.min(second.visits);
    visits >= CLEAR_VISITS && lead > CLEAR_LEAD * (best.error() + second.error())
}

/// A search of the moves in one position.
pub(crate) struct Search<'s, 'n> {
    pub(crate) sampler: HandSampler<'s>,
    pub(crate) evaluator: &'s mut Evaluator<'n>,
    pub(crate) budget: &'s Budget,
    pub(crate) seed: u64,
    /// Worlds sampled so far.
    pub(crate) worlds: u64,
    pub(crate) params: SearchParams,
}

impl Search<'_, '_> {
    /// Searches moves that the net has evaluated, best first, and returns them in their new order. A certain win needs no
    /// search.
    pub(crate) fn run(&mut self, evaluated: &[EvaluatedMove]) -> Vec<RootMove> {
        let weight = self.params.prior_weight;
        let mut root_moves: Vec<RootMove> = evaluated.iter().map(|one| RootMove::new(one, weight)).collect();
        if root_moves.len() > 1 && !evaluated[0].is_certain_win() && self.budget.allows(self.evaluator.nodes) {
            let searched = self.select(&mut root_moves);
            self.sequential_halving(&mut root_moves, searched);
        }
        root_moves
    }

    /// Moves the moves to search to the front, best first, and returns their number. Of moves that differ only in their
    /// payments a few are enough.
    fn select(&self, root_moves: &mut [RootMove]) -> usize {
        let most = self.affordable_moves();
        let mut searched = 0;
        for index in 0..root_moves.len() {
            let same = |other: &&RootMove| same_placement(other.action, root_moves[index].action);
            if searched < most && root_moves[..searched].iter().filter(same).count() < self.params.payments {
                root_moves[searched..=index].rotate_right(1);
                searched += 1;
            }
        }
        searched
    }

    /// Searches the first `alive` moves until one is left or the budget is spent. Leaves the moves sorted: those that
    /// survived longest first, best first among them.
    fn sequential_halving(&mut self, root_moves: &mut [RootMove], mut alive: usize) {
        let mut rounds = f64::from(alive.next_power_of_two().trailing_zeros());
        while alive > 1 {
            let spent = self.budget.spent_share(self.evaluator.nodes);
            let until = spent + (1.0 - spent) / rounds;
            while self.budget.spent_share(self.evaluator.nodes) < until {
                self.sample_world(&mut root_moves[..alive]);
            }
            root_moves[..alive].sort_by(|one, other| other.value().utility().total_cmp(&one.value().utility()));
            if !self.budget.allows(self.evaluator.nodes) || is_clear(&root_moves[0], &root_moves[1]) {
                return;
            }
            alive = alive.div_ceil(2);
            rounds = (rounds - 1.0).max(1.0);
        }
    }

    /// Returns how many moves to search: no more than the budget can play out a few times.
    fn affordable_moves(&self) -> usize {
        let nodes_per_move = NODES_PER_MOVE * u64::from(self.evaluator.players().count());
        let moves = self.budget.limit().saturating_sub(self.evaluator.nodes) / nodes_per_move;
        usize::try_from(moves).map_or(self.params.root_moves, |moves| moves.clamp(2, self.params.root_moves))
    }

    /// Samples a world and plays each of the moves out in it.
    fn sample_world(&mut self, root_moves: &mut [RootMove]) {
        let mut rng = SplitMix::new(self.seed.wrapping_add(self.worlds));
        self.worlds += 1;
        let world = self.sampler.sample(&mut rng);
        let crn = CrnStream::new(rng.next_u64());
        for root_move in root_moves {
            let value = self.play_out(world, root_move.action, crn.clone());
            root_move.add_playout(&value);
        }
    }

    fn play_out(&mut self, mut world: State, action: Action, crn: CrnStream) -> Value {
        let playout = Playout::new(world.table(), world.table().active(), self.params);
        // A move that ends the game evaluates nothing; it counts as a node so that the search terminates.
        self.evaluator.nodes += 1;
        world.play_unchecked(action, &mut ());
        playout.run(world, crn, self.evaluator)
    }
}

//! The interface of every bot.

use iquazu_rules::{Action, LegalMoves, Rng, View};

/// Plays one seat of a game.
///
/// A bot sees a [`View`], never a [`State`](iquazu_rules::State), so hidden cards cannot influence its moves.
pub trait Bot {
    /// Chooses one of `moves`, the legal moves of `view` (never empty), and returns it with the alternatives considered.
    ///
    /// Deterministic: equal view, budget and RNG state give an equal result. `view` is a seat's, never a spectator's.
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult;

    /// Returns the budget that this bot plays with unless the caller sets another one.
    fn default_budget(&self) -> Budget {
        Budget::nodes(0)
    }

    /// Chooses a move within the default budget.
    fn choose(&mut self, view: &View, moves: &LegalMoves, rng: &mut dyn Rng) -> Action {
        let budget = self.default_budget();
        self.think(view, moves, &budget, rng).action
    }

    /// Returns whether the bot plays every legal move with the same probability. A runner of games may then pick the
    /// moves itself, which is faster: no view has to be made.
    fn plays_uniformly(&self) -> bool {
        false
    }

    /// Returns why this bot plays in place of the requested one, or `None` if it is the requested one.
    fn fallback_reason(&self) -> Option<&str> {
        None
    }
}

/// How much a bot may search, in nodes. What a node is depends on the bot: an evaluated position, or a simulation of
/// the tree search.
///
/// There is no time limit: the crate uses no clock, so the same budget gives the same move on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    nodes: u64,
}

impl Budget {
    /// A budget of at most `nodes` nodes.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes }
    }

    /// Returns whether a search that has spent `spent` nodes may go on.
    pub const fn allows(&self, spent: u64) -> bool {
        spent < self.nodes
    }

    /// Returns the number of nodes allowed in all.
    pub const fn limit(&self) -> u64 {
        self.nodes
    }
}

/// A chosen move and the evaluation behind it.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct SearchResult {
    /// The chosen move.
    pub action: Action,
    /// The moves that were evaluated, best first. Empty for bots that do not estimate win shares.
    pub candidates: Vec<Candidate>,
    /// Nodes spent.
    pub nodes: u64,
}

impl SearchResult {
    /// A result of `action`, chosen from `candidates` (best first) with `nodes` nodes spent.
    pub fn new(action: Action, candidates: Vec<Candidate>, nodes: u64) -> SearchResult {
        SearchResult { action, candidates, nodes }
    }

    /// A result without candidates.
    pub fn move_only(action: Action) -> SearchResult {
        SearchResult::new(action, Vec::new(), 0)
    }
}

/// A move with its estimated value for the seat that chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub action: Action,
    /// The expected share of the win, from 0 to 1.
    pub win_share: f32,
    /// The expected lead in points over the best other player; negative when behind.
    pub margin: f32,
    /// Playouts that started with this move; 0 if only its afterstate was evaluated.
    pub visits: u32,
}

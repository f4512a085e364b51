//! What every opponent is.

use iquazu_rules::{Action, LegalMoves, Rng, Seat, View};
use std::fmt;

/// An opponent. It gets a view, never a state, so there is nothing hidden that it could look at.
pub trait Bot {
    /// One of `moves`, which are all that the viewer can do now and at least one, and what led to it.
    ///
    /// The same view, nodes and dice give the same answer.
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult;

    /// How long it likes to think.
    fn default_budget(&self) -> Budget<'static> {
        Budget::nodes(0)
    }

    /// Only the move, in the usual budget.
    fn choose(&mut self, view: &View, moves: &LegalMoves, rng: &mut dyn Rng) -> Action {
        let budget = self.default_budget();
        self.think(view, moves, &budget, rng).action
    }

    /// Why this opponent plays in place of the one that was asked for, if it does.
    fn fallback_reason(&self) -> Option<&str> {
        None
    }
}

/// How long to think: so many nodes, or until somebody says stop. A node is one evaluation of a position.
///
/// The crate has no clock, which browsers would not give it: who wants a limit in time says stop when it is over.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    nodes: u64,
    stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// The answer then depends on view and dice alone.
    pub const fn nodes(nodes: u64) -> Budget<'a> {
        Budget { nodes, stop: None }
    }

    /// At most so many nodes, and no more once `stop` says true. The best move so far is the answer.
    pub fn until(nodes: u64, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { nodes, stop: Some(stop) }
    }

    /// Whether there is something left after so many nodes.
    pub fn allows(&self, spent: u64) -> bool {
        spent < self.nodes && !self.stop.is_some_and(|stop| stop())
    }

    pub fn limit(&self) -> u64 {
        self.nodes
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stop = if self.stop.is_some() { " or until told to stop" } else { "" };
        write!(f, "{} nodes{stop}", self.nodes)
    }
}

/// A move and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult {
    pub action: Action,
    /// What was weighed, best first; empty where nothing was weighed.
    pub candidates: Vec<Candidate>,
    /// Positions evaluated.
    pub nodes: u64,
}

impl SearchResult {
    /// A move without a reason that could be told.
    pub fn move_only(action: Action) -> SearchResult {
        SearchResult { action, candidates: Vec::new(), nodes: 0 }
    }
}

/// One move that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    pub action: Action,
    /// The expected share of the win, from 0 to 1.
    pub win_share: f32,
    /// The expected points ahead of the best other player; negative when behind.
    pub margin: f32,
    /// How many continuations were looked at; 0 where the position was only evaluated.
    pub visits: u32,
    /// How the game might go on, from this move, in one of the worlds that are possible.
    pub line: Vec<(Seat, Action)>,
}

//! The interface of every bot.

use crate::Budget;
use iquazu_rules::{Action, InformationState, LegalMoves, Players, Rng};

/// Plays one seat of a game.
///
/// A bot knows an [`InformationState`], never a [`State`](iquazu_rules::State), so hidden cards cannot influence its
/// moves.
pub trait Bot {
    /// Chooses one of `moves`, the legal moves of the view in `known` (never empty), and returns it with the
    /// alternatives considered.
    ///
    /// Deterministic unless the budget has a deadline: equal knowledge, nodes and RNG state give an equal result. The
    /// view is a seat's, never a spectator's.
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult;

    /// Returns the budget that this bot plays with in a game of this many players unless the caller sets another one.
    fn default_budget(&self, _players: Players) -> Budget {
        Budget::nodes(0)
    }

    /// Chooses a move within the default budget.
    fn choose(&mut self, known: &InformationState, moves: &LegalMoves, rng: &mut dyn Rng) -> Action {
        let budget = self.default_budget(known.view().table().players());
        self.think(known, moves, &budget, rng).action
    }

    /// Returns whether the bot uses what it remembers. Others may be given a forgetful information state.
    fn remembers(&self) -> bool {
        false
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
    /// Creates a result: `action`, chosen from `candidates` (best first) with `nodes` nodes spent.
    pub fn new(action: Action, candidates: Vec<Candidate>, nodes: u64) -> SearchResult {
        SearchResult { action, candidates, nodes }
    }

    /// Creates a result without candidates.
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

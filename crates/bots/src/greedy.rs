//! One-ply search with the hand-written heuristic.

use crate::candidates::{PaymentBreadth, candidates};
use crate::heuristic::heuristic_value;
use crate::{Bot, Budget, SearchResult};
use iquazu_rules::{Action, InformationState, LegalMoves, Rng, Seat, Stage, State, Viewer};

/// Plays the move whose afterstate has the highest heuristic value. Ties are broken at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        _: &Budget,
        mut rng: &mut dyn Rng,
    ) -> SearchResult {
        let view = known.view();
        let Viewer::Seat(seat) = view.viewer() else { panic!("a spectator cannot move") };
        // The heuristic reads only the table and the viewer's hand, so any consistent state will do.
        let state = view.resample(&mut rng);
        let mut best = Best { value: f32::NEG_INFINITY, action: moves.get(0), ties: 0 };
        let mut found = Vec::new();
        candidates(view.table(), view.hand(), moves, PaymentBreadth::Best, &mut found);
        for action in found {
            best.offer(afterstate_value(state, action, seat, rng), action, rng);
        }
        SearchResult::move_only(best.action)
    }
}

/// Returns the value of the position after a move. Cards to be drawn are sampled once; tiles to be turned up stay face
/// down.
fn afterstate_value(mut state: State, action: Action, seat: Seat, mut rng: &mut dyn Rng) -> f32 {
    state.play_unchecked(action, &mut ());
    if let Stage::Draw(_) = state.table().stage() {
        let outcome = state.sample(&mut rng);
        state.resolve_unchecked(outcome, &mut ());
    }
    heuristic_value(state.table(), state.hand(seat), seat)
}

/// The best move so far, chosen uniformly among equals (reservoir sampling).
struct Best {
    value: f32,
    action: Action,
    ties: u32,
}

impl Best {
    fn offer(&mut self, value: f32, action: Action, rng: &mut dyn Rng) {
        if value > self.value {
            *self = Best { value, action, ties: 1 };
        } else if value == self.value {
            self.ties += 1;
            if rng.below(self.ties) == 0 {
                self.action = action;
            }
        }
    }
}

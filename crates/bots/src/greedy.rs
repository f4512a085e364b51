//! A plain opponent: looks one move ahead and takes what looks best.

use crate::candidates::{Payments, candidates};
use crate::worth::worth;
use crate::{Bot, Budget, Thought};
use iquazu_rules::{Action, LegalMoves, Rng, Seat, Stage, State, View, Viewer};

/// Plays the move after which its own position is worth most.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn think(&mut self, view: &View, moves: &LegalMoves, _: &Budget, mut rng: &mut dyn Rng) -> Thought {
        let Viewer::Seat(seat) = view.viewer() else { panic!("a spectator has nothing to choose") };
        // Any state that looks like this will do: the estimate reads the open table and the own hand only.
        let state = view.resample(&mut rng);
        let mut best = Best { value: f32::NEG_INFINITY, action: moves.get(0), equals: 0 };
        let mut worth_a_look = Vec::new();
        candidates(view.table(), view.hand(), moves, Payments::One, &mut worth_a_look);
        for action in worth_a_look {
            best.offer(prospect(state, action, seat, rng), action, rng);
        }
        Thought::bare(best.action)
    }
}

/// What the position is worth after a move; drawn cards are drawn once, tiles to be turned up are left face down.
fn prospect(mut state: State, action: Action, seat: Seat, mut rng: &mut dyn Rng) -> f32 {
    state.play_unchecked(action, &mut ());
    if let Stage::Draw(_) = state.table().stage() {
        let outcome = state.sample(&mut rng);
        state.resolve_unchecked(outcome, &mut ());
    }
    worth(state.table(), state.hand(seat), seat)
}

/// The best move so far; of equals each is as likely as the others.
struct Best {
    value: f32,
    action: Action,
    equals: u32,
}

impl Best {
    fn offer(&mut self, value: f32, action: Action, rng: &mut dyn Rng) {
        if value > self.value {
            *self = Best { value, action, equals: 1 };
        } else if value == self.value {
            self.equals += 1;
            if rng.below(self.equals) == 0 {
                self.action = action;
            }
        }
    }
}

//! Exact values for moves after which the seat can end the game in the same turn, whatever the hidden cards are.

use crate::evaluator::EvaluatedMove;
use crate::net::Value;
use iquazu_rules::{Action, Next, Seat, State};

/// With at most this many columns remaining, a turn can end the game.
const LAST_COLUMNS: u8 = 1;
/// The most positions tried for one move.
const MAX_POSITIONS: u32 = 2000;

/// Raises the values of moves after which the seat can end the game for certain with a better result than the net
/// expects: further placements after a double move, or the drip at the end of the turn.
pub(crate) fn solve_last_turn(state: &State, evaluated: &mut [EvaluatedMove]) {
    if state.table().columns_remaining() > LAST_COLUMNS {
        return;
    }
    for one in evaluated {
        let mut search = LastTurn { seat: state.table().active(), left: MAX_POSITIONS };
        if let Some(value) = search.best_end(state, one.action).filter(|value| value.utility() > one.utility()) {
            one.value = value;
        }
    }
}

struct LastTurn {
    seat: Seat,
    left: u32,
}

impl LastTurn {
    /// Returns the best result that the seat can reach in this turn after an action, without any chance; `None` if it
    /// cannot end the game.
    fn best_end(&mut self, state: &State, action: Action) -> Option<Value> {
        self.left = self.left.checked_sub(1)?;
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        match after.next() {
            Next::Over => Some(Value::of_result(&after, self.seat)),
            Next::Seat(seat) if seat == self.seat => {
                let moves = after.legal_moves();
                let ends = moves.iter().filter_map(|action| self.best_end(&after, action));
                ends.max_by(|one, other| one.utility().total_cmp(&other.utility()))
            }
            Next::Seat(_) | Next::Chance(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NetSet, OnePlyNet};
    use iquazu_rules::{Edition, Players, SplitMix};

    /// Plays every line of the turn. Counts the positions.
    fn brute_force(state: &State, seat: Seat, action: Action, positions: &mut u32) -> Option<Value> {
        *positions += 1;
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        match after.next() {
            Next::Over => Some(Value::of_result(&after, seat)),
            Next::Seat(next) if next == seat => {
                let moves = after.legal_moves();
                let ends = moves.iter().filter_map(|action| brute_force(&after, seat, action, positions));
                ends.max_by(|one, other| one.utility().total_cmp(&other.utility()))
            }
            _ => None,
        }
    }

    #[test]
    fn ends_of_the_game_have_exact_values() {
        let nets = NetSet::built_in().nets().expect("valid weights");
        let mut certain = 0;
        for seed in 0..30 {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), Players::TWO);
            while let Some(seat) = state.advance(&mut rng, &mut ()) {
                let evaluated = OnePlyNet::new(nets.clone()).evaluate(&state);
                if state.table().columns_remaining() == 1 && state.legal_moves().len() < 60 {
                    for one in &evaluated {
                        let mut positions = 0;
                        let value = brute_force(&state, seat, one.action, &mut positions);
                        if let Some(value) = value.filter(|_| positions <= MAX_POSITIONS) {
                            assert!(one.utility() >= value.utility() - 1e-6, "{}: {one:?}, {value:?}", one.action);
                            certain += 1;
                        }
                    }
                }
                state.play_unchecked(evaluated[0].action, &mut ());
            }
        }
        assert!(certain > 20, "{certain} moves can end the game");
    }
}

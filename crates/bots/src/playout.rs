//! How a game might go on: every seat plays what the net likes best from what that seat knows.

use crate::CrnStream;
use crate::evaluator::Evaluator;
use crate::net::Value;
use iquazu_rules::{Action, Next, Seat, State, Table};

/// A world is played for so many own turns, and to the end where the last columns are at stake.
const TURNS_AHEAD: u16 = 2;
const LAST_COLUMNS: u8 = 2;

/// How far worlds are played on from a position.
pub(crate) struct Playout {
    /// Who looks.
    viewer: Seat,
    /// The turn from which on the next own choice is judged instead of played.
    horizon: u16,
}

impl Playout {
    pub(crate) fn new(table: &Table, own: Seat) -> Playout {
        let turns = TURNS_AHEAD * u16::from(table.players().count());
        let to_the_end = table.columns_remaining() <= LAST_COLUMNS;
        Playout { viewer: own, horizon: if to_the_end { u16::MAX } else { table.turn() + turns } }
    }

    /// Plays a world on, and judges where that leads to; `note` is told every choice.
    pub(crate) fn run(
        &self,
        mut world: State,
        mut fate: CrnStream,
        judge: &mut Evaluator,
        mut note: impl FnMut(Seat, Action),
    ) -> Value {
        loop {
            match world.next() {
                Next::Over => return Value::of_result(&world, self.viewer),
                Next::Chance(chance) => {
                    let outcome = world.sample(&mut fate.rng(chance));
                    world.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(seat) => {
                    let best = judge.best(&world);
                    note(seat, best.action);
                    if seat == self.viewer && world.table().turn() >= self.horizon {
                        return best.value;
                    }
                    world.play_unchecked(best.action, &mut ());
                }
            }
        }
    }
}

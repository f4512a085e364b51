//! Truncated playouts: every seat plays the net's best move from its own observation.

use crate::CrnStream;
use crate::evaluator::Evaluator;
use crate::net::Value;
use iquazu_rules::{Next, Seat, State, Table};

/// Length of a playout in turns of each player.
const TURNS_AHEAD: u16 = 2;
/// With at most this many columns remaining, a playout goes on to the end of the game.
const LAST_COLUMNS: u8 = 2;

/// How far sampled worlds are played on from a position, and which seat evaluates them.
pub(crate) struct Playout {
    viewer: Seat,
    /// From this turn on, the viewer's next decision is evaluated instead of played.
    horizon: u16,
}

impl Playout {
    pub(crate) fn new(table: &Table, viewer: Seat) -> Playout {
        let turns = TURNS_AHEAD * u16::from(table.players().count());
        let to_the_end = table.columns_remaining() <= LAST_COLUMNS;
        Playout { viewer, horizon: if to_the_end { u16::MAX } else { table.turn() + turns } }
    }

    /// Plays `world` on to the horizon and returns its value to the viewer.
    pub(crate) fn run(&self, mut world: State, mut crn: CrnStream, evaluator: &mut Evaluator) -> Value {
        loop {
            match world.next() {
                Next::Over => return Value::of_result(&world, self.viewer),
                Next::Chance(chance) => {
                    let outcome = world.sample(&mut crn.rng(chance));
                    world.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(seat) => {
                    let best = evaluator.best(&world);
                    if seat == self.viewer && world.table().turn() >= self.horizon {
                        return best.value;
                    }
                    world.play_unchecked(best.action, &mut ());
                }
            }
        }
    }
}

//! Truncated playouts: every seat plays the net's best move from its own observation.

use crate::CrnStream;
use crate::evaluator::Evaluator;
use crate::net::Value;
use crate::search::SearchParams;
use iquazu_rules::{Next, Seat, State, Table};

/// How far sampled worlds are played on from a position, and which seat evaluates them.
pub(crate) struct Playout {
    viewer: Seat,
    /// From this turn on, the viewer's next decision is evaluated instead of played.
    horizon: u16,
    /// The weight of what follows against the value at the viewer's next decision.
    lambda: f32,
}

impl Playout {
    pub(crate) fn new(table: &Table, viewer: Seat, params: SearchParams) -> Playout {
        let turns = params.turns_ahead * u16::from(table.players().count());
        let to_the_end = table.columns_remaining() <= params.last_columns;
        Playout { viewer, horizon: if to_the_end { u16::MAX } else { table.turn() + turns }, lambda: params.lambda }
    }

    /// Plays `world` on to the horizon and returns its value to the viewer: as in TD(λ), a mean of the values at the
    /// viewer's decisions on the way, which vary less, and of the last one, which depends less on the net's judgement.
    pub(crate) fn run(&self, mut world: State, mut crn: CrnStream, evaluator: &mut Evaluator) -> Value {
        let (mut mean, mut weight, mut last) = (Value::default(), 1.0, world.table().turn());
        loop {
            match world.next() {
                Next::Over => return mean.plus(&Value::of_result(&world, self.viewer), weight),
                Next::Chance(chance) => {
                    let outcome = world.sample(&mut crn.rng(chance));
                    world.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(seat) => {
                    let best = evaluator.best(&world);
                    if seat == self.viewer && world.table().turn() >= self.horizon {
                        return mean.plus(&best.value, weight);
                    }
                    if seat == self.viewer && world.table().turn() > last {
                        last = world.table().turn();
                        mean = mean.plus(&best.value, weight * (1.0 - self.lambda));
                        weight *= self.lambda;
                    }
                    world.play_unchecked(best.action, &mut ());
                }
            }
        }
    }
}

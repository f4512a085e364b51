//! The random error with which the hand-written levels count points. It is a hash of position and gap, so a bot makes the
//! same error whenever it sees the same position.

use crate::ByPlayers;
use crate::fallibility::{completes_first_column, hash, normal};
use crate::features::Observation;
use iquazu_rules::{Action, Seat, Table, View};

/// A move worse than the best by more than this many standard deviations is never played.
const MAX_LOSS_SIGMAS: f32 = 3.0;
/// Nor is one worse by more than this, in points, however far the bot miscounts: about the first rank of an early rock.
const MAX_LOSS: f32 = 6.0;

/// The errors of a bot in the scores of the moves of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Miscount<'v> {
    table: &'v Table,
    /// Hash of the position, from which the error of each gap follows.
    seed: u64,
    /// Standard deviation in points.
    sigma: f32,
}

impl<'v> Miscount<'v> {
    /// Creates the errors of a position; `noise` is their standard deviation in hundredths of a point.
    pub(crate) fn new(view: &'v View, noise: ByPlayers) -> Miscount<'v> {
        let table = view.table();
        let sigma = f32::from(noise.with_players(table.players().count())) / 100.0;
        let hand_sizes = Seat::ALL.map(|seat| view.hand_size(seat));
        let observation = Observation { table, viewer: table.active(), hand: view.hand(), hand_sizes };
        let seed = if sigma > 0.0 { hash(&observation.features()) } else { 0 };
        Miscount { table, seed, sigma }
    }

    /// Returns how much worse than the best a move may be, in points; `None` for a bot that makes no error.
    pub(crate) fn max_loss(&self) -> Option<f32> {
        (self.sigma > 0.0).then(|| (MAX_LOSS_SIGMAS * self.sigma).min(MAX_LOSS))
    }

    /// Returns the error to add to the score of a move. It is 0 for a gem after which the first column is certain to be
    /// complete, and for every action other than placing a gem.
    pub(crate) fn error(&self, action: Action) -> f32 {
        match action {
            Action::Place { gap, .. } if self.sigma > 0.0 && !completes_first_column(self.table, action) => {
                let gap = u64::from(gap.column()) << 8 | u64::from(gap.index());
                self.sigma * normal(self.seed ^ gap)
            }
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidates::{PaymentBreadth, candidates};
    use iquazu_rules::{Edition, Players, SplitMix, State, Viewer};

    #[test]
    fn same_position_gives_the_same_error_and_completed_columns_none() {
        let (mut errors, mut completing) = (Vec::new(), 0);
        for seed in 0..10 {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), Players::THREE);
            while let Some(seat) = state.advance(&mut rng, &mut ()) {
                let (view, moves) = (state.view(Viewer::Seat(seat)), state.legal_moves());
                let [none, once, again] = [0, 200, 200].map(|noise| Miscount::new(&view, ByPlayers::new(0, noise, 0)));
                let mut found = Vec::new();
                candidates(view.table(), view.hand(), &moves, PaymentBreadth::Best, &mut found);
                for action in found {
                    assert_eq!(none.error(action), 0.0);
                    assert_eq!(once.error(action), again.error(action));
                    if completes_first_column(view.table(), action) {
                        assert_eq!(once.error(action), 0.0);
                        completing += 1;
                    } else if matches!(action, Action::Place { .. }) {
                        errors.push(once.error(action));
                    }
                }
                state.play_unchecked(moves.pick(&mut rng), &mut ());
            }
        }
        let deviation = (errors.iter().map(|error| error * error).sum::<f32>() / errors.len() as f32).sqrt();
        assert!((1.8..2.2).contains(&deviation) && completing > 0, "{deviation}, {completing} completing");
    }
}

//! The value of a position to every seat, from what one seat observes: for win-share graphs and to separate skill from
//! luck.

use crate::evaluator::{Evaluator, features_of, shares_by_seat};
use crate::net::{Net, NetError, Value};
use crate::{CrnStream, NetSet};
use iquazu_rules::{InformationState, Next, Rng, Seat, SeatMap, SplitMix, Stage, State, Viewer};

/// The expected result of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Evaluation {
    /// Each seat's share of the win; they add up to 1.
    pub win_shares: SeatMap<f32>,
    /// Lead of the viewer in points over the best other player; negative when behind.
    pub margin: f32,
}

/// Sampled worlds per evaluation where the position cannot be evaluated directly.
const WORLD_SAMPLES: u64 = 32;

impl NetSet {
    /// Evaluates a position as its viewer knows it, at any point of a game. Equal knowledge gives equal evaluations.
    ///
    /// When the viewer has just moved or is about to move, this is one evaluation of the net. At other times it is the
    /// mean over sampled worlds, played on to such a point. Before a draw it is the mean over the possible draws, so
    /// **the luck of a draw is the evaluation after it minus the one before it**, which is zero on average.
    ///
    /// # Errors
    /// Returns the [`NetError`] of this set if its weights cannot be used, or if it has no net for this number of players.
    ///
    /// # Panics
    /// Panics if the view is a spectator's.
    pub fn evaluate(&self, known: &InformationState) -> Result<Evaluation, NetError> {
        let view = known.view();
        let Viewer::Seat(seat) = view.viewer() else { panic!("a spectator has no win share") };
        let evaluator = ViewerEvaluator { net: self.net(view.table().players())?, seat };
        // Hidden cards influence what happens next, not the net's evaluation: any consistent state will do here.
        let direct = evaluator.evaluate_now(&view.resample(&mut SplitMix::new(0))).is_some();
        let worlds = if direct { 1 } else { WORLD_SAMPLES };
        let sampler = known.sampler();
        let mut sum = Value::default();
        for world in 0..worlds {
            let mut rng = SplitMix::new(world);
            let state = sampler.sample(&mut rng);
            let value = evaluator.rollout(state, CrnStream::new(rng.next_u64()));
            sum.win_shares.iter_mut().zip(value.win_shares).for_each(|(sum, share)| *sum += share);
            sum.margin += value.margin;
        }
        let players = view.table().players();
        let shares = shares_by_seat(&sum, seat, players).map(|share| share / worlds as f32);
        Ok(Evaluation { win_shares: SeatMap(shares), margin: sum.margin / worlds as f32 })
    }
}

/// Evaluates positions for one seat.
struct ViewerEvaluator<'n> {
    net: &'n Net,
    seat: Seat,
}

impl ViewerEvaluator<'_> {
    /// Plays on with the net's best moves for every seat until the position can be evaluated.
    fn rollout(&self, mut world: State, mut crn: CrnStream) -> Value {
        loop {
            if let Some(value) = self.evaluate_now(&world) {
                return value;
            }
            if let Next::Chance(chance) = world.next() {
                let outcome = world.sample(&mut crn.rng(chance));
                world.resolve_unchecked(outcome, &mut ());
            } else {
                let action = Evaluator::new(self.net).best(&world).action;
                world.play_unchecked(action, &mut ());
            }
        }
    }

    /// Returns the value of a position that the net was trained on: the game is over, the seat has to choose, or it has
    /// just ended its turn. `None` at all other points.
    fn evaluate_now(&self, state: &State) -> Option<Value> {
        let table = state.table();
        match state.next() {
            Next::Over => Some(Value::of_result(state, self.seat)),
            Next::Seat(seat) if seat == self.seat => Some(Evaluator::new(self.net).best(state).value),
            Next::Seat(seat) => {
                let just_moved = seat == table.players().after(self.seat) && table.stage() == Stage::Act;
                (just_moved && table.owes_action())
                    .then(|| self.net.value(&self.net.refresh(features_of(state, self.seat))))
            }
            Next::Chance(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, Players};

    /// Calls `inspect` with every state of a game that the net plays against itself.
    fn self_play(players: Players, seed: u64, mut inspect: impl FnMut(&State)) {
        let nets = NetSet::built_in().nets().expect("valid weights");
        let net = nets.iter().find(|net| net.players() == players).expect("one for each number of players");
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        loop {
            inspect(&state);
            match state.next() {
                Next::Over => return,
                Next::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    state.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(_) => {
                    let action = Evaluator::new(net).best(&state).action;
                    state.play_unchecked(action, &mut ());
                }
            }
        }
    }

    fn evaluate(state: &State, seat: Seat) -> Evaluation {
        NetSet::built_in()
            .evaluate(&InformationState::forgetful(&state.view(Viewer::Seat(seat))))
            .expect("valid weights")
    }

    fn final_state(players: Players, seed: u64) -> State {
        let mut last = None;
        self_play(players, seed, |state| last = Some(*state));
        last.expect("a game has states")
    }

    /// Catches wrong rotations of the seats and wrong means over the worlds, which a softmax hides.
    #[test]
    fn predictions_of_the_second_half_beat_the_fair_share() {
        for players in Players::ALL {
            let (mut net_error, mut fair_error) = (0.0, 0.0);
            for seed in 0..24 {
                let result = final_state(players, seed);
                let fair = 1.0 / f32::from(players.count());
                let mut step = 0;
                self_play(players, seed, |state| {
                    step += 1;
                    if step % 4 != 0 || state.is_over() || state.table().columns_remaining() > 4 {
                        return;
                    }
                    let viewer = Seat::ALL[step / 4 % usize::from(players.count())];
                    let shares = evaluate(state, viewer).win_shares;
                    assert!((shares.0.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
                    for seat in players.seats() {
                        let won = result.winners().any(|winner| winner == seat);
                        let won = if won { 1.0 / result.winners().count() as f32 } else { 0.0 };
                        net_error += (shares[seat] - won).powi(2);
                        fair_error += (fair - won).powi(2);
                    }
                });
            }
            assert!(net_error < 0.9 * fair_error, "{players}: Brier score {net_error}, of fair shares {fair_error}");
        }
    }

    #[test]
    fn hidden_cards_do_not_change_the_evaluation() {
        self_play(Players::THREE, 5, |state| {
            let view = state.view(Viewer::Seat(Seat::FIRST));
            let other = view.resample(&mut SplitMix::new(99));
            assert_eq!(evaluate(&other, Seat::FIRST), evaluate(state, Seat::FIRST));
        });
    }

    #[test]
    fn finished_game_gives_the_winner_everything() {
        for seed in 0..4 {
            let state = final_state(Players::THREE, seed);
            let winners = state.winners().count() as f32;
            for viewer in Players::THREE.seats() {
                let shares = evaluate(&state, viewer).win_shares;
                for seat in Players::THREE.seats() {
                    let won = state.winners().any(|winner| winner == seat);
                    assert_eq!(shares[seat], if won { 1.0 / winners } else { 0.0 });
                }
            }
        }
    }

    #[test]
    fn mean_luck_of_draws_is_zero() {
        let (mut luck, mut draws) = (0.0, 0);
        let mut before: Option<(Seat, f32)> = None;
        for seed in 0..12 {
            self_play(Players::TWO, seed, |state| {
                if let Some((seat, share)) = before.take() {
                    luck += evaluate(state, seat).win_shares[seat] - share;
                    draws += 1;
                }
                let seat = state.table().active();
                if let Stage::Draw(_) = state.table().stage() {
                    before = Some((seat, evaluate(state, seat).win_shares[seat]));
                }
            });
        }
        assert!(draws > 100, "{draws}");
        assert!((luck / draws as f32).abs() < 0.01, "{} per draw", luck / draws as f32);
    }
}

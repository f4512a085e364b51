//! What a position is worth to everybody, as far as one seat can know: for curves of a game, and to tell skill from luck.

use crate::evaluator::{Evaluator, features_of, shares_by_seat};
use crate::net::{Net, NetError, Value};
use crate::one_ply_net::net_for;
use crate::{CrnStream, NetSet};
use iquazu_rules::{Next, Rng, Seat, SeatMap, SplitMix, Stage, State, View, Viewer};

/// What somebody may expect of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// Each seat's share of the win; together 1.
    pub win_shares: SeatMap<f32>,
    /// Points of the viewer ahead of the best other player; negative when behind.
    pub margin: f32,
}

/// So many worlds are looked at where the viewer cannot know what comes.
const WORLD_SAMPLES: u64 = 32;

impl NetSet {
    /// What a position is worth from the view of a seat, at any moment of a game; why not, where the nets cannot be used.
    ///
    /// The same view always gives the same answer. Where the viewer has just moved or has to move, that is one look
    /// with the net; elsewhere the mean of some worlds that could be the real one, played on to such a moment. Before a
    /// draw it is the mean over what may be drawn, so **what a draw brought is the outlook after it less the one
    /// before it**, and that is as often good as bad.
    ///
    /// # Panics
    /// For a spectator, who has nothing to win.
    pub fn evaluate(&self, view: &View) -> Result<Evaluation, NetError> {
        let Viewer::Seat(seat) = view.viewer() else { panic!("a spectator has nothing to win") };
        let nets = self.nets()?;
        let watcher = ViewerEvaluator { net: net_for(&nets, view), seat };
        // What is hidden matters to what comes, not to what is judged at once.
        let at_once = watcher.evaluate_now(&view.resample(&mut SplitMix::new(0))).is_some();
        let worlds = if at_once { 1 } else { WORLD_SAMPLES };
        let mut sum = Value::default();
        for world in 0..worlds {
            let mut rng = SplitMix::new(world);
            let state = view.resample(&mut rng);
            let value = watcher.rollout(state, CrnStream::new(rng.next_u64()));
            sum.win_shares.iter_mut().zip(value.win_shares).for_each(|(sum, share)| *sum += share);
            sum.margin += value.margin;
        }
        let players = view.table().players();
        let shares = shares_by_seat(&sum, seat, players).map(|share| share / worlds as f32);
        Ok(Evaluation { win_shares: SeatMap(shares), margin: sum.margin / worlds as f32 })
    }
}

/// A seat that follows the game.
struct ViewerEvaluator<'n> {
    net: &'n Net,
    seat: Seat,
}

impl ViewerEvaluator<'_> {
    /// Plays on, everybody as the net likes best, up to a moment that can be judged.
    fn rollout(&self, mut world: State, mut fate: CrnStream) -> Value {
        loop {
            if let Some(value) = self.evaluate_now(&world) {
                return value;
            }
            if let Next::Chance(chance) = world.next() {
                let outcome = world.sample(&mut fate.rng(chance));
                world.resolve_unchecked(outcome, &mut ());
            } else {
                let action = Evaluator::new(self.net).best(&world).action;
                world.play_unchecked(action, &mut ());
            }
        }
    }

    /// What the position is worth, if that can be told from here: when it is over, when the seat has to choose, and when
    /// it has just ended its turn. The net has learned from no other moments.
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

    /// Calls `look` with every state of a game of the net against itself.
    fn watch(players: Players, seed: u64, mut look: impl FnMut(&State)) {
        let nets = NetSet::built_in().nets().expect("sound weights");
        let net = nets.iter().find(|net| net.players() == players).expect("one for each number");
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        loop {
            look(&state);
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

    fn outlook(state: &State, seat: Seat) -> Evaluation {
        NetSet::built_in().evaluate(&state.view(Viewer::Seat(seat))).expect("sound weights")
    }

    #[test]
    fn the_shares_sum_up_to_one_at_every_moment_of_a_game() {
        for players in Players::ALL {
            let mut looks = 0;
            watch(players, 3, |state| {
                // Another seat every time: it is about the moments, not about who looks.
                let seat = Seat::ALL[looks % usize::from(players.count())];
                let shares = outlook(state, seat).win_shares;
                assert!((shares.0.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
                assert!(shares.0.iter().skip(usize::from(players.count())).all(|share| *share == 0.0));
                looks += 1;
            });
        }
    }

    #[test]
    fn only_what_the_seat_knows_counts() {
        watch(Players::THREE, 5, |state| {
            let view = state.view(Viewer::Seat(Seat::FIRST));
            let other = view.resample(&mut SplitMix::new(99));
            assert_eq!(outlook(&other, Seat::FIRST), outlook(state, Seat::FIRST));
        });
    }

    #[test]
    fn in_the_end_the_winner_has_it_all() {
        for seed in 0..4 {
            let mut last = None;
            watch(Players::TWO, seed, |state| last = Some(*state));
            let state = last.expect("a game has an end");
            for seat in state.winners() {
                assert_eq!(outlook(&state, seat).win_shares[seat], 1.0 / state.winners().count() as f32);
            }
        }
    }

    #[test]
    fn luck_is_as_often_good_as_bad() {
        let (mut luck, mut draws) = (0.0, 0);
        let mut before: Option<(Seat, f32)> = None;
        for seed in 0..12 {
            watch(Players::TWO, seed, |state| {
                if let Some((seat, share)) = before.take() {
                    luck += outlook(state, seat).win_shares[seat] - share;
                    draws += 1;
                }
                let seat = state.table().active();
                if let Stage::Draw(_) = state.table().stage() {
                    before = Some((seat, outlook(state, seat).win_shares[seat]));
                }
            });
        }
        assert!(draws > 100, "{draws}");
        assert!((luck / draws as f32).abs() < 0.01, "{} a draw", luck / draws as f32);
    }
}

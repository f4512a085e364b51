//! Lets opponents play a whole game.

use crate::{Bot, CrnStream};
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Edition, Next, Outcome, Players, Rng, Seat, SeatMap, SplitMix, State, Viewer};

/// Who writes a game down while it is played. `()` does not; a [`Record`] keeps all of it.
pub trait GameRecorder {
    fn outcome(&mut self, outcome: Outcome);
    fn action(&mut self, seat: Seat, action: Action);
}

impl GameRecorder for () {
    fn outcome(&mut self, _: Outcome) {}
    fn action(&mut self, _: Seat, _: Action) {}
}

impl GameRecorder for Record {
    fn outcome(&mut self, outcome: Outcome) {
        self.push_outcome(outcome);
    }

    fn action(&mut self, seat: Seat, action: Action) {
        self.push_action(seat, action);
    }
}

/// Plays a game to its end, one bot for each seat, all chance from `seed`.
///
/// Chance and every bot have dice of their own: what a bot rolls changes no card, and tells it of none.
///
/// # Panics
/// With fewer than two or more than four bots, and when a bot makes an illegal move.
pub fn play_game(
    edition: &'static Edition,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    scribe: &mut impl GameRecorder,
) -> State {
    let mut seeds = SplitMix::new(seed);
    let mut fate = CrnStream::new(seeds.next_u64());
    let mut rng = SeatMap([(); 4].map(|()| SplitMix::new(seeds.next_u64())));
    let mut state = State::new(edition, players(bots));
    loop {
        match state.next() {
            Next::Chance(chance) => {
                let outcome = state.sample(&mut fate.rng(chance));
                scribe.outcome(outcome);
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Seat(seat) => {
                let view = state.view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &view.legal_moves(), &mut rng[seat]);
                scribe.action(seat, action);
                state
                    .play(action, &mut ())
                    .unwrap_or_else(|refusal| panic!("{action} by the bot of seat {seat}: {refusal}"));
            }
            Next::Over => return state,
        }
    }
}

/// As [`play_game`], written down.
pub fn record_game(edition: &'static Edition, bots: &mut [Box<dyn Bot>], seed: u64) -> (Record, State) {
    let mut record = Record::new(edition, players(bots));
    let state = play_game(edition, bots, seed, &mut record);
    record.set_result(&state);
    (record, state)
}

fn players(bots: &[Box<dyn Bot>]) -> Players {
    u8::try_from(bots.len()).ok().and_then(Players::new).expect("two to four bots")
}

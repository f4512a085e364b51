//! Plays whole games between bots.

use crate::{Bot, CrnStream};
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Edition, Next, Outcome, Players, Rng, Seat, SeatMap, SplitMix, State, Viewer};

/// Receives the actions and outcomes of a game while it is played. `()` ignores them; a [`Record`] stores them.
pub trait GameRecorder {
    /// Called for each chance outcome.
    fn outcome(&mut self, outcome: Outcome);
    /// Called for each action, before it is played.
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

/// Plays a game to its end, one bot per seat, and returns the final state.
///
/// All randomness follows from `seed`. Chance and each bot have separate generators, so a bot's random numbers neither
/// change nor reveal any card.
///
/// # Panics
/// Panics unless there are two to four bots, and if a bot chooses an illegal move.
pub fn play_game(
    edition: &'static Edition,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    recorder: &mut impl GameRecorder,
) -> State {
    let mut seeds = SplitMix::new(seed);
    let mut crn = CrnStream::new(seeds.next_u64());
    let mut rngs = SeatMap([(); 4].map(|()| SplitMix::new(seeds.next_u64())));
    let mut state = State::new(edition, players(bots));
    loop {
        match state.next() {
            Next::Chance(chance) => {
                let outcome = state.sample(&mut crn.rng(chance));
                recorder.outcome(outcome);
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Seat(seat) => {
                let (bot, rng) = (bots[seat.index()].as_mut(), &mut rngs[seat]);
                let action = if bot.plays_uniformly() {
                    state.legal_moves().pick(rng)
                } else {
                    checked_move(bot, &state, seat, rng)
                };
                recorder.action(seat, action);
                state.play_unchecked(action, &mut ());
            }
            Next::Over => return state,
        }
    }
}

/// Returns the move of a bot; panics if it is illegal.
fn checked_move(bot: &mut dyn Bot, state: &State, seat: Seat, rng: &mut SplitMix) -> Action {
    let action = bot.choose(&state.view(Viewer::Seat(seat)), &state.legal_moves(), rng);
    if let Err(error) = state.check(action) {
        panic!("the bot of seat {seat} chose {action}: {error}");
    }
    action
}

/// Plays a game like [`play_game`] and returns its record with the final state.
///
/// # Panics
/// Panics unless there are two to four bots, and if a bot chooses an illegal move.
pub fn record_game(edition: &'static Edition, bots: &mut [Box<dyn Bot>], seed: u64) -> (Record, State) {
    let mut record = Record::new(edition, players(bots));
    let state = play_game(edition, bots, seed, &mut record);
    record.set_result(&state);
    (record, state)
}

fn players(bots: &[Box<dyn Bot>]) -> Players {
    u8::try_from(bots.len()).ok().and_then(Players::new).expect("two to four bots")
}

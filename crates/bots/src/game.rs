//! Plays whole games between bots.

use crate::{Bot, CrnStream};
use iquazu_rules::text::Record;
use iquazu_rules::{
    Action, Chance, Edition, InformationState, Next, Outcome, Players, Rng, Seat, SeatMap, SeenCards, SplitMix, State,
    Viewer,
};
use std::borrow::Cow;

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

/// Plays a game to its end, one bot per seat, and returns the final state. [`play_from`] begins with another state, such
/// as one with handicaps.
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
    play_from(State::new(edition, players(bots)), bots, seed, recorder)
}

/// Plays a game like [`play_game`] from a state before the setup.
///
/// # Panics
/// Panics unless there is a bot for each player, and if a bot chooses an illegal move.
pub fn play_from(state: State, bots: &mut [Box<dyn Bot>], seed: u64, recorder: &mut impl GameRecorder) -> State {
    play_dealt_game(state, &[], bots, seed, recorder)
}

/// Plays a game like [`play_from`], with these outcomes first: those of the deal. Later ones follow from `seed`.
pub(crate) fn play_dealt_game(
    mut state: State,
    deal: &[Outcome],
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    recorder: &mut impl GameRecorder,
) -> State {
    assert_eq!(players(bots), state.table().players(), "a bot for each player");
    let mut deal = deal.iter().copied();
    let mut seeds = SplitMix::new(seed);
    let mut crn = CrnStream::new(seeds.next_u64());
    let mut rngs = SeatMap([(); 4].map(|()| SplitMix::new(seeds.next_u64())));
    let mut memories = Memories::new(&state, bots);
    loop {
        match state.next() {
            Next::Chance(chance) => {
                let mut rng = crn.rng(chance);
                let outcome = deal.next().unwrap_or_else(|| state.sample(&mut rng));
                recorder.outcome(outcome);
                memories.see_outcome(chance, outcome);
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Seat(seat) => {
                let (bot, rng) = (bots[seat.index()].as_mut(), &mut rngs[seat]);
                let action = if bot.plays_uniformly() {
                    state.legal_moves().pick(rng)
                } else {
                    checked_move(bot, &memories.known(&state, seat), &state, rng)
                };
                recorder.action(seat, action);
                memories.see_action(seat, action);
                state.play_unchecked(action, &mut ());
            }
            Next::Over => return state,
        }
    }
}

/// Returns the move of a bot; panics if it is illegal.
fn checked_move(bot: &mut dyn Bot, known: &InformationState, state: &State, rng: &mut SplitMix) -> Action {
    let action = bot.choose(known, &state.legal_moves(), rng);
    if let Err(error) = state.check(action) {
        panic!("the bot of seat {} chose {action}: {error}", state.table().active());
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

/// What the bots that remember have seen.
struct Memories(SeatMap<Option<InformationState>>);

impl Memories {
    fn new(state: &State, bots: &[Box<dyn Bot>]) -> Memories {
        let remembers = |seat: Seat| bots.get(seat.index()).is_some_and(|bot| bot.remembers());
        let memory = |seat: Seat| InformationState::remembering(&state.view(Viewer::Seat(seat))).ok();
        Memories(SeatMap(Seat::ALL.map(|seat| if remembers(seat) { memory(seat) } else { None })))
    }

    fn see_outcome(&mut self, chance: Chance, outcome: Outcome) {
        let (Chance::Deal { seat: receiver, .. } | Chance::Draw { seat: receiver, .. }) = chance else { return };
        let Outcome::Cards(cards) = outcome else { return };
        self.see(|viewer, known| known.see_drawn(receiver, SeenCards::of(cards, receiver, viewer)).is_ok());
    }

    fn see_action(&mut self, seat: Seat, action: Action) {
        self.see(|_, known| known.see_paid(seat, action.paid()).is_ok());
    }

    /// Updates each memory. One that grows too large is given up.
    fn see(&mut self, update: impl Fn(Viewer, &mut InformationState) -> bool) {
        for (seat, memory) in Seat::ALL.into_iter().zip(&mut self.0.0) {
            if memory.as_mut().is_some_and(|known| !update(Viewer::Seat(seat), known)) {
                *memory = None;
            }
        }
    }

    fn known(&mut self, state: &State, seat: Seat) -> Cow<'_, InformationState> {
        let view = state.view(Viewer::Seat(seat));
        let agrees = self.0[seat].as_mut().is_some_and(|known| known.set_view(&view).is_ok());
        match &self.0[seat] {
            Some(known) if agrees => Cow::Borrowed(known),
            _ => Cow::Owned(InformationState::forgetful(&view)),
        }
    }
}

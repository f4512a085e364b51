//! Looks one move ahead with a net: what is each candidate worth to the seat that has to choose?

use crate::candidates::candidates;
use crate::features::{Features, Knowledge};
use crate::net::{Net, Sums, Value};
use iquazu_rules::{Action, Seat, Stage, State};

/// What a point of margin is worth beside the share of the win: enough to choose well where the game is decided.
const MARGIN_WORTH: f32 = 0.002;

/// A move and what its afterstate is worth, the chooser's seat first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) action: Action,
    pub(crate) features: Features,
    pub(crate) value: Value,
}

impl Judged {
    pub(crate) fn utility(&self) -> f32 {
        self.value.utility(0)
    }
}

impl Value {
    /// What a seat, counted from the one who looks, makes of it.
    pub(crate) fn utility(&self, place: usize) -> f32 {
        let margin = if place == 0 { self.margin } else { 0.0 };
        self.shares[place] + MARGIN_WORTH * margin
    }

    /// What the end of a game was worth, from a seat.
    pub(crate) fn of_result(state: &State, seat: Seat) -> Value {
        let seats = usize::from(state.table().players().count());
        let share = 1.0 / state.winners().count() as f32;
        let mut value = Value::default();
        for winner in state.winners() {
            value.shares[(winner.index() + seats - seat.index()) % seats] = share;
        }
        let others = state.table().players().seats().filter(|other| *other != seat);
        let best = others.map(|other| state.score(other)).max().unwrap_or(0);
        value.margin = f32::from(state.score(seat)) - f32::from(best);
        value
    }
}

/// Reads a state as one seat knows it. Others' hands are looked at for their size alone.
fn knowledge(state: &State, seat: Seat) -> Knowledge<'_> {
    let hand_sizes = Seat::ALL.map(|other| state.hand(other).total());
    Knowledge { table: state.table(), seat, hand: state.hand(seat), hand_sizes }
}

/// Weighs moves with a net, and keeps its working space.
#[derive(Debug)]
pub(crate) struct Judge<'n> {
    net: &'n Net,
    actions: Vec<Action>,
    judged: Vec<Judged>,
    /// Positions evaluated so far.
    pub(crate) nodes: u64,
}

impl<'n> Judge<'n> {
    pub(crate) fn new(net: &'n Net) -> Judge<'n> {
        Judge { net, actions: Vec::new(), judged: Vec::new(), nodes: 0 }
    }

    /// All candidates of the active seat, as it knows the state.
    pub(crate) fn weigh(&mut self, state: &State) -> &mut Vec<Judged> {
        let seat = state.table().active();
        candidates(state.table(), state.hand(seat), &state.legal_moves(), &mut self.actions);
        let before = self.net.sums(knowledge(state, seat).features());
        self.judged.clear();
        self.judged.extend(self.actions.iter().map(|action| judge(self.net, &before, state, *action, seat)));
        self.nodes += self.judged.len() as u64;
        &mut self.judged
    }

    /// The best candidate of the active seat; of equals the first.
    pub(crate) fn best(&mut self, state: &State) -> Judged {
        let judged = self.weigh(state);
        let mut best = judged[0];
        for other in &judged[1..] {
            if other.utility() > best.utility() {
                best = *other;
            }
        }
        best
    }
}

fn judge(net: &Net, before: &Sums, state: &State, action: Action, seat: Seat) -> Judged {
    let mut after = *state;
    after.play_unchecked(action, &mut ());
    if after.table().stage() == Stage::Over {
        return Judged { action, features: Features::NONE, value: Value::of_result(&after, seat) };
    }
    let features = knowledge(&after, seat).features();
    Judged { action, features, value: net.value(&net.moved(before, features)) }
}

/// The facts of a state after a move of `seat`.
pub(crate) fn facts(state: &State, seat: Seat) -> Features {
    knowledge(state, seat).features()
}

//! Looks one move ahead with a net: what is each candidate worth to the seat that has to choose?

use crate::candidates::{Payments, candidates};
use crate::features::{Features, Knowledge, Scene};
use crate::net::{Net, Sums, Value};
use iquazu_rules::{Action, Cards, Players, Seat, Stage, State};

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
        self.value.utility()
    }
}

impl Value {
    /// What the one who looks makes of it.
    pub(crate) fn utility(&self) -> f32 {
        self.shares[0] + MARGIN_WORTH * self.margin
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
    pub(crate) fn weigh(&mut self, state: &State, payments: Payments) -> &mut Vec<Judged> {
        let seat = state.table().active();
        candidates(state.table(), state.hand(seat), &state.legal_moves(), payments, &mut self.actions);
        let scene = Scene::new(&knowledge(state, seat));
        let before = self.net.sums(scene.features(state.hand(seat)));
        self.judged.clear();
        let mut last = None;
        for action in &self.actions {
            let after = match last.take() {
                Some((placed, after)) if same_placement(placed, *action) => after,
                _ => After::new(state, &scene, *action),
            };
            self.judged.push(after.judge(self.net, &before, state.hand(seat), *action));
            last = Some((*action, after));
        }
        self.nodes += self.judged.len() as u64;
        &mut self.judged
    }

    /// The best candidate of the active seat; of equals the first.
    pub(crate) fn best(&mut self, state: &State) -> Judged {
        let judged = self.weigh(state, Payments::One);
        let mut best = judged[0];
        for other in &judged[1..] {
            if other.utility() > best.utility() {
                best = *other;
            }
        }
        best
    }
}

/// Whether two moves differ in their payments alone.
fn same_placement(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place { gap, any_colour, .. }, Action::Place { gap: there, any_colour: also, .. }) => {
            gap == there && any_colour == also
        }
        _ => false,
    }
}

/// What a move leads to.
#[expect(clippy::large_enum_variant, reason = "lives for a moment; a box would cost more than it saves")]
enum After {
    Over(Value),
    Scene(Scene),
}

impl After {
    fn new(state: &State, scene: &Scene, action: Action) -> After {
        let seat = state.table().active();
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        if after.table().stage() == Stage::Over {
            return After::Over(Value::of_result(&after, seat));
        }
        After::Scene(scene.after(&knowledge(&after, seat), action))
    }

    fn judge(&self, net: &Net, before: &Sums, hand: Cards, action: Action) -> Judged {
        let hand = match action {
            Action::Place { paid, .. } => hand - paid,
            Action::Discard { cards } => hand - cards,
            _ => hand,
        };
        match self {
            After::Over(value) => Judged { action, features: Features::NONE, value: *value },
            After::Scene(scene) => {
                let features = scene.features(hand);
                Judged { action, features, value: net.value(&net.moved(before, features)) }
            }
        }
    }
}

/// The facts of a state after a move of `seat`.
pub(crate) fn facts(state: &State, seat: Seat) -> Features {
    knowledge(state, seat).features()
}

/// Shares in the order of the seats, from those that one seat saw with itself first.
pub(crate) fn shares_by_seat(value: &Value, looker: Seat, players: Players) -> [f32; 4] {
    let seats = usize::from(players.count());
    let mut shares = [0.0; 4];
    for place in 0..seats {
        shares[(looker.index() + place) % seats] = value.shares[place];
    }
    shares
}

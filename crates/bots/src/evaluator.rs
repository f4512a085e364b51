//! Looks one move ahead with a net: what is each candidate worth to the seat that has to choose?

use crate::candidates::{PaymentBreadth, candidates};
use crate::features::{Features, Observation, TableFeatures};
use crate::net::{Accumulator, Net, Value};
use iquazu_rules::{Action, Cards, Players, Seat, Stage, State};

/// What a point of margin is worth beside the share of the win: enough to choose well where the game is decided.
const MARGIN_UTILITY: f32 = 0.002;

/// A move and what its afterstate is worth, the chooser's seat first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EvaluatedMove {
    pub(crate) action: Action,
    pub(crate) features: Features,
    pub(crate) value: Value,
}

impl EvaluatedMove {
    pub(crate) fn utility(&self) -> f32 {
        self.value.utility()
    }
}

impl Value {
    /// What the one who looks makes of it.
    pub(crate) fn utility(&self) -> f32 {
        self.win_shares[0] + MARGIN_UTILITY * self.margin
    }

    /// What the end of a game was worth, from a seat.
    pub(crate) fn of_result(state: &State, seat: Seat) -> Value {
        let seats = usize::from(state.table().players().count());
        let share = 1.0 / state.winners().count() as f32;
        let mut value = Value::default();
        for winner in state.winners() {
            value.win_shares[(winner.index() + seats - seat.index()) % seats] = share;
        }
        let others = state.table().players().seats().filter(|other| *other != seat);
        let best = others.map(|other| state.score(other)).max().unwrap_or(0);
        value.margin = f32::from(state.score(seat)) - f32::from(best);
        value
    }
}

/// Reads a state as one seat knows it. Others' hands are looked at for their size alone.
fn observe(state: &State, seat: Seat) -> Observation<'_> {
    let hand_sizes = Seat::ALL.map(|other| state.hand(other).total());
    Observation { table: state.table(), seat, hand: state.hand(seat), hand_sizes }
}

/// Weighs moves with a net, and keeps its working space.
#[derive(Debug)]
pub(crate) struct Evaluator<'n> {
    net: &'n Net,
    actions: Vec<Action>,
    evaluated: Vec<EvaluatedMove>,
    /// Positions evaluated so far.
    pub(crate) nodes: u64,
}

impl<'n> Evaluator<'n> {
    pub(crate) fn new(net: &'n Net) -> Evaluator<'n> {
        Evaluator { net, actions: Vec::new(), evaluated: Vec::new(), nodes: 0 }
    }

    /// All candidates of the active seat, as it knows the state.
    pub(crate) fn evaluate_moves(&mut self, state: &State, payments: PaymentBreadth) -> &mut Vec<EvaluatedMove> {
        let seat = state.table().active();
        candidates(state.table(), state.hand(seat), &state.legal_moves(), payments, &mut self.actions);
        let scene = TableFeatures::new(&observe(state, seat));
        let before = self.net.refresh(scene.features(state.hand(seat)));
        self.evaluated.clear();
        let mut last = None;
        for action in &self.actions {
            let after = match last.take() {
                Some((placed, after)) if same_placement(placed, *action) => after,
                _ => Afterstate::new(state, &scene, *action),
            };
            self.evaluated.push(after.evaluate(self.net, &before, state.hand(seat), *action));
            last = Some((*action, after));
        }
        self.nodes += self.evaluated.len() as u64;
        &mut self.evaluated
    }

    /// The best candidate of the active seat; of equals the first.
    pub(crate) fn best(&mut self, state: &State) -> EvaluatedMove {
        let judged = self.evaluate_moves(state, PaymentBreadth::Best);
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
enum Afterstate {
    Over(Value),
    Scene(TableFeatures),
}

impl Afterstate {
    fn new(state: &State, scene: &TableFeatures, action: Action) -> Afterstate {
        let seat = state.table().active();
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        if after.table().stage() == Stage::Over {
            return Afterstate::Over(Value::of_result(&after, seat));
        }
        Afterstate::Scene(scene.after(&observe(&after, seat), action))
    }

    fn evaluate(&self, net: &Net, before: &Accumulator, hand: Cards, action: Action) -> EvaluatedMove {
        let hand = match action {
            Action::Place { paid, .. } => hand - paid,
            Action::Discard { cards } => hand - cards,
            _ => hand,
        };
        match self {
            Afterstate::Over(value) => EvaluatedMove { action, features: Features::NONE, value: *value },
            Afterstate::Scene(scene) => {
                let features = scene.features(hand);
                EvaluatedMove { action, features, value: net.value(&net.update(before, features)) }
            }
        }
    }
}

/// The facts of a state after a move of `seat`.
pub(crate) fn features_of(state: &State, seat: Seat) -> Features {
    observe(state, seat).features()
}

/// Shares in the order of the seats, from those that one seat saw with itself first.
pub(crate) fn shares_by_seat(value: &Value, looker: Seat, players: Players) -> [f32; 4] {
    let seats = usize::from(players.count());
    let mut shares = [0.0; 4];
    for place in 0..seats {
        shares[(looker.index() + place) % seats] = value.win_shares[place];
    }
    shares
}

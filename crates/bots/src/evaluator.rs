//! One-ply evaluation with a net: the value of each candidate move to the seat that chooses.

use crate::candidates::{PaymentBreadth, candidates};
use crate::features::{Features, Observation, TableFeatures};
use crate::net::{Accumulator, Net, Value};
use iquazu_rules::{Action, Cards, Players, Seat, Stage, State};

/// Weight of a point of margin against the win share. Small: it decides only where the winner is settled.
const MARGIN_UTILITY: f32 = 0.002;
/// Greater than the weight of any margin.
const CERTAIN_WIN_UTILITY: f32 = 1.0;

/// A move and the value of its afterstate, with the choosing seat first.
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

    /// Returns whether the choosing seat wins alone after this move, whatever the hidden cards are.
    pub(crate) fn is_certain_win(&self) -> bool {
        self.value.is_certain_win()
    }
}

impl Value {
    /// Returns what the viewer maximizes. A certain win is worth more than any expectation with a larger margin.
    pub(crate) fn utility(&self) -> f32 {
        let certain = if self.is_certain_win() { CERTAIN_WIN_UTILITY } else { 0.0 };
        certain + self.win_shares[0] + MARGIN_UTILITY * self.margin
    }

    /// Returns whether the viewer has won alone. A net always expects less than that.
    pub(crate) fn is_certain_win(&self) -> bool {
        self.win_shares[0] >= 1.0
    }

    /// Adds another value with a weight.
    pub(crate) fn plus(&self, other: &Value, weight: f32) -> Value {
        Value {
            win_shares: std::array::from_fn(|seat| self.win_shares[seat] + weight * other.win_shares[seat]),
            margin: self.margin + weight * other.margin,
        }
    }

    /// Returns the value of a finished game to `seat`.
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

/// Reduces a state to what `viewer` observes. Only the sizes of the other hands are read.
fn observe(state: &State, viewer: Seat) -> Observation<'_> {
    let hand_sizes = Seat::ALL.map(|other| state.hand(other).total());
    Observation { table: state.table(), viewer, hand: state.hand(viewer), hand_sizes }
}

/// Evaluates moves with a net and reuses its buffers between positions.
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

    pub(crate) fn players(&self) -> Players {
        self.net.players()
    }

    /// Evaluates all candidates of the active seat, using only what that seat observes.
    pub(crate) fn evaluate_moves(&mut self, state: &State, breadth: PaymentBreadth) -> &mut Vec<EvaluatedMove> {
        let seat = state.table().active();
        candidates(state.table(), state.hand(seat), &state.legal_moves(), breadth, &mut self.actions);
        let table_features = TableFeatures::new(&observe(state, seat));
        let mut accumulators = Accumulators::new(self.net);
        self.evaluated.clear();
        self.evaluated.reserve(self.actions.len());
        for actions in self.actions.chunk_by(|one, other| same_placement(*one, *other)) {
            let after = Afterstate::new(state, &table_features, actions[0]);
            for action in actions {
                self.evaluated.push(after.evaluate(self.net, &mut accumulators, state.hand(seat), *action));
            }
        }
        self.nodes += self.evaluated.len() as u64;
        &mut self.evaluated
    }

    /// Evaluates one legal move of the active seat, even if it is not a candidate.
    pub(crate) fn evaluate_action(&mut self, state: &State, action: Action) -> EvaluatedMove {
        let seat = state.table().active();
        let table_features = TableFeatures::new(&observe(state, seat));
        let mut accumulators = Accumulators::new(self.net);
        self.nodes += 1;
        Afterstate::new(state, &table_features, action).evaluate(self.net, &mut accumulators, state.hand(seat), action)
    }

    /// Returns the best candidate of the active seat; the first one if several are equal.
    pub(crate) fn best(&mut self, state: &State) -> EvaluatedMove {
        let evaluated = self.evaluate_moves(state, PaymentBreadth::Best);
        let mut best = &evaluated[0];
        for other in &evaluated[1..] {
            if other.utility() > best.utility() {
                best = other;
            }
        }
        *best
    }
}

/// Returns whether two moves differ only in their payments.
pub(crate) fn same_placement(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place { gap, any_colour, .. }, Action::Place { gap: other_gap, any_colour: other_any_colour, .. }) => {
            gap == other_gap && any_colour == other_any_colour
        }
        _ => false,
    }
}

/// The accumulators of the last position evaluated whose frame had stayed, and of the last one whose frame had moved.
/// Positions with the same frame differ in few features: less than each does from the position before the move.
struct Accumulators {
    staying: Accumulator,
    moved: Option<Accumulator>,
}

impl Accumulators {
    fn new(net: &Net) -> Accumulators {
        Accumulators { staying: net.refresh(Features::NONE), moved: None }
    }

    /// Returns the accumulator to start from for a position whose frame has moved, or has not.
    fn nearest(&mut self, frame_moved: bool) -> &mut Accumulator {
        if frame_moved { self.moved.get_or_insert(self.staying) } else { &mut self.staying }
    }
}

/// The position after a move, before the payment is taken into account.
#[expect(clippy::large_enum_variant, reason = "short-lived; boxing costs more than it saves")]
enum Afterstate {
    Over(Value),
    Running { features: TableFeatures, frame_moved: bool },
}

impl Afterstate {
    fn new(state: &State, before: &TableFeatures, action: Action) -> Afterstate {
        let seat = state.table().active();
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        if after.table().stage() == Stage::Over {
            return Afterstate::Over(Value::of_result(&after, seat));
        }
        let frame_moved = after.table().frame() != state.table().frame();
        Afterstate::Running { features: before.after(&observe(&after, seat), action), frame_moved }
    }

    /// Evaluates the position with the payment of `action` out of `hand`.
    fn evaluate(&self, net: &Net, accumulators: &mut Accumulators, hand: Cards, action: Action) -> EvaluatedMove {
        let hand = match action {
            Action::Place { paid, .. } => hand - paid,
            Action::Discard { cards } => hand - cards,
            _ => hand,
        };
        match self {
            Afterstate::Over(value) => EvaluatedMove { action, features: Features::NONE, value: *value },
            Afterstate::Running { features, frame_moved } => {
                let features = features.features(hand);
                let accumulator = accumulators.nearest(*frame_moved);
                net.update(accumulator, features);
                EvaluatedMove { action, features, value: net.value(accumulator) }
            }
        }
    }
}

/// Returns the features of a state as `viewer` observes it, after a move of `viewer`.
pub(crate) fn features_of(state: &State, viewer: Seat) -> Features {
    observe(state, viewer).features()
}

/// Rotates win shares from viewer-first order to seat order.
pub(crate) fn shares_by_seat(value: &Value, viewer: Seat, players: Players) -> [f32; 4] {
    let seats = usize::from(players.count());
    let mut shares = [0.0; 4];
    for place in 0..seats {
        shares[(viewer.index() + place) % seats] = value.win_shares[place];
    }
    shares
}

//! A game in progress.

pub(crate) mod read;

use crate::arrays;
use crate::errors;
use crate::information::InformationState;
use crate::integer::AnyInteger;
use crate::record::Record;
use crate::spaces::{Spaces, reward_argument};
use crate::view::View;
use iquazu_bots::CrnStream;
use iquazu_learn::{Head, MAX_PAYMENTS};
use iquazu_rules::{Action, Event, Handicap, Next, Outcome, Seat, SeatMap, SplitMix, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::sync::Arc;

/// The source of chance outcomes.
#[derive(Clone, Debug)]
pub(crate) enum ChanceSource {
    ByHand,
    Seeded(SplitMix),
    Mirrored(CrnStream),
}

/// A decision that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Decision {
    Action(Seat, Action),
    Outcome(Outcome),
}

/// What `undo` goes back to.
#[derive(Clone, Debug)]
struct Undo {
    state: iquazu_rules::State,
    source: ChanceSource,
    decisions: usize,
}

/// A game in progress, hidden cards included. Pass players a `View` of it.
#[pyclass(module = "iquazu")]
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) spaces: Arc<Spaces>,
    pub(crate) state: iquazu_rules::State,
    source: ChanceSource,
    /// The state before the decisions.
    start: iquazu_rules::State,
    /// The handicaps that the record names.
    handicaps: SeatMap<Handicap>,
    pub(crate) decisions: Vec<Decision>,
    undo: Vec<Undo>,
    mask: Vec<i8>,
}

impl State {
    pub(crate) fn begin(spaces: Arc<Spaces>, source: ChanceSource, handicaps: SeatMap<Handicap>) -> State {
        let state = iquazu_rules::State::with_handicaps(spaces.edition, spaces.players, spaces.rules, &handicaps);
        State { handicaps, ..State::at(spaces, state, source) }
    }

    pub(crate) fn at(spaces: Arc<Spaces>, state: iquazu_rules::State, source: ChanceSource) -> State {
        let mask = vec![0; spaces.space.size()];
        let handicaps = SeatMap::default();
        let (decisions, undo) = (Vec::new(), Vec::new());
        let mut game = State { spaces, state, source, start: state, handicaps, decisions, undo, mask };
        game.answer_chance();
        game
    }

    /// Lets chance answer, unless the caller does.
    fn answer_chance(&mut self) {
        while let Some(chance) = self.state.chance() {
            let outcome = match &mut self.source {
                ChanceSource::ByHand => return,
                ChanceSource::Seeded(rng) => self.state.sample(rng),
                ChanceSource::Mirrored(stream) => self.state.sample(&mut stream.rng(chance)),
            };
            self.decisions.push(Decision::Outcome(outcome));
            self.state.resolve_unchecked(outcome, &mut ());
        }
    }

    fn push_undo(&mut self) {
        let (state, source) = (self.state, self.source.clone());
        self.undo.push(Undo { state, source, decisions: self.decisions.len() });
    }

    pub(crate) fn play(&mut self, action: Action) {
        self.push_undo();
        self.decisions.push(Decision::Action(self.state.table().active(), action));
        self.state.play_unchecked(action, &mut ());
        self.answer_chance();
    }

    /// Returns the state before the decisions.
    pub(crate) fn start(&self) -> &iquazu_rules::State {
        &self.start
    }

    pub(crate) fn active_hand(&self) -> iquazu_rules::Cards {
        self.state.hand(self.state.table().active())
    }

    /// Writes the mask of legal actions into the scratch buffer.
    fn refresh_mask(&mut self) -> &[i8] {
        let hand = self.active_hand();
        self.spaces.space.write_mask(self.state.table(), hand, &mut self.mask);
        &self.mask
    }

    fn head(&self, py: Python<'_>, head: AnyInteger) -> PyResult<Head> {
        let size = self.spaces.space.head_count();
        let found = head.get().filter(|head| *head < size);
        found
            .map(Head)
            .ok_or_else(|| errors::no_action(py, format!("head {head} is out of range: expected 0 to {}", size - 1)))
    }

    /// Returns the events of the decisions from an index on, played again from the state before them.
    fn replay_events(&self, mut state: iquazu_rules::State, from: usize) -> Vec<Event> {
        let mut events = Vec::new();
        for decision in &self.decisions[from..] {
            match *decision {
                Decision::Action(_, action) => state.play_unchecked(action, &mut events),
                Decision::Outcome(outcome) => state.resolve_unchecked(outcome, &mut events),
            }
        }
        events
    }
}

#[pymethods]
impl State {
    /// Returns the ids of all legal actions, ascending; empty if no seat decides.
    fn legal_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let mask = self.refresh_mask();
        let legal: Vec<usize> = mask.iter().enumerate().filter(|(_, legal)| **legal == 1).map(|(id, _)| id).collect();
        PyList::new(py, legal)
    }

    /// Returns all legal moves in the notation of records, such as `place 3e 1w2b`.
    fn legal_moves(&self) -> Vec<String> {
        self.state.legal_moves().iter().map(|action| action.to_string()).collect()
    }

    /// Returns the mask of legal actions as int8, written into `out` if given.
    #[pyo3(signature = (out = None))]
    fn action_mask<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let size = self.spaces.space.size();
        let out = out.unwrap_or_else(|| PyArray1::<i8>::zeros(py, size, false).into_any());
        let mut array = arrays::writable::<i8>(&out, "out", &[size])?;
        self.spaces.space.write_mask(self.state.table(), self.active_hand(), array.as_slice_mut()?);
        drop(array);
        Ok(out)
    }

    /// Returns the mask of heads (actions without their payment) as int8, written into `out` if given.
    #[pyo3(signature = (out = None))]
    fn head_mask<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let size = self.spaces.space.head_count();
        let out = out.unwrap_or_else(|| PyArray1::<i8>::zeros(py, size, false).into_any());
        let mut array = arrays::writable::<i8>(&out, "out", &[size])?;
        self.spaces.space.write_head_mask(self.state.table(), self.active_hand(), array.as_slice_mut()?);
        drop(array);
        Ok(out)
    }

    /// Returns the mask of the payments of a head, as int8 of the length `game.max_payments`.
    fn payment_mask<'py>(&mut self, py: Python<'py>, head: AnyInteger) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let head = self.head(py, head)?;
        self.refresh_mask();
        let legal = |payment| self.spaces.space.join(head, payment).map_or(0, |id| self.mask[id]);
        Ok(PyArray1::from_iter(py, (0..MAX_PAYMENTS).map(legal)))
    }

    /// Returns the action id of a head with its cheapest payment.
    fn autopay(&self, py: Python<'_>, head: AnyInteger) -> PyResult<usize> {
        let head = self.head(py, head)?;
        let id = self.spaces.space.autopay(head, self.state.table(), self.active_hand());
        id.map_err(|error| errors::decode(py, error))
    }

    /// Plays an action: an id, or a text such as `place 3e 1w2b`. Chance answers by itself if the state has a seed.
    ///
    /// Raises IllegalMoveError with the clause and its sentence; the state is then unchanged.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = action.py();
        let action = self.spaces.action(action, self.state.table(), self.active_hand()).map_err(|error| {
            // A state that waits for nobody says so before anything else.
            let turn = self.state.check_turn(self.state.table().active()).err();
            turn.map_or(error, |turn| errors::illegal_move(py, turn))
        })?;
        self.state.check(action).map_err(|error| errors::illegal_move(py, error))?;
        self.play(action);
        Ok(())
    }

    /// Plays an action, or a head if `heads`, and returns the seat that decides next or None. For environments.
    fn _play(&mut self, action: &Bound<'_, PyAny>, heads: bool) -> PyResult<Option<usize>> {
        if heads {
            let id = self.autopay(action.py(), action.extract()?)?;
            self.apply(id.into_pyobject(action.py())?.as_any())?;
        } else {
            self.apply(action)?;
        }
        Ok(self.current_seat())
    }

    /// Returns a dict of the observation of a seat (uint8 or float32) and its mask, 0 unless it decides. For environments.
    fn _observe<'py>(
        &self,
        py: Python<'py>,
        seat: AnyInteger,
        uint8: bool,
        heads: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let seat = self.spaces.seat(seat)?;
        let dict = PyDict::new(py);
        let known = (&self.state, seat).into();
        let size = self.spaces.layout.size();
        if uint8 {
            let mut values = vec![0_u8; size];
            self.spaces.layout.write(&known, &mut values);
            dict.set_item(pyo3::intern!(py, "observation"), PyArray1::from_vec(py, values))?;
        } else {
            let mut values = vec![0_f32; size];
            self.spaces.layout.write(&known, &mut values);
            dict.set_item(pyo3::intern!(py, "observation"), PyArray1::from_vec(py, values))?;
        }
        let space = &self.spaces.space;
        let mut mask = vec![0; if heads { space.head_count() } else { space.size() }];
        if self.state.next() == Next::Seat(seat) {
            let (table, hand) = (self.state.table(), self.state.hand(seat));
            if heads { space.write_head_mask(table, hand, &mut mask) } else { space.write_mask(table, hand, &mut mask) }
        }
        dict.set_item(pyo3::intern!(py, "action_mask"), PyArray1::from_vec(py, mask))?;
        Ok(dict)
    }

    /// Answers for chance: `strips cabed`, `tiles p1 c2 any dbl p3` or `got 2w1b1o`.
    ///
    /// Raises OutcomeError if the outcome is not possible; the state is then unchanged.
    fn resolve(&mut self, outcome: &str) -> PyResult<()> {
        let outcome: Outcome = outcome.parse().map_err(|error: iquazu_rules::text::ParseError| {
            errors::OutcomeError::new_err(format!("no outcome: {error}"))
        })?;
        self.state.check_outcome(outcome).map_err(errors::outcome)?;
        self.push_undo();
        self.decisions.push(Decision::Outcome(outcome));
        self.state.resolve_unchecked(outcome, &mut ());
        self.answer_chance();
        Ok(())
    }

    /// Samples the outcome that is due, as text, without applying it. Raises OutcomeError if none is due.
    fn sample_outcome(&self, seed: &Bound<'_, PyAny>) -> PyResult<String> {
        if self.state.chance().is_none() {
            return Err(errors::outcome(iquazu_rules::OutcomeError::NotAsked));
        }
        Ok(self.state.sample(&mut SplitMix::new(crate::spaces::seed_argument(seed)?)).to_string())
    }

    /// Takes the last action (or outcome, if chance is by hand) back, with the chance that followed it.
    fn undo(&mut self) -> PyResult<()> {
        let undo = self.undo.pop().ok_or_else(|| errors::value("there is nothing to undo"))?;
        self.state = undo.state;
        self.source = undo.source;
        self.decisions.truncate(undo.decisions);
        Ok(())
    }

    /// Returns an independent copy with the same future chance.
    #[pyo3(name = "clone")]
    fn copy(&self) -> State {
        self.clone()
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// Returns the id of a legal or illegal action given as text. Raises IllegalMoveError if it has none here.
    fn encode(&self, py: Python<'_>, action: &str) -> PyResult<usize> {
        let parsed: Action =
            action.parse().map_err(|error: iquazu_rules::text::ParseError| errors::no_action(py, error.to_string()))?;
        let id = self.spaces.space.encode(parsed, self.state.table(), self.active_hand());
        id.ok_or_else(|| match self.state.check(parsed) {
            Err(error) => errors::illegal_move(py, error),
            Ok(()) => errors::no_action(py, format!("`{action}` has no id here")),
        })
    }

    /// Returns the text of an action id in this state.
    fn decode(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        self.spaces.action(action, self.state.table(), self.active_hand()).map(|action| action.to_string())
    }

    /// Returns the events of the last step (an action and the chance after it), or of the whole game, as dicts.
    ///
    /// For a viewer, cards that others drew are reduced to their number.
    #[pyo3(signature = (viewer = None, *, all = false))]
    fn events<'py>(&self, py: Python<'py>, viewer: Option<AnyInteger>, all: bool) -> PyResult<Bound<'py, PyAny>> {
        let viewer = viewer.map(|seat| self.spaces.seat(seat)).transpose()?;
        let events = match self.undo.last() {
            Some(undo) if !all => self.replay_events(undo.state, undo.decisions),
            _ => self.replay_events(self.start, 0),
        };
        let json = match viewer {
            None => serde_json::to_string(&events),
            Some(seat) => {
                let seen: Vec<_> = events.into_iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect();
                serde_json::to_string(&seen)
            }
        };
        from_json(py, &json.expect("events are plain data"))
    }

    /// Returns what each seat gets: its share of the win (`win_share`) or its lead in points (`margin`); 0 before the end.
    #[pyo3(signature = (reward = "win_share"))]
    fn returns(&self, reward: &str) -> PyResult<Vec<f32>> {
        let returns = iquazu_learn::returns(&self.state, reward_argument(reward)?);
        Ok(returns[..usize::from(self.spaces.players.count())].to_vec())
    }

    /// Returns what a seat may know; without a seat, what a spectator may.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<AnyInteger>) -> PyResult<View> {
        let viewer = seat.map_or(Ok(Viewer::Spectator), |seat| self.spaces.seat(seat).map(Viewer::Seat))?;
        Ok(View { spaces: self.spaces.clone(), view: self.state.view(viewer) })
    }

    /// Returns what a seat observes as numbers, written into `out` (float32 or uint8) if given. See
    /// `Game.observation_layout`.
    #[pyo3(signature = (seat, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: AnyInteger,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.spaces.seat(seat)?;
        crate::view::write_observation(py, &self.spaces, &(&self.state, seat).into(), out)
    }

    /// Returns what a seat knows if it has watched all decisions and forgets nothing.
    fn information_state(&self, seat: AnyInteger) -> PyResult<InformationState> {
        InformationState::watch(self, self.spaces.seat(seat)?)
    }

    /// Returns the record of the game so far.
    fn record(&self) -> PyResult<Record> {
        if self.start.table().turn() > 0 || self.start.table().strips() != iquazu_rules::StripOrder::PRINTED {
            return Err(errors::value("a game that began at a position has no record"));
        }
        let mut record = iquazu_rules::text::Record::new(self.spaces.edition, self.spaces.players);
        record.rules = self.spaces.rules;
        record.handicaps = self.handicaps;
        for decision in &self.decisions {
            match *decision {
                Decision::Action(seat, action) => record.push_action(seat, action),
                Decision::Outcome(outcome) => record.push_outcome(outcome),
            }
        }
        record.set_result(&self.state);
        Ok(Record(record))
    }

    /// Returns who decides: a seat, `chance`, or None if the game is over.
    #[getter]
    fn next<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.state.next() {
            Next::Seat(seat) => Ok(seat.index().into_pyobject(py)?.into_any()),
            Next::Chance(_) => Ok("chance".into_pyobject(py)?.into_any()),
            Next::Over => Ok(py.None().into_bound(py)),
        }
    }

    fn __eq__(&self, other: &State) -> bool {
        self.state == other.state
    }

    fn __reduce__<'py>(slf: &Bound<'py, State>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let state = slf.borrow();
        let kind = crate::game::Game(state.spaces.clone());
        let restore = Bound::new(py, kind)?.getattr("from_position")?;
        (restore, (state.position(),)).into_pyobject(py).map(Bound::into_any)
    }
}

/// Converts JSON to Python's objects.
pub(crate) fn from_json<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

/// Makes a dict of named values.
pub(crate) fn dict<'py>(py: Python<'py>) -> Bound<'py, PyDict> {
    PyDict::new(py)
}

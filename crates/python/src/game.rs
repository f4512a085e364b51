//! The kind of a game, and its spaces.

use crate::edition::{Edition, edition_argument};
use crate::errors::{self, ParseError};
use crate::integer::AnyInteger;
use crate::spaces::{Spaces, handicaps_argument, players_argument, rules_argument, seed_argument};
use crate::state::{ChanceSource, State};
use iquazu_bots::CrnStream;
use iquazu_learn::{Head, MAX_PAYMENTS};
use iquazu_rules::SplitMix;
use iquazu_rules::edition::Library;
use iquazu_rules::text::Position;
use pyo3::prelude::*;
use std::sync::Arc;

/// A kind of game: an edition, a number of players and a version of the rules.
///
/// >>> game = Game(players=2)
/// >>> state = game.initial(seed=7)
/// >>> state.apply(state.legal_actions()[0])
#[pyclass(frozen, module = "iquazu")]
#[derive(Debug)]
pub(crate) struct Game(pub(crate) Arc<Spaces>);

#[pymethods]
impl Game {
    /// Creates a kind of game. `edition` is an `Edition` or the name of a built-in one, `rules` a version.
    #[new]
    #[pyo3(
        signature = (players = AnyInteger::TWO, edition = None, rules = None),
        text_signature = "(players=2, edition=None, rules=None)"
    )]
    fn new(players: AnyInteger, edition: Option<&Bound<'_, PyAny>>, rules: Option<AnyInteger>) -> PyResult<Game> {
        Ok(Game(Spaces::new(edition_argument(edition)?, players_argument(players)?, rules_argument(rules)?)))
    }

    /// Returns the state before the setup or, with a seed, at the first decision.
    ///
    /// With a seed, chance answers by itself, always the same for the same seed and moves. With `mirrored=True` the n-th
    /// draw of a seat depends on the seed, the seat and n only, so that players who exchange seats meet the same luck.
    /// Without a seed, the caller answers with `resolve`.
    ///
    /// `handicaps` has one entry for each seat: a text such as `cards=2 points=5`, or None.
    #[pyo3(signature = (seed = None, *, mirrored = false, handicaps = None))]
    fn initial(
        &self,
        seed: Option<&Bound<'_, PyAny>>,
        mirrored: bool,
        handicaps: Option<Vec<Option<String>>>,
    ) -> PyResult<State> {
        let source = match seed.map(seed_argument).transpose()? {
            None => ChanceSource::ByHand,
            Some(seed) if mirrored => ChanceSource::Mirrored(CrnStream::new(seed)),
            Some(seed) => ChanceSource::Seeded(SplitMix::new(seed)),
        };
        Ok(State::begin(self.0.clone(), source, handicaps_argument(handicaps, self.0.players)?))
    }

    /// Returns the state of a position in its text form. Chance is by hand, or follows from a seed.
    #[pyo3(name = "from_position", signature = (text, seed = None))]
    fn read_position(&self, text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let parse_error = |error: String| ParseError::new_err(error);
        let library = Library::built_in().with(self.0.edition);
        let position = Position::parse(text, &library).map_err(|error| parse_error(error.to_string()))?;
        let state = iquazu_rules::State::try_from(position).map_err(|error| parse_error(error.to_string()))?;
        if state.table().edition() != self.0.edition || state.table().players() != self.0.players {
            return Err(errors::value(format!(
                "the position is of another game: expected {} players of {}, not {} of {}",
                self.0.players,
                self.0.edition.identity(),
                state.table().players(),
                state.table().edition().identity()
            )));
        }
        let source = match seed.map(seed_argument).transpose()? {
            None => ChanceSource::ByHand,
            Some(seed) => ChanceSource::Seeded(SplitMix::new(seed)),
        };
        Ok(State::at(self.0.clone(), state, source))
    }

    /// Returns the state of a position in its JSON form (`State.to_json`), read from its field `position`.
    #[pyo3(name = "from_json", signature = (text, seed = None))]
    fn read_json(&self, text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|error| ParseError::new_err(format!("malformed JSON: {error}")))?;
        let position = value.get("position").and_then(serde_json::Value::as_str);
        let missing = || ParseError::new_err("expected a JSON object with the text `position`");
        self.read_position(position.ok_or_else(missing)?, seed)
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players.count()
    }

    /// The edition.
    #[getter]
    fn edition(&self) -> Edition {
        Edition(self.0.edition)
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> u32 {
        self.0.rules.version
    }

    /// The number of actions.
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.space.size()
    }

    /// The number of heads: actions without their payment.
    #[getter]
    fn num_heads(&self) -> usize {
        self.0.space.head_count()
    }

    /// The most payments that a head can have.
    #[getter]
    fn max_payments(&self) -> usize {
        MAX_PAYMENTS
    }

    /// The most gaps in one row of a column.
    #[getter]
    fn slots(&self) -> usize {
        self.0.space.slots()
    }

    /// The first id of a placement; smaller ids place no gem.
    #[getter]
    fn first_placement(&self) -> usize {
        self.0.space.first_placement()
    }

    /// The number of values of an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.layout.size()
    }

    /// Returns the layout of observations: name, first index, shape and meaning of each field, in order.
    fn observation_layout(&self) -> Vec<(&'static str, usize, Vec<usize>, &'static str)> {
        self.0.layout.fields().iter().map(|field| (field.name, field.start, field.shape.clone(), field.about)).collect()
    }

    /// The number of values of the tensor of an information state.
    #[getter]
    fn information_size(&self) -> usize {
        self.0.layout.size() + 3 * usize::from(self.0.players.count())
    }

    /// Returns the layout of the tensors of information states: the observation, then the mean hands.
    fn information_layout(&self) -> Vec<(&'static str, usize, Vec<usize>, &'static str)> {
        let mut layout = self.observation_layout();
        let shape = vec![usize::from(self.0.players.count()), 3];
        layout.push(("expected_hands", self.0.layout.size(), shape, "mean cards of each colour in each hand"));
        layout
    }

    /// Splits an action id into its head and the index of its payment.
    fn split(&self, action: &Bound<'_, PyAny>) -> PyResult<(usize, usize)> {
        let id = self.0.id(action)?;
        if id >= self.0.space.size() {
            let size = self.0.space.size();
            return Err(errors::decode(action.py(), iquazu_learn::DecodeError::OutOfRange { id, size }));
        }
        let (head, payment) = self.0.space.split(id);
        Ok((head.0, payment))
    }

    /// Joins a head and a payment to an action id.
    fn join(&self, py: Python<'_>, head: AnyInteger, payment: AnyInteger) -> PyResult<usize> {
        let parts = head.get().zip(payment.get());
        let joined = parts.and_then(|(head, payment)| self.0.space.join(Head(head), payment));
        joined
            .ok_or_else(|| errors::no_action(py, format!("there is no action with head {head} and payment {payment}")))
    }

    fn __eq__(&self, other: &Game) -> bool {
        let key = |game: &Game| (game.0.edition.identity(), game.0.players, game.0.rules.version);
        key(self) == key(other)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.0.edition.identity(), self.0.players.count(), self.0.rules.version).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__(slf: &Bound<'_, Game>) -> (Py<PyAny>, (u8, Edition, u32)) {
        let game = slf.get();
        (slf.get_type().into_any().unbind(), (game.players(), game.edition(), game.rules()))
    }

    fn __repr__(&self) -> String {
        format!("Game(players={}, edition={:?}, rules={})", self.0.players, self.0.edition.id(), self.0.rules.version)
    }
}

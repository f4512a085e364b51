//! The bots as players.

use crate::errors::{self, IquazuError};
use crate::information::InformationState;
use crate::integer::AnyInteger;
use crate::spaces::{Spaces, nodes_argument, seed_argument};
use crate::state::State;
use crate::view::View;
use iquazu_bots::arena::Entrant;
use iquazu_bots::{BotKind, Budget, Opponent, SearchResult};
use iquazu_rules::{InformationState as Known, Next, SplitMix, Viewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::sync::Arc;

/// A bot: a level or a baseline, optionally with a number of nodes to search, as in `master:2000`.
///
/// Equal views and seeds give equal moves. A bot sees only what its seat knows.
#[pyclass(frozen, module = "iquazu")]
#[derive(Debug)]
pub(crate) struct Bot {
    entrant: Entrant,
    nodes: Option<u64>,
}

/// A listed bot: name, `level` or `baseline`, rating, and how it plays.
type Listed = (&'static str, &'static str, Option<u16>, String);

/// Returns all bots, levels first and weakest first: (name, `level` or `baseline`, rating or None, how it plays).
///
/// Ratings are of two-player games, 250 for `beginner`; 120 points are two wins of three.
#[pyfunction]
pub(crate) fn bots() -> Vec<Listed> {
    let listed = |kind: BotKind| match kind {
        BotKind::Level(level) => (kind.name(), "level", level.rating(), kind.description()),
        BotKind::Character(level, _) => (kind.name(), "character", level.rating(), kind.description()),
        BotKind::Baseline(_) => (kind.name(), "baseline", None, kind.description()),
    };
    BotKind::all().map(listed).collect()
}

/// Reads the kind of a bot.
pub(crate) fn kind_argument(name: &str) -> PyResult<BotKind> {
    name.parse().map_err(|error: iquazu_bots::ParseBotKindError| IquazuError::new_err(error.to_string()))
}

/// Returns what the seat that decides knows. A `View` is its seat's own, without a memory; an `InformationState` remembers;
/// of a `State` it is what the seat to move remembers, if the bot uses that.
fn deciding_seat(position: &Bound<'_, PyAny>, remembers: bool) -> PyResult<(Arc<Spaces>, Known)> {
    let py = position.py();
    let (spaces, known) = if let Ok(view) = position.cast::<View>() {
        (view.get().spaces.clone(), Known::forgetful(&view.get().view))
    } else if let Ok(information) = position.cast::<InformationState>() {
        (information.get().spaces.clone(), information.get().known.clone())
    } else if let Ok(state) = position.cast::<State>() {
        let state = state.borrow();
        let Next::Seat(seat) = state.state.next() else {
            let error = state.state.check_turn(state.state.table().active()).expect_err("no seat decides");
            return Err(errors::illegal_move(py, error));
        };
        let forgetful = || Known::forgetful(&state.state.view(Viewer::Seat(seat)));
        // A position that no game leads to can have more hands than memory holds: bots then do without, as in the app.
        let watched = if remembers { InformationState::watch(&state, seat).ok() } else { None };
        (state.spaces.clone(), watched.map_or_else(forgetful, |watched| watched.known))
    } else {
        let expected = "expected a View, an InformationState or a State";
        return Err(PyTypeError::new_err(format!("{expected}, not {}", position.get_type().name()?)));
    };
    if known.view().legal_moves().is_empty() {
        return Err(errors::value("the viewer does not decide now"));
    }
    Ok((spaces, known))
}

#[pymethods]
impl Bot {
    /// Makes a bot by its name; see `bots()`.
    #[new]
    #[pyo3(signature = (name, nodes = None))]
    fn new(name: &str, nodes: Option<AnyInteger>) -> PyResult<Bot> {
        let nodes = nodes_argument(nodes)?;
        let entrant = Entrant::parse(name, |_| Err("expected a bot without weights".to_owned()));
        Ok(Bot { entrant: entrant.map_err(|error| IquazuError::new_err(error.to_string()))?, nodes })
    }

    /// The name.
    #[getter]
    fn name(&self) -> &str {
        self.entrant.name()
    }

    /// The handicap after its name, as in `club/cards=2`, or None. `iquazu.arena` gives it to its seat.
    #[getter]
    fn handicap(&self) -> Option<String> {
        let handicap = self.entrant.handicap();
        (!handicap.is_none()).then(|| handicap.to_string())
    }

    /// The measured rating in two-player games, 250 for `beginner`; that of its level for a character. None for baselines,
    /// `random` and other budgets.
    #[getter]
    fn rating(&self) -> Option<u16> {
        let opponent: Option<Opponent> = self.entrant.name().parse().ok().filter(|_| self.nodes.is_none());
        opponent.and_then(|opponent| opponent.level.rating())
    }

    /// Whether the bot uses what its seat remembers. Give it a State or an InformationState then, not a View.
    #[getter]
    fn remembers(&self) -> bool {
        self.entrant.bot().remembers()
    }

    /// Chooses an action id for the seat that decides. `position` is a View, an InformationState or a State; of a State
    /// only what the seat to move has seen is used. A View has no memory of the game.
    #[pyo3(signature = (position, seed))]
    fn choose(&self, position: &Bound<'_, PyAny>, seed: &Bound<'_, PyAny>) -> PyResult<usize> {
        let (spaces, known) = deciding_seat(position, self.remembers())?;
        let result = self.think(position.py(), &known, self.nodes, seed_argument(seed)?);
        let id = spaces.space.encode(result.action, known.view().table(), known.view().hand());
        id.ok_or_else(|| errors::value(format!("{} has no id", result.action)))
    }

    /// Returns the moves that the bot considered, best first: (text, id, win_share, margin, visits).
    ///
    /// Bots that estimate nothing return their move alone, without values. `nodes` limits the search.
    #[pyo3(signature = (position, seed, nodes = None))]
    fn analyse(
        &self,
        position: &Bound<'_, PyAny>,
        seed: &Bound<'_, PyAny>,
        nodes: Option<AnyInteger>,
    ) -> PyResult<Vec<Analysed>> {
        let nodes = nodes_argument(nodes)?;
        let (spaces, known) = deciding_seat(position, self.remembers())?;
        let result = self.think(position.py(), &known, nodes.or(self.nodes), seed_argument(seed)?);
        let id = |action| spaces.space.encode(action, known.view().table(), known.view().hand());
        if result.candidates.is_empty() {
            return Ok(vec![(result.action.to_string(), id(result.action), None, None, 0)]);
        }
        let entry = |candidate: &iquazu_bots::Candidate| {
            let action = candidate.action;
            (action.to_string(), id(action), Some(candidate.win_share), Some(candidate.margin), candidate.visits)
        };
        Ok(result.candidates.iter().map(entry).collect())
    }

    fn __reduce__(slf: &Bound<'_, Bot>) -> (Py<PyAny>, (String, Option<u64>)) {
        (slf.get_type().into_any().unbind(), (slf.get().name().to_owned(), slf.get().nodes))
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.name())
    }
}

/// An analysed move: text, id, win share, margin, visits.
type Analysed = (String, Option<usize>, Option<f32>, Option<f32>, u32);

impl Bot {
    /// Thinks without holding Python's lock.
    fn think(&self, py: Python<'_>, known: &Known, nodes: Option<u64>, seed: u64) -> SearchResult {
        py.detach(|| {
            let mut bot = self.entrant.bot();
            let budget = nodes.map_or(bot.default_budget(known.view().table().players()), Budget::nodes);
            bot.think(known, &known.view().legal_moves(), &budget, &mut SplitMix::new(seed))
        })
    }
}

//! What all states of one kind of game share, and the arguments of their methods.

use crate::errors;
use crate::integer::AnyInteger;
use iquazu_learn::{ActionMode, ActionSpace, Autoreset, Layout, Reward};
use iquazu_rules::{Action, Cards, Edition, Handicap, ParseHandicapError, Players, Rules, Seat, SeatMap, Table};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// An edition, a number of players and a version of the rules, with what follows from them.
#[derive(Debug)]
pub(crate) struct Spaces {
    pub(crate) edition: &'static Edition,
    pub(crate) players: Players,
    pub(crate) rules: &'static Rules,
    pub(crate) space: ActionSpace,
    pub(crate) layout: Layout,
}

impl Spaces {
    /// Returns the spaces of a kind of game, which are cached once: their tables are large.
    pub(crate) fn new(edition: &'static Edition, players: Players, rules: &'static Rules) -> Arc<Spaces> {
        static CACHE: Mutex<Vec<Arc<Spaces>>> = Mutex::new(Vec::new());
        let mut cached = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        let fits =
            |one: &&Arc<Spaces>| one.edition == edition && one.players == players && one.rules.version == rules.version;
        if let Some(spaces) = cached.iter().find(fits) {
            return spaces.clone();
        }
        let (space, layout) = (ActionSpace::new(edition, rules), Layout::new(edition, players, rules));
        cached.push(Arc::new(Spaces { edition, players, rules, space, layout }));
        cached[cached.len() - 1].clone()
    }

    /// Returns the spaces of a table, these if they fit.
    pub(crate) fn of(table: &Table) -> Arc<Spaces> {
        Spaces::new(table.edition(), table.players(), table.rules())
    }

    pub(crate) fn seat(&self, seat: AnyInteger) -> PyResult<Seat> {
        let count = usize::from(self.players.count());
        let found = seat.get::<usize>().filter(|seat| *seat < count);
        found
            .map(|seat| Seat::ALL[seat])
            .ok_or_else(|| errors::value(format!("expected a seat from 0 to {}, not {seat}", count - 1)))
    }

    /// Reads an action: an id, or the text of a record.
    pub(crate) fn action(&self, argument: &Bound<'_, PyAny>, table: &Table, hand: Cards) -> PyResult<Action> {
        let py = argument.py();
        if let Ok(text) = argument.extract::<&str>() {
            return text.parse().map_err(|error| errors::no_action(py, format!("no action: {error}")));
        }
        let id = self.id(argument)?;
        self.space.decode(id, table, hand).map_err(|error| errors::decode(py, error))
    }

    /// Reads the id of an action.
    pub(crate) fn id(&self, argument: &Bound<'_, PyAny>) -> PyResult<usize> {
        let py = argument.py();
        if let Ok(id) = argument.extract::<usize>() {
            return Ok(id);
        }
        if argument.hasattr("__index__")? {
            let size = self.space.size();
            let text = format!("action {argument} is out of range: expected 0 to {}", size - 1);
            return Err(errors::no_action(py, text));
        }
        Err(PyTypeError::new_err(format!("an action is an id or a text, not {}", argument.get_type().name()?)))
    }
}

pub(crate) fn players_argument(players: AnyInteger) -> PyResult<Players> {
    let found = players.get().and_then(Players::new);
    found.ok_or_else(|| PyValueError::new_err(format!("expected 2, 3 or 4 players, not {players}")))
}

/// Reads the handicap of each seat: a text such as `cards=2 points=5`, or None.
pub(crate) fn handicaps_argument(
    handicaps: Option<Vec<Option<String>>>,
    players: Players,
) -> PyResult<SeatMap<Handicap>> {
    let mut read = SeatMap::default();
    let Some(handicaps) = handicaps else { return Ok(read) };
    if handicaps.len() != usize::from(players.count()) {
        return Err(PyValueError::new_err(format!("expected {players} handicaps, not {}", handicaps.len())));
    }
    for (seat, handicap) in players.seats().zip(handicaps) {
        let parsed = handicap.map(|text| text.parse()).transpose();
        read[seat] =
            parsed.map_err(|error: ParseHandicapError| PyValueError::new_err(error.to_string()))?.unwrap_or_default();
    }
    Ok(read)
}

pub(crate) fn rules_argument(version: Option<AnyInteger>) -> PyResult<&'static Rules> {
    let Some(version) = version else { return Ok(&Rules::LATEST) };
    let found = version.get().and_then(Rules::find);
    found.ok_or_else(|| PyValueError::new_err(format!("unknown version of the rules: {version}")))
}

/// Reads a number of nodes.
pub(crate) fn nodes_argument(nodes: Option<AnyInteger>) -> PyResult<Option<u64>> {
    let too_many = |nodes: AnyInteger| PyValueError::new_err(format!("expected a number of nodes from 0, not {nodes}"));
    nodes.map(|nodes| nodes.get().ok_or_else(|| too_many(nodes))).transpose()
}

pub(crate) fn seed_argument(seed: &Bound<'_, PyAny>) -> PyResult<u64> {
    seed.extract().map_err(|_| match seed.hasattr("__index__") {
        Ok(true) => PyValueError::new_err(format!("expected a seed from 0 to 2**64 - 1, not {seed}")),
        _ => PyTypeError::new_err(format!("expected an int as seed, not {}", seed.get_type())),
    })
}

pub(crate) fn reward_argument(reward: &str) -> PyResult<Reward> {
    match reward {
        "win_share" => Ok(Reward::WinShare),
        "margin" => Ok(Reward::Margin),
        _ => Err(PyValueError::new_err(format!("expected the reward `win_share` or `margin`, not `{reward}`"))),
    }
}

pub(crate) fn autoreset_argument(mode: &str) -> PyResult<Autoreset> {
    match mode {
        "next_step" => Ok(Autoreset::NextStep),
        "same_step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => Err(PyValueError::new_err(format!(
            "expected the autoreset mode `next_step`, `same_step` or `disabled`, not `{mode}`"
        ))),
    }
}

pub(crate) fn mode_argument(autopay: bool) -> ActionMode {
    if autopay { ActionMode::AutoPay } else { ActionMode::Full }
}

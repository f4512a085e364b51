//! Many games in one call.

use crate::arrays::{is_array_of, readable, writable};
use crate::bots::kind_argument;
use crate::edition::edition_argument;
use crate::errors;
use crate::integer::AnyInteger;
use crate::spaces::{
    autoreset_argument, handicaps_argument, mode_argument, players_argument, reward_argument, rules_argument,
    seed_argument,
};
use iquazu_learn::{Batch, BatchConfig, BatchError, Element, Opponents, Outputs};
use iquazu_rules::Seat;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The most games of a batch.
const MAX_GAMES: usize = 1 << 20;
/// The most threads of a batch.
const MAX_THREADS: usize = 256;

/// Games that are played side by side. Every call works on all of them, on several threads, without Python's lock.
///
/// Results go into the caller's arrays: `observations` (games × observation_size, uint8 or float32), `masks` (games ×
/// num_actions, int8), `rewards` (games × players, float32), `terminated` (games, bool), `seats` (games, int8).
#[pyclass(module = "iquazu")]
#[derive(Debug)]
pub(crate) struct VectorGames(Batch);

#[pymethods]
impl VectorGames {
    /// Creates the games. See `iquazu.vector.VectorEnv` for the meaning of the arguments.
    #[new]
    #[pyo3(
        signature = (
            num_games, *, players = AnyInteger::TWO, edition = None, rules = None, seed = None, threads = AnyInteger::ONE,
            autoreset = "next_step", reward = "win_share", autopay = false, opponents = None, seat = None,
            handicaps = None
        ),
        text_signature = "(num_games, *, players=2, edition=None, rules=None, seed=None, threads=1, \
            autoreset='next_step', reward='win_share', autopay=False, opponents=None, seat=None, handicaps=None)"
    )]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments of a constructor")]
    fn new(
        num_games: AnyInteger,
        players: AnyInteger,
        edition: Option<&Bound<'_, PyAny>>,
        rules: Option<AnyInteger>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: AnyInteger,
        autoreset: &str,
        reward: &str,
        autopay: bool,
        opponents: Option<Vec<String>>,
        seat: Option<AnyInteger>,
        handicaps: Option<Vec<Option<String>>>,
    ) -> PyResult<VectorGames> {
        let players = players_argument(players)?;
        let config = BatchConfig {
            edition: edition_argument(edition)?,
            players,
            rules: rules_argument(rules)?,
            actions: mode_argument(autopay),
            reward: reward_argument(reward)?,
            autoreset: autoreset_argument(autoreset)?,
            opponents: opponents_argument(opponents, seat, players.count().into())?,
            handicaps: handicaps_argument(handicaps, players)?,
            threads: within("threads", threads, MAX_THREADS)?,
        };
        let seed = seed.map(seed_argument).transpose()?.unwrap_or(0);
        Ok(VectorGames(Batch::new(config, within("num_games", num_games, MAX_GAMES)?, seed)))
    }

    /// The number of games.
    #[getter]
    fn num_games(&self) -> usize {
        self.0.len()
    }

    /// The number of actions; heads if `autopay` is set.
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.action_count()
    }

    /// The number of values of an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.layout().size()
    }

    /// Begins new games, everywhere or where `which` (bool for each game) is set, and writes all results.
    #[pyo3(signature = (observations, masks, rewards, terminated, seats, *, seed = None, which = None))]
    #[expect(clippy::too_many_arguments, reason = "one argument for each array")]
    fn reset(
        &mut self,
        py: Python<'_>,
        observations: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        terminated: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
        which: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seed = seed.map(seed_argument).transpose()?;
        let which = which.map(|which| readable::<bool>(which, "which", &[self.0.len()])).transpose()?;
        let which = which.as_ref().map(|which| which.as_slice()).transpose()?;
        let arrays = Arrays { observations, masks, rewards, terminated, seats, finals: None };
        let batch = &mut self.0;
        if is_array_of::<u8>(observations) {
            arrays.write::<u8>(py, batch, |batch, outputs| batch.reset(seed, which, outputs))
        } else {
            arrays.write::<f32>(py, batch, |batch, outputs| batch.reset(seed, which, outputs))
        }
    }

    /// Plays one action (int64) in every game and writes the results. Either all actions are played or, after an
    /// IllegalMoveError, none. `final_observations` receives the last observation of games that ended and began again.
    #[pyo3(signature = (actions, observations, masks, rewards, terminated, seats, final_observations = None))]
    #[expect(clippy::too_many_arguments, reason = "one argument for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        observations: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        terminated: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        final_observations: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let actions = readable::<i64>(actions, "actions", &[self.0.len()])?;
        let actions = actions.as_slice()?;
        let arrays = Arrays { observations, masks, rewards, terminated, seats, finals: final_observations };
        let batch = &mut self.0;
        if is_array_of::<u8>(observations) {
            arrays.write::<u8>(py, batch, |batch, outputs| batch.step(actions, outputs))
        } else {
            arrays.write::<f32>(py, batch, |batch, outputs| batch.step(actions, outputs))
        }
    }

    /// Writes a uniformly random legal action (int64) for each game; 0 for games that are over.
    fn sample_actions(&mut self, py: Python<'_>, out: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut actions = writable::<i64>(out, "out", &[self.0.len()])?;
        let (batch, actions) = (&mut self.0, actions.as_slice_mut()?);
        py.detach(|| batch.sample(actions));
        Ok(())
    }

    /// Returns the position of a game as text, hidden cards included.
    fn position(&self, game: AnyInteger) -> PyResult<String> {
        match game.get().filter(|game| *game < self.0.len()) {
            Some(game) => Ok(self.0.position(game)),
            None => Err(errors::value(format!("expected a game from 0 to {}, not {game}", self.0.len() - 1))),
        }
    }

    /// Lets a worker die in the next step, for tests of what follows.
    fn _kill_worker_in_next_step(&mut self) {
        self.0.panic_in_next_step();
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let _ = py;
        Err(pyo3::exceptions::PyTypeError::new_err(
            "a batch of games cannot be pickled: pickle the arguments that make it",
        ))
    }

    fn __repr__(&self) -> String {
        format!("<VectorGames num_games={} players={}>", self.0.len(), self.0.players())
    }
}

/// The arrays of a call.
struct Arrays<'a, 'py> {
    observations: &'a Bound<'py, PyAny>,
    masks: &'a Bound<'py, PyAny>,
    rewards: &'a Bound<'py, PyAny>,
    terminated: &'a Bound<'py, PyAny>,
    seats: &'a Bound<'py, PyAny>,
    finals: Option<&'a Bound<'py, PyAny>>,
}

impl Arrays<'_, '_> {
    /// Checks the arrays and calls `run` with them, without Python's lock.
    fn write<E: Element + numpy::Element>(
        self,
        py: Python<'_>,
        batch: &mut Batch,
        run: impl FnOnce(&mut Batch, Outputs<'_, E>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let (games, size) = (batch.len(), batch.layout().size());
        let mut observations = writable::<E>(self.observations, "observations", &[games, size])?;
        let mut masks = writable::<i8>(self.masks, "masks", &[games, batch.action_count()])?;
        let players = usize::from(batch.players().count());
        let mut rewards = writable::<f32>(self.rewards, "rewards", &[games, players])?;
        let mut terminated = writable::<bool>(self.terminated, "terminated", &[games])?;
        let mut seats = writable::<i8>(self.seats, "seats", &[games])?;
        let mut finals = match self.finals {
            Some(finals) => Some(writable::<E>(finals, "final_observations", &[games, size])?),
            None => None,
        };
        let outputs = Outputs {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            final_observations: match &mut finals {
                Some(finals) => finals.as_slice_mut()?,
                None => &mut [],
            },
        };
        let result = py.detach(|| run(batch, outputs));
        result.map_err(|error| errors::batch(py, &error))
    }
}

fn within(name: &str, number: AnyInteger, most: usize) -> PyResult<usize> {
    let found = number.get().filter(|number| (1..=most).contains(number));
    found.ok_or_else(|| PyValueError::new_err(format!("expected `{name}` from 1 to {most}, not {number}")))
}

fn opponents_argument(
    bots: Option<Vec<String>>,
    seat: Option<AnyInteger>,
    players: usize,
) -> PyResult<Option<Opponents>> {
    let Some(bots) = bots else {
        if seat.is_some() {
            return Err(PyValueError::new_err("`seat` needs `opponents`"));
        }
        return Ok(None);
    };
    if bots.len() + 1 != players {
        return Err(PyValueError::new_err(format!("expected {} opponents, not {}", players - 1, bots.len())));
    }
    let wrong =
        |seat: AnyInteger| PyValueError::new_err(format!("expected a seat from 0 to {}, not {seat}", players - 1));
    let in_range = |seat: AnyInteger| seat.get().filter(|seat| *seat < players).ok_or_else(|| wrong(seat));
    let seat = seat.map(in_range).transpose()?.map(|seat: usize| Seat::ALL[seat]);
    let bots = bots.iter().map(|name| kind_argument(name)).collect::<PyResult<_>>()?;
    Ok(Some(Opponents { bots, seat }))
}

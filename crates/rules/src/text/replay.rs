//! Replays a record and checks every move.

use super::record::Record;
use crate::{Event, IllegalMove, Observer, Outcome, OutcomeError, State};
use std::fmt;

/// Error when a record breaks the rules. Steps are numbered from 1; 0 is the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReplayError {
    /// A move is illegal.
    IllegalMove {
        /// The step.
        step: usize,
        /// Why the move is illegal.
        error: IllegalMove,
    },
    /// An outcome is not possible.
    BadOutcome {
        /// The step.
        step: usize,
        /// Why the outcome is not possible.
        error: OutcomeError,
    },
    /// An outcome is due that the record does not have.
    MissingOutcome {
        /// The step.
        step: usize,
    },
    /// The record has an outcome that is not due.
    ExtraOutcome {
        /// The step.
        step: usize,
    },
    /// The record has a result, but the game is not over.
    NotFinished,
    /// The result differs from the scores.
    WrongResult {
        /// The result of the record.
        claimed: Vec<u16>,
        /// The scores of the replayed game.
        scores: Vec<u16>,
    },
}

impl ReplayError {
    /// Returns the step that breaks the rules, or `None` if only the result is wrong.
    pub fn step(&self) -> Option<usize> {
        match self {
            ReplayError::IllegalMove { step, .. }
            | ReplayError::BadOutcome { step, .. }
            | ReplayError::MissingOutcome { step }
            | ReplayError::ExtraOutcome { step } => Some(*step),
            ReplayError::NotFinished | ReplayError::WrongResult { .. } => None,
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::IllegalMove { step, error } => write!(f, "step {step}: {error}"),
            ReplayError::BadOutcome { step, error } => write!(f, "step {step}: {error}"),
            ReplayError::MissingOutcome { step } => write!(f, "step {step}: missing outcome"),
            ReplayError::ExtraOutcome { step } => {
                write!(f, "step {step}: unexpected outcome")
            }
            ReplayError::NotFinished => write!(f, "the record has a result, but the game is not over"),
            ReplayError::WrongResult { claimed, scores } => {
                write!(f, "wrong result {claimed:?}: the scores are {scores:?}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// A game that is replayed from a record step by step.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    record: &'r Record,
    state: State,
    /// The number of replayed steps; the setup counts as the first.
    done: usize,
}

impl Record {
    /// Returns the state before the setup, with the handicaps of the record.
    pub fn first_state(&self) -> State {
        State::with_handicaps(self.edition, self.players, self.rules, &self.handicaps)
    }

    /// Starts a replay before the setup.
    pub fn replay(&self) -> Replay<'_> {
        Replay { record: self, state: self.first_state(), done: 0 }
    }

    /// Replays the whole record, checks it including its result, and returns the final state.
    ///
    /// # Errors
    ///
    /// Returns the first step that breaks the rules.
    pub fn check(&self) -> Result<State, ReplayError> {
        let mut replay = self.replay();
        while replay.step(&mut ())? {}
        Ok(replay.state)
    }

    /// Sets the result to the scores of a finished game, or to `None` if the game is not over.
    pub fn set_result(&mut self, state: &State) {
        self.result = state.is_over().then(|| scores(state));
    }
}

impl Replay<'_> {
    /// Returns the state after the steps replayed so far.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the number of replayed steps, not counting the setup.
    pub fn steps_done(&self) -> usize {
        self.done.saturating_sub(1)
    }

    /// Replays the setup or the next step. Returns `false` at the end, where it checks the record's result.
    ///
    /// # Errors
    ///
    /// Returns why the step breaks the rules. The replay then stays before it.
    pub fn step(&mut self, observer: &mut impl Observer) -> Result<bool, ReplayError> {
        let number = self.done;
        let mut state = self.state;
        let outcomes: &[Outcome] = match number.checked_sub(1) {
            None => &self.record.setup,
            Some(index) => {
                let Some(step) = self.record.steps.get(index) else {
                    return self.check_result().map(|()| false);
                };
                state.check_turn(step.seat).map_err(|error| ReplayError::IllegalMove { step: number, error })?;
                state.play(step.action, observer).map_err(|error| ReplayError::IllegalMove { step: number, error })?;
                &step.outcomes
            }
        };
        for outcome in outcomes {
            if state.chance().is_none() {
                return Err(ReplayError::ExtraOutcome { step: number });
            }
            state.resolve(*outcome, observer).map_err(|error| ReplayError::BadOutcome { step: number, error })?;
        }
        if state.chance().is_some() {
            return Err(ReplayError::MissingOutcome { step: number });
        }
        self.state = state;
        self.done += 1;
        Ok(true)
    }

    /// Replays the setup or the next step and returns its events, or `None` at the end.
    ///
    /// # Errors
    ///
    /// As for [`step`](Replay::step).
    pub fn step_events(&mut self) -> Result<Option<Vec<Event>>, ReplayError> {
        let mut events = Vec::new();
        Ok(self.step(&mut events)?.then_some(events))
    }

    fn check_result(&self) -> Result<(), ReplayError> {
        let Some(claimed) = &self.record.result else { return Ok(()) };
        if !self.state.is_over() {
            return Err(ReplayError::NotFinished);
        }
        let scores = scores(&self.state);
        if *claimed == scores { Ok(()) } else { Err(ReplayError::WrongResult { claimed: claimed.clone(), scores }) }
    }
}

fn scores(state: &State) -> Vec<u16> {
    state.table().players().seats().map(|seat| state.score(seat)).collect()
}

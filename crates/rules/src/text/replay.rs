//! Playing a record again, with every move checked.

use super::record::Record;
use crate::{Event, IllegalMove, Observer, Outcome, OutcomeError, State};
use std::fmt;

/// Why a record is not a game by the rules. Steps are numbered from 1; 0 is the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// A move that the rules refuse.
    IllegalMove { step: usize, error: IllegalMove },
    /// An outcome that cannot be.
    BadOutcome { step: usize, error: OutcomeError },
    /// Chance was asked, and the record has no answer.
    MissingOutcome { step: usize },
    /// The record has more outcomes than chance was asked for.
    ExtraOutcome { step: usize },
    /// The result does not belong to an unfinished game.
    NotFinished,
    /// The scores are others.
    WrongResult { claimed: Vec<u16>, scores: Vec<u16> },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::IllegalMove { step, error } => write!(f, "step {step}: {error}"),
            ReplayError::BadOutcome { step, error } => write!(f, "step {step}: {error}"),
            ReplayError::MissingOutcome { step } => write!(f, "step {step}: an outcome of chance is missing"),
            ReplayError::ExtraOutcome { step } => {
                write!(f, "step {step}: there are more outcomes than chance was asked for")
            }
            ReplayError::NotFinished => write!(f, "there is a result, but the game is not over"),
            ReplayError::WrongResult { claimed, scores } => {
                write!(f, "the result says {claimed:?}, but the scores are {scores:?}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// A game played again from a record, step by step.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    record: &'r Record,
    state: State,
    /// Steps carried out; the setup counts as the first.
    done: usize,
}

impl Record {
    /// Plays the record again from its start.
    pub fn replay(&self) -> Replay<'_> {
        Replay { record: self, state: State::new(self.edition, self.players), done: 0 }
    }

    /// Plays the whole record and checks it, its result included.
    pub fn check(&self) -> Result<State, ReplayError> {
        let mut replay = self.replay();
        while replay.step(&mut ())? {}
        Ok(replay.state)
    }

    /// Writes the scores of a finished game into the record.
    pub fn set_result(&mut self, state: &State) {
        self.result = state.is_over().then(|| scores(state));
    }
}

impl Replay<'_> {
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How many steps of the record have been carried out, the setup not counted.
    pub fn steps_done(&self) -> usize {
        self.done.saturating_sub(1)
    }

    /// Carries out the setup or the next step; false if nothing was left. The record's result is checked at its end.
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

    /// The next step with its events; nothing at the end.
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

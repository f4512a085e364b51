//! The point that all workers of a call reach before any of them plays.

use super::BatchError;
use std::sync::{Barrier, Mutex, PoisonError};

/// Lets all workers pass, or none.
#[derive(Debug)]
pub(super) struct Gate {
    barrier: Barrier,
    /// The refusal of the first game, in the order of games, and the first game of its worker.
    refusal: Mutex<Option<(usize, BatchError)>>,
}

impl Gate {
    pub(super) fn new(workers: usize) -> Gate {
        Gate { barrier: Barrier::new(workers), refusal: Mutex::new(None) }
    }

    /// Waits for the checks of all workers and returns whether all of them passed. `start` is the worker's first game.
    pub(super) fn pass(&self, start: usize, checked: Result<(), BatchError>) -> bool {
        if let Err(error) = checked {
            let mut refusal = self.refusal.lock().unwrap_or_else(PoisonError::into_inner);
            if refusal.as_ref().is_none_or(|(first, _)| start < *first) {
                *refusal = Some((start, error));
            }
        }
        self.barrier.wait();
        self.refusal.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Returns the first refusal, if there was one.
    pub(super) fn result(self) -> Result<(), BatchError> {
        let refusal = self.refusal.into_inner().unwrap_or_else(PoisonError::into_inner);
        refusal.map_or(Ok(()), |(_, error)| Err(error))
    }
}

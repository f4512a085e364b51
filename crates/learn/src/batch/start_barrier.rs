//! The point that all workers of a call reach before any of them plays.

use super::BatchError;
use super::spin::spin_until;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The refusal of the first game, in the order of games, and the first game of its worker.
type Refusal = Option<(usize, BatchError)>;

/// Lets all workers pass, or none.
#[derive(Debug)]
pub(super) struct StartBarrier {
    workers: usize,
    arrived: AtomicUsize,
    all_arrived: Condvar,
    refusal: Mutex<Refusal>,
}

impl StartBarrier {
    pub(super) fn new(workers: usize) -> StartBarrier {
        StartBarrier { workers, arrived: AtomicUsize::new(0), all_arrived: Condvar::new(), refusal: Mutex::new(None) }
    }

    /// Waits for the checks of all workers and returns whether all of them passed. `start` is the worker's first game.
    pub(super) fn wait(&self, start: usize, checked: Result<(), BatchError>) -> bool {
        self.arrive(start, checked);
        if !spin_until(|| self.is_complete()) {
            let wait = self.all_arrived.wait_while(self.refusal(), |_| !self.is_complete());
            drop(wait.unwrap_or_else(PoisonError::into_inner));
        }
        self.refusal().is_none()
    }

    /// Returns the first refusal, if there was one.
    pub(super) fn result(self) -> Result<(), BatchError> {
        let refusal = self.refusal.into_inner().unwrap_or_else(PoisonError::into_inner);
        refusal.map_or(Ok(()), |(_, error)| Err(error))
    }

    /// Counts a worker while it holds the lock, so that none begins to sleep between the last count and the call that
    /// wakes.
    fn arrive(&self, start: usize, checked: Result<(), BatchError>) {
        let mut refusal = self.refusal();
        if let Err(error) = checked
            && refusal.as_ref().is_none_or(|(first, _)| start < *first)
        {
            *refusal = Some((start, error));
        }
        self.arrived.fetch_add(1, Ordering::Release);
        if self.is_complete() {
            self.all_arrived.notify_all();
        }
    }

    fn is_complete(&self) -> bool {
        self.arrived.load(Ordering::Acquire) == self.workers
    }

    fn refusal(&self) -> MutexGuard<'_, Refusal> {
        self.refusal.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! What calls have found out about the database, shared by all connections.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

use crate::Error;
use crate::deadline::hang_error;

/// After a call that was not answered, others fail at once for this time: callers that wait one after the other, such as
/// the messages to one table, would wait for minutes otherwise.
const HANG_BACKOFF: Duration = Duration::from_millis(500);

#[derive(Debug, Default)]
pub(super) struct Health {
    hung_at: Mutex<Option<Instant>>,
    damaged: AtomicBool,
}

impl Health {
    pub(super) fn note(&self, error: &Error) {
        if matches!(error, Error::Damaged(_)) {
            self.damaged.store(true, Ordering::Relaxed);
        }
        if *error == hang_error() {
            self.note_hang();
        }
    }

    pub(super) fn note_hang(&self) {
        *self.hung_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Fails if a call was not answered just now.
    pub(super) fn check(&self) -> Result<(), Error> {
        let hung_at = *self.hung_at.lock().unwrap_or_else(PoisonError::into_inner);
        if hung_at.is_some_and(|at| at.elapsed() < HANG_BACKOFF) { Err(hang_error()) } else { Ok(()) }
    }

    /// Fails if any call has found the database damaged.
    pub(super) fn check_undamaged(&self) -> Result<(), Error> {
        match self.damaged.load(Ordering::Relaxed) {
            true => Err(Error::Damaged("an earlier call failed on a damaged page".to_owned())),
            false => Ok(()),
        }
    }
}

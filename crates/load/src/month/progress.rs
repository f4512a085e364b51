//! Progress on standard error, with the time that is left.

use std::time::{Duration, Instant};

const INTERVAL: Duration = Duration::from_secs(5);

/// Counts towards a total.
#[derive(Debug)]
pub(super) struct Progress {
    what: &'static str,
    total: usize,
    started: Instant,
    printed: Instant,
    /// What was printed last.
    done: usize,
}

impl Progress {
    pub(super) fn new(what: &'static str, total: usize) -> Progress {
        let now = Instant::now();
        Progress { what, total, started: now, printed: now, done: 0 }
    }

    /// Notes how many are done, and prints it every few seconds.
    pub(super) fn step(&mut self, done: usize) {
        if self.printed.elapsed() < INTERVAL || done == 0 || done == self.done {
            return;
        }
        self.done = done;
        self.printed = Instant::now();
        let left = self.started.elapsed().mul_f64((self.total.saturating_sub(done)) as f64 / done as f64);
        eprintln!("  {done} of {} {}, about {} s left", self.total, self.what, left.as_secs());
    }
}

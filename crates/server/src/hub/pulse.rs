//! Notices that this process did not run for a while, because it was stopped or the machine was too busy.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Interval of the beats while the process runs.
pub(super) const BEAT: Duration = Duration::from_millis(250);
/// A longer time without a beat means that the process did not run.
const STALL: Duration = Duration::from_secs(2);

/// Beats regularly while the process runs.
#[derive(Debug)]
pub(super) struct Pulse(Mutex<Beats>);

#[derive(Debug)]
struct Beats {
    last: Instant,
    /// Since when the process has been running.
    running_since: Instant,
}

impl Pulse {
    pub(super) fn new() -> Pulse {
        let now = Instant::now();
        Pulse(Mutex::new(Beats { last: now, running_since: now }))
    }

    /// Beats, and returns since when the process has been running without a stall. The
    /// first caller after a stall notices it.
    pub(super) fn beat(&self) -> Instant {
        let now = Instant::now();
        let mut beats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now.duration_since(beats.last) > STALL {
            beats.running_since = now;
        }
        beats.last = now;
        beats.running_since
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn stall_is_noticed_by_the_first_beat_after_it() {
        let pulse = Pulse::new();
        let start = pulse.beat();
        for _ in 0..100 {
            tokio::time::advance(BEAT).await;
            assert_eq!(pulse.beat(), start);
        }
        tokio::time::advance(Duration::from_secs(30)).await;
        let resumed = pulse.beat();
        assert_eq!(resumed, Instant::now());
        tokio::time::advance(BEAT).await;
        assert_eq!(pulse.beat(), resumed);
    }
}

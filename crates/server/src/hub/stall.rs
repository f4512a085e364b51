//! Notices that this process did not run for a while, because it was stopped or the machine was too busy.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Interval of the heartbeats while the process runs.
pub(super) const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(250);
/// A longer time without a heartbeat means that the process did not run.
const STALL_THRESHOLD: Duration = Duration::from_secs(2);

/// Gets a heartbeat regularly while the process runs, so a long gap is a stall.
#[derive(Debug)]
pub(super) struct StallDetector(Mutex<Heartbeats>);

#[derive(Debug)]
struct Heartbeats {
    last: Instant,
    /// Since when the process has been running.
    running_since: Instant,
}

impl StallDetector {
    pub(super) fn new() -> StallDetector {
        let now = Instant::now();
        StallDetector(Mutex::new(Heartbeats { last: now, running_since: now }))
    }

    /// Records a heartbeat, and returns since when the process has been running without a stall. The first call after a
    /// stall detects it.
    pub(super) fn beat(&self) -> Instant {
        let now = Instant::now();
        let mut beats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now.duration_since(beats.last) > STALL_THRESHOLD {
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
        let detector = StallDetector::new();
        let start = detector.beat();
        for _ in 0..100 {
            tokio::time::advance(HEARTBEAT_INTERVAL).await;
            assert_eq!(detector.beat(), start);
        }
        tokio::time::advance(Duration::from_secs(30)).await;
        let resumed = detector.beat();
        assert_eq!(resumed, Instant::now());
        tokio::time::advance(HEARTBEAT_INTERVAL).await;
        assert_eq!(detector.beat(), resumed);
    }
}

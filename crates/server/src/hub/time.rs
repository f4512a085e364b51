//! The time of this process: the clock of the database, carried on by a clock that never jumps.
//!
//! All processes on one database follow its clock, so they agree within [`MAX_STEP_MS`], whatever their own wall clocks
//! say. A larger difference means that the database's clock was set, or that a server with another one took over: the
//! process keeps its own time then, so that nobody's game clock jumps. With SQLite the database's clock is the wall clock
//! of this machine, and the same holds.

use super::Hub;
use super::stall::HEARTBEAT_INTERVAL;
use iquazu_protocol::UnixMillis;
use iquazu_store::Timestamp;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

/// How often to read the database's clock.
const READ_INTERVAL: Duration = Duration::from_secs(10);
/// Readings that took longer are ignored, because they are too inexact.
const MAX_ROUND_TRIP: Duration = Duration::from_secs(1);
/// Largest correction of a running process: drift, and half a round trip.
const MAX_STEP_MS: i64 = 2_000;

static PROCESS_TIME: LazyLock<(Instant, ProcessTime)> = LazyLock::new(|| (Instant::now(), ProcessTime::new()));

/// Returns the time in milliseconds since the Unix epoch. It does not follow jumps of any wall clock.
pub(crate) fn now_ms() -> UnixMillis {
    let (start, time) = &*PROCESS_TIME;
    time.at(start.elapsed())
}

/// Maps the time since the start of the process to milliseconds since the Unix epoch.
#[derive(Debug)]
struct ProcessTime {
    /// The time at the start of the process.
    base_ms: AtomicI64,
    /// Whether a database's clock was read.
    is_read: AtomicBool,
}

impl ProcessTime {
    /// Begins with the wall clock, until a database is read.
    fn new() -> ProcessTime {
        ProcessTime { base_ms: AtomicI64::new(Timestamp::now().0), is_read: AtomicBool::new(false) }
    }

    fn at(&self, elapsed: Duration) -> UnixMillis {
        let elapsed = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        u64::try_from(self.base_ms.load(Ordering::Relaxed).saturating_add(elapsed)).unwrap_or(0)
    }

    /// Follows a reading. Returns the difference if it was too large to follow: only the first reading may be anything.
    fn follow(&self, elapsed: Duration, reading: Timestamp) -> Result<(), i64> {
        let difference = reading.0.saturating_sub_unsigned(self.at(elapsed));
        if self.is_read.swap(true, Ordering::Relaxed) && difference.abs() > MAX_STEP_MS {
            return Err(difference);
        }
        self.base_ms.fetch_add(difference, Ordering::Relaxed);
        Ok(())
    }
}

/// Reads the database's clock once. If it cannot be read, the time goes on as it is.
pub(crate) async fn read_database_clock(hub: &Hub) {
    let (start, time) = &*PROCESS_TIME;
    let asked = Instant::now();
    let Ok(reading) = hub.store().now().await else { return };
    let round_trip = asked.elapsed();
    if round_trip > MAX_ROUND_TRIP {
        return;
    }
    let reading = reading.saturating_add(round_trip / 2);
    if let Err(difference_ms) = time.follow(start.elapsed(), reading) {
        tracing::warn!(difference_ms, "the database's clock has jumped; keeping the time of this process");
    }
}

/// Follows the database's clock and sends the heartbeats of the stall detector.
pub(crate) async fn follow_database_clock(hub: Arc<Hub>) {
    let mut read_at = Instant::now();
    loop {
        tokio::time::sleep(HEARTBEAT_INTERVAL).await;
        hub.stall_detector.beat();
        if read_at.elapsed() >= READ_INTERVAL {
            read_at = Instant::now();
            let hub = Arc::clone(&hub);
            // In a task of its own, because heartbeats must not wait for the database.
            tokio::spawn(async move { read_database_clock(&hub).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: i64 = 3_600_000;

    fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn first_reading_replaces_the_wall_clock_of_a_process_that_is_ahead() {
        let time = ProcessTime::new();
        let database = Timestamp(Timestamp::now().0 - HOUR_MS);
        assert_eq!(time.follow(Duration::ZERO, database), Ok(()));
        assert_eq!(time.at(seconds(1)), database.0 as u64 + 1000);
    }

    #[test]
    fn drift_is_followed_and_jumps_are_not() {
        let time = ProcessTime::new();
        time.follow(Duration::ZERO, Timestamp(10 * HOUR_MS)).expect("the first reading");
        let start = 10 * HOUR_MS as u64;
        assert_eq!(time.follow(seconds(10), Timestamp(10 * HOUR_MS + 10_040)), Ok(()));
        assert_eq!(time.at(seconds(10)), start + 10_040);
        for jump in [HOUR_MS, -HOUR_MS, 30_000] {
            let reading = Timestamp(10 * HOUR_MS + 20_040 + jump);
            assert_eq!(time.follow(seconds(20), reading), Err(jump), "returned, for the log");
            assert_eq!(time.at(seconds(20)), start + 20_040, "nobody's clock jumps");
        }
    }
}

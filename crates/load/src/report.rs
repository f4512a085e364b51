//! What came out of a measurement.

use std::fmt;
use std::time::Duration;

/// How long moves took from being sent to being acknowledged.
#[derive(Clone, Debug, Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    pub fn push(&mut self, latency: Duration) {
        self.0.push(latency);
    }

    pub fn extend(&mut self, other: &Latencies) {
        self.0.extend(&other.0);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds: this part of all was at least as fast.
    pub fn percentile_ms(&mut self, part: f64) -> f64 {
        self.0.sort_unstable();
        let place = ((self.0.len() as f64 * part) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(place).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
    }
}

/// One line of the report.
#[derive(Clone, Debug)]
pub struct LoadReport {
    pub tables: usize,
    pub moves_per_second: f64,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    /// What the server's memory grew by for each live table, in kilobytes: with all connections, before the first move.
    pub kb_per_table: f64,
    /// The same after the last move: games have a past then, and the database has filled its cache.
    pub kb_per_table_at_end: f64,
    /// Processor time of the server for one move, in microseconds.
    pub server_us_per_move: f64,
    /// Processor time of the players for one move, in microseconds.
    pub client_us_per_move: f64,
}

impl LoadReport {
    pub const HEADER: &str = " tables   moves/s   p50 ms   p99 ms   max ms  KB/table   (end)  server µs/move  players";
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LoadReport { tables, moves_per_second, p50_ms, p99_ms, max_ms, .. } = self;
        write!(f, "{tables:>7} {moves_per_second:>9.0} {p50_ms:>8.1} {p99_ms:>8.1} {max_ms:>8.1} ")?;
        write!(f, "{:>9.1} {:>7.1} ", self.kb_per_table, self.kb_per_table_at_end)?;
        write!(f, "{:>15.0} {:>8.0}", self.server_us_per_move, self.client_us_per_move)
    }
}

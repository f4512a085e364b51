//! The result of a measurement.

use std::fmt;
use std::time::Duration;

/// Times from sending moves to their acknowledgement.
#[derive(Clone, Debug, Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// Adds a latency.
    pub fn push(&mut self, latency: Duration) {
        self.0.push(latency);
    }

    /// Adds the latencies of another set.
    pub fn extend(&mut self, other: &Latencies) {
        self.0.extend(&other.0);
    }

    /// Returns the number of latencies.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns a quantile in milliseconds; 0 without latencies.
    pub fn percentile_ms(&mut self, quantile: f64) -> f64 {
        self.0.sort_unstable();
        let index = ((self.0.len() as f64 * quantile) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(index).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
    }
}

/// One line of the report.
#[derive(Clone, Debug)]
pub struct LoadReport {
    /// Tables that were played at the same time.
    pub tables: usize,
    /// Acknowledged moves per second, of all tables together.
    pub moves_per_second: f64,
    /// Median time from move to acknowledgement in milliseconds.
    pub p50_ms: f64,
    /// 99th percentile of it.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// Growth of the server's memory per table, in kilobytes, with all connections and before the first move.
    pub kb_per_table: f64,
    /// The same after the last move, with logs in memory and a warm database cache.
    pub kb_per_table_at_end: f64,
    /// CPU time of the server per move, in microseconds.
    pub server_us_per_move: f64,
    /// CPU time of the load generator per move, in microseconds.
    pub client_us_per_move: f64,
}

impl LoadReport {
    /// The names of the columns that `Display` writes.
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

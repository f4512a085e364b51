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
    pub fn at(&mut self, part: f64) -> f64 {
        self.0.sort_unstable();
        let place = ((self.0.len() as f64 * part) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(place).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
    }
}

/// One line of the report.
#[derive(Clone, Debug)]
pub struct Figures {
    pub tables: usize,
    pub moves_a_second: f64,
    pub p50: f64,
    pub p99: f64,
    pub worst: f64,
    /// What the server's memory grew by for each live table, in kilobytes: with all connections, before the first move.
    pub kilobytes_a_table: f64,
    /// The same after the last move: games have a past then, and the database has filled its cache.
    pub kilobytes_at_the_end: f64,
    /// Processor time of the server for one move, in microseconds.
    pub server_a_move: f64,
    /// Processor time of the players for one move, in microseconds.
    pub players_a_move: f64,
}

impl Figures {
    pub const HEAD: &str = " tables   moves/s   p50 ms   p99 ms   max ms  KB/table   (end)  server µs/move  players";
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { tables, moves_a_second, p50, p99, worst, .. } = self;
        write!(f, "{tables:>7} {moves_a_second:>9.0} {p50:>8.1} {p99:>8.1} {worst:>8.1} ")?;
        write!(f, "{:>9.1} {:>7.1} ", self.kilobytes_a_table, self.kilobytes_at_the_end)?;
        write!(f, "{:>15.0} {:>8.0}", self.server_a_move, self.players_a_move)
    }
}

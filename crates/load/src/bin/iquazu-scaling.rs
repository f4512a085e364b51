//! Simulates many tables on several processes and databases: `cargo run -p iquazu-load --bin iquazu-scaling -- --help`.
//!
//! A move waits for a core of its table's process, then for the process's next batch, and then for the commit. Commits on
//! one database happen one after the other, because NOTIFY serializes them (docs/scaling.md).

use clap::Parser;
use iquazu_rules::{Rng, SplitMix};

/// Simulate the latency of moves on many tables
#[derive(Parser, Debug, Clone)]
struct Model {
    /// Play on N tables at once
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    tables: u32,
    /// Play N moves per minute at each table
    #[arg(long, value_name = "N", default_value_t = 6.0)]
    rate: f64,
    /// Run N server processes, spread over the databases
    #[arg(long, value_name = "N", default_value_t = 1)]
    processes: usize,
    /// Give each process N cores
    #[arg(long, value_name = "N", default_value_t = 2)]
    cores: usize,
    /// Use N databases, each with its share of the tables
    #[arg(long, value_name = "N", default_value_t = 1)]
    databases: usize,
    /// Use N microseconds of CPU time in a process per move
    #[arg(long, value_name = "N", default_value_t = 130.0)]
    server_us: f64,
    /// Use N microseconds of the database per move within a batch
    #[arg(long, value_name = "N", default_value_t = 130.0)]
    entry_us: f64,
    /// Commit in N milliseconds
    #[arg(long, value_name = "N", default_value_t = 4.0)]
    commit_ms: f64,
    /// Simulate N seconds
    #[arg(long, value_name = "N", default_value_t = 20.0)]
    seconds: f64,
}

/// Most moves in one transaction, as in the store.
const MAX_BATCH: usize = 512;

/// A process: since when each core is free, and the moves that wait for its writer (decided at, arrived at).
struct Process {
    cores: Vec<f64>,
    waiting: std::collections::VecDeque<(f64, f64)>,
    writer_free: f64,
}

struct Results {
    latencies_ms: Vec<f64>,
    /// Share of the time in which the cores were busy, and the databases committed.
    cpu: f64,
    commits: f64,
}

impl Results {
    fn percentile(&self, quantile: f64) -> f64 {
        let last = self.latencies_ms.len().saturating_sub(1);
        self.latencies_ms.get(((last as f64) * quantile) as usize).copied().unwrap_or(0.0)
    }
}

/// Returns a number between 0 and 1, both excluded.
fn uniform(rng: &mut SplitMix) -> f64 {
    (f64::from(rng.below(1 << 30)) + 0.5) / f64::from(1 << 30)
}

fn simulate(model: &Model) -> Results {
    let mut rng = SplitMix::new(7);
    let per_second = f64::from(model.tables) * model.rate / 60.0;
    let process = || Process { cores: vec![0.0; model.cores], waiting: Default::default(), writer_free: 0.0 };
    let mut processes: Vec<Process> = (0..model.processes).map(|_| process()).collect();
    let (mut busy, mut now) = (0.0, 0.0);
    while now < model.seconds {
        now += -uniform(&mut rng).ln() / per_second;
        let one = &mut processes[rng.below(model.processes as u32) as usize];
        let work = model.server_us * 1e-6 * (0.5 + uniform(&mut rng));
        let Some(core) = one.cores.iter_mut().min_by(|one, other| one.total_cmp(other)) else { continue };
        *core = core.max(now) + work;
        busy += work;
        one.waiting.push_back((*core, now));
    }
    for one in &mut processes {
        one.waiting.make_contiguous().sort_by(|one, other| one.0.total_cmp(&other.0));
    }
    let mut latencies_ms = Vec::new();
    let mut committing = 0.0;
    for database in 0..model.databases {
        let own = processes.iter_mut().enumerate().filter(|(index, _)| index % model.databases == database);
        let mut own: Vec<&mut Process> = own.map(|(_, process)| process).collect();
        let mut database_free: f64 = 0.0;
        // The process whose next batch begins first writes next.
        while let Some((begin, next)) = own
            .iter()
            .enumerate()
            .filter_map(|(index, process)| Some((process.waiting.front()?.0.max(process.writer_free), index)))
            .min_by(|one, other| one.0.total_cmp(&other.0))
        {
            let process = &mut own[next];
            let size = process.waiting.iter().take(MAX_BATCH).take_while(|(decided, _)| *decided <= begin).count();
            let batch: Vec<(f64, f64)> = process.waiting.drain(..size).collect();
            let written = begin + size as f64 * model.entry_us * 1e-6;
            let commit = model.commit_ms * 1e-3 * (0.5 + uniform(&mut rng));
            let end = written.max(database_free) + commit;
            (process.writer_free, database_free) = (end, end);
            committing += commit;
            latencies_ms.extend(batch.iter().map(|(_, arrived)| (end - arrived) * 1e3));
        }
    }
    latencies_ms.sort_by(f64::total_cmp);
    let cores = (model.processes * model.cores) as f64;
    Results {
        latencies_ms,
        cpu: busy / model.seconds / cores,
        commits: committing / model.seconds / model.databases as f64,
    }
}

fn main() {
    let model = Model::parse();
    let results = simulate(&model);
    let moves = results.latencies_ms.len() as f64 / model.seconds;
    println!(
        "moves per second: {moves:.0}, p50 {:.1} ms, p99 {:.1} ms",
        results.percentile(0.5),
        results.percentile(0.99)
    );
    println!("cores busy {:.0} %, databases committing {:.0} %", results.cpu * 100.0, results.commits * 100.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> Model {
        Model { seconds: 2.0, ..Model::parse_from(["iquazu-scaling"]) }
    }

    #[test]
    fn idle_system_takes_the_time_of_a_commit() {
        let results = simulate(&Model { tables: 10, ..model() });
        assert!((2.0..8.0).contains(&results.percentile(0.5)), "{}", results.percentile(0.5));
        assert!(results.cpu < 0.01 && results.commits < 0.05);
    }

    #[test]
    fn overload_shows_in_the_latency_and_more_cores_help() {
        let overload = Model { tables: 200_000, ..model() };
        let results = simulate(&overload);
        assert!(results.cpu > 0.95 && results.percentile(0.99) > 500.0, "{}", results.percentile(0.99));
        let spread = simulate(&Model { processes: 8, databases: 4, ..overload });
        assert!(spread.percentile(0.99) < 100.0, "{}", spread.percentile(0.99));
    }

    /// Commits on one database follow each other, so more processes wait for each other.
    #[test]
    fn processes_on_one_database_share_its_commits() {
        let p50 = |processes, databases| {
            let busy = Model { tables: 40_000, processes, databases, ..model() };
            simulate(&busy).percentile(0.5)
        };
        assert!(p50(8, 1) > 2.0 * p50(8, 8), "{} {}", p50(8, 1), p50(8, 8));
    }
}

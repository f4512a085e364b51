//! Simulates a month on a server of its own: `cargo run --release -p iquazu-load --bin iquazu-month -- --help`.

use anyhow::{Result, ensure};
use clap::{Parser, ValueEnum};
use iquazu_load::month::{Backend, MonthConfig, run};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::path::PathBuf;
use std::time::Duration;

/// Simulate a month of people, games, queues and notices, kill servers at its end, and measure every page's query
#[derive(Parser, Debug)]
struct Options {
    /// Use this database: a SQLite file with one server, or a throwaway PostgreSQL with two
    #[arg(long, value_enum, default_value = "sqlite")]
    database: Database,
    /// Simulate N people
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    people: usize,
    /// Write N finished games first, as copies of games that were played
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    games: usize,
    /// Spread the past over N days
    #[arg(long, value_name = "N", default_value_t = 30)]
    days: u32,
    /// Play N games on real servers at the end, half of them over days
    #[arg(long, value_name = "N", default_value_t = 400)]
    live_games: usize,
    /// Let at most N people play at a time
    #[arg(long, value_name = "N", default_value_t = 60)]
    active: usize,
    /// Kill a server every N seconds, on average
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    kill_seconds: f64,
    /// Leave a notice to the process that has claimed it for N seconds
    #[arg(long, value_name = "N", default_value_t = 60)]
    notice_lease_seconds: u64,
    /// Copy N different games
    #[arg(long, value_name = "N", default_value_t = 120)]
    templates: usize,
    /// Measure each query N times
    #[arg(long, value_name = "N", default_value_t = 2000)]
    samples: usize,
    /// Fail if a query takes longer in one case of a hundred
    #[arg(long, value_name = "MS", default_value_t = 20.0)]
    max_ms: f64,
    /// RNG seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Run this server binary
    #[arg(long, value_name = "FILE", default_value = "target/release/iquazu")]
    binary: PathBuf,
    /// Keep the SQLite file in this folder; a month of the same seed and size that is there already is used again
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// Run a small simulation: 200 people, 500 games and 12 games on real servers
    #[arg(long, conflicts_with_all = ["people", "games", "live_games", "active", "templates", "samples"])]
    quick: bool,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Database {
    Sqlite,
    Postgres,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most })?;
    let quick = MonthConfig { seed: options.seed, ..MonthConfig::QUICK };
    let whole = MonthConfig {
        people: options.people,
        games: options.games,
        days: options.days,
        live_games: options.live_games,
        active: options.active,
        kill_interval: Duration::from_secs_f64(options.kill_seconds),
        notice_lease: Duration::from_secs(options.notice_lease_seconds),
        templates: options.templates,
        samples: options.samples,
        seed: options.seed,
    };
    let backend = match options.database {
        Database::Sqlite => Backend::Sqlite,
        Database::Postgres => Backend::Postgres,
    };
    let own = std::env::temp_dir().join(format!("iquazu-month-{}", std::process::id()));
    let folder = options.keep.as_ref().unwrap_or(&own);
    std::fs::create_dir_all(folder)?;
    let report = run(if options.quick { quick } else { whole }, backend, &options.binary, folder).await;
    if options.keep.is_none() {
        std::fs::remove_dir_all(folder)?;
    }
    let report = report?;
    println!("{report}");
    ensure!(report.checks.problems.is_empty(), "{} problems", report.checks.problems.len());
    let slow: Vec<&str> = report.slower_than(options.max_ms).iter().map(|times| times.name).collect();
    ensure!(slow.is_empty(), "slower than {} ms: {}", options.max_ms, slow.join(", "));
    Ok(())
}

//! Measures the server: `cargo run --release -p iquazu-load -- --help`.

use anyhow::{Context, Result};
use clap::Parser;
use iquazu_load::{Driver, Latencies, LoadConfig, LoadReport, ServerProcess, get, own_cpu_seconds};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Measure a server with many tables, each with a connection per player
#[derive(Parser, Debug)]
struct Options {
    /// Measure with N tables, once for each number
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "100,500,1000,2000")]
    tables: Vec<usize>,
    /// Play N moves per second in all (0 = as fast as possible)
    #[arg(long, value_name = "N", default_value_t = 0)]
    rate: u32,
    /// Measure for N seconds each time
    #[arg(long, value_name = "N", default_value_t = 20)]
    seconds: u64,
    /// Seat N players at each table, each with a connection
    #[arg(long, value_name = "N", default_value_t = 4)]
    people: usize,
    /// Reconnect a player after one move in N (0 = never)
    #[arg(long, value_name = "N", default_value_t = 0)]
    churn: u32,
    /// Print the server's memory and metrics every N seconds
    #[arg(long, value_name = "N")]
    watch: Option<u64>,
    /// Run this server binary
    #[arg(long, value_name = "FILE", default_value = "target/release/iquazu")]
    binary: PathBuf,
    /// Run N server processes on the database, each with its share of the tables; more than one needs PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1)]
    processes: usize,
    /// Store tables in this database [default: a new SQLite file]
    #[arg(long, value_name = "FILE|postgres://…")]
    database: Option<String>,
}

/// Tables created in parallel.
const MAX_CONCURRENT_SETUPS: usize = 32;

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    allow_many_connections()?;
    println!("{}", LoadReport::HEADER);
    for &tables in &options.tables {
        println!("{}", measure(&options, tables).await?);
    }
    Ok(())
}

/// Raises the limit of open files to the maximum.
fn allow_many_connections() -> Result<()> {
    let most = getrlimit(Resource::Nofile).maximum;
    Ok(setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most })?)
}

async fn measure(options: &Options, tables: usize) -> Result<LoadReport> {
    let folder = std::env::temp_dir().join(format!("iquazu-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{tables}.db")).to_string_lossy().into_owned();
    let database = options.database.as_deref().unwrap_or(&file);
    let start = |_| ServerProcess::start(&options.binary, &["--database", database]);
    let processes = Processes((0..options.processes.max(1)).map(start).collect::<Result<_>>()?);
    let report = play(options, tables, &processes).await;
    drop(processes);
    std::fs::remove_dir_all(&folder)?;
    report
}

/// The servers that are measured together.
struct Processes(Vec<ServerProcess>);

impl Processes {
    /// Returns the address of the process that a table is played at.
    fn address(&self, table: usize) -> SocketAddr {
        self.0[table % self.0.len()].address()
    }

    fn rss_bytes(&self) -> Result<u64> {
        self.0.iter().map(ServerProcess::rss_bytes).sum()
    }

    fn cpu_seconds(&self) -> Result<f64> {
        self.0.iter().map(ServerProcess::cpu_seconds).sum()
    }
}

async fn play(options: &Options, tables: usize, process: &Processes) -> Result<LoadReport> {
    let pause = match options.rate {
        0 => Duration::ZERO,
        rate => Duration::from_secs_f64(tables as f64 / f64::from(rate)),
    };
    let load = LoadConfig { people: options.people, move_interval: pause, churn: options.churn };
    // Start one table before measuring memory, so that one-time costs of the server do not count.
    let first = Driver::start(process.address(0), load, 0).await?;
    let empty = process.rss_bytes()?;
    let mut drivers = start_all(process, load, tables - 1).await?;
    drivers.push(first);
    let full = process.rss_bytes()?;
    let (start, server_before, own_before) = (Instant::now(), process.cpu_seconds()?, own_cpu_seconds()?);
    let end = start + Duration::from_secs(options.seconds);
    let mut players: JoinSet<Result<(Driver, Latencies)>> = JoinSet::new();
    for driver in drivers {
        players.spawn(driver.play(end));
    }
    if let Some(seconds) = options.watch {
        watch(process, start, end, Duration::from_secs(seconds)).await?;
    }
    // All players stay connected until the last one is done.
    let played = players.join_all().await.into_iter().collect::<Result<Vec<_>>>()?;
    let took = start.elapsed().as_secs_f64();
    let mut latencies = Latencies::default();
    played.iter().for_each(|(_, more)| latencies.extend(more));
    let moves = latencies.count() as f64;
    let a_table = |memory: u64| memory.saturating_sub(empty) as f64 / 1024.0 / (tables.max(2) - 1) as f64;
    Ok(LoadReport {
        tables,
        moves_per_second: moves / took,
        p50_ms: latencies.percentile_ms(0.5),
        p99_ms: latencies.percentile_ms(0.99),
        max_ms: latencies.percentile_ms(1.0),
        kb_per_table: a_table(full),
        kb_per_table_at_end: a_table(process.rss_bytes()?),
        server_us_per_move: (process.cpu_seconds()? - server_before) * 1e6 / moves,
        client_us_per_move: (own_cpu_seconds()? - own_before) * 1e6 / moves,
    })
}

async fn start_all(process: &Processes, load: LoadConfig, tables: usize) -> Result<Vec<Driver>> {
    let permits = Arc::new(Semaphore::new(MAX_CONCURRENT_SETUPS));
    let mut starting = JoinSet::new();
    for number in 0..tables {
        let (permits, server) = (Arc::clone(&permits), process.address(number + 1));
        starting.spawn(async move {
            let _permit = permits.acquire_owned().await?;
            Driver::start(server, load, number as u64 + 1).await
        });
    }
    starting.join_all().await.into_iter().collect()
}

/// Prints the memory of all processes and the metrics of the first until `end`.
async fn watch(process: &Processes, start: Instant, end: Instant, every: Duration) -> Result<()> {
    while Instant::now() + every < end {
        tokio::time::sleep(every).await;
        let metrics = get(process.address(0), "/metrics", None).await?;
        let find = |name: &str| metrics.body.lines().find_map(|line| line.strip_prefix(name));
        let count = |name: &str| find(name).with_context(|| name.to_owned());
        let (tasks, tables, connections) =
            (count("iquazu_runtime_tasks ")?, count("iquazu_tables_loaded ")?, count("iquazu_websocket_connections ")?);
        let (seconds, memory) = (start.elapsed().as_secs(), process.rss_bytes()? as f64 / 1e6);
        println!("{seconds:>5} s: {memory:.1} MB, {tables} tables, {connections} connections, {tasks} tasks");
    }
    Ok(())
}

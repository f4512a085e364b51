//! A simulated month: what it leaves in a database, real servers that are killed at its end, and every page's query.
//!
//! The past is written through the store: copies of games that were really played, each with its own people and times.
//! The last stretch is real: people enter queues, are matched, play over sockets or over days whenever a notice calls them,
//! and one server after the other is killed and started again. Time is compressed by leaving out the time to think.

mod checks;
mod database;
mod killer;
mod ledger;
mod live;
mod past;
mod people;
mod progress;
mod queries;
mod sinks;
mod templates;

use anyhow::{Context, Result};
use iquazu_protocol::QueueSpeed;
use iquazu_rules::{Rng, SplitMix};
use iquazu_store::{Access, Timestamp};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

pub use self::checks::Checks;
pub use self::database::Backend;
pub use self::queries::QueryTimes;

use self::database::MonthDatabase;
use self::live::{LiveContext, QueuedGame};
use self::past::PastWriter;
use self::queries::Measurement;
use self::sinks::Sinks;
use crate::ServerProcess;

/// Writes under way at a time.
const MAX_PARALLEL: usize = 128;

/// The size of the month.
#[derive(Clone, Copy, Debug)]
pub struct MonthConfig {
    /// People who have an identity.
    pub people: usize,
    /// Finished games.
    pub games: usize,
    /// Days that the past is spread over.
    pub days: u32,
    /// Games that are played on real servers at the end, half of them live and half over days.
    pub live_games: usize,
    /// People who play at the same time.
    pub active: usize,
    /// Time between kills, on average.
    pub kill_interval: Duration,
    /// How long a notice is left to the process that has claimed it.
    pub notice_lease: Duration,
    /// Different games that the past has copies of.
    pub templates: usize,
    /// Measurements of each query.
    pub samples: usize,
    /// Seed of everything random.
    pub seed: u64,
}

impl MonthConfig {
    /// The whole of it in some seconds.
    pub const QUICK: MonthConfig = MonthConfig {
        people: 200,
        games: 500,
        days: 30,
        live_games: 12,
        active: 40,
        kill_interval: Duration::from_secs(5),
        notice_lease: Duration::from_secs(9),
        templates: 9,
        samples: 12,
        seed: 1,
    };
}

/// The result.
#[derive(Clone, Debug)]
pub struct MonthReport {
    /// What was simulated.
    pub config: MonthConfig,
    /// Server processes that shared the database.
    pub processes: usize,
    /// Size of the database in bytes.
    pub bytes: u64,
    /// What was compared, and what was wrong.
    pub checks: Checks,
    /// How long the queries took.
    pub times: Vec<QueryTimes>,
    /// Tables with many rows that were read as a whole while queries were measured, and how often (PostgreSQL).
    pub full_scans: Vec<(String, u64)>,
    /// Duration of the whole run.
    pub took: Duration,
}

impl MonthReport {
    /// Returns the queries that take longer than this in one case of a hundred.
    pub fn slower_than(&self, most_ms: f64) -> Vec<&QueryTimes> {
        self.times.iter().filter(|times| times.p99_ms > most_ms).collect()
    }
}

impl fmt::Display for MonthReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MonthReport { config, checks, .. } = self;
        let megabytes = self.bytes as f64 / 1e6;
        writeln!(
            f,
            "{} people, {} finished games over {} days, {megabytes:.0} MB; {:.0} s in all",
            config.people,
            config.games,
            config.days,
            self.took.as_secs_f64()
        )?;
        writeln!(
            f,
            "played on {} process(es) with {} kills: {} people matched, {} games, {} acknowledged moves, {} notices ({} twice, \
             {} late)",
            self.processes,
            checks.kills,
            checks.matched,
            checks.games,
            checks.moves,
            checks.notices,
            checks.duplicates,
            checks.late
        )?;
        writeln!(f, "{} games of the past replayed; {} problems", checks.replayed, checks.problems.len())?;
        checks.problems.iter().take(20).try_for_each(|problem| writeln!(f, "problem: {problem}"))?;
        self.full_scans.iter().try_for_each(|(table, count)| writeln!(f, "full scans of {table}: {count}"))?;
        writeln!(f, "\n| query | samples | p50 ms | p99 ms | max ms |\n| --- | ---: | ---: | ---: | ---: |")?;
        self.times.iter().try_for_each(|times| writeln!(f, "{times}"))
    }
}

/// Waits until another task may be spawned.
async fn in_parallel(tasks: &mut JoinSet<Result<()>>) -> Result<()> {
    while tasks.len() >= MAX_PARALLEL {
        tasks.join_next().await.context("a task")???;
    }
    Ok(())
}

/// Runs the month in a folder of its own.
///
/// # Errors
/// Returns an error if a server or the database fails. What is wrong with the results is in the report.
pub async fn run(config: MonthConfig, backend: Backend, binary: &Path, folder: &Path) -> Result<MonthReport> {
    let (start, mut rng) = (Instant::now(), SplitMix::new(config.seed));
    let database = MonthDatabase::create(backend, folder)?;
    let sinks = Sinks::open().await?;
    let end = Timestamp::now();
    let begin = Timestamp(end.0 - i64::from(config.days) * 24 * 3_600_000);
    let people = people::people(config.people, &mut rng);
    write_past(&config, &database, binary, folder, (begin, end), &people, rng.clone()).await?;
    let store = iquazu_store::open(&database.address(), Access::Administer).await?;
    people::create_channels(&store, &people, &sinks, begin).await?;
    store.close().await;

    let mut arguments = vec!["--database".to_owned(), database.address()];
    arguments.extend(sinks.server_arguments());
    arguments.extend(["--notice-lease-seconds".to_owned(), config.notice_lease.as_secs().to_string()]);
    let start_server = |_| ServerProcess::start(binary, &arguments);
    let processes: Vec<ServerProcess> = (0..database.processes()).map(start_server).collect::<Result<_>>()?;
    let servers: Vec<_> = processes.iter().map(ServerProcess::address).collect();
    let store = iquazu_store::open(&database.address(), Access::Administer).await?;
    let context = Arc::new(LiveContext {
        servers,
        inbox: Arc::clone(&sinks.inbox),
        notice_lease: config.notice_lease,
        ..LiveContext::default()
    });
    let live_since = Timestamp::now();
    let processes = play_live(config, &context, processes, &people, &mut rng).await?;
    eprintln!("checking {} games", config.live_games);
    let mut checks = checks::check(&context, &*store, &people, live_since).await?;

    eprintln!("measuring queries");
    let challenges = config.people * past::CHALLENGES_PERCENT / 100;
    let (server, samples) = (context.servers[0], config.samples);
    let mut measurement =
        Measurement { store: &store, server, people: &people, samples, challenges, rng, times: Vec::new() };
    let before = database.full_scans()?;
    let full_scans = measure(&mut measurement, &database, &before).await?;
    let tables = measurement.pick_tables().await?;
    checks::replay_sample(&mut checks, &context, &tables[..tables.len().min(samples / 2)]).await?;
    let times = measurement.times;
    store.close().await;
    let bytes = database.size()?;
    let report =
        MonthReport { config, processes: processes.len(), bytes, checks, times, full_scans, took: start.elapsed() };
    Ok(report)
}

/// Writes the past, unless an earlier run has written and kept it.
async fn write_past(
    config: &MonthConfig,
    database: &MonthDatabase,
    binary: &Path,
    folder: &Path,
    (begin, end): (Timestamp, Timestamp),
    people: &[people::Person],
    rng: SplitMix,
) -> Result<()> {
    let is_written = database.is_written();
    database.set_durable(false)?;
    let templates = match is_written {
        true => templates::Templates::default(),
        false => {
            eprintln!("playing {} games to copy", config.templates);
            templates::make_templates(binary, folder, config.templates).await?
        }
    };
    let store = iquazu_store::open(&database.address(), Access::Administer).await?;
    let mut past = PastWriter { store: &store, people, templates: &templates, begin, end, rng };
    if !is_written {
        eprintln!("writing {} people and {} games", config.people, config.games);
        people::create_people(&store, people, (begin, end)).await?;
        past.write(config).await?;
    }
    past.write_days().await?;
    past.write_moderation().await?;
    store.close().await;
    database.set_durable(true)
}

/// Plays the last stretch while servers are killed.
async fn play_live(
    config: MonthConfig,
    context: &Arc<LiveContext>,
    processes: Vec<ServerProcess>,
    people: &[people::Person],
    rng: &mut SplitMix,
) -> Result<Vec<ServerProcess>> {
    let queued_game = |game: usize| {
        let players = [2, 2, 3, 2, 4, 3][game / 2 % 6];
        QueuedGame { players, speed: if game.is_multiple_of(2) { QueueSpeed::Quick } else { QueueSpeed::Day } }
    };
    let games: Vec<QueuedGame> = (0..config.live_games).map(queued_game).collect();
    eprintln!("playing {} games on {} process(es)", games.len(), processes.len());
    let (over, is_over) = watch::channel(false);
    let killing = killer::kill_now_and_then(
        processes,
        Arc::clone(context),
        is_over,
        config.kill_interval,
        SplitMix::new(rng.next_u64()),
    );
    let killing = tokio::spawn(killing);
    let played = live::play_all(context, &games, people, config.active, rng.next_u64()).await;
    over.send_replace(true);
    let processes = killing.await??;
    played.map(|()| processes)
}

/// Measures all queries. Returns how often big tables were read as a whole meanwhile.
async fn measure(
    measurement: &mut Measurement<'_>,
    database: &MonthDatabase,
    before: &[(String, u64)],
) -> Result<Vec<(String, u64)>> {
    measurement.measure_pages().await?;
    measurement.measure_days().await?;
    measurement.measure_operator().await?;
    measurement.measure_background().await?;
    measurement.measure_http().await?;
    // PostgreSQL publishes its counts after a second.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let count_before = |table: &str| before.iter().find(|(name, _)| name == table).map_or(0, |(_, count)| *count);
    let grown = |(table, count): (String, u64)| {
        let more = count.saturating_sub(count_before(&table));
        (more > 0).then_some((table, more))
    };
    Ok(database.full_scans()?.into_iter().filter_map(grown).collect())
}

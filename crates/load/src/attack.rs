//! Attacks a server as a stranger on the network would: without its source, through its port only, and always on loopback.
//!
//! The server runs with its default limits. Meanwhile a control table plays from an address of its own; its players must
//! not notice anything.

mod connections;
mod frames;
mod requests;
mod seats;

use anyhow::{Context, Result, ensure};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::{Driver, Latencies, LoadConfig, ServerProcess, from_address, get};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Mutated frames, and as many mutated bodies.
    pub mutations: u32,
    /// Connections that are opened and left idle.
    pub idle: u32,
    /// Repetitions of everything else.
    pub repetitions: u32,
}

impl Scale {
    /// A few seconds, for the tests.
    pub const SHORT: Scale = Scale { mutations: 1_000, idle: 200, repetitions: 20 };
    /// Some minutes.
    pub const LONG: Scale = Scale { mutations: 100_000, idle: 2_000, repetitions: 200 };
}

/// What one kind of attack has led to.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What was tried.
    pub attack: &'static str,
    /// How often.
    pub tried: u32,
    /// With what result.
    pub result: String,
    /// Whether the server withstood it.
    pub held: bool,
}

/// The result of all attacks.
#[derive(Clone, Debug)]
pub struct AttackReport {
    /// Each kind of attack.
    pub outcomes: Vec<Outcome>,
    /// How long the moves of the control table took meanwhile.
    pub control: Latencies,
    /// The server's memory at the end, in bytes.
    pub memory: u64,
}

impl AttackReport {
    /// Returns whether the server has withstood all attacks.
    pub fn held(&self) -> bool {
        self.outcomes.iter().all(|outcome| outcome.held)
    }
}

impl fmt::Display for AttackReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Outcome { attack, tried, result, held } in &self.outcomes {
            let verdict = if *held { "held" } else { "FAILED" };
            writeln!(f, "{verdict:6} {tried:>7} × {attack}: {result}")?;
        }
        let mut control = self.control.clone();
        let [p50, p99, max] = [0.5, 0.99, 1.0].map(|quantile| control.percentile_ms(quantile));
        let count = control.count();
        writeln!(f, "control table: {count} moves, p50 {p50:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")?;
        write!(f, "memory of the server: {} MB", self.memory / (1 << 20))
    }
}

/// The server under attack, and addresses to attack it from.
#[derive(Debug)]
struct Target {
    server: SocketAddr,
    scale: Scale,
    used_addresses: AtomicU32,
}

impl Target {
    /// Returns an address of 127.0.0.0/8 that was not used before.
    fn fresh_address(&self) -> IpAddr {
        let number = self.used_addresses.fetch_add(1, Ordering::Relaxed);
        let [_, b, c, d] = (number % 0x00fe_0000 + 0x0001_0000).to_be_bytes();
        IpAddr::from([127, b, c, d])
    }

    /// Fails unless the server is alive and answers its operator.
    async fn check_alive(&self) -> Result<()> {
        let health = from_address(self.fresh_address(), get(self.server, "/readyz", None)).await;
        let status = health.context("the server does not answer")?.status;
        ensure!(status == 200, "the server is not ready: {status}");
        Ok(())
    }
}

/// Starts the server on a new database in a folder, attacks it, and reports.
///
/// # Errors
/// Returns an error if the server does not start, dies, or the control table cannot play on.
pub async fn run(binary: &Path, folder: &Path, scale: Scale) -> Result<AttackReport> {
    let database = folder.join("attacked.db");
    let process = ServerProcess::start_limited(binary, &["--database".as_ref(), database.as_os_str()])?;
    let target = Target { server: process.address(), scale, used_addresses: AtomicU32::new(0) };
    ensure!(target.server.ip().is_loopback(), "attacks are for loopback only");
    let (end, mut ended) = tokio::sync::watch::channel(false);
    let control = tokio::spawn(from_address(IpAddr::from([127, 255, 0, 1]), {
        let server = target.server;
        async move {
            let load = LoadConfig { people: 2, move_interval: Duration::from_millis(400), churn: 0 };
            let (mut driver, mut latencies) = (Driver::start(server, load, 1).await?, Latencies::default());
            while !*ended.borrow_and_update() {
                let (next, some) = driver.play(Instant::now() + Duration::from_secs(1)).await?;
                driver = next;
                latencies.extend(&some);
            }
            anyhow::Ok(latencies)
        }
    }));
    let outcomes = attack_all(&target).await?;
    end.send_replace(true);
    let control = control.await?.context("the control table could not play on")?;
    Ok(AttackReport { outcomes, control, memory: process.rss_bytes()? })
}

async fn attack_all(target: &Target) -> Result<Vec<Outcome>> {
    let mut outcomes = Vec::new();
    outcomes.push(requests::odd_paths(target).await?);
    outcomes.push(requests::odd_hosts(target).await?);
    outcomes.push(requests::smuggling(target).await?);
    outcomes.push(requests::header_bombs(target).await?);
    outcomes.push(requests::mutated_bodies(target).await?);
    outcomes.push(requests::forged_addresses(target).await?);
    outcomes.push(seats::fill_a_table(target).await?);
    outcomes.push(seats::flood_the_lobby(target).await?);
    outcomes.push(seats::flood_the_chat(target).await?);
    outcomes.push(seats::repeat_stale_moves(target).await?);
    outcomes.push(frames::mutated_frames(target).await?);
    outcomes.push(frames::mutated_heads(target).await?);
    outcomes.push(frames::control_frames(target).await?);
    outcomes.push(connections::slow_heads(target).await?);
    outcomes.push(connections::unread_downloads(target).await?);
    outcomes.push(connections::idle_connections(target).await?);
    outcomes.push(connections::many_spectators(target).await?);
    target.check_alive().await?;
    Ok(outcomes)
}

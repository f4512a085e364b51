//! A PostgreSQL whose disk is full: moves are refused, acknowledged ones stay, and the games go on once there is space.
//!
//! The disk is a small file system in memory, which needs root. Without it the test says so and does nothing.

use crate::two_players::Game;
use anyhow::{Result, ensure};
use iquazu_load::{ServerProcess, get};
use iquazu_protocol::Clock;
use iquazu_rules::Seat;
use iquazu_store::Cluster;
use std::path::Path;
use std::time::Duration;

/// More games than it takes to fill the pages that PostgreSQL has already.
const GAMES: usize = 4;
/// Moves of each game before the disk is full.
const MOVES: u32 = 3;
const RETRY_INTERVAL: Duration = Duration::from_millis(200);

#[tokio::test(flavor = "multi_thread")]
async fn full_disk_of_postgresql_refuses_moves_and_loses_none() -> Result<()> {
    if !rustix::process::geteuid().is_root() {
        eprintln!("skipped: a disk of its own needs root");
        return Ok(());
    }
    let cluster = Cluster::start_on_small_disk()?;
    let binary = Path::new(env!("CARGO_BIN_EXE_iquazu"));
    let process = ServerProcess::start(binary, &["--database", &cluster.address()])?;
    let server = process.address();
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let mut game = Game::start([server; 2], Clock::None {}).await?;
        for _ in 0..MOVES {
            game.play(Duration::ZERO).await?;
        }
        games.push((game, MOVES));
    }

    cluster.fill_disk()?;
    // The first moves may fit into pages that are there.
    let (refused, number) = 'full: loop {
        for (number, (game, acknowledged)) in games.iter_mut().enumerate() {
            let chosen = game.choose(Seat::FIRST).await?;
            if !game.make(&chosen, Duration::ZERO).await? {
                break 'full (chosen, number);
            }
            *acknowledged += 1;
        }
    };
    ensure!(get(server, "/healthz", None).await?.status == 200, "the process is healthy");
    ensure!(get(server, "/readyz", None).await?.status == 503, "and cannot serve");

    cluster.free_disk()?;
    while !games[number].0.make(&refused, Duration::ZERO).await.unwrap_or(false) {
        tokio::time::sleep(RETRY_INTERVAL).await;
    }
    games[number].1 += 1;
    while get(server, "/readyz", None).await?.status != 200 {
        tokio::time::sleep(RETRY_INTERVAL).await;
    }
    for (game, acknowledged) in &mut games {
        ensure!(game.snapshot(Seat::FIRST).await?.steps == *acknowledged, "what was acknowledged is there, once");
        game.play(Duration::ZERO).await?;
    }
    Ok(())
}

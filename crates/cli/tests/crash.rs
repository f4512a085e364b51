//! Kills the server under load at varying moments and restarts it: every acknowledged move is recorded, none twice, and
//! all games can be finished.
//!
//! `IQUAZU_KILLS=50` makes it 50 kills per test instead of 12.

use anyhow::Result;
use iquazu_load::{AcknowledgedMove, SeatedTable, ServerProcess, check_record, play_with_retries};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;

/// Tables played in parallel.
const TABLES: u64 = 16;
/// Generous, for busy machines.
const TIMEOUT: Duration = Duration::from_secs(1800);

fn kills() -> u32 {
    std::env::var("IQUAZU_KILLS").map_or(12, |kills| kills.parse().expect("IQUAZU_KILLS is a number"))
}

fn start(database: &str) -> ServerProcess {
    ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_iquazu")), &["--database", database]).expect("the server starts")
}

/// Plays one game from the creation of the table to its end. Some tables have bots too.
async fn play_one(servers: Arc<[SocketAddr]>, seed: u64) -> Result<(SeatedTable, Vec<AcknowledgedMove>)> {
    let (people, bots) = [(4, 0), (2, 1), (1, 1), (3, 0)][seed as usize % 4];
    let seating = loop {
        let server = servers[seed as usize % servers.len()];
        match SeatedTable::create(server, people, bots).await {
            Ok(seating) => break seating,
            // Abandon a table whose creation was interrupted.
            Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
        }
    };
    let mut persons = JoinSet::new();
    for (number, (seat, _)) in (0..).zip(seating.people.clone()) {
        let (servers, seating) = (Arc::clone(&servers), seating.clone());
        persons.spawn(async move { play_with_retries(&servers, &seating, seat, seed * 8 + number).await });
    }
    let played: Result<Vec<Vec<AcknowledgedMove>>> = persons.join_all().await.into_iter().collect();
    Ok((seating, played?.concat()))
}

/// Plays while the servers are killed in turn.
async fn survive(mut processes: Vec<ServerProcess>) {
    let servers: Arc<[SocketAddr]> = processes.iter().map(ServerProcess::address).collect();
    let over = Arc::new(AtomicBool::new(false));
    let mut players = JoinSet::new();
    for table in 0..TABLES {
        let (servers, over) = (Arc::clone(&servers), Arc::clone(&over));
        players.spawn(async move {
            let mut games = Vec::new();
            while !over.load(Ordering::Relaxed) {
                let seed = table + TABLES * games.len() as u64;
                games.push(play_one(Arc::clone(&servers), seed).await.expect("only what is right is said"));
            }
            games
        });
    }
    for kill in 0..kills() {
        // Vary the time, from before the first response to the middle of many games.
        tokio::time::sleep(Duration::from_millis(u64::from(kill * 7919 % 41) * 25)).await;
        let count = processes.len();
        let process = &mut processes[kill as usize % count];
        process.kill().expect("it was running");
        process.resume().expect("it starts again");
    }
    over.store(true, Ordering::Relaxed);
    let games: Vec<(SeatedTable, Vec<AcknowledgedMove>)> = players.join_all().await.concat();
    for (seating, moves) in &games {
        for process in &processes {
            check_record(process.address(), seating, moves).await.expect("the record is what was acknowledged");
        }
    }
    let moves: usize = games.iter().map(|(_, moves)| moves.len()).sum();
    println!("{} kills, {} games, {moves} acknowledged moves", kills(), games.len());
    assert!(games.len() as u64 >= TABLES && moves > 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_server_loses_and_duplicates_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("iquazu.db");
    let processes = vec![start(file.to_str().expect("UTF-8"))];
    tokio::time::timeout(TIMEOUT, survive(processes)).await.expect("all games end");
}

#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_survive_kills() {
    let database = iquazu_store::Database::create().expect("PostgreSQL");
    let processes = vec![start(&database.address()), start(&database.address())];
    tokio::time::timeout(TIMEOUT, survive(processes)).await.expect("all games end");
}

//! Processes whose wall clocks are wrong (set by Debian's libfaketime), and one that is paused: no player loses time,
//! and no clock stands still.

use crate::two_players::Game;
use anyhow::{Context, Result, ensure};
use iquazu_load::ServerProcess;
use iquazu_protocol::Clock;
use iquazu_rules::Seat;
use iquazu_store::Database;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Processes agree on the time within this (docs/self-hosting.md).
const BOUND: Duration = Duration::from_secs(2);
/// How long a player thinks.
const THINKING: Duration = Duration::from_millis(1200);
const BASE_SECONDS: u32 = 600;

fn library() -> PathBuf {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let found = folders.map(|folder| folder.path().join("faketime/libfaketime.so.1")).find(|file| file.is_file());
    found.expect("libfaketime is not installed. `cargo verify tools` installs it")
}

/// A process whose wall clock is set by a file; its monotonic clock is not changed.
struct Skewed {
    process: ServerProcess,
    file: PathBuf,
}

impl Skewed {
    fn start(folder: &Path, database: &str, offset: &str) -> Result<Skewed> {
        let file = folder.join("wall-clock");
        std::fs::write(&file, offset)?;
        let environment = [
            format!("LD_PRELOAD={}", library().display()),
            format!("FAKETIME_TIMESTAMP_FILE={}", file.display()),
            "FAKETIME_NO_CACHE=1".to_owned(),
            "FAKETIME_DONT_FAKE_MONOTONIC=1".to_owned(),
        ];
        let launcher: Vec<&str> = ["env"].into_iter().chain(environment.iter().map(String::as_str)).collect();
        let process =
            ServerProcess::start_by(&launcher, Path::new(env!("CARGO_BIN_EXE_iquazu")), &["--database", database])?;
        Ok(Skewed { process, file })
    }

    /// Sets the wall clock of the running process.
    fn set(&self, offset: &str) -> Result<()> {
        // Renamed, so that the process never reads half of the file.
        let next = self.file.with_extension("next");
        std::fs::write(&next, offset)?;
        Ok(std::fs::rename(next, &self.file)?)
    }
}

fn clock(base_seconds: u32) -> Clock {
    Clock::Game { base_seconds, increment_seconds: 0 }
}

/// Returns the time that both players have used.
async fn spent(game: &Game) -> Result<Duration> {
    let left: u64 = game.snapshot(Seat::FIRST).await?.clocks.context("a clock")?.left_ms.iter().sum();
    Ok(Duration::from_millis(u64::from(BASE_SECONDS) * 2000 - left))
}

/// Plays some moves, and checks that they cost what they took.
async fn check_time(game: &mut Game, what: &str) -> Result<()> {
    let before = spent(game).await?;
    let start = Instant::now();
    for _ in 0..3 {
        game.play(THINKING).await.with_context(|| what.to_owned())?;
    }
    let (charged, took) = (spent(game).await?.saturating_sub(before), start.elapsed());
    ensure!(charged <= took + BOUND, "{what}: charged {charged:?} for {took:?}");
    ensure!(charged + BOUND >= 3 * THINKING, "{what}: charged {charged:?} for {:?} of thinking", 3 * THINKING);
    Ok(())
}

/// The wall clock of one of two processes is an hour ahead, then jumps back and forth.
#[tokio::test(flavor = "multi_thread")]
async fn wrong_wall_clocks_cost_nobody_time() -> Result<()> {
    let database = Database::create()?;
    let folder = tempfile::tempdir()?;
    let right = ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_iquazu")), &["--database", &database.address()])?;
    let wrong = Skewed::start(folder.path(), &database.address(), "+1h")?;
    let mut game = Game::start([right.address(), wrong.process.address()], clock(BASE_SECONDS)).await?;
    check_time(&mut game, "an hour ahead").await?;
    for jump in ["-1h", "+2h", "+0"] {
        wrong.set(jump)?;
        check_time(&mut game, jump).await?;
    }
    let mut game = Game::start([wrong.process.address(), right.address()], clock(BASE_SECONDS)).await?;
    wrong.set("+1h")?;
    check_time(&mut game, "begun at the wrong one").await
}

/// The only process sleeps for longer than the player has time. Afterwards they can move, and play on.
#[tokio::test(flavor = "multi_thread")]
async fn paused_process_flags_nobody() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    let database = ["--database".as_ref(), file.as_os_str()];
    let process = ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_iquazu")), &database)?;
    let mut game = Game::start([process.address(); 2], clock(10)).await?;
    process.pause(true)?;
    tokio::time::sleep(Duration::from_secs(13)).await;
    process.pause(false)?;
    game.play(Duration::ZERO).await.context("the move after the pause")?;
    let left = game.snapshot(Seat::FIRST).await?.clocks.context("a clock")?.left_ms;
    ensure!(left[0] > 0, "the next turn is not lost either: {left:?}");
    for _ in 0..3 {
        game.play(Duration::ZERO).await.context("the game goes on")?;
    }
    Ok(())
}

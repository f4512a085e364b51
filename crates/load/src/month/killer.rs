//! Kills servers now and then, one at a time, and starts them again.

use anyhow::Result;
use iquazu_rules::{Rng, SplitMix};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::block_in_place;

use super::live::LiveContext;
use crate::ServerProcess;

/// How long a killed server stays away, at most.
const MAX_AWAY_MS: u32 = 1500;

/// Kills servers in turn until the games are over, about every `interval`, and returns them.
pub(super) async fn kill_now_and_then(
    mut processes: Vec<ServerProcess>,
    context: Arc<LiveContext>,
    mut over: watch::Receiver<bool>,
    interval: Duration,
    mut rng: SplitMix,
) -> Result<Vec<ServerProcess>> {
    let mut turn = 0;
    loop {
        let pause = interval.mul_f64(0.5 + f64::from(rng.below(1000)) / 1000.0);
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = over.wait_for(|over| *over) => return Ok(processes),
        }
        let count = processes.len();
        let process = &mut processes[turn % count];
        turn += 1;
        block_in_place(|| process.kill())?;
        context.ledger.killed();
        tokio::time::sleep(Duration::from_millis(rng.below(MAX_AWAY_MS).into())).await;
        block_in_place(|| process.resume())?;
    }
}

//! Work that must not be forgotten: what a dead process left undone.

use super::{Ask, Hub};
use iquazu_store::Moment;
use std::sync::Arc;
use std::time::Duration;

/// How often due tables are looked for.
const EVERY: Duration = Duration::from_secs(1);
/// How long a table is left to the process that took it.
const LEASE: Duration = Duration::from_secs(10);
const AT_A_TIME: u32 = 64;

impl Hub {
    /// Takes over tables whose time has come and that nobody looked at, and throws expired links away.
    pub(crate) async fn sweep(self: Arc<Hub>) {
        let mut stopping = self.stopping();
        let mut rounds: u64 = 0;
        loop {
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = stopping.changed() => return,
            }
            self.take_over().await;
            rounds += 1;
            if rounds.is_multiple_of(600) {
                // Another round follows where this one failed.
                let _ = self.store().sweep_tokens(Moment::now()).await;
            }
        }
    }

    async fn take_over(self: &Arc<Hub>) {
        let now = Moment::now();
        match self.store().claim_due(now, now.after(LEASE), AT_A_TIME).await {
            Ok(due) => {
                for due in due {
                    // Who stops now leaves it to others.
                    let _ = self.ask(due.table, Ask::Wake { next: None }).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for due tables"),
        }
    }
}

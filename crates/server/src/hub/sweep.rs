//! Takes over the deadlines of dead processes and purges stale data.

use crate::push;

use super::{Hub, TableMessage, now_ms, timestamp};
use std::sync::Arc;
use std::time::Duration;

/// Interval between searches for due tables.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);
/// How many rounds pass between searches for matches in which somebody has not come.
const GIVE_UP_ROUNDS: u64 = 5;
/// How long a claimed table is left to the claiming process.
const LEASE: Duration = Duration::from_secs(10);
/// How many tables are claimed at a time.
const CLAIM_LIMIT: u32 = 64;

impl Hub {
    /// Claims due tables and deletes expired tokens until shutdown.
    pub(crate) async fn sweep(self: Arc<Hub>) {
        let mut stopping = self.stopping();
        let mut rounds: u64 = 0;
        loop {
            tokio::select! {
                () = tokio::time::sleep(SWEEP_INTERVAL) => {}
                _ = stopping.changed() => return,
            }
            self.claim_due_tables().await;
            if let Err(error) = self.enforce_sanctions().await {
                tracing::warn!(%error, "cannot enforce bans");
            }
            rounds += 1;
            if self.config.matchmaking
                && rounds.is_multiple_of(GIVE_UP_ROUNDS)
                && let Err(error) = self.give_up_matches().await
            {
                tracing::warn!(%error, "cannot give up overdue matches");
            }
            if rounds.is_multiple_of(5) {
                self.refresh_word_list().await;
            }
            if rounds.is_multiple_of(600) {
                // A failed round is made up for by the next one.
                let now = timestamp(now_ms());
                let _ = self.store().delete_expired_tokens(now).await;
                let _ = self.purge_queues(now).await;
                let _ = self.purge_moderation(now).await;
                let _ = push::purge_channels(&self, now).await;
                if let Err(error) = self.purge(now).await {
                    tracing::warn!(%error, "cannot purge stale data");
                }
            }
        }
    }

    async fn refresh_word_list(&self) {
        if let Some(list) = self.config.word_list.clone() {
            // Reads a file.
            let _ = tokio::task::spawn_blocking(move || list.refresh()).await;
        }
    }

    pub(super) async fn claim_due_tables(self: &Arc<Hub>) {
        // Until there are no more: a process that died may have left thousands.
        loop {
            let now = timestamp(now_ms());
            let due = match self.store().claim_due(now, now.saturating_add(LEASE), CLAIM_LIMIT).await {
                Ok(due) => due,
                Err(error) => return tracing::warn!(%error, "cannot claim due tables"),
            };
            let is_last = due.len() < CLAIM_LIMIT as usize;
            for due in due {
                // Fails only during shutdown; the lease passes the table on.
                let _ = self.send(due.table, TableMessage::Claimed).await;
            }
            if is_last {
                return;
            }
        }
    }
}

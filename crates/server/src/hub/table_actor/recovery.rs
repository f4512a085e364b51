//! Follows what others have written, and what a failover has undone.

use super::{Instant, TableActor};
use crate::hub::{now_ms, persistence, timestamp};
use iquazu_protocol::Refusal;

impl TableActor {
    /// Applies entries that other processes have written. If the last known entry is no longer there, the database went
    /// back in time, and the table is loaded again.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refusal> {
        let last_known = self.table.entry_count - 1;
        let read = persistence::read_log(self.hub.config.store.as_ref(), self.table.id, last_known).await;
        // A newer program may serve the table: clients find it when they connect again.
        self.closed |= read.as_ref().is_err_and(|refusal| *refusal == Refusal::GoingAway {});
        let log = read?;
        if log.head != Some(self.tail) {
            return self.reload().await;
        }
        self.needs_catch_up = false;
        let news = &log.events[1..];
        if !news.is_empty() {
            // Entries that this process does not know of may be its own, if the result of a write was unknown.
            self.in_charge = self.hub.is_alone();
            self.tail = log.tail.unwrap_or(self.tail);
        }
        self.apply_committed(news)
    }

    /// Reloads the table from the log and shows it to everybody. Moves that the failed database had acknowledged are lost.
    pub(super) async fn reload(&mut self) -> Result<(), Refusal> {
        let (before, id) = (self.table.entry_count, self.table.id);
        let loaded = persistence::load(self.hub.config.store.as_ref(), id).await;
        // The whole table may be gone.
        self.closed |= loaded.as_ref().is_err_and(|refusal| *refusal == Refusal::TableNotFound {});
        (self.table, self.tail) = loaded?;
        let after = self.table.entry_count;
        tracing::warn!(table = %id, before, after, "the database went back in time; table loaded again");
        (self.needs_catch_up, self.needs_chat, self.thinking) = (false, false, None);
        self.follow_log_time();
        self.postpone_flags();
        for connection in self.subscribers.ids() {
            self.send_snapshot(connection, None);
        }
        Ok(())
    }

    /// Handles a wake-up: something may be due, another process has written, or this process has claimed the table.
    pub(super) async fn on_wake(&mut self, next_seq: Option<u64>, is_claimed: bool) {
        if next_seq.is_none_or(|next| next > self.table.entry_count) && self.catch_up().await.is_err() {
            self.needs_catch_up = true;
            // Without the log nobody can move.
            self.postpone_flags();
        }
        // After catching up, which leaves the bots to the process that wrote what is new: it may have died since.
        self.in_charge |= is_claimed;
        self.refresh_presence();
        self.check_clock().await;
        if next_seq.is_none() {
            self.needs_chat = self.read_chat().await.is_err();
            // Presence messages may have been missed.
            if !self.subscribers.is_empty() {
                self.publish_presence(true);
            }
            if self.in_charge {
                // This process acts on the table now, so the lease can end.
                let due = persistence::due_at(&self.table);
                let _ = self.hub.store().reschedule(self.table.id, self.table.entry_count, due).await;
            }
        }
    }

    /// Lets another process move for the bots at once, instead of after the time that it gives to one that has died.
    pub(super) async fn hand_over(&self) {
        let is_bots_turn = self.table.to_act().is_some_and(|seat| self.table.bot_for(seat).is_some());
        if self.in_charge && is_bots_turn && !self.hub.is_alone() {
            let due = Some(timestamp(now_ms()));
            // If this fails, the others take over a little later.
            let _ = self.hub.store().reschedule(self.table.id, self.table.entry_count, due).await;
        }
    }

    /// Waits with expired clocks: the player to move could not do so until now.
    pub(super) fn postpone_flags(&mut self) {
        self.flags_from = Instant::now() + self.hub.config.clock_grace;
    }
}

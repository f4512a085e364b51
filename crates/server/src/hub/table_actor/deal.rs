//! Deals that wait for their players continue after a timeout.

use super::{Instant, RETRY_DELAY, TableActor};
use crate::table::{Command, Connected, Issuer};
use iquazu_protocol::{Refusal, TableStatus, UnixMillis};

impl TableActor {
    /// Returns when the deal must continue without waiting any longer.
    pub(super) fn deal_due_at(&self) -> Option<UnixMillis> {
        let is_waiting = self.table.status == TableStatus::Waiting;
        is_waiting.then(|| self.table.deal_due_at(&self.connected_since(), self.deal_timeout())).flatten()
    }

    /// Seals or abandons a round of the deal if that is due.
    pub(super) async fn advance_deal(&mut self) {
        while Instant::now() >= self.retry_at && self.deal_due_at().is_some_and(|due| due <= self.now()) {
            let (connected, timeout_ms) = (self.connected_since(), self.deal_timeout());
            let advance = Command::AdvanceDeal { connected, timeout_ms };
            match self.execute(&Issuer::Server, None, advance).await {
                Ok(_) => {}
                Err(Refusal::Unavailable {}) => self.retry_at = Instant::now() + RETRY_DELAY,
                // Another process was first.
                Err(_) => return,
            }
        }
    }

    fn connected_since(&self) -> Connected {
        self.presence().present.into_iter().map(|seat| (seat, self.connected_at[seat])).collect()
    }

    fn deal_timeout(&self) -> UnixMillis {
        u64::try_from(self.hub.config.deal_timeout.as_millis()).unwrap_or(u64::MAX)
    }
}

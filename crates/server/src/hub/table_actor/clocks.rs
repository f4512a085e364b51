//! The time of a table, and clocks that expire.

use super::{Instant, RETRY_DELAY, TableActor};
use crate::hub::now_ms;
use crate::table::{Command, Issuer, TableEvent};
use iquazu_protocol::{Refusal, UnixMillis};
use std::time::Duration;

impl TableActor {
    /// Returns the table's time. It never lies before the last entry of the log, and always runs.
    pub(super) fn now(&self) -> UnixMillis {
        now_ms() + self.ahead_ms
    }

    /// Lets the table's time go on from its log, if a process wrote it whose clock was ahead of ours.
    pub(super) fn follow_log_time(&mut self) {
        self.ahead_ms = self.ahead_ms.max(self.table.updated_at.saturating_sub(now_ms()));
    }

    pub(super) async fn check_clock(&mut self) {
        let is_up = self.table.flag_falls().is_some_and(|(_, at)| at <= self.now());
        if !is_up || Instant::now() < self.flags_allowed_from() {
            return;
        }
        if self.execute(&Issuer::Server, None, Command::ClockExpired).await == Err(Refusal::Unavailable {}) {
            self.retry_at = Instant::now() + RETRY_DELAY;
        }
    }

    /// Clocks run on while nobody can move, but they do not expire until players had time to come back.
    fn flags_allowed_from(&self) -> Instant {
        self.flags_from.max(self.hub.stall_detector.beat() + self.hub.config.clock_grace)
    }

    /// Leaves some time to a player whose clock ran out while they could not move, so that the next turn is not lost
    /// either.
    pub(super) fn excuse_outage(&self, mut events: Vec<TableEvent>) -> Vec<TableEvent> {
        if Instant::now() < self.flags_allowed_from() {
            self.table.excuse_outage(&mut events);
        }
        events
    }

    /// Returns when to wake up if no message arrives.
    pub(super) fn next_deadline(&self) -> Instant {
        let idle = (self.last_message_at + self.hub.config.idle_timeout).max(Instant::now() + Duration::from_secs(1));
        let wake_at = |at: UnixMillis| {
            let in_time = Duration::from_millis(at.saturating_sub(self.now()).min(24 * 3_600_000));
            (Instant::now() + in_time).max(self.retry_at)
        };
        let flag = self.table.flag_falls().map(|(_, at)| wake_at(at).max(self.flags_allowed_from()));
        let deal = self.deal_due_at().map(wake_at);
        let waiting = self.thinking.is_none() && self.retry_at > Instant::now();
        let retry = waiting.then_some(self.retry_at);
        [flag, deal, retry, self.presence_due, self.held_notices.withdraw_at]
            .into_iter()
            .flatten()
            .fold(idle, Instant::min)
    }
}

//! Held notices: those of connected people, which are withdrawn once this process has sent them the change.
//!
//! The notice of a turn is committed with the move, for connected people too: their connection, or the process that has it,
//! may have died without being noticed. Their notice is held back for a while, and the process that has sent them the
//! change withdraws it. If that process dies, the notice is sent.

use super::{Instant, TableActor};
use crate::hub::remote_presence::seat_bit;
use iquazu_protocol::{Pace, TableStatus, UnixMillis};
use iquazu_rules::Seat;
use iquazu_store::IdentityId;

/// A notice is withdrawn after a fifth of the time it is held: the connection must have lasted that long since the turn was
/// sent. Faster turns need no write.
const HOLD_TO_WITHDRAWAL_RATIO: u32 = 5;

/// The notices that this process will withdraw.
#[derive(Debug, Default)]
pub(super) struct HeldNotices {
    /// The seats that got the newest entries from this process, as bits.
    seats: u8,
    /// When their notices are withdrawn.
    pub(super) withdraw_at: Option<Instant>,
}

impl TableActor {
    /// Records that new entries were sent to all connections of this process.
    pub(super) fn note_entries_sent(&mut self) {
        self.held_notices = HeldNotices::default();
        self.note_connected();
    }

    /// Records that all connections of this process know the table, if notices may be held back for them.
    pub(super) fn note_connected(&mut self) {
        let hold_ms = UnixMillis::try_from(self.hub.config.notices.hold.as_millis()).unwrap_or(UnixMillis::MAX);
        let is_over = self.table.updated_at.saturating_add(hold_ms) < self.now();
        let here = self.subscribers.local_presence(&self.table).seats;
        if self.table.settings.pace != Pace::TurnByTurn || is_over || here & !self.held_notices.seats == 0 {
            return;
        }
        self.held_notices.seats |= here;
        self.held_notices.withdraw_at = Some(Instant::now() + self.hub.config.notices.hold / HOLD_TO_WITHDRAWAL_RATIO);
    }

    /// Withdraws the notices of people who got the entries, once they are due or when the process stops.
    pub(super) async fn withdraw_notices(&mut self, is_stopping: bool) {
        let Some(at) = self.held_notices.withdraw_at else { return };
        if !is_stopping && at > Instant::now() {
            return;
        }
        self.held_notices.withdraw_at = None;
        let people = self.people_reached();
        if people.is_empty() {
            return;
        }
        let (table, expected) = (self.table.id, self.table.entry_count);
        if let Err(error) = self.hub.store().withdraw_notices(table, expected, people).await {
            // The notice is then sent although the person has seen the change.
            tracing::debug!(%error, "cannot withdraw notices");
        }
    }

    /// Returns the people whose notices are withdrawn. Somebody who has disconnected on their turn may not have seen it, so
    /// that notice is sent; the end of a game is notified once only.
    fn people_reached(&self) -> Vec<IdentityId> {
        let is_finished = self.table.status == TableStatus::Finished;
        let here = self.subscribers.local_presence(&self.table).seats;
        let is_concerned = |seat: &Seat| {
            let has_entries = self.held_notices.seats & seat_bit(*seat) != 0;
            let is_waited_for = self.table.to_act() == Some(*seat) && here & seat_bit(*seat) != 0;
            has_entries && (is_finished || is_waited_for)
        };
        Seat::ALL.into_iter().filter(is_concerned).filter_map(|seat| self.table.identity_at(seat)).collect()
    }
}

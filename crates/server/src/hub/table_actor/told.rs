//! Withdraws the notices of people who got the change from this process.
//!
//! The notice of a turn is committed with the move, for connected people too: their connection, or the process that has it,
//! may be dead unnoticed. Their notice is held back for a while, and the process that has sent them the change withdraws it.
//! If that process dies, the notice is sent.

use super::{Instant, TableActor};
use crate::hub::remote_presence::seat_bit;
use iquazu_protocol::{Pace, TableStatus, UnixMillis};
use iquazu_rules::Seat;
use iquazu_store::IdentityId;

/// A connection must last for this part of the time for which notices are held back, after a turn was sent to it. Turns that
/// pass sooner need no write.
const SETTLE_PART: u32 = 5;

/// The seats that got the newest entries from this process.
#[derive(Debug, Default)]
pub(super) struct Told {
    seats: u8,
    /// When their notices are withdrawn.
    pub(super) withdraw_at: Option<Instant>,
}

impl TableActor {
    /// Records that new entries were sent to all connections of this process.
    pub(super) fn note_told(&mut self) {
        self.told = Told::default();
        self.note_connected();
    }

    /// Records that all connections of this process know the table, if notices may be held back for them.
    pub(super) fn note_connected(&mut self) {
        let hold_ms = UnixMillis::try_from(self.hub.config.notices.hold.as_millis()).unwrap_or(UnixMillis::MAX);
        let is_over = self.table.updated_at.saturating_add(hold_ms) < self.now();
        let here = self.subscribers.local_presence(&self.table).seats;
        if self.table.settings.pace != Pace::TurnByTurn || is_over || here & !self.told.seats == 0 {
            return;
        }
        self.told.seats |= here;
        self.told.withdraw_at = Some(Instant::now() + self.hub.config.notices.hold / SETTLE_PART);
    }

    /// Withdraws the notices of people who got the entries, once they are due or when the process stops.
    pub(super) async fn withdraw_notices(&mut self, is_stopping: bool) {
        let Some(at) = self.told.withdraw_at else { return };
        if !is_stopping && at > Instant::now() {
            return;
        }
        self.told.withdraw_at = None;
        let people = self.told_people();
        if people.is_empty() {
            return;
        }
        let (table, expected) = (self.table.id, self.table.entry_count);
        if let Err(error) = self.hub.store().withdraw_notices(table, expected, people).await {
            // The notice is then sent although the person knows of the change.
            tracing::debug!(%error, "cannot withdraw notices");
        }
    }

    /// Returns the people whose notices are withdrawn. Somebody who has left on their turn may not have seen it; of
    /// the end of a game nobody needs to hear twice.
    fn told_people(&self) -> Vec<IdentityId> {
        let is_finished = self.table.status == TableStatus::Finished;
        let here = self.subscribers.local_presence(&self.table).seats;
        let is_concerned = |seat: &Seat| {
            let is_told = self.told.seats & seat_bit(*seat) != 0;
            let is_waited_for = self.table.to_act() == Some(*seat) && here & seat_bit(*seat) != 0;
            is_told && (is_finished || is_waited_for)
        };
        Seat::ALL.into_iter().filter(is_concerned).filter_map(|seat| self.table.identity_at(seat)).collect()
    }
}

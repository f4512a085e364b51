//! People who counted as connected to a process that has died.
//!
//! A connected person gets no notice. The connections of a dead process count until its timeout, so their owners miss the notice
//! of a turn or of the end of a game. It is sent then.

use super::{TableActor, persistence};
use crate::table::Presence;
use iquazu_protocol::{Pace, TableStatus, UnixMillis};
use iquazu_rules::Seat;
use iquazu_store::{Error, NewNotice, NoticeEvent};

/// An end of the game that was this many timeouts ago was before the process died.
const TIMEOUTS: u32 = 2;

impl TableActor {
    /// Queues notices for people who were `before` connected and are not any more. Only the process that wrote last does,
    /// which is the one that took them for connected.
    pub(super) async fn notify_unreached(&mut self, before: &Presence) {
        let now = self.presence().present;
        let lost: Vec<Seat> = before.present.iter().copied().filter(|seat| !now.contains(seat)).collect();
        let notices = self.unreached(&lost);
        if notices.is_empty() || !self.in_charge {
            return;
        }
        match persistence::queue_notices(self.hub.store(), &self.table, self.tail, notices).await {
            Ok(()) => self.hub.notices_queued.notify_one(),
            // Another process has written meanwhile, and has queued its own notices.
            Err(Error::Conflict { .. }) => {}
            Err(error) => tracing::warn!(%error, "cannot queue notices"),
        }
    }

    fn unreached(&self, lost: &[Seat]) -> Vec<NewNotice> {
        if self.table.settings.pace != Pace::TurnByTurn || lost.is_empty() {
            return Vec::new();
        }
        let timeout = self.hub.config.peer_timeout * TIMEOUTS;
        let recent = self.now().saturating_sub(UnixMillis::try_from(timeout.as_millis()).unwrap_or(UnixMillis::MAX));
        let has_ended = self.table.status == TableStatus::Finished && self.table.updated_at >= recent;
        let to_act = self.table.to_act().filter(|seat| self.table.bot_for(*seat).is_none());
        let notice = |seat: &Seat| {
            let event = match has_ended {
                true => NoticeEvent::GameOver,
                false => to_act.filter(|to_act| to_act == seat).map(|_| NoticeEvent::YourTurn)?,
            };
            Some(NewNotice { identity: self.table.identity_at(*seat)?, seat: seat.number(), event })
        };
        lost.iter().filter_map(notice).collect()
    }
}

//! Presence: who is connected, and which messages say so.

use super::TableActor;
use crate::table::Presence;
use iquazu_protocol::ServerMessage;
use iquazu_store::PeerMessage;
use std::time::Duration;
use tokio::time::Instant;

/// Up to this many connections, everybody gets a message at once when somebody connects or disconnects. With more,
/// spectators are reported together, because otherwise each new one would cost a message to every other.
const MAX_IMMEDIATE: usize = 16;
const SPECTATOR_INTERVAL: Duration = Duration::from_secs(1);

impl TableActor {
    pub(super) fn presence(&self) -> Presence {
        self.remote_presence.merge(self.subscribers.local_presence(&self.table))
    }

    /// Tells everybody that a connection has come or gone; soon, if it is one of many spectators.
    pub(super) fn announce_presence(&mut self) {
        if self.subscribers.len() <= MAX_IMMEDIATE || self.presence().present != self.sent_presence.present {
            self.broadcast_presence();
        } else {
            self.presence_due.get_or_insert(Instant::now() + SPECTATOR_INTERVAL);
        }
    }

    /// Tells everybody what was held back, if it is time.
    pub(super) fn flush_presence(&mut self) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.broadcast_presence();
        }
    }

    /// Broadcasts presence if it has changed, here or at another process.
    pub(super) fn refresh_presence(&mut self) {
        let changed = self.presence() != self.sent_presence
            || self.subscribers.local_presence(&self.table) != self.published_presence;
        if changed {
            self.announce_presence();
        }
    }

    fn broadcast_presence(&mut self) {
        self.presence_due = None;
        if self.subscribers.local_presence(&self.table) != self.published_presence {
            self.publish_presence(false);
        }
        let presence = self.presence();
        let before = std::mem::replace(&mut self.sent_presence, presence);
        for seat in before.present.iter().filter(|seat| !self.sent_presence.present.contains(seat)) {
            self.last_seen_at[*seat] = self.now();
        }
        for seat in self.sent_presence.present.iter().filter(|seat| !before.present.contains(seat)) {
            self.connected_at[*seat] = self.now();
        }
        let Presence { present, spectators } = self.sent_presence.clone();
        self.subscribers.send_all(&ServerMessage::Presence { present, spectators });
    }

    pub(super) fn publish_presence(&mut self, wants_reply: bool) {
        self.published_presence = self.subscribers.local_presence(&self.table);
        self.hub.publish(PeerMessage::Presence {
            table: self.table.id,
            presence: self.published_presence,
            wants_reply,
        });
    }
}

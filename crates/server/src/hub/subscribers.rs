//! The connections of a table.

use super::outbox::OutboxSender;
use super::remote_presence::seat_bit;
use crate::table::{EntryUpdate, TableEvent, TableState};
use axum::extract::ws::Utf8Bytes;
use iquazu_protocol::ServerMessage;
use iquazu_rules::Viewer;
use iquazu_store::{IdentityId, LocalPresence};

/// Initial buffer size; most messages fit without reallocation.
const MESSAGE_CAPACITY: usize = 1024;

struct Subscriber {
    id: u64,
    identity: Option<IdentityId>,
    outbox: OutboxSender,
}

/// All connections of a table. A connection that reads too slowly is removed: its outbox closes, which ends it.
#[derive(Default)]
pub(super) struct Subscribers(Vec<Subscriber>);

impl Subscribers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn add(&mut self, id: u64, identity: Option<IdentityId>, outbox: OutboxSender) {
        self.0.push(Subscriber { id, identity, outbox });
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.0.retain(|subscriber| subscriber.id != id);
    }

    /// Returns the ids of all connections.
    pub(super) fn ids(&self) -> Vec<u64> {
        self.0.iter().map(|subscriber| subscriber.id).collect()
    }

    /// Returns who is connected: `None` if the connection has closed, `Some(None)` if it is anonymous.
    pub(super) fn identity(&self, id: u64) -> Option<Option<IdentityId>> {
        self.0.iter().find(|subscriber| subscriber.id == id).map(|subscriber| subscriber.identity)
    }

    /// Returns the connections of a person.
    pub(super) fn connections_of(&self, identity: IdentityId) -> Vec<u64> {
        self.0.iter().filter(|subscriber| subscriber.identity == Some(identity)).map(|known| known.id).collect()
    }

    /// Returns who is connected through this process.
    pub(super) fn local_presence(&self, table: &TableState) -> LocalPresence {
        let seat = |subscriber: &Subscriber| subscriber.identity.as_ref().and_then(|who| table.seat_of(who));
        self.0.iter().fold(LocalPresence::default(), |here, subscriber| match seat(subscriber) {
            Some(seat) => LocalPresence { seats: here.seats | seat_bit(seat), ..here },
            None => LocalPresence { spectators: here.spectators + 1, ..here },
        })
    }

    /// Sends a message to one connection.
    pub(super) fn send(&mut self, id: u64, message: &ServerMessage) {
        let text = to_json(message);
        self.0.retain(|subscriber| subscriber.id != id || subscriber.outbox.try_send(text.clone()));
    }

    /// Sends a message to all connections.
    pub(super) fn send_all(&mut self, message: &ServerMessage) {
        let text = to_json(message);
        self.0.retain(|subscriber| subscriber.outbox.try_send(text.clone()));
    }

    /// Sends each viewer what they may know of an event. Equal messages are serialized once.
    pub(super) fn broadcast_event(&mut self, table: &TableState, entry: &TableEvent) {
        let update = EntryUpdate::new(table, entry);
        let mut written_for: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        self.0.retain(|subscriber| {
            let viewer = table.viewer(subscriber.identity.as_ref());
            let index = written_for.iter().position(|(known, _)| *known == viewer).unwrap_or_else(|| {
                let texts = update.messages_for(viewer).iter().map(to_json).collect();
                written_for.push((viewer, texts));
                written_for.len() - 1
            });
            let (_, texts) = &written_for[index];
            texts.iter().all(|text| subscriber.outbox.try_send(text.clone()))
        });
    }
}

fn to_json(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(MESSAGE_CAPACITY);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;

    #[tokio::test]
    async fn slow_connection_is_dropped_alone() {
        let mut subscribers = Subscribers::default();
        let (deaf, mut unread) = outbox();
        let (keen, mut read) = outbox();
        subscribers.add(1, None, deaf);
        subscribers.add(2, None, keen);
        for sent in 0..100 {
            subscribers.send_all(&ServerMessage::Pong { sent });
            assert_eq!(read.recv_all().await.len(), 1);
        }
        assert_eq!((subscribers.identity(1), subscribers.identity(2)), (None, Some(None)));
        assert_eq!(unread.recv_all().await.len(), 64);
        assert_eq!(unread.recv_all().await.len(), 0, "the outbox is closed");
    }
}

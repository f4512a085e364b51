//! Who is connected to a table, and what they are sent.

use super::elsewhere::bit;
use super::outbox::Outbox;
use crate::table::{Entry, News, Table};
use axum::extract::ws::Utf8Bytes;
use iquazu_protocol::ServerMessage;
use iquazu_rules::Viewer;
use iquazu_store::{Here, IdentityId};

/// Most messages are shorter: they are written without asking for room again.
const LENGTH: usize = 1024;

struct Subscriber {
    id: u64,
    identity: Option<IdentityId>,
    outbox: Outbox,
}

/// All connections to one table. One that does not read fast enough is dropped: its outbox closes, and with it the
/// connection.
#[derive(Default)]
pub(super) struct Subscribers(Vec<Subscriber>);

impl Subscribers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn join(&mut self, id: u64, identity: Option<IdentityId>, outbox: Outbox) {
        self.0.push(Subscriber { id, identity, outbox });
    }

    pub(super) fn part(&mut self, id: u64) {
        self.0.retain(|subscriber| subscriber.id != id);
    }

    /// Nothing for a connection that is gone; in it nothing for somebody without an identity.
    pub(super) fn identity(&self, id: u64) -> Option<Option<IdentityId>> {
        self.0.iter().find(|subscriber| subscriber.id == id).map(|subscriber| subscriber.identity)
    }

    /// Who is connected to this process.
    pub(super) fn here(&self, table: &Table) -> Here {
        let seat = |subscriber: &Subscriber| subscriber.identity.as_ref().and_then(|who| table.seat_of(who));
        self.0.iter().fold(Here::default(), |here, subscriber| match seat(subscriber) {
            Some(seat) => Here { seats: here.seats | bit(seat), ..here },
            None => Here { watching: here.watching + 1, ..here },
        })
    }

    /// To one connection.
    pub(super) fn send(&mut self, id: u64, message: &ServerMessage) {
        let text = written(message);
        self.0.retain(|subscriber| subscriber.id != id || subscriber.outbox.put(text.clone()));
    }

    /// The same to all.
    pub(super) fn send_all(&mut self, message: &ServerMessage) {
        let text = written(message);
        self.0.retain(|subscriber| subscriber.outbox.put(text.clone()));
    }

    /// To everybody what they may know of an entry. What several see alike is written once.
    pub(super) fn tell(&mut self, table: &Table, entry: &Entry) {
        let news = News::new(table, entry);
        let mut written_for: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        self.0.retain(|subscriber| {
            let viewer = table.viewer(subscriber.identity.as_ref());
            let index = written_for.iter().position(|(known, _)| *known == viewer).unwrap_or_else(|| {
                let texts = news.told_to(viewer).iter().map(written).collect();
                written_for.push((viewer, texts));
                written_for.len() - 1
            });
            let (_, texts) = &written_for[index];
            texts.iter().all(|text| subscriber.outbox.put(text.clone()))
        });
    }
}

fn written(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(LENGTH);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;

    #[tokio::test]
    async fn who_does_not_read_is_dropped_and_the_others_go_on() {
        let mut subscribers = Subscribers::default();
        let (deaf, mut unread) = outbox();
        let (keen, mut read) = outbox();
        subscribers.join(1, None, deaf);
        subscribers.join(2, None, keen);
        for sent in 0..100 {
            subscribers.send_all(&ServerMessage::Pong { sent });
            assert_eq!(read.take().await.len(), 1);
        }
        assert_eq!((subscribers.identity(1), subscribers.identity(2)), (None, Some(None)));
        assert_eq!(unread.take().await.len(), 64);
        assert_eq!(unread.take().await.len(), 0, "its outbox is closed, and the connection ends");
    }
}

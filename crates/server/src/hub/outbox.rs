//! The outgoing queue of a connection. It is much smaller than a channel while empty, as it nearly always is, and is
//! drained at once, so that all queued messages are written together.

use axum::extract::ws::Utf8Bytes;
use std::mem::take;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Maximum number of queued messages. A client that does not read them is disconnected.
const MAX_QUEUED: usize = 64;

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    texts: Vec<Utf8Bytes>,
    /// Whether one side was dropped.
    closed: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // The queue is consistent even if a holder of the lock panicked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_one();
    }
}

/// The table's side.
#[derive(Debug)]
pub(crate) struct OutboxSender(Arc<Shared>);

/// The connection's side.
#[derive(Debug)]
pub(crate) struct OutboxReceiver(Arc<Shared>);

pub(crate) fn outbox() -> (OutboxSender, OutboxReceiver) {
    let shared = Arc::new(Shared::default());
    (OutboxSender(Arc::clone(&shared)), OutboxReceiver(shared))
}

impl OutboxSender {
    /// Queues a message. Returns `false` if the connection is closed or its queue is full.
    pub(crate) fn try_send(&self, text: Utf8Bytes) -> bool {
        let mut queue = self.0.lock();
        let fits = !queue.closed && queue.texts.len() < MAX_QUEUED;
        if fits {
            queue.texts.push(text);
            drop(queue);
            self.0.changed.notify_one();
        }
        fits
    }
}

impl Drop for OutboxSender {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl OutboxReceiver {
    /// Waits for messages and returns all; returns none once the queue is closed and drained.
    pub(crate) async fn recv_all(&mut self) -> Vec<Utf8Bytes> {
        loop {
            {
                let mut queue = self.0.lock();
                if queue.closed || !queue.texts.is_empty() {
                    return take(&mut queue.texts);
                }
            }
            self.0.changed.notified().await;
        }
    }
}

impl Drop for OutboxReceiver {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn queued_messages_are_received_in_order() {
        let (outbox, mut outgoing) = outbox();
        assert!(outbox.try_send("a".into()) && outbox.try_send("b".into()));
        assert_eq!(outgoing.recv_all().await, ["a", "b"]);
        let waiting = tokio::spawn(async move { (outgoing.recv_all().await, outgoing.recv_all().await) });
        tokio::task::yield_now().await;
        assert!(outbox.try_send("c".into()));
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(
            waiting.await.expect("no panic"),
            (vec!["c".into()], Vec::new()),
            "closing does not drop queued messages"
        );
    }

    #[tokio::test]
    async fn full_or_closed_queue_rejects_messages() {
        let (outbox, outgoing) = outbox();
        assert!((0..MAX_QUEUED).all(|_| outbox.try_send("unread".into())) && !outbox.try_send("too much".into()));
        drop(outgoing);
        assert!(!outbox.try_send("nobody there".into()));
    }
}

//! What waits to be sent over one connection. Far smaller than a channel while it is empty, as it nearly always is, and
//! everything that waits is taken at once, to be sent in one go.

use axum::extract::ws::Utf8Bytes;
use std::mem::take;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// So many messages wait for a client; one that does not read them is dropped.
const MOST: usize = 64;

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    texts: Vec<Utf8Bytes>,
    /// Whether one of the two sides is gone.
    closed: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // The queue is whole at every moment, also where a holder of the lock panicked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_one();
    }
}

/// The side of the table.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// The side of the connection.
#[derive(Debug)]
pub(crate) struct Outgoing(Arc<Shared>);

pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let shared = Arc::new(Shared::default());
    (Outbox(Arc::clone(&shared)), Outgoing(shared))
}

impl Outbox {
    /// False where the connection is gone, or does not read fast enough.
    pub(crate) fn put(&self, text: Utf8Bytes) -> bool {
        let mut queue = self.0.lock();
        let fits = !queue.closed && queue.texts.len() < MOST;
        if fits {
            queue.texts.push(text);
            drop(queue);
            self.0.changed.notify_one();
        }
        fits
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Outgoing {
    /// Waits for messages and takes all; none come any more when there are none.
    pub(crate) async fn take(&mut self) -> Vec<Utf8Bytes> {
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

impl Drop for Outgoing {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_that_waits_is_taken_at_once_and_in_order() {
        let (outbox, mut outgoing) = outbox();
        assert!(outbox.put("a".into()) && outbox.put("b".into()));
        assert_eq!(outgoing.take().await, ["a", "b"]);
        let waiting = tokio::spawn(async move { (outgoing.take().await, outgoing.take().await) });
        tokio::task::yield_now().await;
        assert!(outbox.put("c".into()));
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(waiting.await.expect("no panic"), (vec!["c".into()], Vec::new()), "the end comes after the last");
    }

    #[tokio::test]
    async fn what_nobody_takes_is_refused() {
        let (outbox, outgoing) = outbox();
        assert!((0..MOST).all(|_| outbox.put("unread".into())) && !outbox.put("too much".into()));
        drop(outgoing);
        assert!(!outbox.put("nobody there".into()));
    }
}

//! Communication with other processes on the same database.

use super::{Hub, TableMessage};
use iquazu_store::{PeerMessage, ProcessId, StoreEvent};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Heartbeats per peer timeout.
const HEARTBEATS_PER_TIMEOUT: u32 = 4;

impl Hub {
    /// Handles events of other processes until the store closes.
    pub(crate) async fn listen_to_peers(self: Arc<Hub>) {
        let mut events = self.store().events();
        let mut peers: HashMap<ProcessId, Instant> = HashMap::new();
        let mut lost: HashSet<ProcessId> = HashSet::new();
        let mut heartbeat = tokio::time::interval(self.config.peer_timeout / HEARTBEATS_PER_TIMEOUT);
        loop {
            tokio::select! {
                event = events.next() => match event {
                    Some(StoreEvent::Peer { process, message }) => {
                        peers.insert(process, Instant::now());
                        self.peer_count.store(peers.len(), Ordering::Relaxed);
                        if lost.remove(&process) {
                            tracing::info!(%process, "peer is back");
                            self.send_to_loaded(|| TableMessage::Wake { next_seq: None });
                        }
                        match message {
                            PeerMessage::Presence { table, presence, wants_reply } => {
                                self.send_if_loaded(table, TableMessage::PeerPresence { process, presence, wants_reply });
                            }
                            PeerMessage::DeviceRemoved { secret } => self.sessions.end(secret),
                            PeerMessage::Heartbeat => {}
                        }
                    }
                    Some(StoreEvent::Appended { table, next_seq }) => self.send_if_loaded(table, TableMessage::Wake { next_seq: Some(next_seq) }),
                    Some(StoreEvent::ChatAdded { table }) => self.send_if_loaded(table, TableMessage::ChatAdded),
                    Some(StoreEvent::Removed { table }) => self.send_if_loaded(table, TableMessage::TableRemoved),
                    Some(StoreEvent::Lagged) => self.send_to_loaded(|| TableMessage::Wake { next_seq: None }),
                    None => return,
                },
                _ = heartbeat.tick() => {
                    self.publish(PeerMessage::Heartbeat);
                    let silent: Vec<ProcessId> = peers
                        .extract_if(|_, last_heard| last_heard.elapsed() >= self.config.peer_timeout)
                        .map(|(process, _)| process)
                        .collect();
                    // Before tables get the message, because they ask for it.
                    self.peer_count.store(peers.len(), Ordering::Relaxed);
                    for process in silent {
                        tracing::info!(%process, "peer timed out");
                        lost.insert(process);
                        self.send_to_loaded(|| TableMessage::PeerLost { process });
                    }
                }
            }
        }
    }

    /// Sends a message to all loaded tables.
    fn send_to_loaded(&self, message: impl Fn() -> TableMessage) {
        let all: Vec<_> = self.lock().keys().copied().collect();
        all.into_iter().for_each(|table| self.send_if_loaded(table, message()));
    }

    /// Queues a message to the other processes; messages stay in order.
    pub(super) fn publish(&self, message: PeerMessage) {
        // Fails only during shutdown.
        let _ = self.peer_messages.send(message);
    }
}

/// Publishes queued messages in batches.
pub(crate) async fn publish_loop(hub: Arc<Hub>, mut messages: mpsc::UnboundedReceiver<PeerMessage>) {
    let mut queued = Vec::new();
    while messages.recv_many(&mut queued, usize::MAX).await > 0 {
        let batch = coalesce(&queued);
        queued.clear();
        // Peers resynchronise when the database is back.
        if let Err(error) = hub.store().publish(&batch).await {
            tracing::debug!(%error, "cannot publish to other processes");
        }
    }
}

/// Keeps the last message of each table. `wants_reply` of an earlier one is preserved.
fn coalesce(queued: &[PeerMessage]) -> Vec<PeerMessage> {
    let mut batch: Vec<PeerMessage> = Vec::new();
    let mut positions = HashMap::new();
    for &message in queued {
        if let PeerMessage::DeviceRemoved { .. } = message {
            batch.push(message);
            continue;
        }
        let table = if let PeerMessage::Presence { table, .. } = message { Some(table) } else { None };
        let position = *positions.entry(table).or_insert(batch.len());
        match (batch.get_mut(position), message) {
            (None, message) => batch.push(message),
            (
                Some(PeerMessage::Presence { presence, wants_reply, .. }),
                PeerMessage::Presence { presence: newer, wants_reply: also, .. },
            ) => {
                *presence = newer;
                *wants_reply |= also;
            }
            (Some(_), _) => {}
        }
    }
    batch
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_store::{LocalPresence, TableKey};

    #[test]
    fn coalescing_keeps_the_last_presence_and_any_wants_reply() {
        let (one, two) = (TableKey::random(), TableKey::random());
        let presence = |table, seats, wants_reply| PeerMessage::Presence {
            table,
            presence: LocalPresence { seats, spectators: 0 },
            wants_reply,
        };
        let first = [presence(one, 1, true), PeerMessage::Heartbeat, presence(two, 1, false), presence(one, 0, false)];
        let batch = coalesce(&[first.as_slice(), &[PeerMessage::Heartbeat, presence(two, 3, false)]].concat());
        assert_eq!(batch, [presence(one, 0, true), PeerMessage::Heartbeat, presence(two, 3, false)]);
    }
}

//! Events from other processes on the same database.

use crate::{ProcessId, SecretHash, TableKey};
use tokio::sync::broadcast;

/// Who is connected to a table through one process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LocalPresence {
    /// One bit per seat.
    pub seats: u8,
    /// The number of connections without a seat.
    pub spectators: u32,
}

/// A message from one process to the others. It is not stored: a process that does not listen misses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeerMessage {
    /// Who is connected through the sender; replaces its previous message for the table. If `wants_reply` is set, the
    /// receivers send theirs.
    Presence {
        /// The table.
        table: TableKey,
        /// Who is connected.
        presence: LocalPresence,
        /// Whether the receivers should send their presence.
        wants_reply: bool,
    },
    /// A device was removed from its identity: its connections end.
    DeviceRemoved {
        /// The hash of the device's secret.
        secret: SecretHash,
    },
    /// Sent periodically. A process that stays silent counts as dead.
    Heartbeat,
}

/// An event from another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreEvent {
    /// A message of another process.
    Peer {
        /// The sender.
        process: ProcessId,
        /// The message.
        message: PeerMessage,
    },
    /// The table's log now has `next_seq` entries.
    Appended {
        /// The table.
        table: TableKey,
        /// The number of entries in the log.
        next_seq: u64,
    },
    /// The table has a new line of chat.
    ChatAdded {
        /// The table.
        table: TableKey,
    },
    /// The table was removed.
    Removed {
        /// The table.
        table: TableKey,
    },
    /// Events may have been missed: any table may have changed.
    Lagged,
}

/// A stream of [`StoreEvent`]s.
#[derive(Debug)]
pub struct EventStream(broadcast::Receiver<StoreEvent>);

impl EventStream {
    pub(crate) fn new(receiver: broadcast::Receiver<StoreEvent>) -> EventStream {
        EventStream(receiver)
    }

    /// Returns the next event, or `None` once the store is closed.
    pub async fn next(&mut self) -> Option<StoreEvent> {
        match self.0.recv().await {
            Ok(event) => Some(event),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(StoreEvent::Lagged),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

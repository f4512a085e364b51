//! The hub: all tables loaded in this process, one actor each.

mod bots;
mod event_log;
mod outbox;
mod peers;
mod persistence;
mod purge;
mod remote_presence;
mod sessions;
mod stall;
mod subscribers;
mod sweep;
mod table_actor;
mod time;

pub(crate) use outbox::{OutboxSender, outbox};
pub(crate) use peers::publish_loop;
pub(crate) use persistence::{create, store_refusal};
pub(crate) use sessions::Session;
pub(crate) use time::{follow_database_clock, now_ms, read_database_clock};

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use self::stall::StallDetector;
use crate::config::OnlineConfig;
use crate::daily::DayChecks;
use crate::health::LastCheck;
use crate::metrics::Metrics;
use crate::table::{Command, Issuer, Presence, TableState};
use iquazu_bots::NetSet;
use iquazu_protocol::{Refusal, RequestId, UnixMillis};
use iquazu_rules::{Action, Seat};
use iquazu_store::{IdentityId, LocalPresence, PeerMessage, ProcessId, SecretHash, Store, TableKey, Timestamp};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot, watch};

/// Mailbox capacity per table. When it is full, senders wait.
const MAILBOX_CAPACITY: usize = 64;

/// Reads a table's state and sends the result itself.
pub(crate) type InspectFn = Box<dyn FnOnce(&TableState, &Presence) + Send>;

/// A message to a table actor.
pub(crate) enum TableMessage {
    /// A command over HTTP.
    HttpCommand { issuer: Issuer, command: Command, reply: oneshot::Sender<Result<u64, Refusal>> },
    /// A command over a WebSocket, which gets the answer.
    SocketCommand { from: u64, request: RequestId, command: Command },
    /// A request for a rematch.
    Rematch { from: u64, request: RequestId },
    /// A request to replace an absent player.
    Replace { from: u64, request: RequestId, seat: Seat },
    /// Reads the table's state. The sender reports failures.
    Inspect(InspectFn, oneshot::Sender<Refusal>),
    /// A new connection.
    Connected { id: u64, identity: Option<IdentityId>, last_seq: Option<u64>, outbox: OutboxSender },
    /// A connection asks for a snapshot again, after a gap.
    Resync { id: u64, last_seq: Option<u64> },
    /// A connection has closed.
    Disconnected { id: u64 },
    /// A bot has decided, or found no legal move.
    BotDecided { steps: u32, action: Option<Action> },
    /// Something may be due, or another process has written.
    Wake { next_seq: Option<u64> },
    /// This process has claimed the table: nobody else has acted on it in time.
    Claimed,
    /// Another process has stored a line of chat.
    ChatAdded,
    /// Who is connected through another process, which may ask for the same of this one.
    PeerPresence { process: ProcessId, presence: LocalPresence, wants_reply: bool },
    /// Another process has died.
    PeerLost { process: ProcessId },
    /// The table was removed.
    TableRemoved,
}

/// Boxed, because every table has a channel with room for dozens of messages.
type TableHandle = mpsc::Sender<Box<TableMessage>>;
type TableReceiver = mpsc::Receiver<Box<TableMessage>>;

/// All tables of this process.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) config: OnlineConfig,
    tables: Mutex<HashMap<TableKey, TableHandle>>,
    bot_permits: Arc<Semaphore>,
    pub(crate) day_checks: DayChecks,
    connections: AtomicU64,
    pub(crate) metrics: Metrics,
    /// Connections by device.
    pub(crate) sessions: Arc<sessions::Sessions>,
    stopping: watch::Sender<bool>,
    /// Whether the shutdown goes on without the tables that are still loaded.
    abandoned: watch::Sender<bool>,
    /// Wakes [`crate::push::deliver`] after a move that may have queued a notice.
    pub(crate) notices_queued: Notify,
    /// Messages to other processes.
    peer_messages: mpsc::UnboundedSender<PeerMessage>,
    /// The number of other processes on the same database.
    peer_count: AtomicUsize,
    stall_detector: StallDetector,
    pub(crate) last_check: LastCheck,
}

/// Queues that background tasks drain.
pub(crate) struct HubQueues {
    /// For [`publish_loop`].
    pub(crate) announcements: mpsc::UnboundedReceiver<PeerMessage>,
}

impl Hub {
    pub(crate) fn new(online: OnlineConfig) -> (Arc<Hub>, HubQueues) {
        bots::check_nets(NetSet::built_in());
        let bot_permits = Arc::new(Semaphore::new(online.bot_threads.max(1)));
        let day_checks = DayChecks::new(online.bot_threads);
        let (stopping, _) = watch::channel(false);
        let (announcements, to_tell) = mpsc::unbounded_channel();
        let (tables, connections, metrics) = (Mutex::default(), AtomicU64::new(0), Metrics::default());
        let hub = Hub {
            config: online,
            tables,
            bot_permits,
            day_checks,
            connections,
            metrics,
            sessions: Arc::default(),
            stopping,
            abandoned: watch::channel(false).0,
            notices_queued: Notify::new(),
            peer_messages: announcements,
            peer_count: AtomicUsize::new(0),
            stall_detector: StallDetector::new(),
            last_check: LastCheck::default(),
        };
        (Arc::new(hub), HubQueues { announcements: to_tell })
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.config.store
    }

    /// Returns whether no other process is known to serve the same database, so that nobody else moves for bots.
    fn is_alone(&self) -> bool {
        self.peer_count.load(Ordering::Relaxed) == 0
    }

    /// Returns the number of other processes on the same database.
    pub(crate) fn peers(&self) -> usize {
        self.peer_count.load(Ordering::Relaxed)
    }

    /// Returns a new connection id.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns the number of loaded tables.
    pub(crate) fn tables_loaded(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableKey, TableHandle>> {
        // The map is consistent even if a holder of the lock panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to the table's actor, which is started if necessary.
    pub(crate) async fn send(self: &Arc<Hub>, table: TableKey, message: TableMessage) -> Result<(), Refusal> {
        let mut message = Box::new(message);
        loop {
            if *self.stopping.borrow() {
                return Err(Refusal::GoingAway {});
            }
            let handle = self.handle(table);
            match handle.send(message).await {
                Ok(()) => return Ok(()),
                // The actor has just stopped; start a new one.
                Err(mpsc::error::SendError(undelivered)) => {
                    self.remove_handle(table, &handle);
                    message = undelivered;
                }
            }
        }
    }

    /// Sends a message to the table's actor if it is loaded: in order, unless its mailbox is full.
    pub(crate) fn send_if_loaded(&self, table: TableKey, message: TableMessage) {
        let Some(handle) = self.lock().get(&table).cloned() else { return };
        if let Err(mpsc::error::TrySendError::Full(message)) = handle.try_send(Box::new(message)) {
            tokio::spawn(async move { handle.send(message).await });
        }
    }

    fn handle(self: &Arc<Hub>, table: TableKey) -> TableHandle {
        let mut tables = self.lock();
        let handle = tables.entry(table).or_insert_with(|| {
            let (handle, mailbox) = mpsc::channel(MAILBOX_CAPACITY);
            let (hub, own) = (Arc::clone(self), handle.downgrade());
            tokio::spawn(async move {
                let _guard = ActorGuard { hub: Arc::clone(&hub), table, handle: own.clone() };
                table_actor::run(hub, table, mailbox, own).await;
            });
            handle
        });
        handle.clone()
    }

    /// Removes the handle of an actor that has stopped.
    fn remove_handle(&self, table: TableKey, handle: &TableHandle) {
        let mut tables = self.lock();
        if tables.get(&table).is_some_and(|known| known.same_channel(handle)) {
            tables.remove(&table);
        }
    }

    /// Lets an actor stop if its mailbox is empty.
    fn retire(&self, table: TableKey, mailbox: &mut TableReceiver) -> bool {
        let mut tables = self.lock();
        let is_empty = mailbox.is_empty();
        if is_empty {
            mailbox.close();
            tables.remove(&table);
        }
        is_empty
    }

    /// Executes a command and returns the sequence number of its last event.
    pub(crate) async fn command(
        self: &Arc<Hub>,
        table: TableKey,
        issuer: Issuer,
        command: Command,
    ) -> Result<u64, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, TableMessage::HttpCommand { issuer, command, reply }).await?;
        answer.await.map_err(|_| Refusal::Unavailable {})?
    }

    /// Reads a table's state.
    pub(crate) async fn inspect<T: Send + 'static>(
        self: &Arc<Hub>,
        table: TableKey,
        read: impl FnOnce(&TableState, &Presence) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let (refuse, refused) = oneshot::channel();
        // The caller may have been cancelled.
        let read: InspectFn = Box::new(move |table, presence| drop(reply.send(read(table, presence))));
        self.send(table, TableMessage::Inspect(read, refuse)).await?;
        match answer.await {
            Ok(value) => Ok(value),
            Err(_) => Err(refused.await.unwrap_or(Refusal::Unavailable {})),
        }
    }

    /// Removes a device from its identity, and ends its connections here and at other processes.
    pub(crate) async fn remove_device(&self, secret: SecretHash) -> Result<(), iquazu_store::Error> {
        self.store().remove_secret(secret).await?;
        self.sessions.end(secret);
        self.publish(PeerMessage::DeviceRemoved { secret });
        Ok(())
    }

    /// Returns a receiver that changes to `true` when the server shuts down.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Returns a signal that becomes `true` if a shutdown does not wait for tables any longer.
    pub(crate) fn abandoned(&self) -> watch::Receiver<bool> {
        self.abandoned.subscribe()
    }

    /// Starts the shutdown and waits until all actors have finished their writes.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        // Longer than a healthy database takes to commit; with one that hangs there is nothing to wait for.
        let timeout = Duration::from_secs(5);
        let all_stopped = async {
            while !self.lock().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(timeout, all_stopped).await.is_err() {
            tracing::warn!(tables = self.tables_loaded(), "shutdown timed out with tables still writing");
            self.abandoned.send_replace(true);
        }
    }
}

/// Removes the handle of an actor that has ended in any way: after a panic nobody else would, and a shutdown would wait.
struct ActorGuard {
    hub: Arc<Hub>,
    table: TableKey,
    handle: mpsc::WeakSender<Box<TableMessage>>,
}

impl Drop for ActorGuard {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = %self.table, "table actor panicked");
        }
        if let Some(handle) = self.handle.upgrade() {
            self.hub.remove_handle(self.table, &handle);
        }
    }
}

pub(crate) fn timestamp(time: UnixMillis) -> Timestamp {
    Timestamp(i64::try_from(time).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests;

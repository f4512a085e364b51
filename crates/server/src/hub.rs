//! All tables that are in memory: one task each, found by the table's id.

mod bots;
mod elsewhere;
mod herald;
mod keeper;
mod outbox;
mod storing;
mod subscribers;
mod sweep;

pub(crate) use herald::proclaim;
pub(crate) use outbox::{Outbox, outbox};
pub(crate) use storing::{create, refusal};

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::metrics::Metrics;
use crate::options::Online;
use crate::push::Notice;
use crate::table::{Command, Presence, Table, Who, public_id};
use iquazu_protocol::{Refusal, RequestId, Time};
use iquazu_rules::{Action, Seat};
use iquazu_store::{Announcement, Here, IdentityId, Moment, ProcessId, Store, TableId};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// So many questions wait at one table; who comes then waits before asking.
const INBOX: usize = 64;
/// So many notices wait; where push services are slower than that, some are not sent.
const NOTICES: usize = 1000;

/// Looks at a table and answers by itself.
pub(crate) type Look = Box<dyn FnOnce(&Table, &Presence) + Send>;

/// What is asked of a table's task.
pub(crate) enum Ask {
    /// A command over HTTP.
    Do {
        who: Who,
        command: Command,
        reply: oneshot::Sender<Result<u64, Refusal>>,
    },
    /// A command over a connection; the answer goes there.
    Say {
        from: u64,
        request: RequestId,
        command: Command,
    },
    /// A player wants the same once more.
    Rematch {
        from: u64,
        request: RequestId,
    },
    /// A player does not want to wait for another any longer.
    Replace {
        from: u64,
        request: RequestId,
        seat: Seat,
    },
    Look(Look, oneshot::Sender<Refusal>),
    /// A new connection.
    Join {
        id: u64,
        identity: Option<IdentityId>,
        seen: Option<u64>,
        outbox: Outbox,
    },
    /// The same connection once more, after a gap.
    Again {
        id: u64,
        seen: Option<u64>,
    },
    Part {
        id: u64,
    },
    /// A bot has decided.
    Thought {
        steps: u32,
        action: Option<Action>,
    },
    /// Something may be due, or another process wrote.
    Wake {
        next: Option<u64>,
    },
    /// Who is connected at another process. Who `asks` wants to know who is connected here.
    Elsewhere {
        process: ProcessId,
        here: Here,
        asks: bool,
    },
    /// Another process has died.
    Lost {
        process: ProcessId,
    },
    /// The table was removed.
    Gone,
}

/// Boxed: a channel has room for dozens of them, and there is one for each table.
type Inbox = mpsc::Sender<Box<Ask>>;
type Questions = mpsc::Receiver<Box<Ask>>;

/// All tables of this process.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) online: Online,
    tables: Mutex<HashMap<TableId, Inbox>>,
    thinkers: Arc<Semaphore>,
    connections: AtomicU64,
    pub(crate) metrics: Metrics,
    stopping: watch::Sender<bool>,
    /// For those who play turn by turn and are not here.
    notices: mpsc::Sender<Notice>,
    /// For the other processes.
    announcements: mpsc::UnboundedSender<Announcement>,
}

/// What the hub leaves to others to do.
pub(crate) struct Errands {
    /// To be delivered.
    pub(crate) notices: mpsc::Receiver<Notice>,
    /// To be told to other processes.
    pub(crate) announcements: mpsc::UnboundedReceiver<Announcement>,
}

impl Hub {
    pub(crate) fn new(online: Online) -> (Arc<Hub>, Errands) {
        let thinkers = Arc::new(Semaphore::new(online.bot_threads.max(1)));
        let (stopping, _) = watch::channel(false);
        let (notices, to_deliver) = mpsc::channel(NOTICES);
        let (announcements, to_tell) = mpsc::unbounded_channel();
        let (tables, connections, metrics) = (Mutex::default(), AtomicU64::new(0), Metrics::default());
        let hub = Hub { online, tables, thinkers, connections, metrics, stopping, notices, announcements };
        (Arc::new(hub), Errands { notices: to_deliver, announcements: to_tell })
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.online.store
    }

    /// A number for a connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub(crate) fn loaded(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Inbox>> {
        // The map is whole at every moment, also where a holder of the lock panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a question to the table's task, which is started where there is none.
    pub(crate) async fn ask(self: &Arc<Hub>, table: TableId, ask: Ask) -> Result<(), Refusal> {
        let mut ask = Box::new(ask);
        loop {
            if *self.stopping.borrow() {
                return Err(Refusal::GoingAway {});
            }
            let inbox = self.inbox(table);
            match inbox.send(ask).await {
                Ok(()) => return Ok(()),
                // The task has just ended; the next one takes the question.
                Err(mpsc::error::SendError(unheard)) => {
                    self.forget(table, &inbox);
                    ask = unheard;
                }
            }
        }
    }

    /// Gives a question to the table's task if it is in memory: in the order of asking, unless its inbox is full.
    fn ask_loaded(&self, table: TableId, ask: Ask) {
        let Some(inbox) = self.lock().get(&table).cloned() else { return };
        if let Err(mpsc::error::TrySendError::Full(ask)) = inbox.try_send(Box::new(ask)) {
            tokio::spawn(async move { inbox.send(ask).await });
        }
    }

    fn inbox(self: &Arc<Hub>, table: TableId) -> Inbox {
        let mut tables = self.lock();
        let inbox = tables.entry(table).or_insert_with(|| {
            let (sender, inbox) = mpsc::channel(INBOX);
            tokio::spawn(keeper::keep(Arc::clone(self), table, inbox, sender.downgrade()));
            sender
        });
        inbox.clone()
    }

    /// The task of `inbox` is not there any more.
    fn forget(&self, table: TableId, inbox: &Inbox) {
        let mut tables = self.lock();
        if tables.get(&table).is_some_and(|known| known.same_channel(inbox)) {
            tables.remove(&table);
        }
    }

    /// Lets a task end if nothing waits in its inbox.
    fn retire(&self, table: TableId, inbox: &mut Questions) -> bool {
        let mut tables = self.lock();
        let quiet = inbox.is_empty();
        if quiet {
            inbox.close();
            tables.remove(&table);
        }
        quiet
    }

    /// A command, carried out or refused.
    pub(crate) async fn command(self: &Arc<Hub>, table: TableId, who: Who, command: Command) -> Result<u64, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.ask(table, Ask::Do { who, command, reply }).await?;
        answer.await.map_err(|_| Refusal::Unavailable {})?
    }

    /// What `look` sees at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Hub>,
        table: TableId,
        look: impl FnOnce(&Table, &Presence) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let (refuse, refused) = oneshot::channel();
        // Nobody waits any more where the answer cannot be given.
        let look: Look = Box::new(move |table, presence| drop(reply.send(look(table, presence))));
        self.ask(table, Ask::Look(look, refuse)).await?;
        match answer.await {
            Ok(value) => Ok(value),
            Err(_) => Err(refused.await.unwrap_or(Refusal::Unavailable {})),
        }
    }

    /// Somebody's turn has come at a table that is played turn by turn, and they are not looking.
    fn notify(&self, table: &Table, present: &[Seat]) {
        let seat = table.to_act().filter(|seat| !present.contains(seat) && table.bot_for(*seat).is_none());
        let whom = seat.and_then(|seat| Some((seat, table.identity_at(seat)?)));
        if let Some((seat, identity)) = whom {
            // Who misses one finds the table in the list of their own.
            let _ = self.notices.try_send(Notice { identity, table: public_id(&table.id), seat });
        }
    }

    /// Whether the server stops; changes once.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Tells everybody, and waits until all tasks have finished what they were writing.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        let patience = Duration::from_secs(10);
        let all_gone = async {
            while !self.lock().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(patience, all_gone).await.is_err() {
            tracing::warn!(tables = self.loaded(), "stopping although tables are still writing");
        }
    }
}

pub(crate) fn now() -> Time {
    u64::try_from(Moment::now().0).unwrap_or(0)
}

pub(crate) fn moment(time: Time) -> Moment {
    Moment(i64::try_from(time).unwrap_or(i64::MAX))
}

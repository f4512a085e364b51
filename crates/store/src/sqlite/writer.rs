//! The only writer of a SQLite file: a thread with group commit. Requests that arrive during a commit form the next
//! transaction; each caller is answered after its commit.

use rusqlite::Connection;
use std::sync::Arc;
use std::thread;
use tokio::sync::{mpsc, oneshot};

use super::checkpoints::Checkpoints;
use super::lock::Lock;
use super::map_error;
use crate::Error;

/// Queue capacity. When it is full, callers wait.
const QUEUE_CAPACITY: usize = 8192;
/// Maximum number of writes per transaction.
const MAX_BATCH: usize = 2048;

/// A queued write.
trait WriteJob: Send {
    /// Writes within a transaction and stores the result. Called again if the transaction has to be repeated.
    fn run(&mut self, connection: &Connection) -> WriteResult;
    /// Returns whether the caller has given up waiting.
    fn is_abandoned(&self) -> bool;
    /// Sends the result to the caller, after the commit.
    fn respond(self: Box<Self>, committed: Result<(), Error>);
}

/// Whether a job left changes that must be rolled back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WriteResult {
    Clean,
    /// The job failed after it had changed something.
    Partial,
}

struct Write<T, W> {
    write: W,
    written: Result<T, Error>,
    sender: oneshot::Sender<Result<T, Error>>,
}

impl<T, W> WriteJob for Write<T, W>
where
    T: Send,
    W: FnMut(&Connection) -> Result<T, Error> + Send,
{
    fn run(&mut self, connection: &Connection) -> WriteResult {
        if connection.is_autocommit() {
            self.written = Err(map_error::store_error(&transaction_lost()));
            return WriteResult::Clean;
        }
        let before = connection.total_changes();
        self.written = (self.write)(connection);
        match self.written {
            Err(_) if connection.total_changes() != before => WriteResult::Partial,
            _ => WriteResult::Clean,
        }
    }

    fn is_abandoned(&self) -> bool {
        self.sender.is_closed()
    }

    fn respond(self: Box<Self>, committed: Result<(), Error>) {
        // The caller may have been cancelled; the commit stands.
        let _ = self.sender.send(committed.and(self.written));
    }
}

enum Message {
    Write(Box<dyn WriteJob>),
    /// Finish the queue, then exit.
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    /// Starts the thread. It holds the file's lock until the last write is done.
    pub(super) fn start(
        connection: Connection,
        checkpoints: Checkpoints,
        lock: Option<Arc<Lock>>,
    ) -> std::io::Result<Writer> {
        let (queue, messages) = mpsc::channel(QUEUE_CAPACITY);
        let work = move || run_thread(connection, messages, checkpoints, lock);
        thread::Builder::new().name("sqlite-writer".to_owned()).spawn(work)?;
        Ok(Writer { queue })
    }

    /// Runs `write` within a transaction and returns its result after the commit. If `write` fails, its changes are
    /// rolled back. `write` may run twice.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        write: impl FnMut(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (sender, result) = oneshot::channel();
        let job = Box::new(Write { write, written: Err(closed()), sender });
        self.queue.send(Message::Write(job)).await.map_err(|_| closed())?;
        result.await.unwrap_or_else(|_| Err(closed()))
    }

    pub(super) async fn close(&self) {
        let (sender, done) = oneshot::channel();
        if self.queue.send(Message::Close(sender)).await.is_ok() {
            let _ = done.await;
        }
    }
}

pub(super) fn closed() -> Error {
    Error::Unavailable("the database was closed".to_owned())
}

fn run_thread(
    connection: Connection,
    mut messages: mpsc::Receiver<Message>,
    mut checkpoints: Checkpoints,
    lock: Option<Arc<Lock>>,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut closing = None;
    while messages.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
        let mut jobs = Vec::with_capacity(batch.len());
        for message in batch.drain(..) {
            match message {
                Message::Write(job) if job.is_abandoned() => {}
                Message::Write(job) => jobs.push(job),
                Message::Close(done) => {
                    messages.close();
                    closing = Some(done);
                }
            }
        }
        let writes = jobs.len();
        commit(&connection, jobs);
        checkpoints.record_writes(writes);
    }
    checkpoints.join();
    // Leaves a single file behind if nothing prevents the checkpoint.
    let _ = connection.pragma_update(None, "wal_checkpoint", "TRUNCATE");
    drop((connection, lock));
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

/// Runs all jobs in one transaction. Only if a job fails half-way, which is rare, all are run again in savepoints:
/// those cost copies of all changed pages.
fn commit(connection: &Connection, mut jobs: Vec<Box<dyn WriteJob>>) {
    if jobs.is_empty() {
        return;
    }
    let mut begun = run(connection, "BEGIN IMMEDIATE");
    if jobs.iter_mut().any(|job| job.run(connection) == WriteResult::Partial) {
        begun = rollback(connection).and_then(|()| run(connection, "BEGIN IMMEDIATE"));
        jobs.iter_mut().for_each(|job| run_in_savepoint(connection, job.as_mut()));
    }
    let committed = begun.and_then(|()| match connection.is_autocommit() {
        // A full disk makes SQLite roll back the whole transaction.
        true => Err(transaction_lost()),
        false => run(connection, "COMMIT"),
    });
    let _ = rollback(connection);
    let committed = committed.map_err(|error| map_error::store_error(&error));
    for job in jobs {
        job.respond(committed.clone());
    }
}

/// Runs a job in a savepoint: if it fails, the other jobs' changes stay.
fn run_in_savepoint(connection: &Connection, job: &mut dyn WriteJob) {
    let set = run(connection, "SAVEPOINT job");
    if job.run(connection) == WriteResult::Partial && set.is_ok() && !connection.is_autocommit() {
        let _ = run(connection, "ROLLBACK TO job");
    }
    if !connection.is_autocommit() {
        let _ = run(connection, "RELEASE job");
    }
}

fn rollback(connection: &Connection) -> rusqlite::Result<()> {
    if connection.is_autocommit() { Ok(()) } else { run(connection, "ROLLBACK") }
}

fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

fn transaction_lost() -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL);
    rusqlite::Error::SqliteFailure(code, Some("the transaction was rolled back".to_owned()))
}

//! The one writer of a SQLite file, on a thread of its own, with group commit: what has come in
//! while the disk was busy becomes one transaction, and everybody is told after its commit.

use rusqlite::Connection;
use std::thread;
use tokio::sync::{mpsc, oneshot};

use super::checkpoints::Checkpoints;
use super::fault;
use super::lock::Lock;
use crate::Error;

/// How many writes may wait for the disk before writers have to wait for a place.
const QUEUE: usize = 8192;
/// How many writes one transaction takes at most.
const BATCH: usize = 2048;

/// Something to write.
trait Job: Send {
    /// Writes, within a transaction, and remembers how it went. Called again where the transaction has to be repeated.
    fn run(&mut self, connection: &Connection) -> Ran;
    /// Tells the one who asked, after the commit.
    fn answer(self: Box<Self>, committed: Result<(), Error>);
}

/// Whether a job has left something behind that nobody wants.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ran {
    Clean,
    /// It failed after it had written.
    Half,
}

struct Write<T, W> {
    write: W,
    written: Result<T, Error>,
    sender: oneshot::Sender<Result<T, Error>>,
}

impl<T, W> Job for Write<T, W>
where
    T: Send,
    W: FnMut(&Connection) -> Result<T, Error> + Send,
{
    fn run(&mut self, connection: &Connection) -> Ran {
        if connection.is_autocommit() {
            self.written = Err(fault::of(&lost()));
            return Ran::Clean;
        }
        let before = connection.total_changes();
        self.written = (self.write)(connection);
        match self.written {
            Err(_) if connection.total_changes() != before => Ran::Half,
            _ => Ran::Clean,
        }
    }

    fn answer(self: Box<Self>, committed: Result<(), Error>) {
        // Whoever asked may have gone away; what was written stays written.
        let _ = self.sender.send(committed.and(self.written));
    }
}

enum Message {
    Write(Box<dyn Job>),
    /// Finish what is in the queue, then end.
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    /// The writer keeps the lock of the file until its last write is done.
    pub(super) fn start(
        connection: Connection,
        checkpoints: Checkpoints,
        lock: Option<Lock>,
    ) -> std::io::Result<Writer> {
        let (queue, messages) = mpsc::channel(QUEUE);
        let work = move || work(connection, messages, checkpoints, lock);
        thread::Builder::new().name("sqlite-writer".to_owned()).spawn(work)?;
        Ok(Writer { queue })
    }

    /// Runs `write` within a transaction; its result counts once that is committed. When `write` fails, what it has
    /// written is taken back. It may have to be run twice.
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

fn work(
    connection: Connection,
    mut messages: mpsc::Receiver<Message>,
    mut checkpoints: Checkpoints,
    lock: Option<Lock>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut closing = None;
    while messages.blocking_recv_many(&mut batch, BATCH) > 0 {
        let mut jobs = Vec::with_capacity(batch.len());
        for message in batch.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Close(done) => {
                    messages.close();
                    closing = Some(done);
                }
            }
        }
        let writes = jobs.len();
        commit(&connection, jobs);
        checkpoints.wrote(writes);
    }
    checkpoints.end();
    // Leaves one file behind, where nothing stands in the way.
    let _ = connection.pragma_update(None, "wal_checkpoint", "TRUNCATE");
    drop((connection, lock));
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

/// One transaction for all of `jobs`. Hardly ever does one fail half-way: only then is each of them made one that can
/// be taken back alone, which costs copies of all pages that it changes.
fn commit(connection: &Connection, mut jobs: Vec<Box<dyn Job>>) {
    if jobs.is_empty() {
        return;
    }
    let mut begun = run(connection, "BEGIN IMMEDIATE");
    if jobs.iter_mut().any(|job| job.run(connection) == Ran::Half) {
        begun = rolled_back(connection).and_then(|()| run(connection, "BEGIN IMMEDIATE"));
        jobs.iter_mut().for_each(|job| run_apart(connection, job.as_mut()));
    }
    let committed = begun.and_then(|()| match connection.is_autocommit() {
        // A full disk makes SQLite take back the whole transaction at once.
        true => Err(lost()),
        false => run(connection, "COMMIT"),
    });
    let _ = rolled_back(connection);
    let committed = committed.map_err(|error| fault::of(&error));
    for job in jobs {
        job.answer(committed.clone());
    }
}

/// One job of a transaction; if it fails, the others stay.
fn run_apart(connection: &Connection, job: &mut dyn Job) {
    let set = run(connection, "SAVEPOINT job");
    if job.run(connection) == Ran::Half && set.is_ok() && !connection.is_autocommit() {
        let _ = run(connection, "ROLLBACK TO job");
    }
    if !connection.is_autocommit() {
        let _ = run(connection, "RELEASE job");
    }
}

fn rolled_back(connection: &Connection) -> rusqlite::Result<()> {
    if connection.is_autocommit() { Ok(()) } else { run(connection, "ROLLBACK") }
}

fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

fn lost() -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL);
    rusqlite::Error::SqliteFailure(code, Some("the transaction was rolled back".to_owned()))
}

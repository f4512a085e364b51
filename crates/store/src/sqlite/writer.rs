//! The one writer of a SQLite file, on a thread of its own, with group commit: what has come in
//! while the disk was busy becomes one transaction, and everybody is told after its commit.

use rusqlite::Connection;
use std::thread;
use tokio::sync::{mpsc, oneshot};

use super::fault;
use super::lock::Lock;
use crate::Error;

/// How many writes may wait for the disk before writers have to wait for a place.
const QUEUE: usize = 8192;
/// How many writes one transaction takes at most.
const BATCH: usize = 2048;

/// Tells the one who asked how it went; called after the commit.
type Answer = Box<dyn FnOnce(Result<(), Error>) + Send>;
/// Writes, within a transaction.
type Job = Box<dyn FnOnce(&Connection) -> Answer + Send>;

enum Message {
    Write(Job),
    /// Finish what is in the queue, then end.
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    /// The writer keeps the lock of the file until its last write is done.
    pub(super) fn start(connection: Connection, lock: Option<Lock>) -> std::io::Result<Writer> {
        let (queue, messages) = mpsc::channel(QUEUE);
        let work = move || work(connection, messages, lock);
        thread::Builder::new().name("sqlite-writer".to_owned()).spawn(work)?;
        Ok(Writer { queue })
    }

    /// Runs `write` within a transaction; its result counts once that is committed. When `write`
    /// fails, what it has written is taken back.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (sender, result) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let written = all_or_nothing(connection, write);
            // Whoever asked may have gone away; what was written stays written.
            Box::new(move |committed| drop(sender.send(committed.and(written))))
        });
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

fn work(connection: Connection, mut messages: mpsc::Receiver<Message>, lock: Option<Lock>) {
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
        commit(&connection, jobs);
    }
    // Leaves one file behind, where nothing stands in the way.
    let _ = connection.pragma_update(None, "wal_checkpoint", "TRUNCATE");
    drop((connection, lock));
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

/// One transaction for all of `jobs`.
fn commit(connection: &Connection, jobs: Vec<Job>) {
    if jobs.is_empty() {
        return;
    }
    let begun = connection.execute_batch("BEGIN IMMEDIATE");
    let answers: Vec<Answer> = jobs.into_iter().map(|job| job(connection)).collect();
    let committed = begun.and_then(|()| match connection.is_autocommit() {
        // A full disk makes SQLite take back the whole transaction at once.
        true => Err(lost()),
        false => connection.execute_batch("COMMIT"),
    });
    if !connection.is_autocommit() {
        let _ = connection.execute_batch("ROLLBACK");
    }
    let committed = committed.map_err(|error| fault::of(&error));
    for answer in answers {
        answer(committed.clone());
    }
}

fn lost() -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL);
    rusqlite::Error::SqliteFailure(code, Some("the transaction was rolled back".to_owned()))
}

fn all_or_nothing<T>(connection: &Connection, write: impl FnOnce(&Connection) -> Result<T, Error>) -> Result<T, Error> {
    let run = |sql: &str| connection.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
    if connection.is_autocommit() {
        return Err(fault::of(&lost()));
    }
    run("SAVEPOINT job").map_err(|error| fault::of(&error))?;
    let written = write(connection);
    if written.is_err() && !connection.is_autocommit() {
        let _ = run("ROLLBACK TO job");
    }
    if !connection.is_autocommit() {
        run("RELEASE job").map_err(|error| fault::of(&error))?;
    }
    written
}

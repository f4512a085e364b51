//! Appends with group commit: requests that arrive during a transaction form the next one. NOTIFY serializes commits in
//! PostgreSQL, so batching is what makes concurrent appends fast.

use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use tokio::sync::{mpsc, oneshot};

use super::address::Address;
use super::connection::PgConnection;
use super::health::Health;
use super::pool::{PoolSlot, closed};
use super::tables;
use crate::deadline::within_limit;
use crate::{Append, Error, ProcessId};

/// Queue capacity. When it is full, callers wait.
const QUEUE_CAPACITY: usize = 8192;
/// Maximum number of appends per transaction.
const MAX_BATCH: usize = 512;

enum Message {
    Append(Append, oneshot::Sender<Result<(), Error>>),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    pub(super) fn start(address: &Address, health: &Arc<Health>, process: ProcessId) -> Writer {
        let (queue, messages) = mpsc::channel(QUEUE_CAPACITY);
        tokio::spawn(run(PoolSlot::new(address, health), process, messages));
        Writer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), Error> {
        let (sender, result) = oneshot::channel();
        let appending = async {
            self.queue.send(Message::Append(append, sender)).await.map_err(|_| closed())?;
            result.await.unwrap_or_else(|_| Err(closed()))
        };
        within_limit(appending).await
    }

    pub(super) async fn close(&self) {
        let (sender, done) = oneshot::channel();
        if self.queue.send(Message::Close(sender)).await.is_ok() {
            let _ = done.await;
        }
    }
}

async fn run(slot: PoolSlot, process: ProcessId, mut messages: mpsc::Receiver<Message>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut closing = None;
    while messages.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let (mut appends, mut senders) = (Vec::new(), Vec::new());
        for message in batch.drain(..) {
            match message {
                // The caller has already got the error that the database does not answer.
                Message::Append(_, sender) if sender.is_closed() => {}
                Message::Append(append, sender) => {
                    appends.push(append);
                    senders.push(sender);
                }
                Message::Close(done) => {
                    messages.close();
                    closing = Some(done);
                }
            }
        }
        if appends.is_empty() {
            continue;
        }
        let results = commit(&slot, process, &appends).await;
        for (sender, result) in senders.into_iter().zip(results) {
            // The caller may have been cancelled; the commit stands.
            let _ = sender.send(result);
        }
    }
    slot.close().await;
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

async fn commit(slot: &PoolSlot, process: ProcessId, appends: &[Append]) -> Vec<Result<(), Error>> {
    let connection = match slot.connection().await {
        Ok(connection) => connection,
        Err(error) => return vec![Err(error); appends.len()],
    };
    if let [append] = appends {
        return vec![commit_single(&connection, process, append).await];
    }
    match commit_batch(&connection, process, appends).await {
        Ok(results) => results,
        // One failure rolls back the batch, so each append gets a transaction of its own.
        Err(_) if !connection.is_closed() => {
            let mut results = Vec::with_capacity(appends.len());
            for append in appends {
                results.push(commit_single(&connection, process, append).await);
            }
            results
        }
        Err(error) => vec![Err(error); appends.len()],
    }
}

async fn commit_single(connection: &PgConnection, process: ProcessId, append: &Append) -> Result<(), Error> {
    match connection.within_limit(tables::append(connection, append, process)).await? {
        true => Ok(()),
        false => Err(tables::conflict_error(connection, append.table).await),
    }
}

/// Commits all appends in one transaction, pipelined. Locks are taken in the order of table keys, so two processes
/// cannot deadlock.
async fn commit_batch(
    connection: &PgConnection,
    process: ProcessId,
    appends: &[Append],
) -> Result<Vec<Result<(), Error>>, Error> {
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|&slot| appends[slot].table);
    let statements = tables::prepare_append(connection).await?;
    let writes = order.iter().map(|&slot| tables::append_with(connection, &statements, &appends[slot], process));
    let transaction = async {
        let (begun, written, committed) =
            tokio::join!(biased; connection.run("BEGIN"), join_in_order(writes.collect()), connection.run("COMMIT"));
        begun?;
        let written: Vec<bool> = written.into_iter().collect::<Result<_, Error>>()?;
        committed.map(|()| written)
    };
    let written = connection.within_limit(transaction).await?;
    let mut results = vec![Ok(()); appends.len()];
    for (&slot, written) in order.iter().zip(written) {
        if !written {
            results[slot] = Err(tables::conflict_error(connection, appends[slot].table).await);
        }
    }
    Ok(results)
}

/// Awaits all futures and polls them in order, so that their requests are sent in order. `join_all` does not guarantee
/// that.
async fn join_in_order<F: Future>(futures: Vec<F>) -> Vec<F::Output> {
    let mut outputs: Vec<Option<F::Output>> = futures.iter().map(|_| None).collect();
    let mut futures: Vec<Pin<Box<F>>> = futures.into_iter().map(Box::pin).collect();
    std::future::poll_fn(|context| {
        let open = futures.iter_mut().zip(&mut outputs).filter(|(_, output)| output.is_none());
        let mut pending = false;
        for (future, output) in open {
            match future.as_mut().poll(context) {
                Poll::Ready(done) => *output = Some(done),
                Poll::Pending => pending = true,
            }
        }
        if pending { Poll::Pending } else { Poll::Ready(()) }
    })
    .await;
    outputs.into_iter().flatten().collect()
}

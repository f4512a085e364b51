//! Appends, with group commit: what has come in while the last transaction was on its way becomes
//! the next one. Notifications make PostgreSQL commit one transaction after the other, so one
//! transaction for many appends is what makes many appends fast.

use std::pin::Pin;
use std::task::Poll;
use tokio::sync::{mpsc, oneshot};

use super::address::Address;
use super::link::Link;
use super::pool::{Place, closed};
use super::tables;
use crate::{Append, Error, ProcessId};

/// How many appends may wait before writers have to wait for a place.
const QUEUE: usize = 8192;
/// How many appends one transaction takes at most.
const BATCH: usize = 512;

enum Message {
    Append(Append, oneshot::Sender<Result<(), Error>>),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    pub(super) fn start(address: &Address, process: ProcessId) -> Writer {
        let (queue, messages) = mpsc::channel(QUEUE);
        tokio::spawn(work(Place::new(address), process, messages));
        Writer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), Error> {
        let (sender, result) = oneshot::channel();
        self.queue.send(Message::Append(append, sender)).await.map_err(|_| closed())?;
        result.await.unwrap_or_else(|_| Err(closed()))
    }

    pub(super) async fn close(&self) {
        let (sender, done) = oneshot::channel();
        if self.queue.send(Message::Close(sender)).await.is_ok() {
            let _ = done.await;
        }
    }
}

async fn work(place: Place, process: ProcessId, mut messages: mpsc::Receiver<Message>) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut closing = None;
    while messages.recv_many(&mut batch, BATCH).await > 0 {
        let (mut appends, mut senders) = (Vec::new(), Vec::new());
        for message in batch.drain(..) {
            match message {
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
        let results = commit(&place, process, &appends).await;
        for (sender, result) in senders.into_iter().zip(results) {
            // Whoever asked may have gone away; what was written stays written.
            let _ = sender.send(result);
        }
    }
    place.close().await;
    if let Some(done) = closing {
        let _ = done.send(());
    }
}

async fn commit(place: &Place, process: ProcessId, appends: &[Append]) -> Vec<Result<(), Error>> {
    let link = match place.link().await {
        Ok(link) => link,
        Err(error) => return vec![Err(error); appends.len()],
    };
    if let [append] = appends {
        return vec![alone(&link, process, append).await];
    }
    match together(&link, process, appends).await {
        Ok(results) => results,
        // One that is refused takes the others along: each gets its own transaction then.
        Err(_) if !link.is_closed() => {
            let mut results = Vec::with_capacity(appends.len());
            for append in appends {
                results.push(alone(&link, process, append).await);
            }
            results
        }
        Err(error) => vec![Err(error); appends.len()],
    }
}

async fn alone(link: &Link, process: ProcessId, append: &Append) -> Result<(), Error> {
    match tables::append(link, append, process).await? {
        true => Ok(()),
        false => Err(tables::too_late(link, append.table).await),
    }
}

/// One transaction for all, sent without waiting for answers in between. Everybody writes in the
/// order of the tables' ids, so that two processes never wait for each other.
async fn together(link: &Link, process: ProcessId, appends: &[Append]) -> Result<Vec<Result<(), Error>>, Error> {
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|&place| appends[place].table);
    let statement = tables::prepare_append(link).await?;
    let writes = order.iter().map(|&place| tables::append_by(link, &statement, &appends[place], process));
    let (begun, written, committed) =
        tokio::join!(biased; link.run("BEGIN"), in_order(writes.collect()), link.run("COMMIT"));
    begun?;
    let written: Vec<bool> = written.into_iter().collect::<Result<_, Error>>()?;
    committed?;
    let mut results = vec![Ok(()); appends.len()];
    for (&place, written) in order.iter().zip(written) {
        if !written {
            results[place] = Err(tables::too_late(link, appends[place].table).await);
        }
    }
    Ok(results)
}

/// Waits for all; requests go out in the order of `futures`, which is what others do not promise.
async fn in_order<F: Future>(futures: Vec<F>) -> Vec<F::Output> {
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

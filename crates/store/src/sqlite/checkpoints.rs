//! Runs WAL checkpoints on a separate thread, so that commits do not wait for them.

use rusqlite::Connection;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

/// Number of writes between checkpoints. If this thread falls behind, the writer checkpoints itself
/// (`schema::WAL_AUTOCHECKPOINT_PAGES`).
const WRITES_PER_CHECKPOINT: usize = 2000;

#[derive(Debug)]
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    thread: JoinHandle<()>,
    written: usize,
}

impl Checkpoints {
    /// Starts the thread with a connection of its own.
    pub(super) fn start(connection: Connection) -> std::io::Result<Checkpoints> {
        let (wake, wake_requests) = sync_channel(1);
        let work = move || {
            for () in wake_requests {
                // A failed checkpoint is made up for by the next one.
                let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
            }
        };
        let thread = thread::Builder::new().name("sqlite-checkpoints".to_owned()).spawn(work)?;
        Ok(Checkpoints { wake, thread, written: 0 })
    }

    /// Counts committed writes and triggers a checkpoint when due.
    pub(super) fn record_writes(&mut self, writes: usize) {
        self.written += writes;
        if self.written >= WRITES_PER_CHECKPOINT {
            self.written = 0;
            // A checkpoint that is already queued covers these writes too.
            let _ = self.wake.try_send(());
        }
    }

    /// Waits for a running checkpoint and closes the connection.
    pub(super) fn join(self) {
        drop(self.wake);
        let _ = self.thread.join();
    }
}

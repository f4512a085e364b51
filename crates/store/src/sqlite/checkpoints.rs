//! Sorts what was written into the file, beside the writer: who waits for a commit does not wait for this.

use rusqlite::Connection;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

/// After so many writes. The writer itself makes good what is missed here (`schema::CHECKPOINT`).
const EVERY: usize = 2000;

#[derive(Debug)]
pub(super) struct Checkpoints {
    wake: SyncSender<()>,
    thread: JoinHandle<()>,
    written: usize,
}

impl Checkpoints {
    /// On a connection of their own.
    pub(super) fn start(connection: Connection) -> std::io::Result<Checkpoints> {
        let (wake, woken) = sync_channel(1);
        let work = move || {
            for () in woken {
                // One that fails is followed by others.
                let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
            }
        };
        let thread = thread::Builder::new().name("sqlite-checkpoints".to_owned()).spawn(work)?;
        Ok(Checkpoints { wake, thread, written: 0 })
    }

    /// So many writes more were committed.
    pub(super) fn wrote(&mut self, writes: usize) {
        self.written += writes;
        if self.written >= EVERY {
            self.written = 0;
            // Where one is under way and another is waiting, that is enough.
            let _ = self.wake.try_send(());
        }
    }

    /// Waits for the one under way and lets go of the file.
    pub(super) fn end(self) {
        drop(self.wake);
        let _ = self.thread.join();
    }
}

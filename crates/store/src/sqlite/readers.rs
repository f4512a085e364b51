//! Connections that only read, handed to threads that may wait for the disk.

use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

use super::{fault, schema, writer};
use crate::Error;

/// How many reads go on at once; others wait for their turn.
const READERS: usize = 4;

#[derive(Debug)]
pub(super) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    free: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn open(file: &Path) -> rusqlite::Result<Readers> {
        let connections = (0..READERS).map(|_| schema::reader(file)).collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(Readers { idle: Arc::new(Mutex::new(connections)), free: Arc::new(Semaphore::new(READERS)) })
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let Ok(permit) = Arc::clone(&self.free).acquire_owned().await else { return Err(writer::closed()) };
        let idle = Arc::clone(&self.idle);
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let Some(connection) = lock(&idle).pop() else { return Err(writer::closed()) };
            let result = read(&connection).map_err(|error| fault::of(&error));
            lock(&idle).push(connection);
            result
        });
        reading.await.unwrap_or_else(|_| Err(writer::closed()))
    }

    /// Waits for reads under way and lets go of the file.
    pub(super) async fn close(&self) {
        if let Ok(all) = self.free.acquire_many(READERS as u32).await {
            self.free.close();
            lock(&self.idle).clear();
            drop(all);
        }
    }
}

fn lock(idle: &Mutex<Vec<Connection>>) -> std::sync::MutexGuard<'_, Vec<Connection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}

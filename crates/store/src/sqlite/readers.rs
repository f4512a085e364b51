//! Read-only connections, used on blocking threads.

use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

use super::{map_error, schema, writer};
use crate::Error;

/// Number of concurrent reads; further ones wait.
const READERS: usize = 4;

#[derive(Debug)]
pub(super) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn open(file: &Path) -> rusqlite::Result<Readers> {
        let connections = (0..READERS).map(|_| schema::reader(file)).collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(Readers { idle: Arc::new(Mutex::new(connections)), permits: Arc::new(Semaphore::new(READERS)) })
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let Ok(permit) = Arc::clone(&self.permits).acquire_owned().await else { return Err(writer::closed()) };
        let idle = Arc::clone(&self.idle);
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let Some(connection) = lock(&idle).pop() else { return Err(writer::closed()) };
            let result = read(&connection).map_err(|error| map_error::store_error(&error));
            lock(&idle).push(connection);
            result
        });
        reading.await.unwrap_or_else(|_| Err(writer::closed()))
    }

    /// Waits for running reads and closes the connections.
    pub(super) async fn close(&self) {
        if let Ok(all) = self.permits.acquire_many(READERS as u32).await {
            self.permits.close();
            lock(&self.idle).clear();
            drop(all);
        }
    }
}

fn lock(idle: &Mutex<Vec<Connection>>) -> std::sync::MutexGuard<'_, Vec<Connection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}

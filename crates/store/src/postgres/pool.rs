//! A small connection pool for everything except appends. A lost connection is replaced on next use.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Mutex;

use super::address::Address;
use super::connection::PgConnection;
use super::health::Health;
use crate::Error;

const POOL_SIZE: usize = 4;

#[derive(Debug)]
pub(super) struct Pool {
    slots: Vec<PoolSlot>,
    next_slot: AtomicUsize,
}

/// Holds one connection, opened on demand.
#[derive(Debug)]
pub(super) struct PoolSlot {
    /// `None` once closed.
    address: Mutex<Option<Address>>,
    connection: Mutex<Option<Arc<PgConnection>>>,
    health: Arc<Health>,
}

impl Pool {
    pub(super) fn new(address: &Address, health: &Arc<Health>) -> Pool {
        let slots = (0..POOL_SIZE).map(|_| PoolSlot::new(address, health)).collect();
        Pool { slots, next_slot: AtomicUsize::new(0) }
    }

    pub(super) async fn connection(&self) -> Result<Arc<PgConnection>, Error> {
        let turn = self.next_slot.fetch_add(1, Ordering::Relaxed);
        self.slots[turn % POOL_SIZE].connection().await
    }

    pub(super) async fn close(&self) {
        for slot in &self.slots {
            slot.close().await;
        }
    }
}

impl PoolSlot {
    pub(super) fn new(address: &Address, health: &Arc<Health>) -> PoolSlot {
        let (address, health) = (Mutex::new(Some(address.clone())), Arc::clone(health));
        PoolSlot { address, connection: Mutex::new(None), health }
    }

    pub(super) async fn connection(&self) -> Result<Arc<PgConnection>, Error> {
        self.health.check()?;
        let mut slot = self.connection.lock().await;
        if let Some(connection) = slot.as_ref().filter(|connection| !connection.is_closed()) {
            return Ok(Arc::clone(connection));
        }
        let address = self.address.lock().await;
        let Some(address) = address.as_ref() else { return Err(closed()) };
        // The caller that was first may have waited in vain.
        self.health.check()?;
        let connection = Arc::new(PgConnection::connect(address, &self.health).await?);
        *slot = Some(Arc::clone(&connection));
        Ok(connection)
    }

    pub(super) async fn close(&self) {
        *self.address.lock().await = None;
        *self.connection.lock().await = None;
    }
}

pub(super) fn closed() -> Error {
    Error::Unavailable("the database was closed".to_owned())
}

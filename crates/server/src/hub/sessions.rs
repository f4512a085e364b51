//! The open connections of each device, so that removing a device ends them at once.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use iquazu_store::SecretHash;
use tokio::sync::Notify;

#[derive(Debug, Default)]
pub(crate) struct Sessions(Mutex<HashMap<SecretHash, Arc<Device>>>);

/// Small, because there is one for almost every connection: a `watch` channel takes half a kilobyte.
#[derive(Debug, Default)]
struct Device {
    is_removed: AtomicBool,
    removed: Notify,
}

impl Sessions {
    /// Registers a connection of a device.
    pub(crate) fn open(self: &Arc<Sessions>, secret: SecretHash) -> Session {
        let device = Arc::clone(self.lock().entry(secret).or_default());
        Session { sessions: Arc::clone(self), secret, device }
    }

    /// Ends all connections of a device.
    pub(crate) fn end(&self, secret: SecretHash) {
        if let Some(device) = self.lock().remove(&secret) {
            device.is_removed.store(true, Ordering::SeqCst);
            device.removed.notify_waiters();
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SecretHash, Arc<Device>>> {
        // The map is consistent even if a holder of the lock panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection of a device.
#[derive(Debug)]
pub(crate) struct Session {
    sessions: Arc<Sessions>,
    secret: SecretHash,
    device: Arc<Device>,
}

impl Session {
    /// Waits until the device is removed.
    pub(crate) async fn ended(&self) {
        let mut removed = pin!(self.device.removed.notified());
        // From here on no notification is missed.
        removed.as_mut().enable();
        if !self.device.is_removed.load(Ordering::SeqCst) {
            removed.await;
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut sessions = self.sessions.lock();
        let is_known = sessions.get(&self.secret).is_some_and(|device| Arc::ptr_eq(device, &self.device));
        // The other reference is the map's; new ones are made under its lock only.
        if is_known && Arc::strong_count(&self.device) == 2 {
            sessions.remove(&self.secret);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn removed_device_ends_its_connections_only() {
        let sessions = Arc::new(Sessions::default());
        let (first, second) = (sessions.open(SecretHash([1; 32])), sessions.open(SecretHash([1; 32])));
        let other = sessions.open(SecretHash([2; 32]));
        sessions.end(SecretHash([1; 32]));
        first.ended().await;
        second.ended().await;
        let waiting = tokio::time::timeout(std::time::Duration::from_millis(1), other.ended()).await;
        assert!(waiting.is_err(), "another device stays connected");
        drop((first, second, other));
        assert!(sessions.lock().is_empty());
    }
}

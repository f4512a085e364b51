//! The open connections of each device, so that removing a device ends them at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use iquazu_store::SecretHash;
use tokio::sync::watch;

#[derive(Debug, Default)]
pub(crate) struct Sessions(Mutex<HashMap<SecretHash, watch::Sender<bool>>>);

impl Sessions {
    /// Registers a connection of a device.
    pub(crate) fn open(self: &Arc<Sessions>, secret: SecretHash) -> Session {
        let ended = self.lock().entry(secret).or_insert_with(|| watch::channel(false).0).subscribe();
        Session { sessions: Arc::clone(self), secret, ended: Some(ended) }
    }

    /// Ends all connections of a device.
    pub(crate) fn end(&self, secret: SecretHash) {
        if let Some(open) = self.lock().remove(&secret) {
            open.send_replace(true);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SecretHash, watch::Sender<bool>>> {
        // The map is consistent even if a holder of the lock panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection of a device.
#[derive(Debug)]
pub(crate) struct Session {
    sessions: Arc<Sessions>,
    secret: SecretHash,
    ended: Option<watch::Receiver<bool>>,
}

impl Session {
    /// Waits until the device is removed.
    pub(crate) async fn ended(&mut self) {
        match &mut self.ended {
            Some(ended) => drop(ended.wait_for(|ended| *ended).await),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut sessions = self.sessions.lock();
        self.ended = None;
        if sessions.get(&self.secret).is_some_and(|open| open.receiver_count() == 0) {
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
        let (mut first, mut second) = (sessions.open(SecretHash([1; 32])), sessions.open(SecretHash([1; 32])));
        let mut other = sessions.open(SecretHash([2; 32]));
        sessions.end(SecretHash([1; 32]));
        first.ended().await;
        second.ended().await;
        let waiting = tokio::time::timeout(std::time::Duration::from_millis(1), other.ended()).await;
        assert!(waiting.is_err(), "another device stays connected");
        drop((first, second, other));
        assert!(sessions.lock().is_empty());
    }
}

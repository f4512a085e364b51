//! A store that can fail on demand.

use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use iquazu_rules::Seat;
use iquazu_store::*;

/// Works normally.
pub(crate) const HEALTHY: u8 = 0;
/// Fails all reads and writes.
pub(crate) const DOWN: u8 = 1;
/// Commits appends, but loses their acknowledgement.
pub(crate) const ACK_LOST: u8 = 2;

/// Delays appends by more than a second.
pub(crate) const SLOW: u8 = 3;

/// An entry that another process writes, and the seat to act after it.
pub(crate) type PreemptingEntry = (Vec<u8>, Option<Seat>);

/// A store that can fail on demand.
#[derive(Debug)]
pub(crate) struct FlakyStore {
    store: Arc<dyn Store>,
    mode: AtomicU8,
    log: Mutex<Vec<PreemptingEntry>>,
}

impl FlakyStore {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<FlakyStore> {
        Arc::new(FlakyStore { store, mode: AtomicU8::new(HEALTHY), log: Mutex::default() })
    }

    pub(crate) fn set_mode(&self, mode: u8) {
        self.mode.store(mode, Ordering::SeqCst);
    }

    /// From now on another process is always faster, and writes the entries of this log.
    pub(crate) fn preempt_with(&self, log: Vec<PreemptingEntry>) {
        *self.log.lock().expect("no panic") = log;
    }

    /// Returns what the other process writes instead of an append.
    fn preempting(&self, append: &Append) -> Option<Append> {
        let (from, count) = (append.expected as usize, append.entries.len());
        let log = self.log.lock().expect("no panic");
        let preempting = log.get(from..from + count)?;
        let mut summary: serde_json::Value = serde_json::from_str(&append.change.summary).expect("JSON");
        summary["to_act"] = serde_json::json!(preempting.last()?.1);
        Some(Append {
            entries: preempting.iter().map(|(entry, _)| entry.clone()).collect(),
            change: Change { due: None, summary: summary.to_string(), ..append.change.clone() },
            at: Moment(from as i64),
            ..append.clone()
        })
    }

    fn reach(&self) -> Result<&dyn Store, Error> {
        if self.mode.load(Ordering::SeqCst) == DOWN { Err(unavailable()) } else { Ok(&*self.store) }
    }
}

fn unavailable() -> Error {
    Error::Unavailable("database is down".to_owned())
}

#[async_trait]
impl Store for FlakyStore {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        self.reach()?.create(table).await
    }
    async fn append(&self, append: Append) -> Result<(), Error> {
        if let Some(first) = self.preempting(&append) {
            let next = first.expected + first.entries.len() as u64;
            return self.reach()?.append(first).await.and(Err(Error::Conflict { next }));
        }
        if self.mode.load(Ordering::SeqCst) == SLOW {
            tokio::time::sleep(Duration::from_millis(1100)).await;
        }
        self.reach()?.append(append).await?;
        if self.mode.load(Ordering::SeqCst) == ACK_LOST { Err(unavailable()) } else { Ok(()) }
    }
    async fn read(&self, table: TableId, from: u64, limit: u32) -> Result<Vec<Entry>, Error> {
        self.reach()?.read(table, from, limit).await
    }
    async fn table(&self, table: TableId) -> Result<Option<Table>, Error> {
        self.reach()?.table(table).await
    }
    async fn list(&self, listing: Listing) -> Result<Vec<Table>, Error> {
        self.reach()?.list(listing).await
    }
    async fn remove(&self, table: TableId) -> Result<bool, Error> {
        self.reach()?.remove(table).await
    }
    async fn claim_due(&self, now: Moment, lease: Moment, limit: u32) -> Result<Vec<Due>, Error> {
        self.reach()?.claim_due(now, lease, limit).await
    }
    async fn reschedule(&self, table: TableId, expected: u64, due: Option<Moment>) -> Result<(), Error> {
        self.reach()?.reschedule(table, expected, due).await
    }
    fn watch(&self) -> EventStream {
        self.store.watch()
    }
    async fn create_identity(&self, identity: Identity, secret: SecretHash) -> Result<(), Error> {
        self.reach()?.create_identity(identity, secret).await
    }
    async fn add_secret(&self, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
        self.reach()?.add_secret(identity, secret).await
    }
    async fn remove_secret(&self, secret: SecretHash) -> Result<bool, Error> {
        self.reach()?.remove_secret(secret).await
    }
    async fn identity_by_secret(&self, secret: SecretHash) -> Result<Option<Identity>, Error> {
        self.reach()?.identity_by_secret(secret).await
    }
    async fn rename(&self, identity: IdentityId, name: String) -> Result<(), Error> {
        self.reach()?.rename(identity, name).await
    }
    async fn put_token(&self, token: Token) -> Result<(), Error> {
        self.reach()?.put_token(token).await
    }
    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Moment) -> Result<Option<Token>, Error> {
        self.reach()?.peek_token(hash, purpose, now).await
    }
    async fn take_token(&self, hash: SecretHash, purpose: &str, now: Moment) -> Result<Option<Token>, Error> {
        self.reach()?.take_token(hash, purpose, now).await
    }
    async fn sweep_tokens(&self, now: Moment) -> Result<u64, Error> {
        self.reach()?.sweep_tokens(now).await
    }
    async fn put_push(&self, push: PushSubscription) -> Result<(), Error> {
        self.reach()?.put_push(push).await
    }
    async fn pushes_of(&self, identity: IdentityId) -> Result<Vec<PushSubscription>, Error> {
        self.reach()?.pushes_of(identity).await
    }
    async fn remove_push(&self, endpoint: &str) -> Result<bool, Error> {
        self.reach()?.remove_push(endpoint).await
    }
    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        self.reach()?.setting(key).await
    }
    async fn setting_or(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
        self.reach()?.setting_or(key, value).await
    }
    async fn announce(&self, what: &[PeerMessage]) -> Result<(), Error> {
        self.reach()?.announce(what).await
    }
    async fn ping(&self) -> Result<(), Error> {
        self.reach()?.ping().await
    }
    async fn backup(&self, to: &Path) -> Result<(), Error> {
        self.reach()?.backup(to).await
    }
    async fn close(&self) {
        self.store.close().await;
    }
}

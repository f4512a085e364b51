//! A database that goes away for a while.

use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use iquazu_rules::Seat;
use iquazu_store::*;

/// How the database behaves.
pub(crate) const WELL: u8 = 0;
/// Nothing is read or written.
pub(crate) const AWAY: u8 = 1;
/// What is appended is kept, but the answer gets lost.
pub(crate) const MUTE: u8 = 2;

/// An entry that another process writes, and whose turn it is after it.
pub(crate) type Forestalled = (Vec<u8>, Option<Seat>);

/// A store behind a connection that can break.
#[derive(Debug)]
pub(crate) struct Flaky {
    store: Arc<dyn Store>,
    mood: AtomicU8,
    log: Mutex<Vec<Forestalled>>,
}

impl Flaky {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Flaky> {
        Arc::new(Flaky { store, mood: AtomicU8::new(WELL), log: Mutex::default() })
    }

    pub(crate) fn becomes(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }

    /// From now on another process is always faster, and writes what stands in this log.
    pub(crate) fn forestall_with(&self, log: Vec<Forestalled>) {
        *self.log.lock().expect("no panic") = log;
    }

    /// What the other process writes in place of an append.
    fn forestalling(&self, append: &Append) -> Option<Append> {
        let (from, count) = (append.expected as usize, append.entries.len());
        let log = self.log.lock().expect("no panic");
        let forestalled = log.get(from..from + count)?;
        let mut summary: serde_json::Value = serde_json::from_str(&append.change.summary).expect("JSON");
        summary["to_act"] = serde_json::json!(forestalled.last()?.1);
        Some(Append {
            entries: forestalled.iter().map(|(entry, _)| entry.clone()).collect(),
            change: Change { due: None, summary: summary.to_string(), ..append.change.clone() },
            at: Moment(from as i64),
            ..append.clone()
        })
    }

    fn reach(&self) -> Result<&dyn Store, Error> {
        if self.mood.load(Ordering::SeqCst) == AWAY { Err(gone()) } else { Ok(&*self.store) }
    }
}

fn gone() -> Error {
    Error::Unavailable("gone for a while".to_owned())
}

#[async_trait]
impl Store for Flaky {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        self.reach()?.create(table).await
    }
    async fn append(&self, append: Append) -> Result<(), Error> {
        if let Some(first) = self.forestalling(&append) {
            let next = first.expected + first.entries.len() as u64;
            return self.reach()?.append(first).await.and(Err(Error::Conflict { next }));
        }
        self.reach()?.append(append).await?;
        if self.mood.load(Ordering::SeqCst) == MUTE { Err(gone()) } else { Ok(()) }
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
    fn watch(&self) -> Watch {
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
    async fn identity(&self, identity: IdentityId) -> Result<Option<Identity>, Error> {
        self.reach()?.identity(identity).await
    }
    async fn rename(&self, identity: IdentityId, name: String) -> Result<(), Error> {
        self.reach()?.rename(identity, name).await
    }
    async fn forget(&self, identity: IdentityId) -> Result<bool, Error> {
        self.reach()?.forget(identity).await
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
    async fn put_push(&self, push: Push) -> Result<(), Error> {
        self.reach()?.put_push(push).await
    }
    async fn pushes_of(&self, identity: IdentityId) -> Result<Vec<Push>, Error> {
        self.reach()?.pushes_of(identity).await
    }
    async fn remove_push(&self, endpoint: &str) -> Result<bool, Error> {
        self.reach()?.remove_push(endpoint).await
    }
    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        self.reach()?.setting(key).await
    }
    async fn set_setting(&self, key: &str, value: Vec<u8>) -> Result<(), Error> {
        self.reach()?.set_setting(key, value).await
    }
    async fn setting_or(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
        self.reach()?.setting_or(key, value).await
    }
    async fn announce(&self, what: &[Announcement]) -> Result<(), Error> {
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

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

/// Fails all appends, and nothing else.
pub(crate) const APPENDS_FAIL: u8 = 4;

/// Never answers appends, nor closes.
pub(crate) const HUNG: u8 = 5;

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
        let (from, count) = (append.expected_seq as usize, append.entries.len());
        let log = self.log.lock().expect("no panic");
        let preempting = log.get(from..from + count)?;
        let mut summary: serde_json::Value = serde_json::from_str(&append.update.summary).expect("JSON");
        summary["to_act"] = serde_json::json!(preempting.last()?.1);
        Some(Append {
            entries: preempting.iter().map(|(entry, _)| entry.clone()).collect(),
            update: TableUpdate { due_at: None, summary: summary.to_string(), ..append.update.clone() },
            at: Timestamp(from as i64),
            ..append.clone()
        })
    }

    pub(crate) fn reach(&self) -> Result<&dyn Store, Error> {
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
            let next = first.expected_seq + first.entries.len() as u64;
            return self.reach()?.append(first).await.and(Err(Error::Conflict { next_seq: next }));
        }
        match self.mode.load(Ordering::SeqCst) {
            SLOW => tokio::time::sleep(Duration::from_millis(1100)).await,
            APPENDS_FAIL => return Err(unavailable()),
            HUNG => std::future::pending().await,
            _ => {}
        }
        self.reach()?.append(append).await?;
        if self.mode.load(Ordering::SeqCst) == ACK_LOST { Err(unavailable()) } else { Ok(()) }
    }
    async fn read(&self, table: TableKey, from: u64, limit: u32) -> Result<Vec<LogEntry>, Error> {
        self.reach()?.read(table, from, limit).await
    }
    async fn add_chat_line(&self, table: TableKey, payload: Vec<u8>, keep: u32) -> Result<u64, Error> {
        self.reach()?.add_chat_line(table, payload, keep).await
    }
    async fn chat_lines(&self, table: TableKey) -> Result<Vec<LogEntry>, Error> {
        self.reach()?.chat_lines(table).await
    }
    async fn table(&self, table: TableKey) -> Result<Option<TableRow>, Error> {
        self.reach()?.table(table).await
    }
    async fn list(&self, query: TableQuery) -> Result<Vec<TableRow>, Error> {
        self.reach()?.list(query).await
    }
    async fn remove(&self, table: TableKey) -> Result<bool, Error> {
        self.reach()?.remove(table).await
    }
    async fn claim_due(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<DueTable>, Error> {
        self.reach()?.claim_due(now, lease, limit).await
    }
    async fn reschedule(&self, table: TableKey, expected: u64, due: Option<Timestamp>) -> Result<(), Error> {
        self.reach()?.reschedule(table, expected, due).await
    }
    fn events(&self) -> EventStream {
        self.store.events()
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
    async fn rename_identity(&self, identity: IdentityId, name: String) -> Result<(), Error> {
        self.reach()?.rename_identity(identity, name).await
    }
    async fn put_token(&self, token: Token) -> Result<(), Error> {
        self.reach()?.put_token(token).await
    }
    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error> {
        self.reach()?.peek_token(hash, purpose, now).await
    }
    async fn redeem_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error> {
        self.reach()?.redeem_token(hash, purpose, now).await
    }
    async fn delete_expired_tokens(&self, now: Timestamp) -> Result<u64, Error> {
        self.reach()?.delete_expired_tokens(now).await
    }
    async fn put_push_subscription(&self, push: PushSubscription) -> Result<(), Error> {
        self.reach()?.put_push_subscription(push).await
    }
    async fn push_subscriptions(&self, identity: IdentityId) -> Result<Vec<PushSubscription>, Error> {
        self.reach()?.push_subscriptions(identity).await
    }
    async fn remove_push_subscription(&self, endpoint: &str) -> Result<bool, Error> {
        self.reach()?.remove_push_subscription(endpoint).await
    }
    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        self.reach()?.setting(key).await
    }
    async fn get_or_insert_setting(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
        self.reach()?.get_or_insert_setting(key, value).await
    }
    async fn publish(&self, what: &[PeerMessage]) -> Result<(), Error> {
        self.reach()?.publish(what).await
    }
    async fn ping(&self) -> Result<(), Error> {
        self.reach()?.ping().await
    }
    async fn backup(&self, to: &Path) -> Result<(), Error> {
        self.reach()?.backup(to).await
    }
    async fn devices(&self, identity: IdentityId) -> Result<Vec<Device>, Error> {
        self.reach()?.devices(identity).await
    }
    async fn use_device(&self, secret: SecretHash, label: String, at: Timestamp) -> Result<(), Error> {
        self.reach()?.use_device(secret, label, at).await
    }
    async fn limit_push_subscriptions(&self, identity: IdentityId, keep: u32) -> Result<(), Error> {
        self.reach()?.limit_push_subscriptions(identity, keep).await
    }
    async fn claim_notices(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<Notice>, Error> {
        self.reach()?.claim_notices(now, lease, limit).await
    }
    async fn retry_notice(&self, notice: Notice, due_at: Timestamp) -> Result<(), Error> {
        self.reach()?.retry_notice(notice, due_at).await
    }
    async fn finish_notice(&self, notice: Notice) -> Result<(), Error> {
        self.reach()?.finish_notice(notice).await
    }
    async fn withdraw_notices(&self, table: TableKey, expected: u64, people: Vec<IdentityId>) -> Result<(), Error> {
        self.reach()?.withdraw_notices(table, expected, people).await
    }
    async fn stale_tables(&self, status: TableStatus, since: Timestamp, limit: u32) -> Result<Vec<TableKey>, Error> {
        self.reach()?.stale_tables(status, since, limit).await
    }
    async fn remove_stale_identities(&self, unused: Timestamp, unseated: Timestamp, limit: u32) -> Result<u64, Error> {
        self.reach()?.remove_stale_identities(unused, unseated, limit).await
    }
    async fn close(&self) {
        if self.mode.load(Ordering::SeqCst) == HUNG {
            std::future::pending::<()>().await;
        }
        self.store.close().await;
    }
}

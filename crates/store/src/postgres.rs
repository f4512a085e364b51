//! A store in a PostgreSQL database, shared by any number of processes.

mod address;
mod channels;
mod connection;
mod days;
mod health;
mod listener;
mod map_error;
mod moderation;
mod notices;
mod people;
mod plans;
mod pool;
mod queue;
mod schema;
mod tables;
mod upkeep;
mod writer;

use async_trait::async_trait;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{broadcast, watch};

use self::address::Address;
use self::health::Health;
use self::pool::Pool;
use self::writer::Writer;
use crate::{
    Append, Device, DueTable, Error, EventStream, Identity, IdentityId, LogEntry, NewTable, Notice, OpenError,
    PeerMessage, ProcessId, PushSubscription, SecretHash, Store, StoreEvent, TableKey, TableQuery, TableRow,
    TableStatus, Timestamp, Token,
};

/// Capacity of the event channel; slower receivers get [`StoreEvent::Lagged`].
const EVENT_CAPACITY: usize = 4096;

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    /// Identifies our own notifications, which are ignored.
    process: ProcessId,
    writer: Writer,
    pool: Pool,
    health: Arc<Health>,
    events: broadcast::Sender<StoreEvent>,
    /// Becomes `true` when the store closes.
    closed: watch::Sender<bool>,
}

impl Postgres {
    /// Connects to `postgres://…`, with TLS as the address asks for, and migrates the schema.
    ///
    /// # Errors
    /// Returns an error if the address is invalid, the database cannot be reached, or its schema is newer than this
    /// program knows.
    pub async fn open(address: &str) -> Result<Postgres, OpenError> {
        let address = Address::parse(address)?;
        schema::migrate(&address).await?;
        let (events, closed) = (broadcast::Sender::new(EVENT_CAPACITY), watch::Sender::new(false));
        let process = ProcessId::random();
        tokio::spawn(listener::listen(address.clone(), process, events.clone(), closed.subscribe()));
        let health = Arc::new(Health::default());
        let (writer, pool) = (Writer::start(&address, &health, process), Pool::new(&address, &health));
        Ok(Postgres { process, writer, pool, health, events, closed })
    }
}

impl Drop for Postgres {
    /// Stops the listener even if the store was not closed.
    fn drop(&mut self) {
        self.closed.send_replace(true);
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        tables::create(&*self.pool.connection().await?, &table).await
    }

    async fn append(&self, append: Append) -> Result<(), Error> {
        self.writer.append(append).await
    }

    async fn read(&self, table: TableKey, from: u64, limit: u32) -> Result<Vec<LogEntry>, Error> {
        tables::read(&*self.pool.connection().await?, table, from, limit).await
    }

    async fn add_chat_line(&self, table: TableKey, payload: Vec<u8>, keep: u32) -> Result<u64, Error> {
        tables::add_chat_line(&*self.pool.connection().await?, table, &payload, keep, self.process).await
    }

    async fn chat_lines(&self, table: TableKey) -> Result<Vec<LogEntry>, Error> {
        tables::chat_lines(&*self.pool.connection().await?, table).await
    }

    async fn table(&self, table: TableKey) -> Result<Option<TableRow>, Error> {
        tables::table(&*self.pool.connection().await?, table).await
    }

    async fn list(&self, query: TableQuery) -> Result<Vec<TableRow>, Error> {
        tables::list(&*self.pool.connection().await?, &query).await
    }

    async fn remove(&self, table: TableKey) -> Result<bool, Error> {
        tables::remove(&*self.pool.connection().await?, table, self.process).await
    }

    async fn claim_due(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<DueTable>, Error> {
        tables::claim_due(&*self.pool.connection().await?, now, lease, limit).await
    }

    async fn reschedule(&self, table: TableKey, expected: u64, due_at: Option<Timestamp>) -> Result<(), Error> {
        tables::reschedule(&*self.pool.connection().await?, table, expected, due_at).await
    }

    fn events(&self) -> EventStream {
        EventStream::new(self.events.subscribe())
    }

    async fn publish(&self, messages: &[PeerMessage]) -> Result<(), Error> {
        let payloads: Vec<String> =
            messages.iter().map(|message| listener::peer_payload(self.process, message)).collect();
        tables::publish(&*self.pool.connection().await?, &payloads).await
    }

    async fn create_identity(&self, identity: Identity, secret: SecretHash) -> Result<(), Error> {
        people::create_identity(&*self.pool.connection().await?, &identity, secret).await
    }

    async fn add_secret(&self, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
        people::add_secret(&*self.pool.connection().await?, identity, secret).await
    }

    async fn remove_secret(&self, secret: SecretHash) -> Result<bool, Error> {
        people::remove_secret(&*self.pool.connection().await?, secret).await
    }

    async fn identity_by_secret(&self, secret: SecretHash) -> Result<Option<Identity>, Error> {
        people::identity_by_secret(&*self.pool.connection().await?, secret).await
    }

    async fn rename_identity(&self, identity: IdentityId, name: String) -> Result<(), Error> {
        people::rename_identity(&*self.pool.connection().await?, identity, &name).await
    }

    async fn put_token(&self, token: Token) -> Result<(), Error> {
        people::put_token(&*self.pool.connection().await?, &token).await
    }

    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error> {
        people::peek_token(&*self.pool.connection().await?, hash, purpose, now).await
    }

    async fn redeem_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error> {
        people::redeem_token(&*self.pool.connection().await?, hash, purpose, now).await
    }

    async fn delete_expired_tokens(&self, now: Timestamp) -> Result<u64, Error> {
        people::delete_expired_tokens(&*self.pool.connection().await?, now).await
    }

    async fn put_push_subscription(&self, push: PushSubscription) -> Result<(), Error> {
        people::put_push_subscription(&*self.pool.connection().await?, &push).await
    }

    async fn push_subscriptions(&self, identity: IdentityId) -> Result<Vec<PushSubscription>, Error> {
        people::push_subscriptions(&*self.pool.connection().await?, identity).await
    }

    async fn remove_push_subscription(&self, endpoint: &str) -> Result<bool, Error> {
        people::remove_push_subscription(&*self.pool.connection().await?, endpoint).await
    }

    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        people::setting(&*self.pool.connection().await?, key).await
    }

    async fn get_or_insert_setting(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
        people::get_or_insert_setting(&*self.pool.connection().await?, key, value).await
    }

    async fn now(&self) -> Result<Timestamp, Error> {
        people::now(&*self.pool.connection().await?).await
    }

    async fn ping(&self) -> Result<(), Error> {
        self.health.check_undamaged()?;
        people::ping(&*self.pool.connection().await?).await
    }

    async fn backup(&self, _: &Path) -> Result<(), Error> {
        Err(Error::Unsupported("use pg_dump to back up PostgreSQL"))
    }

    async fn devices(&self, identity: IdentityId) -> Result<Vec<Device>, Error> {
        upkeep::devices(&*self.pool.connection().await?, identity).await
    }

    async fn use_device(&self, secret: SecretHash, label: String, at: Timestamp) -> Result<(), Error> {
        upkeep::use_device(&*self.pool.connection().await?, secret, &label, at).await
    }

    async fn limit_push_subscriptions(&self, identity: IdentityId, keep: u32) -> Result<(), Error> {
        upkeep::limit_push_subscriptions(&*self.pool.connection().await?, identity, keep).await
    }

    async fn claim_notices(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<Notice>, Error> {
        notices::claim(&*self.pool.connection().await?, now, lease, limit).await
    }

    async fn retry_notice(&self, notice: Notice, due_at: Timestamp) -> Result<(), Error> {
        notices::retry(&*self.pool.connection().await?, &notice, due_at).await
    }

    async fn finish_notice(&self, notice: Notice) -> Result<(), Error> {
        notices::finish(&*self.pool.connection().await?, &notice).await
    }

    async fn withdraw_notices(&self, table: TableKey, expected: u64, identities: Vec<IdentityId>) -> Result<(), Error> {
        notices::withdraw(&*self.pool.connection().await?, table, expected, &identities).await
    }

    async fn stale_tables(&self, status: TableStatus, since: Timestamp, limit: u32) -> Result<Vec<TableKey>, Error> {
        upkeep::stale_tables(&*self.pool.connection().await?, status, since, limit).await
    }

    async fn remove_stale_identities(
        &self,
        unused_since: Timestamp,
        unseated_since: Timestamp,
        limit: u32,
    ) -> Result<u64, Error> {
        let connection = self.pool.connection().await?;
        upkeep::remove_stale_identities(&connection, unused_since, unseated_since, limit).await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
        self.closed.send_replace(true);
    }
}

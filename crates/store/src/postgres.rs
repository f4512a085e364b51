//! One PostgreSQL database for any number of processes.

mod address;
mod fault;
mod link;
mod listener;
mod people;
mod pool;
mod schema;
mod tables;
mod writer;

use async_trait::async_trait;
use std::path::Path;
use tokio::sync::{broadcast, watch};

use self::address::Address;
use self::pool::Pool;
use self::writer::Writer;
use crate::{
    Announcement, Append, Due, Entry, Error, Identity, IdentityId, Listing, Moment, NewTable, News, OpenError,
    ProcessId, Push, SecretHash, Store, Table, TableId, Token, Watch,
};

/// How many news a reader may be behind before it is told that it missed some.
const NEWS: usize = 4096;

/// A database that other processes use too.
#[derive(Debug)]
pub struct Postgres {
    /// Marks our own notifications, which are no news to us.
    process: ProcessId,
    writer: Writer,
    pool: Pool,
    news: broadcast::Sender<News>,
    /// Becomes true at the end.
    closed: watch::Sender<bool>,
}

impl Postgres {
    /// Connects to `postgres://…`, encrypted as the address wishes, and brings the schema up to date.
    ///
    /// # Errors
    /// When there is no database, or it is newer than this program.
    pub async fn open(address: &str) -> Result<Postgres, OpenError> {
        let address = Address::read(address)?;
        schema::migrate(&address).await?;
        let (news, closed) = (broadcast::Sender::new(NEWS), watch::Sender::new(false));
        let process = ProcessId::random();
        tokio::spawn(listener::listen(address.clone(), process, news.clone(), closed.subscribe()));
        let (writer, pool) = (Writer::start(&address, process), Pool::new(&address));
        Ok(Postgres { process, writer, pool, news, closed })
    }
}

impl Drop for Postgres {
    /// The listener ends with the store, also when nobody closed it.
    fn drop(&mut self) {
        self.closed.send_replace(true);
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        tables::create(&*self.pool.client().await?, &table).await
    }

    async fn append(&self, append: Append) -> Result<(), Error> {
        self.writer.append(append).await
    }

    async fn read(&self, table: TableId, from: u64, limit: u32) -> Result<Vec<Entry>, Error> {
        tables::read(&*self.pool.client().await?, table, from, limit).await
    }

    async fn table(&self, table: TableId) -> Result<Option<Table>, Error> {
        tables::table(&*self.pool.client().await?, table).await
    }

    async fn list(&self, listing: Listing) -> Result<Vec<Table>, Error> {
        tables::list(&*self.pool.client().await?, &listing).await
    }

    async fn remove(&self, table: TableId) -> Result<bool, Error> {
        tables::remove(&*self.pool.client().await?, table, self.process).await
    }

    async fn claim_due(&self, now: Moment, lease: Moment, limit: u32) -> Result<Vec<Due>, Error> {
        tables::claim_due(&*self.pool.client().await?, now, lease, limit).await
    }

    async fn reschedule(&self, table: TableId, expected: u64, due: Option<Moment>) -> Result<(), Error> {
        tables::reschedule(&*self.pool.client().await?, table, expected, due).await
    }

    fn watch(&self) -> Watch {
        Watch::new(self.news.subscribe())
    }

    async fn announce(&self, what: &[Announcement]) -> Result<(), Error> {
        let notices: Vec<String> = what.iter().map(|what| listener::announcement(self.process, what)).collect();
        tables::announce(&*self.pool.client().await?, &notices).await
    }

    async fn create_identity(&self, identity: Identity, secret: SecretHash) -> Result<(), Error> {
        people::create_identity(&*self.pool.client().await?, &identity, secret).await
    }

    async fn add_secret(&self, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
        people::add_secret(&*self.pool.client().await?, identity, secret).await
    }

    async fn remove_secret(&self, secret: SecretHash) -> Result<bool, Error> {
        people::remove_secret(&*self.pool.client().await?, secret).await
    }

    async fn identity_by_secret(&self, secret: SecretHash) -> Result<Option<Identity>, Error> {
        people::identity_by_secret(&*self.pool.client().await?, secret).await
    }

    async fn identity(&self, identity: IdentityId) -> Result<Option<Identity>, Error> {
        people::identity(&*self.pool.client().await?, identity).await
    }

    async fn rename(&self, identity: IdentityId, name: String) -> Result<(), Error> {
        people::rename(&*self.pool.client().await?, identity, &name).await
    }

    async fn forget(&self, identity: IdentityId) -> Result<bool, Error> {
        people::forget(&*self.pool.client().await?, identity).await
    }

    async fn put_token(&self, token: Token) -> Result<(), Error> {
        people::put_token(&*self.pool.client().await?, &token).await
    }

    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Moment) -> Result<Option<Token>, Error> {
        people::peek_token(&*self.pool.client().await?, hash, purpose, now).await
    }

    async fn take_token(&self, hash: SecretHash, purpose: &str, now: Moment) -> Result<Option<Token>, Error> {
        people::take_token(&*self.pool.client().await?, hash, purpose, now).await
    }

    async fn sweep_tokens(&self, now: Moment) -> Result<u64, Error> {
        people::sweep_tokens(&*self.pool.client().await?, now).await
    }

    async fn put_push(&self, push: Push) -> Result<(), Error> {
        people::put_push(&*self.pool.client().await?, &push).await
    }

    async fn pushes_of(&self, identity: IdentityId) -> Result<Vec<Push>, Error> {
        people::pushes_of(&*self.pool.client().await?, identity).await
    }

    async fn remove_push(&self, endpoint: &str) -> Result<bool, Error> {
        people::remove_push(&*self.pool.client().await?, endpoint).await
    }

    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        people::setting(&*self.pool.client().await?, key).await
    }

    async fn set_setting(&self, key: &str, value: Vec<u8>) -> Result<(), Error> {
        people::set_setting(&*self.pool.client().await?, key, &value).await
    }

    async fn setting_or(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
        people::setting_or(&*self.pool.client().await?, key, value).await
    }

    async fn ping(&self) -> Result<(), Error> {
        people::ping(&*self.pool.client().await?).await
    }

    async fn backup(&self, _: &Path) -> Result<(), Error> {
        Err(Error::Unsupported("PostgreSQL has its own tool for backups: pg_dump"))
    }

    async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
        self.closed.send_replace(true);
    }
}

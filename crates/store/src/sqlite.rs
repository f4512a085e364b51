//! A store in one SQLite file, served by one process.

mod backup;
mod channels;
mod checkpoints;
mod days;
mod lock;
mod map_error;
mod moderation;
mod notices;
mod people;
mod plans;
mod private;
mod queue;
mod readers;
#[cfg(test)]
mod scans;
mod schema;
mod tables;
mod upkeep;
mod writer;

use async_trait::async_trait;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::broadcast;

use self::checkpoints::Checkpoints;
use self::lock::Lock;
use self::readers::Readers;
use self::writer::Writer;
use crate::deadline::within_limit;
use crate::{
    Access, Append, Device, DueTable, Error, EventStream, Identity, IdentityId, LogEntry, NewTable, Notice, OpenError,
    PeerMessage, PushSubscription, SecretHash, Store, TableKey, TableQuery, TableRow, TableStatus, Timestamp, Token,
};

/// A store in one SQLite file: one writer thread and several read-only connections.
#[derive(Debug)]
pub struct Sqlite {
    file: PathBuf,
    writer: Writer,
    readers: Readers,
    /// Never sends: no other process writes. Kept so that receivers wait instead of seeing the stream end.
    events: broadcast::Sender<crate::StoreEvent>,
    /// Whether a call has found the file damaged.
    damaged: AtomicBool,
    /// Held until all connections are closed; the writer thread holds it too.
    lock: Mutex<Option<Arc<Lock>>>,
}

impl Sqlite {
    /// Opens the file; creates it and its parent directories if missing.
    ///
    /// # Errors
    /// Returns an error if the file cannot be opened, has a newer schema, or is served by another process.
    pub async fn open(file: &Path, access: Access) -> Result<Sqlite, OpenError> {
        let file = file.to_owned();
        let place = file.clone();
        let opening = tokio::task::spawn_blocking(move || Sqlite::open_blocking(file, access, |_| Ok(())));
        opening.await.unwrap_or_else(|error| Err(failed(&place, &error)))
    }

    /// Like [`Sqlite::open`], but limits the file to `pages` pages of 4096 bytes. Simulates a full disk in tests.
    ///
    /// # Errors
    /// See [`Sqlite::open`].
    pub fn open_with_max_pages(file: &Path, pages: u32) -> Result<Sqlite, OpenError> {
        let limit =
            |writer: &rusqlite::Connection| writer.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()));
        Sqlite::open_blocking(file.to_owned(), Access::Serve, limit)
    }

    fn open_blocking(
        file: PathBuf,
        access: Access,
        prepare: impl FnOnce(&rusqlite::Connection) -> rusqlite::Result<()>,
    ) -> Result<Sqlite, OpenError> {
        if let Some(folder) = file.parent() {
            private::create_folder(folder).map_err(|error| failed(&file, &error))?;
        }
        private::create_or_restrict(&file).map_err(|error| failed(&file, &error))?;
        // Symbolic links lead to the same lock file.
        let file = std::fs::canonicalize(&file).map_err(|error| failed(&file, &error))?;
        let lock = (access == Access::Serve).then(|| Lock::acquire(&file)).transpose()?.map(Arc::new);
        for suffix in ["-wal", "-shm", ".lock"] {
            let mut name = file.as_os_str().to_owned();
            name.push(suffix);
            private::restrict(Path::new(&name));
        }
        let sql = |error: rusqlite::Error| failed(&file, &error);
        let mut connection = schema::writer(&file).map_err(sql)?;
        schema::migrate(&mut connection, &file, access)?;
        prepare(&connection).map_err(sql)?;
        let readers = Readers::open(&file).map_err(sql)?;
        let checkpointer = schema::writer(&file).map_err(sql)?;
        let checkpoints = Checkpoints::start(checkpointer).map_err(|error| failed(&file, &error))?;
        let writer = Writer::start(connection, checkpoints, lock.clone()).map_err(|error| failed(&file, &error))?;
        Ok(Sqlite {
            writer,
            readers,
            events: broadcast::Sender::new(1),
            file,
            damaged: AtomicBool::new(false),
            lock: Mutex::new(lock),
        })
    }

    /// Runs a query on a read-only connection.
    async fn read_only<T: Send + 'static>(
        &self,
        read: impl FnOnce(&rusqlite::Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        within_limit(self.readers.read(read)).await.inspect_err(|error| self.note(error))
    }

    /// Runs `write` in a transaction; it may run twice.
    async fn write<T: Send + 'static>(
        &self,
        write: impl FnMut(&rusqlite::Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        within_limit(self.writer.write(write)).await.inspect_err(|error| self.note(error))
    }

    fn note(&self, error: &Error) {
        if matches!(error, Error::Damaged(_)) {
            self.damaged.store(true, Ordering::Relaxed);
        }
    }
}

fn failed(file: &Path, cause: &dyn Display) -> OpenError {
    OpenError::Failed { place: file.display().to_string(), cause: cause.to_string() }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        self.write(move |sqlite| tables::create(sqlite, &table)).await
    }

    async fn append(&self, append: Append) -> Result<(), Error> {
        self.write(move |sqlite| tables::append(sqlite, &append)).await
    }

    async fn read(&self, table: TableKey, from: u64, limit: u32) -> Result<Vec<LogEntry>, Error> {
        self.read_only(move |sqlite| tables::read(sqlite, table, from, limit)).await
    }

    async fn add_chat_line(&self, table: TableKey, payload: Vec<u8>, keep: u32) -> Result<u64, Error> {
        self.write(move |sqlite| tables::add_chat_line(sqlite, table, &payload, keep)).await
    }

    async fn chat_lines(&self, table: TableKey) -> Result<Vec<LogEntry>, Error> {
        self.read_only(move |sqlite| tables::chat_lines(sqlite, table)).await
    }

    async fn table(&self, table: TableKey) -> Result<Option<TableRow>, Error> {
        self.read_only(move |sqlite| tables::table(sqlite, table)).await
    }

    async fn list(&self, query: TableQuery) -> Result<Vec<TableRow>, Error> {
        self.read_only(move |sqlite| tables::list(sqlite, &query)).await
    }

    async fn remove(&self, table: TableKey) -> Result<bool, Error> {
        self.write(move |sqlite| tables::remove(sqlite, table)).await
    }

    async fn claim_due(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<DueTable>, Error> {
        let claim = move |sqlite: &_| {
            tables::claim_due(sqlite, now, lease, limit).map_err(|error| map_error::store_error(&error))
        };
        self.write(claim).await
    }

    async fn reschedule(&self, table: TableKey, expected: u64, due_at: Option<Timestamp>) -> Result<(), Error> {
        self.write(move |sqlite| tables::reschedule(sqlite, table, expected, due_at)).await
    }

    fn events(&self) -> EventStream {
        EventStream::new(self.events.subscribe())
    }

    async fn create_identity(&self, identity: Identity, secret: SecretHash) -> Result<(), Error> {
        self.write(move |sqlite| people::create_identity(sqlite, &identity, secret)).await
    }

    async fn add_secret(&self, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
        self.write(move |sqlite| people::add_secret(sqlite, identity, secret)).await
    }

    async fn remove_secret(&self, secret: SecretHash) -> Result<bool, Error> {
        self.write(move |sqlite| people::remove_secret(sqlite, secret)).await
    }

    async fn identity_by_secret(&self, secret: SecretHash) -> Result<Option<Identity>, Error> {
        self.read_only(move |sqlite| people::identity_by_secret(sqlite, secret)).await
    }

    async fn rename_identity(&self, identity: IdentityId, name: String) -> Result<(), Error> {
        self.write(move |sqlite| people::rename_identity(sqlite, identity, &name)).await
    }

    async fn put_token(&self, token: Token) -> Result<(), Error> {
        self.write(move |sqlite| people::put_token(sqlite, &token)).await
    }

    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error> {
        let purpose = purpose.to_owned();
        self.read_only(move |sqlite| people::peek_token(sqlite, hash, &purpose, now)).await
    }

    async fn redeem_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error> {
        let purpose = purpose.to_owned();
        let take = move |sqlite: &_| {
            people::redeem_token(sqlite, hash, &purpose, now).map_err(|error| map_error::store_error(&error))
        };
        self.write(take).await
    }

    async fn delete_expired_tokens(&self, now: Timestamp) -> Result<u64, Error> {
        self.write(move |sqlite| people::delete_expired_tokens(sqlite, now)).await
    }

    async fn put_push_subscription(&self, push: PushSubscription) -> Result<(), Error> {
        self.write(move |sqlite| people::put_push_subscription(sqlite, &push)).await
    }

    async fn push_subscriptions(&self, identity: IdentityId) -> Result<Vec<PushSubscription>, Error> {
        self.read_only(move |sqlite| people::push_subscriptions(sqlite, identity)).await
    }

    async fn remove_push_subscription(&self, endpoint: &str) -> Result<bool, Error> {
        let endpoint = endpoint.to_owned();
        self.write(move |sqlite| people::remove_push_subscription(sqlite, &endpoint)).await
    }

    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        let key = key.to_owned();
        self.read_only(move |sqlite| people::setting(sqlite, &key)).await
    }

    async fn get_or_insert_setting(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
        let key = key.to_owned();
        self.write(move |sqlite| people::get_or_insert_setting(sqlite, &key, &value)).await
    }

    async fn publish(&self, _: &[PeerMessage]) -> Result<(), Error> {
        Ok(())
    }

    async fn ping(&self) -> Result<(), Error> {
        if self.damaged.load(Ordering::Relaxed) {
            return Err(Error::Damaged("an earlier call failed on a damaged page".to_owned()));
        }
        self.write(people::ping).await
    }

    async fn backup(&self, to: &Path) -> Result<(), Error> {
        let (file, to) = (self.file.clone(), to.to_owned());
        // A large file takes longer than other calls may.
        self.readers.read(move |_| backup::copy(&file, &to)).await
    }

    async fn devices(&self, identity: IdentityId) -> Result<Vec<Device>, Error> {
        self.read_only(move |sqlite| upkeep::devices(sqlite, identity)).await
    }

    async fn use_device(&self, secret: SecretHash, label: String, at: Timestamp) -> Result<(), Error> {
        self.writer.write(move |sqlite| upkeep::use_device(sqlite, secret, &label, at)).await
    }

    async fn limit_push_subscriptions(&self, identity: IdentityId, keep: u32) -> Result<(), Error> {
        self.writer.write(move |sqlite| upkeep::limit_push_subscriptions(sqlite, identity, keep)).await
    }

    async fn claim_notices(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<Notice>, Error> {
        self.writer.write(move |sqlite| notices::claim(sqlite, now, lease, limit)).await
    }

    async fn retry_notice(&self, notice: Notice, due_at: Timestamp) -> Result<(), Error> {
        self.writer.write(move |sqlite| notices::retry(sqlite, &notice, due_at)).await
    }

    async fn finish_notice(&self, notice: Notice) -> Result<(), Error> {
        self.writer.write(move |sqlite| notices::finish(sqlite, &notice)).await
    }

    async fn withdraw_notices(&self, table: TableKey, expected: u64, identities: Vec<IdentityId>) -> Result<(), Error> {
        self.writer.write(move |sqlite| notices::withdraw(sqlite, table, expected, &identities)).await
    }

    async fn stale_tables(&self, status: TableStatus, since: Timestamp, limit: u32) -> Result<Vec<TableKey>, Error> {
        self.read_only(move |sqlite| upkeep::stale_tables(sqlite, status, since, limit)).await
    }

    async fn remove_stale_identities(
        &self,
        unused_since: Timestamp,
        unseated_since: Timestamp,
        limit: u32,
    ) -> Result<u64, Error> {
        let remove = move |sqlite: &_| upkeep::remove_stale_identities(sqlite, unused_since, unseated_since, limit);
        self.writer.write(remove).await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

//! The [`Store`] trait.

use async_trait::async_trait;
use std::fmt::Debug;
use std::path::Path;

use crate::{
    Append, ChannelStore, DayStore, Device, DueTable, Error, EventStream, Identity, IdentityId, LogEntry,
    ModerationStore, NewTable, Notice, PeerMessage, PlanStore, PushSubscription, QueueStore, SecretHash, TableKey,
    TableQuery, TableRow, TableStatus, Timestamp, Token,
};

/// A database of tables. A call that returns `Ok` is durable; a call may be repeated after [`Error::Unavailable`].
#[async_trait]
pub trait Store:
    ChannelStore + DayStore + ModerationStore + PlanStore + QueueStore + Debug + Send + Sync + 'static
{
    // Tables and their logs.

    /// Creates a table with the first entries of its log.
    ///
    /// # Errors
    /// [`Error::AlreadyExists`] if the key is in use.
    async fn create(&self, table: NewTable) -> Result<(), Error>;

    /// Appends entries and updates the table in one transaction, if the log has exactly `append.expected_seq` entries.
    ///
    /// # Errors
    /// [`Error::Conflict`] if the log has another length or, where a database can go back in time, ends with another entry
    /// than `append.after`; nothing is changed. After [`Error::Unavailable`] the entries
    /// may or may not have been written, because the connection can break between the commit and its answer: read the
    /// log before appending again.
    async fn append(&self, append: Append) -> Result<(), Error>;

    /// Returns at most `limit` entries of a log, starting at sequence number `from`, in order. Empty if there are none
    /// or the table does not exist.
    async fn read(&self, table: TableKey, from: u64, limit: u32) -> Result<Vec<LogEntry>, Error>;

    /// Adds a line to a table's chat and removes all but the newest `keep`. Returns the number of the line: lines are
    /// counted from 1, without gaps. Chat is apart from the log, whose length does not change.
    ///
    /// # Errors
    /// [`Error::TableNotFound`]. After [`Error::Unavailable`] the line may or may not have been written.
    async fn add_chat_line(&self, table: TableKey, payload: Vec<u8>, keep: u32) -> Result<u64, Error>;

    /// Returns the lines of a table's chat that were kept, in order. `seq` is the number of the line.
    async fn chat_lines(&self, table: TableKey) -> Result<Vec<LogEntry>, Error>;

    /// Returns a table, or `None` if it does not exist.
    async fn table(&self, table: TableKey) -> Result<Option<TableRow>, Error>;

    /// Returns one page of tables, newest first: by their time, and those of one person in the order in which they were
    /// created in the database.
    async fn list(&self, query: TableQuery) -> Result<Vec<TableRow>, Error>;

    /// Removes a table with its log and seats. Returns `false` if it does not exist.
    async fn remove(&self, table: TableKey) -> Result<bool, Error>;

    // Deadlines that survive a process.

    /// Claims at most `limit` tables whose deadline has passed, the longest overdue first, and moves their deadline to
    /// `lease`, so that no other process gets them until then. The claimer sets the next deadline by [`Store::append`]
    /// or [`Store::reschedule`]; if it dies, another process claims the table after `lease`.
    async fn claim_due(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<DueTable>, Error>;

    /// Sets a table's deadline if the log still has `expected` entries.
    ///
    /// # Errors
    /// [`Error::Conflict`] if the log has another length.
    async fn reschedule(&self, table: TableKey, expected: u64, due_at: Option<Timestamp>) -> Result<(), Error>;

    /// Subscribes to events of other processes, from now on.
    fn events(&self) -> EventStream;

    /// Sends messages to the other processes, in order. Does nothing if there cannot be any.
    async fn publish(&self, messages: &[PeerMessage]) -> Result<(), Error>;

    // People.

    /// Creates an identity with its first device secret.
    ///
    /// # Errors
    /// [`Error::AlreadyExists`] if the id or the secret is in use.
    async fn create_identity(&self, identity: Identity, secret: SecretHash) -> Result<(), Error>;

    /// Adds a device secret to an identity.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`] or [`Error::AlreadyExists`].
    async fn add_secret(&self, identity: IdentityId, secret: SecretHash) -> Result<(), Error>;

    /// Removes a device secret. Returns `false` if it does not exist.
    async fn remove_secret(&self, secret: SecretHash) -> Result<bool, Error>;

    /// Returns the identity that a device secret belongs to.
    async fn identity_by_secret(&self, secret: SecretHash) -> Result<Option<Identity>, Error>;

    /// Changes the name of an identity.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`], or [`Error::ConstraintViolation`] for a bad name.
    async fn rename_identity(&self, identity: IdentityId, name: String) -> Result<(), Error>;

    /// Returns the devices of a person, the one used last first.
    async fn devices(&self, identity: IdentityId) -> Result<Vec<Device>, Error>;

    /// Notes that a device was used. Does nothing if it does not exist.
    async fn use_device(&self, secret: SecretHash, label: String, at: Timestamp) -> Result<(), Error>;

    // One-time tokens.

    /// Stores a token.
    ///
    /// # Errors
    /// [`Error::AlreadyExists`] if the hash is in use.
    async fn put_token(&self, token: Token) -> Result<(), Error>;

    /// Returns a token without redeeming it, or `None` if it has expired, was redeemed or has another purpose.
    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error>;

    /// Redeems a token: of several concurrent callers exactly one gets it.
    async fn redeem_token(&self, hash: SecretHash, purpose: &str, now: Timestamp) -> Result<Option<Token>, Error>;

    /// Deletes tokens that expired before `now` and returns their number.
    async fn delete_expired_tokens(&self, now: Timestamp) -> Result<u64, Error>;

    // Push subscriptions.

    /// Stores a push subscription; replaces one with the same endpoint.
    async fn put_push_subscription(&self, push: PushSubscription) -> Result<(), Error>;

    /// Returns the push subscriptions of a person.
    async fn push_subscriptions(&self, identity: IdentityId) -> Result<Vec<PushSubscription>, Error>;

    /// Removes a push subscription. Returns `false` if it does not exist.
    async fn remove_push_subscription(&self, endpoint: &str) -> Result<bool, Error>;

    /// Keeps the newest `keep` push subscriptions of a person and removes the others.
    async fn limit_push_subscriptions(&self, identity: IdentityId, keep: u32) -> Result<(), Error>;

    // Notices. [`Store::append`] queues them.

    /// Claims at most `limit` notices that are due and moves them to `lease`, so that no other process gets them until
    /// then.
    async fn claim_notices(&self, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<Notice>, Error>;

    /// Stores why the person is notified, the attempts, what was delivered, and when to try next, unless a newer notice
    /// has replaced this one.
    async fn retry_notice(&self, notice: Notice, due_at: Timestamp) -> Result<(), Error>;

    /// Removes a notice, unless a newer one has replaced it.
    async fn finish_notice(&self, notice: Notice) -> Result<(), Error>;

    /// Removes the notices of these people about a table, except [`NoticeEvent::TurnEnds`](crate::NoticeEvent::TurnEnds),
    /// if the log still has `expected` entries: they have seen everything up to there. Does nothing if it has more.
    async fn withdraw_notices(&self, table: TableKey, expected: u64, identities: Vec<IdentityId>) -> Result<(), Error>;

    // Purging of stale rows.

    /// Returns at most `limit` tables with this status that have not changed since a time.
    async fn stale_tables(&self, status: TableStatus, since: Timestamp, limit: u32) -> Result<Vec<TableKey>, Error>;

    /// Removes at most `limit` identities none of whose devices was used since the first time, or since the second one if
    /// they have no seat. Returns their number.
    async fn remove_stale_identities(
        &self,
        unused_since: Timestamp,
        unseated_since: Timestamp,
        limit: u32,
    ) -> Result<u64, Error>;

    // Settings of this installation, such as its keys.

    /// Returns a setting, or `None` if it was never set.
    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error>;

    /// Returns a setting, which is set to `value` first if missing. Processes that start concurrently all get the same
    /// value.
    async fn get_or_insert_setting(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error>;

    // Operation.

    /// Returns the time of the database's clock, which all processes on it share. A database within this process has that
    /// of the machine.
    async fn now(&self) -> Result<Timestamp, Error> {
        Ok(Timestamp::now())
    }

    /// Checks that the database accepts writes, by a small one, and that no call has found it damaged.
    async fn ping(&self) -> Result<(), Error>;

    /// Writes a consistent copy of the database while the server continues.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if the database has its own tools for that.
    async fn backup(&self, to: &Path) -> Result<(), Error>;

    /// Finishes pending work and closes the store. Later calls return [`Error::Unavailable`].
    async fn close(&self);
}

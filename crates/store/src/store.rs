//! What a server may ask of its database.

use async_trait::async_trait;
use std::fmt::Debug;
use std::path::Path;

use crate::{
    Announcement, Append, Due, Entry, Error, Identity, IdentityId, Listing, Moment, NewTable, Push, SecretHash, Table,
    TableId, Token, Watch,
};

/// A database of tables. Every call that returns `Ok` is durable, and every call may be made again
/// after [`Error::Unavailable`].
#[async_trait]
pub trait Store: Debug + Send + Sync + 'static {
    // Tables and their logs.

    /// Makes a table with the first entries of its log. [`Error::Taken`] when the id is in use.
    async fn create(&self, table: NewTable) -> Result<(), Error>;

    /// Appends entries and changes the table, in one transaction, if the log has exactly
    /// `append.expected` entries; otherwise [`Error::Conflict`] and nothing is changed.
    ///
    /// After [`Error::Unavailable`] the entries may or may not be there (the connection can break
    /// between the commit and its answer): read the log before appending again.
    async fn append(&self, append: Append) -> Result<(), Error>;

    /// The entries of a log from number `from` on, in order, at most `limit`. Empty when there are
    /// none (yet), or no such table.
    async fn read(&self, table: TableId, from: u64, limit: u32) -> Result<Vec<Entry>, Error>;

    async fn table(&self, table: TableId) -> Result<Option<Table>, Error>;

    /// A page of tables, the newest first.
    async fn list(&self, listing: Listing) -> Result<Vec<Table>, Error>;

    /// Removes a table with its log and its seats. False when there is none.
    async fn remove(&self, table: TableId) -> Result<bool, Error>;

    // Work that must not be forgotten when a process dies.

    /// Takes up to `limit` tables whose due moment has come, the longest due first, and moves that
    /// moment to `lease`, so that nobody else gets them until then. Whoever takes one and acts
    /// sets the next due moment by [`Store::append`] or [`Store::reschedule`]; whoever dies leaves
    /// it to the next.
    async fn claim_due(&self, now: Moment, lease: Moment, limit: u32) -> Result<Vec<Due>, Error>;

    /// Sets the due moment if the log still has `expected` entries; otherwise [`Error::Conflict`].
    async fn reschedule(&self, table: TableId, expected: u64, due: Option<Moment>) -> Result<(), Error>;

    /// What other processes do to tables from now on.
    fn watch(&self) -> Watch;

    /// Tells other processes, in order. Nothing to do where there is only one.
    async fn announce(&self, what: &[Announcement]) -> Result<(), Error>;

    // People.

    /// A new identity with its first secret. [`Error::Taken`] when id or secret are in use.
    async fn create_identity(&self, identity: Identity, secret: SecretHash) -> Result<(), Error>;

    /// A further secret for an identity: another device.
    async fn add_secret(&self, identity: IdentityId, secret: SecretHash) -> Result<(), Error>;

    /// Ends one device's access. False when there was none.
    async fn remove_secret(&self, secret: SecretHash) -> Result<bool, Error>;

    async fn identity_by_secret(&self, secret: SecretHash) -> Result<Option<Identity>, Error>;

    async fn identity(&self, identity: IdentityId) -> Result<Option<Identity>, Error>;

    async fn rename(&self, identity: IdentityId, name: String) -> Result<(), Error>;

    /// Forgets a person: secrets, pushes and seats go, logs stay as they are. False when unknown.
    async fn forget(&self, identity: IdentityId) -> Result<bool, Error>;

    // One-time tokens.

    /// [`Error::Taken`] when the hash is in use.
    async fn put_token(&self, token: Token) -> Result<(), Error>;

    /// Looks at a token without taking it; none when it is expired, taken or for something else.
    async fn peek_token(&self, hash: SecretHash, purpose: &str, now: Moment) -> Result<Option<Token>, Error>;

    /// Takes a token; of any number of takers exactly one gets it.
    async fn take_token(&self, hash: SecretHash, purpose: &str, now: Moment) -> Result<Option<Token>, Error>;

    /// Throws away tokens that expired before `now`; says how many.
    async fn sweep_tokens(&self, now: Moment) -> Result<u64, Error>;

    // Push subscriptions.

    /// Keeps a subscription; one of the same endpoint is replaced.
    async fn put_push(&self, push: Push) -> Result<(), Error>;

    async fn pushes_of(&self, identity: IdentityId) -> Result<Vec<Push>, Error>;

    async fn remove_push(&self, endpoint: &str) -> Result<bool, Error>;

    // Settings of this installation, such as its keys.

    async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error>;

    async fn set_setting(&self, key: &str, value: Vec<u8>) -> Result<(), Error>;

    /// The setting's value, which is `value` if there was none: of several processes that start at
    /// once, all get the same.
    async fn setting_or(&self, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error>;

    // Operation.

    /// Whether the database answers: reads and, as far as that can be told without writing, writes.
    async fn ping(&self) -> Result<(), Error>;

    /// A consistent copy of everything, made while the server goes on. [`Error::Unsupported`]
    /// where the database has tools of its own for that.
    async fn backup(&self, to: &Path) -> Result<(), Error>;

    /// Ends all work: what was begun is finished, later calls get [`Error::Unavailable`].
    async fn close(&self);
}

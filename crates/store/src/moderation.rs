//! Moderation: reports, bans, removed names and mutes, and what an operator sees of a database.

use async_trait::async_trait;

use crate::{Error, Identity, IdentityId, ReportId, TableKey, Timestamp};

/// The columns of a report, in the order in which both databases read them.
pub(crate) const REPORT: &str =
    "id, reporter_id, reported_id, reported_name, table_id, reason, payload, created_at_ms, closed_at_ms, outcome";
/// The columns of a ban and its person's name, likewise.
pub(crate) const BAN: &str = "identity_id, name, reason, bans.created_at_ms, expires_at_ms";

/// A report about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The report.
    pub id: ReportId,
    /// The person who reported.
    pub reporter: IdentityId,
    /// The reported person.
    pub reported: IdentityId,
    /// The name of the reported person at that time.
    pub reported_name: String,
    /// The table at which they sat.
    pub table: TableKey,
    /// Why, as a word of the protocol.
    pub reason: String,
    /// The remark and the lines of chat; opaque to the store.
    pub payload: Vec<u8>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When an operator closed it, or `None` while it is open.
    pub closed_at: Option<Timestamp>,
    /// What the operator noted.
    pub outcome: String,
}

/// What happened to a new report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportAdded {
    /// It was stored.
    Stored,
    /// The same person has an open report about the other one and this table.
    AlreadyOpen,
    /// The person or the table has too many.
    TooMany,
}

/// Limits on reports since a time.
#[derive(Clone, Copy, Debug)]
pub struct ReportLimits {
    /// Since when reports count.
    pub since: Timestamp,
    /// The most that one person may make.
    pub per_reporter: u32,
    /// The most that are stored of one table.
    pub per_table: u32,
}

/// A position in a list that is ordered by time, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeCursor {
    /// The time of the last entry of the page before.
    pub at: Timestamp,
    /// Its id, which breaks ties.
    pub id: [u8; 16],
}

/// A ban to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewBan {
    /// The person.
    pub identity: IdentityId,
    /// The reason that the person sees.
    pub reason: String,
    /// When it begins.
    pub created_at: Timestamp,
    /// When it ends, or `None` if it does not.
    pub expires_at: Option<Timestamp>,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The person.
    pub identity: IdentityId,
    /// Their name.
    pub name: String,
    /// The reason that the person sees.
    pub reason: String,
    /// When it began.
    pub created_at: Timestamp,
    /// When it ends, or `None` if it does not.
    pub expires_at: Option<Timestamp>,
}

/// Something that an operator decided about a person and that their tables do not show yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sanction {
    /// The person was banned.
    Ban {
        /// The person.
        identity: IdentityId,
        /// When the ban began.
        created_at: Timestamp,
    },
    /// A name was taken from the person.
    Name {
        /// The person.
        identity: IdentityId,
        /// The name.
        name: String,
    },
}

/// A person as operators see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person.
    pub identity: Identity,
    /// When a device was last used; 0 if that is unknown.
    pub used_at: Timestamp,
    /// The number of open reports about them.
    pub open_reports: u32,
    /// Whether they are banned.
    pub is_banned: bool,
}

/// Selects a page of people.
#[derive(Clone, Debug, Default)]
pub struct PeopleQuery {
    /// Return only people whose name begins like this.
    pub name_prefix: String,
    /// Return only people after this position: name and id of the last one of the page before.
    pub after: Option<(String, IdentityId)>,
    /// The most to return.
    pub limit: u32,
}

/// Figures about a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreFigures {
    /// The database with its version, such as `SQLite 3.50.4`.
    pub database: String,
    /// The version of its schema.
    pub schema: u32,
    /// How much room it takes.
    pub bytes: u64,
    /// The number of tables that wait, are played and are finished.
    pub tables: [u64; 3],
    /// The number of people.
    pub people: u64,
    /// The number of open reports.
    pub open_reports: u64,
    /// The number of bans in force.
    pub bans: u64,
    /// The number of notices that wait for delivery.
    pub notices: u64,
    /// The number of people with a place in a queue, including those who were matched or left lately.
    pub tickets: u64,
}

/// Reports, bans, removed names and mutes. Lists are paged.
#[async_trait]
pub trait ModerationStore {
    /// Stores an open report, within limits.
    async fn add_report(&self, report: Report, limits: ReportLimits) -> Result<ReportAdded, Error>;

    /// Returns a page of reports, newest first: open ones by their time, closed ones by the time they were closed.
    async fn reports(&self, open: bool, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Report>, Error>;

    /// Closes an open report. Returns `false` if there is none.
    async fn close_report(&self, id: ReportId, outcome: &str, now: Timestamp) -> Result<bool, Error>;

    /// Removes at most `limit` reports that were closed before a time. Returns their number.
    async fn remove_closed_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error>;

    /// Removes at most `limit` open reports that were made before a time. Returns their number.
    async fn remove_open_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error>;

    /// Bans a person; replaces an earlier ban.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn ban(&self, ban: NewBan) -> Result<(), Error>;

    /// Lifts a ban. Returns `false` if there is none.
    async fn lift_ban(&self, identity: IdentityId) -> Result<bool, Error>;

    /// Returns the ban of a person that is in force.
    async fn active_ban(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Ban>, Error>;

    /// Returns a page of bans, newest first. Those that have expired stay until they are purged.
    async fn bans(&self, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Ban>, Error>;

    /// Removes at most `limit` bans that expired before a time. Returns their number.
    async fn remove_expired_bans(&self, before: Timestamp, limit: u32) -> Result<u64, Error>;

    /// Removes a name of a person, who cannot take it again. `replacement` replaces it where it is still shown, including
    /// the leaderboards of days and weeks.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn remove_name(
        &self,
        identity: IdentityId,
        name: &str,
        replacement: &str,
        now: Timestamp,
    ) -> Result<(), Error>;

    /// Returns the names that were taken from a person, at most 100.
    async fn removed_names(&self, identity: IdentityId) -> Result<Vec<String>, Error>;

    /// Returns at most `limit` sanctions that are not enforced at the person's tables. A ban that has expired is none any
    /// more.
    async fn unenforced(&self, now: Timestamp, limit: u32) -> Result<Vec<Sanction>, Error>;

    /// Notes that a sanction is enforced, unless a newer ban has replaced it.
    async fn mark_enforced(&self, sanction: Sanction) -> Result<(), Error>;

    /// Mutes a person for another one, who may mute at most `max` people. Returns `false` beyond that.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn mute(&self, identity: IdentityId, muted: IdentityId, max: u32) -> Result<bool, Error>;

    /// Unmutes a person for another one.
    async fn unmute(&self, identity: IdentityId, muted: IdentityId) -> Result<(), Error>;

    /// Returns which of some people a person has muted.
    async fn muted_among(&self, identity: IdentityId, others: Vec<IdentityId>) -> Result<Vec<IdentityId>, Error>;

    /// Returns a page of people, ordered by the bytes of their names.
    async fn people(&self, query: PeopleQuery, now: Timestamp) -> Result<Vec<Person>, Error>;

    /// Returns a person.
    async fn person(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Person>, Error>;

    /// Returns figures about the database.
    async fn figures(&self, now: Timestamp) -> Result<StoreFigures, Error>;
}

/// Returns where names end that begin like this: in the order of bytes they come before it.
pub(crate) fn prefix_end(prefix: &str) -> String {
    format!("{prefix}\u{10ffff}")
}

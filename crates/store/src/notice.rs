//! Notices to people: a queue in the database, so that neither a crash nor a hanging service loses one, and the channels
//! they go to.

use async_trait::async_trait;
use std::time::Duration;

use crate::{ChannelId, Error, IdentityId, TableKey, Timestamp};

/// Why somebody is notified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeEvent {
    /// It is their turn.
    YourTurn,
    /// The game is over.
    GameOver,
    /// Another player wants a rematch.
    Rematch,
    /// It is still their turn, and their time ends soon.
    TurnEnds,
}

impl NoticeEvent {
    /// Returns the number that databases store.
    pub(crate) fn code(self) -> i16 {
        match self {
            NoticeEvent::YourTurn => 0,
            NoticeEvent::GameOver => 1,
            NoticeEvent::Rematch => 2,
            NoticeEvent::TurnEnds => 3,
        }
    }

    /// Returns the event of a stored number. The constraint `notices_event` guarantees 0 to 3.
    pub(crate) fn from_code(number: i16) -> NoticeEvent {
        match number {
            1 => NoticeEvent::GameOver,
            2 => NoticeEvent::Rematch,
            3 => NoticeEvent::TurnEnds,
            _ => NoticeEvent::YourTurn,
        }
    }
}

/// Somebody to notify, with the change of the table that is the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// The person. Nothing is queued if they do not exist any more.
    pub identity: IdentityId,
    /// Their seat's number.
    pub seat: u8,
    /// Why.
    pub event: NoticeEvent,
    /// How long the notice waits before it is due, so that a process that is connected to the person can withdraw it.
    pub hold: Duration,
}

/// A queued notice. A newer one for the same person and table replaces it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The table.
    pub table: TableKey,
    /// The person to notify.
    pub identity: IdentityId,
    /// Their seat's number.
    pub seat: u8,
    /// Why.
    pub event: NoticeEvent,
    /// When the reason arose.
    pub created_at: Timestamp,
    /// How often delivery was tried and failed.
    pub attempts: u32,
    /// What was delivered already; opaque to the store.
    pub delivered: String,
}

/// An address at which a person wants to be notified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// The key of the channel.
    pub id: ChannelId,
    /// The person.
    pub identity: IdentityId,
    /// What kind of address it is; opaque to the store.
    pub kind: String,
    /// An e-mail address or a URL, which may contain a secret.
    pub address: String,
    /// The language of the texts.
    pub language: String,
    /// When it was added.
    pub created_at: Timestamp,
    /// When its owner confirmed it; nothing is sent before.
    pub confirmed_at: Option<Timestamp>,
    /// When something was last delivered.
    pub sent_at: Option<Timestamp>,
    /// How much was sent on the day of `sent_at`.
    pub sent_today: u32,
    /// Failures since the last delivery.
    pub failures: u32,
    /// Why the last delivery failed; empty if it did not.
    pub problem: String,
}

/// The channels and wishes of people.
#[async_trait]
pub trait ChannelStore {
    /// Stores an unconfirmed channel, if the person has fewer than `max_per_person` and since `since` the address was
    /// given by fewer than `max_per_address` people or times. Returns whether it did.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn add_channel(
        &self,
        channel: Channel,
        max_per_person: u32,
        since: Timestamp,
        max_per_address: u32,
    ) -> Result<bool, Error>;

    /// Returns the channels of a person, the oldest first.
    async fn channels(&self, identity: IdentityId) -> Result<Vec<Channel>, Error>;

    /// Returns a channel.
    async fn channel(&self, id: ChannelId) -> Result<Option<Channel>, Error>;

    /// Confirms a channel. Returns `false` if it does not exist.
    async fn confirm_channel(&self, id: ChannelId, at: Timestamp) -> Result<bool, Error>;

    /// Removes a channel. Returns `false` if it does not exist.
    async fn remove_channel(&self, id: ChannelId) -> Result<bool, Error>;

    /// Notes that something was delivered at a time, or why it was not. `day` is the day since the epoch.
    async fn note_delivery(&self, id: ChannelId, at: Timestamp, problem: Option<&str>) -> Result<(), Error>;

    /// Removes at most `limit` channels that were added before a time and never confirmed. Returns their number.
    async fn remove_unconfirmed_channels(&self, before: Timestamp, limit: u32) -> Result<u64, Error>;

    /// Returns the preferences of a person; opaque to the store.
    async fn notice_preferences(&self, identity: IdentityId) -> Result<Option<Vec<u8>>, Error>;

    /// Sets the preferences of a person.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn set_notice_preferences(&self, identity: IdentityId, payload: Vec<u8>) -> Result<(), Error>;

    /// Sets whether a person gets no notices about a table.
    ///
    /// # Errors
    /// [`Error::TableNotFound`] or [`Error::IdentityNotFound`].
    async fn mute_table(&self, identity: IdentityId, table: TableKey, muted: bool) -> Result<(), Error>;

    /// Returns at most `limit` tables about which a person gets no notices.
    async fn muted_tables(&self, identity: IdentityId, limit: u32) -> Result<Vec<TableKey>, Error>;

    /// Returns whether a person gets no notices about a table.
    async fn is_muted(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error>;
}

/// Returns the day since the epoch.
pub(crate) fn day(at: Timestamp) -> i64 {
    at.0.div_euclid(24 * 3_600_000)
}

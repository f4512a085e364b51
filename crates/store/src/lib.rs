//! Persistent storage for online tables: event logs, identities, tokens, push subscriptions,
//! queues, reports, bans, results of the deal of the day, and settings.
//!
//! The store knows nothing of the game. A table is a log of opaque entries with consecutive sequence numbers and a
//! small summary for lists. [`Store`] has two implementations: [`Sqlite`], one file for one serving process, and
//! [`Postgres`], one database for any number of processes.
//!
//! A call that returns `Ok` is durable. Appends use optimistic concurrency: an append names the log length it expects
//! and fails with [`Error::Conflict`] if another writer was first.

#![warn(missing_docs)]

#[cfg(feature = "cluster")]
mod cluster;
mod day;
mod deadline;
mod error;
mod events;
mod id;
mod identity;
mod moderation;
mod notice;
mod open;
mod plan;
mod postgres;
mod queue;
mod schema;
mod sqlite;
mod store;
mod table;
mod table_query;
mod timestamp;

#[cfg(feature = "cluster")]
pub use cluster::{Cluster, Database};
pub use day::{DayResult, DayStore, Leaderboard, LeaderboardCursor, LeaderboardLine, NewDayResult, monday};
pub use error::{Error, OpenError};
pub use events::{EventStream, LocalPresence, PeerMessage, StoreEvent};
pub use id::{ChannelId, IdentityId, ParseIdError, ProcessId, ReportId, SecretHash, TableKey, TicketId};
pub use identity::{Device, Identity, PushSubscription, Token};
pub use moderation::{
    Ban, ModerationStore, NewBan, PeopleQuery, Person, Report, ReportAdded, ReportLimits, Sanction, StoreFigures,
    TimeCursor,
};
pub use notice::{Channel, ChannelStore, NewNotice, Notice, NoticeEvent};
pub use open::{Access, open};
pub use plan::PlanStore;
pub use postgres::Postgres;
pub use queue::{NewTicket, QueueCount, QueueStore, Ticket};
pub use sqlite::Sqlite;
pub use store::Store;
pub use table::{Append, DueTable, LogEntry, NewTable, SeatChange, TableRow, TableStatus, TableUpdate};
pub use table_query::{Cursor, TableQuery};
pub use timestamp::Timestamp;

//! Keeps online tables: their logs, who sits at them, and what a server must remember besides.
//!
//! The store knows no rules. A table is a log of opaque entries under consecutive numbers, with a
//! small summary for lists. One trait, [`Store`], and two homes for it: [`Sqlite`], one file for
//! one serving process, and [`Postgres`], one database for as many processes as one likes.
//!
//! What is acknowledged is durable. What cannot be kept is refused with a typed [`Error`], and a
//! writer that comes too late finds out by the number it expected.

#[cfg(feature = "cluster")]
mod cluster;
mod error;
mod id;
mod identity;
mod listing;
mod moment;
mod open;
mod postgres;
mod schema;
mod sqlite;
mod store;
mod table;
mod watch;

#[cfg(feature = "cluster")]
pub use cluster::{Cluster, Database};
pub use error::{Error, OpenError};
pub use id::{BadId, IdentityId, ProcessId, SecretHash, TableId};
pub use identity::{Identity, Push, Token};
pub use listing::{Cursor, Listing};
pub use moment::Moment;
pub use open::{Access, open};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::Store;
pub use table::{Append, Change, Due, Entry, NewTable, SeatChange, Stage, Table};
pub use watch::{Announcement, Here, News, Watch};

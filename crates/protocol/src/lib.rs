//! The protocol of online tables: settings, messages, and the fair deal. The protocol is described in
//! `docs/protocol.md`.
//!
//! A game leaves a server only as [`ViewText`] and [`StepText`], which are built from what one viewer may know. A
//! message therefore cannot leak a hidden card.
//!
//! Types that travel are exhaustive on purpose: a client must handle every message and every refusal of a version.
//!
//! ```
//! use iquazu_protocol::{ClientMessage, Refusal, decode};
//!
//! assert_eq!(decode(br#"{"type":"ping","sent":7}"#), Ok(ClientMessage::Ping { sent: 7 }));
//! assert_eq!(decode(br#"{"type":"ping","sent":7,"more":1}"#), Err(Refusal::Unreadable {}));
//! ```

#![warn(missing_docs)]

mod client;
mod fair;
mod http;
mod ids;
mod refusal;
mod server;
mod settings;
mod text;

pub use client::{AWAY_SECONDS, BadText, ClientMessage, LongText, Phrase, Said, TEXT_LIMIT, decode};
pub use fair::{Commitment, FairRng, NONCE_TAG, Nonce, Secret, Unfair, describe, key_of, verify};
pub use http::{
    CarryLink, CreateTable, Created, Invitation, Lobby, LobbyTable, Me, Moves, MyTable, PushKey, Sat, SeatLink, Sit,
    Subscription, Unsubscription,
};
pub use ids::{BadId, BadName, Name, RequestId, TableId, Token};
pub use iquazu_levels::Level;
pub use refusal::Refusal;
pub use server::{Clocks, Fairness, Occupant, Phase, Played, SaidLine, SeatInfo, ServerMessage, Snapshot, TableInfo};
pub use settings::{BadSettings, Clock, Pace, SeatSetting, TableSettings, Visibility};
pub use text::{StepText, ViewText};

/// The protocol version, incremented when a message changes its meaning. Servers refuse other versions with a message
/// that old clients understand.
pub const VERSION: u32 = 1;

/// The maximum length of a client's message in bytes.
pub const MESSAGE_LIMIT: usize = 4096;

/// Milliseconds since the Unix epoch.
pub type Time = u64;

//! The protocol of online tables: settings, messages, and the fair deal. See `docs/protocol.md`.
//!
//! Nothing here can carry a hidden card by accident: a game goes out only as [`ViewText`] and [`StepText`], which are made
//! from what one viewer may know.

mod client;
mod fair;
mod http;
mod ids;
mod refusal;
mod server;
mod settings;
mod text;

pub use client::{AWAY_SECONDS, ClientMessage, LongText, Phrase, Said, TEXT_LIMIT, decode};
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

/// Raised whenever a message changes its meaning. A server refuses other versions in a way that old clients understand.
pub const VERSION: u32 = 1;

/// No message from a client is longer than this, in bytes.
pub const MESSAGE_LIMIT: usize = 4096;

/// Milliseconds since 1970.
pub type Time = u64;

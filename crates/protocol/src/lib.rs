//! The protocol of online tables: settings, messages, and the fair deal. The protocol is described in
//! `docs/protocol.md`.
//!
//! A game leaves a server only as [`ViewText`] and [`StepText`], which are built from what one viewer may know. A
//! message therefore cannot leak a hidden card.
//!
//! Types that travel are exhaustive on purpose, [`SettingsError`] and [`DayProblem`] too: a client must handle every
//! message and every refusal of a version.
//!
//! ```
//! use iquazu_protocol::{ClientMessage, Refusal, decode};
//!
//! assert_eq!(decode(br#"{"type":"ping","sent":7}"#), Ok(ClientMessage::Ping { sent: 7 }));
//! // A newer client may send more: unknown fields are ignored.
//! assert_eq!(decode(br#"{"type":"ping","sent":7,"more":1}"#), Ok(ClientMessage::Ping { sent: 7 }));
//! assert_eq!(decode(br#"{"type":"ping"}"#), Err(Refusal::Malformed {}));
//! ```

#![warn(missing_docs)]
// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod client;
mod days;
mod fair;
mod game_json;
mod http;
mod ids;
mod matchmaking;
mod notices;
mod plan;
mod refusal;
#[cfg(feature = "schema")]
pub mod schema;
mod server;
mod settings;
mod table_people;
mod text;

pub use client::{
    ABSENCE_TIMEOUT_SECS, ChatContent, ChatText, ClientMessage, MAX_CHAT_CHARS, ParseChatTextError, Phrase, decode,
};
pub use days::{DayLeaderboard, DayLine, DayProblem, SendDay, WeekLeaderboard, WeekLine};
pub use fair::{
    Commitment, Conflict, DealPart, FairRng, NONCE_TAG, Nonce, Observation, Seal, SealSeat, Secret, VerifyError,
    Witness, WitnessedRound, commit_to_nonce, commit_to_secret, derive_key, push_fairness_tags, push_seal_tags, verify,
};
pub use game_json::{GameJson, RockShare, ScoreBreakdown, SeatBreakdown, TileUsed, TileWon};
pub use http::{
    AcceptDevice, CreateTable, CreatedTable, DeviceInfo, DeviceLink, DeviceOffer, Devices, FinishedGames, Invitation,
    Lobby, LobbyTable, Me, Moves, MyTable, PushKey, PushSubscribe, PushUnsubscribe, SeatAssignment, SeatLink, Sit,
};
pub use ids::{Name, ParseIdError, ParseNameError, RequestId, TableId, Token};
pub use iquazu_levels::{Level, Opponent, Style};
pub use matchmaking::{Challenge, CreateChallenge, EnterQueue, QueueInfo, QueueSpeed, QueueState, QueueTicket, Queues};
pub use notices::{
    ChannelInfo, ChannelKind, DeliveryProblem, NewChannel, NoticeLink, NoticePreferences, NoticeReason, NoticeSettings,
    QuietHours,
};
pub use plan::{DAYS_OFF_PER_GAME, MAX_PLANNED_MOVES, PlannedMove, TurnPlan};
pub use refusal::Refusal;
pub use server::{
    ChatLine, Clocks, DealInfo, Fairness, Occupant, PlayedStep, SeatInfo, ServerMessage, Snapshot, TableInfo,
    TableStatus,
};
pub use settings::{Clock, HandicapSetting, Pace, SeatSetting, SettingsError, TableSettings, Visibility};
pub use table_people::{LastGames, NewReport, ReportReason, TablePeople, TablePerson};
pub use text::{StepText, ViewText};

/// The protocol version, incremented when a message changes its meaning. Servers refuse versions before
/// [`OLDEST_VERSION`] with a message that old clients understand.
pub const PROTOCOL_VERSION: u32 = 2;

/// The oldest version of the protocol that servers still speak. Clients of version 1 cannot verify `iquazu-fair-2`.
pub const OLDEST_VERSION: u32 = 2;

/// The maximum length of a client's message in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// Milliseconds since the Unix epoch.
pub type UnixMillis = u64;

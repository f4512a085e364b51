//! Bodies of requests about notices: `docs/api.md`.

use crate::{TableId, UnixMillis};
use serde::{Deserialize, Serialize};

/// Why somebody is notified.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoticeReason {
    /// It is their turn.
    YourTurn,
    /// The game is over.
    GameOver,
    /// Another player wants a rematch.
    Rematch,
    /// Their turn ends in six hours.
    TurnEnds,
}

impl NoticeReason {
    /// All reasons.
    pub const ALL: [NoticeReason; 4] =
        [NoticeReason::YourTurn, NoticeReason::GameOver, NoticeReason::Rematch, NoticeReason::TurnEnds];
}

/// The kind of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// An e-mail address.
    Email,
    /// The URL of a topic of ntfy.
    Ntfy,
    /// The URL of a webhook of Discord.
    Discord,
    /// The URL of an incoming webhook of Slack.
    Slack,
    /// The URL of a generic webhook of Matrix (hookshot).
    Matrix,
}

impl ChannelKind {
    /// All kinds.
    pub const ALL: [ChannelKind; 5] =
        [ChannelKind::Email, ChannelKind::Ntfy, ChannelKind::Discord, ChannelKind::Slack, ChannelKind::Matrix];

    /// Returns the name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            ChannelKind::Email => "email",
            ChannelKind::Ntfy => "ntfy",
            ChannelKind::Discord => "discord",
            ChannelKind::Slack => "slack",
            ChannelKind::Matrix => "matrix",
        }
    }
}

/// Why a delivery failed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeliveryProblem {
    /// The address is malformed, or in a network that the server does not send to.
    Address,
    /// The service did not answer.
    Unreachable,
    /// The service rejected the notice.
    Rejected,
}

impl DeliveryProblem {
    /// All problems.
    pub const ALL: [DeliveryProblem; 3] =
        [DeliveryProblem::Address, DeliveryProblem::Unreachable, DeliveryProblem::Rejected];

    /// Returns the name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            DeliveryProblem::Address => "address",
            DeliveryProblem::Unreachable => "unreachable",
            DeliveryProblem::Rejected => "rejected",
        }
    }
}

/// The part of the day in which a person is not notified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuietHours {
    /// When it begins, in minutes after midnight.
    #[cfg_attr(feature = "schema", schemars(range(max = 1439)))]
    pub from: u16,
    /// When it ends, in minutes after midnight; before `from` if it spans midnight.
    #[cfg_attr(feature = "schema", schemars(range(max = 1439)))]
    pub to: u16,
    /// The person's time zone, such as `Europe/Berlin`.
    #[cfg_attr(feature = "schema", schemars(length(max = 64)))]
    pub time_zone: String,
}

/// `POST /api/me/notices`: what a person wants to be notified of, and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticePreferences {
    /// The reasons that count.
    pub reasons: Vec<NoticeReason>,
    /// The quiet part of the day; missing if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

impl Default for NoticePreferences {
    fn default() -> NoticePreferences {
        NoticePreferences { reasons: NoticeReason::ALL.to_vec(), quiet: None }
    }
}

/// `GET /api/me/notices`: how the caller is notified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeSettings {
    /// The kinds of channels that this server offers.
    pub kinds: Vec<ChannelKind>,
    /// The caller's channels, the oldest first.
    pub channels: Vec<ChannelInfo>,
    /// What the caller wants to be notified of.
    pub preferences: NoticePreferences,
    /// Tables about which the caller gets no notices.
    pub muted: Vec<TableId>,
}

/// A channel of the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChannelInfo {
    /// The id, for `DELETE /api/me/notices/channels/{channel}`.
    pub id: String,
    /// The kind.
    pub kind: ChannelKind,
    /// The e-mail address, or the host of the webhook.
    pub address: String,
    /// Whether its owner has confirmed it. Nothing is sent before.
    pub confirmed: bool,
    /// Whether it was switched off because too many deliveries failed.
    pub off: bool,
    /// When something was last delivered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent_at: Option<UnixMillis>,
    /// Why the last delivery failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<DeliveryProblem>,
}

/// `POST /api/me/notices/channels`: adds a channel and sends it a link for confirmation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewChannel {
    /// The kind.
    pub kind: ChannelKind,
    /// An e-mail address, or the URL of a webhook.
    #[cfg_attr(feature = "schema", schemars(length(max = 1000)))]
    pub address: String,
    /// The language of the texts, such as `de`.
    #[cfg_attr(feature = "schema", schemars(length(max = 16)))]
    pub language: String,
}

/// `GET /api/notices/{link}`: what a link of a notice is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeLink {
    /// The kind of the channel.
    pub kind: ChannelKind,
    /// The e-mail address, or the host of the webhook.
    pub address: String,
    /// Whether the channel is confirmed.
    pub confirmed: bool,
}

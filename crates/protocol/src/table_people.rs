//! Bodies of requests about other people at a table: `docs/api.md`.

use crate::ChatText;
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};

/// What somebody is reported for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Insults or harassment in the chat.
    Insult,
    /// Advertising or senseless lines.
    Spam,
    /// An offensive name.
    Name,
    /// Stalling, leaving on purpose, or playing into somebody's hands.
    Unsporting,
    /// Something else.
    Other,
}

impl ReportReason {
    /// All reasons, in the order of menus.
    pub const ALL: [ReportReason; 5] =
        [ReportReason::Insult, ReportReason::Spam, ReportReason::Name, ReportReason::Unsporting, ReportReason::Other];

    /// Returns the name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            ReportReason::Insult => "insult",
            ReportReason::Spam => "spam",
            ReportReason::Name => "name",
            ReportReason::Unsporting => "unsporting",
            ReportReason::Other => "other",
        }
    }
}

/// A report about a person at the table. The server adds its own copy of the last lines of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewReport {
    /// The seat of the person.
    pub seat: Seat,
    /// What they are reported for.
    pub reason: ReportReason,
    /// A remark for the operator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<ChatText>,
}

/// What the caller may know of the people at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablePeople {
    /// The other people, in turn order.
    pub people: Vec<TablePerson>,
}

/// What the caller may know of another person at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablePerson {
    /// The seat of the person.
    pub seat: Seat,
    /// Whether the caller has muted them.
    pub muted: bool,
    /// How often they left their last games; only for the host, before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_games: Option<LastGames>,
}

/// How often a person left their last games before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LastGames {
    /// The number of games that count, at most 20.
    pub games: u32,
    /// The number of those in which a bot plays for them, or did at the end.
    pub left: u32,
}

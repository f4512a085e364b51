//! Bodies of HTTP requests and answers: `docs/api.md`.

use crate::{LongText, Name, Nonce, Phase, RequestId, TableId, TableInfo, TableSettings, Time, Token};
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};

/// `POST /api/tables`: makes a table and sits down at its first free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    pub settings: TableSettings,
    pub name: Name,
    pub nonce: Nonce,
    /// The client's own id. Who is known to the server and asks again with the same one gets the same table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestId>,
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Created {
    /// `/table/…` is the link for those who watch.
    pub table: TableId,
    pub seat: Seat,
    /// `/join/…` is the link for those who play: good for every seat that is free, and for nothing after that. Nothing
    /// where no seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Token>,
}

/// `POST /api/tables/{id}/sit` and `POST /api/join/{token}`: sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    pub name: Name,
    pub nonce: Nonce,
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sat {
    pub table: TableId,
    pub seat: Seat,
}

/// `GET /api/join/{token}`: what an invitation is for. Looking does not use it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    pub table: TableInfo,
    /// Only this seat, where the link is for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// `POST /api/tables/{id}/seats/{seat}/link`: a link for one free seat, to be used once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLink {
    /// `/join/…`
    pub token: Token,
    pub expires: Time,
}

/// `GET /api/tables`: the public tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lobby {
    pub tables: Vec<LobbyTable>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LobbyTable {
    pub table: TableInfo,
    pub free_seats: u8,
}

/// `GET /api/me`: who one is to this server, and one's tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// Whether the browser has an identity.
    pub known: bool,
    /// The name that was used last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// Where it is one's turn first, then the latest first.
    pub tables: Vec<MyTable>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MyTable {
    pub table: TableId,
    pub phase: Phase,
    pub my_turn: bool,
    pub seat: Seat,
    /// In turn order; empty for free seats, the level's name for bots.
    pub names: Vec<String>,
    pub settings: TableSettings,
    /// When something happened last.
    pub changed: Time,
    /// When one's time is up, where it is one's turn and a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Time>,
}

/// `POST /api/me/carry`: a link that makes another device the same player, to be used once: `/carry/…`, which sends
/// `POST /api/carry/{token}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarryLink {
    pub token: Token,
    pub expires: Time,
}

/// `GET /api/tables/{id}/moves`: all that one can do now, as text; for clients without the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    pub steps: u32,
    pub moves: Vec<String>,
}

/// `GET /api/push/key`: the server's VAPID key, as browsers want it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PushKey {
    pub key: String,
}

/// `POST /api/push`: a browser's push subscription, and what it shows when it is its player's turn. The words are the
/// browser's own, in its language: they come back to it as they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
    pub title: LongText,
    pub body: LongText,
}

/// `DELETE /api/push`: no more of that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsubscription {
    pub endpoint: String,
}

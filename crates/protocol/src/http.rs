//! Bodies of HTTP requests and responses: `docs/api.md`.

use crate::{
    ChatText, Name, Nonce, RequestId, SeatInfo, TableId, TableInfo, TableSettings, TableStatus, Token, UnixMillis,
};
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};

/// `POST /api/tables`: creates a table and takes its first free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CreateTable {
    /// How the table is played.
    pub settings: TableSettings,
    /// The player's name.
    pub name: Name,
    /// Whether the client takes part in the deal: it will send `commit` and `reveal`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commits: bool,
    /// Idempotency key: a known player who repeats a request with the same id gets the same table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestId>,
}

/// Response to [`CreateTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CreatedTable {
    /// The table. `/table/…` is the link for spectators.
    pub table: TableId,
    /// The player's seat.
    pub seat: Seat,
    /// The token of the link for players, `/join/…`: it works for every free seat until the game starts. `None` if no
    /// seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Token>,
}

/// `POST /api/tables/{id}/sit` and `POST /api/join/{token}`: takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sit {
    /// The player's name.
    pub name: Name,
    /// Whether the client takes part in the deal: it will send `commit` and `reveal`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commits: bool,
    /// The player's contribution to the deal of a table of `iquazu-fair-1`; ignored at newer ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<Nonce>,
}

/// Response to [`Sit`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatAssignment {
    /// The table.
    pub table: TableId,
    /// The player's seat.
    pub seat: Seat,
}

/// `GET /api/join/{token}`: what an invitation is for. Looking does not redeem it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitation {
    /// The table.
    pub table: TableInfo,
    /// The seat that the link is for, or `None` for any free one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// `POST /api/tables/{id}/seats/{seat}/link`: a single-use link for one free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatLink {
    /// The token of the link `/join/…`.
    pub token: Token,
    /// When the link stops working.
    #[serde(rename = "expires")]
    pub expires_at: UnixMillis,
}

/// `GET /api/tables`: the public tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lobby {
    /// Tables with free seats first, then newest first.
    pub tables: Vec<LobbyTable>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyTable {
    /// The table.
    pub table: TableInfo,
    /// The number of free seats.
    pub free_seats: u8,
}

/// `GET /api/me`: the caller's identity and tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// Whether the browser has an identity.
    pub known: bool,
    /// The name used last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The name of the identity that this browser had before; `POST /api/me/restore` returns to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<Name>,
    /// Tables on which it is the caller's turn first, finished ones last; in each group the most recently updated first.
    pub tables: Vec<MyTable>,
}

/// One of the caller's tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyTable {
    /// The table.
    pub table: TableId,
    /// The status of the table.
    #[serde(rename = "phase")]
    pub status: TableStatus,
    /// Whether it is the caller's turn.
    pub my_turn: bool,
    /// The caller's seat.
    pub seat: Seat,
    /// The seats in turn order.
    pub seats: Vec<SeatInfo>,
    /// How the table is played.
    pub settings: TableSettings,
    /// When the table last changed.
    #[serde(rename = "changed")]
    pub updated_at: UnixMillis,
    /// When the caller's clock expires, if it is running.
    #[serde(rename = "due", default, skip_serializing_if = "Option::is_none")]
    pub clock_expires_at: Option<UnixMillis>,
}

/// `GET /api/me/games` and `GET /api/me/games/{after}`: a page of the caller's finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinishedGames {
    /// The table that was created last first.
    pub games: Vec<MyTable>,
    /// The `after` of the next page; `None` if this is the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// `POST /api/me/carry`: a single-use link that adds another device to the caller's identity. The link is `/carry/…`,
/// which sends `POST /api/carry/{token}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceLink {
    /// The token of the link `/carry/…`.
    pub token: Token,
    /// When the link stops working.
    #[serde(rename = "expires")]
    pub expires_at: UnixMillis,
}

/// `GET /api/carry/{token}`: what a link for another device offers. Looking does not redeem it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceOffer {
    /// The name of the player that the browser would become.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// Whether the browser has another identity, which would be replaced.
    pub replaces: bool,
}

/// `POST /api/carry/{token}`: accepts the offer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AcceptDevice {
    /// Whether the browser's own identity may be replaced. Its owner can return to it.
    #[serde(default)]
    pub replace: bool,
}

/// `GET /api/me/devices`: the devices that play as the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Devices {
    /// The one used last first.
    pub devices: Vec<DeviceInfo>,
}

/// One of the caller's devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceInfo {
    /// The id of the device, for `DELETE /api/me/devices/{id}`.
    pub id: String,
    /// Browser and system, such as `Firefox · Android`; empty if unknown.
    pub label: String,
    /// When it was last used, to the day; 0 if unknown.
    #[serde(rename = "used")]
    pub used_at: UnixMillis,
    /// Whether the request came from it.
    #[serde(rename = "this")]
    pub is_this: bool,
}

/// `GET /api/tables/{id}/moves`: the caller's legal moves as text, for clients that do not know the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moves {
    /// The number of steps played.
    pub steps: u32,
    /// The legal moves; empty if it is not the caller's turn.
    pub moves: Vec<String>,
}

/// `GET /api/push/key`: the server's VAPID key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushKey {
    /// The public key in base64url, as browsers expect it.
    pub key: String,
}

/// `POST /api/push`: a browser's push subscription and the texts to show on the player's turn. The browser chooses the
/// texts, in its language; they come back unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushSubscribe {
    /// The push service's URL for this browser.
    pub endpoint: String,
    /// The browser's public key in base64url.
    pub p256dh: String,
    /// The browser's authentication secret in base64url.
    pub auth: String,
    /// The title of the notification.
    pub title: ChatText,
    /// The text of the notification.
    pub body: ChatText,
    /// The text when a game is over; missing if the player wants no such notice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_over: Option<ChatText>,
    /// The text when somebody wants a rematch; missing if the player wants no such notice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<ChatText>,
    /// The text when the player's turn ends in six hours; missing if the player wants no such notice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_ends: Option<ChatText>,
}

/// `DELETE /api/push`: ends a subscription.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushUnsubscribe {
    /// The endpoint of the subscription.
    pub endpoint: String,
}

//! Messages from servers.

use crate::{
    ChatContent, Commitment, Level, Name, Nonce, Refusal, RequestId, Secret, StepText, Style, TableId, TableSettings,
    TurnPlan, UnixMillis, ViewText,
};
use iquazu_rules::{PlayerColour, Seat};
use serde::{Deserialize, Serialize};

/// A message from a server over the table's WebSocket. `seq` numbers the events of a table from 1; a client that sees a
/// gap sends `hello` again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ServerMessage {
    /// The response to `hello`.
    Snapshot(Box<Snapshot>),
    /// The next step of the game.
    Step(Box<PlayedStep>),
    /// A seat or the deal changed, or the game started: the current state of all seats.
    Seats {
        /// The sequence number of the event.
        seq: u64,
        /// The status of the table.
        #[serde(rename = "phase")]
        status: TableStatus,
        /// All seats in turn order.
        seats: Vec<SeatInfo>,
        /// The nonces that have been revealed, in turn order.
        nonces: Vec<Option<Nonce>>,
        /// The state of an `iquazu-fair-2` deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<DealInfo>,
    },
    /// The game is over and its deal can be verified.
    #[serde(rename = "over")]
    GameOver {
        /// The sequence number of the event.
        seq: u64,
        /// The secret that the commitment was made for.
        secret: Secret,
    },
    /// A chat message.
    #[serde(rename = "said")]
    Chat {
        /// The sequence number of the event.
        seq: u64,
        /// The message.
        line: ChatLine,
    },
    /// A new table for the same players.
    Rematch {
        /// The sequence number of the event.
        seq: u64,
        /// The new table.
        table: TableId,
    },
    /// The plan for the player's next turn, after it has changed. Sent to its player only; not numbered.
    Plan {
        /// The plan, or `None` if there is none any more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plan: Option<TurnPlan>,
    },
    /// Who is connected. Not numbered.
    Presence {
        /// The seats whose players are connected.
        present: Vec<Seat>,
        /// The number of spectators.
        #[serde(rename = "watching")]
        spectators: u32,
    },
    /// A request was executed and is durable. A repeated request gets the same response.
    Done {
        /// The client's id of the request.
        request: RequestId,
        /// The sequence number of the event.
        seq: u64,
    },
    /// A request was refused, or a message was malformed.
    Refused {
        /// The client's id of the request, or `None` if it could not be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        request: Option<RequestId>,
        /// The reason.
        refusal: Refusal,
    },
    /// The server is shutting down; reconnect after this time.
    GoingAway {
        /// How long to wait, in milliseconds.
        retry_ms: u32,
    },
    /// The response to `ping`.
    Pong {
        /// The number from the `ping`.
        sent: u64,
    },
}

/// One step of the game, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedStep {
    /// The sequence number of the event.
    pub seq: u64,
    /// The number of steps played, including this one; the setup does not count.
    pub steps: u32,
    /// The action and the outcomes of chance.
    pub step: StepText,
    /// The position after the step.
    pub view: ViewText,
    /// Whether a bot decided.
    pub by_bot: bool,
    /// Whether the step follows the plan that its player had left. Sent to that player only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub planned: bool,
    /// The clocks after the step, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

/// The state of a table, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// The server's protocol version.
    pub version: u32,
    /// The table.
    pub table: TableInfo,
    /// The viewer's seat, or `None` for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Seat>,
    /// Whether the viewer is the host.
    #[serde(rename = "host")]
    pub is_host: bool,
    /// The sequence number of the last event.
    pub seq: u64,
    /// The number of steps played.
    pub steps: u32,
    /// The position, or `None` before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewText>,
    /// The steps since the sequence number in `hello`, oldest first; empty if it named none or there are too many.
    pub missed: Vec<PlayedStep>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The viewer's plan for their next turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<TurnPlan>,
    /// The public part of the fair deal.
    pub fair: Fairness,
    /// The last chat messages, oldest first.
    pub chat: Vec<ChatLine>,
    /// The seats whose players are connected.
    pub present: Vec<Seat>,
    /// The number of spectators.
    #[serde(rename = "watching")]
    pub spectators: u32,
    /// The table of the rematch, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The server's time.
    pub now: UnixMillis,
}

/// The public information of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// The table's id.
    pub id: TableId,
    /// How the table is played.
    pub settings: TableSettings,
    /// The status of the table.
    #[serde(rename = "phase")]
    pub status: TableStatus,
    /// The seats in turn order.
    pub seats: Vec<SeatInfo>,
    /// When the table was created.
    #[serde(rename = "created")]
    pub created_at: UnixMillis,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// Waiting for players.
    #[serde(rename = "gathering")]
    Waiting,
    /// The game is in progress.
    Playing,
    /// The game is over.
    #[serde(rename = "over")]
    Finished,
}

/// A seat and its occupant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// The seat's colour.
    pub colour: PlayerColour,
    /// Who has the seat.
    pub occupant: Occupant,
    /// Until when the player has taken days off. The time may have passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_until: Option<UnixMillis>,
    /// The days off that the player has used in this game, or has taken now.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub days_off_used: u8,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "who")]
pub enum Occupant {
    /// The seat is free.
    Nobody {},
    /// A person.
    Person {
        /// The player's name.
        name: Name,
        /// The substitute bot that plays while the person is absent.
        #[serde(rename = "stand_in", default, skip_serializing_if = "Option::is_none")]
        substitute: Option<Level>,
    },
    /// A bot.
    Bot {
        /// The bot's level.
        level: Level,
        /// The bot's style, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<Style>,
    },
}

/// The clocks at a time of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clocks {
    /// When the clocks showed this.
    pub at: UnixMillis,
    /// The time left for each seat in milliseconds, in turn order.
    pub left_ms: Vec<u64>,
    /// The seat whose clock is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
    /// When that clock goes on, if it stands still because its player is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused_until: Option<UnixMillis>,
}

/// The public part of the fair deal: `docs/protocol.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fairness {
    /// The commitment to the secret.
    pub commitment: Commitment,
    /// The nonces that have been revealed, in turn order; `None` for bots and for people who take no part.
    pub nonces: Vec<Option<Nonce>>,
    /// The state of an `iquazu-fair-2` deal; `None` at tables of `iquazu-fair-1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealInfo>,
    /// The secret, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// The state of an `iquazu-fair-2` deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealInfo {
    /// The number of the round, from 1. All players commit again in a new round.
    pub round: u32,
    /// The number of rounds that were abandoned after they were sealed.
    pub voids: u32,
    /// The commitments of the seats in this round, in turn order.
    pub commitments: Vec<Option<Commitment>>,
    /// The text of the seal, once there is one: the players who are in it reveal their nonces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
    /// The seats whose players did not reveal their nonce in an earlier round. They take no part any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Seat>,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// The seat of the speaker.
    pub seat: Seat,
    /// What was said.
    #[serde(rename = "said")]
    pub content: ChatContent,
    /// When it was said.
    pub at: UnixMillis,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

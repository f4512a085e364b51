//! What a server says at a table.

use crate::{
    Commitment, Level, Name, Nonce, Refusal, RequestId, Said, Secret, StepText, TableId, TableSettings, Time, ViewText,
};
use iquazu_rules::{PlayerColour, Seat};
use serde::{Deserialize, Serialize};

/// A message from a server, over the table's WebSocket. `seq` counts everything that happens at a table, from 1: who
/// sees a gap says `hello` again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "type", deny_unknown_fields)]
pub enum ServerMessage {
    /// The answer to `hello`.
    Snapshot(Box<Snapshot>),
    /// The game goes on by one step.
    Step(Box<Played>),
    /// Somebody sat down, left or came back, or the game began: all seats as they are now.
    Seats {
        seq: u64,
        phase: Phase,
        seats: Vec<SeatInfo>,
        nonces: Vec<Option<Nonce>>,
    },
    /// The game is over; the deal can be checked now.
    Over {
        seq: u64,
        secret: Secret,
    },
    Said {
        seq: u64,
        line: SaidLine,
    },
    /// A new table for the same people.
    Rematch {
        seq: u64,
        table: TableId,
    },
    /// Who is at the table now; not counted.
    Presence {
        present: Vec<Seat>,
        watching: u32,
    },
    /// A request was carried out and is kept for good. The same request gets the same answer again.
    Done {
        request: RequestId,
        seq: u64,
    },
    /// A request was not carried out, or a message could not be read.
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        request: Option<RequestId>,
        refusal: Refusal,
    },
    /// The server stops; come back after so many milliseconds.
    GoingAway {
        retry_ms: u32,
    },
    Pong {
        sent: u64,
    },
}

/// One step of the game, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub seq: u64,
    /// How many steps have been played, this one included; the setup is not counted.
    pub steps: u32,
    /// Who did what, and what chance answered.
    pub step: StepText,
    /// The game after it.
    pub view: ViewText,
    /// Whether a bot decided.
    pub by_bot: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

/// Everything that a client has to know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    pub version: u32,
    pub table: TableInfo,
    /// The viewer's own seat; nothing for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Seat>,
    /// Whether the viewer made the table.
    pub host: bool,
    pub seq: u64,
    pub steps: u32,
    /// Nothing before the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewText>,
    /// The steps since the sequence number of `hello`, oldest first; empty where there are too many or none was named.
    pub missed: Vec<Played>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    pub fair: Fairness,
    /// The last lines of chat, oldest first.
    pub chat: Vec<SaidLine>,
    pub present: Vec<Seat>,
    pub watching: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// The server's time.
    pub now: Time,
}

/// What everybody may know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    pub id: TableId,
    pub settings: TableSettings,
    pub phase: Phase,
    /// In turn order.
    pub seats: Vec<SeatInfo>,
    pub created: Time,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are free.
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    pub seat: Seat,
    pub colour: PlayerColour,
    pub occupant: Occupant,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "who", deny_unknown_fields)]
pub enum Occupant {
    /// Nobody yet.
    Nobody {},
    Person {
        name: Name,
        /// The bot that plays while the person is away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<Level>,
    },
    Bot {
        level: Level,
    },
}

/// The clocks at one moment of the server's time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// When this was so.
    pub at: Time,
    /// What is left for each seat, in milliseconds, in turn order.
    pub left_ms: Vec<u64>,
    /// Whose clock runs since then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
}

/// What is known of the deal's fairness: see `docs/protocol.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    pub commitment: Commitment,
    /// What the players' browsers contributed, in turn order; nothing for bots and free seats.
    pub nonces: Vec<Option<Nonce>>,
    /// After the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidLine {
    pub seat: Seat,
    pub said: Said,
    pub at: Time,
}

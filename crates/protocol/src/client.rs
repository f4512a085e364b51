//! Messages from clients.

use crate::ids::{RequestId, is_visible};
use crate::{Commitment, MAX_MESSAGE_BYTES, Nonce, Refusal, TurnPlan};
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A message from a client over the table's WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ClientMessage {
    /// The first message of a connection; sent again to resynchronise after a gap.
    Hello {
        /// The client's [`PROTOCOL_VERSION`](crate::PROTOCOL_VERSION).
        version: u32,
        /// The last sequence number that the client has.
        #[serde(rename = "seen", default, skip_serializing_if = "Option::is_none")]
        last_seq: Option<u64>,
    },
    /// A move.
    Act {
        /// The client's id of this request.
        request: RequestId,
        /// The number of steps that the client has seen. The move is refused if the table has another number.
        expected: u32,
        /// The action in its text form (`docs/formats.md`).
        action: String,
    },
    /// A chat message.
    Chat {
        /// The client's id of this request.
        request: RequestId,
        /// What is said.
        #[serde(rename = "said")]
        content: ChatContent,
    },
    /// Starts the game before all seats are taken: bots take the free ones.
    Start {
        /// The client's id of this request.
        request: RequestId,
    },
    /// Commits to a nonce for the deal. Sent before the game, again in every round.
    Commit {
        /// The client's id of this request.
        request: RequestId,
        /// The round of the deal.
        round: u32,
        /// The commitment: see [`commit_to_nonce`](crate::commit_to_nonce).
        commitment: Commitment,
    },
    /// Reveals the nonce, once the deal is sealed.
    Reveal {
        /// The client's id of this request.
        request: RequestId,
        /// The round of the deal.
        round: u32,
        /// The nonce.
        nonce: Nonce,
    },
    /// Leaves the table: a substitute bot takes over.
    Leave {
        /// The client's id of this request.
        request: RequestId,
    },
    /// Frees a seat before the game. Host only. The removed person cannot sit down at this table again.
    Remove {
        /// The client's id of this request.
        request: RequestId,
        /// The seat to free.
        seat: Seat,
    },
    /// Replaces another player by a substitute bot, at a live table, if it is their turn and they have been
    /// disconnected for a while.
    Replace {
        /// The client's id of this request.
        request: RequestId,
        /// The seat of the absent player.
        seat: Seat,
    },
    /// Takes the player's seat back from the substitute bot.
    Return {
        /// The client's id of this request.
        request: RequestId,
    },
    /// Plans the player's next turn at a turn-by-turn table, in place of an earlier plan; an empty list removes it.
    Plan {
        /// The client's id of this request.
        request: RequestId,
        /// What to do when the turn comes.
        plan: TurnPlan,
    },
    /// Takes days off at a turn-by-turn table, from now on: the player's clock stands still. None ends them early, as
    /// any move does.
    DaysOff {
        /// The client's id of this request.
        request: RequestId,
        /// How many.
        days: u8,
    },
    /// Asks for a new table with the same settings. The first request creates it.
    Rematch {
        /// The client's id of this request.
        request: RequestId,
    },
    /// Asks for a [`Pong`](crate::ServerMessage::Pong), which the server sends at once.
    Ping {
        /// A number of the client's choice, which comes back unchanged.
        sent: u64,
    },
}

impl ClientMessage {
    /// Returns the client's id of the request, or `None` for messages that are not requests.
    pub fn request(&self) -> Option<&RequestId> {
        match self {
            ClientMessage::Hello { .. } | ClientMessage::Ping { .. } => None,
            ClientMessage::Act { request, .. }
            | ClientMessage::Chat { request, .. }
            | ClientMessage::Start { request }
            | ClientMessage::Commit { request, .. }
            | ClientMessage::Reveal { request, .. }
            | ClientMessage::Leave { request }
            | ClientMessage::Remove { request, .. }
            | ClientMessage::Replace { request, .. }
            | ClientMessage::Return { request }
            | ClientMessage::Plan { request, .. }
            | ClientMessage::DaysOff { request, .. }
            | ClientMessage::Rematch { request } => Some(request),
        }
    }
}

/// How long a player may be disconnected on their turn before the others may replace them with a bot (default of the
/// server).
pub const ABSENCE_TIMEOUT_SECS: u32 = 60;

/// The content of a chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChatContent {
    /// Free text. It is plain text, never markup.
    Text(ChatText),
    /// A phrase that clients show in their user's language.
    Phrase(Phrase),
}

/// The maximum length of a chat text in characters.
pub const MAX_CHAT_CHARS: usize = 300;

/// A chat text: 1 to 300 characters, at least one of them not blank, and no control characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(extend("minLength" = 1, "maxLength" = MAX_CHAT_CHARS, "pattern" = r"\S"))
)]
#[serde(try_from = "String", into = "String")]
pub struct ChatText(String);

impl ChatText {
    /// Returns the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Error when parsing a [`ChatText`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseChatTextError;

impl fmt::Display for ParseChatTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid chat text: expected 1 to 300 characters without control characters")
    }
}

impl std::error::Error for ParseChatTextError {}

impl FromStr for ChatText {
    type Err = ParseChatTextError;

    fn from_str(text: &str) -> Result<ChatText, ParseChatTextError> {
        let fits = (1..=MAX_CHAT_CHARS).contains(&text.chars().count()) && !text.trim().is_empty();
        if fits && text.chars().all(is_visible) { Ok(ChatText(text.to_owned())) } else { Err(ParseChatTextError) }
    }
}

impl TryFrom<String> for ChatText {
    type Error = ParseChatTextError;

    fn try_from(text: String) -> Result<ChatText, ParseChatTextError> {
        text.parse()
    }
}

impl From<ChatText> for String {
    fn from(text: ChatText) -> String {
        text.0
    }
}

/// The phrases of the chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// "Hello!"
    Hello,
    /// "Good luck!"
    GoodLuck,
    /// "Nice move!"
    NiceMove,
    /// "Ouch!"
    Ouch,
    /// "Oops!"
    Oops,
    /// "I am thinking …"
    Thinking,
    /// "Your turn!"
    YourTurn,
    /// "Thank you!"
    Thanks,
    /// "Good game!"
    GoodGame,
    /// "Once more?"
    Again,
    /// "Goodbye!"
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order of menus.
    pub const ALL: [Phrase; 11] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::NiceMove,
        Phrase::Ouch,
        Phrase::Oops,
        Phrase::Thinking,
        Phrase::YourTurn,
        Phrase::Thanks,
        Phrase::GoodGame,
        Phrase::Again,
        Phrase::Goodbye,
    ];
}

/// Decodes a client's message.
///
/// # Errors
/// Returns the refusal to send back if the message is too long, malformed, or of a version that is too old. A newer client
/// is answered in this version, which the snapshot names.
pub fn decode(bytes: &[u8]) -> Result<ClientMessage, Refusal> {
    if bytes.len() > MAX_MESSAGE_BYTES {
        return Err(Refusal::TooLong { limit: MAX_MESSAGE_BYTES as u32 });
    }
    let message = serde_json::from_slice(bytes).map_err(|_| Refusal::Malformed {})?;
    match message {
        ClientMessage::Hello { version, .. } if version < crate::OLDEST_VERSION => {
            Err(Refusal::UnsupportedVersion { supported: crate::PROTOCOL_VERSION })
        }
        message => Ok(message),
    }
}

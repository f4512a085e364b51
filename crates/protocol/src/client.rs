//! What a client says at a table.

use crate::ids::{RequestId, is_visible};
use crate::{MESSAGE_LIMIT, Refusal};
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A message from a client, over the table's WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "type", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message, and again after a gap. `seen` is the last sequence number that the client has.
    Hello {
        version: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
    },
    /// A move: an action as text (`docs/formats.md`). `expected` is the number of steps that the client has seen; where
    /// another step came first, the move is refused.
    Act {
        request: RequestId,
        expected: u32,
        action: String,
    },
    Chat {
        request: RequestId,
        said: Said,
    },
    /// Begins before all seats are taken: bots sit down on the free ones.
    Start {
        request: RequestId,
    },
    /// A bot takes over.
    Leave {
        request: RequestId,
    },
    /// A bot takes over for somebody whose turn it is and who has not been connected for a while, at a live table.
    Replace {
        request: RequestId,
        seat: Seat,
    },
    /// Takes the own seat back from the bot.
    Return {
        request: RequestId,
    },
    /// The same once more, at a new table. The first who asks makes it.
    Rematch {
        request: RequestId,
    },
    /// Answered at once, also by a table at which nothing happens.
    Ping {
        sent: u64,
    },
}

impl ClientMessage {
    /// The client's id of the request, where it is one.
    pub fn request(&self) -> Option<&RequestId> {
        match self {
            ClientMessage::Hello { .. } | ClientMessage::Ping { .. } => None,
            ClientMessage::Act { request, .. }
            | ClientMessage::Chat { request, .. }
            | ClientMessage::Start { request }
            | ClientMessage::Leave { request }
            | ClientMessage::Replace { request, .. }
            | ClientMessage::Return { request }
            | ClientMessage::Rematch { request } => Some(request),
        }
    }
}

/// Who has been away for so long when it is their turn can be replaced by a bot, unless the server's operator chose otherwise.
pub const AWAY_SECONDS: u32 = 60;

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// Free text; text, never markup.
    Text(LongText),
    /// A phrase that everybody reads in the own language.
    Phrase(Phrase),
}

/// The longest text in characters.
pub const TEXT_LIMIT: usize = 300;

/// A line of chat: 1 to 300 characters, no control characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LongText(String);

impl LongText {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// That a text is too long, empty, or has control characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadText;

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a line of chat")
    }
}

impl TryFrom<String> for LongText {
    type Error = BadText;

    fn try_from(text: String) -> Result<LongText, BadText> {
        let fits = (1..=TEXT_LIMIT).contains(&text.chars().count()) && !text.trim().is_empty();
        if fits && text.chars().all(is_visible) { Ok(LongText(text)) } else { Err(BadText) }
    }
}

impl From<LongText> for String {
    fn from(text: LongText) -> String {
        text.0
    }
}

/// The phrases of the chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    Hello,
    GoodLuck,
    NiceMove,
    Ouch,
    Oops,
    Thinking,
    YourTurn,
    Thanks,
    GoodGame,
    Again,
    Goodbye,
}

impl Phrase {
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

/// Reads a message. What is wrong with it is said in a way that can be sent back.
///
/// # Errors
/// Where it is too long, no message, or of another version.
pub fn decode(bytes: &[u8]) -> Result<ClientMessage, Refusal> {
    if bytes.len() > MESSAGE_LIMIT {
        return Err(Refusal::TooLong { limit: MESSAGE_LIMIT as u32 });
    }
    let message = serde_json::from_slice(bytes).map_err(|_| Refusal::Unreadable {})?;
    match message {
        ClientMessage::Hello { version, .. } if version != crate::VERSION => {
            Err(Refusal::Version { supported: crate::VERSION })
        }
        message => Ok(message),
    }
}

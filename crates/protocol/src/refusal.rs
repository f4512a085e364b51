//! Reasons for refusing a request. Clients have a text for each, in their user's language.

use crate::{DayProblem, DeliveryProblem, SettingsError, UnixMillis};
use iquazu_rules::{Clause, IllegalMove as RuleRefusal};
use serde::{Deserialize, Serialize};

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "reason")]
pub enum Refusal {
    /// The move is illegal.
    Rules {
        /// The id of the clause that forbids it, such as P4.
        #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Z][0-9]+$")))]
        clause: String,
    },
    /// The text of the action is malformed.
    #[serde(rename = "action")]
    InvalidAction {
        /// Where the error is, counted from 1.
        column: u32,
    },
    /// Another step came first.
    Stale {
        /// The number of steps that the table has.
        steps: u32,
    },
    /// It is another seat's turn, or nobody's.
    NotYourTurn {},
    /// It is the caller's turn: there is no time to plan it.
    YourTurn {},
    /// Only players of the table may do this.
    NotSeated {},
    /// Only the host may do this.
    NotHost {},
    /// The game has not started.
    NotStarted {},
    /// The game has already started.
    AlreadyStarted {},
    /// The game is over.
    Over {},
    /// The game is not over.
    NotOver {},
    /// No seat is free.
    Full {},
    /// The seat is not free.
    SeatTaken {},
    /// The caller already has a seat.
    AlreadySeated {},
    /// A bot plays for this seat; take it back first.
    BotPlays {},
    /// The player is connected, or has not been absent for long enough.
    #[serde(rename = "not_away")]
    NotAbsent {
        /// How many seconds remain.
        seconds: u32,
    },
    /// The caller has used up the time of the whole game: a bot plays on.
    TimeUp {},
    /// The caller has fewer days off left in this game.
    DaysOffUsed {
        /// How many.
        left: u8,
    },
    /// The deal is in another round, or does not wait for this.
    DealRound {
        /// The round of the deal.
        round: u32,
    },
    /// The link was redeemed or has expired.
    LinkExpired {},
    /// The table requires an invitation.
    NotInvited {},
    /// The table does not exist.
    #[serde(rename = "no_such_table")]
    TableNotFound {},
    /// The settings are invalid.
    #[serde(rename = "settings")]
    InvalidSettings {
        /// What is wrong.
        problem: SettingsError,
    },
    /// The message is malformed or of unknown type.
    #[serde(rename = "unreadable")]
    Malformed {},
    /// The message is too long.
    TooLong {
        /// The maximum length in bytes.
        limit: u32,
    },
    /// The server does not support the client's version.
    #[serde(rename = "version")]
    UnsupportedVersion {
        /// The version that it supports.
        supported: u32,
    },
    /// The first message must be `hello`.
    HelloFirst {},
    /// Too many requests from this address or player.
    #[serde(rename = "too_fast")]
    RateLimited {
        /// When to retry, in seconds.
        seconds: u32,
    },
    /// The browser has another identity, and the request does not allow replacing it.
    OtherIdentity {},
    /// The request comes from a page of another origin.
    #[serde(rename = "origin")]
    ForbiddenOrigin {},
    /// A notice cannot be sent to this address.
    Undeliverable {
        /// Why.
        problem: DeliveryProblem,
    },
    /// The game is not accepted as the result of a day.
    Day {
        /// Why.
        problem: DayProblem,
    },
    /// There are too many already: remove one first.
    TooMany {},
    /// An operator has banned the caller from this server.
    Banned {
        /// The operator's reason, in their own words; may be empty.
        why: String,
        /// When the ban ends, or `None` if it does not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<UnixMillis>,
    },
    /// The operator does not allow this name.
    NameRefused {},
    /// This server does not offer that.
    NotOffered {},
    /// The database is unavailable. Nothing was done; retry later.
    Unavailable {},
    /// The server is shutting down; reconnect.
    GoingAway {},
    /// A reason of a newer server, which this program does not know.
    #[serde(other)]
    Unknown,
}

impl Refusal {
    /// Returns the refusal for an illegal move.
    pub fn from_illegal_move(refusal: &RuleRefusal) -> Refusal {
        match refusal {
            RuleRefusal::GameOver => Refusal::Over {},
            RuleRefusal::NotYourTurn { .. } => Refusal::NotYourTurn {},
            other => Refusal::Rules { clause: other.clause().id().to_owned() },
        }
    }

    /// Returns the clause that forbids the move, if the rules are the reason.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Refusal::Rules { clause } => Clause::ALL.iter().copied().find(|known| known.id() == clause),
            _ => None,
        }
    }

    /// Returns whether the same request may succeed later.
    pub const fn is_transient(&self) -> bool {
        matches!(self, Refusal::RateLimited { .. } | Refusal::Unavailable {} | Refusal::GoingAway {})
    }
}

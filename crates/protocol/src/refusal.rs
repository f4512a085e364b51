//! Why something was not done. A client has a sentence for each, in its player's language.

use crate::BadSettings;
use iquazu_rules::{Clause, IllegalMove as RuleRefusal};
use serde::{Deserialize, Serialize};

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "reason", deny_unknown_fields)]
pub enum Refusal {
    /// By the rules of the game; `clause` is its id, such as P4.
    Rules {
        clause: String,
    },
    /// The text of the action cannot be read; `column` is where, from 1.
    Action {
        column: u32,
    },
    /// Another step came first; the table has so many.
    Stale {
        steps: u32,
    },
    /// It is another seat's decision, or nobody's.
    NotYourTurn {},
    /// Only who sits at the table may do this.
    NotSeated {},
    /// Only who made the table may do this.
    NotHost {},
    NotStarted {},
    AlreadyStarted {},
    Over {},
    NotOver {},
    /// There is no free seat.
    Full {},
    SeatTaken {},
    /// One person has one seat.
    AlreadySeated {},
    /// A bot plays for this seat; take it back first.
    BotPlays {},
    /// The player is here, or has not been away for long; so many seconds are missing.
    NotAway {
        seconds: u32,
    },
    /// The link was used, or its time is over.
    LinkExpired {},
    /// Only with an invitation.
    NotInvited {},
    NoSuchTable {},
    Settings {
        problem: BadSettings,
    },
    /// Not a message: broken, of unknown type, or with fields that do not belong there.
    Unreadable {},
    TooLong {
        limit: u32,
    },
    /// The server speaks another version.
    Version {
        supported: u32,
    },
    /// The first message has to be `hello`.
    HelloFirst {},
    /// Too many requests from there; try again later.
    TooFast {
        seconds: u32,
    },
    /// The request does not come from this server's pages.
    Origin {},
    /// The table cannot be saved at the moment. Nothing was done; try again.
    Unavailable {},
    /// The server is about to stop; come back in a moment.
    GoingAway {},
}

impl Refusal {
    pub fn rules(refusal: &RuleRefusal) -> Refusal {
        match refusal {
            RuleRefusal::GameOver => Refusal::Over {},
            RuleRefusal::NotYourTurn { .. } => Refusal::NotYourTurn {},
            other => Refusal::Rules { clause: other.clause().id().to_owned() },
        }
    }

    /// The clause of the rules, where one is the reason.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Refusal::Rules { clause } => Clause::ALL.iter().copied().find(|known| known.id() == clause),
            _ => None,
        }
    }

    /// Whether the same request may work a moment later.
    pub const fn is_passing(&self) -> bool {
        matches!(self, Refusal::TooFast { .. } | Refusal::Unavailable {} | Refusal::GoingAway {})
    }
}

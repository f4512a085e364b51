//! Contradictions between what a server promised and what it did.

use super::hex::Commitment;
use iquazu_rules::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A contradiction that an honest server cannot cause, unless its database was set back to an earlier state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "conflict")]
#[non_exhaustive]
pub enum Conflict {
    /// The server shows another commitment to its secret than at first.
    ServerCommitment {
        /// What was shown first.
        pinned: Commitment,
        /// What is shown now.
        shown: Commitment,
    },
    /// The table was dealt by `iquazu-fair-2` and is now said to be dealt by an older scheme.
    Downgrade {},
    /// A player's commitment changed or vanished within a round.
    SeatCommitment {
        /// The round.
        round: u32,
        /// The seat.
        seat: Seat,
        /// What was shown first.
        pinned: Commitment,
        /// What is shown now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<Commitment>,
    },
    /// The seal is malformed, or contradicts the table, the round or a commitment that was shown before.
    Seal {
        /// The round.
        round: u32,
        /// The seal.
        shown: String,
    },
    /// The server shows another seal for a round than before.
    SealChanged {
        /// The round.
        round: u32,
        /// What was shown first.
        pinned: String,
        /// What is shown now.
        shown: String,
    },
    /// A round was abandoned after it was sealed, and the server does not count it.
    UncountedVoid {
        /// The round that is shown now.
        round: u32,
    },
    /// A revealed nonce does not match the player's commitment.
    Nonce {
        /// The round.
        round: u32,
        /// The seat.
        seat: Seat,
    },
    /// The nonce of the client's own seat is another one: the server took it from another device of the player, or from
    /// somebody else.
    Replaced {
        /// The round.
        round: u32,
        /// The seat.
        seat: Seat,
    },
    /// The record does not verify, or is not that of the deal that was sealed.
    Record {
        /// Why.
        reason: String,
    },
    /// The record has another position than the server showed during the game.
    Position {
        /// The number of steps played.
        steps: u32,
    },
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Conflict::ServerCommitment { pinned, shown } => {
                write!(f, "the server's commitment was {pinned:?} and became {shown:?}")
            }
            Conflict::Downgrade {} => write!(f, "the table fell back to an older scheme of the deal"),
            Conflict::SeatCommitment { round, seat, .. } => {
                write!(f, "round {round}: the commitment of seat {seat} changed")
            }
            Conflict::Seal { round, .. } => write!(f, "round {round}: the seal contradicts what was shown before"),
            Conflict::SealChanged { round, .. } => write!(f, "round {round}: the seal changed"),
            Conflict::UncountedVoid { round } => write!(f, "round {round}: an abandoned round was not counted"),
            Conflict::Nonce { round, seat } => {
                write!(f, "round {round}: the nonce of seat {seat} does not match its commitment")
            }
            Conflict::Replaced { round, seat } => {
                write!(f, "round {round}: the nonce of seat {seat} came from another device, or was replaced")
            }
            Conflict::Record { reason } => write!(f, "{reason}"),
            Conflict::Position { steps } => {
                write!(f, "the position after {steps} steps is not the one shown during the game")
            }
        }
    }
}

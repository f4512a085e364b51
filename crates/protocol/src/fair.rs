//! The verifiable deal: commitments that let players check every card. `docs/protocol.md` describes it.
//!
//! In `iquazu-fair-2` the server commits to a [`Secret`] when it creates a table. Then every client commits to a
//! [`Nonce`]. When all seats are taken, the server publishes a [`Seal`], which lists everything that the deal depends
//! on; only then do the clients reveal their nonces. The server reveals its secret after the game. A [`Witness`] is the
//! client's side: it remembers what it was shown, decides what to send, and compares at the end. [`verify`] recomputes
//! every outcome of a record.
//!
//! `iquazu-fair-1` had neither commitments of players nor a seal. Its records still verify as what they were.

mod conflict;
mod hex;
mod rng;
mod seal;
mod tags;
mod verify;
mod witness;

pub use conflict::Conflict;
pub use hex::{Commitment, Nonce, Secret};
pub use rng::{FairRng, derive_key};
pub use seal::{Seal, SealSeat, commit_to_nonce, commit_to_secret};
pub use tags::{NONCE_TAG, push_fairness_tags, push_seal_tags};
pub use verify::{VerifyError, verify};
pub use witness::{DealPart, Observation, Witness, WitnessedRound};

//! The fair deal: a commitment scheme that lets players verify every card.
//!
//! Before anybody sits down, the server draws a [`Secret`] and publishes its hash, the [`Commitment`]. Each player's
//! browser contributes a [`Nonce`] when it takes a seat. From then on all outcomes of chance are fixed: the server
//! cannot change the secret, and no player can have known it. After the game the server reveals the secret, and
//! [`verify`] recomputes every outcome.

mod hex;
mod rng;
mod verify;

pub use hex::{Commitment, Nonce, Secret};
pub use rng::{FairRng, derive_key};
pub use verify::{NONCE_TAG, VerifyError, push_fairness_tags, verify};

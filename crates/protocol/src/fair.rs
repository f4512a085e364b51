//! A deal that one can check.
//!
//! Before anybody sits down the server draws a [`Secret`] and shows its hash, the [`Commitment`]. Each player's browser
//! contributes a [`Nonce`] when it sits down. From then on every outcome of chance is fixed: the server cannot choose
//! another secret, and no player could have known it. After the game the secret is shown, and [`verify`] recomputes all.

mod check;
mod hex;
mod rng;

pub use check::{NONCE_TAG, Unfair, describe, verify};
pub use hex::{Commitment, Nonce, Secret};
pub use rng::{FairRng, key_of};

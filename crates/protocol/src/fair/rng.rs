//! The random number generator of online tables.

use super::hex::{Nonce, Secret};
use super::tags::FIRST_SCHEME;
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use iquazu_rules::Rng;
use sha2::{Digest, Sha256};
use std::fmt;

/// Derives the key of an `iquazu-fair-1` deal: SHA-256 over the scheme's name, the secret, and the nonce of each seat in
/// turn order, with 32 zero bytes for a seat without one.
pub fn derive_key(secret: &Secret, nonces: &[Option<Nonce>]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(FIRST_SCHEME);
    hash.update(secret.0);
    for nonce in nonces {
        hash.update(nonce.map_or([0; 32], |nonce| nonce.0));
    }
    hash.finalize().into()
}

/// The random numbers of one step: the ChaCha20 key stream (RFC 8439, counter from 0) with the game's key and a nonce
/// whose first four bytes are the little-endian step number, read as little-endian 64-bit words.
pub struct FairRng(ChaCha20);

impl FairRng {
    /// Creates the generator of a step; step 0 is the setup.
    pub fn new(key: &[u8; 32], step: u32) -> FairRng {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&step.to_le_bytes());
        FairRng(ChaCha20::new(key.into(), &nonce.into()))
    }
}

impl Rng for FairRng {
    fn next_u64(&mut self) -> u64 {
        let mut word = [0; 8];
        // Cannot run out: the stream has 256 GiB, and a step takes a few dozen bytes.
        self.0.apply_keystream(&mut word);
        u64::from_le_bytes(word)
    }
}

impl fmt::Debug for FairRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairRng(…)")
    }
}

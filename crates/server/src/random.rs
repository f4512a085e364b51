//! Random secrets from the operating system.

use iquazu_protocol::{Secret, Token};
use iquazu_rules::text::base64url;
use iquazu_store::SecretHash;
use sha2::{Digest, Sha256};

/// Returns random bytes.
///
/// # Panics
/// Panics if the operating system cannot provide random bytes.
fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn secret() -> Secret {
    Secret(bytes())
}

/// Returns a seed for a bot's search, which is independent of the deal.
pub(crate) fn seed() -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = bytes();
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// Returns a token of 256 random bits: 43 base64url characters.
pub(crate) fn token() -> Token {
    base64url::encode(&bytes()).parse().expect("43 letters")
}

/// Returns the hash of a token, which is what the store keeps.
pub(crate) fn hash(token: &Token) -> SecretHash {
    SecretHash(Sha256::digest(token.as_str()).into())
}

/// Returns a short name for something that must not be shown itself: 16 base64url characters of its hash.
pub(crate) fn fingerprint(bytes: &[u8]) -> String {
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    base64url::encode(&hash[..12])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_unique() {
        assert_ne!(token(), token());
        assert_ne!(secret(), secret());
    }
}

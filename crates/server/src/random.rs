//! Random secrets from the operating system.

use data_encoding::BASE64URL_NOPAD;
use iquazu_protocol::{Secret, Token};
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
    base64url(&bytes()).parse().expect("43 letters")
}

/// Encodes base64url without padding (RFC 4648).
pub(crate) fn base64url(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

/// Decodes base64url; ignores padding at the end. Returns `None` for malformed text.
pub(crate) fn decode_base64url(text: &str) -> Option<Vec<u8>> {
    BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).ok()
}

/// Returns the hash of a token, which is what the store keeps.
pub(crate) fn hash(token: &Token) -> SecretHash {
    SecretHash(Sha256::digest(token.as_str()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64url_ignores_padding_and_rejects_malformed_text() {
        assert_eq!(base64url(b"foob\xff\xfe"), "Zm9vYv_-");
        for text in ["Zm8", "Zm8="] {
            assert_eq!(decode_base64url(text).as_deref(), Some(&b"fo"[..]), "{text}");
        }
        for text in ["Z", "Zm+v", "Zm 8", "Zm9"] {
            assert_eq!(decode_base64url(text), None, "{text}");
        }
    }

    #[test]
    fn tokens_are_unique() {
        assert_ne!(token(), token());
        assert_ne!(secret(), secret());
    }
}

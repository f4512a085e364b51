//! Secrets, from the operating system's generator.

use iquazu_protocol::{Secret, Token};
use iquazu_store::SecretHash;
use sha2::{Digest, Sha256};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// # Panics
/// When the operating system has no randomness, without which nothing here is safe.
fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn secret() -> Secret {
    Secret(bytes())
}

/// For a bot's dice, which have nothing to do with the deal.
pub(crate) fn seed() -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = bytes();
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// 256 bits as 43 letters that need no escaping in a URL.
pub(crate) fn token() -> Token {
    let text: String = base64(&bytes());
    text.parse().expect("43 letters")
}

fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0, |word: u32, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        let digits = (0..=chunk.len()).map(|place| LETTERS[(word >> (18 - 6 * place)) as usize & 63]);
        text.extend(digits.map(char::from));
    }
    text
}

/// What is kept of a token.
pub(crate) fn hash(token: &Token) -> SecretHash {
    SecretHash(Sha256::digest(token.as_str()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_written_as_rfc_4648_says() {
        for (bytes, text) in
            [(&b""[..], ""), (b"f", "Zg"), (b"fo", "Zm8"), (b"foo", "Zm9v"), (b"foob\xff\xfe", "Zm9vYv_-")]
        {
            assert_eq!(base64(bytes), text);
        }
    }

    #[test]
    fn no_two_tokens_are_alike() {
        assert_ne!(token(), token());
        assert_ne!(secret(), secret());
    }
}

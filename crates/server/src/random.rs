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

/// In the alphabet for URLs, without padding (RFC 4648).
pub(crate) fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0, |word: u32, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        let digits = (0..=chunk.len()).map(|place| LETTERS[(word >> (18 - 6 * place)) as usize & 63]);
        text.extend(digits.map(char::from));
    }
    text
}

/// Nothing where the text is none; padding at the end is passed over.
pub(crate) fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for chunk in text.trim_end_matches('=').as_bytes().chunks(4) {
        let digits = chunk.iter().map(|letter| LETTERS.iter().position(|known| known == letter));
        let word = digits.collect::<Option<Vec<usize>>>()?.into_iter().fold(0, |word, digit| word << 6 | digit as u32);
        let word = word << (6 * (4 - chunk.len()));
        let count = chunk.len().checked_sub(1).filter(|count| *count > 0)?;
        bytes.extend(&word.to_be_bytes()[1..=count]);
    }
    Some(bytes)
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
            assert_eq!(from_base64(text).as_deref(), Some(bytes));
        }
    }

    #[test]
    fn no_two_tokens_are_alike() {
        assert_ne!(token(), token());
        assert_ne!(secret(), secret());
    }
}

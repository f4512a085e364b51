//! Names of things: 128 random bits, written in 26 letters and digits.

use std::fmt;
use std::str::FromStr;

/// Digits without those that are taken for others (i, l, o, u); capitals are read too.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 26;

/// Why a text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 26 letters and digits")]
pub struct BadId;

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// A new one from the operating system's generator.
            ///
            /// # Panics
            /// When the operating system has no randomness, without which nothing here is safe.
            pub fn random() -> $name {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
                $name(bytes)
            }

            pub const fn from_bytes(bytes: [u8; 16]) -> $name {
                $name(bytes)
            }

            pub const fn as_bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                read(text).map($name).ok_or(BadId)
            }
        }
    };
}

id! {
    /// A table, for as long as it is kept.
    TableId
}
id! {
    /// A person, on all devices.
    IdentityId
}
id! {
    /// A process that uses a database, from its start to its end.
    ProcessId
}

/// The hash of a secret that only its owner has. The store never sees the secret itself, and this
/// type never shows the hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

fn write(bytes: [u8; 16], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let number = u128::from_be_bytes(bytes);
    let digit = |place: usize| DIGITS[(number >> (5 * (LENGTH - 1 - place))) as usize & 31];
    let text: [u8; LENGTH] = std::array::from_fn(digit);
    f.pad(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
}

fn read(text: &str) -> Option<[u8; 16]> {
    if text.len() != LENGTH {
        return None;
    }
    let mut number: u128 = 0;
    for byte in text.bytes() {
        let digit = DIGITS.iter().position(|&digit| digit == byte.to_ascii_lowercase())?;
        // 26 digits have room for two bits more than an id: those must be zero.
        number = number.checked_mul(32)? | digit as u128;
    }
    Some(number.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_as_it_was_written() {
        for id in [TableId::random(), TableId([0; 16]), TableId([255; 16])] {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        }
    }

    #[test]
    fn other_texts_are_no_ids() {
        let too_big = "z".repeat(26);
        for text in ["", "short", "0123456789abcdefghjkmnpqrstvw", "lllllllllllllllllllllllllü", &too_big] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
    }

    #[test]
    fn a_secret_is_not_shown() {
        assert_eq!(format!("{:?}", SecretHash([7; 32])), "SecretHash(…)");
    }
}

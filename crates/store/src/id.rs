//! Ids of 128 random bits, written as 26 Crockford base-32 characters.

use std::fmt;
use std::str::FromStr;
use ulid::{ULID_LEN, Ulid};

/// Error when parsing an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid id: expected 26 base-32 characters")]
pub struct ParseIdError;

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// Returns a new id from the operating system's random number generator.
            ///
            /// # Panics
            /// Panics if the operating system cannot provide random bytes.
            pub fn random() -> $name {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
                $name(bytes)
            }

            /// Returns the id with these bytes.
            pub const fn from_bytes(bytes: [u8; 16]) -> $name {
                $name(bytes)
            }

            /// Returns the bytes of this id.
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
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$name, ParseIdError> {
                read(text).map($name).ok_or(ParseIdError)
            }
        }
    };
}

id! {
    /// The key of a table.
    TableKey
}
id! {
    /// The key of a person, the same on all their devices.
    IdentityId
}
id! {
    /// The key of an address at which a person is notified.
    ChannelId
}
id! {
    /// A place in a queue. It tells two browsers of one person apart.
    TicketId
}
id! {
    /// A report about a person.
    ReportId
}
id! {
    /// A process that uses the database, from start to exit.
    ProcessId
}

/// The hash of a secret that only its owner has. The store never sees the secret itself; `Debug` does not print the
/// hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// Writes Crockford's base 32, as ULIDs are written, in lower case.
fn write(bytes: [u8; 16], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = [0; ULID_LEN];
    let text = Ulid::from_bytes(bytes).array_to_str(&mut text);
    text.make_ascii_lowercase();
    f.pad(text)
}

fn read(text: &str) -> Option<[u8; 16]> {
    let bytes = Ulid::from_string(text).ok()?.to_bytes();
    // One spelling only: base 32 also has upper case, letters for look-alike digits, and two spare bits.
    (TableKey(bytes).to_string() == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_round_trips_through_text() {
        for id in [TableKey::random(), TableKey([0; 16]), TableKey([255; 16])] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn id_has_one_spelling() {
        let id = TableKey([0x1f; 16]).to_string();
        for other in [id.to_uppercase(), id.replace('0', "o"), id.replace('1', "l"), id.replacen('0', "8", 1)] {
            assert!(other == id || other.parse::<TableKey>().is_err(), "{other}");
        }
        let zeros = "0".repeat(26);
        for other in ["o".repeat(26), format!("8{}", &zeros[1..]), format!("0O{}", &zeros[2..])] {
            assert_eq!(other.parse::<TableKey>(), Err(ParseIdError), "{other}");
        }
    }

    #[test]
    fn malformed_ids_are_rejected() {
        let too_big = "z".repeat(26);
        for text in [
            "",
            "short",
            "0123456789abcdefghjkmnpqrstvw",
            "lllllllllllllllllllllllllü",
            "0123456789abcdefghijklmnop",
            &too_big,
        ] {
            assert_eq!(text.parse::<TableKey>(), Err(ParseIdError), "{text}");
        }
    }

    #[test]
    fn debug_hides_the_secret_hash() {
        assert_eq!(format!("{:?}", SecretHash([7; 32])), "SecretHash(…)");
    }
}

//! 256-bit values, written as 64 lower-case hexadecimal digits.

use crate::ids::ParseIdError;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

macro_rules! hex_type {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[0-9a-f]{64}$")))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub [u8; 32]);

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$name, ParseIdError> {
                read(text).map($name).ok_or(ParseIdError)
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseIdError;

            fn try_from(text: String) -> Result<$name, ParseIdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(bits: $name) -> String {
                write(&bits.0)
            }
        }
    };
}

hex_type! {
    /// A SHA-256 that fixes a secret or a nonce before it is revealed.
    Commitment
}

hex_type! {
    /// A player's contribution to the deal.
    Nonce
}

hex_type! {
    /// The server's contribution to the deal, kept secret until the game is over.
    Secret
}

impl Secret {
    /// Returns the commitment of `iquazu-fair-1`; see [`commit_to_secret`](super::commit_to_secret) for newer tables.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(&self.0))
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(&self.0))
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

fn write(bytes: &[u8; 32]) -> String {
    HEXLOWER.encode(bytes)
}

fn read(text: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

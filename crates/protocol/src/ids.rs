//! Ids and names.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use ulid::{ULID_LEN, Ulid};

/// Error when parsing an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseIdError;

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid id")
    }
}

impl std::error::Error for ParseIdError {}

macro_rules! id {
    ($(#[$meta:meta])* $name:ident, $accepts:expr, pattern: $pattern:literal) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = $pattern)))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Returns the text form.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$name, ParseIdError> {
                let accepts: fn(&str) -> bool = $accepts;
                if accepts(text) { Ok($name(text.to_owned())) } else { Err(ParseIdError) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseIdError;

            fn try_from(text: String) -> Result<$name, ParseIdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }
    };
}

fn is_url_safe(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

id! {
    /// A secret of 256 random bits, as 43 base64url characters: an identity or a link. Servers store only its hash.
    Token, |text| text.len() == 43 && is_url_safe(text), pattern: "^[A-Za-z0-9_-]{43}$"
}

id! {
    /// A client's id of a request, for idempotency: a repeated request gets the same answer.
    RequestId, |text| (1..=36).contains(&text.len()) && is_url_safe(text), pattern: "^[A-Za-z0-9_-]{1,36}$"
}

impl RequestId {
    /// Returns the id that spells 128 bits as [`TableId`] does: a ticket of a queue.
    pub fn from_bytes(bytes: [u8; 16]) -> RequestId {
        RequestId(TableId::from_bytes(bytes).into())
    }
}

impl fmt::Debug for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// A table: 128 random bits, written as 26 lower-case base-32 characters. Anyone who knows it can watch the table; it
/// gives no seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(extend("pattern" = "^[0-7][0-9a-hjkmnp-tv-z]{25}$"))
)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; 16]);

impl TableId {
    /// Returns the id with these bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> TableId {
        TableId(bytes)
    }

    /// Returns the bytes of this id.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// Crockford's base 32, as ULIDs are written, in lower case.
impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; ULID_LEN];
        let text = Ulid::from_bytes(self.0).array_to_str(&mut text);
        text.make_ascii_lowercase();
        f.pad(text)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TableId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<TableId, ParseIdError> {
        let id = Ulid::from_string(text).map(|id| TableId(id.to_bytes())).map_err(|_| ParseIdError)?;
        // One spelling only: base 32 also has upper case, letters for look-alike digits, and two spare bits.
        if id.to_string() == text { Ok(id) } else { Err(ParseIdError) }
    }
}

impl TryFrom<String> for TableId {
    type Error = ParseIdError;

    fn try_from(text: String) -> Result<TableId, ParseIdError> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

/// Error when parsing a [`Name`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNameError;

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid name: expected 1 to 24 visible characters without surrounding blanks")
    }
}

impl std::error::Error for ParseNameError {}

/// A player's name: 1 to 24 characters, no control characters, no surrounding blanks. It is plain text, never markup.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(extend("minLength" = 1, "maxLength" = Name::MAX_CHARS, "pattern" = r"^\S(.*\S)?$"))
)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The maximum length in characters.
    pub const MAX_CHARS: usize = 24;

    /// Returns the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether people can read the name: no character of it is invisible, and at least one is more than a blank.
    /// Servers refuse other names. Logs may have them, because they were allowed once.
    pub fn is_readable(&self) -> bool {
        let selects_variation = |c: char| matches!(c, '\u{fe0e}' | '\u{fe0f}');
        self.0.chars().all(|c| selects_variation(c) || !is_invisible(c))
            && self.0.chars().any(|c| !c.is_whitespace() && !selects_variation(c))
    }
}

/// Returns whether a character takes no ink: Unicode's default ignorable characters, and letters that are blank.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

impl FromStr for Name {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Name, ParseNameError> {
        let fits = (1..=Name::MAX_CHARS).contains(&text.chars().count());
        if fits && text.trim() == text && text.chars().all(is_visible) {
            Ok(Name(text.to_owned()))
        } else {
            Err(ParseNameError)
        }
    }
}

impl TryFrom<String> for Name {
    type Error = ParseNameError;

    fn try_from(text: String) -> Result<Name, ParseNameError> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

/// Returns whether a character is neither a control character nor one that changes the direction of text.
pub(crate) fn is_visible(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

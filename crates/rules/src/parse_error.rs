//! Errors of the short text forms that implement `FromStr`.

use std::fmt;

macro_rules! parse_errors {
    ($($(#[$doc:meta])* $name:ident, $message:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub struct $name;

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($message)
            }
        }

        impl std::error::Error for $name {}
    )*};
}

parse_errors! {
    /// Error when parsing [`Cards`](crate::Cards).
    ParseCardsError, "invalid cards: expected counts and colours, as in 2w1o, or - for none";
    /// Error when parsing a [`Gap`](crate::Gap).
    ParseGapError, "invalid gap: expected a column from 1 to 11 and a letter, as in 3e";
    /// Error when parsing a [`Tile`](crate::Tile).
    ParseTileError, "invalid tile: expected p1 to p8, c2 to c4, any or dbl";
    /// Error when parsing a [`StripOrder`](crate::StripOrder).
    ParseStripOrderError, "invalid order of strips: expected each letter from a to e once";
    /// Error when parsing a [`PlayerColour`](crate::PlayerColour).
    ParsePlayerColourError, "invalid player colour: expected red, yellow, purple or green";
}

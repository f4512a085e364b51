//! The one list of bots: the [`Level`]s that people play against, and the [`Baseline`]s that the levels are measured
//! against.
//!
//! A level is one entry of `levels.rs`: its name, how it plays, and its rating. Bots, protocol, user interface and command
//! line follow the list. Names are part of records, links and messages: never change one.
//!
//! ```
//! use iquazu_levels::Level;
//!
//! assert_eq!("club".parse(), Ok(Level::Club));
//! assert_eq!(Level::Club.name(), "club");
//! assert!(Level::Club < Level::Master, "weaker levels come first");
//! ```

#![warn(missing_docs)]
// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod opponent;
mod skill;

pub use levels::Level;
pub use opponent::{Opponent, ParseOpponentError, Style};
pub use skill::{ByPlayers, Skill};

use std::fmt;

/// Defines an enum of bots with their names, in order.
macro_rules! bots {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $name_text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $($(#[$variant_doc])* #[cfg_attr(feature = "serde", serde(rename = $name_text))] $variant,)+
        }

        impl $name {
            /// Every variant, in order.
            pub const ALL: [$name; [$($name_text),+].len()] = [$($name::$variant),+];

            /// Returns the name of this bot in records, messages and commands.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $name_text,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownBotError;

            fn from_str(name: &str) -> Result<$name, $crate::UnknownBotError> {
                let found = $name::ALL.into_iter().find(|bot| bot.name() == name);
                found.ok_or_else(|| $crate::UnknownBotError { name: name.to_owned() })
            }
        }
    };
}

// After the macro that it uses.
mod levels;

bots! {
    /// A bot that levels are measured against; never offered as an opponent.
    Baseline {
        /// Looks one move ahead with the hand-written heuristic.
        Greedy = "greedy",
        /// Information-set tree search with random rollouts.
        Tree = "tree",
        /// Information-set tree search with the net at its leaves.
        TreeNet = "tree-net",
    }
}

/// Error when parsing a [`Level`] or a [`Baseline`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBotError {
    name: String,
}

impl fmt::Display for UnknownBotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown bot `{}`", self.name.escape_debug())
    }
}

impl std::error::Error for UnknownBotError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_parses_to_its_bot() {
        assert!(Level::ALL.into_iter().all(|level| level.name().parse() == Ok(level)));
        assert!(Baseline::ALL.into_iter().all(|baseline| baseline.name().parse() == Ok(baseline)));
    }

    #[test]
    fn names_of_old_records_and_links_stay() {
        let levels = [Level::Random, Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Master];
        for (name, level) in ["random", "beginner", "casual", "club", "expert", "master"].into_iter().zip(levels) {
            assert_eq!(name.parse(), Ok(level));
            assert_eq!(level.name(), name);
        }
    }

    #[test]
    fn stronger_levels_have_higher_ratings() {
        assert_eq!(Level::Random.rating(), None);
        let ratings: Vec<u16> = Level::LADDER.into_iter().filter_map(Level::rating).collect();
        assert!(ratings.len() == Level::LADDER.len() && ratings.is_sorted(), "{ratings:?}");
    }

    #[test]
    fn ladder_is_every_level_but_random() {
        assert!(Level::LADDER.is_sorted() && !Level::LADDER.contains(&Level::Random));
        assert!(Level::LADDER.len() >= 12);
    }

    #[test]
    fn no_name_is_both_level_and_baseline() {
        assert!(Baseline::ALL.into_iter().all(|baseline| baseline.name().parse::<Level>().is_err()));
    }

    #[test]
    fn unknown_name_is_quoted_in_the_error() {
        let error = "Club\n".parse::<Level>().unwrap_err();
        assert_eq!(error.to_string(), "unknown bot `Club\\n`");
    }
}

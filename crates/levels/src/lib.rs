//! The one list of bots: the [`Level`]s that people play against, and the [`Baseline`]s that the levels are measured
//! against.
//!
//! Bots, protocol, user interface and command line match on these enums, so a new variant does not compile until each
//! of them handles it. Names are part of records, links and messages: never change one.
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

pub use opponent::{Opponent, ParseOpponentError, Style};
pub use skill::{ByPlayers, Skill};

use std::fmt;
use std::str::FromStr;

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

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownBotError;

            fn from_str(name: &str) -> Result<$name, UnknownBotError> {
                $name::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBotError { name: name.to_owned() })
            }
        }
    };
}

bots! {
    /// A level that people play against, weakest first. `skill.rs` has the error and the nodes of each.
    Level {
        /// Plays any legal move. Not a step of the ladder.
        Random = "random",
        /// Places gems where they lead a column.
        Beginner = "beginner",
        /// Looks one move ahead with the neural net, with the largest error of judgement.
        Learner = "learner",
        /// Looks one move ahead, with a smaller error than `learner`.
        Explorer = "explorer",
        /// Plays for the points in sight.
        Casual = "casual",
        /// Looks one move ahead, with a smaller error than `explorer`.
        Enthusiast = "enthusiast",
        /// Looks one move ahead, with a smaller error than `enthusiast`.
        Regular = "regular",
        /// Looks one move ahead, with a smaller error than `regular`.
        Club = "club",
        /// Looks one move ahead, with a smaller error than `club`.
        League = "league",
        /// Looks one move ahead, with a smaller error than `league`.
        Captain = "captain",
        /// Looks one move ahead, with a smaller error than `captain`.
        Tactician = "tactician",
        /// Looks one move ahead, with a smaller error than `tactician`.
        Ace = "ace",
        /// Looks one move ahead, with a smaller error than `ace`; with three players without any.
        Virtuoso = "virtuoso",
        /// Searches with the fewest nodes, and an error; with four players it looks one move ahead, without an error.
        Expert = "expert",
        /// Searches sampled worlds: more nodes than `expert`, and a smaller error.
        Strategist = "strategist",
        /// Searches sampled worlds: more nodes than `strategist`, and hardly any error.
        Champion = "champion",
        /// Searches the most sampled worlds without error, and remembers every card.
        Master = "master",
    }
}

impl Level {
    /// The steps of the ladder, weakest first: every level that is chosen on purpose.
    pub const LADDER: [Level; Level::ALL.len() - 1] = {
        let mut ladder = [Level::Master; Level::ALL.len() - 1];
        let mut step = 0;
        while step < ladder.len() {
            ladder[step] = Level::ALL[step + 1];
            step += 1;
        }
        ladder
    };

    /// The opponent for a player who has not chosen one.
    pub const DEFAULT: Level = Level::Casual;
    /// The level for a player's first game, after the lessons.
    pub const FIRST_GAME: Level = Level::Beginner;
    /// The level that gives hints and reviews games.
    pub const HINT: Level = Level::Master;
}

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

//! Bots by name.

use crate::levels::{Beginner, Casual};
use crate::net_set::NetSet;
use crate::{Bot, Greedy, Ismcts, OnePlyNet, Random, Searcher};
use iquazu_levels::{Baseline, Level};
use std::fmt;
use std::str::FromStr;

/// The master's default budget. Takes some hundredths of a second on one core; doubling it gains little.
pub const MASTER_NODES: u64 = 10_000;

/// Simulations per move of the tree searches.
const TREE_SIMULATIONS: u64 = 5_000;

/// The highest price that the club level considers.
const CLUB_MAX_PRICE: u8 = 3;

/// A kind of bot, by its name: a level, or a baseline that levels are measured against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// A level that people play against.
    Level(Level),
    /// A bot for comparison.
    Baseline(Baseline),
}

impl BotKind {
    /// Returns every kind: the levels, weakest first, then the baselines.
    pub fn all() -> impl Iterator<Item = BotKind> {
        Level::ALL.into_iter().map(BotKind::Level).chain(Baseline::ALL.into_iter().map(BotKind::Baseline))
    }

    /// Returns the name that [`FromStr`] parses.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Level(level) => level.name(),
            BotKind::Baseline(baseline) => baseline.name(),
        }
    }

    /// Describes how the bot chooses its moves, in a few words.
    pub const fn description(self) -> &'static str {
        match self {
            BotKind::Level(Level::Random) => "any legal move, each equally likely",
            BotKind::Level(Level::Beginner) => "gems where they lead a column or can be paid for",
            BotKind::Level(Level::Casual) => "the points in sight",
            BotKind::Level(Level::Club) => "net evaluation of cheap moves",
            BotKind::Level(Level::Expert) => "net evaluation of every move",
            BotKind::Level(Level::Master) => "playouts of the best moves in sampled worlds",
            BotKind::Baseline(Baseline::Greedy) => "hand-written evaluation of every move",
            BotKind::Baseline(Baseline::Tree) => "tree search with random rollouts",
            BotKind::Baseline(Baseline::TreeNet) => "tree search with the net at its leaves",
        }
    }

    /// Makes a bot of this kind with the built-in nets.
    pub fn bot(self) -> Box<dyn Bot> {
        self.bot_with(NetSet::built_in())
    }

    /// Makes a bot of this kind with other nets.
    pub fn bot_with(self, nets: &NetSet) -> Box<dyn Bot> {
        match self {
            BotKind::Level(Level::Random) => Box::new(Random),
            BotKind::Level(Level::Beginner) => Box::new(Beginner),
            BotKind::Level(Level::Casual) => Box::new(Casual),
            BotKind::Level(Level::Club) => nets.bot_or_fallback(|nets| OnePlyNet::with_max_price(nets, CLUB_MAX_PRICE)),
            BotKind::Level(Level::Expert) => nets.bot_or_fallback(OnePlyNet::new),
            BotKind::Level(Level::Master) => nets.bot_or_fallback(|nets| Searcher::new(nets, MASTER_NODES)),
            BotKind::Baseline(Baseline::Greedy) => Box::new(Greedy),
            BotKind::Baseline(Baseline::Tree) => Box::new(Ismcts::with_random_rollouts(TREE_SIMULATIONS)),
            BotKind::Baseline(Baseline::TreeNet) => {
                nets.bot_or_fallback(|nets| Ismcts::with_nets(nets, TREE_SIMULATIONS))
            }
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BotKind {
    type Err = ParseBotKindError;

    fn from_str(name: &str) -> Result<BotKind, ParseBotKindError> {
        let kind = BotKind::all().find(|kind| kind.name() == name);
        kind.ok_or_else(|| ParseBotKindError { name: name.to_owned() })
    }
}

/// Makes a bot by its name, with the built-in nets.
///
/// # Errors
/// Returns a [`ParseBotKindError`] if there is no bot of this name.
pub fn bot(name: &str) -> Result<Box<dyn Bot>, ParseBotKindError> {
    name.parse().map(BotKind::bot)
}

/// Error when parsing a [`BotKind`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseBotKindError {
    name: String,
}

impl fmt::Display for ParseBotKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = BotKind::all().map(BotKind::name).collect();
        write!(f, "unknown bot `{}`: expected one of {}", self.name.escape_debug(), known.join(", "))
    }
}

impl std::error::Error for ParseBotKindError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_parses_to_its_kind() {
        assert!(BotKind::all().all(|kind| kind.name().parse() == Ok(kind)));
    }

    #[test]
    fn valid_weights_need_no_fallback() {
        assert!(BotKind::all().all(|kind| kind.bot().fallback_reason().is_none()));
    }

    #[test]
    fn corrupt_weights_give_a_fallback_bot_with_a_reason() {
        let mut bytes = include_bytes!("../weights/two.net").to_vec();
        bytes[5000] ^= 1;
        let nets = NetSet::read([bytes.as_slice()]);
        let master = BotKind::Level(Level::Master).bot_with(&nets);
        assert_eq!(master.fallback_reason(), Some("corrupt weights file: checksum mismatch"));
        assert!(BotKind::Level(Level::Casual).bot_with(&nets).fallback_reason().is_none(), "casual needs no net");
    }

    #[test]
    fn readme_describes_every_level() {
        for level in Level::ALL {
            let row = format!("| `{level}` | {} |", BotKind::Level(level).description());
            assert!(include_str!("../README.md").contains(&row), "{row}");
        }
    }

    #[test]
    fn unknown_name_error_lists_the_known_ones() {
        let error = bot("gredy").err().expect("no such bot");
        let known = "random, beginner, casual, club, expert, master, greedy, tree, tree-net";
        assert_eq!(error.to_string(), format!("unknown bot `gredy`: expected one of {known}"));
    }
}

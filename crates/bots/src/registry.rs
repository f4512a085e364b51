//! Opponents by name.

use crate::levels::{Beginner, Casual};
use crate::net_set::NetSet;
use crate::{Bot, Greedy, Ismcts, OnePlyNet, Random, Searcher};
use std::fmt;

/// A kind of opponent: its name, what it is, and how one is made.
#[derive(Clone, Copy, Debug)]
pub struct BotKind {
    pub name: &'static str,
    pub description: &'static str,
    make: fn(&NetSet) -> Box<dyn Bot>,
}

/// What the master spends on a move: some hundredths of a second on one core. Twice as much gains little.
pub const MASTER_NODES: u64 = 10_000;

/// What the tree searches spend on a move.
const TREE_SIMULATIONS: u64 = 5_000;

impl BotKind {
    /// The ladder from the weakest to the strongest, and after it the yardsticks.
    pub const ALL: [BotKind; 9] = [
        BotKind { name: "random", description: "any legal move, each equally likely", make: |_| Box::new(Random) },
        BotKind {
            name: "beginner",
            description: "gems where they lead a column, or can be paid",
            make: |_| Box::new(Beginner),
        },
        BotKind { name: "casual", description: "the points that can be seen right now", make: |_| Box::new(Casual) },
        BotKind {
            name: "club",
            description: "a learned eye, but only for what is near",
            make: |library| library.bot_or_fallback(OnePlyNet::near),
        },
        BotKind {
            name: "expert",
            description: "a learned eye for the whole wall",
            make: |library| library.bot_or_fallback(OnePlyNet::new),
        },
        BotKind {
            name: "master",
            description: "tries its best moves out in worlds that could be the real one",
            make: |library| library.bot_or_fallback(|nets| Searcher::new(nets, MASTER_NODES)),
        },
        BotKind {
            name: "greedy",
            description: "the move that looks best by rules of thumb",
            make: |_| Box::new(Greedy),
        },
        BotKind {
            name: "tree",
            description: "tree search with random games",
            make: |_| Box::new(Ismcts::with_random_rollouts(TREE_SIMULATIONS)),
        },
        BotKind {
            name: "tree-net",
            description: "tree search with the net at the leaves",
            make: |library| library.bot_or_fallback(|nets| Ismcts::with_nets(nets, TREE_SIMULATIONS)),
        },
    ];

    /// The levels that people play against, weakest first.
    pub fn levels() -> &'static [BotKind] {
        const ALL: [BotKind; 9] = BotKind::ALL;
        &ALL[..6]
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Result<BotKind, ParseBotKindError> {
        let kind = BotKind::ALL.into_iter().find(|kind| kind.name == name);
        kind.ok_or_else(|| ParseBotKindError { name: name.to_owned() })
    }

    /// A fresh opponent of this kind, with the nets that are built in.
    pub fn bot(&self) -> Box<dyn Bot> {
        self.bot_with(NetSet::built_in())
    }

    /// A fresh opponent of this kind, with other nets.
    pub fn bot_with(&self, library: &NetSet) -> Box<dyn Bot> {
        (self.make)(library)
    }
}

/// A fresh opponent of the kind with this name.
pub fn bot(name: &str) -> Result<Box<dyn Bot>, ParseBotKindError> {
    BotKind::named(name).map(|kind| kind.bot())
}

/// That no opponent has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseBotKindError {
    pub name: String,
}

impl fmt::Display for ParseBotKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = BotKind::ALL.map(|kind| kind.name).join(", ");
        write!(f, "there is no bot `{}`; known are {known}", self.name.escape_debug())
    }
}

impl std::error::Error for ParseBotKindError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        assert!(BotKind::ALL.iter().all(|kind| bot(kind.name).is_ok()));
    }

    #[test]
    fn nobody_stands_in_for_anybody_while_the_weights_are_sound() {
        assert!(BotKind::ALL.iter().all(|kind| kind.bot().fallback_reason().is_none()));
    }

    #[test]
    fn damaged_weights_are_told_and_the_hand_written_bot_takes_over() {
        let mut bytes = include_bytes!("../weights/two.net").to_vec();
        bytes[5000] ^= 1;
        let library = NetSet::read([bytes.as_slice()]);
        let master = BotKind::named("master").expect("known").bot_with(&library);
        assert_eq!(master.fallback_reason(), Some("the weights are damaged: their hash is another than the file says"));
        assert!(BotKind::named("casual").expect("known").bot_with(&library).fallback_reason().is_none());
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = bot("gredy").err().expect("nobody is called that");
        let known = "random, beginner, casual, club, expert, master, greedy, tree, tree-net";
        assert_eq!(error.to_string(), format!("there is no bot `gredy`; known are {known}"));
    }
}

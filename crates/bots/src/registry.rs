//! Opponents by name.

use crate::levels::{Beginner, Casual};
use crate::library::Library;
use crate::{Bot, Greedy, Learned, Random, Searcher, TreeSearcher};
use std::fmt;

/// A kind of opponent: its name, what it is, and how one is made.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub name: &'static str,
    pub about: &'static str,
    make: fn(&Library) -> Box<dyn Bot>,
}

/// What the master spends on a move: some hundredths of a second on one core. Twice as much gains little.
pub const MASTER_NODES: u64 = 10_000;

/// What the tree searches spend on a move.
const TREE_WALKS: u64 = 5_000;

impl Kind {
    /// The ladder from the weakest to the strongest, and after it the yardsticks.
    pub const ALL: [Kind; 9] = [
        Kind { name: "random", about: "any legal move, each equally likely", make: |_| Box::new(Random) },
        Kind { name: "beginner", about: "gems where they lead a column, or can be paid", make: |_| Box::new(Beginner) },
        Kind { name: "casual", about: "the points that can be seen right now", make: |_| Box::new(Casual) },
        Kind {
            name: "club",
            about: "a learned eye, but only for what is near",
            make: |library| library.learned(Learned::near),
        },
        Kind {
            name: "expert",
            about: "a learned eye for the whole wall",
            make: |library| library.learned(Learned::new),
        },
        Kind {
            name: "master",
            about: "tries its best moves out in worlds that could be the real one",
            make: |library| library.learned(|nets| Searcher::new(nets, MASTER_NODES)),
        },
        Kind { name: "greedy", about: "the move that looks best by rules of thumb", make: |_| Box::new(Greedy) },
        Kind {
            name: "tree",
            about: "tree search with random games",
            make: |_| Box::new(TreeSearcher::with_random_games(TREE_WALKS)),
        },
        Kind {
            name: "tree-net",
            about: "tree search with the net at the leaves",
            make: |library| library.learned(|nets| TreeSearcher::with_nets(nets, TREE_WALKS)),
        },
    ];

    /// The levels that people play against, weakest first.
    pub fn ladder() -> &'static [Kind] {
        const ALL: [Kind; 9] = Kind::ALL;
        &ALL[..6]
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Result<Kind, UnknownBot> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name == name);
        kind.ok_or_else(|| UnknownBot { name: name.to_owned() })
    }

    /// A fresh opponent of this kind, with the nets that are built in.
    pub fn bot(&self) -> Box<dyn Bot> {
        self.bot_with(Library::built_in())
    }

    /// A fresh opponent of this kind, with other nets.
    pub fn bot_with(&self, library: &Library) -> Box<dyn Bot> {
        (self.make)(library)
    }
}

/// A fresh opponent of the kind with this name.
pub fn bot(name: &str) -> Result<Box<dyn Bot>, UnknownBot> {
    Kind::named(name).map(|kind| kind.bot())
}

/// That no opponent has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    pub name: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Kind::ALL.map(|kind| kind.name).join(", ");
        write!(f, "there is no bot `{}`; known are {known}", self.name.escape_debug())
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        assert!(Kind::ALL.iter().all(|kind| bot(kind.name).is_ok()));
    }

    #[test]
    fn nobody_stands_in_for_anybody_while_the_weights_are_sound() {
        assert!(Kind::ALL.iter().all(|kind| kind.bot().stand_in_for().is_none()));
    }

    #[test]
    fn damaged_weights_are_told_and_the_hand_written_bot_takes_over() {
        let mut bytes = include_bytes!("../weights/two.net").to_vec();
        bytes[5000] ^= 1;
        let library = Library::read([bytes.as_slice()]);
        let master = Kind::named("master").expect("known").bot_with(&library);
        assert_eq!(master.stand_in_for(), Some("the weights are damaged: their hash is another than the file says"));
        assert!(Kind::named("casual").expect("known").bot_with(&library).stand_in_for().is_none());
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = bot("gredy").err().expect("nobody is called that");
        let known = "random, beginner, casual, club, expert, master, greedy, tree, tree-net";
        assert_eq!(error.to_string(), format!("there is no bot `gredy`; known are {known}"));
    }
}

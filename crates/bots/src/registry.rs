//! Opponents by name.

use crate::{Bot, Greedy, Random};
use std::fmt;

/// A kind of opponent: its name, what it is, and how one is made.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub name: &'static str,
    pub about: &'static str,
    make: fn() -> Box<dyn Bot>,
}

impl Kind {
    pub const ALL: [Kind; 2] = [
        Kind { name: "random", about: "any legal move, each equally likely", make: || Box::new(Random) },
        Kind { name: "greedy", about: "the move that looks best right now", make: || Box::new(Greedy) },
    ];

    /// The kind with this name.
    pub fn named(name: &str) -> Result<Kind, UnknownBot> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name == name);
        kind.ok_or_else(|| UnknownBot { name: name.to_owned() })
    }

    /// A fresh opponent of this kind.
    pub fn bot(&self) -> Box<dyn Bot> {
        (self.make)()
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
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = bot("gredy").err().expect("nobody is called that");
        assert_eq!(error.to_string(), "there is no bot `gredy`; known are random, greedy");
    }
}

//! Who takes part in a match.

use crate::{Bot, Budget, Kind, Library, NetError, Thought, UnknownBot};
use iquazu_rules::{LegalMoves, Rng, View};
use std::fmt;

/// A bot of some kind, perhaps with a thinking time or weights of its own. Written `master`, `master:20000` (nodes) or
/// `expert@folder` (weights from files).
#[derive(Clone, Debug)]
pub struct Entrant {
    name: String,
    kind: Kind,
    nodes: Option<u64>,
    library: Library,
}

/// Why a text names no entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadEntrant {
    Unknown(UnknownBot),
    Nodes(String),
    Weights(String),
}

impl Entrant {
    /// From its text; `load` reads the files of weights of a place.
    pub fn parse(text: &str, load: impl FnOnce(&str) -> Result<Vec<Vec<u8>>, String>) -> Result<Entrant, BadEntrant> {
        let (bot, place) = text.split_once('@').map_or((text, None), |(bot, place)| (bot, Some(place)));
        let (name, nodes) = bot.split_once(':').map_or((bot, None), |(name, nodes)| (name, Some(nodes)));
        let parse = |nodes: &str| nodes.parse().map_err(|_| BadEntrant::Nodes(nodes.to_owned()));
        let library = place.map_or(Ok(Library::built_in().clone()), |place| {
            let files = load(place).map_err(BadEntrant::Weights)?;
            let library = Library::read(files.iter().map(Vec::as_slice));
            library.nets().map_err(|error: NetError| BadEntrant::Weights(format!("{place}: {error}")))?;
            Ok(library)
        })?;
        Ok(Entrant {
            name: text.to_owned(),
            kind: Kind::named(name).map_err(BadEntrant::Unknown)?,
            nodes: nodes.map(parse).transpose()?,
            library,
        })
    }

    /// As it was written.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn bot(&self) -> Box<dyn Bot> {
        let bot = self.kind.bot_with(&self.library);
        match self.nodes {
            Some(nodes) => Box::new(Paced { bot, nodes }),
            None => bot,
        }
    }
}

/// A bot with another thinking time than usual.
struct Paced {
    bot: Box<dyn Bot>,
    nodes: u64,
}

impl Bot for Paced {
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> Thought {
        self.bot.think(view, moves, budget, rng)
    }

    fn usual_budget(&self) -> Budget<'static> {
        Budget::nodes(self.nodes)
    }

    fn stand_in_for(&self) -> Option<&str> {
        self.bot.stand_in_for()
    }
}

impl fmt::Display for BadEntrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEntrant::Unknown(unknown) => unknown.fmt(f),
            BadEntrant::Nodes(text) => write!(f, "`{}` is no number of nodes", text.escape_debug()),
            BadEntrant::Weights(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for BadEntrant {}

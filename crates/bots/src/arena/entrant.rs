//! Who takes part in a match.

use crate::{Bot, BotKind, Budget, NetError, NetSet, ParseBotKindError, SearchResult};
use iquazu_rules::{LegalMoves, Rng, View};
use std::fmt;

/// A bot of some kind, perhaps with a thinking time or weights of its own. Written `master`, `master:20000` (nodes) or
/// `expert@folder` (weights from files).
#[derive(Clone, Debug)]
pub struct Entrant {
    name: String,
    kind: BotKind,
    nodes: Option<u64>,
    nets: NetSet,
}

/// Why a text names no entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseEntrantError {
    UnknownBot(ParseBotKindError),
    Nodes(String),
    Weights(String),
}

impl Entrant {
    /// From its text; `load` reads the files of weights of a place.
    pub fn parse(
        text: &str,
        load: impl FnOnce(&str) -> Result<Vec<Vec<u8>>, String>,
    ) -> Result<Entrant, ParseEntrantError> {
        let (bot, place) = text.split_once('@').map_or((text, None), |(bot, place)| (bot, Some(place)));
        let (name, nodes) = bot.split_once(':').map_or((bot, None), |(name, nodes)| (name, Some(nodes)));
        let parse = |nodes: &str| nodes.parse().map_err(|_| ParseEntrantError::Nodes(nodes.to_owned()));
        let library = place.map_or(Ok(NetSet::built_in().clone()), |place| {
            let files = load(place).map_err(ParseEntrantError::Weights)?;
            let library = NetSet::read(files.iter().map(Vec::as_slice));
            library.nets().map_err(|error: NetError| ParseEntrantError::Weights(format!("{place}: {error}")))?;
            Ok(library)
        })?;
        Ok(Entrant {
            name: text.to_owned(),
            kind: BotKind::named(name).map_err(ParseEntrantError::UnknownBot)?,
            nodes: nodes.map(parse).transpose()?,
            nets: library,
        })
    }

    /// As it was written.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn bot(&self) -> Box<dyn Bot> {
        let bot = self.kind.bot_with(&self.nets);
        match self.nodes {
            Some(nodes) => Box::new(NodeLimited { bot, nodes }),
            None => bot,
        }
    }
}

/// A bot with another thinking time than usual.
struct NodeLimited {
    bot: Box<dyn Bot>,
    nodes: u64,
}

impl Bot for NodeLimited {
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult {
        self.bot.think(view, moves, budget, rng)
    }

    fn default_budget(&self) -> Budget<'static> {
        Budget::nodes(self.nodes)
    }

    fn fallback_reason(&self) -> Option<&str> {
        self.bot.fallback_reason()
    }
}

impl fmt::Display for ParseEntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseEntrantError::UnknownBot(unknown) => unknown.fmt(f),
            ParseEntrantError::Nodes(text) => write!(f, "`{}` is no number of nodes", text.escape_debug()),
            ParseEntrantError::Weights(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for ParseEntrantError {}

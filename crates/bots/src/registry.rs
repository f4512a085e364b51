//! Bots by name.

use crate::levels::{Beginner, Casual};
use crate::net_set::NetSet;
use crate::style::Stylist;
use crate::{Bot, Greedy, Ismcts, OnePlyNet, Random, Searcher};
use iquazu_levels::{Baseline, ByPlayers, Level, Opponent, ParseOpponentError, Skill, Style};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// Simulations per move of the tree searches.
const TREE_SIMULATIONS: u64 = 5_000;

/// A kind of bot, by its name: a level, or a baseline that levels are measured against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// A level that people play against.
    Level(Level),
    /// A level with a style of its own, such as `captain+blocker`. The level must take one.
    Character(Level, Style),
    /// A bot for comparison.
    Baseline(Baseline),
}

impl BotKind {
    /// Returns every kind but the characters: the levels, weakest first, then the baselines.
    pub fn all() -> impl Iterator<Item = BotKind> {
        Level::ALL.into_iter().map(BotKind::Level).chain(Baseline::ALL.into_iter().map(BotKind::Baseline))
    }

    /// Returns every character: each level that takes a style with each style.
    pub fn characters() -> impl Iterator<Item = BotKind> {
        let levels = Level::ALL.into_iter().filter(|level| level.takes_style());
        levels.flat_map(|level| Style::ALL.map(|style| BotKind::Character(level, style)))
    }

    /// Returns the name that [`FromStr`] parses.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Level(level) => level.name(),
            BotKind::Character(level, style) => character_name(level, style),
            BotKind::Baseline(baseline) => baseline.name(),
        }
    }

    /// Describes how the bot chooses its moves, in a few words.
    pub fn description(self) -> String {
        let baseline = |text: &str| text.to_owned();
        match self {
            BotKind::Level(level) => describe(level.skill()),
            BotKind::Character(level, style) => format!("{}; {}", describe(level.skill()), describe_style(style)),
            BotKind::Baseline(Baseline::Greedy) => baseline("hand-written evaluation of every move"),
            BotKind::Baseline(Baseline::Tree) => baseline("tree search with random rollouts"),
            BotKind::Baseline(Baseline::TreeNet) => baseline("tree search with the net at its leaves"),
        }
    }

    /// Returns whether the bot evaluates positions with a net. Without a usable one a [`FallbackBot`](crate::FallbackBot)
    /// plays in its place.
    pub fn needs_net(self) -> bool {
        match self {
            BotKind::Level(level) | BotKind::Character(level, _) => level.takes_style(),
            BotKind::Baseline(baseline) => baseline == Baseline::TreeNet,
        }
    }

    /// Makes a bot of this kind with the built-in nets.
    pub fn bot(self) -> Box<dyn Bot> {
        self.bot_with(NetSet::built_in())
    }

    /// Makes a bot of this kind with other nets.
    pub fn bot_with(self, nets: &NetSet) -> Box<dyn Bot> {
        match self {
            BotKind::Level(level) => with_skill(level.skill(), None, nets),
            BotKind::Character(level, style) => with_skill(level.skill(), Some(style), nets),
            BotKind::Baseline(Baseline::Greedy) => Box::new(Greedy),
            BotKind::Baseline(Baseline::Tree) => Box::new(Ismcts::with_random_rollouts(TREE_SIMULATIONS)),
            BotKind::Baseline(Baseline::TreeNet) => {
                nets.bot_or_fallback(|nets| Ismcts::with_nets(nets, TREE_SIMULATIONS))
            }
        }
    }

    /// Makes a bot of this kind that errs by `noise` instead of its own error: in hundredths of log-odds, or of points for
    /// a level that counts points. `None` if the kind is not a level that errs.
    pub(crate) fn bot_with_noise(self, nets: &NetSet, noise: u16) -> Option<Box<dyn Bot>> {
        let (level, style) = match self {
            BotKind::Level(level) => (level, None),
            BotKind::Character(level, style) => (level, Some(style)),
            BotKind::Baseline(_) => return None,
        };
        Some(with_skill(level.skill().with_noise(noise)?, style, nets))
    }
}

impl From<Opponent> for BotKind {
    fn from(opponent: Opponent) -> BotKind {
        match opponent.style {
            None => BotKind::Level(opponent.level),
            Some(style) => BotKind::Character(opponent.level, style),
        }
    }
}

/// Returns the name of a character. Names are made once, because they are asked for in every game.
fn character_name(level: Level, style: Style) -> &'static str {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let all = Level::ALL.into_iter().flat_map(|level| Style::ALL.map(|style| format!("{level}+{}", style.name())));
        all.collect()
    });
    &NAMES[level as usize * Style::ALL.len() + style as usize]
}

fn describe_style(style: Style) -> &'static str {
    match style {
        Style::Hoarder => "keeps its tiles",
        Style::Water => "stays next to the water",
        Style::Blocker => "takes leads from others",
        Style::Rows => "collects rows",
        Style::Sprinter => "places rather than draws",
        Style::Spender => "pays high prices",
    }
}

/// Makes a bot, optionally with a style. Levels that look one move ahead add its bias to every evaluation; levels that
/// search add it to the values of the moves that they found.
fn with_skill(skill: Skill, style: Option<Style>, nets: &NetSet) -> Box<dyn Bot> {
    match (skill, style) {
        (Skill::OneMove { noise }, Some(style)) => {
            nets.bot_or_fallback(|nets| OnePlyNet::new(nets).fallible(noise).styled(style))
        }
        (skill, Some(style)) => Box::new(Stylist::new(with_skill(skill, None, nets), style)),
        (Skill::AnyMove, None) => Box::new(Random),
        (Skill::Columns { noise }, None) => Box::new(Beginner::new(noise)),
        (Skill::PointsInSight { noise }, None) => Box::new(Casual::new(noise)),
        (Skill::OneMove { noise }, None) => nets.bot_or_fallback(|nets| OnePlyNet::new(nets).fallible(noise)),
        (Skill::Search { nodes, remembers, noise }, None) => nets.bot_or_fallback(|nets| {
            let searcher = Searcher::new(nets, nodes).fallible(noise);
            if remembers { searcher } else { searcher.forgetful() }
        }),
    }
}

/// Describes a skill; three numbers are for two, three and four players.
fn describe(skill: Skill) -> String {
    match skill {
        Skill::AnyMove => "any legal move, each equally likely".to_owned(),
        Skill::Columns { noise } => {
            format!("gems where they lead a column or can be paid for{}", error(", miscounted by", noise, "points"))
        }
        Skill::PointsInSight { noise } => {
            format!("the points in sight{}", error(", miscounted by", noise, "points"))
        }
        Skill::OneMove { noise } => format!("net evaluation{}", error(", misjudged by", noise, "log-odds")),
        Skill::Search { nodes, remembers, noise } => {
            let nodes = by_players(nodes, |nodes| nodes.to_string());
            let memory = if remembers { ", with a memory" } else { "" };
            let error = error(", misjudged by", noise, "log-odds");
            format!("playouts in sampled worlds, {nodes} nodes{memory}{error}")
        }
    }
}

/// Describes an error in hundredths; empty if there is none.
fn error(what: &str, noise: ByPlayers, unit: &str) -> String {
    match noise {
        ByPlayers::ZERO => String::new(),
        noise => format!("{what} {} {unit}", by_players(noise, |noise| format!("{}.{:02}", noise / 100, noise % 100))),
    }
}

/// Writes the numbers for two, three and four players, or one if they are equal.
fn by_players(numbers: ByPlayers, write: impl Fn(u16) -> String) -> String {
    let all = [2, 3, 4].map(|players| write(numbers.with_players(players)));
    if all.iter().all(|other| *other == all[0]) { all[0].clone() } else { all.join("/") }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BotKind {
    type Err = ParseBotKindError;

    fn from_str(name: &str) -> Result<BotKind, ParseBotKindError> {
        if let Some(kind) = BotKind::all().find(|kind| kind.name() == name) {
            return Ok(kind);
        }
        match name.parse() {
            Ok(opponent) => Ok(Opponent::into(opponent)),
            Err(ParseOpponentError::UnknownLevel(_)) => Err(ParseBotKindError { name: name.to_owned(), style: None }),
            Err(error) => Err(ParseBotKindError { name: name.to_owned(), style: Some(error) }),
        }
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
    /// What is wrong with the style, if the level is known.
    style: Option<ParseOpponentError>,
}

impl fmt::Display for ParseBotKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(error) = &self.style {
            return error.fmt(f);
        }
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
        assert!(BotKind::all().chain(BotKind::characters()).all(|kind| kind.name().parse() == Ok(kind)));
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
        for kind in BotKind::all().chain(BotKind::characters()) {
            assert_eq!(kind.bot_with(&nets).fallback_reason().is_some(), kind.needs_net(), "{kind}");
        }
    }

    /// `UPDATE=1 cargo test -p iquazu-bots --lib readme` writes the rows.
    #[test]
    fn readme_describes_every_level() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
        let published = std::fs::read_to_string(path).expect("a file");
        let (start, end) = ("| --- | --- |\n", "| `greedy`, `tree`");
        let start = published.find(start).expect("a table") + start.len();
        let end = published.find(end).expect("the baselines come last");
        let row = |level| format!("| `{level}` | {} |\n", BotKind::Level(level).description());
        let rows: String = Level::ALL.into_iter().map(row).collect();
        let expected = format!("{}{rows}{}", &published[..start], &published[end..]);
        if std::env::var_os("UPDATE").is_some() {
            return std::fs::write(path, expected).expect("a writable file");
        }
        assert!(published == expected, "README.md is out of date: run this test again with UPDATE=1");
    }

    #[test]
    fn unknown_name_error_lists_the_known_ones() {
        let error = bot("gredy").err().expect("no such bot");
        let known: Vec<&str> = BotKind::all().map(BotKind::name).collect();
        let known = known.join(", ");
        assert_eq!(error.to_string(), format!("unknown bot `gredy`: expected one of {known}"));
    }
}

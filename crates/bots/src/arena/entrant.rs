//! The bots of a match.

use crate::{Bot, BotKind, Budget, NetError, NetSet, ParseBotKindError, SearchResult};
use iquazu_rules::{Handicap, InformationState, LegalMoves, ParseHandicapError, Players, Rng};
use std::fmt;
use std::str::FromStr;

/// A bot, optionally with its own budget, error, handicap or weights: `master`, `master:20000` (nodes), `master:300ms`
/// (time), `club~60` (errs by 0.60 log-odds; `casual~60` by 0.60 points), `club/cards=2/points=5` or `expert@folder` (weights).
#[derive(Clone, Debug)]
pub struct Entrant {
    name: String,
    kind: BotKind,
    limit: Option<Limit>,
    noise: Option<u16>,
    handicap: Handicap,
    nets: NetSet,
}

/// A search budget per move.
#[derive(Clone, Copy, Debug)]
enum Limit {
    Nodes(u64),
    /// Any number of nodes within this time on a clock, both in milliseconds.
    Time {
        milliseconds: u64,
        clock: fn() -> u64,
    },
}

/// Error when parsing an [`Entrant`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseEntrantError {
    /// There is no bot of this name.
    UnknownBot(ParseBotKindError),
    /// The text after the colon is neither a number of nodes nor a time.
    InvalidBudget(String),
    /// A budget is a time, but the parser has no clock.
    NoClock,
    /// The text after the tilde is not an integer, or the bot is not a level that errs.
    InvalidNoise(String),
    /// The text after the slash is not a handicap.
    InvalidHandicap(ParseHandicapError),
    /// The weights could not be loaded, or not be read.
    Weights(String),
}

/// Parses entrants that play with certain nets unless they name their own, and whose time a clock measures.
#[derive(Clone, Debug)]
pub struct EntrantParser {
    nets: NetSet,
    clock: Option<fn() -> u64>,
}

impl Default for EntrantParser {
    /// Parses entrants with the built-in nets. Without a clock, budgets are in nodes.
    fn default() -> EntrantParser {
        EntrantParser { nets: NetSet::built_in().clone(), clock: None }
    }
}

impl EntrantParser {
    /// Gives entrants these nets instead of the built-in ones.
    pub fn nets(self, nets: NetSet) -> EntrantParser {
        EntrantParser { nets, ..self }
    }

    /// Allows budgets in time, measured by this clock, which counts milliseconds.
    pub fn clock(self, clock: fn() -> u64) -> EntrantParser {
        EntrantParser { clock: Some(clock), ..self }
    }

    /// Parses the text after the colon.
    fn limit(&self, text: &str) -> Result<Limit, ParseEntrantError> {
        let invalid = || ParseEntrantError::InvalidBudget(text.to_owned());
        let number = |text: &str| parse_number(text).ok_or_else(invalid);
        let Some(milliseconds) = text.strip_suffix("ms") else { return Ok(Limit::Nodes(number(text)?)) };
        let milliseconds = number(milliseconds).ok().filter(|time| *time > 0).ok_or_else(invalid)?;
        Ok(Limit::Time { milliseconds, clock: self.clock.ok_or(ParseEntrantError::NoClock)? })
    }

    /// Parses an entrant. `load` returns the weights files at the place named after `@`.
    ///
    /// # Errors
    /// Returns a [`ParseEntrantError`] if bot, nodes, error, handicap or weights are invalid.
    pub fn parse(
        &self,
        text: &str,
        load: impl FnOnce(&str) -> Result<Vec<Vec<u8>>, String>,
    ) -> Result<Entrant, ParseEntrantError> {
        let (bot, place) = text.split_once('@').map_or((text, None), |(bot, place)| (bot, Some(place)));
        let (bot, handicap) = bot.split_once('/').map_or((bot, None), |(bot, handicap)| (bot, Some(handicap)));
        let (bot, noise) = bot.split_once('~').map_or((bot, None), |(bot, noise)| (bot, Some(noise)));
        let (name, limit) = bot.split_once(':').map_or((bot, None), |(name, limit)| (name, Some(limit)));
        let nets = place.map_or(Ok(self.nets.clone()), |place| {
            let files = load(place).map_err(ParseEntrantError::Weights)?;
            let nets = NetSet::read(files.iter().map(Vec::as_slice));
            nets.nets().map_err(|error: NetError| ParseEntrantError::Weights(format!("{place}: {error}")))?;
            Ok(nets)
        })?;
        let kind: BotKind = name.parse().map_err(ParseEntrantError::UnknownBot)?;
        let parse_noise = |noise: &str| {
            let parsed = parse_number(noise).filter(|noise| kind.bot_with_noise(&nets, *noise).is_some());
            parsed.ok_or_else(|| ParseEntrantError::InvalidNoise(noise.to_owned()))
        };
        Ok(Entrant {
            name: text.to_owned(),
            kind,
            limit: limit.map(|limit| self.limit(limit)).transpose()?,
            noise: noise.map(parse_noise).transpose()?,
            handicap: handicap.map_or(Ok(Handicap::NONE), str::parse).map_err(ParseEntrantError::InvalidHandicap)?,
            nets,
        })
    }
}

/// Parses a number without a sign.
fn parse_number<N: FromStr>(text: &str) -> Option<N> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}

impl Entrant {
    /// Parses an entrant that plays with the built-in nets unless it names its own. `load` returns the weights files at the
    /// place named after `@`.
    ///
    /// # Errors
    /// Returns a [`ParseEntrantError`] if bot, nodes, error, handicap or weights are invalid.
    pub fn parse(
        text: &str,
        load: impl FnOnce(&str) -> Result<Vec<Vec<u8>>, String>,
    ) -> Result<Entrant, ParseEntrantError> {
        EntrantParser::default().parse(text, load)
    }

    /// Returns the text that this entrant was parsed from.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the handicap of its seat.
    pub fn handicap(&self) -> Handicap {
        self.handicap
    }

    /// Checks that the bot can play a game of this many players: if it needs a net, there is one.
    ///
    /// # Errors
    /// Returns the [`NetError`] of its nets.
    pub fn check(&self, players: Players) -> Result<(), NetError> {
        if self.kind.needs_net() { self.nets.net(players).map(drop) } else { Ok(()) }
    }

    /// Makes the bot for a game. In games of players for which [`check`](Entrant::check) fails, it panics or a
    /// [`FallbackBot`](crate::FallbackBot) plays.
    pub fn bot(&self) -> Box<dyn Bot> {
        let fallible = self.noise.and_then(|noise| self.kind.bot_with_noise(&self.nets, noise));
        let bot = fallible.unwrap_or_else(|| self.kind.bot_with(&self.nets));
        match self.limit {
            Some(limit) => Box::new(Limited { bot, limit }),
            None => bot,
        }
    }
}

/// A bot with another default budget.
struct Limited {
    bot: Box<dyn Bot>,
    limit: Limit,
}

impl Bot for Limited {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult {
        self.bot.think(known, moves, budget, rng)
    }

    fn default_budget(&self, _: Players) -> Budget {
        match self.limit {
            Limit::Nodes(nodes) => Budget::nodes(nodes),
            Limit::Time { milliseconds, clock } => Budget::nodes(u64::MAX).within(milliseconds, clock),
        }
    }

    fn remembers(&self) -> bool {
        self.bot.remembers()
    }

    fn fallback_reason(&self) -> Option<&str> {
        self.bot.fallback_reason()
    }
}

impl fmt::Display for ParseEntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseEntrantError::UnknownBot(error) => error.fmt(f),
            ParseEntrantError::InvalidBudget(text) => write!(
                f,
                "invalid budget `{}`: expected nodes, as in `master:20000`, or a time, as in `master:300ms`",
                text.escape_debug()
            ),
            ParseEntrantError::NoClock => {
                write!(f, "a budget in milliseconds needs a clock: expected a number of nodes")
            }
            ParseEntrantError::InvalidNoise(text) => write!(
                f,
                "invalid error `{}`: expected hundredths of log-odds (of points for beginner and casual) after a level \
                 that errs, as in `club~60`",
                text.escape_debug()
            ),
            ParseEntrantError::InvalidHandicap(error) => error.fmt(f),
            ParseEntrantError::Weights(error) => f.write_str(error),
        }
    }
}

impl std::error::Error for ParseEntrantError {}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_levels::{Level, Skill};
    use iquazu_rules::{Action, Edition, SplitMix, State, Viewer};
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn node_count_becomes_the_default_budget() {
        let bot = Entrant::parse("master:123", |_| unreachable!()).expect("valid").bot();
        assert_eq!(bot.default_budget(Players::TWO), Budget::nodes(123));
    }

    /// Returns what a bot plays in each position of a random game.
    fn moves(text: &str) -> Vec<Action> {
        let mut bot = Entrant::parse(text, |_| unreachable!()).expect("valid").bot();
        let mut rng = SplitMix::new(3);
        let mut state = State::new(Edition::standard(), Players::TWO);
        let mut chosen = Vec::new();
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
            chosen.push(bot.choose(&known, &state.legal_moves(), &mut SplitMix::new(1)));
            let action = state.legal_moves().pick(&mut rng);
            state.play_unchecked(action, &mut ());
        }
        chosen
    }

    #[test]
    fn noise_replaces_the_error_of_the_level() {
        let Skill::OneMove { noise } = Level::Club.skill() else { panic!("club looks one move ahead") };
        assert_eq!(moves(&format!("league~{}", noise.with_players(2))), moves("club"));
        assert_eq!(moves("club~0"), moves("master:0"));
        assert_ne!(moves("club~200"), moves("club~0"));
    }

    #[test]
    fn handicap_stands_between_budget_and_weights() {
        let entrant = Entrant::parse("master:9/cards=2/points=5", |_| unreachable!()).expect("valid");
        assert_eq!(
            (Ok(entrant.handicap()), entrant.bot().default_budget(Players::TWO)),
            (Handicap::new(2, 5), Budget::nodes(9))
        );
        assert_eq!(Entrant::parse("club", |_| unreachable!()).expect("valid").handicap(), Handicap::NONE);
    }

    /// A clock that moves on by one millisecond whenever it is read.
    fn ticking() -> u64 {
        static NOW: AtomicU64 = AtomicU64::new(1000);
        NOW.fetch_add(1, Ordering::Relaxed)
    }

    #[test]
    fn time_limits_the_search() {
        let parser = EntrantParser::default().clock(ticking);
        let entrant = |text: &str| parser.parse(text, |_| unreachable!()).expect("valid");
        let mut rng = SplitMix::new(3);
        let mut state = State::new(Edition::standard(), Players::TWO);
        let seat = state.advance(&mut rng, &mut ()).expect("a seat decides");
        let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
        let nodes = |text: &str| {
            let mut bot = entrant(text).bot();
            let budget = bot.default_budget(Players::TWO);
            bot.think(&known, &state.legal_moves(), &budget, &mut SplitMix::new(1)).nodes
        };
        let (short, long) = (nodes("master:20ms"), nodes("master:200ms"));
        assert!(short > nodes("master:0"), "{short} nodes");
        assert!(long > 3 * short, "{long} against {short} nodes");
    }

    #[test]
    fn net_is_missing_for_other_numbers_of_players_and_if_damaged() {
        let two = |text| Entrant::parse(text, |_| Ok(vec![include_bytes!("../../weights/two.net").to_vec()]));
        let two = |text| two(text).expect("valid").check(Players::THREE).map_err(|error| error.to_string());
        assert_eq!(two("expert@two.net"), Err("no weights file for 3 players".to_owned()));
        assert_eq!(two("club+rows@two.net"), Err("no weights file for 3 players".to_owned()));
        assert_eq!(two("casual@two.net"), Ok(()), "casual needs no net");
        let damaged = EntrantParser::default().nets(NetSet::read([b"no net".as_slice()]));
        let entrant = |text| damaged.parse(text, |_| unreachable!()).expect("valid");
        assert_eq!(entrant("master").check(Players::TWO), Err(NetError::BadMagic));
        assert_eq!(entrant("greedy").check(Players::TWO), Ok(()));
        for players in Players::ALL {
            assert_eq!(Entrant::parse("master", |_| unreachable!()).expect("valid").check(players), Ok(()));
        }
    }

    #[test]
    fn invalid_entrants_are_explained() {
        let error =
            |text: &str| Entrant::parse(text, |_| Ok(vec![b"no net".to_vec()])).expect_err("invalid").to_string();
        let budget = |text: &str| {
            format!("invalid budget `{text}`: expected nodes, as in `master:20000`, or a time, as in `master:300ms`")
        };
        for text in ["many", "", "-5", "+5", "ms", "0ms", "-3ms", "+3ms", "1.5ms", "3s", "300 ms", "3msms"] {
            assert_eq!(error(&format!("master:{text}")), budget(text));
        }
        assert_eq!(error("master:300ms"), "a budget in milliseconds needs a clock: expected a number of nodes");
        let noise = "invalid error `1.5`: expected hundredths of log-odds (of points for beginner and casual) after a \
            level that errs, as in `club~60`";
        assert_eq!(error("club~1.5"), noise);
        assert_eq!(error("club~+60"), noise.replace("1.5", "+60"));
        assert_eq!(error("random~60"), noise.replace("1.5", "60"));
        assert_eq!(error("tree~60"), noise.replace("1.5", "60"));
        assert_eq!(error("expert@nets"), "nets: not a weights file: expected it to start with `iqznet`");
        let handicap = "invalid handicap: expected `cards=` and 1 to 4, `points=` and 1 to 20, or both";
        assert_eq!(error("club/cards=5"), handicap);
        assert_eq!(error("club/tiles=1"), handicap);
        assert!(error("expart").starts_with("unknown bot `expart`: expected one of random, "));
    }
}

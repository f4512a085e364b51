//! `iquazu arena`: measures which bot is stronger.

mod levels;
mod log;
mod plot;
mod ratings;
mod report;
mod run;

use log::MatchLog;
pub(crate) use report::win_share;
pub(crate) use run::{MatchConfig, play};

use crate::editions::{EditionOption, MatchEdition};
use crate::error::CliError;
use crate::files::AtomicFile;
use crate::perft::players;
use clap::Args;
use iquazu_bots::NetSet;
use iquazu_bots::arena::{Entrant, EntrantParser, Sprt};
use iquazu_rules::Players;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;

/// Measure which bot is stronger
///
/// The games are played in blocks. A block is one deal, played once for each rotation of the bots around the table, with
/// the same random numbers in each seat. With two bots, the first plays alone against the second in all other seats, and
/// the result is its share of the wins with a 95 % interval. With more, every bot meets every other, and the result is a
/// rating.
///
/// A bot is written as its name, optionally with a style (captain+blocker), a search budget per move in nodes (master:20000)
/// or in time (master:300ms; such results are not reproducible), an error of its judgement in hundredths of log-odds
/// (club~60), a handicap (casual/cards=2/points=5: more first cards, points at the start) and weights from a file or folder
/// (expert@weights).
///
/// With `--edition random`, each block is played on an edition drawn at random: another wall, other rocks, tiles and cards.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  iquazu arena --bots expert,club --games 400
  iquazu arena --bots master:20000,master --sprt 0.5,0.55 --log doubling.txt
  iquazu arena --levels --games 400 --log ladder.txt --document docs/strength.md")]
pub(crate) struct Arena {
    /// Bots, separated by commas
    #[arg(
        long,
        value_name = "BOT",
        value_delimiter = ',',
        required_unless_present = "levels",
        conflicts_with = "levels"
    )]
    bots: Vec<String>,
    /// Play every level against the next weaker one, with two, three and four players, and print the table of
    /// docs/strength.md
    #[arg(long, conflicts_with_all = ["sprt", "records"])]
    levels: bool,
    /// Play N games of each level that searches at least 500 positions [default: a fifth of --games]
    #[arg(long, value_name = "N", requires = "levels", value_parser = clap::value_parser!(u64).range(1..))]
    search_games: Option<u64>,
    /// Write the table of --levels to FILE, in place of its block `<!-- iquazu arena --levels -->`
    #[arg(long, value_name = "FILE", requires = "levels", conflicts_with = "edition")]
    document: Option<PathBuf>,
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value = "2", value_parser = players)]
    players: Players,
    /// Play at most N games, in whole blocks
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// RNG seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop when a sequential test decides between these two win shares of the first bot
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Play N games in parallel [default: CPU cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Play only a few games, as a smoke test
    #[arg(long, conflicts_with = "games")]
    quick: bool,
    /// Draw the ratings of more than two bots, or of the levels, as SVG to FILE
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Log every block to FILE; if it has blocks of the same match or the same levels, continue from there
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the records of the games played in this run to FILE
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    #[command(flatten)]
    edition: EditionOption,
}

/// Games of a smoke test.
const QUICK_GAMES: u64 = 4;

impl Arena {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        self.run_with(NetSet::built_in(), out)
    }

    /// Plays with these nets in place of the built-in ones.
    fn run_with(self, nets: &NetSet, out: &mut dyn Write) -> Result<(), CliError> {
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, usize::from);
        let mut config = MatchConfig {
            edition: self.edition.load_for_match()?,
            players: self.players,
            entrants: Vec::new(),
            blocks: 0,
            seed: self.seed,
            sprt: self.sprt,
            threads,
            recorded: self.records.is_some(),
        };
        if config.recorded && matches!(config.edition, MatchEdition::Random) {
            let reason = "records name their edition, and no file has one that was drawn at random";
            return Err(CliError::invalid("--records with `--edition random`", reason));
        }
        let games = if self.quick { QUICK_GAMES } else { self.games };
        if self.levels {
            check_nets(nets)?;
            let ladder = levels::Ladder {
                games,
                search_games: self.search_games.unwrap_or_else(|| levels::search_games(games)),
                document: self.document.as_deref(),
                plot: self.plot.as_deref(),
                log: self.log.as_deref(),
            };
            return ladder.run(&mut config, out);
        }
        let parser = parser().nets(nets.clone());
        config.entrants = self.bots.iter().map(|text| parse(&parser, text)).collect::<Result<_, _>>()?;
        if config.entrants.len() < 2 {
            return Err(CliError::InvalidInput("expected at least two bots, as in `--bots expert,club`".to_owned()));
        }
        config.check()?;
        config.set_games(games);
        let log = self.log.as_deref().map(|path| MatchLog::open_one(path, &log::title(&config))).transpose()?;
        let (mut log, completed) = log.unzip();
        let mut file = self.records.as_deref().map(AtomicFile::create).transpose()?;
        let played = play(&config, completed.unwrap_or_default(), |block| {
            log.as_mut().map_or(Ok(()), |log| log.append(block))?;
            file.as_mut().map_or(Ok(()), |file| file.write(&block.records))
        })?;
        file.map_or(Ok(()), AtomicFile::complete)?;
        if let Some(path) = &self.plot {
            let names: Vec<&str> = config.entrants.iter().map(Entrant::name).collect();
            let title = format!("Ratings, {} players, seed {}", config.players, config.seed);
            plot::write(path, &[(&title, &ratings::ratings(names.len(), &played))], &names)?;
        }
        report::print(&config, &played, out)
    }
}

/// Checks that there is a net for every number of players.
fn check_nets(nets: &NetSet) -> Result<(), CliError> {
    let check = |players| nets.net(players).map(drop).map_err(|error| CliError::invalid("the built-in nets", error));
    Players::ALL.into_iter().try_for_each(check)
}

pub(crate) fn entrant(text: &str) -> Result<Entrant, CliError> {
    parse(&parser(), text)
}

fn parser() -> EntrantParser {
    EntrantParser::default().clock(milliseconds)
}

/// Returns the time since the first call.
fn milliseconds() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_millis() as u64
}

pub(crate) fn parse(parser: &EntrantParser, text: &str) -> Result<Entrant, CliError> {
    let entrant = parser.parse(text, |path| read_weights(Path::new(path)));
    entrant.map_err(|error| CliError::InvalidInput(error.to_string()))
}

/// Reads a weights file, or those of a folder.
fn read_weights(path: &Path) -> Result<Vec<Vec<u8>>, String> {
    let read = |path: &Path| std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()));
    if !path.is_dir() {
        return Ok(vec![read(path)?]);
    }
    ["two.net", "three.net", "four.net"].iter().map(|name| read(&path.join(name))).collect()
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let share = |text: &str| text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    let shares = text.split_once(',').and_then(|(low, high)| Some((share(low)?, share(high)?)));
    match shares {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        _ => Err("expected two win shares from 0 to 1, the lower one first, as in `0.5,0.55`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser, Debug)]
    struct Command {
        #[command(flatten)]
        arena: Arena,
    }

    fn run_with_damaged_nets(arguments: &str) -> Result<(), String> {
        let arena = Command::try_parse_from(arguments.split(' ')).expect("valid arguments").arena;
        let damaged = NetSet::read([b"no net".as_slice()]);
        arena.run_with(&damaged, &mut Vec::new()).map_err(|error| format!("{error:?}"))
    }

    #[test]
    fn damaged_nets_are_an_error_for_bots_that_need_one() {
        let reason = "not a weights file: expected it to start with `iqznet`";
        let error = |source: &str| Err(format!("InvalidInput(\"{source}: {reason}\")"));
        assert_eq!(run_with_damaged_nets("arena --bots casual,club --games 2"), error("club"));
        assert_eq!(run_with_damaged_nets("arena --levels --games 2"), error("the built-in nets"));
        assert_eq!(run_with_damaged_nets("arena --bots casual,beginner --games 2"), Ok(()));
    }
}

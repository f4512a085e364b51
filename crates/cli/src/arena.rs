//! `iquazu arena`: which bot is stronger, and how sure is that?

mod levels;
mod log;
mod ratings;
mod report;
mod run;

pub(crate) use report::win_share;
pub(crate) use run::{MatchConfig, play};

use crate::editions::EditionOption;
use crate::error::CliError;
use crate::files::AtomicFile;
use crate::perft::players;
use clap::Args;
use iquazu_bots::arena::{Entrant, Sprt};
use iquazu_rules::Players;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

/// Find out which bot is stronger, with equal luck for all and an honest interval
///
/// A block is one deal, played once for every seat that the bots rotate to, with the same luck in each seat. Of two
/// bots, the first plays alone against the second in all other seats. With more bots everybody meets everybody, and the
/// result is a rating. A bot is written as its name, with a number of nodes (master:20000), and with weights from a
/// folder or file (expert@folder).
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  iquazu arena --bots expert,club --games 400
  iquazu arena --bots master:20000,master --sprt 0.5,0.55 --log doubling.txt
  iquazu arena --levels --games 400")]
pub(crate) struct Arena {
    /// Who plays, separated by commas
    #[arg(long, value_delimiter = ',', required_unless_present = "levels", conflicts_with = "levels")]
    bots: Vec<String>,
    /// Play every level of the ladder against the one below, with two, three and four players, and print the table of
    /// docs/strength.md
    #[arg(long, conflicts_with_all = ["sprt", "log", "records"])]
    levels: bool,
    /// 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    players: Players,
    /// How many games at most, in whole blocks
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as it is clear whether the first bot's share of the wins is rather the first or the second of these
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// How many games are played at the same time; without it as many as the machine has processors
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Note every block in this file, and go on from there when the same match is started again
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the records of the games that are played now to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    #[command(flatten)]
    edition: EditionOption,
}

impl Arena {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, usize::from);
        let mut plan = MatchConfig {
            edition: self.edition.load()?,
            players: self.players,
            entrants: Vec::new(),
            blocks: 0,
            seed: self.seed,
            sprt: self.sprt,
            threads,
            recorded: self.records.is_some(),
        };
        if self.levels {
            return levels::run(&mut plan, self.games, out);
        }
        plan.entrants = self.bots.iter().map(|text| entrant(text)).collect::<Result<_, _>>()?;
        if plan.entrants.len() < 2 {
            return Err(CliError::InvalidInput("a match needs two bots at least".to_owned()));
        }
        plan.set_games(self.games);
        let mut log = self.log.as_deref().map(|path| log::MatchLog::open(path, &plan)).transpose()?;
        let mut file = self.records.as_deref().map(AtomicFile::create).transpose()?;
        let known = log.as_mut().map(log::MatchLog::take_completed).unwrap_or_default();
        let played = play(&plan, known, |block| {
            log.as_mut().map_or(Ok(()), |log| log.append(block))?;
            file.as_mut().map_or(Ok(()), |file| file.write(&block.records))
        })?;
        file.map_or(Ok(()), AtomicFile::complete)?;
        report::print(&plan, &played, out)
    }
}

pub(crate) fn entrant(text: &str) -> Result<Entrant, CliError> {
    Entrant::parse(text, |place| read_weights(Path::new(place)))
        .map_err(|error| CliError::InvalidInput(error.to_string()))
}

/// One file of weights, or those of a folder.
fn read_weights(place: &Path) -> Result<Vec<Vec<u8>>, String> {
    let read = |path: &Path| std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()));
    if !place.is_dir() {
        return Ok(vec![read(place)?]);
    }
    ["two.net", "three.net", "four.net"].iter().map(|name| read(&place.join(name))).collect()
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let share = |text: &str| text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    let shares = text.split_once(',').and_then(|(low, high)| Some((share(low)?, share(high)?)));
    match shares {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        _ => Err("two shares of the wins from 0 to 1, the lower one first, such as 0.5,0.55".to_owned()),
    }
}

//! `iquazu simulate`: lets bots play many games and reports the results.

mod report;
mod run;
mod tally;

use crate::editions::EditionOption;
use crate::error::CliError;
use crate::files::AtomicFile;
use crate::perft::players;
use clap::Args;
use iquazu_bots::{BotKind, NetSet};
use iquazu_rules::{Handicap, ParseHandicapError, Players, Seat, SeatMap};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Instant;

/// Let bots play many games and report wins, scores and speed
///
/// The bots take the seats in turn and change seats from game to game, so that over bots × players games each of them
/// has had each seat equally often. A shared win counts in part for each winner; intervals are Wilson's at 95 %. The games
/// depend on players, bots, edition and seed only, not on the number of threads.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu simulate --players 3 --games 5000 --bots greedy,random --records games.txt")]
pub(crate) struct Simulate {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value = "2", value_parser = players)]
    players: Players,
    /// Play N games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// RNG seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Bots, separated by commas
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "random")]
    bots: Vec<BotKind>,
    /// Play N games in parallel [default: CPU cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Write the records of all games to FILE
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Give a seat a handicap, as in 2/cards=2/points=5: up to 4 more first cards, up to 20 points
    #[arg(long, value_name = "SEAT/HANDICAP", value_parser = handicap)]
    handicap: Vec<(Seat, Handicap)>,
    #[command(flatten)]
    edition: EditionOption,
}

impl Simulate {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        self.run_with(NetSet::built_in(), out)
    }

    /// Plays with these nets in place of the built-in ones.
    fn run_with(self, nets: &NetSet, out: &mut dyn Write) -> Result<(), CliError> {
        check_nets(&self.bots, nets, self.players)?;
        let mut file = self.records.as_deref().map(AtomicFile::create).transpose()?;
        let config = run::SimulationConfig {
            edition: self.edition.load()?,
            players: self.players,
            games: self.games,
            seed: self.seed,
            bots: self.bots,
            nets: nets.clone(),
            handicaps: handicaps(self.players, &self.handicap)?,
            recorded: file.is_some(),
        };
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, usize::from);
        let start = Instant::now();
        let tally =
            run::play_all(&config, threads, |records| file.as_mut().map_or(Ok(()), |file| file.write(records)))?;
        let seconds = start.elapsed().as_secs_f64();
        file.map_or(Ok(()), AtomicFile::complete)?;
        let report = report::Report::new(&config, &tally, report::Timing::new(threads, seconds, &tally));
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(())
    }
}

/// Checks that the bots that need a net have one.
fn check_nets(bots: &[BotKind], nets: &NetSet, players: Players) -> Result<(), CliError> {
    let mut needing = bots.iter().filter(|kind| kind.needs_net());
    needing.try_for_each(|kind| nets.net(players).map(drop).map_err(|error| CliError::invalid(kind, error)))
}

fn handicap(text: &str) -> Result<(Seat, Handicap), String> {
    let (seat, given) = text.split_once('/').ok_or("expected a seat and a handicap, as in `2/cards=2`")?;
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or("expected a seat from 1 to 4")?;
    given.parse().map(|handicap| (seat, handicap)).map_err(|error: ParseHandicapError| error.to_string())
}

/// Returns the handicap of each seat.
fn handicaps(players: Players, given: &[(Seat, Handicap)]) -> Result<SeatMap<Handicap>, CliError> {
    let mut handicaps: SeatMap<Handicap> = SeatMap::default();
    for (seat, handicap) in given {
        if !players.contains(*seat) {
            return Err(CliError::InvalidInput(format!(
                "invalid handicap: there is no seat {seat} with {players} players"
            )));
        }
        if !handicaps[*seat].is_none() {
            return Err(CliError::InvalidInput(format!("invalid handicap: seat {seat} has two")));
        }
        handicaps[*seat] = *handicap;
    }
    Ok(handicaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser, Debug)]
    struct Command {
        #[command(flatten)]
        simulate: Simulate,
    }

    #[test]
    fn damaged_nets_are_an_error_for_bots_that_need_one() {
        let run = |bots: &str| {
            let arguments = ["simulate", "--games", "2", "--bots", bots];
            let simulate = Command::try_parse_from(arguments).expect("valid arguments").simulate;
            let damaged = NetSet::read([b"no net".as_slice()]);
            simulate.run_with(&damaged, &mut Vec::new()).map_err(|error| format!("{error:?}"))
        };
        let reason = "not a weights file: expected it to start with `iqznet`";
        assert_eq!(run("casual,master"), Err(format!("InvalidInput(\"master: {reason}\")")));
        assert_eq!(run("casual"), Ok(()));
    }
}

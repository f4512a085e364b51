//! `iquazu perft`: counts move sequences, to compare engines.

use crate::editions::EditionOption;
use crate::error::CliError;
use clap::Args;
use iquazu_rules::{Players, State, perft};
use std::io::Write;

/// Count the sequences of decisions up to a depth, to compare engines
///
/// Each line of the output is a depth and the number of sequences of exactly that many decisions. Games that end earlier
/// do not count. Chance is not counted: the deal and every later outcome follow from the seed, by a convention that
/// docs/cli.md describes. Two programs with the same rules print the same numbers.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu perft --players 2 --depth 4 --seed 1")]
pub(crate) struct Perft {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value = "2", value_parser = players)]
    players: Players,
    /// Count sequences of 1 to N decisions
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// RNG seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Split the count of the full depth by first decision
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    edition: EditionOption,
}

impl Perft {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let state = State::new(self.edition.load()?, self.players);
        if self.divide {
            return self.divide(&state, out);
        }
        for depth in 1..=self.depth {
            writeln!(out, "{depth} {}", perft::perft(&state, depth, self.seed))?;
            out.flush()?;
        }
        Ok(())
    }

    fn divide(&self, state: &State, out: &mut dyn Write) -> Result<(), CliError> {
        let mut parts = perft::divide(state, self.depth, self.seed);
        parts.sort_by_cached_key(|(action, _)| action.to_string());
        for (action, count) in &parts {
            writeln!(out, "{action}: {count}")?;
        }
        writeln!(out, "{} {}", self.depth, parts.iter().map(|(_, count)| count).sum::<u64>())?;
        Ok(())
    }
}

/// Parses a number of players.
pub(crate) fn players(text: &str) -> Result<Players, String> {
    text.parse().ok().and_then(Players::new).ok_or_else(|| "expected 2, 3 or 4".to_owned())
}

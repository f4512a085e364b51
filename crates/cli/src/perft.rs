//! `iquazu perft`: counts lines of play, for comparing engines.

use crate::editions::EditionOption;
use crate::error::CliError;
use clap::Args;
use iquazu_rules::{Players, State, perft};
use std::io::Write;

/// Count the sequences of decisions up to a depth, from a deal that follows from the seed
///
/// Chance is not counted; it takes one fixed outcome after each decision, by a convention that docs/cli.md describes.
/// Two programs with the same rules give the same numbers.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu perft --players 2 --depth 4 --seed 1")]
pub(crate) struct Perft {
    /// 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    players: Players,
    /// Count sequences of 1 to so many decisions
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Divide the count of the full depth by the first decision
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

/// A number of players, for options.
pub(crate) fn players(text: &str) -> Result<Players, String> {
    text.parse().ok().and_then(Players::new).ok_or_else(|| "2, 3 or 4 can play".to_owned())
}

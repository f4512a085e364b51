//! `iquazu record`: whole games, for people and for other programs.

mod breakdown;
mod json;
mod summary;

use crate::editions::EditionsOption;
use crate::error::CliError;
use crate::record_file::RecordFile;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Show records: a summary, or the whole game as JSON
///
/// With --json, one game is an object and several are an array. docs/record.schema.json describes the object; with it
/// another program can check the game from the JSON alone.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu record games.txt --json > games.json")]
pub(crate) struct Records {
    /// Files of records; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print every step with its events and scores as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    editions: EditionsOption,
}

impl Records {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let shelf = self.editions.load()?;
        let open = |path: &PathBuf| RecordFile::open(path, &shelf);
        let archives: Vec<RecordFile> = self.files.iter().map(open).collect::<Result<_, _>>()?;
        if self.json { print_json(&archives, out) } else { print_summaries(&archives, out) }
    }
}

fn print_json(archives: &[RecordFile], out: &mut dyn Write) -> Result<(), CliError> {
    let several = archives.iter().map(|archive| archive.games.len()).sum::<usize>() > 1;
    let mut before = if several { "[\n" } else { "" };
    for archive in archives {
        for (record, number) in archive.games.iter().zip(1..) {
            let game = json::Game::new(record).map_err(|error| archive.error_at(number, error))?;
            write!(out, "{before}")?;
            serde_json::to_writer(&mut *out, &game)?;
            before = ",\n";
        }
    }
    Ok(writeln!(out, "{}", if several { "\n]" } else { "" })?)
}

fn print_summaries(archives: &[RecordFile], out: &mut dyn Write) -> Result<(), CliError> {
    for archive in archives {
        for (record, number) in archive.games.iter().zip(1..) {
            let summary = summary::Summary::new(record).map_err(|error| archive.error_at(number, error))?;
            writeln!(out, "{}, game {number} of {}\n{summary}", archive.name(), archive.games.len())?;
        }
    }
    Ok(())
}

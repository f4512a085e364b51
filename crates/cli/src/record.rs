//! `iquazu record`: shows records as summaries or JSON.

mod summary;

use crate::editions::EditionsOption;
use crate::error::CliError;
use crate::record_file::RecordFile;
use clap::Args;
use iquazu_protocol::GameJson;
use std::io::Write;
use std::path::PathBuf;

/// Show records as a summary or as JSON
///
/// The summary has the points of every column. With --json, one game is an object and several are an array of objects.
/// An object contains components, setup, every step with its events and scores, and the source of every point, so that
/// another program can check the game from the JSON alone; docs/record.schema.json describes it.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu record games.txt --json > games.json")]
pub(crate) struct Records {
    /// Record files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print whole games as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    editions: EditionsOption,
}

impl Records {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let editions = self.editions.load()?;
        let open = |path: &PathBuf| RecordFile::open(path, &editions);
        let files: Vec<RecordFile> = self.files.iter().map(open).collect::<Result<_, _>>()?;
        if self.json { print_json(&files, out) } else { print_summaries(&files, out) }
    }
}

fn print_json(files: &[RecordFile], out: &mut dyn Write) -> Result<(), CliError> {
    let several = files.iter().map(|file| file.games.len()).sum::<usize>() > 1;
    let mut before = if several { "[\n" } else { "" };
    for file in files {
        for (record, number) in file.games.iter().zip(1..) {
            let game = GameJson::new(record).map_err(|error| file.error_at(number, error))?;
            write!(out, "{before}")?;
            serde_json::to_writer(&mut *out, &game)?;
            before = ",\n";
        }
    }
    Ok(writeln!(out, "{}", if several { "\n]" } else { "" })?)
}

fn print_summaries(files: &[RecordFile], out: &mut dyn Write) -> Result<(), CliError> {
    for file in files {
        for (record, number) in file.games.iter().zip(1..) {
            let summary = summary::Summary::new(record).map_err(|error| file.error_at(number, error))?;
            writeln!(out, "{}, game {number} of {}\n{summary}", file.name(), file.games.len())?;
        }
    }
    Ok(())
}

//! `iquazu verify`: whether the deals of online games were what was promised.

use crate::editions::{EditionSet, EditionsOption};
use crate::error::CliError;
use crate::record_file::RecordFile;
use clap::Args;
use iquazu_protocol::{VerifyError, verify};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Check that the deals of online games were what was promised
///
/// Recomputes the commitment that was shown before the first card, and from the secret and the players' nonces every card,
/// tile and strip of the game. docs/protocol.md says how.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu verify game.txt")]
pub(crate) struct Verify {
    /// A file of records; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    editions: EditionsOption,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let shelf = self.editions.load()?;
        self.files.iter().try_for_each(|path| check(path, &shelf, out))
    }
}

fn check(path: &Path, shelf: &EditionSet, out: &mut dyn Write) -> Result<(), CliError> {
    let archive = RecordFile::open(path, shelf)?;
    for (record, number) in archive.games.iter().zip(1..) {
        verify(record).map_err(|unfair| match unfair {
            VerifyError::IllegalGame(error) => archive.error_at(number, error),
            other => CliError::invalid(archive.name(), format!("game {number}: {other}")),
        })?;
        let (steps, commitment) = (record.steps.len(), record.tag("commitment").unwrap_or_default());
        writeln!(out, "{}: game {number} is fair: {steps} steps follow from what was promised by", archive.name())?;
        writeln!(out, "  {commitment}")?;
    }
    Ok(())
}

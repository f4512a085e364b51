//! `iquazu verify`: verifies the deals of online games.

use crate::editions::{EditionSet, EditionsOption};
use crate::error::CliError;
use crate::record_file::RecordFile;
use clap::Args;
use iquazu_protocol::{VerifyError, verify};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Verify the deals of online games
///
/// Checks that the secret in a record matches the commitment that was published before the first card, and that every
/// card, tile and strip follows from the secret and the players' nonces. docs/protocol.md describes the procedure.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu verify game.txt")]
pub(crate) struct Verify {
    /// Record files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    editions: EditionsOption,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let editions = self.editions.load()?;
        self.files.iter().try_for_each(|path| check(path, &editions, out))
    }
}

fn check(path: &Path, editions: &EditionSet, out: &mut dyn Write) -> Result<(), CliError> {
    let file = RecordFile::open(path, editions)?;
    for (record, number) in file.games.iter().zip(1..) {
        verify(record).map_err(|unfair| match unfair {
            VerifyError::IllegalGame(error) => file.error_at(number, error),
            other => CliError::invalid(file.name(), format!("game {number}: {other}")),
        })?;
        let (steps, commitment) = (record.steps.len(), record.tag("commitment").unwrap_or_default());
        writeln!(out, "{}: game {number} is fair: {steps} steps follow from the commitment", file.name())?;
        writeln!(out, "  {commitment}")?;
    }
    Ok(())
}

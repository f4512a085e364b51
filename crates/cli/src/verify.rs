//! `iquazu verify`: verifies the deals of online games.

use crate::editions::{EditionSet, EditionsOption};
use crate::error::CliError;
use crate::record_file::RecordFile;
use clap::Args;
use iquazu_protocol::{VerifyError, Witness, verify};
use iquazu_rules::text::Record;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Verify the deals of online games
///
/// Checks that the secret and the nonces in a record match the commitments to them, and that every card, tile and strip
/// follows from them. A record that agrees with itself may still be another game than the one that was promised: pass the
/// file in which the browser saved what it saw, or compare the commitment with the one it shows. docs/protocol.md describes
/// the procedure.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu verify game.txt --witness iquazu-deal.json")]
pub(crate) struct Verify {
    /// Record files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// What a browser saw of the deal: all games must be the one that it was promised
    #[arg(long, value_name = "FILE")]
    witness: Option<PathBuf>,
    #[command(flatten)]
    editions: EditionsOption,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let editions = self.editions.load()?;
        let witness = self.witness.as_deref().map(read_witness).transpose()?;
        self.files.iter().try_for_each(|path| check(path, witness.as_ref(), &editions, out))
    }
}

fn read_witness(path: &Path) -> Result<Witness, CliError> {
    let invalid = |error: &dyn std::fmt::Display| CliError::invalid(path.display(), error.to_string());
    let text = std::fs::read_to_string(path).map_err(|error| invalid(&error))?;
    serde_json::from_str(&text).map_err(|error| invalid(&error))
}

fn check(path: &Path, witness: Option<&Witness>, editions: &EditionSet, out: &mut dyn Write) -> Result<(), CliError> {
    let file = RecordFile::open(path, editions)?;
    for (record, number) in file.games.iter().zip(1..) {
        verify(record).map_err(|unfair| match unfair {
            VerifyError::IllegalGame(error) => file.error_at(number, error),
            other => CliError::invalid(file.name(), format!("game {number}: {other}")),
        })?;
        compare(record, witness)
            .map_err(|reason| CliError::invalid(file.name(), format!("game {number}: {reason}")))?;
        let (steps, commitment) = (record.steps.len(), record.tag("commitment").unwrap_or_default());
        writeln!(out, "{}: game {number} is fair: {steps} steps follow from the commitment", file.name())?;
        writeln!(out, "  {commitment}")?;
        if witness.is_some() {
            writeln!(out, "  and the game is the one that the witness was promised")?;
        }
    }
    Ok(())
}

/// Compares a game with what a browser saw.
fn compare(record: &Record, witness: Option<&Witness>) -> Result<(), String> {
    let conflicts = witness.map_or(Vec::new(), |witness| witness.check(record));
    if conflicts.is_empty() {
        return Ok(());
    }
    let reasons: Vec<String> = conflicts.iter().map(ToString::to_string).collect();
    Err(format!("not the game that was promised: {}", reasons.join("; ")))
}

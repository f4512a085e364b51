//! `iquazu edition`: checks edition files.

use crate::editions::read_edition;
use crate::error::CliError;
use clap::{Args, Subcommand};
use std::io::Write;
use std::path::PathBuf;

/// Check edition files
#[derive(Args, Debug)]
#[command(arg_required_else_help = true)]
pub(crate) struct Editions {
    #[command(subcommand)]
    command: EditionCommand,
}

#[derive(Subcommand, Debug)]
enum EditionCommand {
    /// Check that edition files are valid; docs/editions.md describes them
    #[command(after_help = "Example: iquazu edition check editions/reconstructed-2.toml")]
    Check {
        /// Edition files; - is standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

impl Editions {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let EditionCommand::Check { files } = &self.command;
        for file in files {
            let edition = read_edition(file)?;
            let (name, id) = (edition.name(), edition.id());
            writeln!(out, "{}: edition {id} ({name}, {}) is valid", file.display(), edition.status())?;
        }
        Ok(())
    }
}

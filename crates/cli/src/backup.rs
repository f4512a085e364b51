//! `iquazu backup`: copies the database while it is in use.

use crate::database::Database;
use crate::error::CliError;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Copy the database to a new file, even while the server runs
#[derive(Args, Debug)]
#[command(after_help = "The copy is a consistent snapshot that can be served. For PostgreSQL use pg_dump.
Example: iquazu backup --database iquazu.db copy.db")]
pub(crate) struct Backup {
    #[command(flatten)]
    database: Database,
    /// The file to create; an existing file is not overwritten
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if self.to.exists() {
            return Err(CliError::invalid(self.to.display(), "file exists already"));
        }
        self.database.administer(async |store| Ok(store.backup(&self.to).await?))?;
        let size = std::fs::metadata(&self.to)?.len();
        writeln!(out, "{}: {size} bytes", self.to.display())?;
        Ok(())
    }
}

//! `iquazu backup`: a copy of the database while it is in use.

use crate::database::Database;
use crate::error::CliError;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Copy the database into a new file, while the server goes on
#[derive(Args, Debug)]
#[command(after_help = "The copy is of one moment, complete, and can be served as it is. For PostgreSQL use pg_dump.
Example: iquazu backup --database iquazu.db copy.db")]
pub(crate) struct Backup {
    #[command(flatten)]
    database: Database,
    /// The new file; one that is there already is not overwritten
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if self.to.exists() {
            return Err(CliError::invalid(self.to.display(), "there is a file of that name already"));
        }
        self.database.administer(async |store| Ok(store.backup(&self.to).await?))?;
        let size = std::fs::metadata(&self.to)?.len();
        writeln!(out, "{}: {size} bytes", self.to.display())?;
        Ok(())
    }
}

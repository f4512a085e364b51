//! `iquazu days`: recomputes the leaderboards of the deal of the day.

use crate::database::Database;
use crate::error::CliError;
use clap::{Args, Subcommand};
use iquazu_server::{DayRebuild, rebuild_leaderboards};
use std::io::Write;

/// Maintain the leaderboards of the deal of the day
#[derive(Args, Debug)]
#[command(arg_required_else_help = true)]
pub(crate) struct Days {
    #[command(subcommand)]
    command: DaysCommand,
}

#[derive(Subcommand, Debug)]
enum DaysCommand {
    /// Recompute all results from the stored games, and the sums of all weeks
    ///
    /// The server may keep running. Results whose game cannot be read stay as they are, and are counted.
    #[command(after_help = "Example: iquazu days rebuild --database /var/lib/iquazu/iquazu.db")]
    Rebuild {
        #[command(flatten)]
        database: Database,
    },
}

impl Days {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let DaysCommand::Rebuild { database } = &self.command;
        database.administer(async |store| {
            let DayRebuild { results, corrected, unreadable } = rebuild_leaderboards(&*store).await?;
            writeln!(out, "{results} results, {corrected} corrected, {unreadable} unreadable")?;
            Ok(())
        })
    }
}

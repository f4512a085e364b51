//! `iquazu tables`: lists, exports and removes online tables.

use crate::database::Database;
use crate::error::CliError;
use crate::files::AtomicFile;
use clap::{Args, Subcommand, ValueEnum};
use iquazu_store::{Store, TableKey, TableQuery, TableRow, TableStatus};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// Tables or log entries per query.
const PAGE: u32 = 500;

/// List, export and remove online tables
#[derive(Args, Debug)]
#[command(arg_required_else_help = true)]
pub(crate) struct Tables {
    #[command(subcommand)]
    command: TablesCommand,
}

#[derive(Subcommand, Debug)]
enum TablesCommand {
    /// List tables, newest first
    ///
    /// The columns are id, time of creation and of the last change (UTC), status, visibility and number of log entries.
    #[command(after_help = "Example: iquazu tables list --status playing --limit 20")]
    List {
        #[command(flatten)]
        database: Database,
        /// List only tables with this status
        #[arg(long, value_enum)]
        status: Option<StatusName>,
        /// List at most N tables
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
        /// Print one JSON object per line, with the summary
        #[arg(long)]
        json: bool,
    },
    /// Export a table and its log as JSON lines
    ///
    /// The first line is the table, each further line an entry of its log. The log contains the secret of the deal.
    #[command(after_help = "Example: iquazu tables export 0123456789abcdefghjkmnpqrs table.jsonl")]
    Export {
        #[command(flatten)]
        database: Database,
        /// Id of the table, as in its URL
        #[arg(value_name = "ID")]
        table: TableKey,
        /// The file to write [default: standard output]
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Remove tables and their logs permanently
    #[command(after_help = "Example: iquazu tables remove 0123456789abcdefghjkmnpqrs")]
    Remove {
        #[command(flatten)]
        database: Database,
        /// Ids of the tables
        #[arg(required = true, value_name = "ID")]
        tables: Vec<TableKey>,
    },
}

#[derive(ValueEnum, Debug, Clone, Copy)]
enum StatusName {
    /// Seats are free
    Waiting,
    /// The game is running
    Playing,
    /// The game is over
    Finished,
}

impl Tables {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.command {
            TablesCommand::List { database, status, limit, json } => {
                database.administer(async |store| list(&*store, *status, *limit, *json, out).await)
            }
            TablesCommand::Export { database, table, file: None } => {
                database.administer(async |store| export(&*store, *table, out).await)
            }
            TablesCommand::Export { database, table, file: Some(file) } => {
                let mut text = Vec::new();
                database.administer(async |store| export(&*store, *table, &mut text).await)?;
                let mut file = AtomicFile::create(file)?;
                file.write(&String::from_utf8_lossy(&text))?;
                file.complete()
            }
            TablesCommand::Remove { database, tables } => {
                database.administer(async |store| remove(&*store, tables, out).await)
            }
        }
    }
}

async fn list(
    store: &dyn Store,
    status: Option<StatusName>,
    limit: u32,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut query = TableQuery::all(PAGE);
    if let Some(status) = status {
        query.statuses = vec![status.into()];
    }
    let mut left = limit;
    while left > 0 {
        query.limit = left.min(PAGE);
        let page = store.list(query.clone()).await?;
        for table in &page {
            match json {
                true => writeln!(out, "{}", describe(table))?,
                false => writeln!(out, "{}", line(table))?,
            }
        }
        let Some(last) = page.last() else { break };
        query.after = Some(last.cursor());
        left -= u32::try_from(page.len()).unwrap_or(left);
    }
    Ok(())
}

fn line(table: &TableRow) -> String {
    let status = status_name(table.status);
    let visibility = if table.is_public { "public" } else { "by link" };
    let TableRow { id, created_at, updated_at, next_seq, .. } = table;
    format!("{id}  {}  {}  {status:<8}  {visibility:<7}  {next_seq:>5}", date(created_at.0), date(updated_at.0))
}

fn describe(table: &TableRow) -> Value {
    // The summary is JSON; show anything else as a string.
    let summary = serde_json::from_str(&table.summary).unwrap_or_else(|_| json!(table.summary));
    json!({
        "format": "iquazu-table", "version": 1,
        "id": table.id.to_string(), "created": table.created_at.0, "changed": table.updated_at.0,
        "public": table.is_public, "stage": json_stage(table.status), "entries": table.next_seq,
        "due": table.due_at.map(|due| due.0), "summary": summary,
    })
}

async fn export(store: &dyn Store, id: TableKey, out: &mut dyn Write) -> Result<(), CliError> {
    let Some(table) = store.table(id).await? else { return Err(unknown(id)) };
    writeln!(out, "{}", describe(&table))?;
    let mut next = 0;
    loop {
        let entries = store.read(id, next, PAGE).await?;
        for entry in &entries {
            let text = String::from_utf8_lossy(&entry.payload);
            let content = serde_json::from_str(&text).unwrap_or_else(|_| json!(text));
            writeln!(out, "{}", json!({ "seq": entry.seq, "entry": content }))?;
        }
        let Some(last) = entries.last() else { return Ok(()) };
        next = last.seq + 1;
    }
}

async fn remove(store: &dyn Store, tables: &[TableKey], out: &mut dyn Write) -> Result<(), CliError> {
    for &table in tables {
        if !store.remove(table).await? {
            return Err(unknown(table));
        }
        writeln!(out, "removed {table}")?;
    }
    Ok(())
}

fn unknown(table: TableKey) -> CliError {
    CliError::invalid(table, "no such table")
}

fn status_name(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Waiting => "waiting",
        TableStatus::Playing => "playing",
        TableStatus::Finished => "finished",
    }
}

/// Returns the status as version 1 of the JSON format spells it.
fn json_stage(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Waiting => "open",
        TableStatus::Playing => "running",
        TableStatus::Finished => "over",
    }
}

impl From<StatusName> for TableStatus {
    fn from(name: StatusName) -> TableStatus {
        match name {
            StatusName::Waiting => TableStatus::Waiting,
            StatusName::Playing => TableStatus::Playing,
            StatusName::Finished => TableStatus::Finished,
        }
    }
}

/// Formats a time as date, hour and minute in UTC. Years start in March here, so that leap days come last.
pub(crate) fn date(millis: i64) -> String {
    let (days, minutes) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000) / 60_000);
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn times_are_formatted_as_utc_dates() {
        let known = [
            (0, "1970-01-01 00:00"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_709_251_199_000, "2024-02-29 23:59"),
            (1_709_251_200_000, "2024-03-01 00:00"),
            (1_767_225_599_999, "2025-12-31 23:59"),
            (4_107_542_400_000, "2100-03-01 00:00"),
        ];
        for (millis, text) in known {
            assert_eq!(date(millis), text);
        }
    }
}

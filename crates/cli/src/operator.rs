//! `iquazu operator`: reports, bans, people and diagnostics of a database.

use crate::database::Database;
use crate::error::CliError;
use crate::tables::date;
use clap::{Args, Subcommand};
use iquazu_server::{REMOVED_NAME, ReportDetails, database_diagnostics};
use iquazu_store::{
    Ban, Error, IdentityId, NewBan, PeopleQuery, Person, Report, ReportId, Store, TimeCursor, Timestamp,
};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Duration;

/// Entries per query.
const PAGE: u32 = 500;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// Look after an online server: reports, bans, people, diagnostics
#[derive(Args, Debug)]
#[command(arg_required_else_help = true)]
pub(crate) struct Operator {
    #[command(subcommand)]
    command: OperatorCommand,
}

/// Options of all lists.
#[derive(Args, Debug)]
struct ListOptions {
    #[command(flatten)]
    database: Database,
    /// List at most N entries
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: u32,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum OperatorCommand {
    /// List reports about players, newest first
    ///
    /// Each report has its id, the time (UTC), the reason, the name and the id of the reported player, and below that the
    /// lines of chat as the server stored them; `>` marks those of the reported player.
    #[command(after_help = "Example: iquazu operator reports --limit 20")]
    Reports {
        #[command(flatten)]
        list: ListOptions,
        /// List closed reports instead of open ones
        #[arg(long)]
        closed: bool,
    },
    /// Close reports
    #[command(after_help = "Example: iquazu operator close 0123456789abcdefghjkmnpqrs --note \"talked to them\"")]
    Close {
        #[command(flatten)]
        database: Database,
        /// Ids of the reports
        #[arg(required = true, value_name = "ID")]
        reports: Vec<ReportId>,
        /// What was done about it
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true, value_parser = short_text)]
        note: String,
    },
    /// List bans, newest first
    #[command(after_help = "Example: iquazu operator bans")]
    Bans {
        #[command(flatten)]
        list: ListOptions,
    },
    /// Ban a player
    ///
    /// A banned player leaves their tables and cannot sit down, wait for others, create tables or chat. A running server
    /// follows within seconds.
    #[command(after_help = "Example: iquazu operator ban 0123456789abcdefghjkmnpqrs --days 7 --reason insults")]
    Ban {
        #[command(flatten)]
        database: Database,
        /// Id of the player
        #[arg(value_name = "ID")]
        player: IdentityId,
        /// Lift the ban after N days [default: never]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
        /// The reason, which the player sees
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true, value_parser = short_text)]
        reason: String,
    },
    /// Lift the ban of a player
    #[command(after_help = "Example: iquazu operator unban 0123456789abcdefghjkmnpqrs")]
    Unban {
        #[command(flatten)]
        database: Database,
        /// Id of the player
        #[arg(value_name = "ID")]
        player: IdentityId,
    },
    /// List players by name
    ///
    /// The columns are id, time of creation and of the last use (UTC), number of open reports, whether they are banned, and
    /// the name.
    #[command(after_help = "Example: iquazu operator people --name Ad")]
    People {
        #[command(flatten)]
        list: ListOptions,
        /// List only players whose name begins with TEXT
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        name: String,
    },
    /// Remove a name of a player, who cannot take it again
    #[command(after_help = "Example: iquazu operator remove-name 0123456789abcdefghjkmnpqrs")]
    RemoveName {
        #[command(flatten)]
        database: Database,
        /// Id of the player
        #[arg(value_name = "ID")]
        player: IdentityId,
        /// The name, as in a report [default: the present one]
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Print versions and figures to paste into a question
    ///
    /// The block has no names, ids, addresses, secrets or cards.
    #[command(after_help = "Example: iquazu operator diagnostics")]
    Diagnostics {
        #[command(flatten)]
        database: Database,
    },
}

fn short_text(text: &str) -> Result<String, String> {
    match text.chars().count() <= 200 && !text.chars().any(char::is_control) {
        true => Ok(text.to_owned()),
        false => Err("expected at most 200 characters in one line".to_owned()),
    }
}

impl Operator {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.command {
            OperatorCommand::Reports { list, closed } => {
                list.database.administer(async |store| reports(&*store, list, !closed, out).await)
            }
            OperatorCommand::Close { database, reports, note } => {
                database.administer(async |store| close(&*store, reports, note, out).await)
            }
            OperatorCommand::Bans { list } => list.database.administer(async |store| bans(&*store, list, out).await),
            OperatorCommand::Ban { database, player, days, reason } => {
                database.administer(async |store| ban(&*store, *player, *days, reason, out).await)
            }
            OperatorCommand::Unban { database, player } => {
                database.administer(async |store| match store.lift_ban(*player).await? {
                    true => Ok(writeln!(out, "lifted the ban of {player}")?),
                    false => Err(CliError::invalid(player, "not banned")),
                })
            }
            OperatorCommand::People { list, name } => {
                list.database.administer(async |store| people(&*store, list, name, out).await)
            }
            OperatorCommand::RemoveName { database, player, name } => {
                database.administer(async |store| remove_name(&*store, *player, name.clone(), out).await)
            }
            OperatorCommand::Diagnostics { database } => {
                database.administer(async |store| Ok(write!(out, "{}", database_diagnostics(&*store).await?)?))
            }
        }
    }
}

async fn remove_name(
    store: &dyn Store,
    player: IdentityId,
    name: Option<String>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let now = Timestamp::now();
    let known = store.person(player, now).await?.ok_or_else(|| player_error(player, Error::IdentityNotFound))?;
    let name = name.unwrap_or(known.identity.name);
    store.remove_name(player, &name, REMOVED_NAME, now).await.map_err(|error| player_error(player, error))?;
    Ok(writeln!(out, "removed the name {name}")?)
}

fn player_error(player: IdentityId, error: Error) -> CliError {
    match error {
        Error::IdentityNotFound => CliError::invalid(player, "no such player"),
        other => other.into(),
    }
}

async fn reports(store: &dyn Store, list: &ListOptions, open: bool, out: &mut dyn Write) -> Result<(), CliError> {
    let (mut left, mut after) = (list.limit, None);
    while left > 0 {
        let page = store.reports(open, after, left.min(PAGE)).await?;
        for report in &page {
            match list.json {
                true => writeln!(out, "{}", describe_report(report))?,
                false => write_report(report, out)?,
            }
        }
        let Some(last) = page.last() else { break };
        let at = last.closed_at.unwrap_or(last.created_at);
        after = Some(TimeCursor { at, id: *last.id.as_bytes() });
        left -= u32::try_from(page.len()).unwrap_or(left);
    }
    Ok(())
}

fn write_report(report: &Report, out: &mut dyn Write) -> Result<(), CliError> {
    let Report { id, reported, reported_name, table, reason, created_at, outcome, .. } = report;
    writeln!(out, "{id}  {}  {reason:<10}  {reported_name}  {reported}", date(created_at.0))?;
    let details = ReportDetails::read(&report.payload);
    writeln!(out, "    table {table}, reported by {}", report.reporter)?;
    if let Some(note) = &details.note {
        writeln!(out, "    remark: {note}")?;
    }
    if let Some(closed_at) = report.closed_at {
        writeln!(out, "    closed {} {outcome}", date(closed_at.0))?;
    }
    for line in &details.lines {
        let mark = if line.reported { '>' } else { ' ' };
        writeln!(out, "  {mark} {} {}: {}", date(i64::try_from(line.at).unwrap_or(i64::MAX)), line.name, line.text)?;
    }
    Ok(())
}

fn describe_report(report: &Report) -> Value {
    json!({
        "id": report.id.to_string(), "reporter": report.reporter.to_string(), "reported": report.reported.to_string(),
        "name": report.reported_name, "table": report.table.to_string(), "reason": report.reason,
        "created": report.created_at.0, "closed": report.closed_at.map(|at| at.0), "outcome": report.outcome,
        "details": ReportDetails::read(&report.payload),
    })
}

async fn close(store: &dyn Store, reports: &[ReportId], note: &str, out: &mut dyn Write) -> Result<(), CliError> {
    for &report in reports {
        if !store.close_report(report, note, Timestamp::now()).await? {
            return Err(CliError::invalid(report, "no such open report"));
        }
        writeln!(out, "closed {report}")?;
    }
    Ok(())
}

async fn bans(store: &dyn Store, list: &ListOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let (mut left, mut after) = (list.limit, None);
    while left > 0 {
        let page = store.bans(after, left.min(PAGE)).await?;
        for ban in &page {
            let Ban { identity, name, reason, created_at, expires_at } = ban;
            let until = expires_at.map(|at| date(at.0));
            if list.json {
                let (id, created, expires) = (identity.to_string(), created_at.0, expires_at.map(|at| at.0));
                let ban = json!({ "id": id, "name": name, "reason": reason, "created": created, "expires": expires });
                writeln!(out, "{ban}")?;
            } else {
                let until = until.as_deref().unwrap_or("without end");
                writeln!(out, "{identity}  {}  {until:<16}  {name}  {reason}", date(created_at.0))?;
            }
        }
        let Some(last) = page.last() else { break };
        after = Some(TimeCursor { at: last.created_at, id: *last.identity.as_bytes() });
        left -= u32::try_from(page.len()).unwrap_or(left);
    }
    Ok(())
}

async fn ban(
    store: &dyn Store,
    identity: IdentityId,
    days: Option<u32>,
    reason: &str,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let created_at = Timestamp::now();
    let expires_at = days.map(|days| created_at.saturating_add(DAY * days));
    let ban = NewBan { identity, reason: reason.to_owned(), created_at, expires_at };
    store.ban(ban).await.map_err(|error| player_error(identity, error))?;
    Ok(writeln!(out, "banned {identity}")?)
}

async fn people(store: &dyn Store, list: &ListOptions, name: &str, out: &mut dyn Write) -> Result<(), CliError> {
    let mut left = list.limit;
    let mut query = PeopleQuery { name_prefix: name.to_owned(), after: None, limit: 0 };
    while left > 0 {
        query.limit = left.min(PAGE);
        let page = store.people(query.clone(), Timestamp::now()).await?;
        for person in &page {
            let Person { identity, used_at, open_reports, is_banned } = person;
            if list.json {
                let (id, created) = (identity.id.to_string(), identity.created_at.0);
                let person = json!({
                    "id": id, "name": identity.name, "created": created, "used": used_at.0, "reports": open_reports,
                    "banned": is_banned,
                });
                writeln!(out, "{person}")?;
            } else {
                let (created, used) = (date(identity.created_at.0), date(used_at.0));
                let banned = if *is_banned { "banned" } else { "" };
                writeln!(out, "{}  {created}  {used}  {open_reports:>3}  {banned:<6}  {}", identity.id, identity.name)?;
            }
        }
        let Some(last) = page.last() else { break };
        query.after = Some((last.identity.name.clone(), last.identity.id));
        left -= u32::try_from(page.len()).unwrap_or(left);
    }
    Ok(())
}

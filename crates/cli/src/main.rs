//! The binary `iquazu`: serves the game, simulates games and inspects records.

mod arena;
mod backup;
mod config;
mod database;
mod days;
mod edition;
mod editions;
mod endpoint;
mod error;
mod files;
mod healthcheck;
mod logs;
mod narration;
mod online;
mod operator;
mod perft;
mod position;
mod record;
mod record_file;
#[cfg(test)]
mod reference;
mod replay;
mod serve;
mod simulate;
mod style;
mod tables;
mod train;
mod verify;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use error::CliError;
use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

/// The board game Iquazú: play it in the browser, simulate games, inspect records
#[derive(Parser, Debug)]
#[command(version, args_conflicts_with_subcommands = true, max_term_width = 100)]
#[command(after_help = "Without a command, `iquazu` serves the game like `iquazu serve`.
Example: iquazu simulate --players 4 --games 1000 --bots greedy,random")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(Box<serve::Serve>),
    Healthcheck(healthcheck::Healthcheck),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Train(train::Train),
    Record(record::Records),
    Replay(replay::Replays),
    Verify(verify::Verify),
    Position(position::Positions),
    Edition(edition::Editions),
    Perft(perft::Perft),
    Backup(backup::Backup),
    Tables(tables::Tables),
    Operator(operator::Operator),
    Days(days::Days),
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(stdout().lock());
    let done = parse_args().and_then(|command| run(command, &mut out)).and_then(|()| Ok(out.flush()?));
    done.map_or_else(|error| error.report(), |()| ExitCode::SUCCESS)
}

/// Parses the arguments; a second time if there is a configuration file, which changes the defaults.
fn parse_args() -> Result<Command, CliError> {
    let first = command(Cli::parse());
    let endpoint = match &first {
        Command::Serve(serve) => &serve.endpoint,
        Command::Healthcheck(healthcheck) => &healthcheck.endpoint,
        _ => return Ok(first),
    };
    let Some(file) = &endpoint.config else { return Ok(first) };
    let words = config::configured(Cli::command(), file)?.try_get_matches();
    let cli = words.and_then(|words| Cli::from_arg_matches(&words));
    cli.map(command).map_err(|error| {
        let text = error.to_string();
        CliError::invalid(file.display(), text.lines().next().unwrap_or_default().trim_start_matches("error: "))
    })
}

fn command(cli: Cli) -> Command {
    cli.command.unwrap_or_else(|| Command::Serve(Box::new(cli.serve)))
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        Command::Serve(serve) => serve.run(out),
        Command::Healthcheck(healthcheck) => healthcheck.run(out),
        Command::Simulate(simulate) => simulate.run(out),
        Command::Arena(arena) => arena.run(out),
        Command::Train(train) => train.run(out),
        Command::Record(records) => records.run(out),
        Command::Replay(replays) => replays.run(out),
        Command::Verify(verify) => verify.run(out),
        Command::Position(positions) => positions.run(out),
        Command::Edition(editions) => editions.run(out),
        Command::Perft(perft) => perft.run(out),
        Command::Backup(backup) => backup.run(out),
        Command::Tables(tables) => tables.run(out),
        Command::Operator(operator) => operator.run(out),
        Command::Days(days) => days.run(out),
    }
}

//! The binary `iquazu`: one program for playing, simulating, and looking at games.

mod editions;
mod failure;
mod files;
mod perft;
mod serve;
mod simulate;

use clap::{Parser, Subcommand};
use failure::Failure;
use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

/// The board game Iquazú: play it, simulate it, look at its records.
#[derive(Parser, Debug)]
#[command(version, args_conflicts_with_subcommands = true, max_term_width = 100)]
#[command(after_help = "Without a command the game is served to this machine's browsers, as with `iquazu serve`.
Example: iquazu simulate --players 4 --games 1000 --bots greedy,random")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Serve),
    Simulate(simulate::Simulate),
    Perft(perft::Perft),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    let mut out = BufWriter::new(stdout().lock());
    let done = run(command, &mut out).and_then(|()| Ok(out.flush()?));
    done.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Serve(serve) => serve.run(out),
        Command::Simulate(simulate) => simulate.run(out),
        Command::Perft(perft) => perft.run(out),
    }
}

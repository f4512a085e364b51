//! The repository's own tasks. `cargo play` starts the game, `cargo verify` checks everything;
//! the others are parts of these two that are useful alone.

mod command;
mod fuzz;
mod play;
mod policy;
mod repo;
mod tidy;
mod tools;
mod verify;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::repo::Repo;

const USAGE: &str = "\
Tasks of this repository:

  cargo play [ARGS…]      build everything in release and start the game; ARGS go to `iquazu serve`
  cargo verify [STEP…]    every check, or only the named ones
  cargo xtask web         build the web app into target/web/dist
  cargo xtask tidy        the rules of the house: who may depend on whom, sizes, marks, map
  cargo xtask policy      the dependency policy of deny.toml
  cargo xtask fuzz [RUNS] a short run of every fuzz target";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    run(&args).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(args: &[String]) -> Result<ExitCode> {
    let (task, rest) = args.split_first().map_or(("help", args), |(task, rest)| (task, rest));
    if matches!(task, "help" | "--help" | "-h") {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let repo = Repo::open()?;
    let report = match task {
        "play" => return play::play(&repo, rest),
        "verify" => return verify::verify(&repo, rest),
        "web" => web::build(&repo)?,
        "tidy" => tidy::check(&repo)?,
        "policy" => policy::check(&repo)?,
        "fuzz" => fuzz::smoke(&repo, fuzz::runs(rest)?)?,
        other => bail!("there is no task `{other}`\n\n{USAGE}"),
    };
    println!("{report}");
    Ok(ExitCode::SUCCESS)
}

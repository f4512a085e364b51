//! The repository's tasks. `cargo play` starts the game, `cargo verify` runs every check; the others are parts of these
//! two that are useful alone.

mod advisories;
mod command;
mod dist;
mod fuzz;
mod lighthouse;
mod mutants;
mod pictures;
mod play;
mod policy;
mod python;
mod repo;
mod tidy;
mod tools;
mod verify;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::repo::Repo;

/// What `cargo xtask` accepts.
const TASKS: &[&str] =
    &["play", "verify", "web", "pictures", "tidy", "policy", "fuzz", "mutants", "lighthouse", "dist", "help"];

const USAGE: &str = "\
Tasks of this repository:

  cargo play [ARGS…]      build everything and start the game; ARGS are passed to `iquazu serve`
  cargo verify [STEP…]    run every check, or only the named steps
  cargo xtask web         build the web app as it ships into target/web/dist
  cargo xtask pictures    take the pictures of docs/images from the app
  cargo xtask tidy        run the repository checks
  cargo xtask policy      check dependencies against deny.toml
  cargo xtask fuzz [RUNS] run every fuzz target
  cargo xtask mutants [N] [FILE…] try one in N changes of the rules engine (default 20): a test must fail
  cargo xtask lighthouse [URL] measure the start page of a running server as a phone sees it
  cargo xtask dist [ARCH…] build and pack a release for Linux into target/dist; ARCH is x86_64 or aarch64";

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
        "web" => {
            web::build(&repo, web::Build::Release)?;
            return Ok(ExitCode::SUCCESS);
        }
        "pictures" => pictures::take(&repo)?,
        "tidy" => tidy::check(&repo)?,
        "policy" => policy::check(&repo)?,
        "dist" => dist::dist(&repo, rest)?,
        "fuzz" => fuzz::smoke(&repo, fuzz::runs(rest)?)?,
        "mutants" => mutants::run_sample(&repo, rest)?,
        "lighthouse" => lighthouse::measure(&repo, rest)?,
        other => bail!("unknown task `{other}`\n\n{USAGE}"),
    };
    println!("{report}");
    Ok(ExitCode::SUCCESS)
}

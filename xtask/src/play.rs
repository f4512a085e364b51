//! `cargo play`: from a fresh clone to the running game.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::command::{cargo, run};
use crate::repo::Repo;
use crate::web;

pub(crate) fn play(repo: &Repo, args: &[String]) -> Result<ExitCode> {
    let app = web::exists(repo);
    if app {
        println!("{}", web::build(repo)?);
    }
    build_binary(repo)?;
    let binary = binary(repo);
    if !app {
        println!("\nThe web app is not part of this tree. The engine is ready; for example:\n");
        println!("  {} simulate --players 4 --games 1000 --seed 1", repo.relative(&binary));
        return Ok(ExitCode::SUCCESS);
    }
    become_the_game(Command::new(binary).arg("serve").args(args))
}

/// The one binary, in release, with the web app in it.
pub(crate) fn build_binary(repo: &Repo) -> Result<()> {
    let mut build = cargo(["build", "--release", "--package", "iquazu"]);
    run(web::tell_where(repo, build.current_dir(&repo.root)))
}

pub(crate) fn binary(repo: &Repo) -> std::path::PathBuf {
    repo.target.join("release").join(format!("iquazu{}", std::env::consts::EXE_SUFFIX))
}

/// The game takes the place of this process, so that Ctrl-C and the exit code are its own.
#[cfg(unix)]
fn become_the_game(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_the_game(command: &mut Command) -> Result<ExitCode> {
    run(command).map(|()| ExitCode::SUCCESS)
}

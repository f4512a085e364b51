//! `cargo play`: from a fresh clone to the running game.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::command::{cargo, run};
use crate::repo::Repo;
use crate::web::{self, Build};

pub(crate) fn play(repo: &Repo, args: &[String]) -> Result<ExitCode> {
    let has_app = web::exists(repo);
    if has_app {
        // The binary is built while the app is, and again with the app in it, which only has to link.
        web::build(repo, Build::Play)?;
    }
    build_binary(repo)?;
    let binary = binary(repo);
    if !has_app {
        println!("\nThe web app is not part of this tree. The engine is ready; for example:\n");
        println!("  {} simulate --players 4 --games 1000 --seed 1", repo.relative(&binary));
        return Ok(ExitCode::SUCCESS);
    }
    // People who know cargo write `cargo play -- --port 80`.
    let args = args.strip_prefix(&["--".to_owned()]).unwrap_or(args);
    exec_game(Command::new(binary).arg("serve").args(args))
}

/// Builds the binary with the web app of `target/web/dist` in it, in the profile of the tests: they share dependencies.
fn build_binary(repo: &Repo) -> Result<()> {
    let mut build = cargo(["build", "--workspace", "--bin", "iquazu"]);
    run(web::set_dist(repo, build.current_dir(&repo.root)))
}

pub(crate) fn binary(repo: &Repo) -> PathBuf {
    repo.debug_program("iquazu")
}

/// Replaces this process by the game, so that Ctrl-C and the exit code are the game's own.
#[cfg(unix)]
fn exec_game(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn exec_game(command: &mut Command) -> Result<ExitCode> {
    run(command).map(|()| ExitCode::SUCCESS)
}

//! Builds the web app into `target/web/dist`: cargo makes the WASM modules (`modules`), the package `web-bundler` turns
//! them and the other files of `crates/web` into the files that are served.

mod modules;

use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::Result;

use crate::command::{cargo, run};
use crate::repo::Repo;
use crate::tools;

/// How the app is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// As it ships: small, compressed, slow to build.
    Release,
    /// For `cargo play`: quick to build.
    Play,
}

/// Returns whether the tree contains a web app.
pub(crate) fn exists(repo: &Repo) -> bool {
    repo.has("iquazu-web") && repo.root.join("crates/web/static/index.html").is_file()
}

/// Builds the app and prints the sizes of its files.
///
/// Cargo builds the modules and the programs at the same time: they are in different profiles, hence in folders with
/// locks of their own, and have next to nothing in common.
pub(crate) fn build(repo: &Repo, build: Build) -> Result<()> {
    tools::ensure_wasm_target()?;
    let modules = thread::scope(|scope| {
        let modules = scope.spawn(|| modules::build(repo, build));
        let programs = build_programs(repo, build);
        let modules = modules.join().expect("the thread does not panic");
        programs.and(modules)
    })?;
    bundle(repo, &modules)
}

/// The compiled WASM modules of the app: the name and the file of each.
pub(crate) type Modules = Vec<(&'static str, PathBuf)>;

/// Compiles the modules of the app as it ships.
pub(crate) fn compile(repo: &Repo) -> Result<Modules> {
    tools::ensure_wasm_target()?;
    modules::build(repo, Build::Release)
}

/// Replaces the files of the app by those of these modules. Nothing that embeds the files may be compiled meanwhile.
pub(crate) fn replace_files(repo: &Repo, modules: &Modules) -> Result<()> {
    build_programs(repo, Build::Release)?;
    bundle(repo, modules)
}

fn bundle(repo: &Repo, modules: &Modules) -> Result<()> {
    let mut bundle = Command::new(repo.debug_program("web-bundler"));
    bundle.arg(repo.root.join("crates/web")).arg(repo.target.join("web"));
    for (name, wasm) in modules {
        bundle.arg(format!("{name}={}", wasm.display()));
    }
    run(&mut bundle)
}

/// Builds the bundler, and for `cargo play` the binary, which is built again with the app in it.
fn build_programs(repo: &Repo, build: Build) -> Result<()> {
    // All packages, so that dependencies have the same features as in `cargo test --workspace`.
    let mut command = cargo(["build", "--workspace", "--bin", "web-bundler"]);
    match build {
        // As in `verify`, which has compiled it for the tests already.
        Build::Release => command.args(["--features", "web-bundler/compress"]).env("CARGO_INCREMENTAL", "0"),
        Build::Play => command.args(["--bin", "iquazu"]),
    };
    run(set_dist(repo, command.current_dir(&repo.root)))
}

/// Tells the build script of `crates/assets` where the app is, if not in the workspace's own `target`.
pub(crate) fn set_dist<'a>(repo: &Repo, command: &'a mut Command) -> &'a mut Command {
    if repo.target != repo.root.join("target") {
        command.env("IQUAZU_WEB_DIST", repo.target.join("web/dist"));
    }
    command
}

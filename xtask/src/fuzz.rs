//! A short run of every fuzz target.
//!
//! cargo-fuzz is the tool for long runs (`cargo +nightly fuzz run NAME`). For a short one it only adds compiler flags:
//! the engine has no unsafe code, so no sanitizer and hence no nightly compiler is needed, and the short run works
//! wherever the tests do.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output_of, run, run_quietly};
use crate::repo::Repo;
use crate::tools;

const RUNS: u32 = 20_000;

/// Coverage feedback for libFuzzer, as cargo-fuzz sets it.
const FLAGS: &str = "--cfg fuzzing -Cdebug-assertions -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

pub(crate) fn exists(repo: &Repo) -> bool {
    manifest(repo).is_file()
}

/// Parses the number of runs per target.
pub(crate) fn runs(args: &[String]) -> Result<u32> {
    let Some(number) = args.first() else {
        return Ok(RUNS);
    };
    number.parse().with_context(|| format!("invalid number of runs `{number}`"))
}

pub(crate) fn smoke(repo: &Repo, runs: u32) -> Result<String> {
    tools::ensure_debian(tools::FUZZING)?;
    let names = targets(repo)?;
    let programs = build(repo)?;
    for name in &names {
        run_target(repo, &programs.join(name), name, runs)?;
    }
    Ok(format!("{} targets, {runs} runs each: {}", names.len(), names.join(", ")))
}

fn manifest(repo: &Repo) -> PathBuf {
    repo.root.join("fuzz/Cargo.toml")
}

fn targets(repo: &Repo) -> Result<Vec<String>> {
    let mut command = cargo(["metadata", "--format-version", "1", "--no-deps"]);
    let metadata = output_of(command.arg("--manifest-path").arg(manifest(repo)))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let targets = metadata["packages"][0]["targets"].as_array().context("no fuzz targets")?;
    let programs = targets.iter().filter(|target| target["kind"][0] == "bin");
    Ok(programs.filter_map(|target| target["name"].as_str().map(str::to_owned)).collect())
}

/// Builds all targets and returns their folder.
fn build(repo: &Repo) -> Result<PathBuf> {
    let folder = repo.target.join("fuzz");
    let host = host()?;
    // With an explicit target the flags do not apply to build scripts.
    let mut command = cargo(["build", "--quiet", "--release", "--bins", "--target", &host]);
    command.arg("--manifest-path").arg(manifest(repo));
    command.arg("--target-dir").arg(&folder).env("RUSTFLAGS", FLAGS);
    run(&mut command)?;
    Ok(folder.join(host).join("release"))
}

fn run_target(repo: &Repo, program: &Path, name: &str, runs: u32) -> Result<()> {
    let found = repo.target.join("fuzz/corpus").join(name);
    let artifacts = repo.target.join("fuzz/artifacts");
    std::fs::create_dir_all(&found)?;
    std::fs::create_dir_all(&artifacts)?;
    let mut command = Command::new(program);
    command.arg(format!("-runs={runs}")).args(["-seed=1", "-timeout=10", "-print_final_stats=1", "-verbosity=0"]);
    command.arg(format!("-artifact_prefix={}/", artifacts.display())).arg(&found);
    // Seed inputs from the repository.
    let seeds = repo.root.join("fuzz/corpus").join(name);
    if seeds.is_dir() {
        command.arg(seeds);
    }
    run_quietly(&mut command)
}

fn host() -> Result<String> {
    let version = output_of(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc reports no host")?.to_owned())
}

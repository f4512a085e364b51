//! The steps of `cargo verify`. Those that build use one target folder and the same choice of
//! packages, so that nothing is built twice.

use std::fmt;
use std::process::Command;

use anyhow::{Result, ensure};

use super::count::Tests;
use crate::command::{cargo, run, run_and_read};
use crate::repo::Repo;
use crate::{fuzz, play, policy, tidy, tools, web};

pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) run: fn(&Repo, &mut Tests) -> Result<Outcome>,
}

pub(super) enum Outcome {
    Checked(String),
    /// The thing to check is not part of this tree. Said aloud, never passed over.
    NothingThere(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Checked(text) => f.write_str(text),
            Outcome::NothingThere(what) => write!(f, "nothing to check: there is no {what}"),
        }
    }
}

pub(super) const STEPS: &[Step] = &[
    Step { name: "tools", about: "what the machine needs is there, or gets installed", run: tools },
    Step { name: "tidy", about: "the rules of the house", run: tidy },
    Step { name: "format", about: "rustfmt has nothing to change", run: format },
    Step { name: "policy", about: "licences, sources and versions of dependencies", run: policy },
    Step { name: "lints", about: "clippy on all targets, warnings denied", run: lints },
    Step { name: "wasm", about: "clippy as for the browser, warnings denied", run: wasm },
    Step { name: "docs", about: "documentation, warnings denied", run: docs },
    Step { name: "tests", about: "all tests that need no browser", run: tests },
    Step { name: "fuzz", about: "a short run of every fuzz target", run: fuzz },
    Step { name: "web", about: "the web app as it ships", run: web },
    Step { name: "binary", about: "the binary as it ships", run: binary },
    Step { name: "browser", about: "the shipped app in a real browser", run: browser },
];

/// The browser tests are compiled only with this feature: plain `cargo test` cannot pretend
/// to have run them.
const BROWSER_TESTS: [&str; 2] = ["--features", "iquazu-e2e/browser"];

/// The same with tests that start a PostgreSQL of their own.
const DATABASE_TESTS: [&str; 2] = ["--features", "iquazu-store/cluster,iquazu-server/cluster,iquazu/cluster"];

/// Crates that run in the browser, alone or as part of another.
const FOR_THE_BROWSER: &[&str] = &[
    "iquazu-rules",
    "iquazu-bots",
    "iquazu-messages",
    "iquazu-protocol",
    "iquazu-session",
    "iquazu-worker",
    "iquazu-web",
];

fn tools(_: &Repo, _: &mut Tests) -> Result<Outcome> {
    tools::ensure_wasm_target()?;
    tools::ensure_debian(tools::FUZZING)?;
    tools::ensure_debian(tools::DATABASE)?;
    tools::ensure_debian(tools::EXAMPLES)?;
    tools::ensure_debian(tools::BROWSER)?;
    tools::ensure_debian(tools::FONTS)?;
    checked("compiler for the browser, C++, PostgreSQL, Chromium and its driver, fonts, npm")
}

fn tidy(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    checked(tidy::check(repo)?)
}

fn format(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    in_root(repo, cargo(["fmt", "--all", "--check"]))?;
    checked("formatted")
}

fn policy(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    checked(policy::check(repo)?)
}

fn lints(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    let mut clippy = cargo(["clippy", "--workspace", "--all-targets"]);
    clippy.args(BROWSER_TESTS).args(DATABASE_TESTS).args(["--", "-D", "warnings"]);
    in_root(repo, clippy)?;
    checked("no warning")
}

fn wasm(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    let present: Vec<&str> = FOR_THE_BROWSER.iter().copied().filter(|name| repo.has(name)).collect();
    let mut clippy = cargo(["clippy", "--target", tools::WASM]);
    for package in &present {
        clippy.args(["--package", package]);
    }
    clippy.args(["--", "-D", "warnings"]);
    in_root(repo, clippy)?;
    checked(present.join(", "))
}

fn docs(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    let mut doc = cargo(["doc", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    in_root(repo, doc)?;
    checked("no warning")
}

fn tests(repo: &Repo, tests: &mut Tests) -> Result<Outcome> {
    let mut command = cargo(["test", "--workspace", "--no-fail-fast"]);
    command.args(DATABASE_TESTS);
    run_tests(repo, tests, command)
}

fn fuzz(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    if !fuzz::exists(repo) {
        return Ok(Outcome::NothingThere("fuzz/".to_owned()));
    }
    checked(fuzz::smoke(repo, fuzz::runs(&[])?)?)
}

fn web(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    if !web::exists(repo) {
        return Ok(Outcome::NothingThere("crates/web/static/index.html".to_owned()));
    }
    checked(web::build(repo)?)
}

fn binary(repo: &Repo, _: &mut Tests) -> Result<Outcome> {
    play::build_binary(repo)?;
    let size = std::fs::metadata(play::binary(repo))?.len();
    checked(format!("{:.1} MB", size as f64 / 1e6))
}

fn browser(repo: &Repo, tests: &mut Tests) -> Result<Outcome> {
    if !web::exists(repo) {
        return Ok(Outcome::NothingThere("crates/web/static/index.html".to_owned()));
    }
    let mut first = Tests::default();
    let outcome = run_tests(repo, &mut first, browser_tests(repo));
    let failed = std::mem::take(&mut first.failures);
    if outcome.is_ok() || failed.is_empty() || failed.len() > ONCE_MORE {
        tests.add(&first);
        return outcome;
    }
    // A browser that shares two cores with another can be late in a way no person would meet. What fails alone as well
    // is a fault; what does not is named in the summary.
    println!("   once more, alone: {}", failed.join(", "));
    let mut alone = browser_tests(repo);
    alone.args(["--", "--exact", "--test-threads=1"]).args(&failed);
    let mut second = Tests::default();
    let outcome = run_tests(repo, &mut second, alone);
    second.passed += first.passed;
    tests.add(&second);
    outcome?;
    checked(format!("{} tests passed, of these only alone: {}", second.passed, failed.join(", ")))
}

/// So many failures may be an accident of a busy machine.
const ONCE_MORE: usize = 2;

fn browser_tests(repo: &Repo) -> Command {
    // The same packages as for the other tests, or dependencies would be built anew.
    let mut command = cargo(["test", "--workspace", "--test", "browser", "--no-fail-fast"]);
    command.args(BROWSER_TESTS).args(DATABASE_TESTS).env("IQUAZU_BINARY", play::binary(repo));
    command
}

fn run_tests(repo: &Repo, tests: &mut Tests, mut command: Command) -> Result<Outcome> {
    let before = tests.passed;
    // A failed scenario says where and why; the stack of the runtime below it helps nobody.
    command.current_dir(&repo.root).env("RUST_LIB_BACKTRACE", "0");
    web::tell_where(repo, &mut command);
    run_and_read(&mut command, |line| tests.read(line))?;
    ensure!(tests.passed > before, "not a single test ran");
    checked(format!("{} tests passed", tests.passed - before))
}

fn in_root(repo: &Repo, mut command: Command) -> Result<()> {
    run(web::tell_where(repo, command.current_dir(&repo.root)))
}

fn checked(text: impl Into<String>) -> Result<Outcome> {
    Ok(Outcome::Checked(text.into()))
}

//! The steps of `cargo verify`. Those that build use one target folder and the same packages and features, so that
//! nothing is built twice.

use std::fmt;
use std::process::Command;
use std::sync::OnceLock;

use anyhow::{Context as _, Result, ensure};

use super::count::Tests;
use super::programs::{self, Program};
use super::scratch::Scratch;
use crate::advisories::Advisories;
use crate::command::{cargo, run, run_and_read};
use crate::repo::Repo;
use crate::web::Modules;
use crate::{advisories, fuzz, play, policy, python, tidy, tools, web};

pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) run: fn(&Context, &mut Tests) -> Result<Outcome>,
    /// Steps that must have ended before it begins, besides the earlier ones of its lane.
    after: &'static [&'static str],
    /// The same if the temporary files of tests are on a disk.
    after_on_disk: &'static [&'static str],
}

/// Steps that run one after the other.
pub(super) struct Lane {
    pub(super) steps: &'static [Step],
    /// Whether its programs take only the time of the processors that the other lanes leave.
    pub(super) in_background: bool,
}

/// What the steps share.
pub(super) struct Context<'a> {
    pub(super) repo: &'a Repo,
    /// The test programs, once they are compiled.
    programs: OnceLock<Vec<Program>>,
    /// The browser tests, once they are compiled.
    browser_programs: OnceLock<Vec<Program>>,
    /// The WASM modules of the app, once they are compiled.
    modules: OnceLock<Modules>,
    /// Holds the temporary files of tests if the machine has the memory.
    pub(super) scratch: Option<Scratch>,
}

impl<'a> Context<'a> {
    pub(super) fn new(repo: &'a Repo, chosen: &[&str]) -> Context<'a> {
        let mut scratch = None;
        if chosen.iter().any(|name| ["doctests", "tests", "browser", "browsers"].contains(name)) {
            match Scratch::create() {
                Ok(created) => scratch = Some(created),
                Err(reason) => println!("Temporary files of tests are on disk, which takes longer: {reason:#}"),
            }
        }
        Context {
            repo,
            programs: OnceLock::new(),
            browser_programs: OnceLock::new(),
            modules: OnceLock::new(),
            scratch,
        }
    }
}

impl Step {
    const fn new(name: &'static str, about: &'static str, run: fn(&Context, &mut Tests) -> Result<Outcome>) -> Step {
        Step { name, about, run, after: &[], after_on_disk: &[] }
    }

    const fn after(self, after: &'static [&'static str]) -> Step {
        Step { after, ..self }
    }

    const fn after_on_disk(self, after_on_disk: &'static [&'static str]) -> Step {
        Step { after_on_disk, ..self }
    }

    /// Returns the steps of other lanes that must have ended before this one begins.
    pub(super) fn waits_for(&self, in_memory: bool) -> Vec<&'static str> {
        let on_disk = if in_memory { &[] } else { self.after_on_disk };
        [self.after, on_disk].concat()
    }
}

pub(super) enum Outcome {
    Checked(String),
    /// It could not be checked; the text says why. Reported, never skipped silently.
    Skipped(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Checked(text) => f.write_str(text),
            Outcome::Skipped(reason) => write!(f, "skipped: {reason}"),
        }
    }
}

/// The lanes run at the same time: one that keeps the processors busy most of the time, and one that fills its gaps.
///
/// If the temporary files are on a disk, tests run alone: a server that waits too long for the disk counts as unavailable,
/// and its test fails.
pub(super) const LANES: &[Lane] = &[
    Lane {
        steps: &[
            Step::new("tidy", "repository checks", tidy),
            Step::new("format", "rustfmt has nothing to change", format),
            Step::new("policy", "licences, sources and versions of dependencies", policy),
            Step::new("advisories", "known vulnerabilities of dependencies (optional)", advisories),
            Step::new("lints", "clippy on all targets, warnings denied", lints),
            Step::new("docs", "documentation, warnings denied", docs),
            Step::new("build", "compile all tests that need no browser", build),
            Step::new("doctests", "examples in the documentation", doctests),
            Step::new("tests", "all other tests that need no browser", tests).after(&["tools"]).after_on_disk(&["web"]),
            Step::new("binary", "the binary with the web app in it, and the browser tests", binary).after(&["web"]),
            Step::new("browser", "the web app as it ships in a real browser", browser)
                .after(&["tools", "web"])
                .after_on_disk(&["python"]),
            Step::new("browsers", "the same in Firefox and WebKit (optional)", browsers)
                .after(&["tools", "web"])
                .after_on_disk(&["python"]),
        ],
        in_background: false,
    },
    Lane {
        steps: &[
            // Installing mostly waits for downloads.
            Step::new("tools", "install what the machine lacks", tools),
            Step::new("modules", "compile the web app as it ships", modules),
            Step::new("web", "the files of the web app", web).after(&["lints", "docs", "build", "doctests"]),
            Step::new("fuzz", "a short run of every fuzz target", fuzz).after_on_disk(&["tests"]),
            Step::new("wasm", "clippy for the browser, warnings denied", wasm)
                .after(TARGET_FOLDER_USERS)
                .after_on_disk(&["tests"]),
            Step::new("python", "the Python package against the packages it is made for", python)
                .after(TARGET_FOLDER_USERS)
                .after_on_disk(&["tests"]),
        ],
        in_background: true,
    },
];

/// The steps of the first lane that compile. Others that use the same folder would keep them waiting. The first four may
/// embed the files of the web app, so `web` waits for them.
const TARGET_FOLDER_USERS: &[&str] = &["lints", "docs", "build", "doctests", "binary"];

/// Features for tests that plain `cargo test` leaves out: those that start a PostgreSQL server, and the compression of a
/// release. The same for all steps, so that they share what they build.
const FEATURES: [&str; 2] =
    ["--features", "iquazu-store/cluster,iquazu-server/cluster,iquazu/cluster,web-bundler/compress"];

/// The browser tests are compiled only with this feature, so plain `cargo test` cannot pass them untried.
const BROWSER_TESTS: [&str; 2] = ["--features", "iquazu-e2e/browser"];

/// Number of browser tests that run at the same time, for two cores: each waits a third of its time.
const PARALLEL_BROWSER_TESTS: &str = "3";

/// Crates that run in the browser, themselves or as a dependency.
const BROWSER_CRATES: &[&str] = &[
    "iquazu-art",
    "iquazu-rules",
    "iquazu-bots",
    "iquazu-messages",
    "iquazu-protocol",
    "iquazu-session",
    "iquazu-worker",
    "iquazu-web",
];

fn tools(_: &Context, _: &mut Tests) -> Result<Outcome> {
    tools::ensure_debian(tools::FUZZING)?;
    tools::ensure_debian(tools::DATABASE)?;
    tools::ensure_debian(tools::PYTHON)?;
    tools::ensure_debian(tools::PROXIES)?;
    tools::ensure_debian(tools::CLOCKS)?;
    tools::ensure_debian(tools::BROWSER)?;
    tools::ensure_debian(tools::FONTS)?;
    // Optional: the step `browsers` says what is missing. Here, because nothing is to be installed beside running tests.
    let others = tools::ensure_debian(tools::OTHER_BROWSERS).map_or("", |()| ", Firefox, WebKit");
    checked(format!("C++, PostgreSQL, Python, nginx, Caddy, libfaketime, Chromium and its driver, fonts{others}"))
}

fn tidy(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    checked(tidy::check(repo)?)
}

fn format(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    in_root(repo, cargo(["fmt", "--all", "--check"]))?;
    checked("formatted")
}

fn policy(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    checked(policy::check(repo)?)
}

fn advisories(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    match advisories::check(repo)? {
        Advisories::None => checked("none"),
        Advisories::NotChecked(reason) => Ok(Outcome::Skipped(reason.to_owned())),
    }
}

fn lints(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    let mut clippy = cargo(["clippy", "--workspace", "--all-targets"]);
    clippy.args(FEATURES).args(BROWSER_TESTS).args(["--", "-D", "warnings"]);
    in_root(repo, clippy)?;
    checked("no warning")
}

fn wasm(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    tools::ensure_wasm_target()?;
    let present: Vec<&str> = BROWSER_CRATES.iter().copied().filter(|name| repo.has(name)).collect();
    let mut clippy = cargo(["clippy", "--target", tools::WASM]);
    for package in &present {
        clippy.args(["--package", package]);
    }
    clippy.args(["--", "-D", "warnings"]);
    in_root(repo, clippy)?;
    checked(present.join(", "))
}

fn docs(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    // Asking for examples gives dependencies the features that they have for lints and tests, so they are shared.
    let mut doc = cargo(["doc", "--workspace", "--no-deps", "--lib", "--examples"]);
    for program in repo.members.iter().filter(|member| !member.has_library).flat_map(|member| &member.programs) {
        doc.args(["--bin", program]);
    }
    doc.args(FEATURES);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    in_root(repo, doc)?;
    checked("no warning")
}

fn build(context: &Context, _: &mut Tests) -> Result<Outcome> {
    checked(format!("{} test programs", programs(context)?.len()))
}

fn doctests(context: &Context, tests: &mut Tests) -> Result<Outcome> {
    // Not `--doc`, which also compiles libraries without examples. The names of examples end in their line.
    let mut command = cargo(["test", "--workspace", "--quiet", "--no-fail-fast"]);
    command.args(FEATURES).args(["--", " (line "]);
    run_tests(context, tests, command)
}

fn tests(context: &Context, tests: &mut Tests) -> Result<Outcome> {
    programs::run(context.repo, programs(context)?, tests, |command| prepare_tests(context, command))?;
    all_passed(tests)
}

/// Returns the test programs and compiles them if the step `build` did not run.
fn programs<'a>(context: &'a Context) -> Result<&'a [Program]> {
    if let Some(programs) = context.programs.get() {
        return Ok(programs);
    }
    let mut command = cargo(["test", "--workspace", "--no-run"]);
    command.args(FEATURES);
    let compiled = programs::compile(context.repo, prepare(context.repo, &mut command))?;
    Ok(context.programs.get_or_init(|| compiled))
}

fn python(Context { repo, .. }: &Context, tests: &mut Tests) -> Result<Outcome> {
    match python::check(repo, |line| tests.read_pytest(line))? {
        python::Checked::NotRun(reason) => Ok(Outcome::Skipped(reason.to_owned())),
        python::Checked::Passed => all_passed(tests),
    }
}

fn fuzz(Context { repo, .. }: &Context, _: &mut Tests) -> Result<Outcome> {
    if !fuzz::exists(repo) {
        return Ok(Outcome::Skipped("there is no fuzz/".to_owned()));
    }
    checked(fuzz::smoke(repo, fuzz::runs(&[])?)?)
}

fn modules(context: &Context, _: &mut Tests) -> Result<Outcome> {
    if !web::exists(context.repo) {
        return Ok(no_web_app());
    }
    let names: Vec<&str> = modules_of(context)?.iter().map(|(name, _)| *name).collect();
    checked(names.join(", "))
}

/// Returns the WASM modules of the app and compiles them if the step `modules` did not run.
fn modules_of<'a>(context: &'a Context) -> Result<&'a Modules> {
    if let Some(modules) = context.modules.get() {
        return Ok(modules);
    }
    let compiled = web::compile(context.repo)?;
    Ok(context.modules.get_or_init(|| compiled))
}

fn web(context: &Context, _: &mut Tests) -> Result<Outcome> {
    if !web::exists(context.repo) {
        return Ok(no_web_app());
    }
    web::replace_files(context.repo, modules_of(context)?)?;
    checked("built into target/web/dist")
}

fn no_web_app() -> Outcome {
    Outcome::Skipped("there is no crates/web/static/index.html".to_owned())
}

fn binary(context: &Context, _: &mut Tests) -> Result<Outcome> {
    checked(format!("with {} programs of browser tests", browser_programs(context)?.len()))
}

/// Returns the browser tests and compiles them, with the binary, if the step `binary` did not run. They are started without
/// cargo, which would wait for the steps that compile meanwhile.
fn browser_programs<'a>(context: &'a Context) -> Result<&'a [Program]> {
    if let Some(programs) = context.browser_programs.get() {
        return Ok(programs);
    }
    // Together, and with all packages, so that dependencies have the same features as in all tests.
    let mut build = cargo(["build", "--workspace", "--bin", "iquazu", "--test", "browser", "--test", "browsers"]);
    build.args(FEATURES).args(BROWSER_TESTS);
    let compiled = programs::compile(context.repo, prepare(context.repo, &mut build))?;
    Ok(context.browser_programs.get_or_init(|| compiled))
}

fn browser(context: &Context, tests: &mut Tests) -> Result<Outcome> {
    if !web::exists(context.repo) {
        return Ok(no_web_app());
    }
    run_browser_tests(context, "browser", tests)
}

fn browsers(context: &Context, tests: &mut Tests) -> Result<Outcome> {
    if !web::exists(context.repo) {
        return Ok(no_web_app());
    }
    // Large packages, which not every machine can or should install.
    if let Err(reason) = tools::ensure_debian(tools::OTHER_BROWSERS) {
        return Ok(Outcome::Skipped(format!("Firefox and WebKit: {reason:#}")));
    }
    run_browser_tests(context, "browsers", tests)
}

fn run_browser_tests(context: &Context, name: &str, tests: &mut Tests) -> Result<Outcome> {
    let source = format!("e2e/tests/{name}/main.rs");
    let program = browser_programs(context)?.iter().find(|program| program.source == source);
    let mut command = program.with_context(|| format!("cargo compiled no {source}"))?.command();
    command.env("IQUAZU_BINARY", play::binary(context.repo));
    command.args(["--test-threads", PARALLEL_BROWSER_TESTS]);
    run_tests(context, tests, command)
}

fn run_tests(context: &Context, tests: &mut Tests, mut command: Command) -> Result<Outcome> {
    prepare_tests(context, &mut command);
    run_and_read(&mut command, |line| tests.read(line))?;
    all_passed(tests)
}

fn all_passed(tests: &Tests) -> Result<Outcome> {
    ensure!(tests.passed > 0, "not a single test ran");
    ensure!(tests.failed == 0, "{} tests failed", tests.failed);
    checked(format!("{} tests passed", tests.passed))
}

fn in_root(repo: &Repo, mut command: Command) -> Result<()> {
    run(prepare(repo, &mut command))
}

fn prepare<'a>(repo: &Repo, command: &'a mut Command) -> &'a mut Command {
    // Errors of tests say where and why; a backtrace through the runtime adds nothing.
    if command.get_current_dir().is_none() {
        command.current_dir(&repo.root);
    }
    web::set_dist(repo, command).env("RUST_LIB_BACKTRACE", "0");
    // Incremental compilation costs time in a build from scratch, and `verify` is mostly that.
    command.env("CARGO_INCREMENTAL", "0")
}

fn prepare_tests(Context { repo, scratch, .. }: &Context, command: &mut Command) {
    prepare(repo, command);
    if let Some(scratch) = scratch {
        scratch.give_to(command);
    }
}

fn checked(text: impl Into<String>) -> Result<Outcome> {
    Ok(Outcome::Checked(text.into()))
}

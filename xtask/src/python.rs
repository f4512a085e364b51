//! The Python package: builds its wheel into a fresh virtual environment and runs its tests against the real packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::{exists, run, run_and_print_after, run_quietly};
use crate::repo::Repo;

/// How far the checks got.
pub(crate) enum Checked {
    /// The suite passed.
    Passed,
    /// It could not run; the text says why.
    NotRun(&'static str),
}

/// Checks that Python is recent enough for the package.
const VERSION_CHECK: &str = "import sys; sys.exit(sys.version_info < (3, 11))";
/// A small package. If pip can download it, the configured registry can be reached.
const PROBE_PACKAGE: &str = "iniconfig";

pub(crate) fn check(repo: &Repo, each_line: impl FnMut(&str)) -> Result<Checked> {
    if !exists("python3", "--version") || run_quietly(Command::new("python3").args(["-c", VERSION_CHECK])).is_err() {
        return Ok(Checked::NotRun("needs Python 3.11 or later"));
    }
    let folder = repo.root.join("target/python");
    let environment = Environment::create(&folder.join("venv"))?;
    if !environment.has_registry(&folder) {
        return Ok(Checked::NotRun("the registry of Python packages cannot be reached"));
    }
    let package = repo.root.join("crates/python");
    let requirements = package.join("tests/requirements.txt");
    run(environment.pip().args(["install", "--quiet", "--requirement"]).arg(&requirements))?;
    let wheel = build_wheel(&environment, &package, &folder.join("wheels"))?;
    run(environment.pip().args(["install", "--quiet", "--no-deps"]).arg(wheel))?;
    let mut tests = Command::new(environment.program("python"));
    tests.args(["-B", "-X", "faulthandler", "-m", "pytest", "-p", "no:cacheprovider", "--durations=5"]);
    tests.current_dir(&package);
    run_and_print_after(&mut tests, each_line)?;
    Ok(Checked::Passed)
}

/// Builds the wheel with the profile of the tests, whose dependencies are mostly built already.
fn build_wheel(environment: &Environment, package: &Path, out: &Path) -> Result<PathBuf> {
    if out.exists() {
        std::fs::remove_dir_all(out)?;
    }
    let mut build = Command::new(environment.program("maturin"));
    build.args(["build", "--quiet", "--profile", "dev", "--out"]).arg(out).current_dir(package);
    run(build.env("CARGO_INCREMENTAL", "0"))?;
    let wheels: Vec<PathBuf> = std::fs::read_dir(out)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    ensure!(wheels.len() == 1, "expected one wheel in {}, found {}", out.display(), wheels.len());
    Ok(wheels.into_iter().next().expect("one"))
}

/// A virtual environment.
struct Environment(PathBuf);

impl Environment {
    /// Creates an empty environment in place of an older one.
    fn create(folder: &Path) -> Result<Environment> {
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(folder))?;
        Ok(Environment(folder.to_owned()))
    }

    fn program(&self, name: &str) -> PathBuf {
        self.0.join("bin").join(name)
    }

    fn pip(&self) -> Command {
        let mut pip = Command::new(self.program("pip"));
        pip.arg("--disable-pip-version-check");
        pip
    }

    /// Tries to fetch a small package.
    fn has_registry(&self, folder: &Path) -> bool {
        let fetch = ["download", "--quiet", "--no-deps", "--no-cache-dir", "--retries", "1", "--dest"];
        run_quietly(self.pip().args(fetch).arg(folder.join("probe")).arg(PROBE_PACKAGE)).is_ok()
    }
}

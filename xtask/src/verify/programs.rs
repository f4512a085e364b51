//! The test programs of the workspace: compiled together, then run several at a time, because the longest ones mostly wait.
//! Cargo itself would run one after the other.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::count::Tests;
use crate::command::read_output;
use crate::repo::Repo;

/// Number of programs that run at the same time.
const PARALLEL_PROGRAMS: usize = 2;

/// The sources of the programs that take longest, the longest first. They start first, so that none of them is left alone
/// at the end.
const LONGEST: &[&str] = &[
    "crates/cli/tests/main.rs",
    "crates/server/tests/online/main.rs",
    "crates/server/tests/hostile_editions/main.rs",
    "crates/bots/tests/main.rs",
    "crates/store/tests/contract/main.rs",
];

/// A compiled test program.
#[derive(Debug)]
pub(super) struct Program {
    /// Its main source file, relative to the root.
    pub(super) source: String,
    /// The folder of its package.
    folder: PathBuf,
    executable: PathBuf,
}

/// Compiles test programs with a command like `cargo test --no-run` and returns them, the longest first.
pub(super) fn compile(repo: &Repo, command: &mut Command) -> Result<Vec<Program>> {
    command.arg("--message-format=json-render-diagnostics");
    let output = read_output(command)?;
    let mut programs = Vec::new();
    for line in output.lines().filter(|line| line.starts_with('{')) {
        programs.extend(program(repo, &serde_json::from_str(line)?));
    }
    ensure!(!programs.is_empty(), "cargo compiled no test program");
    programs.sort_by_key(|program| rank(&program.source));
    Ok(programs)
}

/// Returns the test program that a message of cargo reports.
fn program(repo: &Repo, message: &Value) -> Option<Program> {
    if message["profile"]["test"] != true {
        return None;
    }
    let path = |value: &Value| value.as_str().map(PathBuf::from);
    Some(Program {
        executable: path(&message["executable"])?,
        source: repo.relative(&path(&message["target"]["src_path"])?),
        folder: path(&message["manifest_path"])?.parent()?.to_owned(),
    })
}

fn rank(source: &str) -> usize {
    LONGEST.iter().position(|long| *long == source).unwrap_or(LONGEST.len())
}

/// Runs all programs, even after a failure, and prints the output of each as a whole when it has ended. `prepare` sets the
/// environment.
pub(super) fn run(
    repo: &Repo,
    programs: &[Program],
    tests: &mut Tests,
    prepare: impl Fn(&mut Command) + Sync,
) -> Result<()> {
    let logs = repo.target.join("test-output");
    fs::create_dir_all(&logs)?;
    let queue: Mutex<VecDeque<&Program>> = Mutex::new(programs.iter().collect());
    let next = || queue.lock().expect("no thread panics").pop_front();
    let run_queue = || {
        let mut finished = Vec::new();
        while let Some(program) = next() {
            finished.push((program, program.run(&logs, &prepare)));
        }
        finished
    };
    let finished = thread::scope(|scope| {
        let threads: Vec<_> = (0..PARALLEL_PROGRAMS).map(|_| scope.spawn(run_queue)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no thread panics")).collect::<Vec<_>>()
    });
    let mut failures = Vec::new();
    for (program, result) in finished {
        let error = match result {
            Ok((counted, result)) => {
                tests.add(&counted);
                result.err()
            }
            Err(error) => Some(error),
        };
        failures.extend(error.map(|error| format!("{}: {error:#}", program.source)));
    }
    match failures.len() {
        0 => Ok(()),
        count => bail!("{count} of {} test programs failed: {}", programs.len(), failures.join("; ")),
    }
}

impl Program {
    /// Returns a command that starts the program as cargo would.
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.executable);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).stdin(Stdio::null());
        if io::stdout().is_terminal() {
            command.args(["--color", "always"]);
        }
        command
    }

    /// Runs the program as cargo would. Returns its tests, and whether it passed.
    fn run(&self, logs: &Path, prepare: &impl Fn(&mut Command)) -> Result<(Tests, Result<()>)> {
        let name = self.executable.file_name().context("a program has a name")?;
        let log = logs.join(name).with_extension("txt");
        // A file, not a pipe: a process that outlives the program could keep a pipe open.
        let file = File::create(&log)?;
        let mut command = self.command();
        prepare(&mut command);
        command.stdout(file.try_clone()?).stderr(file);
        let start = Instant::now();
        let status = command.status().with_context(|| format!("cannot start {}", self.executable.display()))?;
        let output = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
        let mut tests = Tests::default();
        output.lines().for_each(|line| tests.read(line));
        let heading = format!("     Ran {} in {:.1} s", self.source, start.elapsed().as_secs_f64());
        io::stdout().lock().write_all(format!("{heading}\n{output}\n").as_bytes())?;
        Ok((tests, if status.success() { ended_well(&output) } else { Err(anyhow::anyhow!("{status}")) }))
    }
}

/// Checks that a program that reports success has run its tests to the end.
fn ended_well(output: &str) -> Result<()> {
    ensure!(output.lines().any(|line| line.contains("test result: ")), "it printed no result");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longest_programs_exist() {
        let repo = Repo::open().expect("started by cargo");
        for source in LONGEST {
            assert!(repo.root.join(source).is_file(), "there is no {source}");
        }
    }

    #[test]
    fn program_without_a_result_has_not_passed() {
        assert!(ended_well("running 1 test\ntest a ... ok\n\ntest result: ok. 1 passed; 0 failed\n").is_ok());
        assert!(ended_well("running 1 test\n").is_err());
    }

    #[test]
    fn messages_of_cargo_name_the_test_programs() {
        let repo = Repo::open().expect("started by cargo");
        let folder = repo.root.join("crates/cli");
        let message = |test: bool| {
            serde_json::json!({
                "reason": "compiler-artifact",
                "manifest_path": folder.join("Cargo.toml"),
                "target": {"name": "main", "src_path": folder.join("tests/main.rs")},
                "profile": {"test": test},
                "executable": "/target/debug/deps/main-1",
            })
        };
        let found = program(&repo, &message(true)).expect("a test program");
        assert_eq!(found.source, "crates/cli/tests/main.rs");
        assert_eq!(found.folder, folder);
        assert!(program(&repo, &message(false)).is_none(), "a program that is no test");
    }
}

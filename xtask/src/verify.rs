//! `cargo verify`: runs every check, the quick ones first, and stops at the first failure.

mod count;
mod steps;

use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::repo::Repo;
use count::Tests;
use steps::{Outcome, STEPS, Step};

/// A step that has run.
struct Finished {
    step: &'static Step,
    duration: Duration,
    result: Result<Outcome>,
}

pub(crate) fn verify(repo: &Repo, names: &[String]) -> Result<ExitCode> {
    let chosen = choose(names)?;
    let start = Instant::now();
    let mut tests = Tests::default();
    let done = run_all(&chosen, repo, &mut tests);
    println!("\n{}", summary(&done, &chosen, start.elapsed()));
    let good = done.iter().all(|step| step.result.is_ok()) && tests.failed == 0;
    println!("{} passed, {} failed", tests.passed, tests.failed);
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the names of all steps, in their order.
pub(crate) fn step_names() -> Vec<&'static str> {
    STEPS.iter().map(|step| step.name).collect()
}

/// Returns the named steps in their order, or all if none is named.
fn choose(names: &[String]) -> Result<Vec<&'static Step>> {
    for name in names {
        if !STEPS.iter().any(|step| step.name == name) {
            bail!("unknown step `{name}`: expected one of {}", step_names().join(", "));
        }
    }
    let wanted = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(wanted).collect())
}

/// Runs steps until one fails.
fn run_all(steps: &[&'static Step], repo: &Repo, tests: &mut Tests) -> Vec<Finished> {
    let mut done: Vec<Finished> = Vec::new();
    thread::scope(|scope| {
        let mut beside = None;
        for (index, step) in steps.iter().copied().enumerate() {
            if step.beside_next && beside.is_none() && index + 1 < steps.len() {
                beside = Some(scope.spawn(|| run(step, repo, &mut Tests::default())));
                continue;
            }
            let finished = run(step, repo, tests);
            done.extend(beside.take().map(|thread| thread.join().expect("a step does not panic")));
            done.push(finished);
            if done.iter().any(|step| step.result.is_err()) {
                break;
            }
        }
    });
    done
}

fn run(step: &'static Step, repo: &Repo, tests: &mut Tests) -> Finished {
    println!("\n── {}: {}", step.name, step.about);
    let start = Instant::now();
    let result = (step.run)(repo, tests);
    let duration = start.elapsed();
    match &result {
        Ok(outcome) => println!("   {}: {outcome} ({})", step.name, seconds(duration)),
        Err(error) => println!("   {}: FAILED ({}): {error:#}", step.name, seconds(duration)),
    }
    Finished { step, duration, result }
}

fn summary(done: &[Finished], chosen: &[&Step], duration: Duration) -> String {
    let mut lines = Vec::new();
    for Finished { step, duration, result } in done {
        let (mark, text) = match result {
            Ok(outcome @ Outcome::Checked(_)) => ("ok", outcome.to_string()),
            Ok(outcome @ Outcome::Skipped(_)) => ("skipped", outcome.to_string()),
            Err(error) => ("FAILED", error.to_string()),
        };
        let text = text.lines().last().unwrap_or_default().trim().to_owned();
        lines.push(format!("{mark:<7} {:<10} {:>9}  {text}", step.name, seconds(*duration)));
    }
    for step in &chosen[done.len()..] {
        lines.push(format!("{:<7} {:<10}", "not run", step.name));
    }
    let left_out = STEPS.len() - chosen.len();
    if left_out > 0 {
        lines.push(format!("{left_out} of {} steps were not selected", STEPS.len()));
    }
    lines.push(format!("{:<18} {:>9}", "total", seconds(duration)));
    lines.join("\n")
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

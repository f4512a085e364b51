//! `cargo verify`: every check, one after the other, the quick ones first.

mod count;
mod steps;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::repo::Repo;
use count::Tests;
use steps::{Outcome, STEPS, Step};

/// How a step went: what it found, or why it failed.
type Finding = Result<Outcome>;

struct Done {
    step: &'static Step,
    took: Duration,
    finding: Finding,
}

pub(crate) fn verify(repo: &Repo, names: &[String]) -> Result<ExitCode> {
    let chosen = choose(names)?;
    let start = Instant::now();
    let mut tests = Tests::default();
    let mut done = Vec::new();
    for step in &chosen {
        done.push(take(step, repo, &mut tests));
        if done.last().is_some_and(|done| done.finding.is_err()) {
            break;
        }
    }
    println!("\n{}", summary(&done, &chosen, start.elapsed()));
    let good = done.iter().all(|done| done.finding.is_ok()) && tests.failed == 0;
    println!("{} passed, {} failed", tests.passed, tests.failed);
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The steps to take: all, or the named ones in their usual order.
fn choose(names: &[String]) -> Result<Vec<&'static Step>> {
    for name in names {
        if !STEPS.iter().any(|step| step.name == name) {
            let all: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            bail!("there is no step `{name}`; the steps are: {}", all.join(", "));
        }
    }
    let wanted = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(wanted).collect())
}

fn take(step: &'static Step, repo: &Repo, tests: &mut Tests) -> Done {
    println!("\n── {}: {}", step.name, step.about);
    let start = Instant::now();
    let finding = (step.run)(repo, tests);
    let took = start.elapsed();
    match &finding {
        Ok(outcome) => println!("   {outcome} ({})", seconds(took)),
        Err(error) => println!("   FAILED ({}): {error:#}", seconds(took)),
    }
    Done { step, took, finding }
}

fn summary(done: &[Done], chosen: &[&Step], took: Duration) -> String {
    let mut lines = Vec::new();
    for Done { step, took, finding } in done {
        let (mark, text) = match finding {
            Ok(outcome @ Outcome::Checked(_)) => ("ok", outcome.to_string()),
            Ok(outcome @ Outcome::NothingThere(_)) => ("none", outcome.to_string()),
            Err(error) => ("FAILED", error.to_string()),
        };
        let text = text.lines().last().unwrap_or_default().trim().to_owned();
        lines.push(format!("{mark:<7} {:<9} {:>9}  {text}", step.name, seconds(*took)));
    }
    for step in &chosen[done.len()..] {
        lines.push(format!("{:<7} {:<9}", "not run", step.name));
    }
    let left_out = STEPS.len() - chosen.len();
    if left_out > 0 {
        lines.push(format!("{left_out} of {} steps were not asked for", STEPS.len()));
    }
    lines.push(format!("{:<17} {:>9}", "in all", seconds(took)));
    lines.join("\n")
}

fn seconds(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}

//! `cargo verify`: runs every check, the quick ones first, and stops at the first failure.

mod count;
mod lanes;
mod programs;
mod scratch;
mod steps;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::repo::Repo;
use count::Tests;
use lanes::Finished;
use steps::{Context, LANES, Outcome, Step};

pub(crate) fn verify(repo: &Repo, names: &[String]) -> Result<ExitCode> {
    let chosen = choose(names)?;
    let start = Instant::now();
    let done = lanes::run_all(&chosen, &Context::new(repo, &chosen));
    println!("\n{}", summary(&done, &chosen, start.elapsed()));
    let mut tests = Tests::default();
    done.iter().for_each(|step| tests.add(&step.tests));
    let good = done.iter().all(|step| step.result.is_ok()) && tests.failed == 0;
    println!("{} passed, {} failed", tests.passed, tests.failed);
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn steps() -> impl Iterator<Item = &'static Step> {
    LANES.iter().flat_map(|lane| lane.steps)
}

/// Returns the names of all steps, in their order.
pub(crate) fn step_names() -> Vec<&'static str> {
    steps().map(|step| step.name).collect()
}

/// Returns the names of the named steps in their order, or of all if none is named.
fn choose(names: &[String]) -> Result<Vec<&'static str>> {
    let all = step_names();
    for name in names {
        if !all.contains(&name.as_str()) {
            bail!("unknown step `{name}`: expected one of {}", all.join(", "));
        }
    }
    let wanted = |step: &&str| names.is_empty() || names.iter().any(|name| name == step);
    Ok(all.into_iter().filter(wanted).collect())
}

fn summary(done: &[Finished], chosen: &[&str], duration: Duration) -> String {
    let mut lines = Vec::new();
    for Finished { step, duration, result, .. } in done {
        let (mark, text) = match result {
            Ok(outcome @ Outcome::Checked(_)) => ("ok", outcome.to_string()),
            Ok(outcome @ Outcome::Skipped(_)) => ("skipped", outcome.to_string()),
            Err(error) => ("FAILED", error.to_string()),
        };
        let text = text.lines().last().unwrap_or_default().trim().to_owned();
        lines.push(format!("{mark:<7} {:<10} {:>9}  {text}", step.name, seconds(*duration)));
    }
    for name in chosen.iter().filter(|name| !done.iter().any(|finished| finished.step.name == **name)) {
        lines.push(format!("{:<7} {name:<10}", "not run"));
    }
    let all = steps().count();
    if chosen.len() < all {
        lines.push(format!("{} of {all} steps were not selected", all - chosen.len()));
    }
    lines.push(format!("{:<18} {:>9}", "total", seconds(duration)));
    lines.join("\n")
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

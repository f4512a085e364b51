//! Runs the steps: those of a lane one after the other, the lanes at the same time.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use super::count::Tests;
use super::seconds;
use super::steps::{Context, LANES, Lane, Outcome, Step};

/// A step that has run.
pub(super) struct Finished {
    pub(super) step: &'static Step,
    pub(super) duration: Duration,
    pub(super) result: Result<Outcome>,
    pub(super) tests: Tests,
}

/// The progress of all lanes, which they share.
struct Progress<'a> {
    chosen: &'a [&'static str],
    /// The steps that have ended, and whether all went well.
    ended: Mutex<(Vec<&'static str>, bool)>,
    changed: Condvar,
}

/// Runs steps until one fails. Steps that are running then are completed.
pub(super) fn run_all(chosen: &[&'static str], context: &Context) -> Vec<Finished> {
    let progress = Progress { chosen, ended: Mutex::new((Vec::new(), true)), changed: Condvar::new() };
    thread::scope(|scope| {
        let lanes: Vec<_> = LANES.iter().map(|lane| scope.spawn(|| run_lane(lane, &progress, context))).collect();
        lanes.into_iter().flat_map(|lane| lane.join().expect("a lane does not panic")).collect()
    })
}

fn run_lane(lane: &'static Lane, progress: &Progress, context: &Context) -> Vec<Finished> {
    if lane.in_background {
        yield_to_others();
    }
    let mut done = Vec::new();
    for step in lane.steps.iter().filter(|step| progress.chosen.contains(&step.name)) {
        if !progress.wait_for(&step.waits_for(context.scratch.is_some())) {
            break;
        }
        let unfinished = Unfinished(progress);
        let finished = run(step, context);
        std::mem::forget(unfinished);
        progress.end(step.name, finished.result.is_ok());
        done.push(finished);
    }
    done
}

/// Lowers the priority of this thread and of the programs that it will start. Without `renice`, or on a system whose threads
/// have no priority, everything competes alike.
fn yield_to_others() {
    let thread = fs::read_link("/proc/thread-self");
    let stat = fs::read_to_string("/proc/thread-self/stat").ok();
    if let (Some(thread), Some(nice)) =
        (thread.ok().as_deref().and_then(Path::file_name), stat.as_deref().and_then(nice))
    {
        let mut renice = Command::new("renice");
        renice.arg("-n").arg((nice + YIELDED).min(LOWEST).to_string()).arg("-p").arg(thread);
        let _ = renice.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// How much nicer the background is than the other lanes.
const YIELDED: i32 = 10;
/// The lowest priority.
const LOWEST: i32 = 19;

/// Reads the niceness from a `stat` file of Linux: the 17th number after the name, which may contain anything.
fn nice(stat: &str) -> Option<i32> {
    stat.rsplit_once(')')?.1.split_whitespace().nth(16)?.parse().ok()
}

/// Ends the other lanes if this one panics, as when nobody reads its output any more. They would wait for it for ever.
struct Unfinished<'p>(&'p Progress<'p>);

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        self.0.end("", false);
    }
}

impl Progress<'_> {
    /// Waits until these steps have ended, as far as they are chosen. Returns whether no step has failed.
    fn wait_for(&self, names: &[&str]) -> bool {
        let is_missing = |ended: &[&str]| names.iter().any(|name| self.chosen.contains(name) && !ended.contains(name));
        let ended = self.ended.lock().expect("no lane panics");
        let ended = self.changed.wait_while(ended, |(ended, good)| *good && is_missing(ended));
        ended.expect("no lane panics").1
    }

    fn end(&self, name: &'static str, good: bool) {
        let mut ended = self.ended.lock().expect("no lane panics");
        ended.0.push(name);
        ended.1 &= good;
        self.changed.notify_all();
    }
}

fn run(step: &'static Step, context: &Context) -> Finished {
    println!("\n── {}: {}", step.name, step.about);
    let start = Instant::now();
    let mut tests = Tests::default();
    // The other lanes would wait for ever for a step that panics.
    let result = catch_unwind(AssertUnwindSafe(|| (step.run)(context, &mut tests)));
    let result = result.unwrap_or_else(|_| Err(anyhow!("it panicked")));
    let duration = start.elapsed();
    match &result {
        Ok(outcome) => println!("   {}: {outcome} ({})", step.name, seconds(duration)),
        Err(error) => println!("   {}: FAILED ({}): {error:#}", step.name, seconds(duration)),
    }
    Finished { step, duration, result, tests }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::steps;

    /// Steps are simulated: in every round, each lane runs its next step if it waits for nothing.
    #[test]
    fn no_step_waits_for_ever_in_memory_or_on_disk() {
        for in_memory in [true, false] {
            let mut ended: Vec<&str> = Vec::new();
            let mut lanes: Vec<_> = LANES.iter().map(|lane| lane.steps.iter().peekable()).collect();
            while ended.len() < steps().count() {
                let before = ended.len();
                for lane in &mut lanes {
                    let next = lane.next_if(|step| step.waits_for(in_memory).iter().all(|name| ended.contains(name)));
                    ended.extend(next.map(|step| step.name));
                }
                assert!(ended.len() > before, "after {ended:?} every step waits");
            }
        }
    }

    #[test]
    fn niceness_is_read_whatever_the_name_of_the_program() {
        let stat = "7356 (a b) 1) S 1 7 7 0 -1 4194304 1 0 0 0 82 3 0 0 15 -5 1 0 67 16 9";
        assert_eq!(nice(stat), Some(-5));
        assert_eq!(nice(""), None);
        #[cfg(target_os = "linux")]
        assert!(nice(&fs::read_to_string("/proc/thread-self/stat").expect("a file of Linux")).is_some());
    }

    #[test]
    fn steps_wait_for_steps_that_exist() {
        let names: Vec<&str> = steps().map(|step| step.name).collect();
        for step in steps() {
            assert!(step.waits_for(false).iter().all(|name| names.contains(name)), "{}", step.name);
        }
    }

    #[test]
    fn waiting_ends_with_the_last_step_or_the_first_failure() {
        let progress = |chosen| Progress { chosen, ended: Mutex::new((Vec::new(), true)), changed: Condvar::new() };
        let good = progress(&["web", "tests"]);
        assert!(good.wait_for(&["build"]), "a step that is not chosen");
        thread::scope(|scope| {
            let waiting = scope.spawn(|| good.wait_for(&["web", "build", "tests"]));
            good.end("web", true);
            good.end("tests", true);
            assert!(waiting.join().expect("no panic"));
        });
        let bad = progress(&["web", "tests"]);
        thread::scope(|scope| {
            let waiting = scope.spawn(|| bad.wait_for(&["tests"]));
            bad.end("web", false);
            assert!(!waiting.join().expect("no panic"));
        });
        let panicked = progress(&["web", "tests"]);
        thread::scope(|scope| {
            let waiting = scope.spawn(|| panicked.wait_for(&["tests"]));
            let lane = scope.spawn(|| {
                let _unfinished = Unfinished(&panicked);
                panic!("nobody reads what the lane prints");
            });
            assert!(lane.join().is_err());
            assert!(!waiting.join().expect("no panic"));
        });
    }
}

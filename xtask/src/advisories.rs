//! Known vulnerabilities of our dependencies, from the RustSec database. Optional: it needs cargo-deny and a network.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::exists;
use crate::repo::Repo;

/// The result of looking for advisories.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Advisories {
    /// No dependency has one.
    None,
    /// They could not be looked up; the text says why.
    NotChecked(&'static str),
}

const NOT_INSTALLED: &str = "cargo-deny is not installed; `cargo install cargo-deny` adds this check";
const NO_DATABASE: &str = "the advisory database cannot be fetched here";

/// Asks cargo-deny.
///
/// # Errors
/// Fails if a dependency has an advisory.
pub(crate) fn check(repo: &Repo) -> Result<Advisories> {
    if !exists("cargo-deny", "--version") {
        return Ok(Advisories::NotChecked(NOT_INSTALLED));
    }
    let mut command = Command::new("cargo-deny");
    command.args(["--all-features", "check", "advisories"]).current_dir(&repo.root);
    let output = command.output().context("cannot start cargo-deny")?;
    judge(output.status.success(), &String::from_utf8_lossy(&output.stderr))
}

fn judge(success: bool, report: &str) -> Result<Advisories> {
    if success {
        return Ok(Advisories::None);
    }
    // cargo-deny has one exit code for both, so its words must tell them apart.
    if report.contains("failed to fetch advisory database") || report.contains("failed to clone") {
        return Ok(Advisories::NotChecked(NO_DATABASE));
    }
    bail!("a dependency has a known vulnerability:\n{report}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_database_is_not_a_vulnerability() {
        let report = "2026-11-16 [ERROR] failed to fetch advisory database https://github.com/rustsec/advisory-db";
        assert_eq!(judge(false, report).unwrap(), Advisories::NotChecked(NO_DATABASE));
    }

    #[test]
    fn a_vulnerability_fails() {
        let report = "error[vulnerability]: Use after free\n    ID: RUSTSEC-2020-0071";
        assert!(judge(false, report).unwrap_err().to_string().contains("RUSTSEC-2020-0071"));
    }

    #[test]
    fn success_means_no_advisories() {
        assert_eq!(judge(true, "advisories ok").unwrap(), Advisories::None);
    }
}

//! The dependency policy of `deny.toml`, checked from `cargo metadata`.
//!
//! cargo-deny does the same, but takes minutes to build on a small machine, in every clean clone. This implements the
//! parts of its file that we use.

mod licence;
mod rules;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::command::{cargo, output_of};
use crate::repo::Repo;
use rules::Rules;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(crate) fn check(repo: &Repo) -> Result<String> {
    let rules = Rules::read(&repo.root.join("deny.toml"))?;
    let mut command = cargo(["metadata", "--format-version", "1", "--all-features"]);
    let metadata = output_of(command.current_dir(&repo.root))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("no packages")?;
    let violations = violations(&rules, packages);
    if !violations.is_empty() {
        bail!("dependencies violate deny.toml:\n  {}", violations.join("\n  "));
    }
    Ok(format!("{} packages follow deny.toml", packages.len()))
}

fn violations(rules: &Rules, packages: &[Value]) -> Vec<String> {
    let mut violations = Vec::new();
    for package in packages {
        violations.extend(licence_violation(rules, package));
        violations.extend(source_violation(package));
        violations.extend(wildcard_violations(package));
        violations.extend(ban_violation(rules, package));
    }
    violations.extend(rules.single.iter().filter_map(|name| version_violation(name, packages)));
    violations
}

fn licence_violation(rules: &Rules, package: &Value) -> Option<String> {
    let Some(expression) = package["license"].as_str() else {
        return Some(format!("{} has no licence", title(package)));
    };
    let allowed = licence::allowed(expression, &rules.licences);
    (!allowed).then(|| format!("{} has the licence {expression}", title(package)))
}

/// Third-party crates must come from crates.io; crates of the workspace have no source.
fn source_violation(package: &Value) -> Option<String> {
    let source = package["source"].as_str()?;
    (source != CRATES_IO).then(|| format!("{} comes from {source}", title(package)))
}

/// Crates of the workspace must name a version of every third-party dependency.
fn wildcard_violations(package: &Value) -> Vec<String> {
    let is_member = package["source"].is_null();
    let dependencies = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
    dependencies
        .iter()
        .filter(|wanted| is_member && wanted["path"].is_null() && wanted["req"] == "*")
        .map(|wanted| format!("{} accepts any version of {}", title(package), wanted["name"]))
        .collect()
}

fn ban_violation(rules: &Rules, package: &Value) -> Option<String> {
    let name = package["name"].as_str()?;
    rules.banned.iter().any(|banned| banned == name).then(|| format!("{name} is banned"))
}

fn version_violation(name: &str, packages: &[Value]) -> Option<String> {
    let versions: Vec<&str> = packages
        .iter()
        .filter(|package| package["name"] == name)
        .filter_map(|package| package["version"].as_str())
        .collect();
    (versions.len() > 1).then(|| format!("{name} has several versions: {}", versions.join(", ")))
}

fn title(package: &Value) -> String {
    let text = |key: &str| package[key].as_str().unwrap_or("?").to_owned();
    format!("{} {}", text("name"), text("version"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn violations_of(package: Value) -> Vec<String> {
        let rules = Rules::parse(
            "[licenses]\nallow = [\"MIT\"]\n[bans]\ndeny = [{ name = \"bad\" }, \
             { name = \"one\", deny-multiple-versions = true }]",
        );
        violations(&rules.unwrap(), package.as_array().unwrap())
    }

    #[test]
    fn accepts_a_package_that_follows_the_policy() {
        let package = json!([{"name": "good", "version": "1.0.0", "license": "MIT",
            "source": CRATES_IO, "dependencies": []}]);
        assert_eq!(violations_of(package), [""; 0]);
    }

    #[test]
    fn reports_licence_source_wildcard_and_ban() {
        let packages = json!([
            {"name": "a", "version": "1.0.0", "license": "GPL-3.0-only", "source": CRATES_IO},
            {"name": "b", "version": "1.0.0", "source": CRATES_IO},
            {"name": "c", "version": "1.0.0", "license": "MIT", "source": "git+https://x"},
            {"name": "d", "version": "1.0.0", "license": "MIT", "source": null,
                "dependencies": [{"name": "e", "req": "*"}, {"name": "f", "req": "*", "path": "f"}]},
            {"name": "bad", "version": "1.0.0", "license": "MIT", "source": CRATES_IO},
        ]);
        assert_eq!(
            violations_of(packages),
            [
                "a 1.0.0 has the licence GPL-3.0-only",
                "b 1.0.0 has no licence",
                "c 1.0.0 comes from git+https://x",
                "d 1.0.0 accepts any version of \"e\"",
                "bad is banned",
            ]
        );
    }

    #[test]
    fn reports_a_second_version_of_a_single_version_crate() {
        let versions = |name: &str| {
            json!([{"name": name, "version": "1.0.0", "license": "MIT"},
                   {"name": name, "version": "2.0.0", "license": "MIT"}])
        };
        assert_eq!(violations_of(versions("one")), ["one has several versions: 1.0.0, 2.0.0"]);
        assert_eq!(violations_of(versions("two")), [""; 0]);
    }
}

//! The dependency policy of `deny.toml`, checked from `cargo metadata`.
//!
//! cargo-deny would do the same, but takes minutes to build on a small machine, at every clean
//! clone. These are the parts of its file that we use.

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
    let faults = faults(&rules, packages);
    if !faults.is_empty() {
        bail!("the dependency policy is broken:\n  {}", faults.join("\n  "));
    }
    Ok(format!("{} packages follow deny.toml", packages.len()))
}

fn faults(rules: &Rules, packages: &[Value]) -> Vec<String> {
    let mut faults = Vec::new();
    for package in packages {
        faults.extend(licence_fault(rules, package));
        faults.extend(source_fault(package));
        faults.extend(wildcard_faults(package));
        faults.extend(ban_fault(rules, package));
    }
    faults.extend(rules.single.iter().filter_map(|name| version_fault(name, packages)));
    faults
}

fn licence_fault(rules: &Rules, package: &Value) -> Option<String> {
    let Some(expression) = package["license"].as_str() else {
        return Some(format!("{} names no licence", title(package)));
    };
    let allowed = licence::allowed(expression, &rules.licences);
    (!allowed).then(|| format!("{} has the licence {expression}", title(package)))
}

/// Our own crates have no source; all others must come from crates.io.
fn source_fault(package: &Value) -> Option<String> {
    let source = package["source"].as_str()?;
    (source != CRATES_IO).then(|| format!("{} comes from {source}", title(package)))
}

/// Our own crates say which version they want of what others made.
fn wildcard_faults(package: &Value) -> Vec<String> {
    let ours = package["source"].is_null();
    let dependencies = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
    dependencies
        .iter()
        .filter(|wanted| ours && wanted["path"].is_null() && wanted["req"] == "*")
        .map(|wanted| format!("{} wants any version of {}", title(package), wanted["name"]))
        .collect()
}

fn ban_fault(rules: &Rules, package: &Value) -> Option<String> {
    let name = package["name"].as_str()?;
    rules.banned.iter().any(|banned| banned == name).then(|| format!("{name} is banned"))
}

fn version_fault(name: &str, packages: &[Value]) -> Option<String> {
    let versions: Vec<&str> = packages
        .iter()
        .filter(|package| package["name"] == name)
        .filter_map(|package| package["version"].as_str())
        .collect();
    (versions.len() > 1).then(|| format!("{name} is there in versions {}", versions.join(", ")))
}

fn title(package: &Value) -> String {
    let text = |key: &str| package[key].as_str().unwrap_or("?").to_owned();
    format!("{} {}", text("name"), text("version"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn faults_of(package: Value) -> Vec<String> {
        let rules = Rules::parse(
            "[licenses]\nallow = [\"MIT\"]\n[bans]\ndeny = [{ name = \"bad\" }, \
             { name = \"one\", deny-multiple-versions = true }]",
        );
        faults(&rules.unwrap(), package.as_array().unwrap())
    }

    #[test]
    fn a_good_package_has_no_fault() {
        let package = json!([{"name": "good", "version": "1.0.0", "license": "MIT",
            "source": CRATES_IO, "dependencies": []}]);
        assert_eq!(faults_of(package), [""; 0]);
    }

    #[test]
    fn licence_source_wildcard_and_ban_are_each_found() {
        let packages = json!([
            {"name": "a", "version": "1.0.0", "license": "GPL-3.0-only", "source": CRATES_IO},
            {"name": "b", "version": "1.0.0", "source": CRATES_IO},
            {"name": "c", "version": "1.0.0", "license": "MIT", "source": "git+https://x"},
            {"name": "d", "version": "1.0.0", "license": "MIT", "source": null,
                "dependencies": [{"name": "e", "req": "*"}, {"name": "f", "req": "*", "path": "f"}]},
            {"name": "bad", "version": "1.0.0", "license": "MIT", "source": CRATES_IO},
        ]);
        assert_eq!(
            faults_of(packages),
            [
                "a 1.0.0 has the licence GPL-3.0-only",
                "b 1.0.0 names no licence",
                "c 1.0.0 comes from git+https://x",
                "d 1.0.0 wants any version of \"e\"",
                "bad is banned",
            ]
        );
    }

    #[test]
    fn a_second_version_is_found_where_only_one_may_be() {
        let versions = |name: &str| {
            json!([{"name": name, "version": "1.0.0", "license": "MIT"},
                   {"name": name, "version": "2.0.0", "license": "MIT"}])
        };
        assert_eq!(faults_of(versions("one")), ["one is there in versions 1.0.0, 2.0.0"]);
        assert_eq!(faults_of(versions("two")), [""; 0]);
    }
}

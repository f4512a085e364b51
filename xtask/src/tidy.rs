//! Repository checks that no compiler does. Each is a function from the repository to a list of violations.

mod direction;
mod disabled_tests;
mod documents;
mod forbidden_strings;
mod map;
mod markdown;
mod reasons;
mod sentences;
mod size;
mod versions;

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::repo::{Repo, files_below};

type Check = fn(&Repo) -> Result<Vec<String>>;

const CHECKS: &[(&str, Check)] = &[
    ("dependencies point one way", direction::check),
    ("files are small", size::check),
    ("nothing is unfinished or tied to one machine", forbidden_strings::check),
    ("no conflict markers", forbidden_strings::check_conflict_markers),
    ("comments and documents are plain English", sentences::check),
    ("documents name only what exists", documents::check),
    ("every dependency has its reason", reasons::check),
    ("no test is turned off", disabled_tests::check),
    ("ARCHITECTURE.md names every crate", map::check),
    ("wasm-bindgen and its library have one version", versions::check),
];

pub(crate) fn check(repo: &Repo) -> Result<String> {
    let mut violations = Vec::new();
    for (name, check) in CHECKS {
        violations.extend(check(repo)?.into_iter().map(|violation| format!("{name}: {violation}")));
    }
    if !violations.is_empty() {
        bail!("not tidy:\n  {}", violations.join("\n  "));
    }
    Ok(format!("{} repository checks passed", CHECKS.len()))
}

/// Returns the repository's own files with one of these extensions.
fn files(repo: &Repo, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut files = files_below(&repo.root)?;
    files.retain(|path| {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        extensions.contains(&extension)
    });
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        check(&Repo::open().unwrap()).unwrap();
    }
}

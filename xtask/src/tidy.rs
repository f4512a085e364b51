//! The rules of the house that no compiler checks. Each is a function from the repository to a
//! list of faults, run by `cargo xtask tidy` and as a test.

mod direction;
mod map;
mod marks;
mod reasons;
mod size;
mod versions;

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::repo::{Repo, files_below};

type Check = fn(&Repo) -> Result<Vec<String>>;

const CHECKS: &[(&str, Check)] = &[
    ("dependencies point the right way", direction::check),
    ("files are small", size::check),
    ("nothing is left unfinished or tied to one machine", marks::check),
    ("every dependency has its reason", reasons::check),
    ("the map names every crate", map::check),
    ("wasm-bindgen and its library agree", versions::check),
];

pub(crate) fn check(repo: &Repo) -> Result<String> {
    let mut faults = Vec::new();
    for (name, check) in CHECKS {
        faults.extend(check(repo)?.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    if !faults.is_empty() {
        bail!("not tidy:\n  {}", faults.join("\n  "));
    }
    Ok(format!("{} rules of the house hold", CHECKS.len()))
}

/// The repository's own files with one of these endings, without anything made by a tool.
fn files(repo: &Repo, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let mut files = files_below(&repo.root)?;
    files.retain(|path| {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        endings.contains(&ending)
    });
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_clean(check: Check) {
        let faults = check(&Repo::open().unwrap()).unwrap();
        assert!(faults.is_empty(), "\n  {}", faults.join("\n  "));
    }

    #[test]
    fn dependencies_point_the_right_way() {
        assert_clean(direction::check);
    }

    #[test]
    fn files_are_small() {
        assert_clean(size::check);
    }

    #[test]
    fn nothing_is_left_unfinished_or_tied_to_one_machine() {
        assert_clean(marks::check);
    }

    #[test]
    fn every_dependency_has_its_reason() {
        assert_clean(reasons::check);
    }

    #[test]
    fn the_map_names_every_crate() {
        assert_clean(map::check);
    }

    #[test]
    fn wasm_bindgen_and_its_library_agree() {
        assert_clean(versions::check);
    }
}

//! Targets whose manifest turns tests off (`test = false`, `doctest = false`) to save compiling them have none.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::repo::{Repo, files_below};

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for member in &repo.members {
        for source in &member.sources_without_tests {
            violations.extend(find(repo, source, has_test, "a test that never runs")?);
        }
        for source in &member.sources_without_doctests {
            violations.extend(find(repo, source, has_example, "an example in its documentation that is never tried")?);
        }
    }
    Ok(violations)
}

/// Looks for something in the source of a target: in all modules of a library, in the main file of a program.
fn find(repo: &Repo, source: &Path, has: fn(&str) -> bool, what: &str) -> Result<Vec<String>> {
    let files: Vec<PathBuf> = match source.parent() {
        Some(folder) if source.ends_with("lib.rs") => files_below(folder)?,
        _ => vec![source.to_owned()],
    };
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "rs")) {
        if has(&fs::read_to_string(file)?) {
            found.push(format!("{} has {what}, because its manifest turns it off", repo.relative(file)));
        }
    }
    Ok(found)
}

fn has_test(text: &str) -> bool {
    let attributes = ["#[test]", "#[cfg(test)]", "#[tokio::test"];
    text.lines().any(|line| attributes.iter().any(|attribute| line.trim_start().starts_with(attribute)))
}

/// Returns whether a doc comment has a block of code. Blocks of other languages name theirs.
fn has_example(text: &str) -> bool {
    let mut is_inside = false;
    for line in text.lines().map(str::trim_start) {
        let Some(comment) = line.strip_prefix("///").or(line.strip_prefix("//!")) else {
            is_inside = false;
            continue;
        };
        if let Some(language) = comment.trim().strip_prefix("```") {
            let is_rust = language.is_empty() || language.starts_with("rust");
            if !is_inside && is_rust {
                return true;
            }
            is_inside = !is_inside;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_found() {
        assert!(has_test("fn a() {}\n\n#[test]\nfn b() {}\n"));
        assert!(has_test("#[cfg(test)]\nmod tests {\n"));
        assert!(!has_test("/// Not `#[test]`.\nfn a() {}\n"));
    }

    #[test]
    fn examples_are_found_and_pictures_are_not() {
        assert!(has_example("/// Adds.\n///\n/// ```\n/// add(1, 2);\n/// ```\nfn add() {}\n"));
        assert!(has_example("//! ```text\n//! a b\n//! ```\n//!\n//! ```rust\n//! add(1, 2);\n//! ```\n"));
        assert!(!has_example("//! A wall:\n//!\n//! ```text\n//! a b\n//! ```\n"));
    }
}

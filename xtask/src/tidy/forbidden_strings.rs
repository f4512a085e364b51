//! Marks of unfinished work, paths that exist on one machine only, and conflict markers.

use anyhow::Result;

use crate::repo::{Repo, files_below};

/// Written in two parts, so that this file does not contain them.
const FORBIDDEN: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!("),
    concat!("unimpl", "emented!("),
    concat!("db", "g!("),
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("/Us", "ers/"),
];

const EXTENSIONS: &[&str] = &["rs", "toml", "md", "css", "js", "html", "ftl", "json", "svg", "webmanifest", "yml"];

/// What git leaves in a file with a conflict, at the beginning of a line.
const CONFLICT_MARKERS: &[&str] = &["<<<<<<< ", "||||||| ", ">>>>>>> "];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for path in super::files(repo, EXTENSIONS)? {
        let text = std::fs::read_to_string(&path)?;
        let place = repo.relative(&path);
        violations.extend(forbidden(&text).map(|(line, string)| format!("{place}:{line} contains {string}")));
    }
    Ok(violations)
}

pub(super) fn check_conflict_markers(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for path in files_below(&repo.root)? {
        // Files that are not text cannot be merged line by line.
        if let Ok(text) = String::from_utf8(std::fs::read(&path)?) {
            let place = repo.relative(&path);
            violations.extend(conflict_markers(&text).map(|line| format!("{place}:{line}")));
        }
    }
    Ok(violations)
}

fn forbidden(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let found = FORBIDDEN.iter().filter(move |string| line.contains(**string));
        found.map(move |string| (index + 1, *string))
    })
}

/// Returns the numbers of the lines that are conflict markers.
fn conflict_markers(text: &str) -> impl Iterator<Item = usize> {
    let is_marker = |line: &str| line == "=======" || CONFLICT_MARKERS.iter().any(|marker| line.starts_with(marker));
    text.lines().enumerate().filter(move |(_, line)| is_marker(line)).map(|(index, _)| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_forbidden_string_with_its_line() {
        let text = format!("fine\n{}x)\n", FORBIDDEN[4]);
        assert_eq!(forbidden(&text).collect::<Vec<_>>(), [(2, FORBIDDEN[4])]);
    }

    #[test]
    fn finds_every_conflict_marker_but_no_heading_or_quotation() {
        let text = ["<<<<<<< ours", "a", "=======", "b", ">>>>>>> theirs", "========", "> > quoted", " ======="];
        assert_eq!(conflict_markers(&text.join("\n")).collect::<Vec<_>>(), [1, 3, 5]);
    }
}

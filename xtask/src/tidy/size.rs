//! Files have a maximum length. One that exceeds it usually contains two ideas.

use anyhow::Result;

use crate::repo::Repo;

const MAX_LINES: usize = 450;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for path in super::files(repo, &["rs", "css", "js"])? {
        let lines = std::fs::read_to_string(&path)?.lines().count();
        if lines > MAX_LINES {
            violations.push(format!("{} has {lines} lines, more than {MAX_LINES}", repo.relative(&path)));
        }
    }
    Ok(violations)
}

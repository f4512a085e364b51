//! A file that grows past the limit usually holds two ideas.

use anyhow::Result;

use crate::repo::Repo;

const LIMIT: usize = 450;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in super::files(repo, &["rs", "css", "js"])? {
        let lines = std::fs::read_to_string(&path)?.lines().count();
        if lines > LIMIT {
            faults.push(format!("{} has {lines} lines, more than {LIMIT}", repo.relative(&path)));
        }
    }
    Ok(faults)
}

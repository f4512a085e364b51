//! ARCHITECTURE.md is the map; a crate that is not on it cannot be found.

use anyhow::Result;

use crate::repo::Repo;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let Ok(map) = std::fs::read_to_string(repo.root.join("ARCHITECTURE.md")) else {
        return Ok(vec!["there is no ARCHITECTURE.md".to_owned()]);
    };
    let missing = repo.members.iter().filter(|member| !map.contains(&member.folder));
    Ok(missing.map(|member| format!("ARCHITECTURE.md does not name {}", member.folder)).collect())
}

//! ARCHITECTURE.md lists every crate.

use anyhow::Result;

use crate::repo::Repo;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let Ok(map) = std::fs::read_to_string(repo.root.join("ARCHITECTURE.md")) else {
        return Ok(vec!["there is no ARCHITECTURE.md".to_owned()]);
    };
    let missing = repo.members.iter().filter(|member| !names(&map, &member.folder));
    Ok(missing.map(|member| format!("ARCHITECTURE.md does not name {}", member.folder)).collect())
}

/// Returns whether the tree in ARCHITECTURE.md has a line for a folder: `bots/` for `crates/bots`.
fn names(map: &str, folder: &str) -> bool {
    let name = format!("{}/", folder.rsplit('/').next().unwrap_or(folder));
    map.lines().any(|line| line.trim_start().starts_with(&name))
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn finds_a_crate_as_a_line_of_the_tree() {
        let map = "The robots/ are near.\ncrates/\n  bots/   opponents\nxtask/   tasks\n";
        assert!(names(map, "crates/bots") && names(map, "xtask"));
        assert!(!names(map, "crates/robots") && !names(map, "crates/web"));
    }
}

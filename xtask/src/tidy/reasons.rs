//! Every dependency on what others made has a comment that says what it is for: at the end of
//! its line or on the line above.

use anyhow::Result;

use crate::repo::Repo;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in super::files(repo, &["toml"])? {
        if path.ends_with("Cargo.toml") {
            let place = repo.relative(&path);
            let text = std::fs::read_to_string(&path)?;
            faults.extend(without_reason(&text).map(|name| format!("{place} does not say why {name}")));
        }
    }
    Ok(faults)
}

/// Names of the dependencies in a manifest that have no comment.
fn without_reason(manifest: &str) -> impl Iterator<Item = &str> {
    let mut reader = Reader::default();
    manifest.lines().filter_map(move |line| reader.read(line.trim()))
}

#[derive(Default)]
struct Reader {
    in_dependencies: bool,
    /// Inside a list that goes on over several lines.
    open_brackets: i32,
    above_is_comment: bool,
}

impl Reader {
    /// Reads one line and returns the name of a dependency that lacks its reason.
    fn read<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let commented = line.contains('#') || self.above_is_comment;
        let continues = self.open_brackets > 0;
        self.above_is_comment = line.starts_with('#');
        if self.above_is_comment || line.is_empty() {
            return None;
        }
        if line.starts_with('[') && !continues {
            return self.header(line).filter(|_| !commented);
        }
        self.open_brackets += count(line, '[') - count(line, ']');
        if !self.in_dependencies || continues || commented || excused(line) {
            return None;
        }
        line.split(['=', '.', ' ']).next().map(|name| name.trim_matches('"'))
    }

    /// `[dependencies]` holds many; `[dependencies.name]` is one, and returns its name.
    fn header<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let table = line.trim_matches(['[', ']']);
        self.in_dependencies = table.ends_with("dependencies");
        table.rsplit_once("dependencies.").map(|(_, name)| name)
    }
}

/// Our own crates explain themselves; what the workspace chose is explained there.
fn excused(line: &str) -> bool {
    line.contains("path =") || line.replace(' ', "").contains("workspace=true")
}

fn count(line: &str, bracket: char) -> i32 {
    line.matches(bracket).count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(manifest: &str) -> Vec<&str> {
        without_reason(manifest).collect()
    }

    #[test]
    fn a_comment_above_or_behind_is_a_reason() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\n# above\na = \"1\"\nb = \"1\" # behind\n\
            c = { path = \"../c\" }\nd.workspace = true\n[lints]\nworkspace = true\n";
        assert_eq!(names(manifest), [""; 0]);
    }

    #[test]
    fn one_comment_is_for_one_dependency() {
        let manifest = "[dev-dependencies]\n# for both?\na = \"1\"\nb = { version = \"1\", features = [\n\
            \"x\",\n] }\n[target.'cfg(unix)'.dependencies]\nc = \"1\"\n[dependencies.d]\nversion = \"1\"\n";
        assert_eq!(names(manifest), ["b", "c", "d"]);
    }
}

//! Every third-party dependency has a comment that says what it is for, at the end of its line or on the line above.

use anyhow::Result;

use crate::repo::Repo;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for path in super::files(repo, &["toml"])? {
        if path.ends_with("Cargo.toml") {
            let place = repo.relative(&path);
            let text = std::fs::read_to_string(&path)?;
            violations.extend(without_reason(&text).map(|name| format!("{place}: {name} has no comment")));
        }
    }
    Ok(violations)
}

/// Returns the dependencies of a manifest that have no comment.
fn without_reason(manifest: &str) -> impl Iterator<Item = &str> {
    let mut reader = Reader::default();
    manifest.lines().filter_map(move |line| reader.read(line.trim()))
}

#[derive(Default)]
struct Reader {
    in_dependencies: bool,
    /// More than 0 inside a list of several lines.
    open_brackets: i32,
    above_is_comment: bool,
}

impl Reader {
    /// Reads one line. Returns the name of a dependency without a comment.
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
        if !self.in_dependencies || continues || commented || is_exempt(line) {
            return None;
        }
        line.split(['=', '.', ' ']).next().map(|name| name.trim_matches('"'))
    }

    /// Reads the header of a table. Returns the name in `[dependencies.name]`.
    fn header<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let table = line.trim_matches(['[', ']']);
        self.in_dependencies = table.ends_with("dependencies");
        table.rsplit_once("dependencies.").map(|(_, name)| name)
    }
}

/// Crates of the workspace need no reason; `workspace = true` has its reason in the root manifest.
fn is_exempt(line: &str) -> bool {
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
    fn accepts_a_comment_above_or_at_the_end() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\n# above\na = \"1\"\nb = \"1\" # behind\n\
            c = { path = \"../c\" }\nd.workspace = true\n[lints]\nworkspace = true\n";
        assert_eq!(names(manifest), [""; 0]);
    }

    #[test]
    fn one_comment_covers_one_dependency() {
        let manifest = "[dev-dependencies]\n# for both?\na = \"1\"\nb = { version = \"1\", features = [\n\
            \"x\",\n] }\n[target.'cfg(unix)'.dependencies]\nc = \"1\"\n[dependencies.d]\nversion = \"1\"\n";
        assert_eq!(names(manifest), ["b", "c", "d"]);
    }
}

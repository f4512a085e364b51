//! Marks of unfinished work, and paths that exist on one machine only.

use anyhow::Result;

use crate::repo::Repo;

/// Written in two parts, so that this file does not find itself.
const MARKS: &[&str] = &[
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

const ENDINGS: &[&str] = &["rs", "toml", "md", "css", "js", "html", "ftl", "json", "svg", "webmanifest", "yml"];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in super::files(repo, ENDINGS)? {
        let text = std::fs::read_to_string(&path)?;
        let place = repo.relative(&path);
        faults.extend(marks(&text).map(|(line, mark)| format!("{place}:{line} says {mark}")));
    }
    Ok(faults)
}

fn marks(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let found = MARKS.iter().filter(move |mark| line.contains(**mark));
        found.map(move |mark| (index + 1, *mark))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_found_with_its_line() {
        let text = format!("fine\n{}x)\n", MARKS[4]);
        assert_eq!(marks(&text).collect::<Vec<_>>(), [(2, MARKS[4])]);
    }
}

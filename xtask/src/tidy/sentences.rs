//! Sentence patterns that CONTRIBUTING.md asks to avoid in comments and documents: they read like a translation.

use anyhow::Result;

use crate::repo::Repo;

/// Verbs after which "Who …" names a value ("Who is connected.") instead of being the subject of a sentence.
const ALLOWED_AFTER_WHO: &[&str] = &["a", "can", "decides", "has", "is", "issues", "may", "plays", "would"];

/// How a comment must not begin.
const FORBIDDEN_BEGINNINGS: &[&str] =
    &["Who ", "That ", "So many ", "So often ", "So much ", "So long ", "As many ", "Not before ", "Of what "];

/// What a comment must not contain, in lower case.
const PHRASES: &[&str] = &[
    "so many ",
    "so often ",
    "for so long",
    "nothing where",
    "nothing when",
    "nobody where",
    "nobody when",
    "whoever",
    "whom ",
    "is no number",
    "is no text",
    "come by",
    "kept for good",
    "rules of the house",
];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for path in super::files(repo, &["rs", "js", "css", "md"])? {
        let text = std::fs::read_to_string(&path)?;
        let place = repo.relative(&path);
        let prose = if path.extension().is_some_and(|extension| extension == "md") { document } else { comment };
        for (index, line) in text.lines().enumerate() {
            let pattern = prose(line).and_then(pattern);
            violations.extend(pattern.map(|pattern| format!("{place}:{}: \"{}\"", index + 1, pattern.trim())));
        }
    }
    Ok(violations)
}

/// Returns the text of a comment: a line of its own, or one that follows code after two spaces or one.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = match line.strip_prefix("/*").or_else(|| line.strip_prefix("* ")) {
        Some(text) => text,
        None if line.starts_with("//") => line.trim_start_matches('/').trim_start_matches('!'),
        None => line.split_once(" // ")?.1,
    };
    Some(text.trim_start())
}

/// Returns the text of a line of a document, without the mark of a list.
fn document(line: &str) -> Option<&str> {
    Some(line.trim_start().trim_start_matches(['-', '*']).trim_start())
}

/// Returns the first pattern that the text contains.
fn pattern(text: &str) -> Option<&'static str> {
    let lower = text.to_lowercase();
    let is_value = text
        .strip_prefix("Who ")
        .and_then(|rest| rest.split([' ', ',', '.']).next())
        .is_some_and(|verb| ALLOWED_AFTER_WHO.contains(&verb));
    let beginning = FORBIDDEN_BEGINNINGS.iter().find(|beginning| !is_value && text.starts_with(**beginning));
    beginning.or_else(|| PHRASES.iter().find(|phrase| lower.contains(**phrase))).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Option<&'static str> {
        comment(line).and_then(pattern)
    }

    #[test]
    fn finds_patterns_in_every_kind_of_comment() {
        assert_eq!(found("/// So many tables one address may make."), Some("So many "));
        assert_eq!(found("//! Who breaks off is gone."), Some("Who "));
        assert_eq!(found(concat!("    let x = 1; /", "/ nothing where nobody looked")), Some("nothing where"));
        assert_eq!(found("/* Whoever is first wins. */"), Some("whoever"));
    }

    #[test]
    fn finds_patterns_in_documents() {
        assert_eq!(document("- Who opens it sees it.").and_then(pattern), Some("Who "));
        assert_eq!(document("It is kept, and nothing when it is gone.").and_then(pattern), Some("nothing when"));
        assert_eq!(document("- **Who decides next** is part of the state.").and_then(pattern), None);
    }

    #[test]
    fn ignores_code_and_plain_sentences() {
        assert_eq!(found("let text = \"So many tables\";"), None);
        assert_eq!(found("/// Returns who is connected."), None);
        assert_eq!(found("/// Who is connected."), None);
        assert_eq!(found("/// Holds as long as the table does; so long as it is open."), None);
    }
}

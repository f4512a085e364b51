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

/// Files with comments or text that are read.
const EXTENSIONS: &[&str] =
    &["rs", "js", "css", "md", "py", "pyi", "sql", "toml", "html", "yml", "yaml", "ftl", "service", "conf"];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = Vec::new();
    for path in super::files(repo, EXTENSIONS)? {
        let text = std::fs::read_to_string(&path)?;
        let place = repo.relative(&path);
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        for (index, line) in prose(extension, &text).into_iter().enumerate() {
            let pattern = line.and_then(pattern);
            violations.extend(pattern.map(|pattern| format!("{place}:{}: \"{}\"", index + 1, pattern.trim())));
        }
    }
    Ok(violations)
}

/// Returns the prose of each line of a file.
fn prose<'a>(extension: &str, text: &'a str) -> Vec<Option<&'a str>> {
    match extension {
        "md" => text.lines().map(document).collect(),
        "py" | "pyi" => with_blocks(text, "\"\"\"", "\"\"\"", |line| comment_after("#", line)),
        "html" => with_blocks(text, "<!--", "-->", |_| None),
        "sql" => text.lines().map(|line| comment_after("--", line)).collect(),
        "toml" | "yml" | "yaml" | "ftl" | "service" | "conf" => {
            text.lines().map(|line| comment_after("#", line)).collect()
        }
        _ => text.lines().map(comment).collect(),
    }
}

/// Returns the prose of each line: text between two marks, such as a docstring, or what `comment` finds elsewhere.
fn with_blocks<'a>(
    text: &'a str,
    start: &str,
    end: &str,
    comment: impl Fn(&'a str) -> Option<&'a str>,
) -> Vec<Option<&'a str>> {
    let mut is_inside = false;
    let mut line_prose = |line: &'a str| {
        let rest = if is_inside { line } else { line.split_once(start)?.1 };
        is_inside = !rest.contains(end);
        Some(rest.split(end).next().unwrap_or_default().trim_start())
    };
    text.lines().map(|line| line_prose(line).or_else(|| comment(line))).collect()
}

/// Returns the text of a comment that begins with `mark`, on a line of its own or after code.
fn comment_after<'a>(mark: &str, line: &'a str) -> Option<&'a str> {
    let line = line.trim_start();
    let text = line.strip_prefix(mark).or_else(|| line.split_once(&format!(" {mark} ")).map(|(_, text)| text))?;
    Some(text.trim_start())
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
    fn finds_patterns_in_every_kind_of_file() {
        for (extension, text) in [
            ("py", "x = 1\n\"\"\"Who opens it sees it.\"\"\"\ny = 2  # plain"),
            ("pyi", "def f():\n    \"\"\"Plain.\n\n    Whoever is first wins.\n    \"\"\""),
            ("py", "x = 1  # nothing where nobody looked"),
            ("sql", "-- So many rows are read."),
            ("toml", "# Who reads this knows it."),
            ("yml", "on: push # Not before this"),
            ("yaml", "# Whoever is first wins."),
            ("ftl", "# Who opens it sees it.\nid = Whoever is first"),
            ("service", "# So many files are open."),
            ("conf", "# Nothing when nobody is there."),
            ("html", "<p>Text</p>\n<!-- Plain.\nWho opens it sees it. -->"),
        ] {
            let found: Vec<_> = prose(extension, text).into_iter().flatten().filter_map(pattern).collect();
            assert_eq!(found.len(), 1, "{extension}: {text}");
        }
        assert!(prose("py", "who = \"Who is it?\"\nWho = 1").iter().all(Option::is_none));
    }

    #[test]
    fn ignores_code_and_plain_sentences() {
        assert_eq!(found("let text = \"So many tables\";"), None);
        assert_eq!(found("/// Returns who is connected."), None);
        assert_eq!(found("/// Who is connected."), None);
        assert_eq!(found("/// Holds as long as the table does; so long as it is open."), None);
    }
}

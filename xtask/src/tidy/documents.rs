//! Documents name only what exists: files, headings, packages, test programs, tests, tasks and steps.
//!
//! The commands and flags of `iquazu` are compared with its help by a test of `crates/cli`.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::markdown::{Kind, Quote, anchors, quotes};
use crate::repo::{Repo, files_below};
use crate::{TASKS, verify};

/// Files whose text may define a name that a document quotes.
const SOURCES: &[&str] = &["rs", "js", "css", "sql", "py", "toml", "json", "ftl", "sh"];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let tree = Tree::read(repo)?;
    let mut violations = Vec::new();
    for path in super::files(repo, &["md"])? {
        let document = std::fs::read_to_string(&path)?;
        for quote in quotes(&document) {
            let missing = tree.missing(&quote, &path);
            violations.extend(missing.map(|what| format!("{}:{}: {what}", repo.relative(&path), quote.line)));
        }
    }
    Ok(violations)
}

/// What documents can refer to.
struct Tree<'a> {
    repo: &'a Repo,
    files: Vec<PathBuf>,
    /// All source text.
    sources: String,
}

impl Tree<'_> {
    fn read(repo: &Repo) -> Result<Tree<'_>> {
        let mut sources = String::new();
        for path in super::files(repo, SOURCES)? {
            sources.push_str(&std::fs::read_to_string(&path)?);
        }
        Ok(Tree { repo, files: files_below(&repo.root)?, sources })
    }

    /// Returns a message if a quotation refers to something that does not exist.
    fn missing(&self, quote: &Quote, document: &Path) -> Option<String> {
        match quote.kind {
            Kind::Link => missing_link(&quote.text, document),
            Kind::Span | Kind::Block => {
                let command = quote.text.split(" # ").next().unwrap_or_default().trim();
                let words: Vec<&str> = command.split_whitespace().collect();
                match cargo_arguments(&words) {
                    Some(arguments) => self.missing_in_command(arguments),
                    None => words.iter().find_map(|word| self.missing_word(word, quote.kind)),
                }
            }
        }
    }

    /// Checks a word of code: a path below a folder of the repository, or a name in snake case. Blocks may contain code
    /// of other projects, so only their paths are checked.
    fn missing_word(&self, word: &str, kind: Kind) -> Option<String> {
        let word = word.trim_matches(|c: char| "\"'(),;:".contains(c));
        if let Some(path) = self.path(word) {
            return (!self.exists(&path)).then(|| format!("there is no file {path}"));
        }
        if kind == Kind::Span && is_source(word) {
            let path = word.trim_end_matches('.');
            return (!self.exists_below(path)).then(|| format!("there is no file {path} in any crate"));
        }
        // Shorter names may be anything: a field, an option of a tool, a word of a format.
        let name = word.rsplit("::").next().unwrap_or(word).trim_end_matches("()");
        let is_snake = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        let is_long = name.matches('_').count() >= 2 && !name.starts_with('_') && !name.ends_with('_');
        let is_name = kind == Kind::Span && is_snake && is_long;
        (is_name && !self.sources.contains(name)).then(|| format!("nothing is called {name}"))
    }

    /// Returns the word if it looks like a path of the repository: its first part is a folder in the root.
    fn path(&self, word: &str) -> Option<String> {
        let (first, rest) = word.split_once('/')?;
        let generated = first == "target" || first.is_empty() || first.starts_with('.');
        let is_path = !generated && !rest.is_empty() && self.repo.root.join(first).is_dir();
        is_path.then(|| word.split(':').next().unwrap_or(word).trim_end_matches(['.', '/']).to_owned())
    }

    /// Returns whether a path exists; `*` and `**` stand for anything, `{a,b}` for a choice, capitals for a placeholder.
    fn exists(&self, path: &str) -> bool {
        if self.repo.root.join(path).exists() {
            return true;
        }
        let pattern = path.split(['*', '{']).next().unwrap_or_default();
        let mut parts = path.split(|c: char| !c.is_ascii_alphanumeric());
        let placeholder = parts.any(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase()));
        let begins = |file: &PathBuf| self.repo.relative(file).starts_with(pattern);
        placeholder || (pattern.len() < path.len() && self.files.iter().any(begins))
    }

    /// Returns whether a path relative to a crate or one of its folders exists, as in `play/flow.rs`.
    fn exists_below(&self, path: &str) -> bool {
        self.files.iter().any(|file| file.ends_with(path))
    }

    /// Checks the arguments of a cargo command, including alias and tasks.
    fn missing_in_command(&self, arguments: &[&str]) -> Option<String> {
        let (command, rest) = arguments.split_first()?;
        let plain = |word: &&&str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !word.starts_with('-');
        match *command {
            "xtask" => {
                let task = rest.first().filter(plain)?;
                (!TASKS.contains(task)).then(|| format!("there is no task `cargo xtask {task}`"))
            }
            "verify" => {
                let steps = verify::step_names();
                let step = rest.iter().take_while(plain).find(|step| !steps.contains(step))?;
                Some(format!("there is no step `cargo verify {step}`"))
            }
            "test" | "bench" | "build" | "run" | "package" | "doc" => self.missing_target(rest),
            _ => None,
        }
    }

    fn missing_target(&self, arguments: &[&str]) -> Option<String> {
        let (cargo, program) = match arguments.iter().position(|word| *word == "--") {
            Some(end) => (&arguments[..end], &arguments[end + 1..]),
            None => (arguments, &[][..]),
        };
        let mut filters: Vec<&str> = program.iter().copied().filter(|word| !word.starts_with('-')).collect();
        let mut words = cargo.iter();
        while let Some(word) = words.next() {
            match *word {
                "-p" | "--package" => {
                    let package = words.next()?;
                    let placeholder = package.chars().all(|c| c.is_ascii_uppercase());
                    if !placeholder && !self.repo.has(package) {
                        return Some(format!("there is no package {package}"));
                    }
                }
                "--test" => {
                    let name = words.next()?;
                    if !self.repo.members.iter().any(|member| member.tests.iter().any(|test| test == name)) {
                        return Some(format!("there is no test program {name}"));
                    }
                }
                "--features" | "--profile" | "--target" | "--bin" | "--example" | "--manifest-path" => {
                    words.next();
                }
                word if word.starts_with('-') => {}
                filter => filters.push(filter),
            }
        }
        let exists = |filter: &str| {
            let last = filter.trim_end_matches(':').rsplit("::").next().unwrap_or(filter);
            last.bytes().all(|byte| byte.is_ascii_digit()) || self.sources.contains(last)
        };
        filters.into_iter().find(|filter| !exists(filter)).map(|filter| format!("no test is called {filter}"))
    }
}

/// Returns a message if the target of a link in a document does not exist.
fn missing_link(target: &str, document: &Path) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
    let file = if path.is_empty() { document.to_owned() } else { document.with_file_name(path) };
    if !file.exists() {
        return Some(format!("there is no {target}"));
    }
    let anchor = anchor.filter(|_| file.extension().is_some_and(|extension| extension == "md"))?;
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    (!anchors(&text).iter().any(|name| name == anchor)).then(|| format!("there is no heading {target}"))
}

/// Returns whether a word is the name of a source file, alone or below folders, without a placeholder.
fn is_source(word: &str) -> bool {
    let name = word.trim_end_matches('.');
    let extensions: &[&str] =
        if name.contains('/') { &[".rs", ".js", ".css", ".sql", ".ftl", ".py"] } else { &[".rs"] };
    let is_plain =
        name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"/_.-".contains(&byte));
    is_plain && !name.starts_with(['/', '.']) && extensions.iter().any(|extension| name.ends_with(extension))
}

/// Returns what follows `cargo` in a command, which may begin with variables or a prompt.
fn cargo_arguments<'a, 'b>(words: &'a [&'b str]) -> Option<&'a [&'b str]> {
    let start = words.iter().position(|word| *word != "$" && !is_assignment(word))?;
    let (program, arguments) = words[start..].split_first()?;
    (*program == "cargo").then_some(arguments)
}

fn is_assignment(word: &str) -> bool {
    word.split_once('=').is_some_and(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(text: &str) -> Option<String> {
        let repo = Repo::open().unwrap();
        let tree = Tree { repo: &repo, files: files_below(&repo.root).unwrap(), sources: "fn c1_a_gem".to_owned() };
        let quote = Quote { line: 1, kind: Kind::Span, text: text.to_owned() };
        tree.missing(&quote, &repo.root.join("README.md"))
    }

    #[test]
    fn accepts_what_exists() {
        for text in [
            "xtask/src/tidy.rs",
            "xtask/src/tidy",
            "tidy/documents.rs",
            "documents.rs",
            "NAME/documents.rs",
            "crates/*/src",
            "crates/messages/locales/{en,de,fr}",
            "corpus/rules-N/GAME.txt",
            "cargo xtask tidy",
            "cargo verify lints tests # two steps",
            "X=1 cargo test -p iquazu-rules --test main c1_a",
            "c1_a_gem",
            "one_word",
            "https://example.org/not_a_real_path",
        ] {
            assert_eq!(missing(text), None, "{text}");
        }
    }

    #[test]
    fn reports_what_does_not_exist() {
        for text in [
            "xtask/src/tidy/nonsense.rs",
            "crates/rules/nonsense/*.rs",
            "tidy/nonsense.rs",
            "nonsense.rs",
            "cargo xtask nonsense",
            "cargo verify lints nonsense",
            "cargo test -p iquazu-nonsense",
            "cargo test --workspace --test nonsense",
            "cargo test -p iquazu-rules -- nonsense",
            "no_such_test_name",
        ] {
            assert!(missing(text).is_some(), "{text}");
        }
    }

    #[test]
    fn reports_broken_links() {
        let repo = Repo::open().unwrap();
        let missing = |target: &str| missing_link(target, &repo.root.join("README.md"));
        for target in ["CHANGELOG.md#changelog", "#license", "docs", "LICENSE-MIT#L1", "https://example.org/x#y"] {
            assert_eq!(missing(target), None, "{target}");
        }
        for target in ["docs/nonsense.md", "CHANGELOG.md#nonsense", "#nonsense"] {
            assert!(missing(target).is_some(), "{target}");
        }
    }
}

//! Commands and flags of `iquazu` that the documents name exist in its help.

use crate::commands::harness::iquazu;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns every Markdown document of the root and of `docs`, with its name.
fn documents() -> Vec<(String, String)> {
    let mut documents = Vec::new();
    for folder in [root(), root().join("docs")] {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "md") {
                let text = std::fs::read_to_string(&path).expect("a readable document");
                documents.push((path.file_name().expect("a name").to_string_lossy().into_owned(), text));
            }
        }
    }
    assert!(documents.len() > 5);
    documents
}

/// Returns the code of a document: spans, and lines of blocks without their prompt and comment.
fn code(document: &str) -> Vec<String> {
    let mut code = Vec::new();
    for (index, part) in document.split("```").enumerate() {
        if index % 2 == 1 {
            let joined = part.replace("\\\n", " ");
            code.extend(joined.lines().map(|line| line.split(" # ").next().unwrap_or_default().trim().to_owned()));
        } else {
            let spans = part.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
            code.extend(spans.map(str::to_owned));
        }
    }
    code
}

/// Returns the arguments of a command line that runs `iquazu`, by whatever path, after variables and a prompt.
fn arguments(line: &str) -> Option<Vec<&str>> {
    let end = line.find([';', '|', '>', '&']).unwrap_or(line.len());
    let mut words = line[..end].split_whitespace();
    let program = words.find(|word| *word != "$" && !word.contains('=') && *word != "sudo")?;
    let is_binary = program == "iquazu" || program.ends_with("/iquazu");
    is_binary.then(|| words.collect())
}

/// Returns the help of a command, `None` if there is no such command.
fn help(command: &[&str]) -> Option<String> {
    let run = iquazu(&[command, &["--help"]].concat());
    (run.code == Some(0)).then_some(run.out)
}

/// Returns a message if the command or one of the flags does not exist.
fn missing(arguments: &[&str]) -> Option<String> {
    let is_command = |word: &&&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let words = arguments.iter().take_while(|word| !word.starts_with('-')).take_while(is_command).copied();
    // What follows a command may be its own command or a value; the help of the longest name that has one decides.
    let words: Vec<&str> = words.filter(|word| *word != "help").collect();
    let (names, help) = (0..=words.len().min(2)).rev().find_map(|n| Some((&words[..n], help(&words[..n])?)))?;
    if names.is_empty() && !words.is_empty() {
        return Some(format!("there is no command `iquazu {}`", words[0]));
    }
    let flags = arguments.iter().filter_map(|word| word.split(['=', ',']).next()).filter(|word| word.starts_with("--"));
    let known = |flag: &&str| help.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| word == *flag);
    let unknown = flags.filter(|flag| flag.len() > 2).find(|flag| !known(flag))?;
    Some(format!("`iquazu {}` has no {unknown}", names.join(" ")))
}

#[test]
fn documents_name_commands_and_flags_that_exist() {
    let mut violations = Vec::new();
    for (name, text) in documents() {
        for line in code(&text) {
            let missing = arguments(&line).and_then(|arguments| missing(&arguments));
            violations.extend(missing.map(|what| format!("{name}: {what}")));
        }
    }
    assert!(violations.is_empty(), "\n  {}", violations.join("\n  "));
}

#[test]
fn commands_and_flags_that_do_not_exist_are_found() {
    let found = |line: &str| arguments(line).and_then(|arguments| missing(&arguments));
    assert_eq!(found("iquazu nonsense").as_deref(), Some("there is no command `iquazu nonsense`"));
    assert_eq!(found("iquazu serve --nonsense 1").as_deref(), Some("`iquazu serve` has no --nonsense"));
    assert_eq!(found("$ target/release/iquazu tables list --limit 3"), None);
    assert_eq!(found("iquazu --help"), None);
    assert_eq!(found("cargo nonsense"), None);
}

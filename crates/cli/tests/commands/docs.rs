//! The examples of the documentation work.

use crate::commands::harness::{Folder, Run, command, repository_file};
use iquazu_rules::edition::Library;
use iquazu_rules::text::{Position, Record, SeenStep};
use iquazu_rules::{Action, Edition, Outcome, State, View};

/// Returns the code blocks of a page with this language tag.
fn blocks(page: &str, mark: &str) -> Vec<String> {
    let text = repository_file(page);
    let parts: Vec<&str> = text.split("```").collect();
    let inside = parts.iter().skip(1).step_by(2);
    let found = inside.filter_map(|block| block.strip_prefix(mark)?.strip_prefix('\n')).map(str::to_owned);
    let found: Vec<String> = found.collect();
    assert!(!found.is_empty(), "{page} has no {mark}");
    found
}

fn built_in() -> Library {
    Library::built_in()
}

#[test]
fn format_examples_round_trip() {
    const PAGE: &str = "docs/formats.md";
    for line in blocks(PAGE, "action").iter().flat_map(|block| block.lines()) {
        assert_eq!(line.parse::<Action>().map(|action| action.to_string()), Ok(line.to_owned()));
    }
    for line in blocks(PAGE, "outcome").iter().flat_map(|block| block.lines()) {
        assert_eq!(line.parse::<Outcome>().map(|outcome| outcome.to_string()), Ok(line.to_owned()));
    }
    for line in blocks(PAGE, "position").iter().flat_map(|block| block.lines()) {
        let position = Position::parse(line, &built_in()).expect("a position");
        assert_eq!(position.to_string(), line);
        assert!(State::try_from(position).is_ok());
    }
    for line in blocks(PAGE, "view").iter().flat_map(|block| block.lines()) {
        assert_eq!(View::parse(line, &built_in()).map(|view| view.to_string()), Ok(line.to_owned()));
    }
    for line in blocks(PAGE, "seen").iter().flat_map(|block| block.lines()) {
        assert_eq!(line.parse::<SeenStep>().map(|step| step.to_string()), Ok(line.to_owned()));
    }
    for text in blocks(PAGE, "record") {
        let record = Record::parse(&text, &built_in()).unwrap_or_else(|error| panic!("{error}"));
        record.check().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(Record::parse(&record.to_string(), &built_in()), Ok(record));
    }
}

#[test]
fn edition_example_is_valid() {
    for text in blocks("docs/editions.md", "toml") {
        Edition::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn documented_commands_run_in_order() {
    let folder = Folder::new("documentation");
    folder.write("my-box.toml", &blocks("docs/editions.md", "toml")[0]);
    for line in blocks("docs/cli.md", "console").iter().flat_map(|block| block.lines()) {
        let Some(arguments) = line.strip_prefix("$ iquazu ") else { continue };
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let output = command(&arguments).current_dir(folder.path()).output().expect("runs");
        Run::from(output).good();
    }
}

//! Keeps the reference of the commands in docs/cli.md equal to the argument parser.
//!
//! The page has a block `<!-- iquazu COMMAND -->` … `<!-- end -->` for each command.
//! `UPDATE=1 cargo test -p iquazu --bin iquazu reference` rewrites the blocks; the text around them is written by hand.

use crate::Cli;
use crate::files::with_block;
use clap::{Arg, Command, CommandFactory};
use std::fmt::Write;
use std::path::Path;

const WIDTH: usize = 120;

/// Returns every command with its full name, the program itself first.
fn commands() -> Vec<(String, Command)> {
    fn collect(command: &Command, found: &mut Vec<(String, Command)>) {
        found.push((command.get_bin_name().unwrap_or_else(|| command.get_name()).to_owned(), command.clone()));
        let subcommands = command.get_subcommands().filter(|command| command.get_name() != "help");
        subcommands.for_each(|command| collect(command, found));
    }
    let mut program = Cli::command();
    program.build();
    let mut found = Vec::new();
    collect(&program, &mut found);
    found
}

fn render(command: &Command) -> String {
    let mut text = String::new();
    let about = command.get_long_about().or(command.get_about()).map(ToString::to_string).unwrap_or_default();
    for paragraph in about.split("\n\n") {
        let stop = if paragraph.ends_with(['.', ':']) { "" } else { "." };
        text += &format!("{}\n\n", wrap(&format!("{}{stop}", paragraph.replace('\n', " "))));
    }
    let usage = command.clone().render_usage().to_string();
    let _ = writeln!(text, "```text\n{}\n```", usage.trim_start_matches("Usage:").trim().replace("       ", ""));
    let subcommands: Vec<&Command> = command.get_subcommands().filter(|sub| sub.get_name() != "help").collect();
    if subcommands.is_empty() {
        render_arguments(command, &mut text);
    } else {
        text += "\n| command | purpose |\n| --- | --- |\n";
        for sub in subcommands {
            let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(text, "| `{}` | {about} |", sub.get_name());
        }
    }
    render_after_help(command, &mut text);
    text
}

fn render_arguments(command: &Command, text: &mut String) {
    let arguments = command.get_arguments().filter(|arg| !["help", "version"].contains(&arg.get_id().as_str()));
    let mut rows = arguments.map(|arg| format!("| `{}` | {} |\n", cell(&syntax(arg)), cell(&meaning(arg)))).peekable();
    if rows.peek().is_some() {
        *text += "\n| argument | meaning |\n| --- | --- |\n";
        text.extend(rows);
    }
}

/// Examples become a code block, other lines text.
fn render_after_help(command: &Command, text: &mut String) {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (mut examples, mut prose) = (String::new(), String::new());
    for line in help.lines().map(|line| line.trim_start_matches("Example:").trim()) {
        match line {
            "Examples:" | "" => {}
            _ if line.starts_with("iquazu ") => examples += &format!("{line}\n"),
            _ => prose += &format!("{line} "),
        }
    }
    if !prose.is_empty() {
        let _ = write!(text, "\n{}\n", wrap(prose.trim_end()));
    }
    if !examples.is_empty() {
        let _ = write!(text, "\n```sh\n{examples}```\n");
    }
}

fn syntax(arg: &Arg) -> String {
    let values: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
    let value = if arg.get_action().takes_values() { values.join(" ") } else { String::new() };
    match arg.get_long() {
        Some(long) => format!("--{long} {value}").trim_end().to_owned(),
        None if arg.get_num_args().is_some_and(|range| range.max_values() > 1) => format!("{value}…"),
        None => value,
    }
}

fn meaning(arg: &Arg) -> String {
    let mut meaning = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let takes_values = arg.get_action().takes_values();
    let names = arg.get_possible_values().into_iter().filter(|_| takes_values);
    let names: Vec<String> = names.map(|value| value.get_name().to_owned()).collect();
    if !names.is_empty() && names != ["true", "false"] {
        meaning += &format!(": {}", names.join(", "));
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes_values && !defaults.is_empty() && !arg.is_hide_default_value_set() {
        meaning += &format!(" [default: {}]", defaults.join(","));
    }
    if let Some(variable) = arg.get_env() {
        meaning += &format!(" [env: {}]", variable.to_string_lossy());
    }
    meaning
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

fn wrap(text: &str) -> String {
    let mut wrapped = String::new();
    let mut width = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            wrapped.push('\n');
            width = 0;
        } else if width > 0 {
            wrapped.push(' ');
            width += 1;
        }
        wrapped.push_str(word);
        width += length;
    }
    wrapped
}

#[test]
fn command_reference_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cli.md");
    let published = std::fs::read_to_string(&path).expect("docs/cli.md");
    let mut page = published.clone();
    for (name, command) in commands() {
        page = with_block(&page, &name, &render(&command)).unwrap_or_else(|error| panic!("docs/cli.md: {error}"));
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).expect("docs/cli.md is writable");
        return;
    }
    assert!(page == published, "docs/cli.md is out of date: run this test again with UPDATE=1");
}

#[test]
fn command_reference_has_no_block_of_a_removed_command() {
    let page = include_str!("../../../docs/cli.md");
    let known: Vec<String> = commands().into_iter().map(|(name, _)| name).collect();
    let blocks = page.lines().filter_map(|line| line.strip_prefix("<!-- ")?.strip_suffix(" -->"));
    let unknown: Vec<&str> = blocks.filter(|name| *name != "end" && !known.iter().any(|known| known == name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

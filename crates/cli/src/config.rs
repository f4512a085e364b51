//! Configuration files: TOML whose keys are the long options of `iquazu serve`.
//!
//! The values become the defaults of the options. Flags and environment variables therefore override them, and they are
//! validated like flags.

use crate::error::CliError;
use crate::files::read_text;
use clap::{Arg, Command};
use std::path::Path;
use toml_span::value::ValueInner;
use toml_span::{Span, Value};

/// Returns the command with defaults from a configuration file.
pub(crate) fn configured(program: Command, file: &Path) -> Result<Command, CliError> {
    let text = read_text(file)?;
    let error_at = |span: Span, what: &str| {
        let before = &text[..span.start.min(text.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        CliError::invalid(file.display(), format!("line {line}, column {column}: {what}"))
    };
    let mut root = toml_span::parse(&text).map_err(|error| error_at(error.span, &error.to_string()))?;
    let ValueInner::Table(table) = root.take() else { return Ok(program) };
    let mut defaults = Vec::new();
    for (key, value) in table {
        let Some(id) = option(&program, &key.name) else {
            return Err(error_at(key.span, &format!("unknown key `{}`", key.name)));
        };
        let Some(value) = flag_text(value) else {
            return Err(error_at(key.span, "expected a string, an integer, a boolean, or a list of them"));
        };
        defaults.push((id, value));
    }
    let apply = |command: Command| defaults.iter().fold(command, |command, (id, value)| with(command, id, value));
    Ok(apply(program).mut_subcommand("serve", apply).mut_subcommand("healthcheck", apply))
}

/// Returns the id of an option that may be set in a file.
fn option(program: &Command, name: &str) -> Option<String> {
    let wanted = |arg: &&Arg| arg.get_long() == Some(name) && arg.get_env().is_some() && name != "config";
    program.get_arguments().find(wanted).map(|arg| arg.get_id().to_string())
}

/// Sets a default; a command without that option stays as it is, since one file serves several commands.
fn with(command: Command, id: &str, value: &str) -> Command {
    if command.get_arguments().all(|arg| arg.get_id() != id) {
        return command;
    }
    command.mut_arg(id, |arg| arg.default_value(value.to_owned()))
}

/// Converts a value to the text of a flag; `None` for tables and other types that no option takes.
fn flag_text(mut value: Value<'_>) -> Option<String> {
    match value.take() {
        ValueInner::String(text) => Some(text.into_owned()),
        ValueInner::Integer(number) => Some(number.to_string()),
        ValueInner::Boolean(truth) => Some(truth.to_string()),
        ValueInner::Array(values) => Some(values.into_iter().map(flag_text).collect::<Option<Vec<_>>>()?.join(",")),
        _ => None,
    }
}

//! A configuration file: TOML whose keys are the long options of `iquazu serve`. Its values become
//! the options' defaults, so that flags and the environment go before them, and every value is
//! checked as if it had been typed.

use crate::error::CliError;
use crate::files::read_text;
use clap::{Arg, Command};
use std::path::Path;
use toml_span::value::ValueInner;
use toml_span::{Span, Value};

/// The program with the defaults that a file gives.
pub(crate) fn configured(program: Command, file: &Path) -> Result<Command, CliError> {
    let text = read_text(file)?;
    let fault = |span: Span, what: &str| {
        let before = &text[..span.start.min(text.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        CliError::invalid(file.display(), format!("line {line}, column {column}: {what}"))
    };
    let mut root = toml_span::parse(&text).map_err(|error| fault(error.span, &error.to_string()))?;
    let ValueInner::Table(table) = root.take() else { return Ok(program) };
    let mut defaults = Vec::new();
    for (key, value) in table {
        let Some(id) = option(&program, &key.name) else {
            return Err(fault(key.span, &format!("there is no option --{}", key.name)));
        };
        let Some(value) = plain(value) else {
            return Err(fault(key.span, "expected a text, a number, true or false, or a list of them"));
        };
        defaults.push((id, value));
    }
    let apply = |command: Command| defaults.iter().fold(command, |command, (id, value)| with(command, id, value));
    Ok(apply(program).mut_subcommand("serve", apply).mut_subcommand("healthcheck", apply))
}

/// The name of an option that may stand in a file.
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

fn plain(mut value: Value<'_>) -> Option<String> {
    match value.take() {
        ValueInner::String(text) => Some(text.into_owned()),
        ValueInner::Integer(number) => Some(number.to_string()),
        ValueInner::Boolean(truth) => Some(truth.to_string()),
        ValueInner::Array(values) => Some(values.into_iter().map(plain).collect::<Option<Vec<_>>>()?.join(",")),
        _ => None,
    }
}

//! Why a command did not do what it was asked for, and how the process then ends.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) enum CliError {
    /// What was given is wrong: a file, an option. Exit code 2, as for options that cannot be read.
    InvalidInput(String),
    /// The world did not play along: a missing file, a full disk. Exit code 1.
    Runtime(String),
    /// Nobody reads the output any more, which is no fault.
    BrokenPipe,
}

impl CliError {
    /// Bad input, and where it came from.
    pub(crate) fn invalid(place: impl Display, what: impl Display) -> CliError {
        CliError::InvalidInput(format!("{place}: {what}"))
    }

    /// Says on stderr what happened.
    pub(crate) fn report(&self) -> ExitCode {
        let (text, code) = match self {
            CliError::InvalidInput(text) => (text, 2),
            CliError::Runtime(text) => (text, 1),
            CliError::BrokenPipe => return ExitCode::SUCCESS,
        };
        eprintln!("error: {text}");
        ExitCode::from(code)
    }
}

/// Of writing to standard output; files are named where they are read and written.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::BrokenPipe,
            _ => CliError::Runtime(format!("cannot write the output: {error}")),
        }
    }
}

impl From<serde_json::Error> for CliError {
    fn from(error: serde_json::Error) -> CliError {
        CliError::from(io::Error::from(error))
    }
}

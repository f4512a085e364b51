//! Errors of commands and their exit codes.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Error of a command.
#[derive(Debug)]
pub(crate) enum CliError {
    /// An option or an input file is invalid. Exit code 2, as for unknown options.
    InvalidInput(String),
    /// Something else failed: a missing file, a full disk. Exit code 1.
    Runtime(String),
    /// The reader of the output is gone, as in `iquazu … | head`. Not an error: exit code 0.
    BrokenPipe,
}

impl CliError {
    /// Creates an error for invalid input in a file or option.
    pub(crate) fn invalid(source: impl Display, what: impl Display) -> CliError {
        CliError::InvalidInput(format!("{source}: {what}"))
    }

    /// Prints the error to stderr and returns the exit code.
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

/// Errors of writing to standard output. Errors of files carry the file's name and are converted where they occur.
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

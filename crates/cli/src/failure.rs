//! Why a command did not do what it was asked for, and how the process then ends.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given is wrong: a file, an option. Exit code 2, as for options that cannot be read.
    BadInput(String),
    /// The world did not play along: a missing file, a full disk. Exit code 1.
    Trouble(String),
    /// Nobody reads the output any more, which is no fault.
    ClosedPipe,
}

impl Failure {
    /// Bad input, and where it came from.
    pub(crate) fn input(place: impl Display, what: impl Display) -> Failure {
        Failure::BadInput(format!("{place}: {what}"))
    }

    /// Says on stderr what happened.
    pub(crate) fn report(&self) -> ExitCode {
        let (text, code) = match self {
            Failure::BadInput(text) => (text, 2),
            Failure::Trouble(text) => (text, 1),
            Failure::ClosedPipe => return ExitCode::SUCCESS,
        };
        eprintln!("error: {text}");
        ExitCode::from(code)
    }
}

/// Of writing to standard output; files are named where they are read and written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Trouble(format!("cannot write the output: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}

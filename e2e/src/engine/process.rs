//! Programs that a browser needs.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command};

use anyhow::{Context, Result};

/// A child process. It is killed when dropped.
#[derive(Debug)]
pub(super) struct Process(Child);

impl Process {
    /// Starts a program of a Debian package.
    pub(super) fn start(command: &mut Command, package: &str) -> Result<Process> {
        let program = command.get_program().to_string_lossy().into_owned();
        let started = command.spawn();
        Ok(Process(started.with_context(|| format!("cannot start {program} (Debian: apt-get install {package})"))?))
    }

    /// Returns its standard output, if it is piped.
    pub(super) fn stdout(&mut self) -> Option<impl Read + Send + 'static> {
        self.0.stdout.take()
    }

    /// Returns its standard error, if it is piped.
    pub(super) fn stderr(&mut self) -> Option<impl Read + Send + 'static> {
        self.0.stderr.take()
    }

    /// Waits until it has ended.
    pub(super) fn wait(&mut self) {
        let _ = self.0.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Reads lines until one is wanted. The rest is read and ignored by a thread, so that the program can go on printing.
pub(super) fn first_line<T>(output: impl Read + Send + 'static, wanted: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let found = lines.find_map(|line| wanted(&line));
    std::thread::spawn(move || lines.for_each(drop));
    found
}

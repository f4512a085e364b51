//! Starting other programs: what is run is shown, and what fails says so by name.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

/// A cargo command in the toolchain that runs this task.
pub(crate) fn cargo<I, S>(args: I) -> Command
where
    I: IntoIterator<Item = S>,
    S: AsRef<OsStr>,
{
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// Runs a command to its end with our own input and output.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    show(command);
    let status = command.status().with_context(|| cannot_start(command))?;
    expect_success(command, status)
}

/// Runs a command, passes its output through, and hands every line of it to `each_line`.
pub(crate) fn run_and_read(command: &mut Command, mut each_line: impl FnMut(&str)) -> Result<()> {
    show(command);
    if std::io::stdout().is_terminal() {
        // The pipe would otherwise cost the reader the colours.
        command.env("CARGO_TERM_COLOR", "always");
    }
    command.stdout(Stdio::piped());
    let mut child = command.spawn().with_context(|| cannot_start(command))?;
    let output = child.stdout.take().expect("standard output is piped");
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        each_line(&line);
    }
    let status = child.wait()?;
    expect_success(command, status)
}

/// The standard output of a command that must succeed; nothing is shown.
pub(crate) fn output_of(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| cannot_start(command))?;
    expect_success(command, output.status)?;
    String::from_utf8(output.stdout).context("the output is not UTF-8")
}

/// Whether a program can be started at all.
pub(crate) fn exists(program: &str, argument: &str) -> bool {
    Command::new(program)
        .arg(argument)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn expect_success(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    bail!("`{}` failed ({status})", words(command));
}

fn show(command: &Command) {
    eprintln!("  $ {}", words(command));
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`", words(command))
}

/// The command as one would type it: program name without its folder.
fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name).chain(command.get_args()).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

//! Runs other programs: prints every command, and names it in errors.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

/// Returns a cargo command in the toolchain that runs this task.
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

/// Runs a command with the input and output of this process.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    show(command);
    let status = command.status().with_context(|| cannot_start(command))?;
    expect_success(command, status)
}

/// Runs a command and prints its output only if it fails.
pub(crate) fn run_quietly(command: &mut Command) -> Result<()> {
    show(command);
    let output = command.output().with_context(|| cannot_start(command))?;
    if !output.status.success() {
        print!("{}", String::from_utf8_lossy(&output.stdout));
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
    }
    expect_success(command, output.status)
}

/// Runs a command, prints its output, and calls `each_line` with every line of it.
pub(crate) fn run_and_read(command: &mut Command, mut each_line: impl FnMut(&str)) -> Result<()> {
    show(command);
    if std::io::stdout().is_terminal() {
        // Because of the pipe cargo would otherwise print no colours.
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

/// Runs a command, prints its output as a whole when it has ended, because others print meanwhile, and calls `each_line`
/// with every line of it.
pub(crate) fn run_and_print_after(command: &mut Command, each_line: impl FnMut(&str)) -> Result<()> {
    show(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| cannot_start(command))?;
    let text = String::from_utf8_lossy(&output.stdout);
    print!("{text}");
    text.lines().for_each(each_line);
    expect_success(command, output.status)
}

/// Runs a command and returns its standard output.
pub(crate) fn read_output(command: &mut Command) -> Result<String> {
    show(command);
    output_of(command)
}

/// Runs a command without printing it and returns its standard output.
pub(crate) fn output_of(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| cannot_start(command))?;
    expect_success(command, output.status)?;
    String::from_utf8(output.stdout).context("the output is not UTF-8")
}

/// Returns whether a program can be started.
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

/// Returns the command as one would type it: the program without its folder.
fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name).chain(command.get_args()).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

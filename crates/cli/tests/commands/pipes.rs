//! Closed output pipes.

use crate::commands::harness::{Folder, command, games};
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

/// Reads one line and closes the pipe. The command must exit with 0 and without an error message.
fn read_one_line(arguments: &[&str]) {
    let mut child = command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
    let mut line = String::new();
    BufReader::with_capacity(16, child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    assert!(!line.is_empty());
    let mut complaints = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut complaints).expect("UTF-8");
    assert_eq!(complaints, "", "{arguments:?}");
    assert_eq!(child.wait().expect("ends").code(), Some(0), "{arguments:?}");
}

#[test]
fn closed_pipe_ends_every_command_quietly() {
    let folder = Folder::new("pipes");
    let file = games(&folder, 2, 100, "random");
    read_one_line(&["record", &file]);
    read_one_line(&["record", "--json", &file]);
    read_one_line(&["replay", &file, "--at", "30"]);
    read_one_line(&["simulate", "--games", "20"]);
    read_one_line(&["perft", "--depth", "3"]);
    read_one_line(&["perft", "--depth", "2", "--divide"]);
}

#[test]
fn help_has_an_example_for_every_command() {
    for arguments in [
        &["--help"][..],
        &["serve", "--help"],
        &["simulate", "--help"],
        &["record", "--help"],
        &["replay", "--help"],
        &["position", "--help"],
        &["edition", "check", "--help"],
        &["perft", "--help"],
    ] {
        let output = command(arguments).output().expect("runs");
        let help = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(output.status.success() && help.contains("Example"), "{arguments:?}: {help}");
    }
}

use crate::commands::harness::command;
use std::borrow::BorrowMut;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

/// Starts the server on a free port, requests its page, and stops it.
pub(crate) fn first_answer(mut command: impl BorrowMut<Command>) -> String {
    let mut child = command.borrow_mut().stdout(Stdio::piped()).spawn().expect("runs");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address").to_owned();
    let mut stream = TcpStream::connect(&address).expect("somebody listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    child.kill().expect("it was running");
    child.wait().expect("ends");
    answer
}

#[test]
fn serve_is_the_default_command() {
    for arguments in [&["serve", "--port", "0", "--no-open"][..], &["--port", "0", "--no-open"]] {
        let answer = first_answer(command(arguments));
        assert!(answer.starts_with("HTTP/1.1 ") && answer.contains("text/html"), "{answer}");
    }
}

#[test]
fn taken_port_is_reported() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("bound").port().to_string();
    let error = crate::commands::harness::iquazu(&["serve", "--no-open", "--port", &port]).failed(1);
    assert!(error.starts_with("error: cannot serve the game") && error.contains(&port), "{error}");
}

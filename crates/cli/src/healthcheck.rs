//! `iquazu healthcheck`: asks a running server whether it is ready, for container engines and scripts.

use crate::endpoint::Endpoint;
use crate::error::CliError;
use clap::{Arg, Args};
use iquazu_server::DEFAULT_PORT;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// The head and body of `/readyz` are a few hundred bytes; more is not our server.
const MAX_RESPONSE_BYTES: usize = 8192;

/// Ask a running server whether it is ready
///
/// Takes port and address from the same flags, variables and file as `serve`. Exits with 0 if the server and its
/// database answer, otherwise with 1.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu healthcheck --port 8080")]
#[command(mut_args(reword))]
pub(crate) struct Healthcheck {
    #[command(flatten)]
    pub(crate) endpoint: Endpoint,
    /// Give up after this many seconds
    #[arg(long, default_value_t = 4, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    timeout: u64,
}

/// Rewords the options that `serve` describes otherwise. `Command::mut_arg` would move them to the end of the list.
fn reword(option: Arg) -> Arg {
    match option.get_id().as_str() {
        "port" => option.help("Port of the server [default: 4827]"),
        "address" => option.help("Address that the server listens on [default: 127.0.0.1]"),
        _ => option,
    }
}

impl Healthcheck {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let port = self.endpoint.port.unwrap_or(DEFAULT_PORT);
        if port == 0 {
            return Err(CliError::invalid("--port", "0 means any free port; give the port the server printed"));
        }
        let server = SocketAddr::new(self.endpoint.reachable_address(), port);
        let failure = |what: String| CliError::Runtime(format!("not ready: http://{server}/readyz {what}"));
        let response = ask(server, Duration::from_secs(self.timeout)).map_err(|error| failure(describe(&error)))?;
        let (status, body) = parse(&response).ok_or_else(|| failure("does not speak HTTP".to_owned()))?;
        if status != 200 {
            return Err(failure(format!("answers {status}: {}", body.trim())));
        }
        Ok(writeln!(out, "ready: http://{server}/readyz answers {status}")?)
    }
}

/// Sends one request and returns the whole response, all before the deadline.
fn ask(server: SocketAddr, timeout: Duration) -> io::Result<String> {
    let deadline = Instant::now() + timeout;
    let remaining = || match deadline.saturating_duration_since(Instant::now()) {
        Duration::ZERO => Err(io::Error::from(io::ErrorKind::TimedOut)),
        remaining => Ok(remaining),
    };
    let mut stream = TcpStream::connect_timeout(&server, timeout)?;
    stream.set_write_timeout(Some(remaining()?))?;
    // In one piece: a server may answer and close after the first line.
    let request = format!("GET /readyz HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut response = Vec::new();
    let mut chunk = [0; 1024];
    while response.len() < MAX_RESPONSE_BYTES {
        stream.set_read_timeout(Some(remaining()?))?;
        match stream.read(&mut chunk)? {
            0 => break,
            length => response.extend_from_slice(&chunk[..length]),
        }
    }
    Ok(String::from_utf8_lossy(&response).into_owned())
}

fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => "does not answer in time".to_owned(),
        io::ErrorKind::ConnectionRefused => "refuses the connection: no server listens there".to_owned(),
        _ => format!("cannot be reached: {error}"),
    }
}

/// Returns the status code and the body of an HTTP response.
fn parse(response: &str) -> Option<(u16, &str)> {
    let (head, body) = response.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?;
    Some((status.parse().ok()?, body))
}

//! Tries a finished binary: it simulates, serves the app, reports that it is ready, and stops on a signal. Binaries of
//! another processor run under qemu.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::binary::Binary;
use crate::command::{exists, output_of};
use crate::tools;

/// Generous, because an emulated server is slow.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

/// Tries the binary; returns what was done, or why it was left out.
pub(super) fn run(binary: &Binary, scratch: &Path) -> Result<String> {
    let emulator = binary.arch.emulator();
    let can_run = binary.arch.is_native() || exists(&emulator, "--version");
    if !can_run && let Err(missing) = tools::ensure_debian(tools::EMULATION) {
        return Ok(format!("NOT TRIED: {emulator} is {missing:#}"));
    }
    let program = || match binary.arch.is_native() {
        true => Command::new(&binary.path),
        false => {
            let mut command = Command::new(&emulator);
            command.arg(&binary.path);
            command
        }
    };
    let simulated =
        output_of(program().args(["simulate", "--players", "4", "--games", "20", "--seed", "1", "--json"]))?;
    let simulated: Value = serde_json::from_str(&simulated).context("the simulation prints no JSON")?;
    ensure!(simulated["games"] == 20, "the simulation played other games:\n{simulated}");
    let _ = fs::remove_dir_all(scratch);
    fs::create_dir_all(scratch)?;
    let served = serve(program, &scratch.join("smoke.db"));
    let _ = fs::remove_dir_all(scratch);
    served?;
    let how = if binary.arch.is_native() { "natively".to_owned() } else { format!("under {emulator}") };
    Ok(format!("simulates, serves the app, is healthy, stops on SIGTERM ({how})"))
}

/// Starts the server on a free port, requests pages and health checks, and stops it.
fn serve(program: impl Fn() -> Command, database: &Path) -> Result<()> {
    let mut command = program();
    command.args(["serve", "--no-open", "--port", "0", "--database"]).arg(database);
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("the server does not start")?;
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().context("standard output is piped")?).read_line(&mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = address.with_context(|| format!("the server prints no address: {line}"))?.to_owned();
    let health = get(&address, "/healthz")?;
    ensure!(health.starts_with("HTTP/1.1 200"), "/healthz answers {health}");
    let page = get(&address, "/")?;
    ensure!(page.starts_with("HTTP/1.1 200") && page.contains("<html"), "the web app is not in the binary: {page}");
    let port = address.rsplit(':').next().context("an address has a port")?;
    output_of(program().args(["healthcheck", "--timeout", "30", "--port", port]))?;
    output_of(Command::new("kill").args(["-TERM", &server.0.id().to_string()]))?;
    let status = server.0.wait()?;
    ensure!(status.success(), "the server ends with {status} on SIGTERM");
    Ok(())
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).context("the server cannot be reached")?;
    stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).with_context(|| format!("no answer for {path}"))?;
    Ok(answer)
}

/// A server that is killed if anything fails before its end.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

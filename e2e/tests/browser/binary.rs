//! The release binary: it serves the embedded app and stops on SIGTERM.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A running binary, killed when dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn binary_prints_its_address_serves_the_app_and_stops_on_sigterm() -> Result<()> {
    let mut running = start()?;
    let address = announced_address(&mut running)?;
    let answer = get(&address, "/")?;
    ensure!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    ensure!(answer.contains("<title>"), "this is not the app: {answer}");
    let pid = running.0.id().to_string();
    ensure!(Command::new("kill").args(["-TERM", &pid]).status()?.success(), "cannot send SIGTERM");
    ensure!(running.0.wait()?.success(), "it exited with an error");
    Ok(())
}

fn start() -> Result<Running> {
    let binary = iquazu_e2e::binary();
    let mut command = Command::new(&binary);
    command.args(["serve", "--port", "0", "--no-open"]).stdout(Stdio::piped());
    let missing = || format!("cannot start {}; `cargo verify binary` builds it", binary.display());
    Ok(Running(command.spawn().with_context(missing)?))
}

/// Returns the address after `http://` in the first line of output that has one.
fn announced_address(running: &mut Running) -> Result<String> {
    let output = running.0.stdout.take().context("the binary has no output")?;
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let (_, address) = line.split_once("http://")?;
        address.split(['/', ' ']).next().map(str::to_owned)
    });
    address.context("the binary printed no address")
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

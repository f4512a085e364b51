//! The binary as it ships: it serves what it carries, and goes when asked to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A running binary, killed when the test is over, however it ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_binary_says_its_address_serves_the_app_and_stops_when_told() -> Result<()> {
    let mut running = start()?;
    let address = announced_address(&mut running)?;
    let answer = get(&address, "/")?;
    ensure!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    ensure!(answer.contains("<title>"), "this is not the app: {answer}");
    let pid = running.0.id().to_string();
    ensure!(Command::new("kill").args(["-TERM", &pid]).status()?.success(), "cannot tell it to stop");
    ensure!(running.0.wait()?.success(), "it did not stop in good order");
    Ok(())
}

fn start() -> Result<Running> {
    let binary = iquazu_e2e::binary();
    let mut command = Command::new(&binary);
    command.args(["serve", "--port", "0", "--no-open"]).stdout(Stdio::piped());
    let missing = || format!("cannot start {}; `cargo verify binary` builds it", binary.display());
    Ok(Running(command.spawn().with_context(missing)?))
}

/// What stands after `http://` in the first line that has it.
fn announced_address(running: &mut Running) -> Result<String> {
    let output = running.0.stdout.take().context("the binary has no output")?;
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let (_, address) = line.split_once("http://")?;
        address.split(['/', ' ']).next().map(str::to_owned)
    });
    address.context("the binary did not say its address")
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

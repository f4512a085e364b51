//! The server as a child process, to be measured and killed.

use anyhow::{Context, Result};
use rustix::process::{Pid, Signal, kill_process};
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Switches all limits off.
const NO_LIMITS: [&str; 16] = [
    "--connections-per-ip",
    "0",
    "--connections",
    "0",
    "--tables-per-minute",
    "0",
    "--public-tables-per-hour",
    "0",
    "--seats-per-hour",
    "0",
    "--requests-per-minute",
    "0",
    "--messages-per-minute",
    "0",
    "--chat-per-minute",
    "0",
];

/// A server process. Dropping it kills it.
#[derive(Debug)]
pub struct ServerProcess {
    /// The command in front of the binary, if there is one.
    launcher: Vec<String>,
    binary: PathBuf,
    arguments: Vec<String>,
    /// Whether it runs with its default limits.
    limited: bool,
    child: Option<Child>,
    address: SocketAddr,
}

impl ServerProcess {
    /// Starts `binary serve` on a free port with these arguments, without rate limits and bot delays.
    ///
    /// # Errors
    /// Returns an error if it does not print its address.
    pub fn start(binary: &Path, arguments: &[impl AsRef<OsStr>]) -> Result<ServerProcess> {
        ServerProcess::start_with(&[], binary, arguments, false)
    }

    /// Starts it by another command, which has to replace itself by the server: `env`, for example.
    ///
    /// # Errors
    /// Returns an error if it does not print its address.
    pub fn start_by(launcher: &[&str], binary: &Path, arguments: &[impl AsRef<OsStr>]) -> Result<ServerProcess> {
        ServerProcess::start_with(launcher, binary, arguments, false)
    }

    /// Starts `binary serve` on a free port with its default limits, as strangers meet it.
    ///
    /// # Errors
    /// Returns an error if it does not print its address.
    pub fn start_limited(binary: &Path, arguments: &[impl AsRef<OsStr>]) -> Result<ServerProcess> {
        ServerProcess::start_with(&[], binary, arguments, true)
    }

    fn start_with(
        launcher: &[&str],
        binary: &Path,
        arguments: &[impl AsRef<OsStr>],
        limited: bool,
    ) -> Result<ServerProcess> {
        let launcher = launcher.iter().map(|word| (*word).to_owned()).collect();
        let arguments = arguments.iter().map(|word| word.as_ref().to_string_lossy().into_owned()).collect();
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut process =
            ServerProcess { launcher, binary: binary.to_owned(), arguments, limited, child: None, address: any_port };
        process.resume()?;
        Ok(process)
    }

    /// Starts it again on the same port.
    ///
    /// # Errors
    /// Returns an error if it does not print its address.
    pub fn resume(&mut self) -> Result<()> {
        let port = self.address.port().to_string();
        let mut words = self.launcher.iter().map(OsStr::new).chain([self.binary.as_os_str()]);
        let mut command = Command::new(words.next().context("a binary")?);
        command.args(words).args(["serve", "--no-open", "--port", &port]);
        if !self.limited {
            command.args(["--bot-delay-ms", "0"]).args(NO_LIMITS);
        }
        command.args(&self.arguments).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot start {}", self.binary.display()))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("piped")?).read_line(&mut line)?;
        self.child = Some(child);
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        self.address = address.context("the server printed no address")?.parse()?;
        Ok(())
    }

    /// Returns the address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it with SIGKILL.
    ///
    /// # Errors
    /// Returns an error if the process cannot be killed or awaited.
    pub fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Suspends the process, or resumes it.
    ///
    /// # Errors
    /// Returns an error without a running process.
    pub fn pause(&self, is_paused: bool) -> Result<()> {
        let child = self.child.as_ref().context("the server is not running")?;
        let pid = Pid::from_child(child);
        Ok(kill_process(pid, if is_paused { Signal::STOP } else { Signal::CONT })?)
    }

    /// Returns its resident memory in bytes.
    ///
    /// # Errors
    /// Returns an error without /proc or without a running process.
    pub fn rss_bytes(&self) -> Result<u64> {
        let status = fs::read_to_string(self.proc("status")?)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes * 1024)
    }

    /// Returns the CPU time that it has used, in seconds.
    ///
    /// # Errors
    /// Returns an error without /proc or without a running process.
    pub fn cpu_seconds(&self) -> Result<f64> {
        read_cpu_seconds(&self.proc("stat")?)
    }

    fn proc(&self, file: &str) -> Result<PathBuf> {
        let child = self.child.as_ref().context("the server is not running")?;
        Ok(Path::new("/proc").join(child.id().to_string()).join(file))
    }
}

/// Returns the CPU time that this process has used, in seconds.
///
/// # Errors
/// Returns an error without /proc.
pub fn own_cpu_seconds() -> Result<f64> {
    read_cpu_seconds(Path::new("/proc/self/stat"))
}

fn read_cpu_seconds(stat: &Path) -> Result<f64> {
    let stat = fs::read_to_string(stat)?;
    // The second field is the process name in parentheses, which may contain spaces; count fields from its end.
    let (_, fields) = stat.rsplit_once(") ").context("stat")?;
    let ticks: Vec<f64> = fields.split(' ').skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(ticks.iter().sum::<f64>() / 100.0)
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

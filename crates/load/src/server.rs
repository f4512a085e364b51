//! The real server as a process of its own, to be measured and killed.

use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that is killed when it is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    binary: PathBuf,
    arguments: Vec<String>,
    child: Option<Child>,
    address: SocketAddr,
}

impl ServerProcess {
    /// Starts `binary serve` on a free port, with these arguments, without limits and without
    /// pauses of bots.
    ///
    /// # Errors
    /// When it does not say where it listens.
    pub fn start(binary: &Path, arguments: &[impl AsRef<OsStr>]) -> Result<ServerProcess> {
        let arguments = arguments.iter().map(|word| word.as_ref().to_string_lossy().into_owned()).collect();
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut process = ServerProcess { binary: binary.to_owned(), arguments, child: None, address: any_port };
        process.resume()?;
        Ok(process)
    }

    /// Starts it again where it was.
    ///
    /// # Errors
    /// When it does not say where it listens.
    pub fn resume(&mut self) -> Result<()> {
        let port = self.address.port().to_string();
        let mut command = Command::new(&self.binary);
        command.args(["serve", "--no-open", "--port", &port, "--bot-delay-ms", "0", "--connections-per-ip", "0"]);
        for limit in ["--tables-per-minute", "--requests-per-minute", "--messages-per-minute"] {
            command.args([limit, "0"]);
        }
        command.args(&self.arguments).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot start {}", self.binary.display()))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("piped")?).read_line(&mut line)?;
        self.child = Some(child);
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        self.address = address.context("the server does not say where it is")?.parse()?;
        Ok(())
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// SIGKILL: no warning, no last words.
    ///
    /// # Errors
    /// When the process cannot be waited for.
    pub fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// The memory that the process has now, in bytes.
    ///
    /// # Errors
    /// Where there is no /proc, or no process.
    pub fn rss_bytes(&self) -> Result<u64> {
        let status = fs::read_to_string(self.proc("status")?)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes * 1024)
    }

    /// The processor time that the process has used, in seconds.
    ///
    /// # Errors
    /// Where there is no /proc, or no process.
    pub fn cpu_seconds(&self) -> Result<f64> {
        read_cpu_seconds(&self.proc("stat")?)
    }

    fn proc(&self, file: &str) -> Result<PathBuf> {
        let child = self.child.as_ref().context("the server was killed")?;
        Ok(Path::new("/proc").join(child.id().to_string()).join(file))
    }
}

/// The processor time that this program itself has used, in seconds.
///
/// # Errors
/// Where there is no /proc.
pub fn own_cpu_seconds() -> Result<f64> {
    read_cpu_seconds(Path::new("/proc/self/stat"))
}

fn read_cpu_seconds(stat: &Path) -> Result<f64> {
    let stat = fs::read_to_string(stat)?;
    // The second field is the name, which may hold anything but this; user and system time follow.
    let (_, fields) = stat.rsplit_once(") ").context("stat")?;
    let ticks: Vec<f64> = fields.split(' ').skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(ticks.iter().sum::<f64>() / 100.0)
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

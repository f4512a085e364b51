//! chromedriver as a child process, and temporary folders.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, bail};

/// How often chromedriver is started until it has bound a port.
const MAX_STARTS: usize = 5;

/// A running chromedriver. It is killed when dropped.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts chromedriver on a free port. Its browser finds the fonts of a fontconfig file.
    pub(crate) fn start(fonts: &Path) -> Result<Driver> {
        let mut said = String::new();
        for _ in 0..MAX_STARTS {
            match Driver::try_start(fonts)? {
                Ok(driver) => return Ok(driver),
                Err(output) => said = output,
            }
        }
        bail!("chromedriver did not print its port: {said}")
    }

    /// Returns what chromedriver printed if it ended at once: it chooses a port, and another program can be faster to bind
    /// it.
    fn try_start(fonts: &Path) -> Result<Result<Driver, String>> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .env("FONTCONFIG_FILE", fonts)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start chromedriver (Debian: apt-get install chromium-driver)")?;
        let output = process.stdout.take().context("chromedriver has no output")?;
        let mut said = Vec::new();
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(port) = port(&line) {
                return Ok(Ok(Driver { process, port }));
            }
            said.push(line);
        }
        let _ = process.kill();
        let _ = process.wait();
        Ok(Err(said.join("; ")))
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads `ChromeDriver was started successfully on port 40123.`
fn port(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

/// A new temporary folder, removed when dropped.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Result<Scratch> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("iquazu-browser-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn port_is_read_from_the_output_of_chromedriver() {
        assert_eq!(port("ChromeDriver was started successfully on port 40123."), Some(40123));
        assert_eq!(port("Starting ChromeDriver 156 on port 0"), None);
    }
}

//! WebKitGTK's `MiniBrowser` on a screen of its own.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver};

use super::process::{Process, first_line};
use crate::driver::Scratch;

#[derive(Debug)]
pub(super) struct WebKit {
    session: WebDriver,
    _driver: Process,
    // A browser whose screen has gone ends: this also closes one that the driver has lost.
    _screen: Process,
    _home: Scratch,
}

impl WebKit {
    pub(super) async fn start() -> Result<WebKit> {
        let home = Scratch::new()?;
        let (screen, display) = start_screen()?;
        let port = free_port()?;
        let mut command = Command::new("WebKitWebDriver");
        command.arg(format!("--port={port}")).env("DISPLAY", format!(":{display}")).env("LANG", "C.UTF-8");
        // Everything that it saves is removed with the folder.
        for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(name, home.path());
        }
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let driver = Process::start(&mut command, "webkit2gtk-driver")?;
        super::until(async || Ok(tokio::net::TcpStream::connect(("127.0.0.1", port)).await?)).await?;
        let options = json!({"binary": mini_browser()?, "args": ["--automation", "--geometry=1280x900"]});
        let mut capabilities = Capabilities::new();
        capabilities.set("webkitgtk:browserOptions", options)?;
        let session = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await;
        let session = session.context("cannot start MiniBrowser")?;
        Ok(WebKit { session, _driver: driver, _screen: screen, _home: home })
    }

    pub(super) async fn goto(&self, address: &str) -> Result<()> {
        Ok(self.session.goto(address).await?)
    }

    pub(super) async fn reload(&self) -> Result<()> {
        Ok(self.session.refresh().await?)
    }

    pub(super) async fn run(&self, script: &str) -> Result<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async () => {{ {script} }})().then((value) => done({{value: value ?? null}}), (error) => done({{error: String(error)}}));"
        );
        let answer = self.session.execute_async(script, Vec::new()).await?;
        let mut answer = answer.json().clone();
        match answer["error"].as_str() {
            Some(error) => bail!("{error}"),
            None => Ok(answer["value"].take()),
        }
    }

    pub(super) async fn click(&self, x: i64, y: i64) -> Result<()> {
        Ok(self.session.action_chain().move_to(x, y).click().perform().await?)
    }

    /// Returns a PNG file.
    pub(super) async fn screenshot(&self) -> Result<Vec<u8>> {
        Ok(self.session.screenshot_as_png().await?)
    }

    pub(super) async fn close(self) {
        let _ = self.session.quit().await;
    }
}

/// Starts an X server without a monitor, and returns the number of its display.
fn start_screen() -> Result<(Process, u32)> {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut screen = Process::start(&mut command, "xvfb")?;
    let output = screen.stdout().context("Xvfb has no output")?;
    let display = first_line(output, |line| line.trim().parse().ok());
    Ok((screen, display.context("Xvfb did not print its display")?))
}

/// The driver takes no port 0.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Debian keeps it in a folder named after the processor: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
fn mini_browser() -> Result<PathBuf> {
    let folders = std::fs::read_dir(Path::new("/usr/lib"))?.flatten();
    let mut files = folders.map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"));
    files.find(|file| file.is_file()).context("cannot find MiniBrowser (Debian: apt-get install libwebkit2gtk-4.1-0)")
}

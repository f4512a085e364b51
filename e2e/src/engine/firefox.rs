//! Firefox without a screen.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use data_encoding::BASE64;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::bidi::Bidi;
use super::process::{Process, first_line};
use crate::driver::Scratch;

/// No connections to anything but the app, and English.
const PREFERENCES: &str = r#"user_pref("intl.accept_languages", "en");
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.enabled", false);
"#;

#[derive(Debug)]
pub(super) struct Firefox {
    bidi: Mutex<Bidi>,
    /// The id of the tab.
    tab: Value,
    process: Process,
    _profile: Scratch,
}

impl Firefox {
    pub(super) async fn start() -> Result<Firefox> {
        let profile = Scratch::new()?;
        std::fs::write(profile.path().join("user.js"), PREFERENCES)?;
        let mut command = Command::new("firefox-esr");
        command
            .args(["--headless", "--no-remote", "--remote-debugging-port", "0"])
            .args(["--width", "1280", "--height", "800", "--profile"])
            .arg(profile.path())
            .env("HOME", profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut process = Process::start(&mut command, "firefox-esr")?;
        let output = process.stderr().context("Firefox has no output")?;
        let port = first_line(output, port).context("Firefox did not print its port")?;
        let mut bidi = Bidi::connect(port).await.context("cannot connect to Firefox")?;
        let tabs = bidi.call("browsingContext.getTree", json!({})).await?;
        let tab = tabs["contexts"][0]["context"].clone();
        Ok(Firefox { bidi: Mutex::new(bidi), tab, process, _profile: profile })
    }

    pub(super) async fn goto(&self, address: &str) -> Result<()> {
        self.call("browsingContext.navigate", json!({"context": self.tab, "url": address, "wait": "complete"}))
            .await
            .map(drop)
    }

    pub(super) async fn reload(&self) -> Result<()> {
        self.call("browsingContext.reload", json!({"context": self.tab, "wait": "complete"})).await.map(drop)
    }

    pub(super) async fn run(&self, script: &str) -> Result<Value> {
        let function = format!("async () => JSON.stringify((await (async () => {{ {script} }})()) ?? null)");
        let params = json!({"functionDeclaration": function, "awaitPromise": true, "target": {"context": self.tab}});
        let answer = self.call("script.callFunction", params).await?;
        match answer["result"]["value"].as_str() {
            Some(value) => Ok(serde_json::from_str(value)?),
            None => bail!("{}", answer["exceptionDetails"]["text"].as_str().unwrap_or("an exception")),
        }
    }

    pub(super) async fn click(&self, x: i64, y: i64) -> Result<()> {
        let actions = json!([
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]);
        let mouse = json!({"type": "pointer", "id": "mouse", "actions": actions});
        self.call("input.performActions", json!({"context": self.tab, "actions": [mouse]})).await.map(drop)
    }

    /// Returns a PNG file.
    pub(super) async fn screenshot(&self) -> Result<Vec<u8>> {
        let answer = self.call("browsingContext.captureScreenshot", json!({"context": self.tab})).await?;
        let png = answer["data"].as_str().context("no picture")?;
        Ok(BASE64.decode(png.as_bytes())?)
    }

    /// Returns the errors on the console.
    pub(super) async fn errors(&self) -> Vec<String> {
        self.bidi.lock().await.errors.clone()
    }

    /// Closes the browser and waits until it has gone, so that its folder can be removed.
    pub(super) async fn close(mut self) {
        if self.call("browser.close", json!({})).await.is_ok() {
            self.process.wait();
        }
    }

    async fn call(&self, method: &str, params: Value) -> Result<Value> {
        self.bidi.lock().await.call(method, params).await
    }
}

/// Reads `WebDriver BiDi listening on ws://127.0.0.1:40123`.
fn port(line: &str) -> Option<u16> {
    line.split_once("BiDi listening on ws://127.0.0.1:")?.1.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn port_is_read_from_the_output_of_firefox() {
        assert_eq!(port("WebDriver BiDi listening on ws://127.0.0.1:40123"), Some(40123));
        assert_eq!(port("*** You are running in headless mode."), None);
    }
}

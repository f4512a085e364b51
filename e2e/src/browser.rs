//! A browser that shows the app.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::WebDriver;
use thirtyfour::common::keys::TypingData;

use crate::{Options, places};

const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// A browser window. Elements are found in `element`, the device is emulated in `emulate`, the layout is checked in
/// `layout` and accessibility in `axe`.
#[derive(Debug)]
pub struct Browser {
    session: WebDriver,
    root: String,
    expected_errors: &'static [&'static str],
    timeout: Duration,
}

impl Browser {
    pub(crate) fn new(session: WebDriver, root: String, options: &Options) -> Browser {
        Browser { session, root, expected_errors: options.expected_errors, timeout: options.timeout }
    }

    /// Opens a path of the app.
    pub async fn goto(&self, path: &str) -> Result<()> {
        let address = format!("{}{path}", self.root);
        self.session.goto(&address).await.with_context(|| format!("cannot open {path}"))
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.session.refresh().await?)
    }

    /// Returns the page's title.
    pub async fn title(&self) -> Result<String> {
        Ok(self.session.title().await?)
    }

    /// Types keys, one after the other, into the focused element.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.session.action_chain().send_keys(keys).perform().await?)
    }

    /// Runs the body of a JavaScript function and returns its value; a promise is awaited.
    pub async fn run(&self, script: &str) -> Result<Value> {
        let wrapped = format!("(async () => {{ {script} }})()");
        let params = json!({"expression": wrapped, "awaitPromise": true, "returnByValue": true});
        let answer = self.devtools("Runtime.evaluate", params).await?;
        value_of(&answer)
    }

    /// Waits until a JavaScript expression is true. An exception counts as false: what the expression reads may not be
    /// drawn yet.
    pub async fn wait_for(&self, expression: &str) -> Result<()> {
        let script = format!("try {{ return Boolean({expression}); }} catch (error) {{ return String(error); }}");
        let holds = async || match self.run(&script).await? {
            Value::Bool(true) => Ok(()),
            value => bail!("it is {value}"),
        };
        self.until(holds).await.with_context(|| format!("waiting for {expression}"))
    }

    /// Saves a picture of the page as `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<()> {
        self.screenshot_to(&places::screenshots().join(format!("{name}.png"))).await
    }

    /// Writes a screenshot of the page to a PNG file.
    pub async fn screenshot_to(&self, path: &Path) -> Result<()> {
        std::fs::create_dir_all(path.parent().context("the picture has no folder")?)?;
        Ok(self.session.screenshot(path).await?)
    }

    /// Returns the errors on the console since the last call, without those that the test expects.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let entries = self.session.browser_log().await?;
        let errors = entries.into_iter().filter(|entry| entry.level == "SEVERE");
        let expected = |message: &String| self.expected_errors.iter().any(|part| message.contains(part));
        Ok(errors.map(|entry| entry.message).filter(|message| !expected(message)).collect())
    }

    pub(crate) async fn expect_clean_console(&self) -> Result<()> {
        let errors = self.console_errors().await?;
        ensure!(errors.is_empty(), "errors on the console:\n  {}", errors.join("\n  "));
        Ok(())
    }

    /// Adds the address, a picture and the console to an error.
    pub(crate) async fn explain(&self, error: anyhow::Error) -> anyhow::Error {
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let picture = format!("failed-{test}");
        let _ = self.screenshot(&picture).await;
        let url = self.session.current_url().await.map_or_else(|_| "?".to_owned(), String::from);
        let console = self.console_errors().await.unwrap_or_default();
        let console = if console.is_empty() { "clean".to_owned() } else { console.join("\n  ") };
        error.context(format!("at {url}, see screenshots/{picture}.png; console: {console}"))
    }

    /// Sends a command of the DevTools protocol.
    pub async fn devtools(&self, method: &str, params: Value) -> Result<Value> {
        let answer = self.session.cdp().send_raw(method, params).await;
        answer.with_context(|| method.to_owned())
    }

    /// Calls a function until it succeeds. An error counts as "not yet", also one of the protocol: a page that is being
    /// left cannot answer. When the time is up, the last error is returned.
    pub(crate) async fn until<T>(&self, mut attempt: impl AsyncFnMut() -> Result<T>) -> Result<T> {
        let start = Instant::now();
        loop {
            match attempt().await {
                Ok(value) => return Ok(value),
                Err(error) if start.elapsed() >= self.timeout => {
                    return Err(error.context(format!("not within {} s", self.timeout.as_secs())));
                }
                Err(_) => tokio::time::sleep(POLL_INTERVAL).await,
            }
        }
    }
}

/// Returns the value in an answer of the `Runtime` domain.
///
/// # Errors
/// The exception that the page threw instead.
pub(crate) fn value_of(answer: &Value) -> Result<Value> {
    match answer.get("exceptionDetails") {
        None => Ok(answer["result"]["value"].clone()),
        Some(details) => {
            let text = details["exception"]["description"].as_str();
            Err(anyhow!("{}", text.or(details["text"].as_str()).unwrap_or("an exception")))
        }
    }
}

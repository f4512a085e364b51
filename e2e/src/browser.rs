//! A browser that shows the app.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::{Value, json};
use thirtyfour::WebDriver;
use thirtyfour::common::keys::TypingData;

use crate::places;

/// How long something on the page may take to appear or to go.
const PATIENCE: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(25);

/// What a test sees and does; finding elements is in `element`, conditions of the device are in
/// `emulate`, accessibility rules in `axe`.
#[derive(Debug)]
pub struct Browser {
    session: WebDriver,
    root: String,
    expected_errors: &'static [&'static str],
}

impl Browser {
    pub(crate) fn new(session: WebDriver, root: String, expected_errors: &'static [&'static str]) -> Browser {
        Browser { session, root, expected_errors }
    }

    /// Opens a path of the app.
    pub async fn goto(&self, path: &str) -> Result<()> {
        let address = format!("{}{path}", self.root);
        self.session.goto(&address).await.with_context(|| format!("cannot open {path}"))
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.session.refresh().await?)
    }

    /// The page's title.
    pub async fn title(&self) -> Result<String> {
        Ok(self.session.title().await?)
    }

    /// Types keys, one after the other, to whatever has the focus.
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

    /// Waits until a JavaScript expression is true. An exception counts as not yet: what it asks may not be drawn.
    pub async fn wait_for(&self, expression: &str) -> Result<()> {
        let script = format!("try {{ return Boolean({expression}); }} catch (error) {{ return String(error); }}");
        let mut answer = Value::Null;
        let reached = self.until(async || {
            answer = self.run(&script).await?;
            Ok((answer == true).then_some(()))
        });
        let reached = reached.await;
        reached.with_context(|| format!("waiting for {expression}, which is {answer}"))
    }

    /// A picture of the page in `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<()> {
        self.screenshot_to(&places::screenshots().join(format!("{name}.png"))).await
    }

    /// Writes a screenshot of the page to a PNG file.
    pub async fn screenshot_to(&self, path: &Path) -> Result<()> {
        std::fs::create_dir_all(path.parent().context("pictures lie in a folder")?)?;
        Ok(self.session.screenshot(path).await?)
    }

    /// Errors on the console since the last call, without those that the test expects.
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

    /// Adds to an error what a person would look at first.
    pub(crate) async fn explain(&self, error: anyhow::Error) -> anyhow::Error {
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let picture = format!("failed-{test}");
        let _ = self.screenshot(&picture).await;
        let place = self.session.current_url().await.map_or_else(|_| "?".to_owned(), String::from);
        let console = self.console_errors().await.unwrap_or_default();
        let console = if console.is_empty() { "clean".to_owned() } else { console.join("\n  ") };
        error.context(format!("at {place}, see screenshots/{picture}.png; console: {console}"))
    }

    /// Sends a command of the DevTools protocol.
    pub async fn devtools(&self, method: &str, params: Value) -> Result<Value> {
        let answer = self.session.cdp().send_raw(method, params).await;
        answer.with_context(|| method.to_owned())
    }

    /// Asks again and again until there is an answer.
    pub(crate) async fn until<T>(&self, mut ask: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
        let start = Instant::now();
        loop {
            if let Some(answer) = ask().await? {
                return Ok(answer);
            }
            ensure!(start.elapsed() < PATIENCE, "not within {} s", PATIENCE.as_secs());
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// The value in an answer of the `Runtime` domain; an exception on the page is an error here.
pub(crate) fn value_of(answer: &Value) -> Result<Value> {
    match answer.get("exceptionDetails") {
        None => Ok(answer["result"]["value"].clone()),
        Some(details) => {
            let text = details["exception"]["description"].as_str();
            Err(anyhow!("{}", text.or(details["text"].as_str()).unwrap_or("an exception")))
        }
    }
}

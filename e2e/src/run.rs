//! One test with one browser, which is closed on every path.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use thirtyfour::{WebDriver, WebDriverRunError};

use crate::driver::{Driver, Scratch};
use crate::{App, Browser, Options};

/// Longer than any scenario takes; a test that hangs is closed too.
const PATIENCE: Duration = Duration::from_secs(1200);

/// Runs a scenario against the app in a fresh browser. The browser is closed after success,
/// failure and panic alike, and the console must have stayed free of errors.
pub async fn with_browser<F>(app: &App, options: Options, scenario: F) -> Result<()>
where
    F: AsyncFnOnce(&Browser) -> Result<()>,
{
    let profile = Scratch::new()?;
    let driver = Driver::start()?;
    let session = WebDriver::new(driver.url(), options.capabilities(&profile)?).await;
    let root = app.url("");
    let expected_errors = options.expected_errors;
    let result = session
        .context("cannot start a browser")?
        .run_and_quit(async |session| {
            let browser = Browser::new(session, root, expected_errors);
            let scenario = async {
                scenario(&browser).await?;
                browser.expect_clean_console().await
            };
            match tokio::time::timeout(PATIENCE, scenario).await {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(browser.explain(error).await),
                Err(_) => bail!("the scenario took more than {} s", PATIENCE.as_secs()),
            }
        })
        .await;
    match result {
        Ok(()) => Ok(()),
        Err(WebDriverRunError::Body(error)) => Err(error),
        Err(WebDriverRunError::BodyAndCleanup { body, .. }) => Err(body),
        Err(error) => bail!("cannot close the browser: {error}"),
    }
}

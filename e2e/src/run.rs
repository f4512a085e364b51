//! Runs one test in one browser, which is closed on every path.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use thirtyfour::{WebDriver, WebDriverRunError};

use crate::driver::{Driver, Scratch};
use crate::{App, Browser, Options};

/// Longer than any scenario takes. Closes the browser of a test that hangs.
const SCENARIO_TIMEOUT: Duration = Duration::from_secs(1200);

/// Runs a scenario against the app in a new browser. Closes the browser after success, failure and panic alike.
///
/// # Errors
/// The error of the scenario, or the errors that it left on the console.
pub async fn with_browser<F>(app: &App, options: Options, scenario: F) -> Result<()>
where
    F: AsyncFnOnce(&Browser) -> Result<()>,
{
    with_browser_at(app.url(""), options, scenario).await
}

/// Does the same as [`with_browser`] for an app that another process serves at this URL.
pub async fn with_browser_at<F>(root: String, options: Options, scenario: F) -> Result<()>
where
    F: AsyncFnOnce(&Browser) -> Result<()>,
{
    let profile = Scratch::new()?;
    let driver = Driver::start(&options.fonts.write_config(profile.path())?)?;
    let session = WebDriver::new(driver.url(), options.capabilities(&profile)?).await;
    let result = session
        .context("cannot start a browser")?
        .run_and_quit(async |session| {
            let browser = Browser::new(session, root, &options);
            let scenario = async {
                scenario(&browser).await?;
                browser.expect_clean_console().await
            };
            match tokio::time::timeout(SCENARIO_TIMEOUT, scenario).await {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(browser.explain(error).await),
                Err(_) => bail!("the scenario took more than {} s", SCENARIO_TIMEOUT.as_secs()),
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

//! The home page.

use crate::play::wait_for_page;
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Options, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn home_page_opens_without_errors() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        wait_for_page(browser).await?;
        ensure!(!browser.title().await?.is_empty(), "the page has no title");
        browser.screenshot("home").await
    })
    .await
}

//! The home page.

use crate::play::{start, wait_for_page, wait_for_turn};
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

#[tokio::test(flavor = "multi_thread")]
async fn first_game_says_its_goal_once_and_is_against_beginners() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        for is_first in [true, false] {
            browser.goto("/").await?;
            wait_for_page(browser).await?;
            start(browser, "Play now").await?;
            wait_for_turn(browser).await?;
            let shown = browser.run("return !!document.querySelector('[data-goal]')").await?;
            ensure!(shown == is_first, "the goal: {shown}");
            let record = browser.run("return localStorage.getItem('iquazu.game')").await?;
            ensure!(record.as_str().is_some_and(|record| record.contains(" beginner\n")), "{record}");
            browser.run("localStorage.removeItem('iquazu.game')").await?;
        }
        Ok(())
    })
    .await
}

//! Saved games: several of them, and one in two tabs.

use crate::play::{QUICK, decide, open, play_now, saved, start, steps, wait_for_step, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn new_game_destroys_no_unfinished_one() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        let before = steps(browser).await?;
        decide(browser).await?;
        wait_for_step(browser, before).await?;
        wait_for_turn(browser).await?;
        let first = saved(browser).await?;
        browser.goto("/#/").await?;
        start(browser, "Play now").await?;
        wait_for_turn(browser).await?;
        ensure!(saved(browser).await? != first, "a new game is on the screen");
        browser.goto("/#/").await?;
        browser.wait_for("document.querySelectorAll('.saved-open').length === 1").await?;
        browser.expect_accessible().await?;
        browser.screenshot("saved-games").await?;
        browser.run("document.querySelector('.saved-open').click()").await?;
        wait_for_turn(browser).await?;
        ensure!(saved(browser).await? == first, "the first game is on the screen again");
        browser.goto("/#/").await?;
        browser.wait_for("document.querySelectorAll('.saved-open').length === 1").await
    })
    .await
}

/// Opens the saved game in another tab.
async fn open_second(browser: &Browser) -> Result<()> {
    browser.run("window.second = window.open('/#/game')").await?;
    browser.wait_for(&format!("!!{IN_SECOND}('[data-do=draw]')")).await
}

const IN_SECOND: &str = "window.second.document.querySelector";

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_with_one_game_notice_each_other() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start(browser, "Play now").await?;
        wait_for_turn(browser).await?;
        open_second(browser).await?;
        let before = steps(browser).await?;
        browser.run(&format!("{IN_SECOND}('[data-do=draw]').click()")).await?;
        wait_for_step(browser, before).await.context("the second tab plays")?;
        browser.wait_for("!!document.querySelector('[data-do=here]')").await.context("the first tab waits")?;
        ensure!(browser.run("return !document.querySelector('[data-do=draw]')").await? == true, "it cannot act");
        browser.wait_for(&format!("!!{IN_SECOND}('[data-do=draw]')")).await.context("the second tab goes on")?;
        browser.run("document.querySelector('[data-do=here]').click()").await?;
        let before = steps(browser).await?;
        browser.wait_for("!!document.querySelector('[data-do=draw]')").await?;
        browser.run("document.querySelector('[data-do=draw]').click()").await?;
        wait_for_step(browser, before).await.context("the first tab plays again")?;
        browser.wait_for(&format!("!!{IN_SECOND}('[data-do=here]')")).await.context("the second tab waits")
    })
    .await
}

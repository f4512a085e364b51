//! Leaving a page while a place on its board has the focus: removing a focused element fires `focusout`, and its
//! handler must not touch the page that is gone.

use crate::play::{QUICK, open, start};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, with_browser};

/// The places on a board that can have the focus.
const PLACES: [&str; 3] = ["[data-gap][role=button]", "[data-rock] [role=button]", "[data-tile] [role=button]"];

/// Fails if the app shows its crash message.
async fn expect_running(browser: &Browser) -> Result<()> {
    let state = browser.run("return document.body.dataset.state").await?;
    ensure!(state.as_str() == Some("running"), "the app is {state}");
    Ok(())
}

async fn focus_place(browser: &Browser, place: &str) -> Result<()> {
    browser.wait_for(&format!("!!document.querySelector('{place}')")).await?;
    let focus = format!("document.querySelector('{place}').focus(); return document.activeElement.matches('{place}')");
    ensure!(browser.run(&focus).await? == true, "{place} takes no focus");
    Ok(())
}

/// Goes to a page by a link of the app, focuses each place in turn and goes back.
async fn leave_by_back(browser: &Browser, hash: &str) -> Result<()> {
    for place in PLACES {
        browser.run(&format!("location.hash = '{hash}'")).await?;
        focus_place(browser, place).await?;
        browser.run("history.back()").await?;
        browser.wait_for("!document.querySelector('.board')").await.with_context(|| format!("back from {place}"))?;
        // Handlers and tasks that run late have their turn.
        browser.wait_for("!!document.querySelector('.home')").await?;
        expect_running(browser).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leaves_a_game_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start(browser, "Play now").await?;
        browser.wait_for("!!document.querySelector('.board')").await?;
        browser.run("history.back()").await?;
        browser.wait_for("!!document.querySelector('.home')").await?;
        leave_by_back(browser, "#/game").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leaves_a_lesson_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        leave_by_back(browser, "#/study/lesson").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leaves_a_replay_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    let links = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/rules-1/links.txt"))?;
    let link = links.lines().find_map(|line| line.strip_prefix("expert-4 ")).context("no such link")?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        leave_by_back(browser, &format!("#/study/game/{link}")).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn shortcuts_leave_a_game_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start(browser, "Play now").await?;
        for keys in [["f", "?"].as_slice(), &["f", "l", "r"]] {
            browser.run("location.hash = '#/game'").await?;
            browser.wait_for("!!document.querySelector('[data-gap][role=button]')").await?;
            for key in keys {
                browser.press(*key).await?;
            }
            browser.wait_for("!document.querySelector('.board') && !!document.querySelector('main h1')").await?;
            expect_running(browser).await.with_context(|| format!("after {keys:?}"))?;
        }
        Ok(())
    })
    .await
}

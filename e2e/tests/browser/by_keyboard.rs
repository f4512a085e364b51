//! A whole game, played by keyboard and accessible names alone.

use crate::play::{QUICK, is_over, open, payable, steps, wait_for_step, wait_for_turn};
use anyhow::{Context, Result, bail};
use iquazu_e2e::{App, Browser, Key, Options, with_browser};

/// Presses Tab until an element whose name starts with these words has the focus.
async fn tab_to(browser: &Browser, start: &str) -> Result<()> {
    for _ in 0..80 {
        if browser.focused().await.is_ok_and(|element| element.name.starts_with(start)) {
            return Ok(());
        }
        browser.press(Key::Tab).await?;
    }
    bail!("{start:?} cannot be reached with Tab")
}

/// Moves over the wall with the arrow keys, as a blind player does, until a gap that can be paid has the focus.
async fn move_to_payable(browser: &Browser) -> Result<bool> {
    browser.press("f").await?;
    for key in [Key::Home, Key::Right] {
        browser.press(key).await?;
        for _ in 0..45 {
            if browser.focused().await?.name.contains("you can pay") {
                return Ok(true);
            }
            browser.press(Key::Down).await?;
        }
    }
    Ok(false)
}

async fn decide(browser: &Browser) -> Result<()> {
    if !payable(browser).await?.is_empty() && move_to_payable(browser).await? {
        browser.press(Key::Enter).await?;
        browser.wait_for("!!document.querySelector('[data-do=pay]')").await?;
        return browser.press("p").await;
    }
    let names: Vec<String> = browser.all("button").await?.into_iter().map(|button| button.name).collect();
    let has = |start: &str| names.iter().any(|name| name.starts_with(start));
    match () {
        () if has("Draw") => browser.press("d").await,
        () if has("Discard") => browser.press("x").await,
        () if has("End turn") => browser.press("e").await,
        () => bail!("nothing to decide among {names:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_game_is_played_by_keyboard_and_accessible_names() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        tab_to(browser, "Play now").await?;
        browser.press(Key::Enter).await?;
        for _ in 0..400 {
            wait_for_turn(browser).await?;
            if is_over(browser).await? {
                return Ok(());
            }
            let before = steps(browser).await?;
            decide(browser).await?;
            wait_for_step(browser, before).await.context("a key did nothing")?;
        }
        bail!("the game does not end")
    })
    .await
}

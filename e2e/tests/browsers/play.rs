//! Steps that the scenarios share.

use anyhow::{Context, Result};
use iquazu_e2e::EngineBrowser;

/// Settings without animations, with one opponent.
pub const QUICK: &str = "speed=Off\nopponents=casual\n";

/// Opens a path with these settings, as if they had been chosen before.
pub async fn open(browser: &EngineBrowser, settings: &str, path: &str) -> Result<()> {
    browser.goto("/#/about").await?;
    wait_for_page(browser).await?;
    let settings = serde_json::to_string(settings)?;
    browser.run(&format!("localStorage.setItem('iquazu.settings', {settings})")).await?;
    browser.goto(path).await?;
    browser.reload().await?;
    wait_for_page(browser).await
}

/// Waits until the app has drawn a page.
pub async fn wait_for_page(browser: &EngineBrowser) -> Result<()> {
    let drawn = "document.body.dataset.state === 'running' && document.querySelector('main:not(.shell) h1')";
    browser.wait_for(drawn).await
}

/// JavaScript: whether the player can act or the game is over.
const DECIDES: &str = "document.querySelector('[data-do]:not(.online-side *):not([data-do=skip]):not([data-do=undo]):not(:disabled), dialog[open]')";

/// Waits until the person at the screen can act or the game is over.
pub async fn wait_for_turn(browser: &EngineBrowser) -> Result<()> {
    browser.wait_for(DECIDES).await.context("nobody's turn")
}

/// Returns whether the final board is shown.
pub async fn is_over(browser: &EngineBrowser) -> Result<bool> {
    Ok(browser.run("return Boolean(document.querySelector('dialog.final[open]'))").await? == true)
}

/// Makes one decision by mouse: a gem if one can be paid, cards otherwise.
pub async fn decide(browser: &EngineBrowser) -> Result<String> {
    let payable = "name => name.includes('you can pay')";
    if browser.has(payable).await? {
        browser.click_matching(payable).await?;
        return browser.click("Pay").await;
    }
    browser.click_matching("name => /^(Draw|Discard|End turn|Tile)/.test(name)").await.context("nothing to decide")
}

/// Returns the number of steps of the saved game.
const STEPS: &str = r"localStorage.getItem('iquazu.game').split('\n').filter(line => /^\d/.test(line)).length";

/// Makes a decision and waits until it is saved.
pub async fn play_turn(browser: &EngineBrowser) -> Result<()> {
    let before = browser.run(&format!("return {STEPS}")).await?;
    let clicked = decide(browser).await?;
    browser.wait_for(&format!("{STEPS} > {before}")).await.with_context(|| format!("{clicked:?} did nothing"))
}

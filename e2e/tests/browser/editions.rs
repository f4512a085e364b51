//! Custom editions: added on the set-up page, played, and still there after a reload.

use crate::play::{QUICK, choose_file, click_named, decide, open, saved, start, wait_for_turn};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Browser, Options, with_browser};

async fn add_file(browser: &Browser, text: &str) -> Result<()> {
    choose_file(browser, ".setup-start input[type=file]", "box.toml", text).await
}

#[tokio::test(flavor = "multi_thread")]
async fn custom_edition_is_checked_played_and_saved() -> Result<()> {
    let built_in = include_str!("../../../editions/reconstructed-2.toml");
    let own = built_in.replace("reconstructed-2", "my-box-1").replace("name = \"Reconstructed\"", "name = \"My box\"");
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/#/new").await?;
        browser.wait_for("!!document.querySelector('.setup-start details')").await?;
        browser.run("document.querySelector('.setup-start details').open = true").await?;

        add_file(browser, &own.replace("white = 20", "white = 61")).await?;
        browser
            .wait_for("document.querySelector('.setup-start [role=alert]').textContent.includes('cards.white')")
            .await?;
        add_file(browser, &built_in.replace("white = 20", "white = 20 #").replace("11 = \"wo", "11 = \"ow")).await?;
        browser
            .wait_for("document.querySelector('.setup-start [role=alert]').textContent.includes('reconstructed-2')")
            .await?;
        browser.expect_accessible().await?;

        add_file(browser, &own).await?;
        browser.wait_for("document.querySelector('.setup-start details select').value === 'my-box-1'").await?;
        click_named(browser, "Start the game").await?;
        wait_for_turn(browser).await?;
        for _ in 0..3 {
            decide(browser).await?;
            wait_for_turn(browser).await?;
        }
        let before = saved(browser).await?;
        ensure!(before.contains("\nedition my-box-1#"), "the record names the edition");
        browser.reload().await?;
        wait_for_turn(browser).await?;
        ensure!(saved(browser).await? == before, "the reload changed the game");
        browser.goto("/#/").await?;
        start(browser, "Continue").await?;
        wait_for_turn(browser).await
    })
    .await
}

//! An online table: created, started with bots, played, reloaded.

use crate::play::{QUICK, decide, open, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Engine, EngineBrowser, with_engine};

pub async fn table_with_bots(engine: Engine) -> Result<()> {
    let app = App::with_tables().await?;
    with_engine(engine, app.url(""), async |browser| {
        open(browser, QUICK, "/#/friends").await?;
        fill_name(browser).await?;
        browser.click("Create the table").await?;
        browser.click("Start now").await.context("the waiting room")?;
        for _ in 0..3 {
            turn(browser).await?;
        }
        browser.reload().await?;
        turn(browser).await.context("after a reload")?;
        wait_for_turn(browser).await?;
        let alarm = browser.run("return Boolean(document.querySelector('.online-deal-alarm'))").await?;
        ensure!(alarm == false, "the deal was verified");
        browser.screenshot(&format!("{engine}-online")).await
    })
    .await
}

async fn fill_name(browser: &EngineBrowser) -> Result<()> {
    browser.wait_for("document.querySelector('input[autocomplete=nickname]')").await?;
    let fill = "const field = document.querySelector('input[autocomplete=nickname]');
        field.value = 'Ann';
        field.dispatchEvent(new Event('input', {bubbles: true}));";
    browser.run(fill).await.map(drop)
}

async fn turn(browser: &EngineBrowser) -> Result<()> {
    wait_for_turn(browser).await?;
    decide(browser).await.map(drop)
}

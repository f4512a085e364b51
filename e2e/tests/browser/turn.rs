//! Paying and discarding by tapping cards.

use crate::play::open;
use crate::states::{choose_gap, position, show};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, Screen, with_browser};

/// Returns the name of the pay button.
async fn pay_label(browser: &Browser) -> Result<String> {
    let label = browser.run("return document.querySelector('[data-do=pay]').textContent.trim()").await?;
    Ok(label.as_str().context("a label")?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn payment_is_changed_by_tapping_cards_and_names_all_that_is_spent() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, "speed=Off\n", "/").await?;
        show(browser, &position("pay-any")).await?;
        choose_gap(browser, "!!document.querySelector('[data-way$=any]') && document.querySelector('.gap-chosen').closest('[data-column=\"4\"]')").await?;
        let label = pay_label(browser).await?;
        ensure!(label == "Pay 1 white, 1 blue, 1 orange and the any-colour tile", "{label:?}");
        show(browser, &position("choose")).await?;
        choose_gap(browser, "!!document.querySelector('.gap-chosen').closest('[data-column=\"2\"]')").await?;
        let before = pay_label(browser).await?;
        let lifted = "document.querySelectorAll('.hand-lifted').length";
        ensure!(browser.run(&format!("return {lifted}")).await? == 2, "the cards to pay are lifted: {before}");
        let other = if before.contains("white") { "blue" } else { "white" };
        browser.run(&format!("document.querySelector('[data-card-more={other}]').click()")).await?;
        browser.wait_for(&format!("{lifted} === 3")).await?;
        ensure!(pay_label(browser).await? != before, "a pair stands for one");
        browser.expect_accessible().await?;
        browser.run("document.querySelector('[data-do=pay]').click()").await?;
        browser.wait_for("!document.querySelector('[data-do=pay]')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_to_discard_are_chosen_by_tapping() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, "speed=Off\n", "/").await?;
        browser.screen(Screen::PHONE).await?;
        show(browser, &position("discard")).await?;
        let enabled = "!document.querySelector('[data-do=discard]').disabled";
        browser.wait_for(&format!("{enabled} && document.querySelectorAll('.hand-lifted').length === 4")).await?;
        browser.run("document.querySelector('[data-card-less=orange]').click()").await?;
        browser.wait_for(&format!("!({enabled})")).await?;
        browser.run("document.querySelector('[data-card-more=white]').click()").await?;
        browser.wait_for(enabled).await?;
        browser.expect_accessible().await?;
        browser.run("document.querySelector('[data-do=discard]').click()").await?;
        browser.wait_for("!document.querySelector('[data-do=discard]')").await
    })
    .await
}

//! Several people at one screen: no player's page contains the cards of another.

use crate::play::{decide, open, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, with_browser};

/// A saved game of two people with known hands: all white, and all orange.
const RECORD: &str = "iquazu-record 1\nrules 1\nedition reconstructed-1\nplayers red yellow\ntag seed 5\n\
    tag name1 Ann\ntag player1 person\ntag name2 Bob\ntag player2 person\n\
    setup | strips abcde | tiles p1 p1 p2 p2 p3 | got 4w | got 5o\n";

async fn page(browser: &Browser) -> Result<String> {
    let html = browser.run("return document.documentElement.outerHTML").await?;
    Ok(html.as_str().context("no page")?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn page_never_contains_the_hand_of_another_player() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, "speed=Off\n", "/").await?;
        let text = serde_json::to_string(RECORD)?;
        browser.run(&format!("localStorage.setItem('iquazu.game', {text})")).await?;
        browser.goto("/#/game").await?;
        browser.reload().await?;
        for (name, own, other) in
            [("Ann", "4 white cards", "5 orange cards"), ("Bob", "5 orange cards", "4 white cards")]
        {
            wait_for_turn(browser).await?;
            let covered = page(browser).await?;
            for hand in ["4 white cards", "5 orange cards", "Your cards"] {
                ensure!(!covered.contains(hand), "the hand-over page hides all hands, but says {hand:?}");
            }
            ensure!(!covered.contains("data-hand"), "no hand is in the page");
            browser.screenshot(&format!("hand-over-{name}")).await?;
            browser.expect_accessible().await?;
            browser.click("button", &format!("I am {name}: show my cards")).await?;
            browser.wait_for("!!document.querySelector('[data-hand]')").await?;
            let open = page(browser).await?;
            ensure!(open.contains(own), "{name} sees {own}");
            ensure!(!open.contains(other), "{name} does not see {other}");
            decide(browser).await?;
        }
        Ok(())
    })
    .await
}

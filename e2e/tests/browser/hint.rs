//! Hints: good moves on request, computed by the worker from what the player may know.

use crate::layout::open_game;
use crate::play::{QUICK, open, payable, play_now, steps, wait_for_step};
use crate::study::golden;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, with_browser};
use serde_json::json;

/// Waits for the hint and returns its moves.
async fn ideas(browser: &Browser) -> Result<Vec<String>> {
    browser.wait_for("!!document.querySelector('.hint-move')").await?;
    let names = browser.run("return [...document.querySelectorAll('.hint-move')].map(e => e.textContent)").await?;
    Ok(serde_json::from_value(names)?)
}

#[tokio::test(flavor = "multi_thread")]
async fn hint_names_three_moves_with_their_value_and_one_can_be_made() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        ensure!(!payable(browser).await?.is_empty(), "there is more than one move");
        let before = steps(browser).await?;
        browser.press("a").await?;
        browser.wait_for("!!document.querySelector('.hint-head button')").await?;
        browser.run("document.querySelector('.hint-head button').focus()").await?;
        let ideas = ideas(browser).await?;
        ensure!(browser.focused().await?.name == "Close", "the focus stays where it was when the ideas arrive");
        ensure!(ideas.len() == 3, "three moves: {ideas:?}");
        let worth = |idea: &String| idea.contains("you win about") && idea.contains("% of the games");
        ensure!(ideas.iter().all(worth), "the worth says for whom and of what: {ideas:?}");
        browser.expect_accessible().await?;
        browser.screenshot("hint").await?;
        ensure!(steps(browser).await? == before, "a hint makes no move");
        let hinted = browser.run("return document.querySelectorAll('.gap-hinted').length").await?;
        let gems = ideas.iter().filter(|idea| idea.starts_with("Gem")).count();
        ensure!(hinted == gems, "{hinted} gaps are marked for {gems} ideas");
        let best = browser.run("return document.querySelectorAll('.gap-hint-best').length").await?;
        ensure!(best == u64::from(ideas[0].starts_with("Gem")), "the best move is marked apart");
        let threats =
            browser.run("return [...document.querySelectorAll('.hint-threat')].map(e => e.textContent)").await?;
        let threats: Vec<String> = serde_json::from_value(threats)?;
        ensure!(threats.iter().all(|threat| threat.starts_with("Watch out: ")), "{threats:?}");
        browser.run("document.querySelector('.hint-move').click()").await?;
        let taken = if ideas[0].starts_with("Gem") {
            browser.wait_for("!!document.querySelector('[data-do=pay]')").await?;
            browser.press("p").await
        } else {
            Ok(())
        };
        taken?;
        wait_for_step(browser, before).await.context("no move was made")?;
        ensure!(browser.run("return !document.querySelector('.hint')").await? == true, "the hint is gone with it");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn threat_that_a_hint_names_is_marked_on_the_board() -> Result<()> {
    let (record, _) = golden("reconstructed-2-casual-2")?;
    // The first player leads row 1, and cannot pay for gap 2a, by which the other one would take it: no idea is there.
    let at = record.find("1 place 1e 2o").context("the third turn of the first player")?;
    let record = record[..at].replace("tag player1 casual", "tag player1 person");
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        open_game(browser, QUICK, &record).await?;
        let marked = "return [...document.querySelectorAll('.gap-threat')].map(e => e.dataset.place)";
        ensure!(browser.run(marked).await? == json!([]), "no threat is marked without a hint");
        browser.press("a").await?;
        ideas(browser).await?;
        let threats = "return [...document.querySelectorAll('.hint-threat')].map(e => e.textContent)";
        let threats: Vec<String> = serde_json::from_value(browser.run(threats).await?)?;
        ensure!(threats.len() == 1 && threats[0].contains("can take row 1 from you"), "{threats:?}");
        let marked = browser.run(marked).await?;
        ensure!(marked == json!(["2a"]), "marked as a threat: {marked}");
        browser.expect_accessible().await?;
        browser.screenshot("hint-threat").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn hint_is_cancelled_and_the_game_goes_on() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        let before = steps(browser).await?;
        browser.press("a").await?;
        browser.wait_for("!!document.querySelector('.hint-head button')").await?;
        browser.run("document.querySelector('.hint-head button').click()").await?;
        browser.wait_for("!document.querySelector('.hint')").await?;
        // The bot thinks while a second hint is still being computed: their answers must not be mixed up.
        browser.press("a").await?;
        browser.press("d").await?;
        wait_for_step(browser, before + 1).await.context("the opponent did not move")?;
        let trouble = "return document.body.innerText.includes('cannot think right now')";
        ensure!(browser.run(trouble).await? == false, "a bot was interrupted");
        Ok(())
    })
    .await
}

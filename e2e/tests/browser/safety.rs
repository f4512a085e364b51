//! Nothing is lost: reloads, undo, records, corrupt data, no network.

use crate::play::{
    QUICK, choose_file, click_named, decide, open, payable, play_now, saved, start, steps, wait_for_step, wait_for_turn,
};
use crate::study::{alerts, open_link, wait_for_review};
use anyhow::{Context, Result, bail, ensure};
use iquazu_assets::WEB_APP;
use iquazu_e2e::{App, Options, with_browser};
use iquazu_server::Asset;

#[tokio::test(flavor = "multi_thread")]
async fn reload_keeps_the_game() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        for _ in 0..4 {
            decide(browser).await?;
            wait_for_turn(browser).await?;
            let before = saved(browser).await?;
            browser.reload().await?;
            wait_for_turn(browser).await?;
            ensure!(saved(browser).await? == before, "the reload changed the game");
        }
        browser.goto("/#/").await?;
        start(browser, "Continue").await?;
        wait_for_turn(browser).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_a_gem_but_not_cards_that_were_seen() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, "speed=Off\nopponents=casual\nalways_confirm=true\n").await?;
        for _ in 0..30 {
            wait_for_turn(browser).await?;
            let (before, before_steps) = (saved(browser).await?, steps(browser).await?);
            if let Some(gap) = payable(browser).await?.first() {
                browser.click("button", gap).await?;
                click_named(browser, "Pay").await?;
                wait_for_step(browser, before_steps).await?;
                if saved(browser).await?.lines().last().is_some_and(|line| line.contains('|')) {
                    continue;
                }
                browser.click("button", "Undo").await?;
                ensure!(saved(browser).await? == before, "undo leads back to where it was");
                return Ok(());
            }
            decide(browser).await?;
            ensure!(browser.all("button").await?.iter().all(|b| b.name != "Undo"), "seen cards stay seen");
        }
        bail!("no gem could be placed")
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn opened_record_continues_where_it_ends() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        decide(browser).await?;
        wait_for_turn(browser).await?;
        let (record, count) = (saved(browser).await?, steps(browser).await?);
        // Records from elsewhere need not name anybody.
        let is_name = |line: &&str| line.starts_with("tag name");
        let record: String = record.lines().filter(|line| !is_name(line)).map(|line| format!("{line}\n")).collect();
        browser.run("localStorage.removeItem('iquazu.game')").await?;
        open(browser, QUICK, "/").await?;
        choose_file(browser, "input[type=file]", "game.txt", &record).await?;
        wait_for_turn(browser).await?;
        ensure!(steps(browser).await? >= count, "the opened game has its steps");
        let names = "return [...document.querySelectorAll('.player-name')].map(e => e.textContent.trim())";
        let names: Vec<String> = serde_json::from_value(browser.run(names).await?)?;
        ensure!(names.len() == 2 && names.iter().all(|name| !name.is_empty()), "a player has no name: {names:?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn corrupt_saved_game_is_explained_and_not_deleted() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        for (text, title) in [
            ("iquazu-record 1\nrules 1\nnonsense", "The saved game cannot be read"),
            ("iquazu-record 1\nrules 99\n", "The saved game comes from a newer version"),
        ] {
            browser.goto("/").await?;
            let text = serde_json::to_string(text)?;
            browser.run(&format!("localStorage.setItem('iquazu.game', {text})")).await?;
            browser.reload().await?;
            browser.find("heading", title).await?;
            browser.expect_accessible().await?;
            ensure!(serde_json::to_string(&saved(browser).await?)? == text, "the saved game was deleted");
            browser.screenshot(if title.contains("newer") { "save-newer" } else { "save-broken" }).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn full_storage_is_explained_and_the_game_goes_on() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser
            .devtools(
                "Page.addScriptToEvaluateOnNewDocument",
                serde_json::json!({"source":
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"}),
            )
            .await?;
        browser.goto("/").await?;
        browser.reload().await?;
        start(browser, "Play now").await?;
        browser.wait_for("document.body.innerText.includes('storage is full')").await
    })
    .await
}

/// Starts an app whose server lacks the module of the bots.
async fn app_without_bots() -> Result<App> {
    let is_module = |asset: &Asset| asset.path.starts_with("bots-") && asset.path.ends_with(".wasm");
    let others: Vec<Asset> = WEB_APP.iter().filter(|asset| !is_module(asset)).copied().collect();
    ensure!(others.len() < WEB_APP.len(), "there is no module of the bots");
    App::with_assets(others.leak()).await
}

/// The options of a browser that cannot load the module of the bots.
fn without_bots() -> Options {
    Options { expected_errors: &["404", "Failed to load", "ServiceWorker"], ..Options::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn review_without_the_module_of_the_bots_says_so() -> Result<()> {
    let app = app_without_bots().await?;
    with_browser(&app, without_bots(), async |browser| {
        open_link(browser, "reconstructed-2-casual-2").await?;
        wait_for_review(browser).await?;
        let alerts = alerts(browser).await?;
        ensure!(alerts.len() == 1 && alerts[0].starts_with("The bots did not answer"), "{alerts:?}");
        let accuracies = "return [...document.querySelectorAll('.study-accuracy li')].map(e => e.textContent)";
        let accuracies: Vec<String> = serde_json::from_value(browser.run(accuracies).await?)?;
        ensure!(accuracies.len() == 2 && accuracies.iter().all(|text| !text.contains('…')), "{accuracies:?}");
        browser.expect_accessible().await?;
        // The game can still be watched.
        browser.click("button", "Next scoring").await?;
        browser.wait_for("document.querySelector('.study-slider input').value > 2").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_goes_on_without_the_module_of_the_bots() -> Result<()> {
    let app = app_without_bots().await?;
    with_browser(&app, without_bots(), async |browser| {
        play_now(browser, QUICK).await?;
        for _ in 0..3 {
            wait_for_turn(browser).await?;
            let before = steps(browser).await?;
            decide(browser).await?;
            wait_for_step(browser, before).await?;
        }
        browser.wait_for("document.body.innerText.includes('simple move')").await.context("nobody says why")
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_runs_offline_after_the_first_load() -> Result<()> {
    let app = App::start().await?;
    let options = Options { expected_errors: &["ERR_INTERNET_DISCONNECTED", "Failed to load"], ..Options::default() };
    with_browser(&app, options, async |browser| {
        open(browser, QUICK, "/").await?;
        browser.wait_for("!!navigator.serviceWorker?.controller").await?;
        browser.offline(true).await?;
        browser.reload().await?;
        start(browser, "Play now").await?;
        for _ in 0..3 {
            wait_for_turn(browser).await?;
            decide(browser).await?;
        }
        wait_for_turn(browser).await
    })
    .await
}

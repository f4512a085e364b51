//! What one hears and sees of a game: sounds after the first touch only, scores that change when their points arrive, an
//! update that is offered once.

use crate::layout::{open_game, with_person};
use crate::play::{QUICK, open, play_now};
use crate::study::golden;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, with_browser};
use serde_json::json;

pub async fn before_every_page(browser: &Browser, source: &str) -> Result<()> {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await.map(drop)
}

/// Counts the audio contexts that the page opens and closes.
const COUNT_CONTEXTS: &str = "window.contexts = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...options) { super(...options); window.contexts++; }
        close() { window.contexts--; return super.close(); }
    };";

#[tokio::test(flavor = "multi_thread")]
async fn sound_begins_with_the_first_touch_and_is_off_by_one_click() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        before_every_page(browser, COUNT_CONTEXTS).await?;
        play_now(browser, QUICK).await?;
        browser.reload().await?;
        browser.wait_for("!!document.querySelector('[data-do=draw]')").await?;
        ensure!(browser.run("return window.contexts").await? == 0, "nobody has touched the page");
        browser.run("document.querySelector('.game-players').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))").await?;
        browser.wait_for("window.contexts === 1").await?;
        browser.click("button", "Sound").await?;
        browser.wait_for("window.contexts === 0").await?;
        ensure!(
            browser.run("return /^sound=false$/m.test(localStorage.getItem('iquazu.settings'))").await? == true,
            "it is remembered"
        );
        browser.reload().await?;
        browser.wait_for("!!document.querySelector('[data-do=draw]')").await?;
        browser.click("button", "Draw 4 cards").await?;
        ensure!(browser.run("return window.contexts").await? == 0, "sound is off");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn scores_change_when_their_points_arrive() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        // In the golden game this gem fills column 4, the first in the frame.
        let (record, _) = golden("expert-4")?;
        let at = record.find("2 place 4c 1b | tiles").context("the gem that fills column 4")?;
        let settings = "speed=Fast\nsound=false\n";
        open(browser, settings, "/").await?;
        open_game(browser, settings, &with_person(&record[..at], "2")).await?;
        let watch = "window.seen = [];
            const scores = () => [...document.querySelectorAll('.player-score')].map(e => e.textContent.trim()).join(' ');
            let last = scores();
            new MutationObserver(() => {
                const headline = document.querySelector('.headline')?.textContent;
                if (headline && !seen.includes(headline)) seen.push(headline);
                const now = scores();
                if (now !== last) { seen.push(document.querySelector('.headline') ? 'score' : 'late score'); last = now; }
            }).observe(document.body, { subtree: true, childList: true, characterData: true });";
        browser.run(watch).await?;
        browser
            .run("document.querySelector('[data-place=\"4c\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
            .await?;
        browser.wait_for("!!document.querySelector('[data-do=pay]')").await?;
        browser.run("document.querySelector('[data-do=pay]').click()").await?;
        browser.wait_for("seen.some(text => text.includes('water'))").await?;
        let seen = browser.run("return seen").await?;
        let seen: Vec<&str> = seen.as_array().into_iter().flatten().filter_map(|text| text.as_str()).collect();
        let at = |words: &str| seen.iter().position(|text| text.contains(words));
        ensure!(at("is scored") == Some(0), "the headline comes first: {seen:?}");
        ensure!(at("score") < at("Row 1") || at("score") == Some(0), "scores change before the rows: {seen:?}");
        ensure!((1..=5).all(|row| at(&format!("Row {row}")).is_some()), "every row has its moment: {seen:?}");
        ensure!(!seen.contains(&"late score"), "a score changed outside of the scoring: {seen:?}");
        Ok(())
    })
    .await
}

/// A service worker container whose controller and waiting worker have these versions.
fn workers(controller: Option<&str>, waiting: Option<&str>) -> String {
    let worker = |version: Option<&str>| match version {
        Some(version) => format!("{{ postMessage: (_, ports) => ports?.[0].postMessage('{version}') }}"),
        None => "null".to_owned(),
    };
    format!(
        "const target = new EventTarget();
         const registration = Object.assign(new EventTarget(), {{ waiting: {}, installing: null }});
         const container = Object.assign(target, {{
             controller: {}, register: async () => registration, ready: Promise.resolve({{ active: {} }}),
         }});
         Object.defineProperty(navigator, 'serviceWorker', {{ value: container }});",
        worker(waiting),
        worker(controller),
        worker(Some("any"))
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn update_is_offered_when_there_is_one_once_and_not_during_a_game() -> Result<()> {
    let app = App::start().await?;
    let offered = "document.body.innerText.includes('A new version is ready')";
    for (controller, waiting, expected) in [
        // The first visit: the worker that waits is the page's own version.
        (None, Some("iquazu-1"), false),
        (Some("iquazu-1"), None, false),
        (Some("iquazu-1"), Some("iquazu-1"), false),
        (Some("iquazu-1"), Some("iquazu-2"), true),
    ] {
        with_browser(&app, Options::default(), async |browser| {
            before_every_page(browser, &workers(controller, waiting)).await?;
            before_every_page(browser, "addEventListener('iquazu-offline-ready', () => { window.settled = true; });")
                .await?;
            play_now(browser, QUICK).await?;
            // The pages before this one have offered it already.
            browser.run("localStorage.removeItem('iquazu.update')").await?;
            browser.reload().await?;
            browser.wait_for("window.settled && !!document.querySelector('[data-do=draw]')").await?;
            // The versions are asked for and answered before this timer.
            browser.run("return await new Promise(done => setTimeout(() => done(true), 50))").await?;
            ensure!(browser.run(&format!("return {offered}")).await? == false, "an update was offered during a game");
            browser.goto("/#/").await?;
            if !expected {
                ensure!(browser.run(&format!("return {offered}")).await? == false, "there is no update");
                return Ok(());
            }
            browser.wait_for(offered).await?;
            browser.reload().await?;
            browser.wait_for("window.settled && !!document.querySelector('.home')").await?;
            browser.run("return await new Promise(done => setTimeout(() => done(true), 50))").await?;
            ensure!(browser.run(&format!("return {offered}")).await? == false, "it was offered twice");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

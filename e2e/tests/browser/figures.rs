//! Measurements: bytes transferred, time to play, response to a click, layout shift. The numbers go to
//! `target/figures.txt`; only those that do not depend on the machine are asserted.

use crate::play::{
    FOUR_PLAYERS, QUICK, click_named, decide, decide_by_mouse, open, payable, play_now, start, steps, wait_for_step,
    wait_for_turn,
};
use anyhow::{Context, Result, ensure};
use iquazu_assets::WEB_APP;
use iquazu_e2e::{App, Browser, Options, with_browser};

/// Limit of compressed bytes that the page itself loads until the first decision.
const TRANSFER_LIMIT: f64 = 300_000.0;
/// Limit of compressed bytes that the worker of the bots loads.
const BOTS_LIMIT: usize = 450_000;

/// Returns the compressed bytes of the files that the worker of the bots loads.
fn bytes_of_bots() -> usize {
    let is_of_bots = |path: &str| path == "worker.js" || path.starts_with("bots-");
    let files = WEB_APP.iter().filter(|asset| is_of_bots(asset.path));
    files.filter_map(|asset| asset.brotli.or(asset.plain)).map(<[u8]>::len).sum()
}

async fn number(browser: &Browser, script: &str) -> Result<f64> {
    browser.run(script).await?.as_f64().with_context(|| format!("{script} is not a number"))
}

/// Appends a measurement for docs/performance.md.
pub fn note(name: &str, value: f64, unit: &str) -> Result<()> {
    use std::io::Write;
    let folder = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "../target".to_owned());
    let path = std::path::Path::new(&folder).join("figures.txt");
    let mut file = std::fs::OpenOptions::new().append(true).create(true).open(path)?;
    writeln!(file, "{name}: {value:.3} {unit}")?;
    println!("{name}: {value:.3} {unit}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn first_decision_needs_few_bytes_and_the_page_does_not_shift() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let bots = bytes_of_bots();
        note("files of the bots", bots as f64 / 1000.0, "kB")?;
        ensure!(bots > 100_000 && bots <= BOTS_LIMIT, "{bots} bytes of bots");
        browser.goto("/").await?;
        browser.wait_for("!!document.querySelector('main button')").await?;
        let fetched = "return performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => /\\/(bots-|worker\\.js)/.test(name));";
        let fetched = browser.run(fetched).await?;
        ensure!(fetched.as_array().is_some_and(Vec::is_empty), "fetched before the page is usable: {fetched}");
        start(browser, "Play now").await?;
        wait_for_turn(browser).await?;
        let loaded = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter(entry => entry.transferSize > 0 && !/\\.png|bots|worker/.test(entry.name))
            .map(entry => [entry.name.split('/').pop(), entry.encodedBodySize]);";
        let files = browser.run(loaded).await?;
        let bytes: f64 = files.as_array().context("a list")?.iter().filter_map(|file| file[1].as_f64()).sum();
        note("transferred until the first decision", bytes / 1000.0, "kB")?;
        ensure!(bytes > 100_000.0 && bytes < TRANSFER_LIMIT, "{bytes} bytes: {files}");
        let shift = "return await new Promise(done => {
            let sum = 0;
            new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) sum += e.value; })
                .observe({type: 'layout-shift', buffered: true});
            // Buffered entries are delivered in a task of their own, before the next but one.
            setTimeout(() => setTimeout(() => done(sum)));
        });";
        let shift = number(browser, shift).await?;
        note("layout shift until the first decision", shift, "")?;
        // What is left are cards that come into the hand.
        ensure!(shift < 0.05, "the page jumps by {shift}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn start_on_a_slow_phone_is_measured() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        browser.slow_down(4.0).await?;
        browser.reload().await?;
        browser.wait_for("!!document.querySelector('main button')").await?;
        let ready = number(browser, "return performance.now()").await?;
        note("start page interactive at a quarter of the speed", ready, "ms after navigation")?;
        browser.slow_down(1.0).await
    })
    .await
}

/// Waits until a frame was painted. The harness would otherwise look for the next button meanwhile, in a tree of the whole
/// page, and measure that.
const PAINTED: &str =
    "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

/// JavaScript: collects the time from every click to its painted answer. The browser reports none below 16 ms.
const WATCH_CLICKS: &str = "window.delays = [];
    new PerformanceObserver(list => { for (const e of list.getEntries()) if (e.name === 'click') delays.push(e.duration); })
        .observe({type: 'event', durationThreshold: 16, buffered: true});";

/// JavaScript: the 95th percentile of what was collected.
const SLOW_CLICK: &str = "return delays.length ? delays.sort((a, b) => a - b)[Math.floor(delays.length * 0.95)] : 16;";

#[tokio::test(flavor = "multi_thread")]
async fn click_response_is_measured_while_bots_play() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, FOUR_PLAYERS).await?;
        browser.run(WATCH_CLICKS).await?;
        for _ in 0..12 {
            wait_for_turn(browser).await?;
            // Choosing gaps and taking them back is what a hand does most.
            for gap in payable(browser).await?.iter().take(3) {
                browser.click("button", gap).await?;
                browser.run(PAINTED).await?;
                click_named(browser, "Cancel").await?;
                browser.run(PAINTED).await?;
            }
            decide_by_mouse(browser).await?;
            browser.run(PAINTED).await?;
        }
        note("click to painted answer, 95th percentile", number(browser, SLOW_CLICK).await?, "ms")
    })
    .await
}

/// JavaScript: collects how long the worker takes for each move of a bot. The first of a page includes loading the bots.
const WATCH_BOTS: &str = "window.thinking = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data, ...rest) {
        const start = performance.now();
        const note = () => thinking.push(performance.now() - start);
        if (data[0] === 'choose') this.addEventListener('message', note, {once: true});
        return post.call(this, data, ...rest);
    };";

#[tokio::test(flavor = "multi_thread")]
async fn moves_of_the_master_are_measured() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        for players in 2..=4 {
            let masters = vec!["master"; players - 1].join(",");
            open(browser, &format!("speed=Off\nopponents={masters}\n"), "/").await?;
            browser.run(WATCH_BOTS).await?;
            start(browser, "Play now").await?;
            while number(browser, "return thinking.length").await? < 12.0 {
                wait_for_turn(browser).await?;
                let before = steps(browser).await?;
                decide(browser).await?;
                wait_for_step(browser, before).await?;
            }
            let slowest = number(browser, "return Math.max(...thinking.slice(1))").await?;
            note(&format!("slowest of the first moves of the master, {players} players"), slowest, "ms")?;
            let median = "return thinking.slice(1).sort((a, b) => a - b)[thinking.length - 1 >> 1]";
            note(&format!("median, {players} players"), number(browser, median).await?, "ms")?;
        }
        Ok(())
    })
    .await
}

//! Replay, review, what-if branches, sharing.

use crate::play::{QUICK, choose_file, decide, is_over, open, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Key, Motion, Options, Screen, Theme, with_browser};

/// Returns the first game of a golden file of the corpus: its record and its link.
pub fn golden(name: &str) -> Result<(String, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/rules-1");
    let records = std::fs::read_to_string(folder.join(format!("{name}.txt")))?;
    let end = records[1..].find("iquazu-record").map_or(records.len(), |start| start + 1);
    let links = std::fs::read_to_string(folder.join("links.txt"))?;
    let link = links.lines().find_map(|line| line.strip_prefix(name)).context("no such link")?;
    Ok((records[..end].to_owned(), link.trim().to_owned()))
}

/// Opens a golden game from its link. Returns its number of steps.
pub async fn open_link(browser: &Browser, name: &str) -> Result<usize> {
    let (record, link) = golden(name)?;
    open(browser, QUICK, &format!("/#/study/game/{link}")).await?;
    browser.wait_for("!!document.querySelector('.study-slider input')").await?;
    Ok(record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count())
}

/// Returns the step that is shown.
async fn step(browser: &Browser) -> Result<usize> {
    let step = browser.run("return document.querySelector('.study-slider input').value").await?;
    Ok(step.as_str().context("a slider")?.parse()?)
}

/// Waits until the review is complete, however slow the machine: only a review that makes no progress is an error.
pub async fn wait_for_review(browser: &Browser) -> Result<()> {
    let progress = "(document.querySelector('.study-progress progress')?.value ?? 1)";
    loop {
        let before = browser.run(&format!("return {progress}")).await?.as_f64().context("no progress")?;
        if before == 1.0 && browser.run("return !!document.querySelector('.study-progress')").await? == false {
            return Ok(());
        }
        browser.wait_for(&format!("!document.querySelector('.study-progress') || {progress} > {before}")).await?;
    }
}

/// Returns the texts of all alerts that are shown.
pub async fn alerts(browser: &Browser) -> Result<Vec<String>> {
    let texts = "return [...document.querySelectorAll('[role=alert]')].map(e => e.textContent.trim()).filter(Boolean)";
    Ok(serde_json::from_value(browser.run(texts).await?)?)
}

async fn log_lines(browser: &Browser) -> Result<u64> {
    let lines = "return document.querySelectorAll('.log-line').length";
    browser.run(lines).await?.as_u64().context("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_goes_step_by_step_and_jumps_to_scorings() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let steps = open_link(browser, "expert-4").await?;
        ensure!(step(browser).await? == 0);
        browser.click("button", "One step forward").await?;
        browser.press("\u{e014}").await?; // arrow right
        browser.wait_for("document.querySelector('.study-slider input').value === '2'").await?;
        browser.click("button", "Next scoring").await?;
        let scored = step(browser).await?;
        ensure!(scored > 2, "a column is scored at step {scored}");
        browser.wait_for("[...document.querySelectorAll('.log-line')].at(-1) && document.querySelector('.log').innerText.includes('is full and is scored')").await?;
        browser.click("button", "To the end").await?;
        ensure!(step(browser).await? == steps, "the last of {steps} steps");
        let lines = log_lines(browser).await?;
        ensure!(lines >= 16, "{lines} lines tell of the end");
        browser.click("button", "Previous scoring").await?;
        browser.click("button", "To the start").await?;
        ensure!(step(browser).await? == 0);
        browser.expect_accessible().await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_shows_the_chosen_hands_and_none_of_an_unfinished_game() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open_link(browser, "club-3").await?;
        let hands = "return document.querySelectorAll('.study-hand').length";
        ensure!(browser.run(hands).await? == 3, "a finished game shows all hands");
        for (value, count) in [("2", 1), ("nobody", 0), ("all", 3)] {
            let choose = format!(
                "const select = document.querySelector('.study-sight select');
                 select.value = '{value}'; select.dispatchEvent(new Event('change', {{bubbles: true}}));"
            );
            browser.run(&choose).await?;
            browser.wait_for(&format!("document.querySelectorAll('.study-hand').length === {count}")).await?;
        }
        // A game that is still being played keeps its hands to itself.
        let (record, _) = golden("club-3")?;
        let early: String = record.lines().take(20).map(|line| format!("{line}\n")).collect();
        let text = serde_json::to_string(&early)?;
        browser.run(&format!("localStorage.setItem('iquazu.record', {text})")).await?;
        open(browser, QUICK, "/#/study/record").await?;
        browser.wait_for("!!document.querySelector('.study-sight select')").await?;
        ensure!(browser.run(hands).await? == 0, "no hand of an unfinished game is open");
        ensure!(browser.run("return document.querySelector('.study-sight select').disabled").await? == true);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn review_shows_win_shares_verdicts_and_luck() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        // In this game the other player draws cards before tiles are turned up in the same step.
        let steps = open_link(browser, "reconstructed-2-casual-2").await?;
        let start = std::time::Instant::now();
        wait_for_review(browser).await?;
        // A figure for docs/opponents.md, with `--nocapture`; no limit, because other work may run on the machine.
        println!("review of {steps} steps: {:.1} s", start.elapsed().as_secs_f32());
        let alerts = alerts(browser).await?;
        ensure!(alerts.is_empty(), "a review of a complete game has no problem: {alerts:?}");
        let points = "return Math.min(...[...document.querySelectorAll('.curve polyline')].map(e => e.points.length))";
        ensure!(browser.run(points).await?.as_u64() > Some(60), "the curve goes through the whole game");
        let judged = "return [...document.querySelectorAll('.study-counts dd')].reduce((sum, e) => sum + Number(e.textContent), 0)";
        ensure!(browser.run(judged).await?.as_u64() > Some(10), "own moves are judged");
        browser.wait_for("document.querySelector('.study-luck').textContent.includes('%')").await?;
        let accuracies = browser.run("return [...document.querySelectorAll('.study-accuracy li')].map(e => e.textContent)").await?;
        let accuracies: Vec<String> = serde_json::from_value(accuracies)?;
        ensure!(accuracies.len() == 2 && accuracies.iter().all(|text| text.contains('%')), "{accuracies:?}");
        let worst = browser.run("return [...document.querySelectorAll('.study-worst li')].map(e => e.textContent)").await?;
        let worst: Vec<String> = serde_json::from_value(worst)?;
        ensure!(worst.iter().all(|text| text.starts_with("Turn ") && text.contains('%')), "{worst:?}");
        // A turning point leads to its moment. The first one may be the first move, shown before it was made.
        browser.run("document.querySelector('.study-turning li:last-child button').click()").await?;
        ensure!(step(browser).await? > 0);
        browser.screenshot("study-review").await?;
        browser.expect_accessible().await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn branch_is_played_saved_and_compared() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let steps = open_link(browser, "beginner-2").await?;
        let late = steps - 12;
        browser
            .run(&format!(
                "const slider = document.querySelector('.study-slider input');
             slider.value = {late}; slider.dispatchEvent(new Event('input', {{bubbles: true}}));"
            ))
            .await?;
        browser.click("button", "What if?").await?;
        browser.expect_accessible().await?;
        browser.screenshot("study-what-if").await?;
        browser.click("button", "Play on from here").await?;
        browser.wait_for("location.hash.startsWith('#/study/branch/')").await?;
        for _ in 0..60 {
            wait_for_turn(browser).await?;
            if is_over(browser).await? {
                break;
            }
            decide(browser).await?;
        }
        ensure!(is_over(browser).await?, "the branch comes to an end");
        ensure!(browser.run("return localStorage.getItem('iquazu.game')").await?.is_null(), "no other game is touched");
        browser.run("document.querySelector('dialog.final').close()").await?;
        browser.click("link", "Back to the real game").await?;
        browser.wait_for("document.querySelectorAll('.study-branches tbody tr').length === 2").await?;
        browser.find("heading", "Branches").await?;
        browser.expect_accessible().await?;
        browser.run("document.querySelector('.study-branches').scrollIntoView()").await?;
        browser.screenshot("study-branches").await?;
        browser.reload().await?;
        browser.find("heading", "Branches").await?;
        browser.focus("button", "Delete").await?;
        browser.press(Key::Enter).await?;
        browser.gone("heading", "Branches").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_is_shared_as_a_link_and_as_a_moment() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let (_, link) = golden("master-3")?;
        open_link(browser, "master-3").await?;
        browser.click("button", "Next scoring").await?;
        browser.click("button", "Share").await?;
        let addresses =
            browser.run("return [...document.querySelectorAll('.study-address input')].map(e => e.value)").await?;
        let game = addresses[0].as_str().context("a link")?.to_owned();
        let moment = addresses[1].as_str().context("a link to the moment")?.to_owned();
        ensure!(game.ends_with(&link), "the link of the game is the one that opened it");
        ensure!(game.len() <= 1_500 && moment.len() <= 1_500);
        browser.find("image", "The link as a QR code").await?;
        browser.expect_accessible().await?;
        browser.screenshot("study-share").await?;
        let path = &moment[moment.find("/#/study").context("a path")?..];
        open(browser, QUICK, path).await?;
        browser.find("heading", "What would you do here?").await?;
        ensure!(browser.run("return document.querySelectorAll('[data-hand]').length").await? == 1, "one hand is seen");
        browser.click("button", "Show the best moves").await?;
        browser.wait_for("!!document.querySelector('.study-ideas li')").await?;
        browser.expect_accessible().await?;
        browser.screenshot("study-moment").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn corrupt_newer_and_missing_links_are_explained() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let (_, link) = golden("random-2")?;
        let newer = iquazu_session::encode_link(9, 1, b"from the future");
        for (path, title) in [
            (format!("/game/{}", &link[1..]), "This link cannot be opened"),
            (format!("/moment/{link}x"), "This link cannot be opened"),
            (format!("/game/{newer}"), "This link comes from a newer version"),
            ("/record".to_owned(), "There is nothing here"),
            ("/branch/3".to_owned(), "There is nothing here"),
        ] {
            open(browser, QUICK, &format!("/#/study{path}")).await?;
            browser.find("heading", title).await?;
            browser.expect_accessible().await?;
        }
        browser.screenshot("study-nothing").await?;
        browser.click("link", "Go to the start page").await?;
        browser.find("heading", "Iquazú").await.map(|_| ())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_opened_or_dropped_is_watched() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        let (record, link) = golden("expert-2")?;
        choose_file(browser, "input[type=file]", "game.txt", &record).await?;
        browser.wait_for("!!document.querySelector('.study-slider input')").await?;
        let hash = browser.run("return location.hash").await?;
        ensure!(hash.as_str().is_some_and(|hash| hash.starts_with("#/study/game/") && hash.len() >= link.len()), "{hash}");
        let (other, _) = golden("random-3")?;
        let text = serde_json::to_string(&other)?;
        browser
            .run(&format!(
                "const files = new DataTransfer();
                 files.items.add(new File([{text}], 'other.txt', {{type: 'text/plain'}}));
                 document.querySelector('main.study').dispatchEvent(new DragEvent('drop', {{dataTransfer: files, bubbles: true}}));"
            ))
            .await?;
        browser.wait_for("document.querySelectorAll('.players > li').length === 3").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn link_opens_offline() -> Result<()> {
    let app = App::start().await?;
    let options = Options { expected_errors: &["ERR_INTERNET_DISCONNECTED", "Failed to load"], ..Options::default() };
    with_browser(&app, options, async |browser| {
        open(browser, QUICK, "/").await?;
        browser.wait_for("!!navigator.serviceWorker?.controller").await?;
        browser.offline(true).await?;
        open_link(browser, "club-4").await?;
        browser.click("button", "To the end").await?;
        browser.wait_for("[...document.querySelectorAll('.curve polyline')].some(e => e.points.length > 3)").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_is_accessible_on_every_screen_in_both_themes() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open_link(browser, "expert-4").await?;
        for _ in 0..4 {
            browser.click("button", "Next scoring").await?;
        }
        browser.wait_for("[...document.querySelectorAll('.curve polyline')].every(e => e.points.length > 100)").await?;
        for screen in Screen::ALL {
            let size = screen.name;
            browser.screen(screen).await?;
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                browser.prefer(theme, Motion::Reduced).await?;
                browser.screenshot(&format!("study-{size}-{look}")).await?;
                browser.expect_accessible().await?;
            }
        }
        Ok(())
    })
    .await
}

/// Measures jumps to any step. The numbers go to `target/figures.txt`.
#[tokio::test(flavor = "multi_thread")]
async fn jump_in_a_replay_is_measured() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let steps = open_link(browser, "club-4").await?;
        // Nothing to stop if the review is already complete.
        browser.run("document.querySelector('.study-progress button')?.click()").await?;
        let measure = format!(
            "const slider = document.querySelector('.study-slider input');
             const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
             const times = [];
             for (const step of [{steps}, 0, {middle}, 1, {steps}, 20, {middle}, {steps}, 3, 70]) {{
                 const before = performance.now();
                 slider.value = step;
                 slider.dispatchEvent(new Event('input', {{bubbles: true}}));
                 await new Promise(done => setTimeout(done));
                 times.push(performance.now() - before);
                 await frame();
             }}
             return times.sort((a, b) => a - b);",
            middle = steps / 2
        );
        let times: Vec<f64> = serde_json::from_value(browser.run(&measure).await?)?;
        crate::figures::note("jump in a replay, median", times[times.len() / 2], "ms")?;
        crate::figures::note("jump in a replay, slowest", times[times.len() - 1], "ms")
    })
    .await
}

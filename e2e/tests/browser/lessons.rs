//! The lessons: by mouse, by accessible names, by wrong moves, left and resumed.

use crate::play::{open, press_named};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, Screen, with_browser};

const QUIET: &str = "speed=Off\n";

/// What is to be pressed for each task, by the start of its accessible name.
const MOVES: [(&str, &[&str]); 11] = [
    ("draw", &["Draw 4 cards"]),
    ("place", &["column 1, row 3, gap 4", "Pay 1 blue"]),
    ("price", &["column 5, row 1, gap 1", "Pay 5 blue"]),
    ("pair", &["column 1, row 5, gap 8", "Pay 2 white"]),
    ("cards", &["Tile: draw 3 cards"]),
    ("any", &["column 4, row 2, gap 3", "Pay 1 white"]),
    ("double", &["Tile: double move"]),
    ("again", &["Draw 4 cards"]),
    ("limit", &["Draw 4 cards"]),
    ("discard", &["Discard 4 cards"]),
    ("end", &["column 9, row 3", "Pay 1 white"]),
];

async fn wait_for_task(browser: &Browser, task: &str) -> Result<()> {
    let asked = format!("document.querySelector('.coach-text')?.dataset.task === '{task}'");
    browser.wait_for(&asked).await.with_context(|| format!("the task {task}"))
}

/// Does what a task asks for.
async fn carry_out(browser: &Browser, presses: &[&str]) -> Result<()> {
    for name in presses {
        let mut tries = 0;
        while let Err(error) = press_named(browser, name).await {
            tries += 1;
            ensure!(tries < 300, "{error:#}");
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lessons_are_played_through_by_names_and_end_in_a_game() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUIET, "/").await?;
        browser.click("link", "Learn by playing").await?;
        for (index, (task, presses)) in MOVES.iter().enumerate() {
            wait_for_task(browser, task).await?;
            if index < 2 || *task == "cards" || *task == "discard" {
                browser.expect_accessible().await?;
                browser.screenshot(&format!("lesson-{task}")).await?;
            }
            carry_out(browser, presses).await.with_context(|| format!("the task {task}"))?;
            if ["pair", "again", "discard"].contains(task) {
                browser.click("button", "Next lesson").await?;
            }
        }
        browser.find("button", "Play on against a beginner").await?;
        browser.expect_accessible().await?;
        browser.screenshot("lesson-done").await?;
        browser.click("button", "Play on against a beginner").await?;
        browser.wait_for("location.hash === '#/game'").await?;
        let record = browser.run("return localStorage.getItem('iquazu.game')").await?;
        ensure!(record.as_str().is_some_and(|record| record.contains("beginner")), "the game is against a beginner");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_move_gets_a_friendly_answer_and_no_dead_end() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUIET, "/#/study/lesson").await?;
        wait_for_task(browser, "draw").await?;
        // Allowed, but not asked for.
        carry_out(browser, &["column 1, row 1, gap 2", "Pay 1 blue"]).await?;
        browser.wait_for("document.querySelector('.coach-text').textContent.includes('allowed, too')").await?;
        // Not allowed: the rule says why.
        browser
            .run(
                "document.querySelector('[data-place=\"5b\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))",
            )
            .await?;
        browser.wait_for("document.querySelector('[data-notice]')?.textContent.length > 10").await?;
        carry_out(browser, &["Draw 4 cards"]).await?;
        wait_for_task(browser, "place").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_left_and_resumed() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUIET, "/#/study/lesson").await?;
        wait_for_task(browser, "draw").await?;
        carry_out(browser, &["Draw 4 cards"]).await?;
        wait_for_task(browser, "place").await?;
        browser.click("link", "Leave").await?;
        browser.find("heading", "Iquazú").await?;
        ensure!(browser.run("return localStorage.getItem('iquazu.game')").await?.is_null(), "a lesson is no saved game");
        browser.reload().await?;
        browser.click("link", "Learn by playing").await?;
        wait_for_task(browser, "place").await?;
        browser.click("button", "Start again").await?;
        wait_for_task(browser, "draw").await?;
        browser.screen(Screen::PHONE).await?;
        browser.run("await new Promise(done => setTimeout(done, 500))").await?;
        browser.screenshot("lesson-phone").await?;
        let fits = "const e = document.documentElement; return e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight;";
        ensure!(browser.run(fits).await? == true, "a lesson fits a phone without scrolling");
        browser.expect_accessible().await
    })
    .await
}

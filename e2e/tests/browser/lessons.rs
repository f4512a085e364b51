//! The lessons: played through, with wrong moves, left and resumed.

use crate::play::{click_named, open};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, Screen, with_browser};

const QUIET: &str = "speed=Off\n";

/// The buttons to click for each task, by the start of their accessible names.
const TASKS: [(&str, &[&str]); 11] = [
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

/// Reads the notes that come before a task.
pub async fn wait_for_task(browser: &Browser, task: &str) -> Result<()> {
    let asked = format!("document.querySelector('.coach-text')?.dataset.task === '{task}'");
    read_notes(browser, &asked).await.with_context(|| format!("the task {task}"))
}

/// Clicks "Next" at every note until a condition holds.
async fn read_notes(browser: &Browser, until: &str) -> Result<()> {
    let note = "document.querySelector('[data-do=read-on]')";
    loop {
        browser.wait_for(&format!("!!{note} || {until}")).await?;
        if browser.run(&format!("return {until}")).await? == true {
            return Ok(());
        }
        browser.run(&format!("{note}?.click()")).await?;
    }
}

async fn click_all(browser: &Browser, names: &[&str]) -> Result<()> {
    for name in names {
        click_named(browser, name).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_lead_from_the_first_task_to_a_game() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUIET, "/").await?;
        browser.click("link", "Learn by playing").await?;
        for (index, (task, buttons)) in TASKS.iter().enumerate() {
            wait_for_task(browser, task).await?;
            if index < 2 || *task == "cards" || *task == "discard" {
                browser.expect_accessible().await?;
                browser.screenshot(&format!("lesson-{task}")).await?;
            }
            click_all(browser, buttons).await.with_context(|| format!("the task {task}"))?;
            if *task == "discard" {
                browser.wait_for("document.querySelector('.coach-text').textContent.includes('no help')").await?;
                click_all(browser, &["Draw 4 cards"]).await.context("a decision of one's own")?;
                browser
                    .wait_for("document.querySelector('.coach-text').textContent.includes('already had 12')")
                    .await?;
            }
            if ["pair", "again", "discard"].contains(task) {
                let next =
                    "[...document.querySelectorAll('.coach-next button')].some(e => e.textContent.includes('lesson'))";
                read_notes(browser, next).await?;
                browser.click("button", "Next lesson").await?;
            }
        }
        browser.find("button", "Play against a beginner").await?;
        browser.expect_accessible().await?;
        browser.screenshot("lesson-done").await?;
        browser.click("button", "Play against a beginner").await?;
        browser.wait_for("location.hash === '#/game'").await?;
        let record = browser.run("return localStorage.getItem('iquazu.game')").await?;
        ensure!(record.as_str().is_some_and(|record| record.contains("beginner")), "the game is against a beginner");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_move_in_a_lesson_is_explained_and_can_be_corrected() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUIET, "/#/study/lesson").await?;
        wait_for_task(browser, "draw").await?;
        // Allowed, but not asked for.
        click_all(browser, &["column 1, row 1, gap 2", "Pay 1 blue"]).await?;
        browser.wait_for("document.querySelector('.coach-text').textContent.includes('allowed, too')").await?;
        // Not allowed: the rule says why.
        browser
            .run(
                "document.querySelector('[data-place=\"5b\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))",
            )
            .await?;
        browser.wait_for("document.querySelector('[data-notice]')?.textContent.length > 10").await?;
        click_all(browser, &["Draw 4 cards"]).await?;
        wait_for_task(browser, "place").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn lesson_is_left_and_resumed() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUIET, "/#/study/lesson").await?;
        wait_for_task(browser, "draw").await?;
        click_all(browser, &["Draw 4 cards"]).await?;
        wait_for_task(browser, "place").await?;
        browser.click("link", "Leave").await?;
        browser.find("heading", "Iquazú").await?;
        ensure!(
            browser.run("return localStorage.getItem('iquazu.game')").await?.is_null(),
            "a lesson is no saved game"
        );
        browser.reload().await?;
        browser.click("link", "Learn by playing").await?;
        wait_for_task(browser, "place").await?;
        browser.click("button", "Lessons").await?;
        browser.click("button", "1. Cards and gems").await?;
        wait_for_task(browser, "draw").await?;
        browser.screen(Screen::PHONE).await?;
        browser.screenshot("lesson-phone").await?;
        browser.expect_accessible().await
    })
    .await
}

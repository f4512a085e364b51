//! The first visit, a whole game against a bot, and a lesson.

use std::time::Instant;

use crate::play::{QUICK, is_over, open, play_turn, wait_for_page, wait_for_turn};
use anyhow::{Context, Result, bail, ensure};
use iquazu_e2e::{App, Engine, EngineBrowser, with_engine};

pub async fn whole_game_and_lesson(engine: Engine) -> Result<()> {
    let app = App::start().await?;
    with_engine(engine, app.url(""), async |browser| {
        first_visit(browser, engine).await.context("the first visit")?;
        whole_game(browser, engine).await.context("a whole game")?;
        lesson(browser).await.context("a lesson")
    })
    .await
}

/// Starts a game with the animations that a new player sees.
async fn first_visit(browser: &EngineBrowser, engine: Engine) -> Result<()> {
    browser.goto("/").await?;
    wait_for_page(browser).await?;
    browser.screenshot(&format!("{engine}-home")).await?;
    let start = Instant::now();
    browser.click("Play now").await?;
    wait_for_turn(browser).await?;
    println!("{engine}: {:.1} s from the click to the first decision, dealing animated", start.elapsed().as_secs_f64());
    browser.screenshot(&format!("{engine}-game")).await
}

async fn whole_game(browser: &EngineBrowser, engine: Engine) -> Result<()> {
    open(browser, QUICK, "/").await?;
    browser.click("Play now").await?;
    for _ in 0..400 {
        wait_for_turn(browser).await?;
        if is_over(browser).await? {
            browser.screenshot(&format!("{engine}-final-board")).await?;
            let record = browser.run("return localStorage.getItem('iquazu.game')").await?;
            let record = record.as_str().context("no game is saved")?;
            ensure!(record.contains("\nresult "), "the record of a finished game has a result");
            return Ok(());
        }
        play_turn(browser).await?;
    }
    bail!("the game does not end")
}

/// Plays the first lesson until its second task.
async fn lesson(browser: &EngineBrowser) -> Result<()> {
    open(browser, QUICK, "/").await?;
    browser.click("Learn by playing").await?;
    wait_for_task(browser, "draw").await?;
    browser.click("Draw 4 cards").await?;
    wait_for_task(browser, "place").await
}

/// Reads the notes that come before a task.
async fn wait_for_task(browser: &EngineBrowser, task: &str) -> Result<()> {
    let (note, text) = ("document.querySelector('[data-do=read-on]')", "document.querySelector('.coach-text')");
    let asked = format!("{text}?.dataset.task === '{task}'");
    loop {
        browser.wait_for(&format!("{note} || {asked}")).await.with_context(|| format!("the task {task}"))?;
        if browser.run(&format!("return {asked}")).await? == true {
            return Ok(());
        }
        browser.run(&format!("{note}?.click()")).await?;
    }
}

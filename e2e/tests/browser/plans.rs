//! Games over days: a plan for the next turn, and days off.

use crate::online::{create_table_with, in_the_game, next_to_decide, sit_down, unsteady};
use crate::play::decide;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, with_browser};

async fn press(browser: &Browser, what: &str) -> Result<()> {
    browser.wait_for(&format!("!!document.querySelector('[{what}]')")).await?;
    browser.run(&format!("document.querySelector('[{what}]').click()")).await.map(drop)
}

/// One of two waits for the other, plans a placement and otherwise drawing, and goes away for some days.
#[tokio::test(flavor = "multi_thread")]
async fn next_turn_is_planned_and_days_off_are_taken() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ada| {
        let (join, _) = create_table_with(ada, "Ada", &[("pace", "days")]).await?;
        with_browser(&app, unsteady(), async |bo| {
            bo.goto("/").await?;
            sit_down(bo, &join, "Bo").await?;
            in_the_game(ada).await?;
            in_the_game(bo).await?;
            let active = next_to_decide(&[ada, bo]).await?.context("the game is over")?;
            let (waiting, name) = if std::ptr::eq(active, ada) { (bo, "Bo") } else { (ada, "Ada") };
            plan(waiting).await?;
            play_the_plan(active, waiting).await?;
            take_days_off(active, waiting, name).await
        })
        .await
    })
    .await
}

async fn plan(waiting: &Browser) -> Result<()> {
    press(waiting, "data-plan=open").await?;
    waiting.wait_for("document.querySelector('dialog[open]').textContent.includes('Nothing is planned.')").await?;
    press(waiting, "data-plan=place").await?;
    waiting.wait_for("document.querySelectorAll('dialog[open] .plan-list li').length === 1").await?;
    press(waiting, "data-plan=place").await?;
    waiting.wait_for("document.querySelectorAll('dialog[open] .plan-list li').length === 2").await?;
    press(waiting, "data-plan=remove").await?;
    waiting.wait_for("document.querySelectorAll('dialog[open] .plan-list li').length === 1").await?;
    press(waiting, "data-plan=draw").await?;
    waiting
        .wait_for("document.querySelector('dialog[open] .plan-list').textContent.includes('Otherwise: Draw 4 cards')")
        .await?;
    waiting.expect_accessible().await?;
    // The plan is the server's: another visit shows it again.
    waiting.reload().await?;
    in_the_game(waiting).await?;
    waiting.wait_for("document.querySelector('.plan-list')?.textContent.includes('First: Gem in column')").await
}

async fn play_the_plan(active: &Browser, waiting: &Browser) -> Result<()> {
    ensure!(active.run("return document.body.textContent.includes('Otherwise: Draw')").await? == false);
    let played = "document.querySelector('.plan-played')?.textContent.includes('Your plan was played: ')";
    while waiting.run(&format!("return !!({played})")).await? == false {
        let next = next_to_decide(&[active]).await?.context("the game is over")?;
        decide(next).await?;
    }
    waiting.wait_for("!document.querySelector('.plan-list li')").await?;
    ensure!(active.run("return !document.querySelector('.plan-played')").await? == true, "nobody else is told");
    waiting.find("button", "Plan my next turn").await.map(drop)
}

async fn take_days_off(active: &Browser, waiting: &Browser, name: &str) -> Result<()> {
    press(waiting, "data-days=open").await?;
    waiting.wait_for("document.querySelector('dialog[open]').textContent.includes('14 days off left')").await?;
    press(waiting, "data-days=\"3\"").await?;
    waiting.find("button", "I am back").await?;
    active.wait_for("!!document.querySelector('.seat-away')").await?;
    let row =
        format!("[...document.querySelectorAll('.online-seats li')].find((row) => row.textContent.includes('{name}'))");
    active.wait_for(&format!("{row}.textContent.includes('away until')")).await?;
    active.expect_accessible().await?;
    active.screenshot("days-off-others").await?;
    active.expect_layout("days-off-others", Fit::Window).await?;
    waiting.click("button", "I am back").await?;
    active.wait_for("!document.querySelector('.seat-away')").await?;
    press(waiting, "data-days=open").await?;
    waiting.wait_for("document.querySelector('dialog[open]').textContent.includes('13 days off left')").await?;
    waiting.run("document.querySelector('dialog[open]').close()").await.map(drop)
}

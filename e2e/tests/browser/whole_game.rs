//! A whole game against bots, by mouse, and what is found at its end.

use crate::play::{QUICK, finish, play_now, saved};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Options, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_mouse_ends_in_a_final_board_and_a_valid_record() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        browser.screenshot("game-first-turn").await?;
        finish(browser).await?;
        browser.screenshot("final-board").await?;
        let sides = "const box = document.querySelector('dialog.final').getBoundingClientRect();
            return Math.abs(box.left - (document.documentElement.clientWidth - box.right)) < 2;";
        ensure!(browser.run(sides).await? == true, "the final board stands in the middle");
        browser.expect_accessible().await?;
        let record = saved(browser).await?;
        ensure!(record.contains("\nresult "), "the record of a finished game has a result");
        browser.click("button", "New deal").await?;
        browser.wait_for("!document.querySelector('dialog.final[open]')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_with_animations_that_are_skipped() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, "speed=Fast\nopponents=casual,random,club\n").await?;
        for _ in 0..3 {
            crate::play::wait_for_turn(browser).await?;
            crate::play::decide(browser).await?;
            // A click on the board ends what is being shown.
            browser.run("document.querySelector('.game-board').click()").await?;
        }
        crate::play::wait_for_turn(browser).await?;
        browser.screenshot("game-four-players").await
    })
    .await
}

//! A whole game against bots, by mouse, up to the final board.

use crate::play::{QUICK, decide, finish, play_now, saved, wait_for_turn};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Options, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn whole_game_by_mouse_ends_with_a_final_board_and_a_complete_record() -> Result<()> {
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
async fn click_on_the_board_skips_animations() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, "speed=Fast\nopponents=casual,random,club\n").await?;
        for _ in 0..3 {
            wait_for_turn(browser).await?;
            decide(browser).await?;
            // A click on the board ends what is being shown.
            browser.run("document.querySelector('.game-board').click()").await?;
        }
        wait_for_turn(browser).await?;
        browser.screenshot("game-four-players").await
    })
    .await
}

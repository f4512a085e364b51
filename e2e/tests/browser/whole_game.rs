//! Whole games against bots, by mouse and by touch, up to the final board.

use crate::play::{
    QUICK, decide, decide_by_mouse, finish, is_over, play_now, saved, steps, wait_for_step, wait_for_turn,
};
use anyhow::{Context, Result, bail, ensure};
use iquazu_e2e::{App, Browser, Options, Screen, with_browser};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whole_game_by_mouse_ends_with_a_final_board_and_a_complete_record() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, QUICK).await?;
        browser.screenshot("game-first-turn").await?;
        finish(browser, decide_by_mouse).await?;
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

/// Taps the middle of the first element that matches. It must be in sight, and nothing may cover it.
async fn tap(browser: &Browser, selector: &str) -> Result<()> {
    let aim = format!(
        "const target = document.querySelector('{selector}');
         const box = target.getBoundingClientRect();
         const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
         const hit = document.elementFromPoint(x, y);
         return {{ x, y, reached: !!hit && (target.contains(hit) || hit.closest('{selector}') === target) }}"
    );
    let point = browser.run(&aim).await?;
    ensure!(point["reached"] == true, "{selector} cannot be reached at {point}");
    let finger = json!([{"x": point["x"], "y": point["y"]}]);
    browser.devtools("Input.dispatchTouchEvent", json!({"type": "touchStart", "touchPoints": finger})).await?;
    browser.devtools("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await.map(drop)
}

/// Makes one decision by touch: a gem if one can be paid, cards otherwise.
async fn decide_by_touch(browser: &Browser) -> Result<()> {
    let has = async |selector: &str| -> Result<bool> {
        Ok(browser.run(&format!("return !!document.querySelector('{selector}')")).await? == true)
    };
    if has(".gap-affordable").await? {
        tap(browser, ".gap-affordable").await?;
        browser.wait_for("!!document.querySelector('[data-do=pay]')").await?;
        return tap(browser, "[data-do=pay]").await;
    }
    for choice in ["[data-do=draw]", "[data-do=discard]", "[data-do=end]", "[data-do=tile]"] {
        if has(choice).await? {
            return tap(browser, choice).await;
        }
    }
    bail!("nothing to decide")
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_game_is_played_by_touch_on_a_phone_in_landscape() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        browser.screen(Screen::PHONE_SIDEWAYS).await?;
        play_now(browser, QUICK).await?;
        for _ in 0..400 {
            wait_for_turn(browser).await?;
            if is_over(browser).await? {
                return browser.expect_accessible().await;
            }
            let before = steps(browser).await?;
            decide_by_touch(browser).await?;
            wait_for_step(browser, before).await.context("a tap did nothing")?;
        }
        bail!("the game does not end")
    })
    .await
}

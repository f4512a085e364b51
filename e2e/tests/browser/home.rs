//! The home page.

use crate::daily::set_clock;
use crate::play::{QUICK, open, start, visit, wait_for_page, wait_for_turn};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Fit, Options, Screen, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn home_page_opens_without_errors() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        wait_for_page(browser).await?;
        ensure!(!browser.title().await?.is_empty(), "the page has no title");
        browser.screenshot("home").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn first_game_says_its_goal_once_and_is_against_beginners() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        for is_first in [true, false] {
            browser.goto("/").await?;
            wait_for_page(browser).await?;
            start(browser, "Play now").await?;
            wait_for_turn(browser).await?;
            let shown = browser.run("return !!document.querySelector('[data-goal]')").await?;
            ensure!(shown == is_first, "the goal: {shown}");
            let record = browser.run("return localStorage.getItem('iquazu.game')").await?;
            ensure!(record.as_str().is_some_and(|record| record.contains(" beginner\n")), "{record}");
            browser.run("localStorage.removeItem('iquazu.game')").await?;
        }
        Ok(())
    })
    .await
}

/// The home page shows the progress of the deal of the day, on every screen.
#[tokio::test(flavor = "multi_thread")]
async fn home_page_shows_the_state_of_the_day() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        set_clock(browser, "2026-11-18").await?;
        open(browser, QUICK, "/#/about").await?;
        let state = "document.querySelector('.day-state')?.textContent";
        for (days, text) in [
            ("2026-11-16 50 1200\\n2026-11-17 51 1200", "not played yet · 2 days in a row"),
            ("2026-11-18 open", "under way"),
            ("2026-11-17 51 1200\\n2026-11-18 108 1200", "108 points · 2 days in a row"),
        ] {
            browser.run(&format!("localStorage.setItem('iquazu.days', '{days}\\n')")).await?;
            visit(browser, "/#/").await?;
            browser.wait_for(&format!("{state} === '{text}'")).await?;
            browser.expect_accessible().await?;
            visit(browser, "/#/about").await?;
        }
        for language in ["en", "de", "fr"] {
            open(browser, &format!("{QUICK}lang={language}\n"), "/#/").await?;
            browser.wait_for(&format!("!!{state}")).await?;
            for screen in Screen::ALL {
                browser.screen(screen).await?;
                let what = format!("home-day-{}-{language}", screen.name);
                browser.screenshot(&what).await?;
                browser.expect_layout(&what, Fit::Width).await?;
            }
        }
        Ok(())
    })
    .await
}

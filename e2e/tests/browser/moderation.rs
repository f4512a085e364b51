//! Muting and reporting somebody, and the operator's page.

use crate::online::{create_table, fill, in_the_game, sit_down, unsteady};
use anyhow::Result;
use iquazu_e2e::{App, Browser, Fit, Motion, Options, Screen, Theme, with_browser};

const TOKEN: &str = "a token of the operator";

/// JavaScript: what the chat shows.
const LINES: &str = "[...document.querySelectorAll('.online-lines li')].map(line => line.textContent).join('|')";

async fn say(browser: &Browser, text: &str) -> Result<()> {
    fill(browser, ".online-say input", text).await?;
    browser.run("document.querySelector('.online-say').requestSubmit()").await?;
    browser.wait_for(&format!("{LINES}.endsWith('{text}')")).await
}

/// Opens the menu of the other person and presses a button in it.
async fn choose(browser: &Browser, action: &str) -> Result<()> {
    browser.wait_for("!!document.querySelector('.online-person summary')").await?;
    browser.run("document.querySelector('.online-person').open = true").await?;
    browser.run(&format!("document.querySelector('.online-person [data-do={action}]').click()")).await.map(drop)
}

async fn with_two_players(app: &App, test: impl AsyncFnOnce(&Browser, &Browser) -> Result<()>) -> Result<()> {
    with_browser(app, unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 2).await?;
        with_browser(app, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, &join, "Bob").await?;
            in_the_game(ann).await?;
            in_the_game(bob).await?;
            test(ann, bob).await
        })
        .await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn muted_person_is_not_heard_after_a_reload_either() -> Result<()> {
    let app = App::with_tables().await?;
    with_two_players(&app, async |ann, bob| {
        say(bob, "first line").await?;
        ann.wait_for(&format!("{LINES} === 'Bob: first line'")).await?;
        choose(ann, "mute").await?;
        ann.wait_for(&format!("{LINES} === ''")).await?;
        say(bob, "second line").await?;
        say(ann, "my own line").await?;
        ann.wait_for(&format!("{LINES} === 'Ann: my own line'")).await?;
        ann.reload().await?;
        in_the_game(ann).await?;
        ann.wait_for(&format!("{LINES} === 'Ann: my own line'")).await?;
        bob.wait_for(&format!("{LINES} === 'Bob: first line|Bob: second line|Ann: my own line'")).await?;
        choose(ann, "mute").await?;
        ann.wait_for(&format!("{LINES} === 'Bob: first line|Bob: second line|Ann: my own line'")).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn report_reaches_the_operator_who_bans() -> Result<()> {
    let app = App::with_config(|online| online.operator_token = TOKEN.parse().ok()).await?;
    with_two_players(&app, async |ann, bob| {
        say(bob, "an insult").await?;
        ann.wait_for(&format!("{LINES} === 'Bob: an insult'")).await?;
        ann.run("document.querySelector('.online-person').open = true").await?;
        ann.expect_accessible().await?;
        // On a phone the panel with the players has to be open.
        ann.run("document.querySelector('.log-toggle').click()").await?;
        ann.wait_for("!!document.querySelector('.game-side-open')").await?;
        choose(ann, "report").await?;
        ann.wait_for("!!document.querySelector('dialog[open] [data-do=send-report]')").await?;
        ann.run("document.querySelector('dialog[open] [data-do=send-report]').click()").await?;
        ann.wait_for("document.querySelector('dialog[open]').textContent.includes('The operator will look at it.')")
            .await?;
        ann.expect_accessible().await?;
        operator_bans(&app).await?;
        fill(bob, ".online-say input", "another insult").await?;
        bob.run("document.querySelector('.online-say').requestSubmit()").await?;
        bob.wait_for(
            "document.querySelector('.online-banner')?.textContent.includes('You are banned from this server.')",
        )
        .await?;
        bob.wait_for("document.querySelector('.online-banner').textContent.includes('house rules')").await
    })
    .await
}

/// The operator's page on a phone, without JavaScript of its own.
async fn operator_bans(app: &App) -> Result<()> {
    let expected = Options { expected_errors: &["Failed to load resource"], ..Options::default() };
    with_browser(app, expected, async |operator| {
        operator.goto("/operator").await?;
        operator.wait_for("!!document.querySelector('input[name=token]')").await?;
        operator.screen(Screen::PHONE).await?;
        operator.expect_accessible().await?;
        operator.run(&format!("document.querySelector('input[name=token]').value = '{TOKEN}'")).await?;
        operator.click("button", "Open").await?;
        operator.wait_for("!!document.querySelector('nav')").await?;
        for page in ["", "/reports", "/people", "/bans", "/tables"] {
            operator.goto(&format!("/operator{page}")).await?;
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                operator.prefer(theme, Motion::Reduced).await?;
                operator.expect_accessible().await?;
                operator.wait_for("document.documentElement.scrollWidth <= innerWidth").await?;
                operator.screenshot(&format!("operator{}-{look}", page.replace('/', "-"))).await?;
            }
        }
        operator.goto("/operator/reports").await?;
        operator.wait_for("document.querySelector('article').textContent.includes('an insult')").await?;
        operator.run("document.querySelector('article details:not([open])').open = true").await?;
        operator.run("document.querySelector('input[name=reason]').value = 'house rules'").await?;
        operator.click("button", "Ban Bob").await?;
        operator.wait_for("location.pathname === '/operator/bans'").await?;
        operator.wait_for("document.querySelector('article').textContent.includes('house rules')").await
    })
    .await
}

/// The waiting room: the menu fits, also with large text on a phone, in the languages that are complete.
#[tokio::test(flavor = "multi_thread")]
async fn menu_fits_in_the_waiting_room() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 3).await?;
        with_browser(&app, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, &join, "Bartholomew the Younger").await?;
            ann.prefer(Theme::Light, Motion::Reduced).await?;
            for language in ["en", "de", "fr"] {
                ann.run(&format!("localStorage.setItem('iquazu.settings', 'speed=Off\\nlang={language}\\n')")).await?;
                ann.reload().await?;
                for screen in Screen::ALL {
                    ann.screen(screen).await?;
                    ann.wait_for("!!document.querySelector('.online-person summary')").await?;
                    ann.run("document.querySelector('.online-person').open = true").await?;
                    ann.expect_layout(&format!("waiting-menu-{}-{language}", screen.name), Fit::Width).await?;
                    ann.screenshot(&format!("waiting-menu-{}-{language}", screen.name)).await?;
                }
                ann.expect_accessible().await?;
            }
            Ok(())
        })
        .await
    })
    .await
}

//! Opponents: characters in the setup form, and "Play now" near the person's rating.

use crate::play::{QUICK, decide, finish, open};
use crate::states::show;
use crate::study::golden;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, Screen, with_browser};

/// Settings in which the opponents follow the rating.
const MATCHED: &str = "speed=Off\nopponents=beginner\nmatch=true\n";

#[tokio::test(flavor = "multi_thread")]
async fn character_is_chosen_with_its_portrait_and_plays() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/#/new").await?;
        browser.screen(Screen::PHONE).await?;
        browser.wait_for("!!document.querySelector('.seat select')").await?;
        let choose = "const select = document.querySelectorAll('.seat select')[1];
            select.value = 'captain'; select.dispatchEvent(new Event('change', {bubbles: true}));";
        browser.run(choose).await?;
        browser.wait_for("document.querySelectorAll('.seat')[1].querySelectorAll('.portrait').length === 6").await?;
        let drawn = "return [...document.querySelectorAll('.portrait use')]
            .every(use => document.querySelector(`symbol${use.getAttribute('href')}`)?.childElementCount > 0)";
        ensure!(browser.run(drawn).await? == true, "every portrait has its drawing");
        browser.run("document.querySelectorAll('.seat')[1].querySelectorAll('.character input')[3].click()").await?;
        browser.wait_for("document.querySelectorAll('.seat')[1].innerText.includes('Takes columns and rows')").await?;
        browser.run("document.querySelectorAll('.seat')[1].scrollIntoView()").await?;
        browser.screenshot("characters").await?;
        browser.expect_accessible().await?;
        browser.click("button", "Start the game").await?;
        let saved = "(localStorage.getItem('iquazu.game') ?? '').includes('captain+blocker')";
        browser.wait_for(saved).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_bot_of_a_saved_game_is_replaced_visibly() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let (record, _) = golden("club-3")?;
        let early: String = record.lines().take(14).map(|line| format!("{line}\n")).collect();
        let early = early.replace("tag seat1 club", "tag player1 person").replace("tag seat", "tag player");
        let early = early.replace(" club", " captain+unheard-of");
        let text = serde_json::to_string(&early)?;
        browser.goto("/").await?;
        browser.run(&format!("localStorage.setItem('iquazu.game', {text})")).await?;
        open(browser, QUICK, "/#/game").await?;
        browser.wait_for("document.body.innerText.includes('does not know the bot')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn rating_is_shown_chooses_the_opponent_and_can_be_forgotten() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, MATCHED, "/").await?;
        browser.run("localStorage.setItem('iquazu.rating', '1200000000 80000000 60000 9 7')").await?;
        browser.reload().await?;
        browser.wait_for("document.body.innerText.includes('near your strength: Club player')").await?;
        browser.goto("/#/settings").await?;
        browser
            .wait_for("document.querySelector('.rating')?.textContent.includes('1,200 ± 160 after 9 games')")
            .await?;
        browser.expect_accessible().await?;
        browser.screenshot("rating").await?;
        browser.click("button", "Forget my rating").await?;
        browser.wait_for("document.querySelector('.rating').textContent.includes('No rated game yet')").await?;
        ensure!(browser.run("return localStorage.getItem('iquazu.rating')").await?.is_null());
        Ok(())
    })
    .await
}

/// JavaScript: the switch of the rating on the settings page.
const SWITCH: &str = "document.querySelector('input[aria-describedby=match-help]')";

/// Uses the switch of the rating and waits until the setting is saved.
async fn switch_rating(browser: &Browser, on: bool) -> Result<()> {
    browser.goto("/#/settings").await?;
    browser.wait_for(&format!("{SWITCH}?.checked === {}", !on)).await?;
    browser.run(&format!("{SWITCH}.click()")).await?;
    browser.wait_for(&format!("localStorage.getItem('iquazu.settings').includes('match={on}')")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_does_not_count_while_the_rating_is_switched_off() -> Result<()> {
    let (record, _) = golden("reconstructed-2-casual-2")?;
    let last = record.rfind("2 place 9f 1w").context("the last step")?;
    let nearly_over = record[..last].replace("tag player1 casual", "tag player1 club");
    let nearly_over = nearly_over.replace("tag player2 casual", "tag player2 person");
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, MATCHED, "/").await?;
        // The rating, its uncertainty and its volatility, the number of games, the seed of the last one.
        let nine_games = "localStorage.setItem('iquazu.rating', '1200000000 80000000 60000 9 7')";
        browser.run(nine_games).await?;
        switch_rating(browser, false).await?;
        show(browser, &nearly_over).await?;
        finish(browser, decide).await?;
        browser.goto("/#/settings").await?;
        browser.wait_for("document.querySelector('.rating')?.textContent.includes('after 9 games')").await?;
        let rating = browser.run("return localStorage.getItem('iquazu.rating')").await?;
        ensure!(rating == "1200000000 80000000 60000 9 20002", "the game counted, or may count later: {rating}");
        switch_rating(browser, true).await?;
        browser.run(nine_games).await?;
        show(browser, &nearly_over).await?;
        finish(browser, decide).await?;
        browser.wait_for("localStorage.getItem('iquazu.rating').split(' ')[3] === '10'").await
    })
    .await
}

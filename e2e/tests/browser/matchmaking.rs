//! Looking for somebody to play, and invitations without a table.

use crate::online::{fill, in_the_game, path, unsteady};
use crate::play::{QUICK, open};
use anyhow::{Context, Result};
use iquazu_e2e::{App, Browser, with_browser};

const IS_AT_A_TABLE: &str = "location.hash.startsWith('#/table/')";

pub async fn look_for_somebody(browser: &Browser, name: &str) -> Result<()> {
    open(browser, QUICK, "/#/match").await?;
    fill(browser, "input[autocomplete=nickname]", name).await?;
    browser.click("button", "Start looking").await
}

/// Ada plays against bots while she waits. When Bo comes, both are at the same table.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_meet_and_a_game_with_bots_waits() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ada| {
        open(ada, QUICK, "/#/match").await?;
        ada.wait_for("document.body.textContent.includes('Nobody is waiting for this game right now.')").await?;
        ada.expect_accessible().await?;
        look_for_somebody(ada, "Ada").await?;
        ada.wait_for("document.body.textContent.includes('you are the only one waiting')").await?;
        ada.expect_accessible().await?;
        ada.screenshot("match-waiting").await?;
        ada.click("button", "Play against bots meanwhile").await?;
        in_the_game(ada).await?;
        ada.wait_for("!!document.querySelector('.match-banner')").await?;
        ada.expect_accessible().await?;
        ada.screenshot("match-bots").await?;
        with_browser(&app, unsteady(), async |bo| {
            look_for_somebody(bo, "Bo").await?;
            for browser in [ada, bo] {
                browser.wait_for(IS_AT_A_TABLE).await?;
                in_the_game(browser).await?;
                browser.wait_for("!document.querySelector('.match-banner')").await?;
            }
            let table = async |browser: &Browser| browser.run("return location.hash").await;
            anyhow::ensure!(table(ada).await? == table(bo).await?);
            Ok(())
        })
        .await?;
        ada.goto("/#/").await?;
        ada.wait_for("!!document.querySelector('a[href=\"#/game\"]')").await
    })
    .await
}

/// A person who closes the page does not wait any more, nor one who stops.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_the_page_ends_the_wait() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ada| {
        let nobody = "document.body.textContent.includes('Nobody is waiting for this game right now.')";
        let alone = "document.body.textContent.includes('you are the only one waiting')";
        look_for_somebody(ada, "Ada").await?;
        ada.wait_for(alone).await?;
        ada.reload().await?;
        ada.wait_for(nobody).await?;
        look_for_somebody(ada, "Ada").await?;
        ada.wait_for(alone).await?;
        ada.click("button", "Stop looking").await?;
        ada.goto("/#/").await?;
        ada.goto("/#/match").await?;
        ada.wait_for(nobody).await
    })
    .await
}

/// Somebody is matched with Ada and never comes: she waits again, and is told why.
#[tokio::test(flavor = "multi_thread")]
async fn person_who_does_not_come_is_not_waited_for() -> Result<()> {
    let app = App::with_config(|config| config.match_timeout = std::time::Duration::from_secs(1)).await?;
    with_browser(&app, unsteady(), async |ada| {
        look_for_somebody(ada, "Ada").await?;
        ada.wait_for("document.body.textContent.includes('you are the only one waiting')").await?;
        with_browser(&app, unsteady(), async |bo| {
            open(bo, QUICK, "/#/about").await?;
            let enter = "const body = JSON.stringify({ name: 'Bo', players: 2, speed: 'quick' });
                 const headers = { 'content-type': 'application/json' };
                 return fetch('/api/queue', { method: 'POST', headers, body }).then((answer) => answer.status);";
            anyhow::ensure!(bo.run(enter).await? == 201);
            Ok(())
        })
        .await?;
        ada.wait_for("document.body.textContent.includes('You are at the front of the queue again.')").await?;
        ada.wait_for("document.body.textContent.includes('you are the only one waiting')").await?;
        ada.expect_accessible().await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_without_a_table_makes_one() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ada| {
        open(ada, QUICK, "/#/friends").await?;
        fill(ada, "input[autocomplete=nickname]", "Ada").await?;
        ada.run("document.querySelector('input[name=pace][value=days]').click()").await?;
        ada.click("button", "Just make a link for later").await?;
        ada.wait_for("!!document.querySelector('.online-link input')").await?;
        let link = ada.run("return document.querySelector('.online-link input').value").await?;
        let link = path(link.as_str().context("no link")?).to_owned();
        with_browser(&app, unsteady(), async |bo| {
            open(bo, QUICK, "/").await?;
            bo.run(&format!("location.href = '{link}'")).await?;
            bo.wait_for("document.body.textContent.includes('would like to play with you')").await?;
            bo.expect_accessible().await?;
            bo.screenshot("invitation").await?;
            fill(bo, "input[autocomplete=nickname]", "Bo").await?;
            bo.click("button", "Accept").await?;
            bo.wait_for(IS_AT_A_TABLE).await?;
            in_the_game(bo).await?;
            find_next_game(bo).await
        })
        .await?;
        ada.run(&format!("location.href = '{link}'")).await?;
        ada.wait_for("document.body.textContent.includes('This is your own invitation.')").await?;
        ada.click("link", "To the table").await?;
        in_the_game(ada).await
    })
    .await
}

/// It is Ada's turn here. Bo begins a game against a bot elsewhere, and finds it from here.
async fn find_next_game(bo: &Browser) -> Result<()> {
    let here = bo.run("return location.hash").await?;
    let created = "const seats = [{ for: 'person' }, { for: 'bot', level: 'random' }];
         const settings = { edition: 'reconstructed-2', seats, pace: 'turn_by_turn', clock: { kind: 'none' },
             stand_in: 'casual', visibility: 'link' };
         const body = JSON.stringify({ name: 'Bo', settings });
         const headers = { 'content-type': 'application/json' };
         return fetch('/api/tables', { method: 'POST', headers, body }).then((answer) => answer.json()).then((made) => made.table);";
    let table = bo.run(created).await?;
    let table = table.as_str().context("no table")?.to_owned();
    // The deal of the new table is done when it is Bo's turn there.
    let is_dealt = "return fetch('/api/me').then((answer) => answer.json()).then((me) => me.tables.some((table) => table.my_turn))";
    while bo.run(is_dealt).await? != true {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    bo.goto("/#/").await?;
    let waits = format!("!!document.querySelector('.online-mine a.button-main[href=\"#/table/{table}\"]')");
    bo.wait_for(&waits).await.context("the home page shows the game that waits")?;
    bo.goto(&format!("/{}", here.as_str().context("no table")?)).await?;
    in_the_game(bo).await?;
    bo.click("link", "Next game waiting for you").await?;
    bo.wait_for(&format!("location.hash === '#/table/{table}'")).await
}

//! The browser's part in the deal: what it remembers, and what it says when a server breaks its word.

use crate::online::{create_table, in_the_game, sit_down, unsteady};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Browser, with_browser};

/// JavaScript: the saved witness of the table on the screen.
const WITNESS: &str = "JSON.parse(localStorage.getItem('iquazu.deal.' + location.hash.split('/').pop()))";

async fn sealed_rounds(browser: &Browser) -> Result<String> {
    let script = format!("return JSON.stringify({WITNESS}.rounds.filter(round => round.seal && round.own))");
    Ok(browser.run(&script).await?.as_str().unwrap_or_default().to_owned())
}

/// The server's part is changed in the browser's memory, which looks to it as if the server had changed it.
#[tokio::test(flavor = "multi_thread")]
async fn browser_remembers_the_deal_and_reports_a_broken_word() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 2).await?;
        let with_bob = with_browser(&app, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, &join, "Bob").await?;
            in_the_game(ann).await?;
            in_the_game(bob).await?;
            let before = sealed_rounds(ann).await?;
            ensure!(before != "[]" && before != sealed_rounds(bob).await?, "each has a nonce of its own: {before}");
            ann.reload().await?;
            in_the_game(ann).await?;
            ensure!(before == sealed_rounds(ann).await?, "a reload forgets nothing");
            let alarm = "!!document.querySelector('.online-deal-alarm')";
            ensure!(ann.run(&format!("return {alarm}")).await? == false, "an honest server is not accused");
            ann.run(&format!(
                "const saw = {WITNESS};
                 saw.commitment = '0'.repeat(64);
                 localStorage.setItem('iquazu.deal.' + saw.table, JSON.stringify(saw));"
            ))
            .await?;
            ann.reload().await?;
            in_the_game(ann).await?;
            ann.wait_for(alarm).await?;
            ann.find("button", "Save what this browser saw").await?;
            ann.expect_accessible().await?;
            ann.screenshot("deal-broken").await
        });
        Box::pin(with_bob).await
    })
    .await
}

/// Without random numbers a browser takes no seat: a nonce of zeros would be no part in the deal.
#[tokio::test(flavor = "multi_thread")]
async fn browser_without_random_numbers_takes_no_seat() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 2).await?;
        let with_bob = with_browser(&app, unsteady(), async |bob| {
            bob.goto("/").await?;
            bob.run("crypto.constructor.prototype.getRandomValues = () => { throw new Error('no entropy'); }").await?;
            bob.run(&format!("location.hash = '#/join/' + '{join}'.split('/').pop()")).await?;
            bob.wait_for("!!document.querySelector('input[autocomplete=nickname]')").await?;
            bob.run(
                "const field = document.querySelector('input[autocomplete=nickname]');
                 field.value = 'Bob';
                 field.dispatchEvent(new Event('input', {bubbles: true}));",
            )
            .await?;
            bob.click("button", "Sit down").await?;
            bob.wait_for("document.body.textContent.includes('does not provide random numbers')").await
        });
        Box::pin(with_bob).await
    })
    .await
}

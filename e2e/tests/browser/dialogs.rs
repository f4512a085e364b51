//! The dialogs of a table over days: a plan, days off, a report. `layout` and `accessibility` check them with the pages.

use crate::online::{create_table_with, in_the_game};
use crate::play::{decide, open};
use anyhow::{Context, Result};
use iquazu_e2e::Browser;

/// Names, and JavaScript that opens them.
pub const DIALOGS: [(&str, &str); 3] = [
    ("plan", "document.querySelector('[data-plan=open]').click()"),
    ("days-off", "document.querySelector('[data-days=open]').click()"),
    (
        "report",
        "document.querySelector('.online-person').open = true;
         document.querySelector('.online-person [data-do=report]').click()",
    ),
];

/// Begins a game over days with somebody who never moves, and makes moves until it is their turn. Returns its path.
pub async fn begin_over_days(browser: &Browser) -> Result<String> {
    let (join, _) = create_table_with(browser, "Maximiliane", &[("pace", "days")]).await?;
    let token = join.rsplit('/').next().context("no token")?;
    // Without its cookie the browser is another person.
    let sit = format!(
        "const answer = await fetch('/api/join/{token}', {{method: 'POST', credentials: 'omit',
             headers: {{'Content-Type': 'application/json'}}, body: JSON.stringify({{name: 'Bartholomew'}})}});
         return answer.ok"
    );
    anyhow::ensure!(browser.run(&sit).await? == true, "nobody sat down");
    in_the_game(browser).await?;
    let can_plan = "!!document.querySelector('[data-plan=open]')";
    let can_move = "!!document.querySelector('.actions [data-do]:not(:disabled)')";
    loop {
        browser.wait_for(&format!("{can_plan} || {can_move}")).await?;
        if browser.run(&format!("return {can_plan}")).await? == true {
            break;
        }
        decide(browser).await?;
    }
    let here = browser.run("return location.pathname + location.hash").await?;
    Ok(here.as_str().context("no table")?.to_owned())
}

/// Opens the table with these settings, and its panel, which has the dialogs on a phone.
pub async fn show_table(browser: &Browser, settings: &str, path: &str) -> Result<()> {
    open(browser, settings, path).await?;
    browser.reload().await?;
    in_the_game(browser).await?;
    browser.wait_for("!!document.querySelector('[data-plan=open]')").await?;
    browser.wait_for("!!document.querySelector('.online-person [data-do=report]')").await?;
    browser.run("document.querySelector('.log-toggle[aria-expanded=false]')?.click()").await.map(drop)
}

pub async fn open_dialog(browser: &Browser, script: &str) -> Result<()> {
    browser.run(script).await?;
    browser.wait_for("document.querySelector('dialog[open]')?.clientHeight > 0").await
}

pub async fn close_dialog(browser: &Browser) -> Result<()> {
    browser.run("document.querySelector('dialog[open]').close()").await?;
    browser.wait_for("!document.querySelector('dialog[open]')").await
}

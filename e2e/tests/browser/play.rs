//! Playing as a person would: shared steps of the scenarios.

use anyhow::{Context, Result, bail, ensure};
use iquazu_e2e::{Browser, Element};

/// Settings without animations, and one opponent.
pub const QUICK: &str = "speed=Off\nopponents=casual\n";

/// Opens a page with these settings, as if they had been chosen before, and waits until it is drawn.
pub async fn open(browser: &Browser, settings: &str, path: &str) -> Result<()> {
    browser.goto("/").await?;
    let settings = serde_json::to_string(settings)?;
    browser.run(&format!("localStorage.setItem('iquazu.settings', {settings})")).await?;
    browser.goto("/#/about").await?;
    browser.goto(path).await?;
    browser.reload().await?;
    browser.wait_for("!!document.querySelector('main')").await
}

/// Starts a game against the remembered opponents.
pub async fn play_now(browser: &Browser, settings: &str) -> Result<()> {
    open(browser, settings, "/").await?;
    start(browser, "Play now").await?;
    wait_for_turn(browser).await
}

/// Presses the button or link of the home page whose name starts with these words; the rest of the name says more.
pub async fn start(browser: &Browser, words: &str) -> Result<()> {
    let names =
        format!("[...document.querySelectorAll('button, a')].some(e => e.textContent.trim().startsWith('{words}'))");
    browser.wait_for(&names).await?;
    let has_name = |element: &Element<'_>| element.name.starts_with(words);
    let is_button = browser.all("button").await?.iter().any(has_name);
    browser.click_first(if is_button { "button" } else { "link" }, has_name).await.map(drop)
}

/// Waits until the person at the screen can act, the screen is handed over, or the game is over.
pub async fn wait_for_turn(browser: &Browser) -> Result<()> {
    let ready = "!!document.querySelector('[data-do]:not([data-do=skip]):not([data-do=undo]), dialog[open]')";
    browser.wait_for(ready).await.context("nobody's turn")
}

pub async fn is_over(browser: &Browser) -> Result<bool> {
    let over = "return !!document.querySelector('dialog.final[open]')";
    Ok(browser.run(over).await? == true)
}

/// The record that is saved in the browser.
pub async fn saved(browser: &Browser) -> Result<String> {
    let saved = browser.run("return localStorage.getItem('iquazu.game')").await?;
    Ok(saved.as_str().context("no game is saved")?.to_owned())
}

/// How many steps the saved game has.
pub async fn steps(browser: &Browser) -> Result<usize> {
    let step = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    Ok(saved(browser).await?.lines().filter(|line| step(line)).count())
}

/// The names of the gaps that can be paid, in the order of the page.
pub async fn payable(browser: &Browser) -> Result<Vec<String>> {
    let gaps = browser.all("button").await?.into_iter().map(|button| button.name);
    Ok(gaps.filter(|name| name.contains("you can pay")).collect())
}

/// One decision by mouse: a gem where one can be paid, cards otherwise. Says what was pressed.
pub async fn decide(browser: &Browser) -> Result<String> {
    let gaps = payable(browser).await?;
    if let Some(gap) = gaps.first() {
        browser.click("button", gap).await?;
        return press_named(browser, "Pay").await;
    }
    for name in ["Draw", "Discard", "End turn", "Tile"] {
        if let Ok(pressed) = press_named(browser, name).await {
            return Ok(pressed);
        }
    }
    let names: Vec<String> = browser.all("button").await?.into_iter().map(|button| button.name).collect();
    bail!("nothing to decide among {names:?}")
}

/// Clicks the first button whose name starts with these words.
pub async fn press_named(browser: &Browser, start: &str) -> Result<String> {
    let is_wanted = |button: &Element<'_>| button.name.starts_with(start) && !button.is("disabled");
    browser.click_first("button", is_wanted).await.with_context(|| format!("no button {start:?}"))
}

/// Chooses a file in the first input for files that the selector finds, once it is there.
pub async fn choose_file(browser: &Browser, selector: &str, name: &str, text: &str) -> Result<()> {
    browser.wait_for(&format!("!!document.querySelector('{selector}')")).await?;
    let text = serde_json::to_string(text)?;
    let choose = format!(
        "const input = document.querySelector('{selector}');
         const files = new DataTransfer();
         files.items.add(new File([{text}], '{name}', {{type: 'text/plain'}}));
         input.files = files.files;
         input.dispatchEvent(new Event('change', {{bubbles: true}}));"
    );
    browser.run(&choose).await.map(drop)
}

/// Plays until the game is over.
pub async fn finish(browser: &Browser) -> Result<()> {
    for _ in 0..400 {
        wait_for_turn(browser).await?;
        if is_over(browser).await? {
            return Ok(());
        }
        let before = steps(browser).await?;
        let pressed = decide(browser).await?;
        ensure!(steps(browser).await? > before, "{pressed:?} did nothing");
    }
    bail!("the game does not end")
}

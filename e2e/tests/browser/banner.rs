//! The banner of an online table: it says what was refused, or that the connection is lost, and covers nothing.

use crate::feedback::before_every_page;
use crate::online::{create_table, in_the_game, next_to_decide, path, sit_down, unsteady};
use crate::play::open;
use crate::states::{EVERY_SCREEN, smallest_gap, turn_faults};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Motion, Theme, with_browser};

/// JavaScript: gives the test the socket of the page.
const HOLD_SOCKET: &str = "const Real = window.WebSocket;
    window.WebSocket = class extends Real { constructor(...options) { super(...options); window.socket = this; } };";

/// JavaScript: the answer of a server that has no bot seat to give back, the longest refusal of a move.
const REFUSE: &str = "window.socket.dispatchEvent(new MessageEvent('message',
    {data: JSON.stringify({type: 'refused', refusal: {reason: 'bot_plays'}})}))";

/// Returns what the banner covers, one line each.
async fn covered(browser: &Browser) -> Result<Vec<String>> {
    let check = "const banner = document.querySelector('.online-banner').getBoundingClientRect();
        const parts = '.game button, .game a, .prompt, .hand-fan, .preview, .board-window, .player-face, .pile';
        return [...document.querySelectorAll(parts)].filter(e => e.checkVisibility()).filter(e => {
            const box = e.getBoundingClientRect();
            return Math.min(box.right, banner.right) - Math.max(box.left, banner.left) > 1
                && Math.min(box.bottom, banner.bottom) - Math.max(box.top, banner.top) > 1;
        }).map(e => `the banner covers ${e.getAttribute('class')} ${e.textContent.trim().slice(0, 40)}`)";
    Ok(serde_json::from_value(browser.run(check).await?)?)
}

/// Measures the turn with the banner above it, on every screen.
async fn banner_faults(browser: &Browser, language: &str) -> Result<Vec<String>> {
    let here = browser.run("return location.pathname + location.hash").await?;
    open(browser, &format!("speed=Off\nlang={language}\n"), here.as_str().context("no table")?).await?;
    browser.reload().await?;
    browser.wait_for("!!document.querySelector('.actions [data-do]:not(:disabled)')").await?;
    browser.run(REFUSE).await?;
    browser.wait_for("!!document.querySelector('.online-banner')").await?;
    let mut faults = Vec::new();
    for screen in EVERY_SCREEN {
        browser.screen(screen).await?;
        let mut found = covered(browser).await?;
        found.extend(browser.layout_faults(Fit::Window).await?);
        found.extend(turn_faults(browser).await?);
        let small = smallest_gap(browser).await?.filter(|size| screen.phone && *size < 40.0);
        found.extend(small.map(|size| format!("a gap of {size:.1} px")));
        if !found.is_empty() {
            browser.screenshot(&format!("banner-{}-{language}", screen.name)).await?;
        }
        faults.extend(found.into_iter().map(|fault| format!("{}-{language}: {fault}", screen.name)));
    }
    Ok(faults)
}

#[tokio::test(flavor = "multi_thread")]
async fn banner_of_an_online_table_covers_nothing() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ann| {
        ann.prefer(Theme::Light, Motion::Reduced).await?;
        before_every_page(ann, HOLD_SOCKET).await?;
        let (join, _) = create_table(ann, "Maximiliane", 2).await?;
        let with_bob = with_browser(&app, unsteady(), async |bob| {
            bob.prefer(Theme::Light, Motion::Reduced).await?;
            before_every_page(bob, HOLD_SOCKET).await?;
            bob.goto("/").await?;
            sit_down(bob, path(&join), "Bartholomew").await?;
            for browser in [ann, bob] {
                in_the_game(browser).await?;
            }
            let browser = next_to_decide(&[ann, bob]).await?.context("the game is over")?;
            let mut faults = Vec::new();
            for language in ["en", "de", "fr"] {
                faults.extend(banner_faults(browser, language).await?);
            }
            ensure!(faults.is_empty(), "{} faults:\n  {}", faults.len(), faults.join("\n  "));
            Ok(())
        });
        Box::pin(with_bob).await
    })
    .await
}

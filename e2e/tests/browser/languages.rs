//! Every language: its texts are fetched when it is chosen, and fit every page.

use crate::layout::{Audit, audit_pages, is_long, open_game, saved_before};
use crate::play::{open, start, wait_for_turn};
use crate::states::EVERY_SCREEN;
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Motion, Options, Screen, Theme, with_browser};

/// The languages of the app.
pub fn languages() -> impl Iterator<Item = &'static str> {
    let list = include_str!("../../../crates/messages/locales/languages.txt");
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split(' ').next())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_or_overlaps_in_any_language() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.prefer(Theme::Light, Motion::Reduced).await?;
        let mut faults = Vec::new();
        let screens: &[Screen] = if is_long() { &EVERY_SCREEN } else { &[Screen::PHONE, Screen::LOW_LAPTOP] };
        for language in languages() {
            let mut audit = Audit::new(browser, language.to_owned(), screens);
            audit_pages(&mut audit, &format!("speed=Off\nlang={language}\n")).await?;
            faults.append(&mut audit.faults);
        }
        ensure!(faults.is_empty(), "{} pictures have faults:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_of_a_language_are_fetched_when_it_is_chosen() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let fetched = "return [...new Set(performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => name.includes('/texts/')).map(name => name.match(/texts\\/(.+?)-[0-9a-f]{16}/)[1]))].sort().join(' ')";
        browser.goto("/").await?;
        start(browser, "Play now").await?;
        wait_for_turn(browser).await?;
        ensure!(browser.run(fetched).await? == "en", "a first game needs the first texts of one language");
        browser.goto("/#/").await?;
        browser.click("button", "Polski").await?;
        browser.wait_for("document.documentElement.lang === 'pl' && document.body.innerText.includes('Zasady')").await?;
        let focus = "return document.activeElement.textContent.trim()";
        browser.wait_for("document.activeElement.lang === 'pl'").await?;
        ensure!(browser.run(focus).await? == "Polski", "the focus is lost");
        ensure!(browser.run(fetched).await? == "en pl", "only what was chosen is fetched");
        browser.goto("/#/rules").await?;
        browser.find("heading", "Zasady gry").await?;
        ensure!(browser.run(fetched).await? == "en pl pl-more", "the rest comes with the first page that needs it");
        browser.reload().await?;
        browser.find("heading", "Zasady gry").await.map(drop)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_starts() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        for language in languages() {
            let settings = format!("speed=Off\nlang={language}\n");
            open(browser, &settings, "/").await?;
            let lang = browser.run("return document.documentElement.lang").await?;
            ensure!(lang == language, "the page says that it is in {lang}");
            browser.screenshot(&format!("home-{language}")).await?;
            open_game(browser, &settings, &saved_before("place")?).await?;
            browser.screenshot(&format!("game-{language}")).await?;
            browser.expect_accessible().await?;
        }
        Ok(())
    })
    .await
}

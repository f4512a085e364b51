//! Accessibility and pictures of every page, on every screen, in both themes. The layout is checked in `layout`.

use crate::dialogs::{DIALOGS, begin_over_days, close_dialog, open_dialog, show_table};
use crate::layout::SOLO_PAGES;
use crate::online::unsteady;
use crate::play::{FOUR_PLAYERS, QUICK, decide, open, play_now, visit, wait_for_turn};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Motion, Options, Screen, Theme, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_accessible_on_every_screen_in_both_themes() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        for screen in Screen::ALL {
            let size = screen.name;
            browser.screen(screen).await?;
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                browser.prefer(theme, Motion::Reduced).await?;
                for (name, path) in SOLO_PAGES {
                    visit(browser, path).await?;
                    browser.screenshot(&format!("{name}-{size}-{look}")).await?;
                    browser.expect_accessible().await?;
                }
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_is_accessible_on_every_screen_in_both_themes() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, FOUR_PLAYERS).await?;
        for _ in 0..6 {
            decide(browser).await?;
            wait_for_turn(browser).await?;
        }
        for screen in Screen::ALL {
            let size = screen.name;
            browser.screen(screen).await?;
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                browser.prefer(theme, Motion::Reduced).await?;
                browser.goto("/#/game").await?;
                wait_for_turn(browser).await?;
                browser.screenshot(&format!("game-{size}-{look}")).await?;
                browser.expect_accessible().await?;
            }
        }
        expect_touch_targets(browser).await
    })
    .await
}

/// Returns the room between the last choice of the dialog and the buttons below, in CSS pixels.
const ROOM_ABOVE_BUTTONS: &str = "const dialog = document.querySelector('dialog[open]');
    const buttons = dialog.querySelector('.dialog-buttons').getBoundingClientRect();
    const above = [...dialog.querySelectorAll('button, select, input, textarea')]
        .filter(e => !e.closest('.dialog-buttons') && e.checkVisibility())
        .map(e => e.getBoundingClientRect().bottom).filter(bottom => bottom <= buttons.top + 1);
    return above.length ? buttons.top - Math.max(...above) : 99";

#[tokio::test(flavor = "multi_thread")]
async fn dialogs_are_accessible_on_every_screen_in_both_themes() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |browser| {
        let table = begin_over_days(browser).await?;
        let mut faults = Vec::new();
        for language in ["en", "de", "fr"] {
            show_table(browser, &format!("speed=Off\nlang={language}\n"), &table).await?;
            for (name, script) in DIALOGS {
                open_dialog(browser, script).await?;
                for screen in Screen::ALL {
                    browser.screen(screen).await?;
                    for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                        browser.prefer(theme, Motion::Reduced).await?;
                        let what = format!("{name}-{}-{look}-{language}", screen.name);
                        browser.screenshot(&what).await?;
                        browser.expect_accessible().await?;
                        faults.extend(
                            browser.expect_layout(&what, Fit::Window).await.err().map(|fault| fault.to_string()),
                        );
                        let room = browser.run(ROOM_ABOVE_BUTTONS).await?.as_f64().unwrap_or_default();
                        faults.extend((room < 7.5).then(|| format!("{what}: {room} px above the buttons")));
                    }
                }
                close_dialog(browser).await?;
            }
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    })
    .await
}

/// On a phone a gap is at least as large as a fingertip.
async fn expect_touch_targets(browser: &Browser) -> Result<()> {
    browser.screen(Screen::PHONE).await?;
    browser.reload().await?;
    wait_for_turn(browser).await?;
    for button in browser.all("button").await?.iter().filter(|button| button.name.contains(", row ")) {
        let (width, height) = button.size().await?;
        ensure!(width >= 43.5 && height >= 43.5, "{:?} is {width} × {height}", button.name);
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn page_is_in_the_language_of_the_browser() -> Result<()> {
    let app = App::start().await?;
    for (language, play, rules) in [
        ("en", "Play now", "The rules"),
        ("de", "Jetzt spielen", "Die Spielregeln"),
        ("fr", "Jouer tout de suite", "Les règles"),
        ("pl", "Zagraj od razu", "Zasady gry"),
        ("pt-BR", "Jogar agora", "As regras"),
    ] {
        with_browser(&app, Options::in_language(language), async |browser| {
            browser.goto("/").await?;
            let home = format!("document.body.innerText.includes('{play}')");
            browser.wait_for(&home).await?;
            let lang = browser.run("return document.documentElement.lang").await?;
            ensure!(lang == language, "the page says that it is in {lang}");
            browser.screenshot(&format!("home-{language}")).await?;
            browser.goto("/#/rules").await?;
            browser.find("heading", rules).await?;
            browser.expect_accessible().await
        })
        .await?;
    }
    Ok(())
}

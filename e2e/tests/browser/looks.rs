//! Every page in three sizes, two themes and three languages: nothing scrolls that should not, axe finds nothing.

use crate::play::{QUICK, decide, open, play_now, wait_for_turn};
use anyhow::{Result, ensure};
use iquazu_e2e::{App, Browser, Motion, Options, Screen, Theme, with_browser};

const PAGES: [(&str, &str); 6] = [
    ("home", "/#/"),
    ("setup", "/#/new"),
    ("rules", "/#/rules/P3"),
    ("settings", "/#/settings"),
    ("keys", "/#/keys"),
    ("about", "/#/about"),
];

async fn scrolls(browser: &Browser, direction: &str) -> Result<bool> {
    let (scroll, client) = match direction {
        "sideways" => ("scrollWidth", "clientWidth"),
        _ => ("scrollHeight", "clientHeight"),
    };
    let script = format!("const e = document.documentElement; return e.{scroll} > e.{client};");
    Ok(browser.run(&script).await? == true)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_size_and_theme() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        for screen in Screen::ALL {
            let size = screen.name;
            browser.screen(screen).await?;
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                browser.prefer(theme, Motion::Reduced).await?;
                for (name, path) in PAGES {
                    browser.goto(path).await?;
                    browser.wait_for("!!document.querySelector('h1')").await?;
                    ensure!(!scrolls(browser, "sideways").await?, "{name} scrolls sideways on a {size}");
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
async fn the_game_fits_every_size_and_theme_without_scrolling() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        play_now(browser, "speed=Off\nopponents=casual,casual,casual\n").await?;
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
                ensure!(!scrolls(browser, "sideways").await?, "the game scrolls sideways on a {size}");
                ensure!(!scrolls(browser, "down").await?, "the board scrolls out of sight on a {size}");
                browser.screenshot(&format!("game-{size}-{look}")).await?;
                browser.expect_accessible().await?;
            }
        }
        touch_targets(browser).await
    })
    .await
}

/// On a phone a gap is at least as large as a fingertip.
async fn touch_targets(browser: &Browser) -> Result<()> {
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
async fn each_language_is_the_browsers_own() -> Result<()> {
    let app = App::start().await?;
    for (language, play, rules) in [
        ("en", "Play now", "The rules"),
        ("de", "Gleich spielen", "Die Spielregeln"),
        ("fr", "Jouer tout de suite", "Les règles"),
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

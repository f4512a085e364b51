//! The states of a turn, from prepared positions, measured on every screen: nothing is cut or covered, the wall keeps its
//! size and place, gaps are large enough for a finger.
//!
//! `cargo verify` tries three screens in three languages. `IQUAZU_ALL_SCREENS=1` tries all seven, in both themes, and takes a
//! picture of each.

use crate::play::open;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Motion, Options, Screen, Theme, with_browser};
use serde_json::Value;
use std::collections::HashMap;

const START: &str = "iquazu-record 2\nrules 1\nedition reconstructed-2#5f510df2e39460e89d0789f2dc90f9be\n\
    players red yellow\ntag seed 5\ntag name1 Maximiliane\ntag player1 person\ntag name2 Ben\ntag player2 casual\n\
    setup | strips acebd | tiles c3 p2 any p1 dbl | got 1w3b | got 2w1b2o\n";

/// Four cards of each colour in hand.
const TWELVE_CARDS: &str =
    "1 draw | got 2w1b1o\n2 draw | got 1w1b2o\n1 draw | got 1w3o\n2 draw | got 2w2b\n2 discard 1w\n";

/// Up to the scoring of column 1, which brings three tiles: 3 cards, any colour, double move.
const THREE_TILES: &str = "1 draw | got 1w3b\n2 place 1g 1b\n1 place 1d 1b\n2 draw | got 1w1b2o\n1 place 5a 5b\n\
    2 place 1f 1o\n1 place 1h 2w\n2 draw | got 2w1b1o | tiles p1 c2 p3 any c4\n";

/// A state of a turn: its name, the steps before it, and the gap to click.
const STATES: [(&str, &str, Option<&str>); 8] = [
    ("choose", TWELVE_CARDS, None),
    ("pay-3-ways", TWELVE_CARDS, Some("1")),
    ("pay-6-ways", TWELVE_CARDS, Some("2")),
    ("pay-8-ways", TWELVE_CARDS, Some("5")),
    ("tiles", THREE_TILES, None),
    ("after-tile", "1 cards 3 | got 1w1b1o\n", None),
    ("pay-any", "1 cards 3 | got 1w1b1o\n", Some("4")),
    ("discard", "1 draw | got 1w1b2o\n", None),
];

/// Returns the record of a state.
fn record(name: &str, steps: &str) -> String {
    match name {
        "after-tile" | "pay-any" => format!("{START}{THREE_TILES}{steps}"),
        "discard" => format!("{START}{TWELVE_CARDS}{steps}"),
        _ => format!("{START}{steps}"),
    }
}

async fn show(browser: &Browser, settings: &str, record: &str) -> Result<()> {
    let record = serde_json::to_string(record)?;
    browser.run(&format!("localStorage.setItem('iquazu.game', {record})")).await?;
    open(browser, settings, "/#/game").await?;
    browser.wait_for("!!document.querySelector('[data-do=draw], [data-do=discard], [data-do=end]')").await
}

/// Clicks the first blue gap of a column that can be paid for.
async fn choose_gap(browser: &Browser, column: &str) -> Result<()> {
    let gap = format!("document.querySelector('[data-column=\"{column}\"] .gap-affordable')");
    browser.wait_for(&format!("!!{gap}")).await?;
    browser.run(&format!("{gap}.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))")).await?;
    browser.wait_for("!!document.querySelector('[data-do=pay]')").await
}

/// Returns the first column of the frame, and the place and size of the wall, rounded to pixels.
async fn wall(browser: &Browser) -> Result<(String, Value)> {
    let frame = browser.run("return document.querySelector('.frame').style.getPropertyValue('--frame')").await?;
    let wall = "const box = document.querySelector('.board-stage').getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round)";
    Ok((frame.as_str().context("a frame")?.to_owned(), browser.run(wall).await?))
}

/// Returns the size of the smallest gap of the frame that one can click.
async fn smallest_gap(browser: &Browser) -> Result<f64> {
    let sizes = "return Math.min(...[...document.querySelectorAll('.gap-button .gap-reach')]
        .map(e => e.getBoundingClientRect()).map(box => Math.min(box.width, box.height)))";
    browser.run(sizes).await?.as_f64().context("a size")
}

/// Returns what is wrong with the hand and the buttons of a state: everything that belongs to it is whole and in sight.
async fn turn_faults(browser: &Browser) -> Result<Vec<String>> {
    let check = "const faults = [];
        const game = document.querySelector('.game');
        if (game.scrollHeight > game.clientHeight + 1) faults.push(`the page scrolls: ${game.scrollHeight}`);
        for (const e of document.querySelectorAll('.actions button, .way, .preview, .hand-card, .prompt')) {
            if (!e.checkVisibility() || getComputedStyle(e).clipPath !== 'none') continue;
            const box = e.getBoundingClientRect();
            const name = e.className + ' ' + e.textContent.slice(0, 40);
            if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
                faults.push(`${name} is out of the window`);
            if (e.scrollHeight > e.clientHeight + 2 && e.localName !== 'span') faults.push(`${name} is cut`);
        }
        const ways = document.querySelectorAll('.way:not(.way-more)').length;
        if (ways > 4) faults.push(`${ways} ways at once`);
        return faults";
    Ok(serde_json::from_value(browser.run(check).await?)?)
}

async fn check_states(screens: &[Screen], themes: &[Theme], language: &str, pictures: bool) -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        let settings = format!("speed=Off\nlang={language}\n");
        // By screen and frame: a small screen scrolls with the frame.
        let mut walls: HashMap<(&str, String), Value> = HashMap::new();
        let mut faults = Vec::new();
        open(browser, &settings, "/").await?;
        for (name, steps, gap) in STATES {
            show(browser, &settings, &record(name, steps)).await?;
            if let Some(column) = gap {
                choose_gap(browser, column).await?;
            }
            for screen in screens {
                browser.screen(*screen).await?;
                for theme in themes {
                    browser.prefer(*theme, Motion::Reduced).await?;
                    let what = format!("{name}-{}-{language}", screen.name);
                    let note = |fault: String| format!("{what}: {fault}");
                    faults.extend(browser.layout_faults(Fit::Window).await?.into_iter().map(note));
                    faults.extend(turn_faults(browser).await?.into_iter().map(note));
                    let (frame, wall) = wall(browser).await?;
                    let usual = walls.entry((screen.name, frame)).or_insert_with(|| wall.clone());
                    if *usual != wall {
                        faults.push(format!("{what}: the wall is at {wall} instead of {usual}"));
                    }
                    let smallest = smallest_gap(browser).await?;
                    if screen.phone && smallest < 40.0 {
                        faults.push(format!("{what}: a gap of {smallest:.1} px"));
                    }
                    if pictures {
                        browser.screenshot(&format!("turn-{what}-{theme:?}")).await?;
                    }
                }
            }
        }
        if !faults.is_empty() {
            browser.screenshot(&format!("turn-faults-{language}")).await?;
        }
        ensure!(faults.is_empty(), "{} faults:\n  {}", faults.len(), faults.join("\n  "));
        Ok(())
    })
    .await
}

async fn check_language(language: &str) -> Result<()> {
    if std::env::var_os("IQUAZU_ALL_SCREENS").is_none() {
        let screens = [Screen::PHONE, Screen::PHONE_SIDEWAYS, Screen::LOW_LAPTOP];
        return check_states(&screens, &[Theme::Light], language, false).await;
    }
    let screens = [
        Screen::PHONE,
        Screen::LARGE_PHONE,
        Screen::PHONE_SIDEWAYS,
        Screen::TABLET,
        Screen::LOW_LAPTOP,
        Screen::MONITOR,
        Screen::DESK,
    ];
    check_states(&screens, &[Theme::Light, Theme::Dark], language, true).await
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_english() -> Result<()> {
    check_language("en").await
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_german() -> Result<()> {
    check_language("de").await
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_french() -> Result<()> {
    check_language("fr").await
}

/// Returns the name of the pay button.
async fn pay_label(browser: &Browser) -> Result<String> {
    let label = browser.run("return document.querySelector('[data-do=pay]').textContent.trim()").await?;
    Ok(label.as_str().context("a label")?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn payment_is_changed_by_tapping_cards_and_names_all_that_is_spent() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, "speed=Off\n", "/").await?;
        show(browser, "speed=Off\n", &record("pay-any", STATES[6].1)).await?;
        choose_gap(browser, "4").await?;
        let label = pay_label(browser).await?;
        ensure!(label == "Pay 1 white, 1 blue, 1 orange and the any-colour tile", "{label:?}");
        show(browser, "speed=Off\n", &record("choose", TWELVE_CARDS)).await?;
        choose_gap(browser, "2").await?;
        let before = pay_label(browser).await?;
        let lifted = "document.querySelectorAll('.hand-lifted').length";
        ensure!(browser.run(&format!("return {lifted}")).await? == 2, "the cards to pay are lifted: {before}");
        let other = if before.contains("white") { "blue" } else { "white" };
        browser.run(&format!("document.querySelector('[data-card-more={other}]').click()")).await?;
        browser.wait_for(&format!("{lifted} === 3")).await?;
        ensure!(pay_label(browser).await? != before, "a pair stands for one");
        browser.expect_accessible().await?;
        browser.run("document.querySelector('[data-do=pay]').click()").await?;
        browser.wait_for("!document.querySelector('[data-do=pay]')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_to_discard_are_chosen_by_tapping() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, "speed=Off\n", "/").await?;
        browser.screen(Screen::PHONE).await?;
        show(browser, "speed=Off\n", &record("discard", STATES[7].1)).await?;
        let enabled = "!document.querySelector('[data-do=discard]').disabled";
        browser.wait_for(&format!("{enabled} && document.querySelectorAll('.hand-lifted').length === 4")).await?;
        browser.run("document.querySelector('[data-card-less=orange]').click()").await?;
        browser.wait_for(&format!("!({enabled})")).await?;
        browser.run("document.querySelector('[data-card-more=white]').click()").await?;
        browser.wait_for(enabled).await?;
        browser.expect_accessible().await?;
        browser.run("document.querySelector('[data-do=discard]').click()").await?;
        browser.wait_for("!document.querySelector('[data-do=discard]')").await
    })
    .await
}

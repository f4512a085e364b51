//! Leaving pages. Removing a focused element fires `focusout`, and its handler must not touch the page that is gone; tasks
//! and timers of a page may end after it. What is open is closed before a page is left.

use crate::play::{QUICK, open, play_now, start};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Options, Screen, with_browser};

/// The places on a board that can have the focus.
const PLACES: [&str; 3] = ["[data-gap][role=button]", "[data-rock] [role=button]", "[data-tile] [role=button]"];

/// Fails if the app shows its crash message.
async fn expect_running(browser: &Browser) -> Result<()> {
    let state = browser.run("return document.body.dataset.state").await?;
    ensure!(state.as_str() == Some("running"), "the app is {state}");
    Ok(())
}

async fn focus_place(browser: &Browser, place: &str) -> Result<()> {
    browser.wait_for(&format!("!!document.querySelector('{place}')")).await?;
    let focus = format!("document.querySelector('{place}').focus(); return document.activeElement.matches('{place}')");
    ensure!(browser.run(&focus).await? == true, "{place} takes no focus");
    Ok(())
}

/// Goes to a page by a link of the app, focuses each place in turn and goes back.
async fn leave_by_back(browser: &Browser, hash: &str) -> Result<()> {
    for place in PLACES {
        browser.run(&format!("location.hash = '{hash}'")).await?;
        focus_place(browser, place).await?;
        browser.run("history.back()").await?;
        browser.wait_for("!document.querySelector('.board')").await.with_context(|| format!("back from {place}"))?;
        // Handlers and tasks that run late have their turn.
        browser.wait_for("!!document.querySelector('.home')").await?;
        expect_running(browser).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leaves_a_game_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start(browser, "Play now").await?;
        browser.wait_for("!!document.querySelector('.board')").await?;
        browser.run("history.back()").await?;
        browser.wait_for("!!document.querySelector('.home')").await?;
        leave_by_back(browser, "#/game").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leaves_a_lesson_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        leave_by_back(browser, "#/study/lesson").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leaves_a_replay_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    let links = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/rules-1/links.txt"))?;
    let link = links.lines().find_map(|line| line.strip_prefix("expert-4 ")).context("no such link")?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        leave_by_back(browser, &format!("#/study/game/{link}")).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn shortcuts_leave_a_game_with_the_focus_on_the_board() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start(browser, "Play now").await?;
        for keys in [["f", "?"].as_slice(), &["f", "l", "r"]] {
            browser.run("location.hash = '#/game'").await?;
            browser.wait_for("!!document.querySelector('[data-gap][role=button]')").await?;
            for key in keys {
                browser.press(*key).await?;
            }
            browser.wait_for("!document.querySelector('.board') && !!document.querySelector('main h1')").await?;
            expect_running(browser).await.with_context(|| format!("after {keys:?}"))?;
        }
        Ok(())
    })
    .await
}

/// Opens a gap's payment, a hint or the log of a game on a phone, by what a finger touches.
const SHEETS: [(&str, &str); 3] = [
    (
        "document.querySelector('.gap-affordable').dispatchEvent(new MouseEvent('click', {bubbles: true}))",
        "[data-do=pay]",
    ),
    ("document.querySelector('[data-do=hint]').click()", ".hint"),
    ("document.querySelector('.log-toggle').click()", ".game-side-open"),
];

#[tokio::test(flavor = "multi_thread")]
async fn back_closes_what_is_open_before_it_leaves() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        browser.screen(Screen::PHONE).await?;
        play_now(browser, QUICK).await?;
        for (open, sheet) in SHEETS {
            browser.run(open).await?;
            browser.wait_for(&format!("!!document.querySelector('{sheet}')")).await?;
            browser.run("history.back()").await?;
            browser.wait_for(&format!("!document.querySelector('{sheet}')")).await.with_context(|| sheet.to_owned())?;
            ensure!(
                browser.run("return !!document.querySelector('.board')").await? == true,
                "{sheet}: the game was left"
            );
        }
        // Closed by other means: Back leaves at once.
        browser.run(SHEETS[0].0).await?;
        browser.wait_for("!!document.querySelector('[data-do=cancel]')").await?;
        browser.run("document.querySelector('[data-do=cancel]').click()").await?;
        browser.run("history.back()").await?;
        browser.wait_for("!!document.querySelector('.home')").await
    })
    .await
}

/// A random number generator that repeats with its seed (SplitMix64).
struct Rng(u64);

impl Rng {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

/// The steps of the walk: 60, or as many as `IQUAZU_STEPS` says.
fn walk_steps() -> usize {
    std::env::var("IQUAZU_STEPS").ok().and_then(|steps| steps.parse().ok()).unwrap_or(60)
}

const WALK_PAGES: [&str; 12] = [
    "#/",
    "#/game",
    "#/new",
    "#/rules/P3",
    "#/settings",
    "#/keys",
    "#/about",
    "#/box",
    "#/study/lesson",
    "#/study/record",
    "#/nowhere",
    "#/game",
];
const WALK_KEYS: [&str; 16] = ["f", "l", "i", "h", "n", "r", "?", "a", "d", "p", "t", "e", "u", "s", "x", "\u{e00c}"];

/// Focuses one of the elements that take the focus; then does one of the things that leave pages or close sheets.
async fn wander(browser: &Browser, rng: &mut Rng) -> Result<String> {
    let focusable = "a[href], button:not([disabled]), input, select, summary, [tabindex]";
    let nth = rng.below(1000);
    let focus = format!(
        "const all = [...document.querySelectorAll('{focusable}')].filter(e => e.checkVisibility());
         all[{nth} % all.length]?.focus();"
    );
    browser.run(&focus).await?;
    let at = rng.below(1000);
    let pick =
        |selector: &str| format!("const all = [...document.querySelectorAll('{selector}')]; all[{at} % all.length]");
    let bubble = "dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))";
    let script = match rng.below(12) {
        0 | 1 => "history.back()".to_owned(),
        2 => "history.forward()".to_owned(),
        3 | 4 => format!("location.hash = '{}'", WALK_PAGES[rng.below(WALK_PAGES.len())]),
        5 => format!("{}?.click()", pick("a[href^=\"#\"]")),
        6 | 7 => format!("{}?.{bubble}", pick("[data-place]")),
        8 => format!("{}?.click()", pick("button:not([disabled]):not(.file-button)")),
        9 => "document.querySelector('dialog[open]')?.close()".to_owned(),
        10 if rng.below(4) == 0 => {
            browser.reload().await?;
            return Ok("reload".to_owned());
        }
        _ => {
            let key = WALK_KEYS[rng.below(WALK_KEYS.len())];
            browser.press(key).await?;
            return Ok(format!("key {key:?}"));
        }
    };
    browser.run(&script).await?;
    Ok(script)
}

#[tokio::test(flavor = "multi_thread")]
async fn random_walk_over_the_pages_never_stops_the_app() -> Result<()> {
    let app = App::start().await?;
    let (record, _) = crate::study::golden("expert-4")?;
    with_browser(&app, Options::default(), async |browser| {
        let record = serde_json::to_string(&record)?;
        browser.goto("/").await?;
        browser.screen(Screen::PHONE).await?;
        browser.run(&format!("localStorage.setItem('iquazu.record', {record})")).await?;
        open(browser, "speed=Fast\nopponents=beginner\n", "/").await?;
        start(browser, "Play now").await?;
        let mut rng = Rng(7);
        let mut trail = Vec::new();
        for _ in 0..walk_steps() {
            // The walk may go back to before the app, or follow a link to another site.
            if browser.run("return location.host").await?.as_str().is_none_or(|host| host != app.address().to_string())
            {
                browser.goto("/").await?;
            }
            browser.wait_for("['running', 'crashed'].includes(document.body.dataset.state)").await?;
            trail.push(wander(browser, &mut rng).await?);
            let state = "return document.body?.dataset.state ?? 'gone'";
            let state = browser.run(state).await.unwrap_or_default();
            let last = &trail[trail.len().saturating_sub(6)..];
            ensure!(state != "crashed", "stopped after {} steps: {last:?}", trail.len());
        }
        Ok(())
    })
    .await
}

//! The states of a turn, from prepared positions, measured on every screen: nothing is cut, covered or overlapping, buttons
//! are whole, the wall keeps its size and place, gaps are large enough for a finger.
//!
//! `cargo verify` tries the extreme screens with a sample of states in each language. `IQUAZU_ALL_SCREENS=1` tries every
//! state on all seven screens in both themes and every language, and takes a picture of each.

use crate::layout::{is_long, with_person};
use crate::play::open;
use crate::study::golden;
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

/// Six white cards, three blue and three orange ones.
const MANY_WHITE: &str = "1 draw | got 3w1o\n2 draw | got 1w1b2o\n1 draw | got 2w2o\n2 draw | got 2w2b\n2 discard 1w\n";

/// Up to the scoring of column 1, which brings three tiles: 3 cards, any colour, double move.
const THREE_TILES: &str = "1 draw | got 1w3b\n2 place 1g 1b\n1 place 1d 1b\n2 draw | got 1w1b2o\n1 place 5a 5b\n\
    2 place 1f 1o\n1 place 1h 2w\n2 draw | got 2w1b1o | tiles p1 c2 p3 any c4\n";

/// What is done before a state is there.
#[derive(Clone, Copy)]
enum Click {
    Nothing,
    /// A gap that can be paid for in this many ways.
    Ways(usize),
    /// A gap that can be paid for with the any-colour tile.
    AnyColour,
    /// The double move is planned.
    Double,
    /// The gem that fills column 4 of a game of four; the scoring stops at this headline.
    Scoring(usize),
}

struct State {
    name: &'static str,
    steps: &'static [&'static str],
    click: Click,
}

const fn state(name: &'static str, steps: &'static [&'static str], click: Click) -> State {
    State { name, steps, click }
}

const STATES: [State; 18] = [
    state("choose", &[TWELVE_CARDS], Click::Nothing),
    state("pay-1-way", &[], Click::Ways(1)),
    state("pay-2-ways", &[], Click::Ways(2)),
    state("pay-3-ways", &[TWELVE_CARDS], Click::Ways(3)),
    state("pay-4-ways", &[MANY_WHITE], Click::Ways(4)),
    state("pay-5-ways", &[MANY_WHITE], Click::Ways(5)),
    state("pay-6-ways", &[TWELVE_CARDS], Click::Ways(6)),
    state("pay-7-ways", &[MANY_WHITE], Click::Ways(7)),
    state("pay-8-ways", &[TWELVE_CARDS], Click::Ways(8)),
    state("tiles", &[THREE_TILES], Click::Nothing),
    state("double", &[THREE_TILES], Click::Double),
    state("after-tile", &[THREE_TILES, "1 cards 3 | got 1w1b1o\n"], Click::Nothing),
    state("pay-any", &[THREE_TILES, "1 cards 3 | got 1w1b1o\n"], Click::AnyColour),
    state("discard", &[TWELVE_CARDS, "1 draw | got 1w1b2o\n"], Click::Nothing),
    state("scoring-column", &[], Click::Scoring(1)),
    state("scoring-row", &[], Click::Scoring(3)),
    state("scoring-frame", &[], Click::Scoring(7)),
    state("end", &[], Click::Nothing),
];

/// Returns the saved game of a prepared position, by the name of the state.
pub fn position(name: &str) -> String {
    let state = STATES.iter().find(|state| state.name == name).expect("a state of that name");
    format!("{START}{}", state.steps.concat())
}

fn saved_game(state: &State) -> Result<String> {
    let (record, _) = golden("expert-4")?;
    match state.click {
        // In the golden game this gem fills column 4, the first in the frame.
        Click::Scoring(_) => {
            let at = record.find("2 place 4c 1b | tiles").context("the gem that fills column 4")?;
            Ok(with_person(&record[..at], "2"))
        }
        _ if state.name == "end" => Ok(with_person(&record, "1")),
        _ => Ok(position(state.name)),
    }
}

/// Opens a saved game. The page is one of the app already.
pub async fn show(browser: &Browser, record: &str) -> Result<()> {
    let record = serde_json::to_string(record)?;
    let open = format!("localStorage.setItem('iquazu.game', {record}); history.replaceState(null, '', '/#/game')");
    browser.run(&open).await?;
    browser.reload().await?;
    browser
        .wait_for("!!document.querySelector('[data-do=draw], [data-do=discard], [data-do=end], dialog.final[open]')")
        .await
}

/// The number of ways to pay for the chosen gap; 0 while none is chosen.
const WAY_COUNT: &str = "document.querySelectorAll('.way:not(.way-more)').length
    + Number(document.querySelector('[data-do=more]')?.textContent.match(/\\d+/)[0] ?? 0)";

/// Clicks gaps until a condition on the payment holds.
pub async fn choose_gap(browser: &Browser, condition: &str) -> Result<()> {
    let choose = format!(
        "const painted = () => new Promise(done => setTimeout(done));
         for (const gap of document.querySelectorAll('.gap-affordable')) {{
             gap.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
             await painted();
             if ({condition}) return true;
         }}
         return false"
    );
    ensure!(browser.run(&choose).await? == true, "no gap with {condition}");
    Ok(())
}

/// Lets the scoring stop at its nth headline: pauses that would follow never end. No time is ever lost, so that the app
/// leaves nothing out on a slow machine.
const HOLD: &str = "performance.now = () => 0;
    const seen = window.headlines = new Set();
    const real = window.realTimeout = window.setTimeout.bind(window);
    const headline = () => document.querySelector('.headline')?.textContent;
    window.setTimeout = (task, delay) => real(() => {
        if (headline()) seen.add(headline());
        if (seen.size < HEADLINES) task();
    }, delay);";

async fn prepare(browser: &Browser, state: &State) -> Result<()> {
    show(browser, &saved_game(state)?).await?;
    match state.click {
        Click::Nothing => Ok(()),
        Click::Ways(count) => choose_gap(browser, &format!("{WAY_COUNT} === {count}")).await,
        Click::AnyColour => choose_gap(browser, "!!document.querySelector('.way .art-tile')").await,
        Click::Double => browser.run("document.querySelector('[data-do=plan]').click()").await.map(drop),
        Click::Scoring(headlines) => {
            browser.run(&HOLD.replace("HEADLINES", &headlines.to_string())).await?;
            let gap = "document.querySelector('[data-place=\"4c\"]')";
            browser.run(&format!("{gap}.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))")).await?;
            browser.wait_for("!!document.querySelector('[data-do=pay]')").await?;
            browser.run("document.querySelector('[data-do=pay]').click()").await?;
            browser.wait_for(&format!("window.headlines.size >= {headlines}")).await
        }
    }
}

/// Returns the first column of the frame, and the place and size of the wall, rounded to pixels.
async fn wall(browser: &Browser) -> Result<(String, Value)> {
    let frame = browser.run("return document.querySelector('.frame').style.getPropertyValue('--frame')").await?;
    // A screen of another size makes a sliding wall slide again.
    let wall = "const stage = document.querySelector('.board-stage');
        for (const slide of stage.getAnimations()) slide.finish();
        const box = stage.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round)";
    Ok((frame.as_str().context("a frame")?.to_owned(), browser.run(wall).await?))
}

/// Returns the size of the smallest gap of the frame that one can click.
pub async fn smallest_gap(browser: &Browser) -> Result<Option<f64>> {
    let sizes =
        "const boxes = [...document.querySelectorAll('.gap-button .gap-reach')].map(e => e.getBoundingClientRect());
        return boxes.length ? Math.min(...boxes.map(box => Math.min(box.width, box.height))) : null";
    Ok(browser.run(sizes).await?.as_f64())
}

/// Returns what is wrong with the hand and the buttons of a state: everything that belongs to it is whole, in sight and
/// has its own place.
pub async fn turn_faults(browser: &Browser) -> Result<Vec<String>> {
    let check = "const faults = [];
        const game = document.querySelector('.game');
        if (game.scrollHeight > game.clientHeight + 1) faults.push(`the page scrolls: ${game.scrollHeight}`);
        const seen = e => e.checkVisibility() && getComputedStyle(e).clipPath === 'none';
        const all = selector => [...document.querySelectorAll(selector)].filter(seen);
        const name = e => (e.getAttribute('class') + ' ' + e.textContent.trim().slice(0, 40)).trim();
        for (const e of all('.actions button, .way, .preview, .hand-card, .prompt, .headline')) {
            const box = e.getBoundingClientRect();
            if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
                faults.push(`${name(e)} is out of the window`);
            if (e.scrollHeight > e.clientHeight + 2 && e.localName !== 'span') faults.push(`${name(e)} is cut`);
        }
        const parts = all('.actions .button, .way, .prompt, .hand-fan, .preview, .board-window, .player-face, .pile');
        const boxes = parts.map(e => e.getBoundingClientRect());
        const layer = e => e.closest('.game-lead') ? 1 : 0;
        for (let i = 0; i < parts.length; i++) for (let j = i + 1; j < parts.length; j++) {
            const [a, b] = [boxes[i], boxes[j]];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2 && layer(parts[i]) === layer(parts[j]))
                faults.push(`${name(parts[i])} overlaps ${name(parts[j])}`);
        }
        const preview = all('.preview')[0]?.getBoundingClientRect();
        const window_ = all('.board-window')[0]?.getBoundingClientRect();
        if (preview && window_ && Math.min(preview.right, window_.right) - Math.max(preview.left, window_.left) > 2
            && preview.bottom > window_.top + window_.height * 0.2) faults.push('the preview covers the wall');
        const ways = document.querySelectorAll('.way:not(.way-more)').length;
        if (ways > 4) faults.push(`${ways} ways at once`);
        return faults";
    Ok(serde_json::from_value(browser.run(check).await?)?)
}

/// Returns what is wrong if the result can be scrolled sideways.
async fn sideways_fault(browser: &Browser) -> Result<Option<String>> {
    let check = "const result = document.querySelector('dialog.final');
        return result.scrollWidth > result.clientWidth && getComputedStyle(result).overflowX !== 'hidden'";
    let scrolls = browser.run(check).await? == true;
    Ok(scrolls.then(|| "the result scrolls sideways".to_owned()))
}

/// What is tried in one language.
struct Sample<'a> {
    language: &'a str,
    screens: &'a [Screen],
    themes: &'a [Theme],
    states: &'a [&'a str],
    /// Takes pictures and checks accessibility.
    long: bool,
}

/// The walls seen so far, by screen and frame: a small screen scrolls with the frame.
type Walls = HashMap<(&'static str, usize, String), Value>;

impl Sample<'_> {
    async fn check(&self) -> Result<()> {
        let app = App::start().await?;
        with_browser(&app, Options::default(), async |browser| {
            open(browser, &format!("speed=Fast\nsound=false\nlang={}\n", self.language), "/").await?;
            let mut walls = Walls::new();
            let mut faults = Vec::new();
            for state in STATES.iter().filter(|state| self.states.is_empty() || self.states.contains(&state.name)) {
                let motion = if matches!(state.click, Click::Scoring(_)) { Motion::Full } else { Motion::Reduced };
                browser.prefer(Theme::Light, motion).await?;
                prepare(browser, state).await.with_context(|| state.name)?;
                self.measure(browser, state, motion, &mut walls, &mut faults).await.with_context(|| state.name)?;
            }
            ensure!(faults.is_empty(), "{} faults:\n  {}", faults.len(), faults.join("\n  "));
            Ok(())
        })
        .await
    }

    /// Measures one state on every screen.
    async fn measure(
        &self,
        browser: &Browser,
        state: &State,
        motion: Motion,
        walls: &mut Walls,
        faults: &mut Vec<String>,
    ) -> Result<()> {
        for screen in self.screens {
            browser.screen(*screen).await?;
            for theme in self.themes {
                browser.prefer(*theme, motion).await?;
                let what = format!("{}-{}-{}-{theme:?}", state.name, screen.name, self.language);
                let before = faults.len();
                let note = |fault: String| format!("{what}: {fault}");
                faults.extend(browser.layout_faults(Fit::Window).await?.into_iter().map(note));
                if state.name == "end" {
                    faults.extend(sideways_fault(browser).await?.map(note));
                } else {
                    faults.extend(turn_faults(browser).await?.into_iter().map(note));
                    let (frame, wall) = wall(browser).await?;
                    let players = usize::from(matches!(state.click, Click::Scoring(_)));
                    let usual = walls.entry((screen.name, players, frame)).or_insert_with(|| wall.clone());
                    if *usual != wall {
                        faults.push(format!("{what}: the wall is at {wall} instead of {usual}"));
                    }
                    let small = smallest_gap(browser).await?.filter(|size| screen.phone && *size < 40.0);
                    faults.extend(small.map(|size| format!("{what}: a gap of {size:.1} px")));
                }
                if self.long {
                    // axe waits for timers, and those of a held scoring never end. What the app waits for is held already.
                    browser.run("window.setTimeout = window.realTimeout ?? window.setTimeout").await?;
                    faults.extend(browser.accessibility_faults().await?.into_iter().map(note));
                }
                if self.long || faults.len() > before {
                    browser.screenshot(&format!("state-{what}")).await?;
                }
            }
        }
        Ok(())
    }
}

/// The screens that the app is made for.
pub const EVERY_SCREEN: [Screen; 7] = [
    Screen::PHONE,
    Screen::LARGE_PHONE,
    Screen::PHONE_SIDEWAYS,
    Screen::TABLET,
    Screen::LOW_LAPTOP,
    Screen::MONITOR,
    Screen::DESKTOP,
];

/// Tries these states on these screens, or in the long form everything.
async fn check_language(language: &str, screens: &[Screen], states: &[&str]) -> Result<()> {
    let long = is_long();
    let sample = if long {
        Sample { language, screens: &EVERY_SCREEN, themes: &[Theme::Light, Theme::Dark], states: &[], long }
    } else {
        Sample { language, screens, themes: &[Theme::Light], states, long }
    };
    sample.check().await
}

/// The screens with the least room.
const TIGHT: [Screen; 3] = [Screen::PHONE, Screen::PHONE_SIDEWAYS, Screen::LOW_LAPTOP];

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_english() -> Result<()> {
    check_language("en", &TIGHT, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_german() -> Result<()> {
    check_language("de", &TIGHT, &["choose", "pay-8-ways", "pay-any", "discard", "scoring-row", "end"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_french() -> Result<()> {
    check_language("fr", &TIGHT, &["pay-2-ways", "pay-8-ways", "pay-any", "discard", "tiles"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_fits_every_screen_in_other_languages() -> Result<()> {
    let languages = crate::languages::languages().filter(|language| !["en", "de", "fr"].contains(language));
    let mut faults = Vec::new();
    for language in languages {
        let checked = check_language(language, &[Screen::PHONE], &["pay-any", "discard", "double", "end"]).await;
        faults.extend(checked.err().map(|error| format!("{error:#}")));
    }
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

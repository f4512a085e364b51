//! “My box”: an owner draws an edition, plays it and passes it on.

use crate::play::{QUICK, choose_file, click_named, open, saved, visit, wait_for_page, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Key, Motion, Options, Screen, Theme, with_browser};
use serde_json::json;

/// The box in front of the owner.
const BOX: &str = include_str!("../../../editions/reconstructed-2.toml");

/// Returns the lines of a table of the file, as key and value without spaces.
fn table(name: &str) -> Vec<(&'static str, String)> {
    let body = BOX.split(&format!("[{name}]")).nth(1).unwrap_or_default();
    let lines = body.lines().skip(1).take_while(|line| !line.starts_with('['));
    let lines = lines.map(|line| line.split('#').next().unwrap_or_default());
    lines.filter_map(|line| line.split_once('=')).map(|(key, value)| (key.trim(), value.trim().to_owned())).collect()
}

/// Returns the eleven columns of the box, each with the words of its five rows.
fn columns() -> Vec<Vec<String>> {
    let rows = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    let words = |value: &str| value.split('"').skip(1).step_by(2).map(rows).collect::<Vec<Vec<String>>>();
    table("strips").into_iter().chain(table("columns")).flat_map(|(_, value)| words(&value)).collect()
}

/// Returns the numbers in a text.
fn numbers(text: &str) -> Vec<u8> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.map(|digits| digits.parse().expect("a number")).collect()
}

/// A thumb, which counts what it does.
struct Thumb<'a> {
    browser: &'a Browser,
    taps: usize,
    keys: usize,
}

impl<'a> Thumb<'a> {
    fn new(browser: &'a Browser) -> Thumb<'a> {
        Thumb { browser, taps: 0, keys: 0 }
    }

    /// Taps the middle of an element, after scrolling to it.
    async fn tap(&mut self, selector: &str) -> Result<()> {
        let script = format!(
            "const element = document.querySelector({selector:?});
             element.scrollIntoView({{block: 'center', behavior: 'instant'}});
             const box = element.getBoundingClientRect();
             return [box.left + box.width / 2, box.top + box.height / 2];"
        );
        let point = self.browser.run(&script).await.with_context(|| selector.to_owned())?;
        let start = json!({"type": "touchStart", "touchPoints": [{"x": point[0], "y": point[1]}]});
        self.browser.devtools("Input.dispatchTouchEvent", start).await?;
        self.browser.devtools("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await?;
        self.taps += 1;
        Ok(())
    }

    async fn type_text(&mut self, text: &str) -> Result<()> {
        self.keys += text.chars().count();
        self.browser.press(text).await
    }

    /// Draws these columns as one reads a box: column by column, from top to bottom.
    async fn draw_columns(&mut self, range: std::ops::Range<usize>) -> Result<()> {
        let mut tool = None;
        for (column, rows) in columns().iter().enumerate().skip(range.start).take(range.len()) {
            for (row, word) in rows.iter().enumerate() {
                for letter in word.chars().filter(|letter| *letter != '-') {
                    if tool != Some(letter) {
                        let nth = 1 + "wbo".find(letter).context("a colour")?;
                        self.tap(&format!(".box-tool:nth-child({nth}) span")).await?;
                        tool = Some(letter);
                    }
                    self.tap(&format!("#box-{}-{}", column + 1, row + 1)).await?;
                }
            }
        }
        self.browser.wait_for(&format!("{} > 0", gaps_of(range.end))).await
    }

    async fn type_rocks(&mut self) -> Result<()> {
        for (players, value) in table("rocks") {
            let ranks = players.parse::<usize>()? - 1;
            for (at, points) in numbers(&value).into_iter().enumerate() {
                let (column, rank) = (at / ranks + 1, at % ranks);
                // Tab goes on along the row; a tap begins each column of the table.
                if column == 1 {
                    self.tap(&format!("#box-rock-{players}-{column}-{rank}")).await?;
                } else {
                    self.browser
                        .run(&format!("document.querySelector('#box-rock-{players}-{column}-{rank}').focus()"))
                        .await?;
                    self.keys += 1;
                }
                self.type_text(&points.to_string()).await?;
            }
        }
        Ok(())
    }

    async fn count_tiles(&mut self) -> Result<()> {
        for (back, place) in [("light", 2), ("dark", 3)] {
            for (kind, value) in table(&format!("tiles.{back}")) {
                let first = match kind {
                    "points" => 1,
                    "cards" => 7,
                    "any_colour" => 12,
                    _ => 13,
                };
                let numbers = numbers(&value);
                let pairs: Vec<(usize, u8)> = match numbers[..] {
                    [count] => vec![(first, count)],
                    _ => numbers.chunks(2).map(|pair| (first + usize::from(pair[0]) - 1, pair[1])).collect(),
                };
                for (row, count) in pairs {
                    let row = if kind == "cards" { row + 1 } else { row };
                    for _ in 0..count {
                        self.tap(&format!(
                            ".box-tiles tbody tr:nth-child({row}) td:nth-child({place}) button:last-child"
                        ))
                        .await?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// An expression for the number of gaps in a column.
fn gaps_of(column: usize) -> String {
    format!("document.querySelectorAll('[id^=\"box-{column}-\"] .box-gap').length")
}

/// Waits until a text is on the page.
async fn says(browser: &Browser, text: &str) -> Result<()> {
    let text = serde_json::to_string(text)?;
    browser.wait_for(&format!("document.querySelector('main:not(.shell)').innerText.includes({text})")).await
}

/// Opens a new draft that begins with this entry of the list, and waits for its wall.
async fn start_draft(browser: &Browser, source: usize) -> Result<()> {
    visit_box(browser).await?;
    let choose = format!(
        "const list = document.querySelector('#box-source');
         list.selectedIndex = {source};
         list.dispatchEvent(new Event('change', {{bubbles: true}}));"
    );
    browser.run(&choose).await?;
    browser.click("button", "Start drawing").await?;
    browser.wait_for("document.querySelectorAll('.box-cell').length === 55").await
}

async fn visit_box(browser: &Browser) -> Result<()> {
    browser.goto("/#/about").await?;
    visit(browser, "/#/box").await?;
    browser.wait_for("!!document.querySelector('#box-source')").await
}

async fn type_name(browser: &Browser, name: &str) -> Result<()> {
    browser.run("const field = document.querySelector('#box-name'); field.focus(); field.select();").await?;
    browser.press(name).await
}

/// Returns the link of the edition that is open.
async fn shared_link(browser: &Browser) -> Result<String> {
    click_named(browser, "Share").await?;
    browser.wait_for("!!document.querySelector('dialog[open] .study-qr')").await?;
    let link = browser.run("return document.querySelector('dialog[open] input').value").await?;
    click_named(browser, "Close").await?;
    let link = link.as_str().context("a link")?;
    Ok(link[link.find("/#/box/").context("an address of the app")?..].to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn owner_draws_a_whole_box_by_thumb_and_plays_it() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/#/new").await?;
        browser.screen(Screen::PHONE).await?;
        browser.run("document.querySelector('.setup-start details').open = true").await?;
        browser.click("link", "Draw your own box").await?;
        browser.click("button", "Start drawing").await?;
        browser.wait_for("document.querySelectorAll('.box-cell').length === 55").await?;
        says(browser, "11 columns have no gap yet, the first is column 1.").await?;
        type_name(browser, "Printed 2017").await?;

        let mut thumb = Thumb::new(browser);
        thumb.draw_columns(0..5).await?;
        browser.reload().await?;
        browser.wait_for(&format!("{} > 0", gaps_of(5))).await?;
        thumb.draw_columns(5..11).await?;
        let drawing = thumb.taps;
        browser.screenshot("box-drawn-360x640").await?;
        thumb.type_rocks().await?;
        thumb.count_tiles().await?;
        says(browser, "Nothing is missing").await?;
        let (taps, keys) = (thumb.taps, thumb.keys);
        println!("a whole box by thumb: {drawing} taps for the wall, {taps} taps and {keys} keys in all");

        click_named(browser, "Play with this box").await?;
        wait_for_turn(browser).await?;
        ensure!(saved(browser).await?.contains("\nedition printed-2017#"), "the game is played with the drawn edition");
        let stored = browser.run("return localStorage.getItem('iquazu.editions')").await?;
        let stored = stored.as_str().context("the edition is kept")?;
        for name in ["columns", "strips", "rocks", "tiles.light", "tiles.dark"] {
            for (key, value) in table(name) {
                ensure!(stored.contains(&format!("\n{key} = {value}\n")), "{name}.{key} was drawn as in {stored}");
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn wall_is_drawn_corrected_and_undone_by_keyboard() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start_draft(browser, 0).await?;
        browser.focus("button", "column 1, row 1: no gap").await?;
        browser.press("wb").await?;
        browser.find("button", "column 1, row 1: white, blue").await?;
        browser.press(Key::Down).await?;
        browser.press("oooo").await?;
        browser.find("button", "column 1, row 2: orange, orange, orange").await?;
        says(browser, "A row holds at most 3 gaps.").await?;
        browser.press(Key::Backspace).await?;
        browser.press(Key::Right).await?;
        browser.press(Key::Up).await?;
        browser.press("b").await?;
        browser.find("button", "column 2, row 1: blue").await?;
        ensure!(browser.focused().await?.name == "column 2, row 1: blue", "the focus is where the gap is");

        browser.click("button", "gap 1: white").await?;
        browser.find("button", "column 2, row 1: white").await?;
        browser.click("button", "gap 1: move down").await?;
        browser.find("button", "column 2, row 2: white").await?;
        browser.click("button", "gap 1: move to another place").await?;
        browser.click("button", "column 11, row 5: no gap").await?;
        browser.find("button", "column 11, row 5: white").await?;
        browser.click("button", "gap 1: remove").await?;
        browser.find("button", "column 11, row 5: no gap").await?;
        for _ in 0..4 {
            browser.click("button", "Undo").await?;
        }
        browser.find("button", "column 2, row 1: blue").await?;
        browser.click("button", "Redo").await?;
        browser.find("button", "column 2, row 1: white").await?;
        browser.reload().await?;
        browser.find("button", "column 2, row 1: white").await?;
        browser.find("button", "column 1, row 2: orange, orange").await.map(drop)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn link_opens_in_another_profile_and_never_replaces_an_own_edition() -> Result<()> {
    let app = App::start().await?;
    let (first, second) = (std::cell::RefCell::new(String::new()), std::cell::RefCell::new(String::new()));
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start_draft(browser, 2).await?;
        first.replace(shared_link(browser).await?);
        browser.focus("button", "column 1, row 1: white, blue").await?;
        browser.press("o").await?;
        browser.find("button", "column 1, row 1: white, blue, orange").await?;
        second.replace(shared_link(browser).await?);
        Ok(())
    })
    .await?;
    let (first, second) = (first.into_inner(), second.into_inner());
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, &first).await?;
        says(browser, "It is not among your editions yet.").await?;
        browser.find("heading", "My box").await?;
        browser.expect_accessible().await?;
        browser.screenshot("box-link").await?;
        browser.click("button", "Keep it in my editions").await?;
        says(browser, "This edition is among your editions.").await?;

        browser.goto("/#/about").await?;
        browser.goto(&second).await?;
        says(browser, "It is not among your editions yet.").await?;
        browser.click("button", "Keep it in my editions").await?;
        browser
            .wait_for("document.querySelector('dialog[open]').textContent.includes('The id my-box belongs')")
            .await?;
        browser.expect_accessible().await?;
        browser.click("button", "Keep both, this one as my-box-2").await?;
        browser.gone("dialog", "You have another edition with this id").await?;
        let stored = browser.run("return localStorage.getItem('iquazu.editions')").await?;
        let stored = stored.as_str().context("editions are kept")?;
        ensure!(stored.contains("id = \"my-box\"") && stored.contains("id = \"my-box-2\""), "both are saved: {stored}");

        browser.goto("/#/about").await?;
        browser.goto(&first).await?;
        says(browser, "This edition is among your editions.").await?;
        click_named(browser, "Play with this box").await?;
        wait_for_turn(browser).await?;
        ensure!(saved(browser).await?.contains("\nedition my-box#"), "the game is played with the first one");

        for bad in [&first[..first.len() - 7], "/#/box/hello", "/#/box/draft/x", "/#/box/AQAAAA"] {
            browser.goto("/#/about").await?;
            browser.goto(bad).await?;
            says(browser, "Some characters are missing or were changed.").await?;
        }
        browser.expect_accessible().await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_files_and_numbers_are_refused_with_place_and_expectation() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        visit_box(browser).await?;
        let own = BOX.replace("id = \"reconstructed-2\"", "id = \"mine\"");
        let bad = [
            (own.replace("white = 20", "white = 61"), "`cards.white`: expected a whole number from 1 to 60"),
            (own.replace("any_colour = 7", "any_colour = 8"), "expected 35 tiles in all, not 36"),
            (own.replace("strip_width = 2", "strip_width = 3"), "`wall.strip_width`"),
            (own.replace("[5, 3, 1], [6, 4, 1]", "[5, 3, 1], [6, 4]"), "3 points, most first"),
            (own.replace("\"wo b ow bo w\"", "\"- - - - -\""), "at least one gap"),
            (own.replace("drops = 50", "drips = 50"), "drops"),
            (BOX.replace("drops = 50", "drops = 51"), "reconstructed-2 belongs to a built-in edition"),
        ];
        for (text, expected) in &bad {
            choose_file(browser, ".box-overview input[type=file]", "box.toml", text).await?;
            let shown = serde_json::to_string(expected)?;
            browser.wait_for(&format!("document.querySelector('.box-problem').textContent.includes({shown})")).await?;
        }
        browser.expect_accessible().await?;
        choose_file(browser, ".box-overview input[type=file]", "box.toml", &own).await?;
        says(browser, "Nothing is missing").await?;

        browser.run("document.querySelector('#box-cards-white').focus()").await?;
        browser.press("61").await?;
        says(browser, "White cards: a whole number from 1 to 60.").await?;
        browser.press(Key::Backspace).await?;
        browser.wait_for("document.querySelector('#box-cards-white').getAttribute('aria-invalid') === 'false'").await?;
        browser.run("const id = document.querySelector('#box-id'); id.focus(); id.select();").await?;
        browser.press("reconstructed-2").await?;
        says(browser, "This id belongs to a built-in edition with other content.").await?;
        browser.click_first("button", |button| button.name.starts_with("This id belongs")).await?;
        browser.wait_for("document.activeElement.id === 'box-id'").await?;
        browser.reload().await?;
        wait_for_page(browser).await?;
        browser.wait_for("document.querySelector('#box-id').value === 'reconstructed-2'").await?;

        visit_box(browser).await?;
        browser.click_first("button", |button| button.name.starts_with("Delete the draft")).await?;
        click_named(browser, "Cancel").await?;
        browser.click_first("button", |button| button.name.starts_with("Delete the draft")).await?;
        browser.wait_for("!!document.querySelector('dialog[open]')").await?;
        browser.run("document.querySelector('dialog[open] .button-main').click()").await?;
        browser.wait_for("!document.querySelector('.box-list')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn my_box_is_accessible_and_fits_every_screen_in_every_language() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/").await?;
        start_draft(browser, 2).await?;
        let link = shared_link(browser).await?;
        browser.click("button", "column 3, row 1: orange").await?;
        for language in ["en", "de", "fr"] {
            open(browser, &format!("{QUICK}lang={language}\n"), "/#/box/draft/1").await?;
            for screen in [Screen::PHONE, Screen::PHONE_SIDEWAYS, Screen::LAPTOP, Screen::DESKTOP] {
                browser.screen(screen).await?;
                for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                    browser.prefer(theme, Motion::Reduced).await?;
                    for (name, path) in [("draft", "/#/box/draft/1"), ("shelf", "/#/box"), ("link", &link)] {
                        browser.goto("/#/about").await?;
                        browser.goto(path).await?;
                        let ready = "document.querySelector('.box-wall, #box-source')";
                        browser.wait_for(&format!("!!{ready}")).await?;
                        if language == "en" || name == "draft" {
                            browser.screenshot(&format!("box-{name}-{}-{look}-{language}", screen.name)).await?;
                        }
                        browser.expect_layout(&format!("box-{name}-{}-{language}", screen.name), Fit::Width).await?;
                        if language == "en" {
                            browser.expect_accessible().await?;
                        }
                    }
                }
            }
        }
        Ok(())
    })
    .await
}

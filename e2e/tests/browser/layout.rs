//! The layout of every page and of the states of a game: on every screen, with wide and narrow fonts, with larger text, in
//! every language.

use crate::dialogs::{DIALOGS, begin_over_days, close_dialog, open_dialog, show_table};
use crate::online::unsteady;
use crate::play::{open, visit, wait_for_turn};
use crate::study::golden;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Fonts, Motion, Options, Screen, Theme, with_browser};

/// 130 % of the usual text size, in CSS pixels.
const LARGE_TEXT: u32 = 21;
const USUAL_TEXT: u32 = 16;

/// Pages that need no server, by name and path.
pub const SOLO_PAGES: [(&str, &str); 8] = [
    ("home", "/#/"),
    ("setup", "/#/new"),
    ("rules", "/#/rules/P3"),
    ("box", "/#/box"),
    ("settings", "/#/settings"),
    ("keys", "/#/keys"),
    ("about", "/#/about"),
    ("games", "/#/games"),
];

/// Pages of online play.
const ONLINE_PAGES: [(&str, &str); 3] = [("friends", "/#/friends"), ("lobby", "/#/lobby"), ("match", "/#/match")];

/// Returns whether everything is tried on all screens, with a picture of each.
pub fn is_long() -> bool {
    std::env::var_os("IQUAZU_ALL_SCREENS").is_some()
}

/// Collects faults, so that one run shows them all.
pub struct Audit<'a> {
    browser: &'a Browser,
    /// Fonts, text size and language.
    setting: String,
    screens: &'a [Screen],
    pub faults: Vec<String>,
}

impl<'a> Audit<'a> {
    pub fn new(browser: &'a Browser, setting: String, screens: &'a [Screen]) -> Audit<'a> {
        Audit { browser, setting, screens, faults: Vec::new() }
    }

    /// Checks what the browser shows, on every screen.
    async fn check(&mut self, state: &str, fit: Fit) -> Result<()> {
        for screen in self.screens.iter().copied() {
            if !is_long() {
                self.browser.paint(false).await?;
            }
            self.browser.screen(screen).await?;
            let what = format!("{state}-{}-{}", screen.name, self.setting);
            if is_long() {
                self.browser.screenshot(&format!("page-{what}")).await?;
            }
            if let Err(fault) = self.browser.expect_layout(&what, fit).await {
                self.faults.push(fault.to_string());
            }
        }
        Ok(())
    }
}

/// Returns a saved game of four that ends before the last step of this kind. The player of that step is at the screen.
pub fn saved_before(kind: &str) -> Result<String> {
    let (record, _) = golden("expert-4")?;
    let is_wanted =
        |line: &&str| line.split(' ').nth(1) == Some(kind) && line.starts_with(|c: char| c.is_ascii_digit());
    let wanted = record.lines().rev().find(is_wanted).with_context(|| format!("no step {kind}"))?;
    let at = record.rfind(wanted).context("a line of the record")?;
    Ok(with_person(&record[..at], &wanted[..1]))
}

/// Returns a record whose seat of this number is played by the person at the screen, and the others by bots.
pub fn with_person(record: &str, seat: &str) -> String {
    let player = |number: char| if seat.contains(number) { "person" } else { "casual" };
    let players: String = "1234".chars().map(|number| format!("tag player{number} {}\n", player(number))).collect();
    record.replacen("tag seed", &format!("{players}tag seed"), 1)
}

pub async fn open_game(browser: &Browser, settings: &str, record: &str) -> Result<()> {
    let record = serde_json::to_string(record)?;
    browser.run(&format!("localStorage.setItem('iquazu.game', {record})")).await?;
    open(browser, settings, "/#/game").await?;
    wait_for_turn(browser).await
}

pub async fn audit_pages(audit: &mut Audit<'_>, settings: &str) -> Result<()> {
    open(audit.browser, settings, "/").await?;
    for (name, path) in SOLO_PAGES.into_iter().chain(ONLINE_PAGES) {
        visit(audit.browser, path).await?;
        audit.check(name, Fit::Width).await?;
    }
    Ok(())
}

async fn audit_game(audit: &mut Audit<'_>, settings: &str) -> Result<()> {
    let browser = audit.browser;
    open_game(browser, settings, &saved_before("cards")?).await?;
    audit.check("turn", Fit::Window).await?;
    browser.run("document.querySelector('[data-legend]').click()").await?;
    browser.wait_for("!!document.querySelector('dialog[open] .legend')").await?;
    audit.check("legend", Fit::Window).await?;
    browser.run("document.querySelector('dialog[open]').close()").await?;
    open_game(browser, settings, &saved_before("place")?).await?;
    browser
        .run("document.querySelector('.gap-affordable').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        .await?;
    browser.wait_for("!!document.querySelector('[data-do=pay]')").await?;
    audit.check("paying", Fit::Window).await?;
    open_game(browser, settings, &saved_before("discard")?).await?;
    audit.check("discarding", Fit::Window).await?;
    let (record, _) = golden("expert-4")?;
    open_game(browser, settings, &with_person(&record, "1")).await?;
    browser.wait_for("!!document.querySelector('dialog.final[open]')").await?;
    audit.check("final", Fit::Window).await?;
    let everybody =
        record.replace("tag seat", "tag seat_").lines().take(14).map(|line| format!("{line}\n")).collect::<String>();
    open_game(browser, settings, &with_person(&everybody, "1234")).await?;
    audit.check("handover", Fit::Window).await
}

async fn audit_study(audit: &mut Audit<'_>, settings: &str) -> Result<()> {
    let browser = audit.browser;
    open(browser, settings, "/#/study/lesson").await?;
    crate::lessons::wait_for_task(browser, "draw").await?;
    audit.check("lesson", Fit::Window).await?;
    let (_, link) = golden("expert-4")?;
    open(browser, settings, &format!("/#/study/game/{link}")).await?;
    browser.wait_for("!!document.querySelector('.study-turning button')").await?;
    browser.run("document.querySelector('.study-progress button')?.click()").await?;
    browser.run("document.querySelector('.study-turning button').click()").await?;
    audit.check("study", Fit::Width).await?;
    browser.run("document.querySelector('.study-jump:last-child').click()").await?;
    audit.check("study-end", Fit::Width).await
}

/// The dialogs of a table over days.
async fn audit_dialogs(audit: &mut Audit<'_>, settings: &str, table: &str) -> Result<()> {
    show_table(audit.browser, settings, table).await?;
    for (name, script) in DIALOGS {
        open_dialog(audit.browser, script).await?;
        audit.check(name, Fit::Window).await?;
        close_dialog(audit.browser).await?;
    }
    Ok(())
}

async fn audit(fonts: Fonts, font_size: u32, languages: &[&str]) -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, Options { fonts, font_size, ..unsteady() }, async |browser| {
        browser.prefer(Theme::Light, Motion::Reduced).await?;
        let table = begin_over_days(browser).await?;
        let mut faults = Vec::new();
        for language in languages {
            let settings = format!("speed=Off\nlang={language}\n");
            let setting = format!("{fonts:?}-{font_size}px-{language}").to_lowercase();
            let mut audit = Audit::new(browser, setting, &Screen::ALL);
            audit_pages(&mut audit, &settings).await?;
            audit_game(&mut audit, &settings).await?;
            audit_study(&mut audit, &settings).await?;
            audit_dialogs(&mut audit, &settings, &table).await?;
            faults.append(&mut audit.faults);
        }
        ensure!(faults.is_empty(), "{} pictures have faults:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await
}

// Wide fonts with large text need the most room, so they are tried in every language. The other settings share the
// languages: a pass takes ten seconds and more.

#[tokio::test(flavor = "multi_thread")]
async fn layout_holds_with_wide_fonts() -> Result<()> {
    audit(Fonts::Wide, USUAL_TEXT, &["en"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn layout_holds_with_narrow_fonts() -> Result<()> {
    audit(Fonts::Narrow, USUAL_TEXT, &["fr"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn layout_holds_with_wide_fonts_and_large_text() -> Result<()> {
    audit(Fonts::Wide, LARGE_TEXT, &["en", "de", "fr"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn layout_holds_with_narrow_fonts_and_large_text() -> Result<()> {
    audit(Fonts::Narrow, LARGE_TEXT, &["de"]).await
}

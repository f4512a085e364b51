//! The deal of the day, with a fixed clock.

use crate::layout::open_game;
use crate::online::{fill, unsteady};
use crate::play::{QUICK, decide, finish, open, saved, visit, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Motion, Options, Screen, Theme, with_browser};
use iquazu_session::daily::{DayDeal, PLAYOUTS, percent_of_master};
use iquazu_session::{Day, Game};
use serde_json::json;

const TODAY: &str = "2026-11-18";
/// The sum of the points of the master's playouts of that day, as the native program computes it: `crates/worker` pins
/// the first of them.
const PLAYOUTS_SUM: u32 = 2630;

fn deal(date: &str) -> Result<DayDeal> {
    Ok(DayDeal::of(Day::parse(date).context("a date")?))
}

/// JavaScript that answers like a server with long tables, in which the person is far below.
const FULL_TABLES: &str = "
    const line = (place, name) => ({place, name, points: 1100 - place, percent: 1100 - place, days: 7});
    const names = ['Ada', 'Wwwwwwwwwwwwwwwwwwwwwwww', 'Jean-Baptiste de la Salle', 'Li'];
    const lines = [...Array(50).keys()].map(index => line(index + 1, names[index % 4]));
    const table = {open: true, count: 1234, lines, next: '40-50', mine: line(1022, 'Maximiliane')};
    const real = window.fetch;
    window.fetch = (path, options) => /^.api.(days|weeks)/.test(path)
        ? Promise.resolve(new Response(JSON.stringify(table))) : real(path, options);";

/// Lets the pages that are opened from now on believe that it is noon of this day.
pub async fn set_clock(browser: &Browser, date: &str) -> Result<()> {
    let noon = Day::parse(date).context("a date")?.start_ms() + 43_200_000;
    let source = format!("Date.now = () => {noon}");
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await.map(drop)
}

async fn log(browser: &Browser) -> Result<String> {
    let log = browser.run("return localStorage.getItem('iquazu.days') ?? ''").await?;
    Ok(log.as_str().context("a text")?.to_owned())
}

/// Returns a game of the deal, played by nobody in particular, before one of the person's last decisions.
fn nearly_finished(deal: DayDeal) -> String {
    let (mut game, _) = Game::new(deal.setup(|seat, _| format!("Player {seat}")));
    let mut before_end = game.clone();
    let mut decisions = 0;
    while let Some(seat) = game.to_act() {
        if seat == deal.seat && game.state().table().frame() < 9 {
            before_end = game.clone();
        }
        let moves = game.state().legal_moves();
        decisions += 1;
        let action = moves.get(decisions * 7 % moves.len());
        game.act(seat, action).expect("generated moves are legal");
    }
    before_end.save()
}

#[tokio::test(flavor = "multi_thread")]
async fn deal_of_the_day_counts_once_and_is_compared_with_the_master() -> Result<()> {
    let app = App::start().await?;
    let today = deal(TODAY)?;
    let options = Options { expected_errors: &["ERR_INTERNET_DISCONNECTED", "Failed to load"], ..Options::default() };
    with_browser(&app, options, async |browser| {
        set_clock(browser, TODAY).await?;
        open(browser, QUICK, "/#/day").await?;
        browser.expect_accessible().await?;
        // Everything works without a network.
        browser.wait_for("!!navigator.serviceWorker?.controller").await?;
        browser.offline(true).await?;
        browser.reload().await?;
        browser.click("button", "Play the deal of the day").await?;
        wait_for_turn(browser).await?;
        let setup = |record: &str| record.lines().find(|line| line.starts_with("setup")).map(str::to_owned);
        let native = Game::new(today.setup(|_, _| String::new())).0.save();
        let played = saved(browser).await?;
        ensure!(setup(&played) == setup(&native), "the deal is the same here and there:\n{played}\n{native}");
        ensure!(log(browser).await? == format!("{TODAY} open\n"));
        ensure!(browser.run("return !!document.querySelector('[data-do=hint]')").await? == false, "no hints");
        // The try goes on after leaving.
        visit(browser, "/#/day").await?;
        browser.click("button", "Continue").await?;
        wait_for_turn(browser).await?;
        open_game(browser, QUICK, &nearly_finished(today)).await?;
        finish(browser, decide).await?;
        let record = saved(browser).await?;
        let result = record.lines().find_map(|line| line.strip_prefix("result ")).context("a result")?;
        let points = result.split(' ').nth(today.seat.index()).context("the points of the seat")?.to_owned();
        browser.click("link", "Deal of the day").await?;
        browser.wait_for("!!document.querySelector('.day-percent')").await?;
        ensure!(log(browser).await? == format!("{TODAY} {points} {PLAYOUTS_SUM}\n"), "{}", log(browser).await?);
        let percent = percent_of_master(points.parse()?, PLAYOUTS_SUM);
        let text = browser.run("return document.querySelector('.day-text').textContent").await?;
        let text = text.as_str().context("a text")?;
        ensure!(text.contains(&format!("{points} points · {percent}% of the master")), "{text}");
        ensure!(text.ends_with(&format!("/#/day/{TODAY}")) && !text.contains("study"), "{text}");
        browser.expect_accessible().await?;
        browser.click("link", "Replay and review").await?;
        browser.wait_for("!!document.querySelector('.study-slider input')").await?;
        // From now on it is practice.
        visit(browser, "/#/day").await?;
        browser.click("button", "Play for practice").await?;
        wait_for_turn(browser).await?;
        open_game(browser, QUICK, &nearly_finished(today)).await?;
        finish(browser, decide).await?;
        ensure!(log(browser).await? == format!("{TODAY} {points} {PLAYOUTS_SUM}\n"), "the second try changes nothing");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn future_days_are_refused_and_earlier_ones_are_practice() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, Options::default(), async |browser| {
        set_clock(browser, TODAY).await?;
        for (date, text) in [
            ("2026-11-19", "This day has not come yet"),
            ("2031-01-01", "This day has not come yet"),
            ("2026-10-31", "There is no deal for this day"),
            ("2026-02-30", "There is no deal for this day"),
            ("nonsense", "There is no deal for this day"),
        ] {
            open(browser, QUICK, &format!("/#/day/{date}")).await?;
            browser
                .wait_for(&format!("document.querySelector('main [role=alert]')?.textContent.includes('{text}')"))
                .await?;
            let plays = "return [...document.querySelectorAll('main button')].some(e => /Play/.test(e.textContent))";
            ensure!(browser.run(plays).await? == false, "{date} cannot be played");
        }
        open(browser, QUICK, "/#/day/2026-11-17").await?;
        browser.click("button", "Play for practice").await?;
        wait_for_turn(browser).await?;
        ensure!(log(browser).await?.is_empty(), "practice is not noted");
        // Somebody who has played tomorrow, and sets the clock back.
        browser.run("localStorage.setItem('iquazu.days', '2026-11-19 60 1200\\n')").await?;
        open(browser, QUICK, "/#/day").await?;
        browser
            .wait_for("document.querySelector('.day-invitation').textContent.includes('the clock of this device')")
            .await?;
        browser.click("button", "Play for practice").await?;
        wait_for_turn(browser).await?;
        ensure!(log(browser).await? == "2026-11-19 60 1200\n");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn page_of_a_day_is_accessible_and_fits_every_screen() -> Result<()> {
    let app = App::with_tables().await?;
    let sum = PLAYOUTS * 52;
    with_browser(&app, Options::default(), async |browser| {
        set_clock(browser, TODAY).await?;
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": FULL_TABLES})).await?;
        open(browser, QUICK, "/#/about").await?;
        let days: String = (5..=18).map(|day| format!("2026-11-{day:02} {} {sum}\\n", 40 + day)).collect();
        browser
            .run(&format!("localStorage.setItem('iquazu.days', '2026-11-02 open\\n2026-11-03 given-up\\n{days}')"))
            .await?;
        visit(browser, "/#/day").await?;
        browser.wait_for("!!document.querySelector('.day-percent')").await?;
        browser.wait_for("document.querySelectorAll('.day-mine').length === 2").await?;
        let lines = "document.querySelectorAll('.day-board tbody')[0].rows.length";
        ensure!(browser.run(&format!("return {lines}")).await? == 11, "ten lines and one's own");
        for screen in Screen::ALL {
            browser.screen(screen).await?;
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                browser.prefer(theme, Motion::Reduced).await?;
                let what = format!("day-{}-{look}", screen.name);
                browser.screenshot(&what).await?;
                browser.expect_accessible().await?;
                browser.expect_layout(&what, Fit::Width).await?;
                browser.run("document.querySelector('.day-calendar').scrollIntoView()").await?;
                browser.screenshot(&format!("{what}-calendar")).await?;
                browser.run("document.querySelector('.day-board').scrollIntoView()").await?;
                browser.screenshot(&format!("{what}-table")).await?;
                browser.run("scrollTo(0, 0)").await?;
            }
        }
        // All lines of the page, then those of the next one.
        for count in [51, 101] {
            browser.run("document.querySelector('.day-board > button').click()").await?;
            browser.wait_for(&format!("{lines} === {count}")).await?;
        }
        browser.run("document.querySelector('.day-calendar a[href$=\"2026-11-10\"]').click()").await?;
        browser.wait_for("document.querySelector('.day-invitation h2').textContent.startsWith('10 ')").await?;
        browser.wait_for("document.querySelector('.day-points').textContent === '50 points'").await
    })
    .await
}

/// The whole game is played in the browser, with the browser's bots: the server accepts it.
#[tokio::test(flavor = "multi_thread")]
async fn result_is_checked_and_listed_by_the_server() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |browser| {
        open(browser, QUICK, "/#/day").await?;
        browser.wait_for("document.body.textContent.includes('Nobody is on this leaderboard yet.')").await?;
        ensure!(browser.run("return !!document.querySelector('.day-send')").await? == false, "nothing to send yet");
        browser.expect_accessible().await?;
        browser.click("button", "Play the deal of the day").await?;
        finish(browser, decide).await?;
        browser.click("link", "Deal of the day").await?;
        browser.wait_for("!!document.querySelector('.day-send')").await?;
        browser.expect_accessible().await?;
        fill(browser, ".day-send input", "").await?;
        browser.click("button", "Add my result").await?;
        browser.wait_for("!!document.querySelector('.day-send [role=alert]')").await?;
        fill(browser, ".day-send input", "Zoë").await?;
        browser.offline(true).await?;
        browser.click("button", "Add my result").await?;
        browser
            .wait_for("document.querySelector('.day-send [role=alert]')?.textContent.includes('no connection')")
            .await?;
        browser.offline(false).await?;
        browser.click("button", "Add my result").await?;
        browser.wait_for("document.querySelectorAll('.day-mine').length === 2").await?;
        let mine = browser.run("return document.querySelector('.day-mine').textContent").await?;
        let points = browser.run("return document.querySelector('.day-points').textContent.split(' ')[0]").await?;
        let (mine, points) = (mine.as_str().context("a line")?, points.as_str().context("points")?);
        ensure!(mine.starts_with(&format!("1ZoëYou{points}")), "{mine}");
        // The server and the browser agree on what the master expects.
        browser.wait_for("!!document.querySelector('.day-percent')").await?;
        let percent = browser.run("return document.querySelector('.day-percent').textContent.split('%')[0]").await?;
        let percent = percent.as_str().context("percent")?;
        ensure!(mine.ends_with(&format!("{points}{percent}%")), "{mine}: {percent}");
        browser.expect_accessible().await?;
        browser.screenshot("day-sent").await?;
        // Another browser sees it.
        with_browser(&app, unsteady(), async |other| {
            open(other, QUICK, "/#/day").await?;
            other.wait_for("document.querySelector('.day-board tbody')?.textContent.includes('Zoë')").await?;
            ensure!(other.run("return !!document.querySelector('.day-mine')").await? == false, "another person");
            Ok(())
        })
        .await?;
        browser.run("document.querySelector('.day-remove').open = true").await?;
        browser.click("button", "Remove for good").await?;
        browser.wait_for("!document.querySelector('.day-mine')").await?;
        browser.click("button", "Add my result").await?;
        browser
            .wait_for("document.querySelector('.day-send [role=alert]')?.textContent.includes('cannot be added again')")
            .await
    })
    .await
}

/// Without leaderboards, or without a server, the rest of the page is the same.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_not_offered_are_not_shown() -> Result<()> {
    for app in [App::start().await?, App::with_config(|config| config.leaderboards = false).await?] {
        with_browser(&app, unsteady(), async |browser| {
            open(browser, QUICK, "/#/day").await?;
            browser.wait_for("!!document.querySelector('.day-invitation')").await?;
            browser.wait_for("!document.body.textContent.includes('Loading the leaderboards')").await?;
            ensure!(browser.run("return !!document.querySelector('.day-board')").await? == false);
            Ok(())
        })
        .await?;
    }
    Ok(())
}

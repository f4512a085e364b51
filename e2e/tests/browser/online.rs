//! Online tables: four players at four browsers, and a spectator.

use std::time::Duration;

use crate::play::{QUICK, decide, is_over, open};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, CuttableProxy, Motion, Options, Theme, with_browser};
use serde_json::json;

/// Options of a browser that may lose its connection.
pub fn unsteady() -> Options {
    Options { expected_errors: &["WebSocket", "ERR_", "Failed to load resource"], ..Options::default() }
}

const POLL_INTERVAL: Duration = Duration::from_millis(40);

/// JavaScript: whether the player can act or the game is over. The panel beside the board has buttons for other things.
const DECIDES: &str = "!!document.querySelector('[data-do]:not(.online-side *):not([data-do=skip]):not([data-do=undo]):not(:disabled), dialog.final[open]')";

pub async fn fill(browser: &Browser, selector: &str, text: &str) -> Result<()> {
    browser.wait_for(&format!("!!document.querySelector('{selector}')")).await?;
    let script = format!(
        "const field = document.querySelector('{selector}');
         field.value = '{text}';
         field.dispatchEvent(new Event('input', {{bubbles: true}}));"
    );
    browser.run(&script).await.map(drop)
}

/// Creates a table for this number of players. Returns the links for playing and for watching.
pub async fn create_table(browser: &Browser, name: &str, players: usize) -> Result<(String, String)> {
    let count = players.to_string();
    create_table_with(browser, name, &[("count", count.as_str())]).await
}

/// Creates a table with these choices of the form, each a field and its value. Returns the links for playing and watching.
pub async fn create_table_with(browser: &Browser, name: &str, choices: &[(&str, &str)]) -> Result<(String, String)> {
    open(browser, QUICK, "/#/friends").await?;
    fill(browser, "input[autocomplete=nickname]", name).await?;
    for (field, value) in choices {
        let choose = format!("document.querySelector('input[name={field}][value=\"{value}\"]').click()");
        browser.run(&choose).await?;
    }
    browser.click("button", "Create the table").await?;
    browser.wait_for("document.querySelectorAll('.online-link input').length === 2").await?;
    let link = async |place: usize| -> Result<String> {
        let script = format!("return document.querySelectorAll('.online-link input')[{place}].value");
        Ok(browser.run(&script).await?.as_str().context("no link")?.to_owned())
    };
    Ok((link(0).await?, link(1).await?))
}

/// Returns the part of a link after the host.
pub fn path(link: &str) -> &str {
    let after = link.find("://").map_or(0, |start| start + 3);
    &link[after + link[after..].find('/').unwrap_or(0)..]
}

pub async fn sit_down(browser: &Browser, address: &str, name: &str) -> Result<()> {
    let settings = serde_json::to_string(QUICK)?;
    browser.run(&format!("location.href = '{address}'")).await?;
    browser.wait_for("!!document.querySelector('input[autocomplete=nickname]')").await?;
    browser.run(&format!("localStorage.setItem('iquazu.settings', {settings})")).await?;
    browser.reload().await?;
    fill(browser, "input[autocomplete=nickname]", name).await?;
    browser.click("button", "Sit down").await
}

/// Returns whether the player at this browser has to decide.
async fn has_to_decide(browser: &Browser) -> Result<bool> {
    Ok(browser.run(&format!("return {DECIDES}")).await? == true && !is_over(browser).await?)
}

/// Waits until one of these players has to decide, and returns their browser. Returns `None` if the game is over.
pub async fn next_to_decide<'a>(browsers: &[&'a Browser]) -> Result<Option<&'a Browser>> {
    loop {
        for browser in browsers {
            if has_to_decide(browser).await? {
                return Ok(Some(browser));
            }
            if is_over(browser).await? {
                return Ok(None);
            }
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// Makes the next decision of these players. Returns `false` if the game is over.
async fn one_decision(browsers: &[&Browser]) -> Result<bool> {
    match next_to_decide(browsers).await? {
        Some(browser) => decide(browser).await.map(|_| true),
        None => Ok(false),
    }
}

async fn decisions(browsers: &[&Browser], count: usize) -> Result<()> {
    for made in 0..count {
        ensure!(one_decision(browsers).await?, "the game is over after {made} of {count} decisions");
    }
    Ok(())
}

pub async fn in_the_game(browser: &Browser) -> Result<()> {
    browser.wait_for("!!document.querySelector('.game-board')").await
}

/// Returns the points of all players, as the page shows them.
async fn scores(browser: &Browser) -> Result<String> {
    let script = "return [...document.querySelectorAll('.player-score')].map(e => e.textContent.trim()).join(' ')";
    Ok(browser.run(script).await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn four_browsers_play_a_whole_game_through_lost_connections_and_reloads() -> Result<()> {
    let app = App::with_tables().await?;
    let proxy = CuttableProxy::to(app.address()).await?;
    with_browser(&app, unsteady(), async |ann| {
        let (join, watch) = create_table(ann, "Ann", 4).await?;
        ann.screenshot("online-waiting").await?;
        ann.expect_accessible().await?;
        let others = with_browser(&app, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, &proxy.url(path(&join)), "Bob").await?;
            Box::pin(with_the_others(&app, &proxy, [ann, bob], &join, &watch)).await
        });
        Box::pin(others).await
    })
    .await
}

async fn with_the_others(
    app: &App,
    proxy: &CuttableProxy,
    [ann, bob]: [&Browser; 2],
    join: &str,
    watch: &str,
) -> Result<()> {
    with_browser(app, unsteady(), async |cleo| {
        cleo.goto("/").await?;
        sit_down(cleo, join, "Cleo").await?;
        let last = with_browser(app, unsteady(), async |dan| {
            dan.goto("/").await?;
            sit_down(dan, join, "Dan").await?;
            let watched = with_browser(app, unsteady(), async |eve| {
                eve.goto("/").await?;
                eve.run(&format!("location.href = '{watch}'")).await?;
                Box::pin(whole_game(proxy, [ann, bob, cleo, dan], eve)).await
            });
            Box::pin(watched).await
        });
        Box::pin(last).await
    })
    .await
}

async fn whole_game(proxy: &CuttableProxy, players: [&Browser; 4], eve: &Browser) -> Result<()> {
    let [ann, bob, cleo, dan] = players;
    for browser in [ann, bob, cleo, dan, eve] {
        // Five waterfalls painted in software would leave no time for anything else.
        browser.prefer(Theme::Light, Motion::Reduced).await?;
        in_the_game(browser).await?;
    }
    eve.screenshot("online-spectator").await?;
    ensure!(!has_to_decide(eve).await?, "a spectator decides nothing");
    ensure!(eve.run("return document.querySelectorAll('.hand-pile, .hand button').length").await? == 0, "no hand");
    decisions(&players, 8).await?;
    ann.screenshot("online-game").await?;
    ann.expect_accessible().await?;

    // One loses the network in the middle and comes back.
    proxy.cut(true);
    bob.wait_for("!!document.querySelector('.online-lost')").await?;
    ann.wait_for("!!document.querySelector('.online-seats .online-away')").await?;
    proxy.cut(false);
    bob.wait_for("!document.querySelector('.online-lost')").await?;
    decisions(&players, 6).await?;

    // One reloads.
    cleo.reload().await?;
    in_the_game(cleo).await?;
    decisions(&players, 6).await?;

    // One is replaced by a bot and returns.
    dan.click("button", "Leave").await?;
    dan.wait_for("!!document.querySelector('[data-do=leave]')").await?;
    dan.run("document.querySelector('[data-do=leave]').click()").await?;
    dan.find("button", "Take my seat back").await?;
    decisions(&[ann, bob, cleo], 6).await?;
    dan.click("button", "Take my seat back").await?;
    dan.find("button", "Leave").await?;

    for browser in [ann, bob, cleo, dan, eve] {
        browser.paint(false).await?;
    }
    while one_decision(&players).await? {}
    for browser in [ann, bob, cleo, dan, eve] {
        browser.paint(true).await?;
        browser.wait_for("!!document.querySelector('dialog.final[open]')").await?;
        ensure!(scores(browser).await? == scores(ann).await?, "everybody sees the same points");
    }
    ann.screenshot("online-final").await?;
    // The game is among the games of everybody who played, and of nobody else.
    ann.find("link", "Added to your games").await?;
    dan.find("link", "Added to your games").await?;
    ensure!(
        eve.run("return document.querySelector('dialog.final').textContent.includes('your games')").await? == false
    );
    dan.goto("/#/games").await?;
    dan.wait_for("document.querySelectorAll('.mine-list li').length === 1").await?;
    dan.wait_for("document.querySelector('.mine-list').textContent.includes('Online')").await?;
    // Everybody can check the deal.
    eve.run("document.querySelector('dialog.final').close()").await?;
    eve.click("button", "Check the deal").await?;
    eve.wait_for("document.body.textContent.includes('Checked:')").await
}

#[tokio::test(flavor = "multi_thread")]
async fn used_link_and_missing_table_are_explained() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 2).await?;
        let with_bob = with_browser(&app, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, &join, "Bob").await?;
            in_the_game(bob).await?;
            bob.run(&format!("location.href = '{join}'")).await?;
            bob.wait_for("!!document.querySelector('.online-join [role=alert]')").await?;
            bob.expect_accessible().await?;
            bob.goto("/#/table/00000000000000000000000000").await?;
            bob.reload().await?;
            bob.wait_for("document.body.textContent.includes('This table does not exist')").await?;
            bob.goto("/#/lobby").await?;
            bob.wait_for("document.body.textContent.includes('No public table')").await?;
            bob.expect_accessible().await?;
            // The table waits on the home page.
            bob.goto("/#/").await?;
            bob.wait_for("!!document.querySelector('.online-mine li a')").await?;
            bob.expect_accessible().await
        });
        Box::pin(with_bob).await
    })
    .await
}

/// Hints are off among people unless the table allows them, for everybody, and everybody sees which.
#[tokio::test(flavor = "multi_thread")]
async fn table_decides_about_hints_for_all() -> Result<()> {
    let app = App::with_tables().await?;
    for (hints, allowed) in [("none", false), ("all", true)] {
        with_browser(&app, unsteady(), async |ann| {
            let (join, _) = create_table_with(ann, "Ann", &[("hints", hints)]).await?;
            let with_bob = with_browser(&app, unsteady(), async |bob| {
                bob.goto("/").await?;
                sit_down(bob, &join, "Bob").await?;
                in_the_game(bob).await?;
                let active = next_to_decide(&[ann, bob]).await?.context("the game is over")?;
                let offered = active.run("return !!document.querySelector('[data-do=hint]:not(:disabled)')").await?;
                ensure!(offered == allowed, "hints={hints}: offered is {offered}");
                for browser in [ann, bob] {
                    let said = format!("document.body.textContent.includes('hints for everybody') === {allowed}");
                    browser.wait_for(&said).await?;
                }
                Ok(())
            });
            Box::pin(with_bob).await
        })
        .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn absent_player_is_replaced_by_a_bot_and_takes_the_seat_back() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 2).await?;
        let with_bob = with_browser(&app, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, &join, "Bob").await?;
            for browser in [ann, bob] {
                browser.prefer(Theme::Light, Motion::Reduced).await?;
                in_the_game(browser).await?;
            }
            while let Some(browser) = next_to_decide(&[bob, ann]).await?
                && !std::ptr::eq(browser, bob)
            {
                decide(ann).await?;
            }
            let table = bob.run("return location.hash").await?;
            bob.goto("/#/rules").await?;
            let is_offered =
                "[...document.querySelectorAll('button')].some(b => b.textContent.includes('play for Bob'))";
            ann.wait_for(is_offered).await?;
            ann.screenshot("online-replace").await?;
            ann.expect_accessible().await?;
            ann.click("button", "Let a bot play for Bob").await?;
            ann.wait_for(&format!("!{is_offered} && document.body.textContent.includes('away, ')")).await?;
            decisions(&[ann], 1).await?;
            bob.goto(&format!("/{}", table.as_str().context("no table")?)).await?;
            bob.click("button", "Take my seat back").await?;
            bob.find("button", "Leave").await.map(drop)
        });
        Box::pin(with_bob).await
    })
    .await
}

/// There is no push service in a test: DevTools delivers the message instead.
#[tokio::test(flavor = "multi_thread")]
async fn pushed_turn_is_shown_as_a_notification() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, Options::default(), async |browser| {
        let origin = app.url("");
        let allowed = json!({ "origin": origin, "permissions": ["notifications"] });
        browser.devtools("Browser.grantPermissions", allowed).await?;
        browser.goto("/").await?;
        // A worker gets no messages before it is active.
        browser.wait_for("(await navigator.serviceWorker.ready).active.state === 'activated'").await?;
        browser.devtools("ServiceWorker.enable", json!({})).await?;
        let message = json!({ "title": "Iquazú", "body": "Your turn", "url": "/table/x" }).to_string();
        let shown = "return (await (await navigator.serviceWorker.ready).getNotifications())
            .map(one => [one.title, one.body, one.data])";
        // DevTools drops a message without a word while the worker is being registered, so it is sent until it is shown.
        // The notification has a tag: several messages show one.
        loop {
            // The first worker of a new profile has the first of these numbers, the others belong to nobody.
            for id in 0..3 {
                let push = json!({ "origin": origin, "registrationId": id.to_string(), "data": message });
                browser.devtools("ServiceWorker.deliverPushMessage", push).await?;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            let notifications = browser.run(shown).await?;
            if notifications != json!([]) {
                ensure!(notifications == json!([["Iquazú", "Your turn", "/table/x"]]), "{notifications}");
                return Ok(());
            }
        }
    })
    .await
}

/// A browser without a screen has no notifications to click, so the worker's code runs in the page, in an environment that
/// records what it does.
#[tokio::test(flavor = "multi_thread")]
async fn click_on_a_notification_leads_to_the_table() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        let worker = browser.run("return fetch('/sw.js').then(answer => answer.text())").await?;
        let worker = worker.as_str().context("no service worker")?;
        let script = format!(
            "const done = [], listeners = {{}};
             const addEventListener = (name, listener) => {{ listeners[name] = listener; }};
             const registration = {{ showNotification: (title, options) => {{ done.push([title, options]); }} }};
             const open = [{{ url: location.origin + '/table/open', focus: () => done.push('focus') }}];
             const clients = {{ matchAll: async () => open, openWindow: (url) => done.push(url) }};
             {worker};
             const tell = async (name, event) => {{
                 let end;
                 listeners[name]({{ ...event, waitUntil: (promise) => {{ end = promise; }} }});
                 await end;
             }};
             const news = {{ title: 'Iquazú', body: 'Your turn', url: '/table/new' }};
             const click = (data) => ({{ notification: {{ data, close: () => done.push('close') }} }});
             return (async () => {{
                 await tell('push', {{ data: {{ json: () => news }} }});
                 await tell('notificationclick', click('/table/new'));
                 await tell('notificationclick', click('/table/open'));
                 return done;
             }})();"
        );
        let done = browser.run(&script).await?;
        let shown = json!(["Iquazú", { "body": "Your turn", "tag": "/table/new", "data": "/table/new" }]);
        ensure!(done == json!([shown, "close", "/table/new", "close", "focus"]), "{done}");
        Ok(())
    })
    .await
}

//! The server is away for a minute: the real binary is killed and started again under open pages.

use std::time::{Duration, Instant};

use crate::figures::note;
use crate::online::{create_table, in_the_game, next_to_decide, path, sit_down, unsteady};
use crate::play::decide;
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{Browser, CuttableProxy, Motion, Theme, binary, with_browser_at};
use iquazu_load::ServerProcess;

/// Long enough that a browser delays the sockets of a page that has kept trying to open them.
const OUTAGE: Duration = Duration::from_secs(60);

const CONNECTED: &str = "!!document.querySelector('.game-board') && !document.querySelector('.online-lost')";

/// Counts the sockets that the page opens from now on, in `window.sockets`.
async fn count_sockets(browser: &Browser) -> Result<()> {
    let count = "window.sockets = 0;
        window.WebSocket = class extends WebSocket { constructor(...args) { super(...args); window.sockets += 1; } };";
    browser.run(count).await.map(drop)
}

/// Waits for the connection and checks how it came about. The time is a figure and no limit: the tests of
/// `crates/web/src/online/connection.rs` prove three seconds, by a clock that a busy machine does not slow down.
async fn expect_reconnection(browser: &Browser, name: &str) -> Result<()> {
    let start = Instant::now();
    browser.wait_for(CONNECTED).await?;
    note(&format!("{name} reconnects after an outage of a minute"), start.elapsed().as_secs_f64(), "s")?;
    let sockets = browser.run("return window.sockets").await?;
    ensure!(sockets == 1, "{name} opened {sockets} sockets; the first one after the outage gets through");
    Ok(())
}

async fn log_lines(browser: &Browser) -> Result<u64> {
    browser.run("return document.querySelectorAll('.log-line').length").await?.as_u64().context("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_reconnect_after_a_minute_without_a_server_and_are_up_to_date() -> Result<()> {
    let database = std::env::temp_dir().join(format!("iquazu-outage-{}.db", std::process::id()));
    let arguments = ["--database".to_owned(), database.display().to_string()];
    let mut server = ServerProcess::start(&binary(), &arguments)?;
    let direct = format!("http://{}", server.address());
    let proxy = CuttableProxy::to(server.address()).await?;
    let result = with_browser_at(proxy.url(""), unsteady(), async |ann| {
        let (join, _) = create_table(ann, "Ann", 2).await?;
        let with_bob = with_browser_at(direct, unsteady(), async |bob| {
            bob.goto("/").await?;
            sit_down(bob, path(&join), "Bob").await?;
            for browser in [ann, bob] {
                browser.prefer(Theme::Light, Motion::Reduced).await?;
                in_the_game(browser).await?;
            }
            while next_to_decide(&[bob, ann]).await?.is_some_and(|browser| std::ptr::eq(browser, ann)) {
                decide(ann).await?;
            }
            outage(&mut server, &proxy, ann, bob).await
        });
        Box::pin(with_bob).await
    })
    .await;
    let _ = std::fs::remove_file(database);
    result
}

/// Bob has to decide when the server dies. Ann's network stays away for longer, so she misses his move.
async fn outage(server: &mut ServerProcess, proxy: &CuttableProxy, ann: &Browser, bob: &Browser) -> Result<()> {
    for browser in [ann, bob] {
        count_sockets(browser).await?;
    }
    proxy.cut(true);
    server.kill()?;
    for browser in [ann, bob] {
        browser.wait_for("!!document.querySelector('.online-lost')").await?;
    }
    tokio::time::sleep(OUTAGE).await;
    server.resume()?;
    expect_reconnection(bob, "Bob").await?;
    let before = log_lines(bob).await?;
    decide(bob).await?;
    bob.wait_for(&format!("document.querySelectorAll('.log-line').length > {before}")).await?;
    proxy.cut(false);
    expect_reconnection(ann, "Ann").await?;
    let lines = log_lines(bob).await?;
    ann.wait_for(&format!("document.querySelectorAll('.log-line').length === {lines}")).await
}

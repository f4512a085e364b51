//! The service worker: the first visit, no network, and an update.

use std::net::SocketAddr;

use crate::play::{QUICK, open, play_turn, wait_for_page, wait_for_turn};
use anyhow::{Context, Result, ensure};
use iquazu_assets::WEB_APP;
use iquazu_e2e::{App, CuttableProxy, Engine, EngineBrowser, with_engine};
use iquazu_server::Asset;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// JavaScript: whether the app offers an update.
const OFFERED: &str = "Boolean(document.querySelector('.update-offer'))";

pub async fn offline_and_update(engine: Engine) -> Result<()> {
    let app = App::start().await?;
    let proxy = CuttableProxy::to(app.address()).await?;
    with_engine(engine, proxy.url(""), async |browser| {
        first_visit(browser).await.context("the first visit")?;
        proxy.cut(true);
        offline(browser).await.context("offline")?;
        proxy.cut(false);
        let newer = App::with_assets(newer_version(app.address()).await?).await?;
        proxy.switch(newer.address());
        app.stop().await;
        update(browser).await.context("an update")
    })
    .await
}

/// The worker that is installed by a first visit is not an update, neither at once nor after a reload.
async fn first_visit(browser: &EngineBrowser) -> Result<()> {
    browser.goto("/").await?;
    wait_for_page(browser).await?;
    browser.wait_for("navigator.serviceWorker.controller?.state === 'activated'").await?;
    expect_no_offer(browser).await?;
    open(browser, QUICK, "/").await?;
    browser.wait_for("navigator.serviceWorker.controller").await?;
    expect_no_offer(browser).await
}

async fn offline(browser: &EngineBrowser) -> Result<()> {
    browser.reload().await?;
    wait_for_page(browser).await?;
    browser.click("Play now").await?;
    for _ in 0..2 {
        wait_for_turn(browser).await?;
        play_turn(browser).await?;
    }
    wait_for_turn(browser).await
}

/// An update is offered once, not during a game, and activated on request.
async fn update(browser: &EngineBrowser) -> Result<()> {
    let registration = "(await navigator.serviceWorker.getRegistration())";
    browser.run(&format!("await {registration}.update()")).await?;
    browser.wait_for(&format!("{registration}.waiting")).await?;
    expect_no_offer(browser).await.context("during a game")?;
    browser.goto("/#/").await?;
    browser.wait_for(OFFERED).await?;
    browser.run("window.isOldPage = true").await?;
    browser.click("Update now").await?;
    browser.wait_for("!window.isOldPage && document.body.dataset.state === 'running'").await?;
    browser.wait_for("(await caches.keys()).join() === 'iquazu-newer'").await?;
    wait_for_page(browser).await?;
    expect_no_offer(browser).await.context("after the update")
}

/// The app asks the workers for their versions, which answer within a round trip of messages; this waits for one more.
async fn expect_no_offer(browser: &EngineBrowser) -> Result<()> {
    let round_trip = format!(
        "const worker = navigator.serviceWorker.controller;
         for (let count = 0; count < 2; count++) {{
             const {{ port1, port2 }} = new MessageChannel();
             const answer = new Promise((resolve) => {{ port1.onmessage = resolve; }});
             worker.postMessage('version', [port2]);
             await answer;
         }}
         await new Promise((resolve) => setTimeout(resolve));
         return {OFFERED};"
    );
    ensure!(browser.run(&round_trip).await? == false, "an update is offered");
    Ok(())
}

/// Returns the files of the app with a service worker of another version.
async fn newer_version(server: SocketAddr) -> Result<&'static [Asset]> {
    let worker = download(server, "/sw.js").await?;
    let (start, rest) = worker.split_once("const CACHE = \"").context("the worker names its cache")?;
    let (_, end) = rest.split_once('"').context("the name has an end")?;
    let worker = format!("{start}const CACHE = \"iquazu-newer\"{end}");
    let mut assets = WEB_APP.to_vec();
    let asset = assets.iter_mut().find(|asset| asset.path == "sw.js").context("there is a worker")?;
    *asset = Asset { etag: "W/\"newer\"", plain: Some(worker.leak().as_bytes()), brotli: None, gzip: None, ..*asset };
    Ok(assets.leak())
}

/// Downloads a file without compression.
async fn download(server: SocketAddr, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(format!("GET {path} HTTP/1.0\r\nHost: {server}\r\n\r\n").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer.split_once("\r\n\r\n").context("no head")?.1.to_owned())
}

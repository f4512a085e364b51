//! The settings of notices, and the links in them.

use crate::matchmaking::look_for_somebody;
use crate::online::{fill, unsteady};
use crate::play::{QUICK, open, visit};
use anyhow::{Context, Result};
use iquazu_e2e::{App, Browser, Fit, Motion, Screen, Theme, with_browser};
use iquazu_server::NoticeConfig;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Receives one request of a webhook, accepts it, and returns the path of the link in it.
async fn receive_link(service: &TcpListener) -> Result<String> {
    let (mut stream, _) = service.accept().await?;
    let mut bytes = Vec::new();
    let link = loop {
        stream.read_buf(&mut bytes).await?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let length = head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        if length.is_some_and(|length: usize| body.len() >= length) {
            let (_, link) = body.split_once("https://play.example").context("no link")?;
            break link.split_whitespace().next().context("no link")?.to_owned();
        }
    };
    stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").await?;
    Ok(link)
}

async fn says(browser: &Browser, text: &str) -> Result<()> {
    browser.wait_for(&format!("document.body.textContent.includes({})", serde_json::to_string(text)?)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn address_is_confirmed_and_switched_off_by_its_link() -> Result<()> {
    let notices = NoticeConfig {
        public_url: Some("https://play.example".to_owned()),
        webhooks: true,
        allow_private_webhooks: true,
        ..NoticeConfig::default()
    };
    let app = App::with_config(|online| online.notices = notices).await?;
    let service = TcpListener::bind("127.0.0.1:0").await?;
    with_browser(&app, unsteady(), async |browser| {
        // A place in a queue gives the browser an identity.
        look_for_somebody(browser, "Ada").await?;
        says(browser, "you are the only one waiting").await?;
        visit(browser, "/#/notices").await?;
        let address = format!("http://{}/topic", service.local_addr()?);
        fill(browser, ".online-notices input[inputmode=email]", &address).await?;
        browser.click("button", "Send the link to confirm").await?;
        let link = receive_link(&service).await?;
        says(browser, "A message with a link is on its way.").await?;
        says(browser, "not confirmed yet").await?;
        browser.click("checkbox", "Not at night").await?;
        says(browser, "Notices wait from 22:00 to 07:00").await?;
        browser.click("button", "Save").await?;
        says(browser, "Saved.").await?;
        for screen in Screen::ALL {
            browser.screen(screen).await?;
            for theme in [Theme::Light, Theme::Dark] {
                browser.prefer(theme, Motion::Reduced).await?;
                browser.expect_accessible().await?;
            }
            browser.expect_layout(&format!("notices-{}", screen.name), Fit::Width).await?;
            browser.screenshot(&format!("notices-{}", screen.name)).await?;
        }
        // All these pages have the same title, so the text tells when they are there.
        browser.goto(&format!("/#{link}")).await?;
        says(browser, "Do you want to be notified at").await?;
        browser.click("button", "Yes, confirm").await?;
        says(browser, "Confirmed.").await?;
        browser.goto("/#/notices").await?;
        says(browser, "works").await?;
        let table = "0123456789abcdefghjkmnpqrs";
        browser.goto(&format!("/#{link}/{table}")).await?;
        says(browser, "No more notices about this table").await?;
        browser.expect_accessible().await?;
        browser.click("button", "Send nothing more to this address").await?;
        says(browser, "You will not get these notices any more.").await?;
        open(browser, QUICK, "/#/notices").await?;
        browser.wait_for("!!document.querySelector('.online-notices h2')").await?;
        let channels = browser.run("return document.querySelectorAll('.online-notices li').length").await?;
        anyhow::ensure!(channels == 0, "the address is gone");
        Ok(())
    })
    .await
}

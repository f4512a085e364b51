//! The app's own server, run inside the test on a free port.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use iquazu_assets::WEB_APP;
use iquazu_server::{Asset, Limits, OnlineConfig, ServeOptions, Server};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::driver::Scratch;

/// A running server. It stops when dropped.
#[derive(Debug)]
pub struct App {
    address: SocketAddr,
    shutdown: Arc<Notify>,
    server: JoinHandle<()>,
    /// Holds the database.
    folder: Option<Scratch>,
}

impl App {
    /// Serves the embedded web app.
    pub async fn start() -> Result<App> {
        App::run(Server::bind(any_port(), WEB_APP).await?)
    }

    /// Serves these files instead of the web app.
    pub async fn with_assets(assets: &'static [Asset]) -> Result<App> {
        App::run(Server::bind(any_port(), assets).await?)
    }

    /// Serves the embedded web app and online tables. The database is removed with the server.
    pub async fn with_tables() -> Result<App> {
        App::with_config(|_| ()).await
    }

    /// Like [`App::with_tables`], with another configuration.
    pub async fn with_config(configure: impl FnOnce(&mut OnlineConfig)) -> Result<App> {
        let folder = Scratch::new()?;
        let file = folder.path().join("tables.db");
        let mut online = OnlineConfig::open(&file.to_string_lossy()).await?;
        online.limits = Limits::unlimited();
        online.bot_delay = Duration::ZERO;
        configure(&mut online);
        let mut app = App::run(Server::bind(ServeOptions { online: Some(online), ..any_port() }, WEB_APP).await?)?;
        app.folder = Some(folder);
        Ok(app)
    }

    /// Returns the address the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    fn run(server: Server) -> Result<App> {
        let address = server.address()?;
        let shutdown = Arc::new(Notify::new());
        let signal = Arc::clone(&shutdown);
        let server = tokio::spawn(server.run_until(async move { signal.notified().await }));
        Ok(App { address, shutdown, server, folder: None })
    }

    /// Returns the URL of a path of the app.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops the server and waits until it has stopped.
    pub async fn stop(&self) {
        self.shutdown.notify_one();
        while !self.server.is_finished() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.server.abort();
    }
}

fn any_port() -> ServeOptions {
    ServeOptions { port: Some(0), ..ServeOptions::default() }
}

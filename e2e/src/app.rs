//! The app's own server, on a free port, as part of the test.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use iquazu_server::{Asset, ServeOptions, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server. It ends when told to, which is how a test goes offline, or when dropped.
#[derive(Debug)]
pub struct App {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    server: JoinHandle<std::io::Result<()>>,
}

impl App {
    /// Serves the embedded web app.
    pub async fn start() -> Result<App> {
        App::run(Server::bind(any_port()).await?)
    }

    /// Serves other files instead.
    pub async fn with_assets(assets: &'static [Asset]) -> Result<App> {
        App::run(Server::with_assets(any_port(), assets).await?)
    }

    fn run(server: Server) -> Result<App> {
        let address = server.address()?;
        let (end, told_to_end) = oneshot::channel::<()>();
        let server = tokio::spawn(server.run_until(async {
            let _ = told_to_end.await;
        }));
        Ok(App { address, end, server })
    }

    /// The address of a path of the app.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends the server: from here on the browser is on its own.
    pub async fn stop(self) -> Result<()> {
        let App { end, mut server, .. } = self;
        drop(end);
        // A connection that the browser keeps open must not keep the server alive.
        let patience = std::time::Duration::from_millis(500);
        if let Ok(ended) = tokio::time::timeout(patience, &mut server).await {
            return ended.context("the server broke")?.context("the server failed");
        }
        server.abort();
        Ok(())
    }
}

fn any_port() -> ServeOptions {
    ServeOptions { port: Some(0) }
}

//! Serves the web app, which is embedded in the binary, and online tables.
//!
//! A program calls [`serve`]; a test binds a [`Server`] to any free port and runs it as long as
//! it likes.

mod accept;
mod answer;
mod asset;
mod encoding;
mod headers;
mod health;
mod hub;
mod limits;
mod listen;
mod metrics;
mod options;
mod push;
mod random;
mod table;
mod web;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

pub use asset::Asset;
pub use listen::DEFAULT_PORT;
pub use options::{Limits, Online, Rate, ServeOptions};

/// A server that has its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    assets: &'static [Asset],
    online: Option<Online>,
}

impl Server {
    /// Takes a port, on this machine's own address unless another is given. `assets` are the files of the web app.
    ///
    /// # Errors
    /// When the port that was asked for is taken, or none of the usual ones is free.
    pub async fn bind(options: ServeOptions, assets: &'static [Asset]) -> io::Result<Server> {
        let listener = listen::on(&options).await?;
        Ok(Server { listener, assets, online: options.online })
    }

    /// Where the server listens.
    ///
    /// # Errors
    /// When the operating system cannot tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `end` is there, then finishes what is under way: writes are ended, clients are told. A network that
    /// fails is waited for.
    pub async fn run_until(self, end: impl Future<Output = ()> + Send + 'static) {
        let (hub, errands) = self.online.map(hub::Hub::new).unzip();
        let router = router(self.assets, hub.clone());
        let stopping = hub.clone();
        let end = async move {
            end.await;
            if let Some(hub) = stopping {
                hub.stop().await;
            }
        };
        let duties = hub.clone().zip(errands).map(|(hub, errands)| {
            [
                tokio::spawn(push::deliver(Arc::clone(&hub), errands.notices)),
                tokio::spawn(hub::proclaim(Arc::clone(&hub), errands.announcements)),
                tokio::spawn(Arc::clone(&hub).listen()),
                tokio::spawn(hub.sweep()),
            ]
        });
        accept::answer_until(self.listener, router, end).await;
        duties.into_iter().flatten().for_each(|duty| duty.abort());
        if let Some(hub) = hub {
            hub.store().close().await;
        }
    }

    /// Answers until the process is told to stop (Ctrl-C, or SIGTERM).
    pub async fn run(self) {
        self.run_until(listen::told_to_stop()).await;
    }
}

/// Why a server could not start or go on.
#[derive(Debug)]
pub enum ServeError {
    Database(iquazu_store::OpenError),
    Network(io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Database(error) => error.fmt(f),
            ServeError::Network(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<io::Error> for ServeError {
    fn from(error: io::Error) -> ServeError {
        ServeError::Network(error)
    }
}

/// Opens the database, lets `run` say how its tables are run, binds, tells the address to `announce`, and answers until the process is
/// told to stop. For callers that are not async.
///
/// # Errors
/// As [`Server::bind`], and when the database cannot be opened.
pub fn serve(
    options: ServeOptions,
    assets: &'static [Asset],
    database: &str,
    run: impl FnOnce(Online) -> Online,
    announce: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let online = Online::open(database).await.map_err(ServeError::Database)?;
        let server = Server::bind(ServeOptions { online: Some(run(online)), ..options }, assets).await?;
        announce(server.address()?);
        server.run().await;
        Ok(())
    })
}

fn router(assets: &'static [Asset], hub: Option<Arc<hub::Hub>>) -> Router {
    let app = Router::new()
        .fallback(move |method, uri, headers| async move { answer::answer(assets, &method, &uri, &headers) });
    let app = app.merge(health::router(hub.clone()));
    let all = match hub {
        Some(hub) => {
            let gate = limits::Gate::new(hub.online.limits);
            // Addresses below /api are the tables' own; everything else is the app's.
            app.nest("/api", web::router(web::Online { hub, gate }))
        }
        None => app,
    };
    all.layer(axum::middleware::map_response(headers::secure))
}

#[cfg(test)]
mod tests;

//! HTTP server for the web app and online tables.
//!
//! Programs call [`serve`]; tests bind a [`Server`] to a free port and run it until they are done.

#![warn(missing_docs)]

mod accept;
mod admission;
mod api;
mod asset;
#[cfg(test)]
mod captured_log;
mod config;
mod connections;
mod daily;
mod encoding;
mod guarded_stream;
mod headers;
mod health;
mod hub;
mod listen;
mod matchmaking;
mod metrics;
mod moderation;
mod operator;
mod proxies;
mod push;
mod random;
mod rate_limit;
mod static_files;
mod table;
mod word_list;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use accept::ConnectionGate;
use admission::Admission;
use axum::Router;
use proxies::Proxies;
use rate_limit::RateLimiter;
use tokio::net::TcpListener;

pub use asset::Asset;
pub use config::{Limits, NoticeConfig, OnlineConfig, RateLimit, Retention, ServeOptions};
pub use daily::{DayRebuild, rebuild_leaderboards};
pub use listen::DEFAULT_PORT;
pub use moderation::{CLOSED_REPORT_RETENTION, REMOVED_NAME, ReportDetails, ReportedLine};
pub use operator::{OperatorToken, ParseTokenError, database_diagnostics};
pub use proxies::{Network, ParseNetworkError};
pub use push::{MailSender, ParseMailError, SmtpUrl};
pub use word_list::WordList;

/// How long a shutdown waits for the database to close. One that hangs must not keep the process alive; what was
/// acknowledged is durable already.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// A server that is bound but not running yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    assets: &'static [Asset],
    online: Option<OnlineConfig>,
}

impl Server {
    /// Binds a port, on the loopback address unless another is given. `assets` are the files of the web app.
    ///
    /// # Errors
    /// Returns an error if the requested port is in use, or none of the default ports is free.
    pub async fn bind(options: ServeOptions, assets: &'static [Asset]) -> io::Result<Server> {
        let listener = listen::bind(&options).await?;
        Ok(Server { listener, assets, online: options.online })
    }

    /// Returns the bound address.
    ///
    /// # Errors
    /// Returns an error if the operating system cannot report it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `shutdown` resolves, then shuts down gracefully: finishes writes and notifies clients.
    pub async fn run_until(self, shutdown: impl Future<Output = ()> + Send + 'static) {
        let limits = self.online.as_ref().map_or(Limits::default(), |online| online.limits);
        let proxies = self.online.as_ref().map_or(Vec::new(), |online| online.trusted_proxies.clone());
        let admission = Admission { limiter: RateLimiter::new(limits), proxies: Arc::new(Proxies::new(proxies)) };
        let gate = ConnectionGate::new(&limits, Arc::clone(&admission.proxies));
        let (hub, queues) = self.online.map(hub::Hub::new).unzip();
        if let Some(hub) = &hub {
            hub::read_database_clock(hub).await;
        }
        let router = router(self.assets, hub.clone(), admission);
        let stopping = hub.clone();
        let graceful = async move {
            shutdown.await;
            if let Some(hub) = stopping {
                hub.stop().await;
            }
        };
        let background = hub.clone().zip(queues).map(|(hub, queues)| {
            [
                tokio::spawn(push::deliver(Arc::clone(&hub))),
                tokio::spawn(hub::publish_loop(Arc::clone(&hub), queues.announcements)),
                tokio::spawn(Arc::clone(&hub).listen_to_peers()),
                tokio::spawn(hub::follow_database_clock(Arc::clone(&hub))),
                tokio::spawn(hub.sweep()),
            ]
        });
        accept::serve_until(self.listener, router, gate, graceful).await;
        background.into_iter().flatten().for_each(|task| task.abort());
        if let Some(hub) = hub
            && tokio::time::timeout(CLOSE_TIMEOUT, hub.store().close()).await.is_err()
        {
            tracing::warn!("the database does not answer; stopping without it");
        }
    }

    /// Serves until Ctrl-C or SIGTERM.
    pub async fn run(self) {
        self.run_until(listen::shutdown_signal()).await;
    }
}

/// Error when starting or running a server.
#[derive(Debug)]
pub enum ServeError {
    /// The database cannot be opened.
    Database(iquazu_store::OpenError),
    /// The address cannot be bound, or the runtime cannot start.
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

/// Opens the database, binds, reports the address to `announce`, and serves until Ctrl-C or SIGTERM. `configure`
/// adjusts the configuration of online tables. Blocks the calling thread.
///
/// # Errors
/// Returns an error if the database cannot be opened or the port not bound.
pub fn serve(
    options: ServeOptions,
    assets: &'static [Asset],
    database: &str,
    configure: impl FnOnce(OnlineConfig) -> OnlineConfig,
    announce: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let online = OnlineConfig::open(database).await.map_err(ServeError::Database)?;
        let server = Server::bind(ServeOptions { online: Some(configure(online)), ..options }, assets).await?;
        announce(server.address()?);
        server.run().await;
        Ok(())
    });
    // Reads of a database that hangs occupy threads, which would be waited for.
    runtime.shutdown_background();
    served
}

fn router(assets: &'static [Asset], hub: Option<Arc<hub::Hub>>, admission: Admission) -> Router {
    let app = Router::new()
        .fallback(move |method, uri, headers| async move { static_files::respond(assets, &method, &uri, &headers) });
    let app =
        app.merge(health::router(hub.clone())).merge(operator::router(hub.clone(), Arc::clone(&admission.limiter)));
    let all = match hub {
        // `/api` belongs to online tables, everything else to the app.
        Some(hub) => app.nest("/api", api::router(api::ApiState::new(hub, Arc::clone(&admission.limiter)))),
        None => app,
    };
    all.layer(axum::middleware::from_fn_with_state(admission, admission::admit))
        .layer(axum::middleware::map_response(headers::secure))
}

#[cfg(test)]
mod tests;

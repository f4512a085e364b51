//! Serves the web app, which is embedded in the binary, to browsers on this machine.
//!
//! A program calls [`serve`]; a test binds a [`Server`] to any free port and runs it as long as
//! it likes.

mod answer;
mod asset;
mod embedded;
mod encoding;
mod headers;
mod listen;

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};

use axum::Router;
use tokio::net::TcpListener;

pub use asset::Asset;

/// What a caller may choose.
#[derive(Clone, Copy, Debug, Default)]
pub struct ServeOptions {
    /// The address to listen on; this machine's own when none is given.
    pub address: Option<IpAddr>,
    /// The port to listen on, 0 for any free one. When none is given, 4827 or one of the next few.
    pub port: Option<u16>,
}

/// A server that has its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    assets: &'static [Asset],
}

impl Server {
    /// Takes a port, on this machine's own address unless another is given.
    ///
    /// # Errors
    /// When the port that was asked for is taken, or none of the usual ones is free.
    pub async fn bind(options: ServeOptions) -> io::Result<Server> {
        Server::with_assets(options, embedded::ASSETS).await
    }

    /// As [`Server::bind`], but with other files than the embedded web app.
    ///
    /// # Errors
    /// As [`Server::bind`].
    pub async fn with_assets(options: ServeOptions, assets: &'static [Asset]) -> io::Result<Server> {
        let listener = listen::on(options).await?;
        Ok(Server { listener, assets })
    }

    /// Where the server listens.
    ///
    /// # Errors
    /// When the operating system cannot tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `end` is there, then finishes what is under way.
    ///
    /// # Errors
    /// When the network fails for good.
    pub async fn run_until(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        axum::serve(self.listener, router(self.assets)).with_graceful_shutdown(end).await
    }

    /// Answers until the process is told to stop (Ctrl-C, or SIGTERM).
    ///
    /// # Errors
    /// As [`Server::run_until`].
    pub async fn run(self) -> io::Result<()> {
        self.run_until(listen::told_to_stop()).await
    }
}

/// Binds, tells the address to `announce`, and answers until the process is told to stop. For
/// callers that are not async.
///
/// # Errors
/// As [`Server::bind`] and [`Server::run`].
pub fn serve(options: ServeOptions, announce: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(options).await?;
        announce(server.address()?);
        server.run().await
    })
}

fn router(assets: &'static [Asset]) -> Router {
    Router::new()
        .fallback(move |method, uri, headers| async move { answer::answer(assets, &method, &uri, &headers) })
        .layer(axum::middleware::map_response(headers::secure))
}

#[cfg(test)]
mod tests;

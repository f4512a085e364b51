//! Binds the port and waits for shutdown signals.

use std::io;
use std::net::{IpAddr, Ipv4Addr};

use crate::ServeOptions;
use tokio::net::TcpListener;
use tokio::signal;

/// The default port. If it is in use, the next few are tried.
pub const DEFAULT_PORT: u16 = 4827;
const PORT_ATTEMPTS: u16 = 10;

/// Binds the loopback address unless another is given. A requested port is bound or an error; otherwise the first free
/// default port is used.
pub(crate) async fn bind(options: &ServeOptions) -> io::Result<TcpListener> {
    let address = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let listener = |port: u16| TcpListener::bind((address, port));
    if let Some(port) = options.port {
        return listener(port).await;
    }
    let mut result = listener(DEFAULT_PORT).await;
    for port in DEFAULT_PORT + 1..DEFAULT_PORT + PORT_ATTEMPTS {
        match &result {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                result = listener(port).await;
            }
            _ => break,
        }
    }
    result
}

/// Waits for Ctrl-C or SIGTERM.
pub(crate) async fn shutdown_signal() {
    let interrupted = async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = sigterm() => {}
    }
}

#[cfg(unix)]
async fn sigterm() {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut signals) => drop(signals.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

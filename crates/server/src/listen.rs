//! Taking a port, and noticing when it is time to stop.

use std::io;
use std::net::{IpAddr, Ipv4Addr};

use crate::ServeOptions;
use tokio::net::TcpListener;
use tokio::signal;

/// The port of a server that was given none; if it is taken, one of the next few.
pub const DEFAULT_PORT: u16 = 4827;
const NEXT_FEW: u16 = 10;

/// Listens on this machine's own address unless another is given. A port that was asked for is
/// taken or refused; otherwise the first free one of the usual ports serves.
pub(crate) async fn on(options: &ServeOptions) -> io::Result<TcpListener> {
    let address = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let listener = |port: u16| TcpListener::bind((address, port));
    if let Some(port) = options.port {
        return listener(port).await;
    }
    let mut result = listener(DEFAULT_PORT).await;
    for port in DEFAULT_PORT + 1..DEFAULT_PORT + NEXT_FEW {
        match &result {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                result = listener(port).await;
            }
            _ => break,
        }
    }
    result
}

/// Waits for Ctrl-C or, where there is one, a polite request to end.
pub(crate) async fn told_to_stop() {
    let interrupted = async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut signals) => drop(signals.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

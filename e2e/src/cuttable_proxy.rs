//! A TCP proxy that can be cut: the browser behind it loses its network.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Forwards connections to a server until it is cut.
#[derive(Debug)]
pub struct CuttableProxy {
    address: SocketAddr,
    cut: watch::Sender<bool>,
    server: watch::Sender<SocketAddr>,
}

impl CuttableProxy {
    /// Starts a proxy to this address on a free port.
    pub async fn to(server: SocketAddr) -> Result<CuttableProxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (cut, is_cut) = watch::channel(false);
        let (server, current) = watch::channel(server);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(forward(client, *current.borrow(), is_cut.clone()));
            }
        });
        Ok(CuttableProxy { address, cut, server })
    }

    /// Returns the URL of a path of the server, through the proxy.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Closes all connections and refuses new ones, or accepts them again.
    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }

    /// Forwards new connections to another server, as if a new version had been installed.
    pub fn switch(&self, server: SocketAddr) {
        self.server.send_replace(server);
    }
}

async fn forward(mut client: TcpStream, server: SocketAddr, mut is_cut: watch::Receiver<bool>) {
    if *is_cut.borrow() {
        return;
    }
    let Ok(mut server) = TcpStream::connect(server).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut client, &mut server) => {}
        _ = is_cut.wait_for(|cut| *cut) => {}
    }
}

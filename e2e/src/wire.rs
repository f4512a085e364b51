//! A wire to a server that can be cut: what a browser at its other end feels is a lost network.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Forwards connections to a server until it is cut.
#[derive(Debug)]
pub struct Wire {
    address: SocketAddr,
    cut: watch::Sender<bool>,
}

impl Wire {
    /// A wire to this address, with a port of its own.
    pub async fn to(server: SocketAddr) -> Result<Wire> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (cut, is_cut) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, server, is_cut.clone()));
            }
        });
        Ok(Wire { address, cut })
    }

    /// The address of a path at the other end.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends all connections and takes no new ones, or lets them through again.
    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }
}

async fn carry(mut client: TcpStream, server: SocketAddr, mut is_cut: watch::Receiver<bool>) {
    if *is_cut.borrow() {
        return;
    }
    let Ok(mut server) = TcpStream::connect(server).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut client, &mut server) => {}
        _ = is_cut.wait_for(|cut| *cut) => {}
    }
}

//! The address that connections come from. Linux has the whole network 127.0.0.0/8 on one machine, so a test on loopback
//! can have as many clients with addresses of their own as it needs.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};

tokio::task_local! {
    static SOURCE: IpAddr;
}

/// Runs a future whose connections come from an address.
pub async fn from_address<T>(source: IpAddr, future: impl Future<Output = T>) -> T {
    SOURCE.scope(source, future).await
}

/// Connects from the address of the task, if it has one.
pub(crate) async fn connect(server: SocketAddr) -> io::Result<TcpStream> {
    let Ok(source) = SOURCE.try_with(|source| *source) else { return TcpStream::connect(server).await };
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(source, 0))?;
    socket.connect(server).await
}

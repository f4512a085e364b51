//! Accepts connections and serves HTTP/1.1 on them, with timeouts.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Closes connections that do not complete a request header in time, also keep-alive connections between requests.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum size of a request header.
const MAX_HEADER_BYTES: usize = 16 * 1024;
/// How long a graceful shutdown waits for responses in progress. Players wait meanwhile for the next process, so clients
/// that send or read slowly are not waited for.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(700);
/// Wait after a failed `accept`, such as for a free file descriptor.
const ACCEPT_BACKOFF: Duration = Duration::from_secs(1);

/// What connections are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stop {
    NotYet,
    /// Finish the response in progress.
    Gracefully,
    /// Close now.
    Now,
}

/// Serves until `shutdown` resolves, then finishes the responses in progress.
pub(crate) async fn serve_until(listener: TcpListener, router: Router, shutdown: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(MAX_HEADER_BYTES);
    // Closes when all connections have dropped their receiver.
    let (stop, _) = watch::channel(Stop::NotYet);
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, from) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut shutdown => break,
        };
        let connection =
            http.serve_connection(TokioIo::new(stream), connection_service(router.clone(), from)).with_upgrades();
        let mut stopping = stop.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Ignore connection errors: the client has disconnected.
            tokio::select! {
                _ = &mut connection => return,
                _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
            }
            tokio::select! {
                _ = connection => {}
                _ = stopping.wait_for(|stop| *stop == Stop::Now) => {}
            }
        });
    }
    drop(listener);
    stop.send_replace(Stop::Gracefully);
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, stop.closed()).await.is_err() {
        tracing::info!(connections = stop.receiver_count(), "closing connections with unfinished requests");
        stop.send_replace(Stop::Now);
        stop.closed().await;
    }
}

/// Wraps the router so that requests know the client's address.
fn connection_service(
    router: Router,
    from: SocketAddr,
) -> impl Service<Request<Incoming>, Response = axum::response::Response, Error = Infallible, Future: Send> {
    let router = TowerToHyperService::new(router);
    service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        router.call(request)
    })
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                // Send small messages at once. Failure to set this only costs latency.
                let _ = stream.set_nodelay(true);
                return (stream, from);
            }
            Err(error) if is_client_error(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept a connection");
                tokio::time::sleep(ACCEPT_BACKOFF).await;
            }
        }
    }
}

fn is_client_error(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test(start_paused = true)]
    async fn slow_request_header_times_out() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let server = tokio::spawn(serve_until(listener, Router::new(), std::future::pending()));
        let mut slow = TcpStream::connect(address).await.expect("connected");
        slow.write_all(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ").await.expect("sent");
        let mut answer = Vec::new();
        slow.read_to_end(&mut answer).await.expect("the server ends it");
        server.abort();
    }

    /// A visitor with half a request and one with an unread download do not hold up the next process.
    #[tokio::test(start_paused = true)]
    async fn shutdown_takes_less_than_a_second() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let download = axum::routing::get(async || vec![b'x'; 64 << 20]);
        let router = Router::new().route("/download", download);
        let server = tokio::spawn(serve_until(listener, router, async { drop(stopped.await) }));
        let mut half = TcpStream::connect(address).await.expect("connected");
        half.write_all(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ").await.expect("sent");
        let mut unread = TcpStream::connect(address).await.expect("connected");
        unread.write_all(b"GET /download HTTP/1.1\r\nHost: a\r\n\r\n").await.expect("sent");
        unread.read_exact(&mut [0; 12]).await.expect("the response has begun");
        let start = tokio::time::Instant::now();
        stop.send(()).expect("still serving");
        server.await.expect("no panic");
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
        assert_eq!(half.read(&mut [0; 1]).await.unwrap_or(0), 0, "the connection is closed");
        TcpListener::bind(address).await.expect("the port is free");
    }

    #[tokio::test]
    async fn oversized_request_header_is_rejected() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let server = tokio::spawn(serve_until(listener, Router::new(), std::future::pending()));
        let mut client = TcpStream::connect(address).await.expect("connected");
        let head = format!("GET / HTTP/1.1\r\nHost: a\r\nX-Long: {}\r\n\r\n", "x".repeat(2 * MAX_HEADER_BYTES));
        // The server may close the connection before everything is sent.
        let _ = client.write_all(head.as_bytes()).await;
        let mut answer = [0; 12];
        client.read_exact(&mut answer).await.expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 431");
        server.abort();
    }
}

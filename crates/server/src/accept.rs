//! From connections to requests, with patience for none that makes the server wait.

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

/// The head of a request is there within this, also that of the next one on a connection that is kept open.
const HEAD_WITHIN: Duration = Duration::from_secs(20);
/// The longest head of a request.
const LONGEST_HEAD: usize = 16 * 1024;
/// Answers that are under way when the server stops are ended within this.
const END_WITHIN: Duration = Duration::from_secs(10);
/// When there is no room for another connection, others may end meanwhile.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers until `end` is there, then finishes what is under way.
pub(crate) async fn answer_until(listener: TcpListener, router: Router, end: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN).max_buf_size(LONGEST_HEAD);
    // Closed when every connection has dropped its end.
    let (stop, _) = watch::channel(());
    let mut end = pin!(end);
    loop {
        let (stream, from) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut end => break,
        };
        let connection = http.serve_connection(TokioIo::new(stream), answers(router.clone(), from)).with_upgrades();
        let mut stopping = stop.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Who breaks off is gone; nobody else need know.
            tokio::select! {
                _ = &mut connection => return,
                _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
            }
            drop(connection.await);
        });
    }
    drop(listener);
    stop.send_replace(());
    if tokio::time::timeout(END_WITHIN, stop.closed()).await.is_err() {
        tracing::warn!("stopping although answers are still being read");
    }
}

/// The router, told where the connection comes from.
fn answers(
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
                // Small messages go out at once; where that cannot be set they go out all the same.
                let _ = stream.set_nodelay(true);
                return (stream, from);
            }
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot take a connection");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// Time passes by itself when nobody has anything to do.
    #[tokio::test(start_paused = true)]
    async fn who_never_ends_the_head_of_a_request_is_not_waited_for() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let server = tokio::spawn(answer_until(listener, Router::new(), std::future::pending()));
        let mut slow = TcpStream::connect(address).await.expect("connected");
        slow.write_all(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ").await.expect("sent");
        let mut answer = Vec::new();
        slow.read_to_end(&mut answer).await.expect("the server ends it");
        server.abort();
    }

    #[tokio::test]
    async fn a_head_that_is_too_long_is_refused() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let server = tokio::spawn(answer_until(listener, Router::new(), std::future::pending()));
        let mut client = TcpStream::connect(address).await.expect("connected");
        let head = format!("GET / HTTP/1.1\r\nHost: a\r\nX-Long: {}\r\n\r\n", "x".repeat(2 * LONGEST_HEAD));
        // The server may end it before everything is sent.
        let _ = client.write_all(head.as_bytes()).await;
        let mut answer = [0; 12];
        client.read_exact(&mut answer).await.expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 431");
        server.abort();
    }
}

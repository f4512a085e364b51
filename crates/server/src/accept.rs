//! Accepts connections and serves HTTP/1.1 on them, with timeouts.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use crate::admission::OPERATOR_PATHS;
use crate::api::ApiError;
use crate::config::Limits;
use crate::connections::{ConnectionCounts, ConnectionPermit, LimitReached};
use crate::guarded_stream::GuardedStream;
use crate::headers;
use crate::proxies::Proxies;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::uri::Authority;
use axum::http::{Request, Version, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use iquazu_protocol::Refusal;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// For each WebSocket that an address may have, it may have this many other connections: a browser opens six.
const PLAIN_PER_SOCKET: u32 = 4;
/// Connections beyond the limit of all, on which only the operator's paths are answered.
const RESERVED_CONNECTIONS: u32 = 32;
/// Closes reserved connections that do not complete a request header in time.
const RESERVED_HEADER_TIMEOUT: Duration = Duration::from_secs(3);
/// How long a refused connection is kept open for its answer.
const REFUSAL_TIMEOUT: Duration = Duration::from_secs(1);
/// Closes connections that do not complete a request header in time, including keep-alive connections between requests.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum size of a request header.
const MAX_HEADER_BYTES: usize = 16 * 1024;
/// How long a graceful shutdown waits for responses in progress. Players wait meanwhile for the next process, so clients
/// that send or read slowly are not waited for.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(700);
/// Wait after a failed `accept`, such as for a free file descriptor.
const ACCEPT_BACKOFF: Duration = Duration::from_secs(1);

/// How connections are to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stop {
    NotYet,
    /// Finish the response in progress.
    Gracefully,
    /// Close now.
    Now,
}

/// Decides which connections are served.
#[derive(Debug)]
pub(crate) struct ConnectionGate {
    plain: Arc<ConnectionCounts>,
    reserved: Arc<ConnectionCounts>,
    proxies: Arc<Proxies>,
    limit_reads: bool,
}

/// Whether a connection is served.
enum Admission {
    Served(ConnectionPermit),
    /// Only the operator's paths are served.
    Reserved(ConnectionPermit),
    Refused,
}

impl ConnectionGate {
    pub(crate) fn new(limits: &Limits, proxies: Arc<Proxies>) -> ConnectionGate {
        let per_address = limits.connections_per_ip.saturating_mul(PLAIN_PER_SOCKET);
        let all =
            if limits.connections == u32::MAX { u32::MAX } else { (limits.connections / PLAIN_PER_SOCKET).max(1) };
        ConnectionGate {
            plain: ConnectionCounts::new(per_address, all),
            reserved: ConnectionCounts::new(RESERVED_CONNECTIONS / 4, RESERVED_CONNECTIONS),
            proxies,
            limit_reads: limits.messages.per_minute < u32::MAX,
        }
    }

    /// Everybody behind a trusted proxy has its address, so only the limit of all applies to it.
    fn admit(&self, from: SocketAddr) -> Admission {
        let address = Some(from.ip()).filter(|address| !self.proxies.trusts(*address));
        match self.plain.open(address) {
            Ok(permit) => Admission::Served(permit),
            Err(LimitReached::Address) => Admission::Refused,
            Err(LimitReached::All) => self.reserved.open(address).map_or(Admission::Refused, Admission::Reserved),
        }
    }
}

/// Serves until `shutdown` resolves, then finishes the responses in progress.
pub(crate) async fn serve_until(
    listener: TcpListener,
    router: Router,
    gate: ConnectionGate,
    shutdown: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(MAX_HEADER_BYTES);
    let mut reserved_http = http.clone();
    reserved_http.header_read_timeout(RESERVED_HEADER_TIMEOUT).keep_alive(false);
    // Closes when all connections have dropped their receiver.
    let (stop, _) = watch::channel(Stop::NotYet);
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, from) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut shutdown => break,
        };
        let (http, permit, is_reserved) = match gate.admit(from) {
            Admission::Served(permit) => (&http, permit, false),
            Admission::Reserved(permit) => (&reserved_http, permit, true),
            Admission::Refused => {
                tokio::spawn(refuse(stream));
                continue;
            }
        };
        let stream = TokioIo::new(GuardedStream::new(stream, gate.limit_reads));
        let service = connection_service(router.clone(), from, is_reserved);
        let connection = http.serve_connection(stream, service).with_upgrades();
        let mut stopping = stop.subscribe();
        tokio::spawn(async move {
            let _permit = permit;
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

/// Tells a client that it has too many connections, if it reads the answer in time.
async fn refuse(mut stream: TcpStream) {
    const BODY: &str = r#"{"refusal":{"reason":"too_fast","seconds":60}}"#;
    let head =
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 60\r\nConnection: close";
    let answer = format!("{head}\r\nContent-Length: {}\r\n\r\n{BODY}", BODY.len());
    let send_refusal = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await
    };
    // The client is gone either way.
    let _ = tokio::time::timeout(REFUSAL_TIMEOUT, send_refusal).await;
}

/// Wraps the router so that requests know the client's address. Requests without a proper `Host` do not reach it, nor
/// those of strangers on a reserved connection.
fn connection_service(
    router: Router,
    from: SocketAddr,
    is_reserved: bool,
) -> impl Service<Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    let router = TowerToHyperService::new(router);
    service_fn(move |mut request: Request<Incoming>| {
        let refusal = if !has_one_host(&request) {
            Some(Refusal::Malformed {})
        } else if is_reserved && !OPERATOR_PATHS.contains(&request.uri().path()) {
            Some(Refusal::Unavailable {})
        } else {
            None
        };
        request.extensions_mut().insert(ConnectInfo(from));
        let router = router.clone();
        async move {
            match refusal {
                Some(refusal) => Ok(headers::secure(ApiError(refusal).into_response()).await),
                None => router.call(request).await,
            }
        }
    })
}

/// Returns whether a request names exactly one host, as HTTP/1.1 demands. What the server compares with a page's origin
/// must have one meaning.
fn has_one_host<T>(request: &Request<T>) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => request.version() < Version::HTTP_11,
        (Some(host), None) => {
            let parsed = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
            parsed.is_some_and(|host| !host.as_str().contains('@') && !host.host().is_empty())
        }
        (Some(_), Some(_)) => false,
    }
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
mod tests;

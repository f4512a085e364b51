//! Slow, large and too many connections.

use super::*;
use tokio::io::AsyncReadExt;

fn open_door() -> ConnectionGate {
    ConnectionGate::new(&Limits::unlimited(), Arc::default())
}

#[tokio::test(start_paused = true)]
async fn slow_request_header_times_out() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("bound");
    let server = tokio::spawn(serve_until(listener, Router::new(), open_door(), std::future::pending()));
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
    let server = tokio::spawn(serve_until(listener, router, open_door(), async { drop(stopped.await) }));
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
    let server = tokio::spawn(serve_until(listener, Router::new(), open_door(), std::future::pending()));
    let mut client = TcpStream::connect(address).await.expect("connected");
    let head = format!("GET / HTTP/1.1\r\nHost: a\r\nX-Long: {}\r\n\r\n", "x".repeat(2 * MAX_HEADER_BYTES));
    // The server may close the connection before everything is sent.
    let _ = client.write_all(head.as_bytes()).await;
    let mut answer = [0; 12];
    client.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 431");
    server.abort();
}

async fn start(limits: Limits) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("bound");
    let page = axum::routing::get(async || "page");
    let router = Router::new().route("/", page.clone()).route("/healthz", page);
    let gate = ConnectionGate::new(&limits, Arc::default());
    tokio::spawn(serve_until(listener, router, gate, std::future::pending()));
    address
}

/// Returns everything that the server answers to these bytes.
async fn answer(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    // The server may answer before it has read anything.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).expect("UTF-8")
}

const GET: &str = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn one_address_has_a_limit_of_plain_connections() {
    let address = start(Limits { connections_per_ip: 1, ..Limits::unlimited() }).await;
    let mut held = Vec::new();
    for _ in 0..PLAIN_PER_SOCKET {
        let mut half = TcpStream::connect(address).await.expect("connected");
        half.write_all(b"GET / HTTP/1.1\r\n").await.expect("sent");
        held.push(half);
    }
    let refused = answer(address, GET).await;
    assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 429"), "{refused}");
    drop(held);
    while !answer(address, GET).await.starts_with("HTTP/1.1 200") {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn operators_are_answered_when_the_server_is_full() {
    let address = start(Limits { connections: PLAIN_PER_SOCKET * 2, ..Limits::unlimited() }).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut half = TcpStream::connect(address).await.expect("connected");
        half.write_all(b"GET / HTTP/1.1\r\n").await.expect("sent");
        held.push(half);
    }
    let refused = answer(address, GET).await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains(r#"{"reason":"unavailable"}"#), "{refused}");
    let health = answer(address, &GET.replace("GET / ", "GET /healthz ")).await;
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
}

#[tokio::test]
async fn host_must_be_one_host() {
    let address = start(Limits::unlimited()).await;
    for (head, status) in [
        ("Host: a", 200),
        ("Host: a:80", 200),
        ("Host: [::1]:80", 200),
        ("X: y", 400),
        ("Host: a\r\nHost: b", 400),
        ("Host: a\r\nHost: a", 400),
        ("Host: ", 400),
        ("Host: a b", 400),
        ("Host: a@b", 400),
        ("Host: a/b", 400),
        ("Host: caf\u{e9}", 400),
    ] {
        let found = answer(address, &format!("GET / HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n")).await;
        assert!(found.starts_with(&format!("HTTP/1.1 {status}")), "{head}: {found}");
        assert_eq!(status == 400, found.contains(r#"{"refusal":{"reason":"unreadable"}}"#), "{head}: {found}");
    }
    let old = answer(address, "GET / HTTP/1.0\r\n\r\n").await;
    assert!(old.starts_with("HTTP/1.0 200"), "HTTP/1.0 has no hosts: {old}");
}

//! What the server promises, asked of a small table of files.

use axum::body::to_bytes;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use tower::ServiceExt;

use super::*;

const FILES: &[Asset] = &[
    Asset {
        path: "index.html",
        tag: "W/\"1\"",
        plain: Some(b"the page"),
        brotli: Some(b"br page"),
        gzip: Some(b"gz page"),
    },
    Asset { path: "app-0123456789abcdef.wasm", tag: "W/\"2\"", plain: Some(b"wasm"), brotli: None, gzip: None },
    Asset { path: "sw.js", tag: "W/\"3\"", plain: Some(b"js"), brotli: None, gzip: None },
    Asset { path: "icons/icon.svg", tag: "W/\"4\"", plain: Some(b"svg"), brotli: None, gzip: None },
    Asset { path: "manifest.webmanifest", tag: "W/\"5\"", plain: Some(b"{}"), brotli: None, gzip: None },
];

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(files: &'static [Asset], method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = router(files, None).oneshot(request.body(axum::body::Body::empty()).unwrap()).await;
    let (parts, body) = response.unwrap().into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    Answer { status: parts.status, headers: parts.headers, body }
}

async fn get(path: &str) -> Answer {
    ask(FILES, Method::GET, path, &[]).await
}

#[tokio::test]
async fn the_root_and_every_place_in_the_app_are_the_page() {
    for path in ["/", "/index.html", "/rules", "/game/17", "/rules?find=drop"] {
        let answer = get(path).await;
        assert_eq!((answer.status, &answer.body[..]), (StatusCode::OK, &b"the page"[..]), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    }
}

#[tokio::test]
async fn a_file_that_is_not_there_is_a_404_page() {
    for path in ["/nothing.js", "/icons/nothing.svg", "/../secret.txt", "/.env"] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(String::from_utf8(answer.body).unwrap().contains("404"));
    }
}

#[tokio::test]
async fn media_types_are_what_browsers_insist_on() {
    let types = [
        ("/app-0123456789abcdef.wasm", "application/wasm"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/icons/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ];
    for (path, media_type) in types {
        assert_eq!(get(path).await.header("content-type"), media_type);
    }
}

#[tokio::test]
async fn names_with_a_hash_are_kept_for_ever_and_others_asked_for_anew() {
    let hashed = get("/app-0123456789abcdef.wasm").await;
    assert_eq!(hashed.header("cache-control"), "public, max-age=31536000, immutable");
    for path in ["/", "/sw.js", "/manifest.webmanifest"] {
        assert_eq!(get(path).await.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn the_compressed_form_is_sent_with_its_name() {
    let answer = ask(FILES, Method::GET, "/", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(answer.body, b"br page");
    assert_eq!(answer.header("content-encoding"), "br");
    assert_eq!(answer.header("vary"), "Accept-Encoding");
    let plain = get("/").await;
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(plain.header("vary"), "Accept-Encoding");
}

#[tokio::test]
async fn a_client_with_the_same_content_gets_no_body() {
    for tags in ["W/\"1\"", "\"1\"", "\"0\", W/\"1\"", "*"] {
        let answer = ask(FILES, Method::GET, "/", &[("if-none-match", tags)]).await;
        assert_eq!((answer.status, answer.body.len()), (StatusCode::NOT_MODIFIED, 0), "{tags}");
        assert_eq!(answer.header("etag"), "W/\"1\"");
    }
    let other = ask(FILES, Method::GET, "/", &[("if-none-match", "\"2\"")]).await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let answer = ask(FILES, Method::HEAD, "/", &[]).await;
    assert_eq!((answer.status, answer.header("etag")), (StatusCode::OK, "W/\"1\""));
    assert_eq!(answer.header("content-length"), "8");
    assert!(answer.body.is_empty());
}

#[tokio::test]
async fn other_methods_are_refused() {
    let answer = ask(FILES, Method::POST, "/", &[]).await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.header("allow"), "GET, HEAD");
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    for path in ["/", "/nothing.js"] {
        let answer = get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

#[tokio::test]
async fn without_the_web_app_the_page_says_what_to_do() {
    let answer = ask(&[], Method::GET, "/", &[]).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(String::from_utf8(answer.body).unwrap().contains("cargo play"));
}

#[tokio::test]
async fn a_port_that_was_asked_for_and_is_taken_is_an_error() {
    let first = Server::bind(ServeOptions { port: Some(0), ..ServeOptions::default() }, FILES).await.unwrap();
    let address = first.address().unwrap();
    assert!(address.ip().is_loopback());
    let second = Server::bind(ServeOptions { port: Some(address.port()), ..ServeOptions::default() }, FILES).await;
    assert_eq!(second.unwrap_err().kind(), io::ErrorKind::AddrInUse);
}

#[tokio::test]
async fn without_a_wish_two_servers_get_two_ports() {
    let first = Server::bind(ServeOptions::default(), FILES).await.unwrap();
    let second = Server::bind(ServeOptions::default(), FILES).await.unwrap();
    assert_ne!(first.address().unwrap(), second.address().unwrap());
}

#[tokio::test]
async fn a_server_ends_when_it_is_told_to() {
    let server = Server::bind(ServeOptions { port: Some(0), ..ServeOptions::default() }, FILES).await.unwrap();
    server.run_until(async {}).await;
}

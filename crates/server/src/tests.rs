//! The served app, tested with a few small files.

use axum::body::to_bytes;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use iquazu_messages::{Lang, Messages};
use tower::ServiceExt;

use super::*;

const FILES: &[Asset] = &[
    Asset {
        path: "index.html",
        etag: "W/\"1\"",
        plain: Some(b"the page"),
        brotli: Some(b"br page"),
        gzip: Some(b"gz page"),
    },
    Asset { path: "app-0123456789abcdef.wasm", etag: "W/\"2\"", plain: Some(b"wasm"), brotli: None, gzip: None },
    Asset { path: "sw.js", etag: "W/\"3\"", plain: Some(b"js"), brotli: None, gzip: None },
    Asset { path: "icons/icon.svg", etag: "W/\"4\"", plain: Some(b"svg"), brotli: None, gzip: None },
    Asset { path: "manifest.webmanifest", etag: "W/\"5\"", plain: Some(b"{}"), brotli: None, gzip: None },
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
    let response = router(files, None, admission()).oneshot(request.body(axum::body::Body::empty()).unwrap()).await;
    let (parts, body) = response.unwrap().into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    Answer { status: parts.status, headers: parts.headers, body }
}

fn admission() -> Admission {
    Admission { limiter: RateLimiter::new(Limits::unlimited()), proxies: Arc::default() }
}

async fn get(path: &str) -> Answer {
    ask(FILES, Method::GET, path, &[]).await
}

#[tokio::test]
async fn root_and_app_routes_serve_the_page() {
    for path in ["/", "/index.html", "/rules", "/game/17", "/rules?find=drop"] {
        let answer = get(path).await;
        assert_eq!((answer.status, &answer.body[..]), (StatusCode::OK, &b"the page"[..]), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    }
}

#[tokio::test]
async fn missing_file_is_404() {
    for path in ["/nothing.js", "/icons/nothing.svg", "/../secret.txt", "/.env"] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        let page = String::from_utf8(answer.body).unwrap();
        assert!(Lang::ALL.iter().all(|lang| page.contains(Messages(*lang).error_not_found_title())), "{page}");
    }
}

#[tokio::test]
async fn media_types_match_extensions() {
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
async fn only_hashed_names_are_immutable() {
    let hashed = get("/app-0123456789abcdef.wasm").await;
    assert_eq!(hashed.header("cache-control"), "public, max-age=31536000, immutable");
    for path in ["/", "/sw.js", "/manifest.webmanifest"] {
        assert_eq!(get(path).await.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn compressed_variant_has_its_encoding() {
    let answer = ask(FILES, Method::GET, "/", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(answer.body, b"br page");
    assert_eq!(answer.header("content-encoding"), "br");
    assert_eq!(answer.header("vary"), "Accept-Encoding");
    let plain = get("/").await;
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(plain.header("vary"), "Accept-Encoding");
}

#[tokio::test]
async fn matching_etag_gets_304() {
    for tags in ["W/\"1\"", "\"1\"", "\"0\", W/\"1\"", "*"] {
        let answer = ask(FILES, Method::GET, "/", &[("if-none-match", tags)]).await;
        assert_eq!((answer.status, answer.body.len()), (StatusCode::NOT_MODIFIED, 0), "{tags}");
        assert_eq!(answer.header("etag"), "W/\"1\"");
    }
    let other = ask(FILES, Method::GET, "/", &[("if-none-match", "\"2\"")]).await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn head_has_no_body() {
    let answer = ask(FILES, Method::HEAD, "/", &[]).await;
    assert_eq!((answer.status, answer.header("etag")), (StatusCode::OK, "W/\"1\""));
    assert_eq!(answer.header("content-length"), "8");
    assert!(answer.body.is_empty());
}

#[tokio::test]
async fn other_methods_are_405() {
    let answer = ask(FILES, Method::POST, "/", &[]).await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.header("allow"), "GET, HEAD");
}

#[tokio::test]
async fn every_response_has_security_headers() {
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
async fn missing_web_app_is_explained() {
    let answer = ask(&[], Method::GET, "/", &[]).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(String::from_utf8(answer.body).unwrap().contains("cargo play"));
}

#[tokio::test]
async fn requested_port_in_use_is_an_error() {
    let first = Server::bind(ServeOptions { port: Some(0), ..ServeOptions::default() }, FILES).await.unwrap();
    let address = first.address().unwrap();
    assert!(address.ip().is_loopback());
    let second = Server::bind(ServeOptions { port: Some(address.port()), ..ServeOptions::default() }, FILES).await;
    assert_eq!(second.unwrap_err().kind(), io::ErrorKind::AddrInUse);
}

#[tokio::test]
async fn default_ports_do_not_collide() {
    let first = Server::bind(ServeOptions::default(), FILES).await.unwrap();
    let second = Server::bind(ServeOptions::default(), FILES).await.unwrap();
    assert_ne!(first.address().unwrap(), second.address().unwrap());
}

#[tokio::test]
async fn server_stops_on_shutdown() {
    let server = Server::bind(ServeOptions { port: Some(0), ..ServeOptions::default() }, FILES).await.unwrap();
    server.run_until(async {}).await;
}

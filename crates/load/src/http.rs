//! A minimal HTTP client: one connection per request.

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::source::connect;

/// A response.
#[derive(Debug)]
pub struct HttpResponse {
    /// The status code.
    pub status: u16,
    /// The cookie that it sets, in the form of a `Cookie` header.
    pub cookie: Option<String>,
    /// The body as text.
    pub body: String,
}

impl HttpResponse {
    /// Parses the body of a successful response.
    ///
    /// # Errors
    /// Returns an error if the status is not 2xx or the body is not a `T`.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        ensure!(matches!(self.status, 200..=299), "status {}: {}", self.status, self.body);
        serde_json::from_str(&self.body).with_context(|| format!("unexpected response: {}", self.body))
    }
}

/// Sends a GET request.
///
/// # Errors
/// Returns an error if the server cannot be reached or its response is not HTTP.
pub async fn get(server: SocketAddr, path: &str, cookie: Option<&str>) -> Result<HttpResponse> {
    request(server, "GET", path, cookie, "").await
}

/// Sends a POST request with a JSON body.
///
/// # Errors
/// Returns an error if the server cannot be reached or its response is not HTTP.
pub async fn post(server: SocketAddr, path: &str, cookie: Option<&str>, body: &impl Serialize) -> Result<HttpResponse> {
    request(server, "POST", path, cookie, &serde_json::to_string(body)?).await
}

async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &str,
) -> Result<HttpResponse> {
    let mut stream = connect(server).await?;
    let cookie = cookie.map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\n{cookie}Connection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(head.as_bytes()).await?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await?;
    parse_response(&String::from_utf8(text)?).context("no HTTP response")
}

fn parse_response(text: &str) -> Option<HttpResponse> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(": ")).collect();
    let header = |wanted: &str| headers.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|found| found.1);
    // Compare with Content-Length, so that a truncated response is not taken for a complete one.
    let complete = header("content-length")?.parse() == Ok(body.len());
    let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    complete.then(|| HttpResponse { status, cookie, body: body.to_owned() })
}

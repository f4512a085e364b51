//! One HTTP request at a time, each on a connection of its own.

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a server answered.
#[derive(Debug)]
pub struct HttpResponse {
    pub status: u16,
    /// The cookie that it set, as it is to be sent back.
    pub cookie: Option<String>,
    pub body: String,
}

impl HttpResponse {
    /// The body of an answer that says yes.
    ///
    /// # Errors
    /// When it says no, or something else than `T`.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        ensure!(matches!(self.status, 200..=299), "the server says {}: {}", self.status, self.body);
        serde_json::from_str(&self.body).with_context(|| format!("an unexpected answer: {}", self.body))
    }
}

/// # Errors
/// When the server cannot be reached or answers no HTTP.
pub async fn get(server: SocketAddr, path: &str, cookie: Option<&str>) -> Result<HttpResponse> {
    request(server, "GET", path, cookie, "").await
}

/// # Errors
/// When the server cannot be reached or answers no HTTP.
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
    let mut stream = TcpStream::connect(server).await?;
    let cookie = cookie.map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\n{cookie}Connection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(head.as_bytes()).await?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await?;
    parse_response(&String::from_utf8(text)?).context("no HTTP answer")
}

fn parse_response(text: &str) -> Option<HttpResponse> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(": ")).collect();
    let header = |wanted: &str| headers.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|found| found.1);
    // The server says how long its answers are; without that, one that was cut short would look whole.
    let whole = header("content-length")?.parse() == Ok(body.len());
    let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    whole.then(|| HttpResponse { status, cookie, body: body.to_owned() })
}

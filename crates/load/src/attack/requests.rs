//! Requests that no browser sends.

use super::{Outcome, Target};
use anyhow::Result;
use iquazu_rules::{Edition, Rng, SplitMix};
use serde_json::json;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::from_address;
use crate::source::connect;

/// How long to wait for an answer. A server that keeps the connection open and sends none has refused the request.
pub(super) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);

/// Sends bytes and returns everything that comes back.
async fn exchange(target: &Target, from: IpAddr, bytes: &[u8]) -> Result<String> {
    let talk = async {
        let mut stream = connect(target.server).await?;
        // The server may close the connection before everything is sent.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        anyhow::Ok(String::from_utf8_lossy(&answer).into_owned())
    };
    let answer = tokio::time::timeout(RESPONSE_TIMEOUT, from_address(from, talk)).await;
    answer.unwrap_or_else(|_| Ok(String::new()))
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

fn get(path: &str, headers: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: iquazu.example\r\n{headers}Connection: close\r\n\r\n").into_bytes()
}

/// Sends requests and counts the answers. The server has withstood them if no answer is bad.
async fn ask_all(
    target: &Target,
    attack: &'static str,
    requests: Vec<Vec<u8>>,
    is_bad: impl Fn(&str) -> bool,
) -> Result<Outcome> {
    let (mut counts, mut bad, mut tried): (BTreeMap<u16, u32>, u32, u32) = (BTreeMap::new(), 0, 0);
    let mut from = target.fresh_address();
    for request in requests {
        if tried % 100 == 99 {
            from = target.fresh_address();
        }
        let answer = exchange(target, from, &request).await?;
        *counts.entry(status(&answer)).or_default() += 1;
        bad += u32::from(is_bad(&answer));
        tried += 1;
    }
    target.check_alive().await?;
    let counts: Vec<String> = counts.iter().map(|(status, count)| format!("{count} × {status}")).collect();
    let result = format!("{} ({bad} bad)", counts.join(", ").replace("× 0", "closed"));
    Ok(Outcome { attack, tried, result, held: bad == 0 })
}

/// Returns whether an answer shows a fault of the server, or something that is not ours to show.
fn is_fault(answer: &str) -> bool {
    matches!(status(answer), 500 | 502 | 504) || answer.contains("root:") || answer.contains("panicked")
}

pub(super) async fn odd_paths(target: &Target) -> Result<Outcome> {
    let paths = [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%00",
        "/%ff",
        "/api/%ff",
        "/api/tables/%ff",
        "/api/tables/%00",
        "//etc/passwd",
        "/./",
        "/api/../metrics",
        "/.env",
        "/.git/config",
        "/api/tables/..%2f..",
        "/api/join/%c0%ae%c0%ae",
        "*",
        "http://evil.example/",
        "/api/tables/\u{202e}",
        "/?%",
        "/api/tables/00000000000000000000000000/socket",
        "/index.html/",
        "/api//tables",
        "\\..\\..",
        "/;/",
    ];
    let mut requests: Vec<Vec<u8>> = Vec::new();
    for _ in 0..target.scale.repetitions.div_ceil(20) {
        requests.extend(paths.iter().map(|path| get(path, "")));
    }
    requests.push(get(&format!("/{}", "a".repeat(15_000)), ""));
    requests.push(get(&format!("/{}", "../".repeat(4_000)), ""));
    ask_all(target, "odd paths", requests, is_fault).await
}

pub(super) async fn odd_hosts(target: &Target) -> Result<Outcome> {
    let heads = ["X: y", "Host: a\r\nHost: b", "Host: ", "Host: a b", "Host: a@b", "Host: a/b", "Host: \u{e9}"];
    let request = |head: &&str| format!("GET /api/me HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n").into_bytes();
    let is_bad = |answer: &str| is_fault(answer) || status(answer) == 200;
    ask_all(target, "missing, doubled and odd hosts", heads.iter().map(request).collect(), is_bad).await
}

/// One request that a proxy may take for two, or the other way round: there must be one answer at most.
pub(super) async fn smuggling(target: &Target) -> Result<Outcome> {
    let hidden = "GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n";
    let bodies = [
        format!("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}"),
        format!("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n{hidden}"),
        format!("Content-Length: 0\r\nContent-Length: {}\r\n\r\n{hidden}", hidden.len()),
        format!("Content-Length: +{}\r\n\r\n{hidden}", hidden.len()),
        format!("Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n{hidden}"),
        format!("Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n{hidden}"),
        format!("Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n{hidden}"),
        format!("Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{hidden}"),
        format!("Content-Length: 99999999999999999999\r\n\r\n{hidden}"),
        format!("Content-Length: -1\r\n\r\n{hidden}"),
    ];
    let request = |rest: &String| {
        let head = "POST /api/push HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n";
        format!("{head}{rest}").into_bytes()
    };
    let requests = bodies.iter().map(request).collect();
    let is_bad = |answer: &str| is_fault(answer) || answer.contains("iquazu_tables_loaded");
    ask_all(target, "smuggled requests", requests, is_bad).await
}

pub(super) async fn header_bombs(target: &Target) -> Result<Outcome> {
    let mut requests = Vec::new();
    for _ in 0..target.scale.repetitions.div_ceil(10) {
        requests.push(get("/", &format!("X: {}\r\n", "x".repeat(100_000))));
        requests.push(get("/", &"X: y\r\n".repeat(2_000)));
        requests.push(get("/", &format!("Cookie: {}\r\n", "iquazu=x; ".repeat(1_000))));
        requests.push(get("/", &format!("{}: y\r\n", "X".repeat(30_000))));
    }
    let is_bad = |answer: &str| is_fault(answer);
    ask_all(target, "header bombs", requests, is_bad).await
}

pub(super) async fn mutated_bodies(target: &Target) -> Result<Outcome> {
    let create = json!({
        "settings": {
            "edition": Edition::standard().id(), "seats": [{ "for": "person" }, { "for": "bot", "level": "club" }],
            "pace": "live", "clock": { "kind": "none" }, "stand_in": "casual", "visibility": "link",
        },
        "name": "Eve", "nonce": "ab".repeat(32),
    });
    let create = create.to_string();
    let sit = format!(r#"{{"name":"Eve","nonce":"{}"}}"#, "cd".repeat(32));
    let token = "A".repeat(43);
    let routes = [
        ("POST", "/api/tables".to_owned(), create),
        ("POST", format!("/api/join/{token}"), sit),
        ("POST", format!("/api/carry/{token}"), r#"{"replace":true}"#.to_owned()),
        (
            "POST",
            "/api/push".to_owned(),
            r#"{"endpoint":"https://x","p256dh":"BA","auth":"AA","title":"x","body":"x"}"#.to_owned(),
        ),
    ];
    let mut rng = SplitMix::new(7);
    let requests = (0..target.scale.mutations).map(|number| {
        let (method, path, body) = &routes[number as usize % routes.len()];
        let body = mutate(body.as_bytes(), &mut rng);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        [head.into_bytes(), body].concat()
    });
    ask_all(target, "mutated bodies", requests.collect(), is_fault).await
}

/// Changes, removes, repeats or inserts a few bytes.
pub(super) fn mutate(bytes: &[u8], rng: &mut SplitMix) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + rng.below(4) {
        let place = rng.below(u32::try_from(bytes.len().max(1)).unwrap_or(1)) as usize;
        let place = place.min(bytes.len());
        match rng.below(5) {
            0 if place < bytes.len() => bytes[place] = rng.below(256) as u8,
            1 if place < bytes.len() => drop(bytes.remove(place)),
            2 => bytes.insert(place, b"\"{}[],:0-e\\"[rng.below(11) as usize]),
            3 => bytes.truncate(place),
            _ => {
                let part = bytes[place..].to_vec();
                bytes.extend_from_slice(&part[..part.len().min(64)]);
            }
        }
    }
    bytes
}

/// Claims another address with every request: the limit of the real one must count.
pub(super) async fn forged_addresses(target: &Target) -> Result<Outcome> {
    let tried = 200.max(target.scale.repetitions);
    let from = target.fresh_address();
    let mut limited = 0;
    for number in 0..tried {
        let forged = format!("X-Forwarded-For: 9.9.{}.{}\r\n", number / 250, number % 250);
        limited += u32::from(status(&exchange(target, from, &get("/api/me", &forged)).await?) == 429);
    }
    let result = format!("{limited} limited by the real address");
    Ok(Outcome { attack: "forged X-Forwarded-For", tried, result, held: limited > 0 })
}

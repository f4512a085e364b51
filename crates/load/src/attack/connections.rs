//! Connections that are held open.

use super::{Outcome, Target};
use anyhow::Result;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::source::connect;
use crate::{PlayerSocket, SeatedTable, from_address};

/// How long the connections are held while the control table plays.
const HOLD: Duration = Duration::from_secs(3);

/// Opens connections, sends the same bytes on each and reads nothing.
async fn hold(target: &Target, count: u32, per_address: u32, bytes: &[u8]) -> Vec<TcpStream> {
    let (mut held, mut from) = (Vec::new(), target.fresh_address());
    for number in 0..count {
        if number % per_address == per_address - 1 {
            from = target.fresh_address();
        }
        let Ok(mut stream) = from_address(from, connect(target.server)).await else { continue };
        if stream.write_all(bytes).await.is_ok() {
            held.push(stream);
        }
    }
    held
}

async fn outcome(target: &Target, attack: &'static str, held: Vec<TcpStream>) -> Result<Outcome> {
    tokio::time::sleep(HOLD).await;
    target.check_alive().await?;
    let tried = u32::try_from(held.len())?;
    Ok(Outcome { attack, tried, result: "held open; operators and others are answered".to_owned(), held: true })
}

/// More than one address may have.
pub(super) async fn slow_heads(target: &Target) -> Result<Outcome> {
    let held = hold(target, 400.min(target.scale.idle), u32::MAX, b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ").await;
    outcome(target, "half heads from one address", held).await
}

pub(super) async fn unread_downloads(target: &Target) -> Result<Outcome> {
    let requests = "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20);
    let held = hold(target, target.scale.idle, 100, requests.as_bytes()).await;
    outcome(target, "unread downloads", held).await
}

pub(super) async fn idle_connections(target: &Target) -> Result<Outcome> {
    let held = hold(target, target.scale.idle, 100, b"").await;
    outcome(target, "idle connections", held).await
}

pub(super) async fn many_spectators(target: &Target) -> Result<Outcome> {
    let table = from_address(target.fresh_address(), SeatedTable::create(target.server, 2, 0)).await?;
    let mut watching = Vec::new();
    for _ in 0..target.scale.repetitions {
        let socket = PlayerSocket::open(target.server, &table.table, None, None);
        watching.push(from_address(target.fresh_address(), socket).await?);
    }
    tokio::time::sleep(HOLD).await;
    target.check_alive().await?;
    let tried = u32::try_from(watching.len())?;
    Ok(Outcome { attack: "spectators of one table", tried, result: "all admitted".to_owned(), held: true })
}

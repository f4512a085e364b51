//! Frames that no client sends.

use super::requests::{RESPONSE_TIMEOUT, mutate};
use super::{Outcome, Target};
use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use iquazu_protocol::{ClientMessage, PROTOCOL_VERSION, TableId};
use iquazu_rules::{Rng, SplitMix};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::source::connect;
use crate::{SeatedTable, from_address};

const MESSAGES: [&str; 10] = [
    r#"{"type":"hello","version":2,"seen":7}"#,
    r#"{"type":"act","request":"r1","expected":0,"action":"place 3e 1w2b"}"#,
    r#"{"type":"chat","request":"r2","said":{"text":"hello"}}"#,
    r#"{"type":"replace","request":"r3","seat":2}"#,
    r#"{"type":"remove","request":"r4","seat":2}"#,
    r#"{"type":"rematch","request":"r5"}"#,
    r#"{"type":"ping","sent":5}"#,
    r#"{"type":"leave","request":"r6"}"#,
    r#"{"type":"commit","request":"r7","round":1,"commitment":"0303030303030303030303030303030303030303030303030303030303030303"}"#,
    r#"{"type":"reveal","request":"r8","round":1,"nonce":"0404040404040404040404040404040404040404040404040404040404040404"}"#,
];

/// Opens a WebSocket of a stranger, who is admitted as a spectator: otherwise nothing that follows would be tried.
async fn open(target: &Target, table: &TableId) -> Result<WebSocketStream<TcpStream>> {
    let stream = connect(target.server).await?;
    let url = format!("ws://{}/api/tables/{table}/socket", target.server);
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await?;
    let hello = serde_json::to_string(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: None })?;
    socket.send(Message::text(hello)).await?;
    loop {
        // The server's own pings may come first.
        if let Message::Text(answer) = socket.next().await.context("an answer")?? {
            ensure!(answer.starts_with(r#"{"type":"snapshot""#), "not admitted: {answer}");
            return Ok(socket);
        }
    }
}

/// A masked frame, as clients send them.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = payload.len().min(125);
    let mut frame = vec![first, 0x80 | length as u8, 0, 0, 0, 0];
    frame.extend(&payload[..length]);
    frame
}

/// Sends frames until there are none or the server closes the connection; returns how many.
async fn send_all(mut socket: WebSocketStream<TcpStream>, frames: Vec<Message>) -> u32 {
    let mut sent = 0;
    for frame in frames {
        if socket.send(frame).await.is_err() {
            break;
        }
        sent += 1;
    }
    // Reads what was answered, until a close frame or an error.
    let _ = socket.close(None).await;
    while let Some(Ok(_)) = socket.next().await {}
    sent
}

pub(super) async fn mutated_frames(target: &Target) -> Result<Outcome> {
    let table = from_address(target.fresh_address(), SeatedTable::create(target.server, 2, 0)).await?;
    let mut rng = SplitMix::new(3);
    let (mut tried, mut connections) = (0, 0u32);
    while tried < target.scale.mutations {
        let frames = (0..60).map(|number| {
            let bytes = mutate(MESSAGES[number % MESSAGES.len()].as_bytes(), &mut rng);
            String::from_utf8(bytes).map_or_else(|error| Message::binary(error.into_bytes()), Message::text)
        });
        let frames = frames.collect();
        let talk = async { anyhow::Ok(send_all(open(target, &table.table).await?, frames).await) };
        tried += from_address(target.fresh_address(), talk).await?.max(1);
        connections += 1;
    }
    target.check_alive().await?;
    let result = format!("over {connections} connections; the server goes on");
    Ok(Outcome { attack: "mutated frames", tried, result, held: true })
}

/// Bytes that are almost frames: the server must close the connection or go on, whatever their heads say.
pub(super) async fn mutated_heads(target: &Target) -> Result<Outcome> {
    let table = from_address(target.fresh_address(), SeatedTable::create(target.server, 2, 0)).await?;
    let mut rng = SplitMix::new(5);
    let (mut tried, mut closed) = (0, 0u32);
    while tried < target.scale.mutations {
        let kinds = [0x81, 0x82, 0x88, 0x89, 0x8a, 0x01, 0x00, 0x80];
        let frames = (0..30).map(|number| {
            let message = MESSAGES[rng.below(10) as usize].as_bytes();
            mutate(&frame(kinds[number % kinds.len()], message), &mut rng)
        });
        let bytes = frames.collect::<Vec<_>>().concat();
        let talk = async {
            let mut socket = open(target, &table.table).await?;
            // The server may close the connection before everything is sent.
            let stream = socket.get_mut();
            let sent = stream.write_all(&bytes).await.is_ok() && stream.shutdown().await.is_ok();
            let mut answers = Vec::new();
            let ended = tokio::time::timeout(RESPONSE_TIMEOUT, stream.read_to_end(&mut answers)).await.is_ok();
            anyhow::Ok(ended || !sent)
        };
        closed += u32::from(from_address(target.fresh_address(), talk).await?);
        tried += 30;
    }
    target.check_alive().await?;
    let (connections, held) = (tried / 30, closed == tried / 30);
    let result = format!("{closed} of {connections} connections ended by the server");
    Ok(Outcome { attack: "mutated heads of frames", tried, result, held })
}

/// Pings, pongs and empty messages: the server must close the connection.
pub(super) async fn control_frames(target: &Target) -> Result<Outcome> {
    let table = from_address(target.fresh_address(), SeatedTable::create(target.server, 2, 0)).await?;
    let (mut tried, mut ended) = (0, 0);
    let kinds = [Message::Ping(Vec::new().into()), Message::Pong(Vec::new().into()), Message::text("")];
    for kind in &kinds {
        let flood = async {
            let mut socket = open(target, &table.table).await?;
            let mut sent = 0;
            while sent < 5_000 && socket.send(kind.clone()).await.is_ok() {
                sent += 1;
            }
            let closed = loop {
                match socket.next().await {
                    None | Some(Err(_) | Ok(Message::Close(_))) => break true,
                    Some(Ok(_)) => {}
                }
            };
            anyhow::Ok((sent, closed))
        };
        let (sent, closed) = from_address(target.fresh_address(), flood).await?;
        (tried, ended) = (tried + sent, ended + usize::from(closed));
    }
    let result = format!("{ended} of {} connections closed by the server", kinds.len());
    Ok(Outcome { attack: "control and empty frames", tried, result, held: ended == kinds.len() })
}

//! Frames that no client sends.

use super::requests::mutate;
use super::{Outcome, Target};
use anyhow::Result;
use futures_util::{SinkExt, StreamExt};
use iquazu_protocol::TableId;
use iquazu_rules::SplitMix;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::source::connect;
use crate::{SeatedTable, from_address};

const MESSAGES: [&str; 8] = [
    r#"{"type":"hello","version":1,"seen":7}"#,
    r#"{"type":"act","request":"r1","expected":0,"action":"place 3e 1w2b"}"#,
    r#"{"type":"chat","request":"r2","said":{"text":"hello"}}"#,
    r#"{"type":"replace","request":"r3","seat":2}"#,
    r#"{"type":"remove","request":"r4","seat":2}"#,
    r#"{"type":"rematch","request":"r5"}"#,
    r#"{"type":"ping","sent":5}"#,
    r#"{"type":"leave","request":"r6"}"#,
];

/// Opens a WebSocket of a stranger.
async fn open(target: &Target, table: &TableId) -> Result<WebSocketStream<TcpStream>> {
    let stream = connect(target.server).await?;
    let url = format!("ws://{}/api/tables/{table}/socket", target.server);
    Ok(tokio_tungstenite::client_async(url, stream).await?.0)
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
        let mut frames = vec![Message::text(r#"{"type":"hello","version":1}"#)];
        frames.extend((0..60).map(|number| {
            let bytes = mutate(MESSAGES[number % MESSAGES.len()].as_bytes(), &mut rng);
            String::from_utf8(bytes).map_or_else(|error| Message::binary(error.into_bytes()), Message::text)
        }));
        let talk = async { anyhow::Ok(send_all(open(target, &table.table).await?, frames).await) };
        tried += from_address(target.fresh_address(), talk).await?.max(1);
        connections += 1;
    }
    target.check_alive().await?;
    let result = format!("over {connections} connections; the server goes on");
    Ok(Outcome { attack: "mutated frames", tried, result, held: true })
}

/// Pings, pongs and empty messages: the server must close the connection.
pub(super) async fn control_frames(target: &Target) -> Result<Outcome> {
    let table = from_address(target.fresh_address(), SeatedTable::create(target.server, 2, 0)).await?;
    let (mut tried, mut ended) = (0, 0);
    let kinds = [Message::Ping(Vec::new().into()), Message::Pong(Vec::new().into()), Message::text("")];
    for kind in &kinds {
        let flood = async {
            let mut socket = open(target, &table.table).await?;
            socket.send(Message::text(r#"{"type":"hello","version":1}"#)).await?;
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

//! A client of WebDriver BiDi: JSON over a WebSocket.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A connection with a session.
#[derive(Debug)]
pub(super) struct Bidi {
    socket: WebSocketStream<TcpStream>,
    last_id: u64,
    /// Errors that pages have written to the console.
    pub(super) errors: Vec<String>,
}

impl Bidi {
    /// Connects to a browser that listens on this port, and opens a session.
    pub(super) async fn connect(port: u16) -> Result<Bidi> {
        let stream = TcpStream::connect(("127.0.0.1", port)).await?;
        let (socket, _) = tokio_tungstenite::client_async(format!("ws://127.0.0.1:{port}/session"), stream).await?;
        let mut bidi = Bidi { socket, last_id: 0, errors: Vec::new() };
        bidi.call("session.new", json!({"capabilities": {}})).await?;
        bidi.call("session.subscribe", json!({"events": ["log.entryAdded"]})).await?;
        Ok(bidi)
    }

    /// Sends a command and waits for its result. Events that come before it are noted.
    pub(super) async fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.last_id += 1;
        let command = json!({"id": self.last_id, "method": method, "params": params}).to_string();
        self.socket.send(Message::Text(command.into())).await?;
        loop {
            let Message::Text(text) = self.socket.next().await.context("connection closed by the browser")?? else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text)?;
            if answer["method"] == "log.entryAdded" && answer["params"]["level"] == "error" {
                let text = answer["params"]["text"].as_str().unwrap_or_default();
                if !is_aborted_load(method, text) {
                    self.errors.push(format!("{text} (before the end of {method})"));
                }
            }
            if answer["id"] != self.last_id {
                continue;
            }
            if answer["type"] == "error" {
                bail!("{method}: {}", answer["message"].as_str().unwrap_or("an error"));
            }
            return Ok(answer["result"].take());
        }
    }
}

/// Returns whether an error says that a page was left while it was loading something. Firefox reports that.
fn is_aborted_load(method: &str, text: &str) -> bool {
    let loading = ["NetworkError when attempting to fetch resource", "A ServiceWorker intercepted the request"];
    method.starts_with("browsingContext.") && loading.iter().any(|part| text.contains(part))
}

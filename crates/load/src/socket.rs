//! The WebSocket of a player.

use crate::source::connect;
use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use iquazu_protocol::{ClientMessage, PROTOCOL_VERSION, ServerMessage, TableId};
use iquazu_rules::View;
use iquazu_rules::edition::Library;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Bytes per read buffer. Small: there are thousands of sockets, and messages are short.
const BUFFER: usize = 1024;

/// A WebSocket connection to a table.
#[derive(Debug)]
pub struct PlayerSocket(WebSocketStream<TcpStream>);

impl PlayerSocket {
    /// Connects and sends `hello`. The server sends only what comes after `seen`.
    ///
    /// # Errors
    /// Returns an error if the server cannot be reached or rejects the connection.
    pub async fn open(
        server: SocketAddr,
        table: &TableId,
        cookie: Option<&str>,
        seen: Option<u64>,
    ) -> Result<PlayerSocket> {
        let stream = connect(server).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = PlayerSocket(socket);
        socket.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: seen }).await?;
        Ok(socket)
    }

    /// Sends a message.
    ///
    /// # Errors
    /// Returns an error if the connection is lost.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        Ok(self.0.send(Message::Text(serde_json::to_string(message)?.into())).await?)
    }

    /// Receives the next message as text.
    ///
    /// # Errors
    /// Returns an error if the connection is lost or closed.
    pub async fn recv_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.0.next().await.context("connection lost")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => bail!("connection closed by the server"),
                _ => {}
            }
        }
    }

    /// Receives the next message.
    ///
    /// # Errors
    /// Returns an error if the connection is lost or the message is malformed.
    pub async fn recv(&mut self) -> Result<ServerMessage> {
        let text = self.recv_text().await?;
        serde_json::from_str(&text).with_context(|| format!("unexpected message: {text}"))
    }
}

/// Parses a view of the standard edition.
///
/// # Errors
/// Returns an error if the text is malformed.
pub fn parse_view(text: &str) -> Result<View> {
    let standard = &Library::built_in();
    View::parse(text, standard).map_err(|error| anyhow::anyhow!("{error}: {text}"))
}

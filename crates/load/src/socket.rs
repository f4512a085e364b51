//! A player's WebSocket.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use iquazu_protocol::{ClientMessage, PROTOCOL_VERSION, ServerMessage, TableId};
use iquazu_rules::{Edition, View};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// There are thousands, and messages are short.
const BUFFER: usize = 1024;

/// A connection to a table.
#[derive(Debug)]
pub struct PlayerSocket(WebSocketStream<TcpStream>);

impl PlayerSocket {
    /// Connects and says hello; what was seen before is not repeated.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses.
    pub async fn open(
        server: SocketAddr,
        table: &TableId,
        cookie: Option<&str>,
        seen: Option<u64>,
    ) -> Result<PlayerSocket> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let mut line = PlayerSocket(socket);
        line.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: seen }).await?;
        Ok(line)
    }

    /// # Errors
    /// When the connection is lost.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        Ok(self.0.send(Message::Text(serde_json::to_string(message)?.into())).await?)
    }

    /// The next message as it came.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn recv_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.0.next().await.context("the connection has ended")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => bail!("the server closes the connection"),
                _ => {}
            }
        }
    }

    /// # Errors
    /// When the connection is lost, or the message cannot be read.
    pub async fn recv(&mut self) -> Result<ServerMessage> {
        let text = self.recv_text().await?;
        serde_json::from_str(&text).with_context(|| format!("an unexpected message: {text}"))
    }
}

/// # Errors
/// When the text is no view.
pub fn parse_view(text: &str) -> Result<View> {
    let standard = |id: &str| Some(Edition::standard()).filter(|edition| edition.id() == id);
    View::parse(text, standard).map_err(|error| anyhow::anyhow!("{error}: {text}"))
}

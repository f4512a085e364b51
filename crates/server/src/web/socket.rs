//! The WebSocket of a table: one task for each connection, which only passes messages on.

use std::sync::Arc;
use std::time::Duration;

use super::Online;
use super::address;
use super::body::Problem;
use super::identity::Visitor;
use super::tables::table_id;
use crate::hub::{Ask, now, outbox};
use crate::limits::{Bucket, Connection};
use crate::table::Command;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use iquazu_protocol::{ClientMessage, MESSAGE_LIMIT, Refusal, ServerMessage, Time, decode};
use iquazu_store::{IdentityId, TableId};
use tokio::time::Instant;

/// Who says nothing at first is not waited for.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(20);
/// A connection that was not heard of for so long is half open.
const SILENCE: Duration = Duration::from_secs(50);
/// A client that takes nothing for so long is gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// A client that sends so much that cannot be read, or too fast, is sent away.
const MOST_FAULTS: u32 = 50;
/// Small: there are thousands of connections, and what clients say is short.
const READ_BUFFER: usize = 512;
/// What waits together is written together, up to this; the buffer stays as large as the longest message so far.
const WRITE_BUFFER: usize = 1024;

/// `GET /api/tables/{table}/socket`
pub(super) async fn connect(
    State(online): State<Online>,
    Path(table): Path<String>,
    address::From(from): address::From,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let table = table_id(&table)?;
    let place = online.gate.connection(from)?;
    let identity = visitor.id();
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1 << 20)
        // One byte more than is taken: what is too long is refused with a reason, what is huge ends the connection.
        .max_message_size(4 * MESSAGE_LIMIT)
        .max_frame_size(4 * MESSAGE_LIMIT);
    Ok(upgrade.on_upgrade(move |socket| Talk::new(online, table, identity, socket, place).run()))
}

struct Talk {
    online: Online,
    table: TableId,
    identity: Option<IdentityId>,
    socket: WebSocket,
    id: u64,
    messages: Bucket,
    faults: u32,
    heard: Instant,
    /// The shortest way there and back so far.
    lag: Time,
    _place: Connection,
}

/// That a conversation is over.
struct Ended;

impl Talk {
    fn new(
        online: Online,
        table: TableId,
        identity: Option<IdentityId>,
        socket: WebSocket,
        place: Connection,
    ) -> Box<Talk> {
        let messages = Bucket::new(online.gate.limits().messages, std::time::Instant::now());
        let id = online.hub.next_connection();
        let (faults, heard, lag) = (0, Instant::now(), 0);
        Box::new(Talk { online, table, identity, socket, id, messages, faults, heard, lag, _place: place })
    }

    /// In a box: a future would have room for what it is given and for what it works with.
    async fn run(mut self: Box<Talk>) {
        let hub = Arc::clone(&self.online.hub);
        let _counted = hub.metrics.connections.one_more();
        if let Ok(Some(seen)) = self.await_hello().await {
            // Whatever ended it, the table is told.
            let _ = self.converse(seen).await;
            let _ = self.online.hub.ask(self.table, Ask::Part { id: self.id }).await;
        }
        let goodbye = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::default() };
        let _ = tokio::time::timeout(SEND_WITHIN, self.socket.send(Message::Close(Some(goodbye)))).await;
    }

    /// The last sequence number that the client has; nothing inside where it has none.
    async fn await_hello(&mut self) -> Result<Option<Option<u64>>, Ended> {
        let deadline = Instant::now() + HELLO_WITHIN;
        loop {
            let received = tokio::time::timeout_at(deadline, self.socket.recv()).await.map_err(|_| Ended)?;
            let Some(bytes) = payload(received.ok_or(Ended)?.map_err(|_| Ended)?) else { continue };
            match decode(&bytes) {
                Ok(ClientMessage::Hello { seen, .. }) => return Ok(Some(seen)),
                Ok(ClientMessage::Ping { sent }) => self.send(&ServerMessage::Pong { sent }).await?,
                Ok(_) => self.refuse(Refusal::HelloFirst {}).await?,
                Err(refusal) => self.refuse(refusal).await?,
            }
        }
    }

    async fn converse(&mut self, seen: Option<u64>) -> Result<(), Ended> {
        let (outbox, mut outgoing) = outbox();
        let join = Ask::Join { id: self.id, identity: self.identity, seen, outbox };
        if let Err(refusal) = self.online.hub.ask(self.table, join).await {
            return self.refuse(refusal).await;
        }
        let mut ping = tokio::time::interval(PING_EVERY);
        loop {
            tokio::select! {
                texts = outgoing.take() => {
                    if texts.is_empty() {
                        // The table does not want this connection any more.
                        return Ok(());
                    }
                    self.pass_on(texts.into_iter().map(Message::Text)).await?;
                }
                received = self.socket.recv() => {
                    self.heard = Instant::now();
                    // Boxed: most connections listen most of the time.
                    Box::pin(self.hear(received.ok_or(Ended)?.map_err(|_| Ended)?)).await?;
                }
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(Ended);
                    }
                    self.pass_on([Message::Ping(now().to_le_bytes().to_vec().into())]).await?;
                }
            }
        }
    }

    /// All in one go.
    async fn pass_on(&mut self, messages: impl IntoIterator<Item = Message>) -> Result<(), Ended> {
        let sending = async {
            for message in messages {
                self.socket.feed(message).await?;
            }
            self.socket.flush().await
        };
        tokio::time::timeout(SEND_WITHIN, sending).await.map_err(|_| Ended)?.map_err(|_: axum::Error| Ended)
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), Ended> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.pass_on([Message::Text(text.into())]).await
    }

    /// Says why not; who goes on and on is sent away.
    async fn refuse(&mut self, refusal: Refusal) -> Result<(), Ended> {
        self.faults += 1;
        self.send(&ServerMessage::Refused { request: None, refusal }).await?;
        if self.faults > MOST_FAULTS { Err(Ended) } else { Ok(()) }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Ended> {
        self.online.hub.metrics.messages.count();
        if let Message::Pong(sent) = &message {
            self.measure(sent);
        }
        let Some(bytes) = payload(message) else { return Ok(()) };
        let message = match decode(&bytes) {
            Ok(message) => message,
            Err(refusal) => return self.refuse(refusal).await,
        };
        if let Err(refusal) = self.messages.spend(std::time::Instant::now()) {
            self.faults += 1;
            let request = message.request().cloned();
            self.send(&ServerMessage::Refused { request, refusal }).await?;
            return if self.faults > MOST_FAULTS { Err(Ended) } else { Ok(()) };
        }
        self.act_on(message).await
    }

    async fn act_on(&mut self, message: ClientMessage) -> Result<(), Ended> {
        let from = self.id;
        let say = |request, command| Ask::Say { from, request, command };
        let ask = match message {
            ClientMessage::Ping { sent } => return self.send(&ServerMessage::Pong { sent }).await,
            ClientMessage::Hello { seen, .. } => Ask::Again { id: from, seen },
            ClientMessage::Act { request, expected, action } => {
                say(request, Command::Act { expected, action, lag_ms: self.lag })
            }
            ClientMessage::Chat { request, said } => say(request, Command::Say(said)),
            ClientMessage::Start { request } => say(request, Command::Start),
            ClientMessage::Leave { request } => say(request, Command::Leave),
            ClientMessage::Return { request } => say(request, Command::Return),
            ClientMessage::Replace { request, seat } => Ask::Replace { from, request, seat },
            ClientMessage::Rematch { request } => Ask::Rematch { from, request },
        };
        match self.online.hub.ask(self.table, ask).await {
            Ok(()) => Ok(()),
            Err(refusal) => self.refuse(refusal).await,
        }
    }

    /// How long a message was on its way there and back.
    fn measure(&mut self, sent: &[u8]) {
        if let Ok(sent) = sent.try_into().map(u64::from_le_bytes) {
            let way = now().saturating_sub(sent);
            self.lag = if self.lag == 0 { way } else { self.lag.min(way) };
        }
    }
}

/// What a client said, as bytes; binary messages are read like text and refused like text.
fn payload(message: Message) -> Option<axum::body::Bytes> {
    match message {
        Message::Text(text) => Some(text.into()),
        Message::Binary(bytes) => Some(bytes),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => None,
    }
}

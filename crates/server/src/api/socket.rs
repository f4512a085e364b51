//! The WebSocket of a table: one task per connection that passes messages between client and actor.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use super::ApiState;
use super::identity::Caller;
use super::json::ApiError;
use super::origin;
use super::tables::parse_table;
use crate::connections::ConnectionPermit;
use crate::hub::{Session, TableMessage, outbox};
use crate::random;
use crate::table::Command;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use iquazu_protocol::{ClientMessage, MAX_MESSAGE_BYTES, Refusal, ServerMessage, UnixMillis, decode};
use iquazu_store::{IdentityId, TableKey};
use tokio::sync::watch;
use tokio::time::Instant;

/// Closes connections that do not send `hello` in time.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// Closes connections that were silent for this long: they are half open.
const IDLE_TIMEOUT: Duration = Duration::from_secs(50);
/// Closes connections whose client does not read.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Closes connections after this many malformed or rate-limited messages.
const MAX_PROTOCOL_ERRORS: u32 = 50;
/// Small, because there are thousands of connections and clients' messages are short.
const READ_BUFFER: usize = 512;
/// Queued messages are written together up to this size; the buffer grows with the longest message.
const WRITE_BUFFER: usize = 1024;

/// `GET /api/tables/{table}/socket`
pub(super) async fn connect(
    State(state): State<ApiState>,
    Path(table): Path<String>,
    origin::ClientIp(from): origin::ClientIp,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let table = parse_table(&table)?;
    let upgrade = upgrade.map_err(|_| ApiError(Refusal::Malformed {}))?;
    let permit = state.limiter.open_socket(from)?;
    let identity = caller.id();
    let session = caller.secret().map(|secret| state.hub.sessions.open(secret));
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1 << 20)
        // Larger than the limit: an oversized message is refused with a reason, a huge one closes the connection.
        .max_message_size(4 * MAX_MESSAGE_BYTES)
        .max_frame_size(4 * MAX_MESSAGE_BYTES);
    Ok(upgrade
        .on_upgrade(move |socket| TableSocket::new(state, table, identity, from, socket, (permit, session)).run()))
}

struct TableSocket {
    state: ApiState,
    table: TableKey,
    identity: Option<IdentityId>,
    address: IpAddr,
    socket: WebSocket,
    id: u64,
    protocol_errors: u32,
    /// The code to close the connection with.
    close_code: u16,
    last_received_at: Instant,
    /// The content and time of the last ping. Only the answer to it measures the lag: a client cannot claim any.
    last_ping: (u64, Instant),
    /// The shortest round trip so far, in milliseconds.
    lag_ms: UnixMillis,
    /// Ends when the device is removed.
    session: Option<Session>,
    _permit: ConnectionPermit,
}

/// The connection has closed or must be closed.
struct SocketClosed;

impl TableSocket {
    fn new(
        state: ApiState,
        table: TableKey,
        identity: Option<IdentityId>,
        address: IpAddr,
        socket: WebSocket,
        (permit, session): (ConnectionPermit, Option<Session>),
    ) -> Box<TableSocket> {
        let id = state.hub.next_connection();
        Box::new(TableSocket {
            state,
            table,
            identity,
            address,
            socket,
            id,
            protocol_errors: 0,
            close_code: close_code::NORMAL,
            last_received_at: Instant::now(),
            last_ping: (random::seed(), Instant::now()),
            lag_ms: 0,
            session,
            _permit: permit,
        })
    }

    /// Boxed, because a future would hold both its argument and its state.
    async fn run(mut self: Box<TableSocket>) {
        let hub = Arc::clone(&self.state.hub);
        let _tracked = hub.metrics.track_connection();
        if let Ok(Some(last_seq)) = self.await_hello().await {
            // Notify the table however the loop ended.
            let _ = self.run_loop(last_seq).await;
            let _ = self.state.hub.send(self.table, TableMessage::Disconnected { id: self.id }).await;
        }
        let goodbye = CloseFrame { code: self.close_code, reason: Utf8Bytes::default() };
        let _ = tokio::time::timeout(SEND_TIMEOUT, self.socket.send(Message::Close(Some(goodbye)))).await;
    }

    /// Waits for `hello` and returns its sequence number.
    async fn await_hello(&mut self) -> Result<Option<Option<u64>>, SocketClosed> {
        let deadline = Instant::now() + HELLO_TIMEOUT;
        loop {
            let received = tokio::time::timeout_at(deadline, self.socket.recv()).await.map_err(|_| SocketClosed)?;
            let received = self.accept(received)?;
            let counted = self.state.limiter.check_message(self.address, self.identity);
            let Some(bytes) = payload(received) else {
                counted.or_else(|_| self.count_error())?;
                continue;
            };
            match counted.and_then(|()| decode(&bytes)) {
                Ok(ClientMessage::Hello { last_seq, .. }) => return Ok(Some(last_seq)),
                Ok(ClientMessage::Ping { sent }) => self.send(&ServerMessage::Pong { sent }).await?,
                Ok(_) => self.refuse(Refusal::HelloFirst {}).await?,
                Err(refusal) => self.refuse(refusal).await?,
            }
        }
    }

    async fn run_loop(&mut self, last_seq: Option<u64>) -> Result<(), SocketClosed> {
        let (outbox, mut outgoing) = outbox();
        let join = TableMessage::Connected { id: self.id, identity: self.identity, last_seq, outbox };
        if let Err(refusal) = self.state.hub.send(self.table, join).await {
            return self.refuse(refusal).await;
        }
        let mut ping = tokio::time::interval(PING_INTERVAL);
        let mut abandoned = self.state.hub.abandoned();
        loop {
            tokio::select! {
                texts = outgoing.recv_all() => {
                    if texts.is_empty() {
                        // The table has dropped this connection.
                        return Ok(());
                    }
                    self.send_batch(texts.into_iter().map(Message::Text)).await?;
                }
                received = self.socket.recv() => {
                    self.last_received_at = Instant::now();
                    // Boxed, because most connections are idle.
                    let received = self.accept(received)?;
                    Box::pin(self.on_message(received)).await?;
                }
                _ = ping.tick() => {
                    if self.last_received_at.elapsed() > IDLE_TIMEOUT {
                        return Err(SocketClosed);
                    }
                    self.last_ping = (random::seed(), Instant::now());
                    self.send_batch([Message::Ping(self.last_ping.0.to_le_bytes().to_vec().into())]).await?;
                }
                () = device_removed(self.session.as_ref()) => return Ok(()),
                // The table of this connection hangs in a write while the server stops.
                () = becomes_true(&mut abandoned) => return Ok(()),
            }
        }
    }

    /// Returns what was received, or notes why the connection must be closed.
    fn accept(&mut self, received: Option<Result<Message, axum::Error>>) -> Result<Message, SocketClosed> {
        received.ok_or(SocketClosed)?.map_err(|error| {
            self.close_code = close_code_of(error);
            SocketClosed
        })
    }

    /// Sends messages with a single flush.
    async fn send_batch(&mut self, messages: impl IntoIterator<Item = Message>) -> Result<(), SocketClosed> {
        let sending = async {
            for message in messages {
                self.socket.feed(message).await?;
            }
            self.socket.flush().await
        };
        tokio::time::timeout(SEND_TIMEOUT, sending)
            .await
            .map_err(|_| SocketClosed)?
            .map_err(|_: axum::Error| SocketClosed)
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), SocketClosed> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send_batch([Message::Text(text.into())]).await
    }

    /// Sends a refusal; closes the connection after too many.
    async fn refuse(&mut self, refusal: Refusal) -> Result<(), SocketClosed> {
        self.send(&ServerMessage::Refused { request: None, refusal }).await?;
        self.count_error()
    }

    async fn on_message(&mut self, message: Message) -> Result<(), SocketClosed> {
        self.state.hub.metrics.record_message();
        if let Message::Close(_) = message {
            // The answer waits in the socket; another message after it would be an error, and lose it.
            let _ = tokio::time::timeout(SEND_TIMEOUT, self.socket.flush()).await;
            return Err(SocketClosed);
        }
        if let Message::Pong(sent) = &message
            && self.measure_lag(sent)
        {
            return Ok(());
        }
        // Everything else that a client sends counts, whatever it contains.
        let counted = self.state.limiter.check_message(self.address, self.identity);
        let Some(bytes) = payload(message) else { return counted.or_else(|_| self.count_error()) };
        let message = match decode(&bytes) {
            Ok(message) => message,
            Err(refusal) => return self.refuse(counted.err().unwrap_or(refusal)).await,
        };
        let mut allowed = counted.and_then(|()| match message {
            ClientMessage::Chat { .. } | ClientMessage::Plan { .. } | ClientMessage::DaysOff { .. } => {
                self.state.limiter.check_chat(self.address, self.identity)
            }
            _ => Ok(()),
        });
        let is_barred_by_ban = matches!(
            message,
            ClientMessage::Chat { .. } | ClientMessage::Return { .. } | ClientMessage::Rematch { .. }
        );
        if let Some(identity) = self.identity.filter(|_| allowed.is_ok() && is_barred_by_ban) {
            allowed = self.state.hub.check_ban(identity).await;
        }
        if let Err(refusal) = allowed {
            self.send(&ServerMessage::Refused { request: message.request().cloned(), refusal }).await?;
            return self.count_error();
        }
        self.dispatch(message).await
    }

    /// Closes the connection after too many errors.
    fn count_error(&mut self) -> Result<(), SocketClosed> {
        self.protocol_errors += 1;
        if self.protocol_errors <= MAX_PROTOCOL_ERRORS {
            return Ok(());
        }
        self.close_code = close_code::POLICY;
        Err(SocketClosed)
    }

    async fn dispatch(&mut self, message: ClientMessage) -> Result<(), SocketClosed> {
        let from = self.id;
        let say = |request, command| TableMessage::SocketCommand { from, request, command };
        let ask = match message {
            ClientMessage::Ping { sent } => return self.send(&ServerMessage::Pong { sent }).await,
            ClientMessage::Hello { last_seq, .. } => TableMessage::Resync { id: from, last_seq },
            ClientMessage::Act { request, expected, action } => {
                say(request, Command::Act { expected, action, lag_ms: self.lag_ms })
            }
            ClientMessage::Chat { request, content } => say(request, Command::Chat(self.state.hub.clean_chat(content))),
            ClientMessage::Start { request } => say(request, Command::Start),
            ClientMessage::Commit { request, round, commitment } => say(request, Command::Commit { round, commitment }),
            ClientMessage::Reveal { request, round, nonce } => say(request, Command::Reveal { round, nonce }),
            ClientMessage::Leave { request } => say(request, Command::Leave),
            ClientMessage::Return { request } => say(request, Command::Return),
            ClientMessage::Plan { request, plan } => say(request, Command::Plan(plan)),
            ClientMessage::DaysOff { request, days } => say(request, Command::DaysOff { days }),
            ClientMessage::Remove { request, seat } => say(request, Command::Remove { seat }),
            ClientMessage::Replace { request, seat } => TableMessage::Replace { from, request, seat },
            ClientMessage::Rematch { request } => TableMessage::Rematch { from, request },
        };
        match self.state.hub.send(self.table, ask).await {
            Ok(()) => Ok(()),
            Err(refusal) => self.refuse(refusal).await,
        }
    }

    /// Updates the lag from the answer to the last ping; returns `false` for any other pong.
    fn measure_lag(&mut self, content: &[u8]) -> bool {
        let (expected, sent_at) = self.last_ping;
        let is_answer = content == expected.to_le_bytes();
        if is_answer {
            let way = UnixMillis::try_from(sent_at.elapsed().as_millis()).unwrap_or(UnixMillis::MAX);
            self.lag_ms = if self.lag_ms == 0 { way } else { self.lag_ms.min(way) };
            // The same answer counts once.
            self.last_ping.0 = random::seed();
        }
        is_answer
    }
}

/// Returns the code that tells a client why its frame was not accepted (RFC 6455, section 7.4).
fn close_code_of(error: axum::Error) -> u16 {
    match error.into_inner().downcast_ref() {
        Some(tungstenite::Error::Protocol(_)) => close_code::PROTOCOL,
        Some(tungstenite::Error::Utf8(_)) => close_code::INVALID,
        Some(tungstenite::Error::Capacity(_)) => close_code::SIZE,
        _ => close_code::NORMAL,
    }
}

/// Waits for a signal, which may have come already.
async fn becomes_true(signal: &mut watch::Receiver<bool>) {
    // Ends only with the hub, which outlives all connections.
    let _ = signal.wait_for(|is_true| *is_true).await.is_ok();
}

/// Waits until the device of a connection is removed. Spectators without an identity have none.
async fn device_removed(session: Option<&Session>) {
    match session {
        Some(session) => session.ended().await,
        None => std::future::pending().await,
    }
}

/// Returns the bytes of a message; binary messages are handled like text.
fn payload(message: Message) -> Option<axum::body::Bytes> {
    match message {
        Message::Text(text) => Some(text.into()),
        Message::Binary(bytes) => Some(bytes),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => None,
    }
}

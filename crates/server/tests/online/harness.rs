//! A test server on a free port, and clients that know only the protocol.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use iquazu_protocol::{ClientMessage, PROTOCOL_VERSION, RequestId, ServerMessage, Snapshot, TableId};
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionDraft;
use iquazu_rules::text::base64url;
use iquazu_server::{Limits, OnlineConfig, ServeOptions, Server};
use iquazu_store::{Access, Sqlite, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use futures_util::{SinkExt, StreamExt};

use crate::openapi;

/// Generous: nothing here takes this long.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// A running server with its database.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    folder: Option<TempDir>,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

pub(crate) async fn sqlite(path: PathBuf) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&path, Access::Serve).await.expect("a database"))
}

pub(crate) fn quick(store: Arc<dyn Store>) -> OnlineConfig {
    OnlineConfig { limits: Limits::unlimited(), bot_delay: Duration::ZERO, ..OnlineConfig::new(store) }
}

impl TestServer {
    pub(crate) async fn open() -> TestServer {
        let folder = tempfile::tempdir().expect("a folder");
        let store = sqlite(folder.path().join("tables.db")).await;
        TestServer { folder: Some(folder), ..TestServer::with(quick(store)).await }
    }

    pub(crate) async fn with(online: OnlineConfig) -> TestServer {
        TestServer::at_port(online, 0).await
    }

    pub(crate) async fn at_port(online: OnlineConfig, port: u16) -> TestServer {
        let options = ServeOptions { port: Some(port), online: Some(online), ..ServeOptions::default() };
        let server = Server::bind(options, &[]).await.expect("a free port");
        let address = server.address().expect("bound");
        let (end, ended) = oneshot::channel::<()>();
        let task = tokio::spawn(server.run_until(async { drop(ended.await) }));
        TestServer { address, folder: None, end: Some(end), task }
    }

    /// Shuts down gracefully.
    pub(crate) async fn close(mut self) -> Option<TempDir> {
        drop(self.end.take());
        tokio::time::timeout(TIMEOUT, &mut self.task).await.expect("ends").expect("no panic");
        self.folder.take()
    }

    /// Restarts on the same database.
    pub(crate) async fn restart(self) -> TestServer {
        let folder = self.close().await.expect("its own folder");
        let store = sqlite(folder.path().join("tables.db")).await;
        TestServer { folder: Some(folder), ..TestServer::with(quick(store)).await }
    }

    pub(crate) fn client(&self) -> Client {
        Client { address: self.address, cookie: None, set_cookie: String::new() }
    }

    /// Creates a table with `people` seated people and `bots` bots.
    pub(crate) async fn seated(&self, people: usize, bots: usize) -> (TableId, Vec<Client>) {
        self.seated_with(people, bots, Edition::reconstructed_1()).await
    }

    pub(crate) async fn seated_with(&self, people: usize, bots: usize, edition: &Edition) -> (TableId, Vec<Client>) {
        let mut clients: Vec<Client> = (0..people).map(|_| self.client()).collect();
        let made = clients[0].post("/api/tables", create_with(people, bots, &edition.draft())).await.success();
        let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
        for client in &mut clients[1..] {
            let token = made["invitation"].as_str().expect("an invitation");
            client.post(&format!("/api/join/{token}"), sit("Guest")).await.success();
        }
        (table, clients)
    }
}

pub(crate) fn create(people: usize, bots: usize) -> Value {
    let mut seats = vec![json!({ "for": "person" }); people];
    seats.extend(vec![json!({ "for": "bot", "level": "random" }); bots]);
    json!({
        "name": "Ada",
        "settings": {
            "edition": "reconstructed-1", "seats": seats, "pace": "live", "clock": { "kind": "none" },
            "stand_in": "random", "visibility": "link",
        },
    })
}

/// Returns the request for a table with an edition. It carries the edition's data as the identity requires; the data is
/// not checked.
pub(crate) fn create_with(people: usize, bots: usize, draft: &EditionDraft) -> Value {
    let mut body = create(people, bots);
    body["settings"]["edition"] = json!(draft.identity());
    if !Edition::built_in().iter().any(|built_in| built_in.draft() == *draft) {
        body["settings"]["edition_data"] = json!(base64url::encode(&draft.packed()));
    }
    body
}

pub(crate) fn sit(name: &str) -> Value {
    json!({ "name": name })
}

/// A browser with its cookie.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) set_cookie: String,
}

pub(crate) struct HttpResponse {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl HttpResponse {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{} {}", self.status, self.body))
    }

    #[track_caller]
    pub(crate) fn success(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.json()
    }

    #[track_caller]
    pub(crate) fn refused(&self, status: u16, reason: &str) {
        assert_eq!((self.status, self.json()["refusal"]["reason"].as_str()), (status, Some(reason)), "{}", self.body);
    }
}

impl Client {
    /// Returns the same browser at another server.
    pub(crate) fn at(server: &TestServer, client: &Client) -> Client {
        Client { address: server.address, ..client.clone() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> HttpResponse {
        self.ask("GET", path, "", "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> HttpResponse {
        self.ask("POST", path, "Content-Type: application/json\r\n", &body.to_string()).await
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> HttpResponse {
        let mut stream = TcpStream::connect(self.address).await.expect("somebody listens");
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        let request = format!("{head}{cookie}{headers}Content-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut answer)).await.expect("in time").expect("an answer");
        let answer = String::from_utf8(answer).expect("UTF-8");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        for line in head.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                self.set_cookie = cookie.to_owned();
                self.cookie = cookie.split(';').next().map(str::to_owned);
            }
        }
        openapi::check(method, path, status, body);
        HttpResponse { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) async fn connect(&self, table: &TableId) -> Socket {
        self.connect_with(table, None).await.expect("a connection")
    }

    pub(crate) async fn connect_with(&self, table: &TableId, origin: Option<&str>) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, requests: 0 }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects and says hello.
    pub(crate) async fn join(&self, table: &TableId) -> (Socket, Snapshot) {
        let mut socket = self.connect(table).await;
        let snapshot = socket.hello(None).await;
        (socket, snapshot)
    }
}

#[track_caller]
pub(crate) fn read(text: &str) -> ServerMessage {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A WebSocket connection to a table.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    requests: u32,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.send_raw(&serde_json::to_string(message).expect("JSON")).await;
    }

    pub(crate) async fn send_raw(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("sent");
    }

    pub(crate) async fn hello(&mut self, seen: Option<u64>) -> Snapshot {
        self.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: seen }).await;
        loop {
            if let ServerMessage::Snapshot(snapshot) = self.recv().await {
                return *snapshot;
            }
        }
    }

    /// Receives the next text; `None` once the connection is closed.
    pub(crate) async fn recv_text(&mut self) -> Option<String> {
        loop {
            let message = tokio::time::timeout(TIMEOUT, self.stream.next()).await.expect("a message in time")?;
            match message.ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Receives the next message; `None` once the connection is closed.
    pub(crate) async fn try_recv(&mut self) -> Option<ServerMessage> {
        Some(read(&self.recv_text().await?))
    }

    pub(crate) async fn recv(&mut self) -> ServerMessage {
        self.try_recv().await.expect("the connection goes on")
    }

    pub(crate) fn next_request(&mut self) -> RequestId {
        self.requests += 1;
        format!("r{}", self.requests).parse().expect("an id")
    }

    /// Receives the response to a request; skips other messages.
    pub(crate) async fn answer(&mut self, wanted: &RequestId) -> ServerMessage {
        loop {
            let message = self.recv().await;
            match &message {
                ServerMessage::Done { request, .. } if request == wanted => return message,
                ServerMessage::Refused { request, .. } if request.as_ref() == Some(wanted) => return message,
                _ => {}
            }
        }
    }

    pub(crate) async fn act(&mut self, expected: u32, action: &str) -> ServerMessage {
        let request = self.next_request();
        self.send(&ClientMessage::Act { request: request.clone(), expected, action: action.to_owned() }).await;
        self.answer(&request).await
    }
}

//! A server on a free port, and clients that know nothing but the protocol.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use iquazu_protocol::{ClientMessage, RequestId, ServerMessage, Snapshot, TableId, VERSION};
use iquazu_server::{Limits, Online, ServeOptions, Server};
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

/// Nothing here takes this long; who waits longer waits in vain.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A running server with its database.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    folder: Option<TempDir>,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

pub(crate) async fn sqlite(path: PathBuf) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&path, Access::Serve).await.expect("a database"))
}

pub(crate) fn quick(store: Arc<dyn Store>) -> Online {
    Online { limits: Limits::none(), bot_pause: Duration::ZERO, ..Online::new(store) }
}

impl House {
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let store = sqlite(folder.path().join("tables.db")).await;
        House { folder: Some(folder), ..House::with(quick(store)).await }
    }

    pub(crate) async fn with(online: Online) -> House {
        let options = ServeOptions { port: Some(0), online: Some(online), ..ServeOptions::default() };
        let server = Server::bind(options, &[]).await.expect("a free port");
        let address = server.address().expect("bound");
        let (end, ended) = oneshot::channel::<()>();
        let task = tokio::spawn(server.run_until(async { drop(ended.await) }));
        House { address, folder: None, end: Some(end), task }
    }

    /// Ends in good order.
    pub(crate) async fn close(mut self) -> Option<TempDir> {
        drop(self.end.take());
        tokio::time::timeout(PATIENCE, &mut self.task).await.expect("ends").expect("no panic");
        self.folder.take()
    }

    /// Ends, and starts again on the same database.
    pub(crate) async fn restart(self) -> House {
        let folder = self.close().await.expect("its own folder");
        let store = sqlite(folder.path().join("tables.db")).await;
        House { folder: Some(folder), ..House::with(quick(store)).await }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { address: self.address, cookie: None, set_cookie: String::new() }
    }

    /// A table with so many people, all seated, and bots.
    pub(crate) async fn seated(&self, people: usize, bots: usize) -> (TableId, Vec<Visitor>) {
        let mut visitors: Vec<Visitor> = (0..people).map(|_| self.visitor()).collect();
        let made = visitors[0].post("/api/tables", create(people, bots)).await.good();
        let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
        for visitor in &mut visitors[1..] {
            let token = made["invitation"].as_str().expect("an invitation");
            visitor.post(&format!("/api/join/{token}"), sit("Guest")).await.good();
        }
        (table, visitors)
    }
}

pub(crate) fn create(people: usize, bots: usize) -> Value {
    let mut seats = vec![json!({ "for": "person" }); people];
    seats.extend(vec![json!({ "for": "bot", "level": "random" }); bots]);
    json!({
        "name": "Ada",
        "nonce": "11".repeat(32),
        "settings": {
            "edition": "reconstructed-1", "seats": seats, "pace": "live", "clock": { "kind": "none" },
            "stand_in": "random", "visibility": "link",
        },
    })
}

pub(crate) fn sit(name: &str) -> Value {
    json!({ "name": name, "nonce": "22".repeat(32) })
}

/// Somebody's browser: it keeps its cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) set_cookie: String,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{} {}", self.status, self.body))
    }

    #[track_caller]
    pub(crate) fn good(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.json()
    }

    #[track_caller]
    pub(crate) fn refused(&self, status: u16, reason: &str) {
        assert_eq!((self.status, self.json()["refusal"]["reason"].as_str()), (status, Some(reason)), "{}", self.body);
    }
}

impl Visitor {
    /// The same browser at another server.
    pub(crate) fn at(house: &House, visitor: &Visitor) -> Visitor {
        Visitor { address: house.address, ..visitor.clone() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "", "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, "Content-Type: application/json\r\n", &body.to_string()).await
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.expect("somebody listens");
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        let request = format!("{head}{cookie}{headers}Content-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("in time").expect("an answer");
        let answer = String::from_utf8(answer).expect("UTF-8");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        for line in head.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                self.set_cookie = cookie.to_owned();
                self.cookie = cookie.split(';').next().map(str::to_owned);
            }
        }
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) async fn connect(&self, table: &TableId) -> Talk {
        self.connect_with(table, None).await.expect("a connection")
    }

    pub(crate) async fn connect_with(&self, table: &TableId, origin: Option<&str>) -> Result<Talk, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Talk { socket, requests: 0 }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connected and greeted.
    pub(crate) async fn sit_at(&self, table: &TableId) -> (Talk, Snapshot) {
        let mut talk = self.connect(table).await;
        let snapshot = talk.hello(None).await;
        (talk, snapshot)
    }
}

#[track_caller]
pub(crate) fn read(text: &str) -> ServerMessage {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// One connection to a table.
pub(crate) struct Talk {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    requests: u32,
}

impl Talk {
    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_raw(&serde_json::to_string(message).expect("JSON")).await;
    }

    pub(crate) async fn say_raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("sent");
    }

    pub(crate) async fn hello(&mut self, seen: Option<u64>) -> Snapshot {
        self.say(&ClientMessage::Hello { version: VERSION, seen }).await;
        loop {
            if let ServerMessage::Snapshot(snapshot) = self.hear().await {
                return *snapshot;
            }
        }
    }

    /// The next text, as it came; nothing when the connection has ended.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message in time")?;
            match message.ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message; nothing when the connection has ended.
    pub(crate) async fn try_hear(&mut self) -> Option<ServerMessage> {
        Some(read(&self.hear_text().await?))
    }

    pub(crate) async fn hear(&mut self) -> ServerMessage {
        self.try_hear().await.expect("the connection goes on")
    }

    pub(crate) fn next_request(&mut self) -> RequestId {
        self.requests += 1;
        format!("r{}", self.requests).parse().expect("an id")
    }

    /// The answer to a request; what else comes in between is passed over.
    pub(crate) async fn answer(&mut self, wanted: &RequestId) -> ServerMessage {
        loop {
            let message = self.hear().await;
            match &message {
                ServerMessage::Done { request, .. } if request == wanted => return message,
                ServerMessage::Refused { request, .. } if request.as_ref() == Some(wanted) => return message,
                _ => {}
            }
        }
    }

    pub(crate) async fn act(&mut self, expected: u32, action: &str) -> ServerMessage {
        let request = self.next_request();
        self.say(&ClientMessage::Act { request: request.clone(), expected, action: action.to_owned() }).await;
        self.answer(&request).await
    }
}

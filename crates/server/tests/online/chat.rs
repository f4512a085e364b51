//! Chat never holds up a game: it is limited per person, stored apart from the log, and old lines give way.

use crate::harness::{Client, Socket, TestServer, quick, sqlite};
use iquazu_protocol::{ChatContent, ChatText, ClientMessage, Refusal, RequestId, ServerMessage};
use iquazu_server::{Limits, OnlineConfig};
use std::sync::Arc;

fn line(text: &str) -> ChatContent {
    ChatContent::Text(ChatText::try_from(text.to_owned()).expect("a text"))
}

async fn say(socket: &mut Socket, request: &str, text: &str) -> ServerMessage {
    let request: RequestId = request.parse().expect("an id");
    socket.send(&ClientMessage::Chat { request: request.clone(), content: line(text) }).await;
    socket.answer(&request).await
}

/// A new connection does not bring a new quota, and leaves that of the others alone.
#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_does_not_refill_the_quota() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let limits = Limits { chat: Limits::default().chat, ..Limits::unlimited() };
    let server = TestServer::with(OnlineConfig { limits, ..quick(store) }).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut accepted, mut refused) = (0, 0);
    for connection in 0..10 {
        let (mut socket, _) = clients[0].join(&table).await;
        for number in 0..10 {
            match say(&mut socket, &format!("c{connection}-{number}"), "again and again").await {
                ServerMessage::Done { .. } => accepted += 1,
                ServerMessage::Refused { refusal: Refusal::RateLimited { .. }, .. } => refused += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    // The burst, and what a slow machine earns meanwhile.
    assert!(accepted < 60 && refused > 40, "{accepted} accepted, {refused} refused");
    let (mut other, _) = clients[1].join(&table).await;
    assert!(matches!(say(&mut other, "calm", "hello").await, ServerMessage::Done { .. }));
    let (mut first, _) = clients[0].join(&table).await;
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }), "moves have a quota of their own");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_leaves_the_log_alone_and_old_lines_give_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(quick(Arc::clone(&store))).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut first, before) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    for number in 0..200 {
        let done = say(&mut first, &format!("line-{number}"), &format!("line {number}")).await;
        assert_eq!(
            done,
            ServerMessage::Done { request: format!("line-{number}").parse().expect("an id"), seq: before.seq }
        );
    }
    // Everybody gets the lines in order, with the number of what happened last.
    for number in 0..200 {
        let (seq, received) = loop {
            if let ServerMessage::Chat { seq, line } = second.recv().await {
                break (seq, line);
            }
        };
        assert_eq!((seq, received.content), (before.seq, line(&format!("line {number}"))));
    }
    // A repeated line is one line.
    assert!(matches!(say(&mut first, "line-199", "line 199").await, ServerMessage::Done { .. }));
    let key = table.to_string().parse().expect("an id");
    assert_eq!(store.table(key).await.expect("stored").expect("a table").next_seq, before.seq);
    assert_eq!(store.chat_lines(key).await.expect("stored").len(), 50);
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    server.close().await;

    // A restart keeps the newest lines.
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(quick(store)).await;
    let (mut first, snapshot) = Client::at(&server, &clients[0]).join(&table).await;
    let lines: Vec<ChatContent> = snapshot.chat.into_iter().map(|line| line.content).collect();
    assert_eq!(lines, (150..200).map(|number| line(&format!("line {number}"))).collect::<Vec<_>>());
    assert!(matches!(say(&mut first, "line-199", "line 199").await, ServerMessage::Done { .. }));
    assert_eq!(first.hello(None).await.chat.len(), 50);
    server.close().await;
}

/// Lines from the time when chat was part of the log are still shown.
#[tokio::test(flavor = "multi_thread")]
async fn logged_chat_of_old_tables_is_shown() {
    use iquazu_store::{NewTable, TableKey, TableStatus, TableUpdate, Timestamp};
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let log: Vec<Vec<u8>> = [
        r#"{"entry":"created","settings":{"edition":"reconstructed-1","seats":[{"for":"person"},{"for":"person"}],"pace":"live","clock":{"kind":"none"},"stand_in":"casual","visibility":"public"},"secret":"0909090909090909090909090909090909090909090909090909090909090909","host":"0000000000000000000000000a","at":1}"#,
        r#"{"entry":"sat","seat":1,"identity":"0000000000000000000000000a","name":"Ada","nonce":"0909090909090909090909090909090909090909090909090909090909090909","at":2}"#,
        r#"{"entry":"said","seat":1,"said":{"text":"old"},"at":8,"told":{"seat":1,"request":"r1"}}"#,
    ]
    .map(|entry| entry.as_bytes().to_vec())
    .to_vec();
    let id = TableKey::from_bytes([7; 16]);
    let update = TableUpdate {
        status: TableStatus::Waiting,
        summary: "{}".to_owned(),
        due_at: None,
        seats: Vec::new(),
        notices: Vec::new(),
    };
    store
        .create(NewTable { id, created_at: Timestamp(1), is_public: true, entries: log, update })
        .await
        .expect("stored");
    let server = TestServer::with(quick(store)).await;
    let table = iquazu_protocol::TableId::from_bytes(*id.as_bytes());
    let (_, snapshot) = server.client().join(&table).await;
    assert_eq!(snapshot.seq, 3);
    assert_eq!(snapshot.chat.into_iter().map(|line| line.content).collect::<Vec<_>>(), [line("old")]);
    server.close().await;
}

//! Bad input gets a typed refusal, and the table continues.

use crate::harness::{TestServer, create, quick, sit, sqlite};
use futures_util::SinkExt;
use iquazu_protocol::{ChatContent, ChatText, ClientMessage, PROTOCOL_VERSION, Refusal, ServerMessage};
use iquazu_server::{Limits, OnlineConfig, RateLimit};
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

fn reason(message: &ServerMessage) -> &Refusal {
    match message {
        ServerMessage::Refused { refusal, .. } => refusal,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let mut socket = clients[0].connect(&table).await;
    socket.send_raw(r#"{"type":"leave","request":"x"}"#).await;
    assert_eq!(reason(&socket.recv().await), &Refusal::HelloFirst {});
    socket.send_raw(r#"{"type":"hello","version":0}"#).await;
    assert_eq!(reason(&socket.recv().await), &Refusal::UnsupportedVersion { supported: 2 });
    socket.hello(None).await;
    let refusals = [
        ("nonsense".to_owned(), Refusal::Malformed {}),
        (r#"{"type":"fly"}"#.to_owned(), Refusal::Malformed {}),
        (format!(r#"{{"type":"ping","sent":1,"x":"{}"}}"#, "x".repeat(5000)), Refusal::TooLong { limit: 4096 }),
    ];
    for (text, refusal) in refusals {
        socket.send_raw(&text).await;
        loop {
            match socket.recv().await {
                ServerMessage::Presence { .. } => {}
                message => {
                    assert_eq!(reason(&message), &refusal, "{text}");
                    break;
                }
            }
        }
    }
    socket.stream.send(Message::binary(vec![0xff, 0])).await.expect("sent");
    assert_eq!(reason(&socket.recv().await), &Refusal::Malformed {});
    assert!(matches!(socket.act(0, "draw").await, ServerMessage::Done { .. }), "the table continues");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn huge_frame_closes_only_its_connection() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut socket, _) = clients[0].join(&table).await;
    // The server may close the connection before everything is sent.
    let _ = socket.stream.send(Message::text("x".repeat(1 << 20))).await;
    while socket.try_recv().await.is_some() {}
    let (mut socket, _) = clients[0].join(&table).await;
    assert!(matches!(socket.act(0, "draw").await, ServerMessage::Done { .. }));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_out_of_turn_are_refused() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert_eq!(reason(&second.act(0, "draw").await), &Refusal::NotYourTurn {});
    let (mut watcher, _) = server.client().join(&table).await;
    assert_eq!(reason(&watcher.act(0, "draw").await), &Refusal::NotSeated {});
    let (mut first, _) = clients[0].join(&table).await;
    assert_eq!(reason(&first.act(5, "draw").await), &Refusal::Stale { steps: 0 });
    assert_eq!(reason(&first.act(0, "place 1a 1x").await), &Refusal::InvalidAction { column: 10 });
    assert_eq!(reason(&first.act(0, "end").await), &Refusal::Rules { clause: "T2".to_owned() });
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_origins_are_refused() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let own = format!("http://{}", server.address);
    assert!(clients[0].connect_with(&table, Some(&own)).await.is_ok());
    assert_eq!(clients[0].connect_with(&table, Some("https://evil.example")).await.err(), Some(403));
    let mut client = server.client();
    let headers = "Content-Type: application/json\r\nOrigin: https://evil.example\r\n";
    client.ask("POST", "/api/tables", headers, &create(2, 0).to_string()).await.refused(403, "origin");
    let form = "Content-Type: text/plain\r\n";
    client.ask("POST", "/api/tables", form, &create(2, 0).to_string()).await.refused(400, "unreadable");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_refused_with_a_reason() {
    let server = TestServer::open().await;
    let mut client = server.client();
    let unknown = "0".repeat(26);
    client.get(&format!("/api/tables/{unknown}")).await.refused(404, "no_such_table");
    client.get("/api/tables/nonsense").await.refused(404, "no_such_table");
    client.get("/api/nothing").await.refused(404, "no_such_table");
    client.get(&format!("/api/join/{}", "x".repeat(43))).await.refused(410, "link_expired");
    client.post("/api/join/short", sit("X")).await.refused(410, "link_expired");
    client.post("/api/tables", json!({ "name": "X" })).await.refused(400, "unreadable");
    let mut body = create(2, 0);
    body["settings"]["edition"] = json!("unheard-of");
    client.post("/api/tables", body).await.refused(400, "settings");
    client.post("/api/tables", create(5, 0)).await.refused(400, "settings");
    let mut body = create(2, 0);
    body["name"] = json!("x".repeat(9000));
    client.post("/api/tables", body).await.refused(413, "too_long");
    assert_eq!(client.cookie, None, "no identity was created");
    let mut socket = client.connect(&unknown.parse().expect("an id")).await;
    socket.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: None }).await;
    assert_eq!(reason(&socket.recv().await), &Refusal::TableNotFound {});
    assert_eq!(socket.try_recv().await, None, "the connection is closed");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_apply_per_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let limits = Limits { tables: RateLimit { per_minute: 1, burst: 2 }, connections_per_ip: 3, ..Limits::unlimited() };
    // `hello` counts too.
    let messages = RateLimit { per_minute: 1, burst: 4 };
    let server = TestServer::with(OnlineConfig { limits: Limits { messages, ..limits }, ..quick(store) }).await;
    let mut client = server.client();
    let made = client.post("/api/tables", create(1, 1)).await.success();
    client.post("/api/tables", create(2, 0)).await.success();
    client.post("/api/tables", create(2, 0)).await.refused(429, "too_fast");
    let table = made["table"].as_str().expect("an id").parse().expect("an id");
    let (mut socket, _) = client.join(&table).await;
    let _held = [client.connect(&table).await, client.connect(&table).await];
    assert_eq!(client.connect_with(&table, None).await.err(), Some(429));
    let mut refused = 0;
    for _ in 0..5 {
        let request = socket.next_request();
        let said = ChatContent::Text(ChatText::try_from("hello".to_owned()).expect("a text"));
        socket.send(&ClientMessage::Chat { request: request.clone(), content: said }).await;
        refused += u32::from(matches!(socket.answer(&request).await, ServerMessage::Refused { .. }));
    }
    assert_eq!(refused, 2);
    server.close().await;
}

/// RFC 6455: frames of clients are masked, text is UTF-8, and there are no other opcodes.
#[tokio::test(flavor = "multi_thread")]
async fn bad_frames_close_only_their_connection() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut other, _) = clients[1].join(&table).await;
    let frames: [&[u8]; 5] = [
        b"\x81\x02{}",
        b"\x83\x80\0\0\0\0",
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\xf1\x80\0\0\0\0",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    ];
    for frame in frames {
        let (mut socket, _) = clients[0].join(&table).await;
        let MaybeTlsStream::Plain(stream) = socket.stream.get_mut() else { panic!("no TLS here") };
        stream.write_all(frame).await.expect("sent");
        while socket.try_recv().await.is_some() {}
    }
    let (mut socket, _) = clients[0].join(&table).await;
    assert!(matches!(socket.act(0, "draw").await, ServerMessage::Done { .. }));
    assert!(matches!(other.act(1, "draw").await, ServerMessage::Done { .. }), "the other connection is unaffected");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_sequence_number_gets_a_snapshot() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut socket, first) = clients[0].join(&table).await;
    assert!(matches!(socket.act(0, "draw").await, ServerMessage::Done { .. }));
    for (seen, missed) in [(0, 1), (first.seq, 1), (first.seq + 1, 0), (first.seq + 1000, 0), (u64::MAX, 0)] {
        let snapshot = socket.hello(Some(seen)).await;
        assert_eq!((snapshot.seq, snapshot.missed.len()), (first.seq + 1, missed), "{seen}");
    }
    for unreadable in
        [r#"{"type":"hello"}"#, r#"{"type":"hello","version":1,"seen":-1}"#, r#"{"type":"hello","version":"1"}"#]
    {
        socket.send_raw(unreadable).await;
        assert_eq!(reason(&socket.recv().await), &Refusal::Malformed {}, "{unreadable}");
    }
    server.close().await;
}

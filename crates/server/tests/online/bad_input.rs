//! Whatever is wrong gets a typed answer, and the table goes on.

use crate::client::{House, create, quick, sit, sqlite};
use futures_util::SinkExt;
use iquazu_protocol::{ClientMessage, LongText, Refusal, Said, ServerMessage};
use iquazu_server::{Limits, Online, Rate};
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
async fn broken_messages_are_refused_and_the_connection_goes_on() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let mut talk = visitors[0].connect(&table).await;
    talk.say_raw(r#"{"type":"leave","request":"x"}"#).await;
    assert_eq!(reason(&talk.hear().await), &Refusal::HelloFirst {});
    talk.say_raw(r#"{"type":"hello","version":99}"#).await;
    assert_eq!(reason(&talk.hear().await), &Refusal::Version { supported: 1 });
    talk.hello(None).await;
    let refusals = [
        ("nonsense".to_owned(), Refusal::Unreadable {}),
        (r#"{"type":"fly"}"#.to_owned(), Refusal::Unreadable {}),
        (r#"{"type":"leave","request":"x","seat":2}"#.to_owned(), Refusal::Unreadable {}),
        (format!(r#"{{"type":"ping","sent":1,"x":"{}"}}"#, "x".repeat(5000)), Refusal::TooLong { limit: 4096 }),
    ];
    for (text, refusal) in refusals {
        talk.say_raw(&text).await;
        loop {
            match talk.hear().await {
                ServerMessage::Presence { .. } => {}
                message => {
                    assert_eq!(reason(&message), &refusal, "{text}");
                    break;
                }
            }
        }
    }
    talk.socket.send(Message::binary(vec![0xff, 0])).await.expect("sent");
    assert_eq!(reason(&talk.hear().await), &Refusal::Unreadable {});
    assert!(matches!(talk.act(0, "draw").await, ServerMessage::Done { .. }), "the table goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_huge_frame_ends_the_connection_and_nothing_else() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    // The server may end it before everything is sent.
    let _ = talk.socket.send(Message::text("x".repeat(1 << 20))).await;
    while talk.try_hear().await.is_some() {}
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    assert!(matches!(talk.act(0, "draw").await, ServerMessage::Done { .. }));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_of_others_and_of_the_past_are_refused() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut second, _) = visitors[1].sit_at(&table).await;
    assert_eq!(reason(&second.act(0, "draw").await), &Refusal::NotYourTurn {});
    let (mut watcher, _) = house.visitor().sit_at(&table).await;
    assert_eq!(reason(&watcher.act(0, "draw").await), &Refusal::NotSeated {});
    let (mut first, _) = visitors[0].sit_at(&table).await;
    assert_eq!(reason(&first.act(5, "draw").await), &Refusal::Stale { steps: 0 });
    assert_eq!(reason(&first.act(0, "place 1a 1x").await), &Refusal::Action { column: 10 });
    assert_eq!(reason(&first.act(0, "end").await), &Refusal::Rules { clause: "T2".to_owned() });
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_hosts_get_nowhere() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let own = format!("http://{}", house.address);
    assert!(visitors[0].connect_with(&table, Some(&own)).await.is_ok());
    assert_eq!(visitors[0].connect_with(&table, Some("https://evil.example")).await.err(), Some(403));
    let mut visitor = house.visitor();
    let headers = "Content-Type: application/json\r\nOrigin: https://evil.example\r\n";
    visitor.ask("POST", "/api/tables", headers, &create(2, 0).to_string()).await.refused(403, "origin");
    let form = "Content-Type: text/plain\r\n";
    visitor.ask("POST", "/api/tables", form, &create(2, 0).to_string()).await.refused(400, "unreadable");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_requests_are_refused_with_their_reason() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let unknown = "0".repeat(26);
    visitor.get(&format!("/api/tables/{unknown}")).await.refused(404, "no_such_table");
    visitor.get("/api/tables/nonsense").await.refused(404, "no_such_table");
    visitor.get("/api/nothing").await.refused(404, "no_such_table");
    visitor.get(&format!("/api/join/{}", "x".repeat(43))).await.refused(410, "link_expired");
    visitor.post("/api/join/short", sit("X")).await.refused(410, "link_expired");
    visitor.post("/api/tables", json!({ "name": "X" })).await.refused(400, "unreadable");
    let mut wish = create(2, 0);
    wish["stray"] = json!(1);
    visitor.post("/api/tables", wish).await.refused(400, "unreadable");
    let mut wish = create(2, 0);
    wish["settings"]["edition"] = json!("unheard-of");
    visitor.post("/api/tables", wish).await.refused(400, "settings");
    visitor.post("/api/tables", create(5, 0)).await.refused(400, "settings");
    let mut wish = create(2, 0);
    wish["name"] = json!("x".repeat(9000));
    visitor.post("/api/tables", wish).await.refused(413, "too_long");
    assert_eq!(visitor.cookie, None, "nobody became known by mistakes");
    assert!(visitor.connect_with(&unknown.parse().expect("an id"), None).await.is_ok());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_its_limits() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let limits = Limits { tables: Rate { a_minute: 1, in_a_row: 2 }, connections: 3, ..Limits::none() };
    let messages = Rate { a_minute: 1, in_a_row: 3 };
    let house = House::with(Online { limits: Limits { messages, ..limits }, ..quick(store) }).await;
    let mut visitor = house.visitor();
    let made = visitor.post("/api/tables", create(1, 1)).await.good();
    visitor.post("/api/tables", create(2, 0)).await.good();
    visitor.post("/api/tables", create(2, 0)).await.refused(429, "too_fast");
    let table = made["table"].as_str().expect("an id").parse().expect("an id");
    let (mut talk, _) = visitor.sit_at(&table).await;
    let _held = [visitor.connect(&table).await, visitor.connect(&table).await];
    assert_eq!(visitor.connect_with(&table, None).await.err(), Some(429));
    let mut refused = 0;
    for _ in 0..5 {
        let request = talk.next_request();
        let said = Said::Text(LongText::try_from("hello".to_owned()).expect("a text"));
        talk.say(&ClientMessage::Chat { request: request.clone(), said }).await;
        refused += u32::from(matches!(talk.answer(&request).await, ServerMessage::Refused { .. }));
    }
    assert_eq!(refused, 2);
    house.close().await;
}

/// RFC 6455: frames of clients are masked, text is UTF-8, and there are no other opcodes.
#[tokio::test(flavor = "multi_thread")]
async fn broken_frames_end_their_connection_and_nothing_else() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut other, _) = visitors[1].sit_at(&table).await;
    let frames: [&[u8]; 5] = [
        b"\x81\x02{}",
        b"\x83\x80\0\0\0\0",
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\xf1\x80\0\0\0\0",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    ];
    for frame in frames {
        let (mut talk, _) = visitors[0].sit_at(&table).await;
        let MaybeTlsStream::Plain(stream) = talk.socket.get_mut() else { panic!("no TLS here") };
        stream.write_all(frame).await.expect("sent");
        while talk.try_hear().await.is_some() {}
    }
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    assert!(matches!(talk.act(0, "draw").await, ServerMessage::Done { .. }));
    assert!(matches!(other.act(1, "draw").await, ServerMessage::Done { .. }), "the other never lost the connection");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sequence_numbers_of_the_future_and_of_the_past_get_a_snapshot() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut talk, first) = visitors[0].sit_at(&table).await;
    assert!(matches!(talk.act(0, "draw").await, ServerMessage::Done { .. }));
    for (seen, missed) in [(0, 1), (first.seq, 1), (first.seq + 1, 0), (first.seq + 1000, 0), (u64::MAX, 0)] {
        let snapshot = talk.hello(Some(seen)).await;
        assert_eq!((snapshot.seq, snapshot.missed.len()), (first.seq + 1, missed), "{seen}");
    }
    for unreadable in
        [r#"{"type":"hello"}"#, r#"{"type":"hello","version":1,"seen":-1}"#, r#"{"type":"hello","version":"1"}"#]
    {
        talk.say_raw(unreadable).await;
        assert_eq!(reason(&talk.hear().await), &Refusal::Unreadable {}, "{unreadable}");
    }
    house.close().await;
}

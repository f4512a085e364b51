//! What strangers may do, and what they may not.

use crate::harness::{Client, TestServer, create, quick, sit, sqlite};
use futures_util::SinkExt;
use iquazu_protocol::{ClientMessage, Refusal, ServerMessage, TableId};
use iquazu_rules::Seat;
use iquazu_server::{Limits, OnlineConfig, RateLimit};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

async fn server(change: impl FnOnce(&mut OnlineConfig)) -> (TestServer, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = quick(sqlite(folder.path().join("tables.db")).await);
    change(&mut config);
    (TestServer::with(config).await, folder)
}

fn public(people: usize) -> Value {
    let mut body = create(people, 0);
    body["settings"]["visibility"] = json!("public");
    body
}

/// Adds a device to a player.
async fn add_device(server: &TestServer, from: &mut Client) -> Client {
    let link = from.post("/api/me/carry", json!(null)).await.success();
    let mut device = server.client();
    let path = format!("/api/carry/{}", link["token"].as_str().expect("a token"));
    assert_eq!(device.post(&path, json!(null)).await.status, 204);
    device
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_and_revoked() {
    let server = TestServer::open().await;
    let (table, mut clients) = server.seated(2, 0).await;
    let mut phone = add_device(&server, &mut clients[0]).await;
    let (mut on_phone, _) = phone.join(&table).await;
    let (mut at_home, _) = clients[0].join(&table).await;
    let listed = clients[0].get("/api/me/devices").await.success();
    let devices = listed["devices"].as_array().expect("a list").clone();
    assert_eq!(devices.len(), 2);
    let other = devices.iter().find(|device| device["this"] == false).expect("the phone");
    let path = format!("/api/me/devices/{}", other["id"].as_str().expect("an id"));
    clients[1].ask("DELETE", &path, "", "").await.refused(410, "link_expired");
    server.client().ask("DELETE", &path, "", "").await.refused(403, "not_seated");
    assert_eq!(clients[0].ask("DELETE", &path, "", "").await.status, 204);
    while on_phone.try_recv().await.is_some() {}
    assert_eq!(phone.get("/api/me").await.success()["known"], false);
    assert!(matches!(at_home.act(0, "draw").await, ServerMessage::Done { .. }), "the other device plays on");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_oneself_ends_open_sockets() {
    let server = TestServer::open().await;
    let (table, mut clients) = server.seated(2, 0).await;
    let (mut socket, _) = clients[0].join(&table).await;
    assert_eq!(clients[0].ask("DELETE", "/api/me", "", "").await.status, 204);
    while socket.try_recv().await.is_some() {}
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_player_watches() {
    let server = TestServer::open().await;
    let mut host = server.client();
    let made = host.post("/api/tables", create(3, 0)).await.success();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    let mut guest = server.client();
    guest.post(&path, sit("Eve")).await.success();
    let (mut of_host, _) = host.join(&table).await;
    let (mut of_guest, snapshot) = guest.join(&table).await;
    assert_eq!(snapshot.me, Seat::from_number(2));
    let request = of_host.next_request();
    of_host.send(&ClientMessage::Remove { request: request.clone(), seat: Seat::ALL[1] }).await;
    assert!(matches!(of_host.answer(&request).await, ServerMessage::Done { .. }));
    loop {
        if let ServerMessage::Snapshot(snapshot) = of_guest.recv().await {
            assert_eq!(snapshot.me, None);
            break;
        }
    }
    guest.post(&path, sit("Eve")).await.refused(403, "not_invited");
    server.client().post(&path, sit("Bo")).await.success();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stranger_cannot_fill_a_table_by_asking_repeatedly() {
    let limits = Limits { seats_per_hour: 1, ..Limits::unlimited() };
    let (server, _folder) = server(|config| config.limits = limits).await;
    let made = server.client().post("/api/tables", public(4)).await.success();
    let path = format!("/api/tables/{}/sit", made["table"].as_str().expect("an id"));
    server.client().post(&path, sit("Eve")).await.success();
    for _ in 0..5 {
        let mut again = server.client();
        again.post(&path, sit("Eve")).await.refused(429, "too_fast");
        assert_eq!(again.cookie, None, "no identity was created");
    }
    let mut known = server.client();
    known.post("/api/tables", create(2, 0)).await.success();
    known.post(&path, sit("Eve")).await.refused(429, "too_fast");
    let invited = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    known.post(&invited, sit("A friend")).await.success();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_flood_the_lobby() {
    let limits = Limits { public_tables_per_hour: 12, ..Limits::unlimited() };
    let (server, _folder) = server(|config| config.limits = limits).await;
    for _ in 0..3 {
        server.client().post("/api/tables", public(2)).await.success();
    }
    server.client().post("/api/tables", public(2)).await.refused(429, "too_fast");
    server.client().post("/api/tables", create(2, 0)).await.success();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_requests_get_the_same_errors() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let mut client = server.client();
    client.get(&format!("/api/tables/{table}/socket")).await.refused(400, "unreadable");
    for path in ["/api/tables/%ff", "/api/join/%ff%fe", "/api/%ff"] {
        client.get(path).await.refused(404, "no_such_table");
    }
    let upper = table.to_string().to_uppercase();
    client.get(&format!("/api/tables/{upper}")).await.refused(404, "no_such_table");
    server.close().await;
}

/// Behind a proxy that is configured, addresses have limits of their own and cookies are `Secure`; otherwise not.
#[tokio::test(flavor = "multi_thread")]
async fn forwarded_headers_count_from_trusted_proxies_only() {
    for trusted in [true, false] {
        let limits = Limits { tables: RateLimit { per_minute: 1, burst: 1 }, ..Limits::unlimited() };
        let (server, _folder) = server(|config| {
            config.limits = limits;
            config.trusted_proxies = if trusted { vec!["127.0.0.0/8".parse().expect("a network")] } else { Vec::new() };
        })
        .await;
        let create_from = async |address: &str| {
            let headers = format!(
                "Content-Type: application/json\r\nX-Forwarded-For: 9.9.9.9, {address}\r\nX-Forwarded-Proto: https\r\n"
            );
            let mut client = server.client();
            let status = client.ask("POST", "/api/tables", &headers, &create(2, 0).to_string()).await.status;
            (status, client.set_cookie.contains("Secure"))
        };
        assert_eq!(create_from("203.0.113.1").await, (201, trusted));
        assert_eq!(create_from("203.0.113.1").await.0, 429);
        assert_eq!(create_from("203.0.113.2").await.0, if trusted { 201 } else { 429 });
        server.close().await;
    }
}

/// Frames without content and control frames cost as much as others, so they count as much.
#[tokio::test(flavor = "multi_thread")]
async fn control_and_empty_frames_count() {
    let limits = Limits { messages: RateLimit { per_minute: 1, burst: 20 }, ..Limits::unlimited() };
    let (server, _folder) = server(|config| config.limits = limits).await;
    for frame in [Message::Ping(Vec::new().into()), Message::Pong(Vec::new().into()), Message::text("")] {
        let (table, clients) = server.seated(2, 0).await;
        let (mut socket, _) = clients[0].join(&table).await;
        for _ in 0..200 {
            // The server closes the connection at some point.
            if socket.stream.send(frame.clone()).await.is_err() {
                break;
            }
        }
        while socket.try_recv().await.is_some() {}
    }
    server.close().await;
}

/// With many spectators, one who comes is not announced to each of the others.
#[tokio::test(flavor = "multi_thread")]
async fn presence_is_not_quadratic_in_spectators() {
    const SPECTATORS: u32 = 60;
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut player, _) = clients[0].join(&table).await;
    let mut watching = Vec::new();
    for _ in 0..SPECTATORS {
        watching.push(server.client().join(&table).await);
    }
    let mut messages = 0;
    loop {
        if let ServerMessage::Presence { spectators, .. } = player.recv().await {
            messages += 1;
            if spectators == SPECTATORS {
                break;
            }
        }
    }
    assert!(messages < SPECTATORS / 2, "{messages} messages about {SPECTATORS} spectators");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn used_up_time_is_used_up() {
    let server = TestServer::open().await;
    let mut body = create(2, 0);
    body["settings"]["clock"] = json!({ "kind": "game", "base_seconds": 60, "increment_seconds": 0 });
    let mut host = server.client();
    let made = host.post("/api/tables", body).await.success();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    server.client().post(&path, sit("Bo")).await.success();
    let (mut socket, before) = host.join(&table).await;
    for (message, expected) in [(true, true), (false, true)] {
        let request = socket.next_request();
        let asked = match message {
            true => ClientMessage::Leave { request: request.clone() },
            false => ClientMessage::Return { request: request.clone() },
        };
        socket.send(&asked).await;
        let done = matches!(socket.answer(&request).await, ServerMessage::Done { .. });
        assert_eq!(done, expected);
    }
    let after = socket.hello(None).await.clocks.expect("a clock");
    assert!(after.left_ms[0] <= before.clocks.expect("a clock").left_ms[0], "no time is restored");
    let request = socket.next_request();
    socket.send(&ClientMessage::Return { request: request.clone() }).await;
    let refused = socket.answer(&request).await;
    assert!(matches!(refused, ServerMessage::Refused { refusal: Refusal::AlreadySeated {}, .. }), "{refused:?}");
    server.close().await;
}

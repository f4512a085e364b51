//! Identities, links and lists.

use crate::harness::{TestServer, create, sit};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn identity_is_an_http_only_cookie() {
    let server = TestServer::open().await;
    let mut ada = server.client();
    assert_eq!(ada.get("/api/me").await.success()["known"], false);
    assert_eq!(ada.cookie, None, "reading creates no identity");
    ada.post("/api/tables", create(2, 0)).await.success();
    let attributes: Vec<&str> = ada.set_cookie.split("; ").skip(1).collect();
    for wanted in ["HttpOnly", "SameSite=Strict", "Path=/api"] {
        assert!(attributes.contains(&wanted), "{}", ada.set_cookie);
    }
    let me = ada.get("/api/me").await.success();
    assert_eq!((&me["known"], &me["name"]), (&json!(true), &json!("Ada")));
    assert_eq!(me["tables"][0]["seats"][0]["occupant"], json!({ "who": "person", "name": "Ada" }));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn device_link_adds_a_device_once() {
    let server = TestServer::open().await;
    let (_, mut clients) = server.seated(2, 0).await;
    let link = clients[0].post("/api/me/carry", json!(null)).await.success();
    let path = format!("/api/carry/{}", link["token"].as_str().expect("a token"));
    let mut phone = server.client();
    assert_eq!(phone.post(&path, json!(null)).await.status, 204);
    assert_ne!(phone.cookie, clients[0].cookie, "each device has its own secret");
    assert_eq!(phone.get("/api/me").await.success()["tables"][0]["seat"], 1);
    server.client().post(&path, json!(null)).await.refused(410, "link_expired");
    server.client().post("/api/me/carry", json!(null)).await.refused(403, "not_seated");
    assert_eq!(phone.ask("DELETE", "/api/me", "", "").await.status, 204);
    assert_eq!(phone.get("/api/me").await.success()["known"], false);
    assert_eq!(clients[0].get("/api/me").await.success()["known"], true);
    server.close().await;
}

/// Somebody who lures others to a link of their own gets nothing without a click that says what happens.
#[tokio::test(flavor = "multi_thread")]
async fn device_link_never_replaces_an_identity_unasked() {
    let server = TestServer::open().await;
    let (_, mut thief) = server.seated(1, 1).await;
    let (table, mut victims) = server.seated(2, 0).await;
    let victim = &mut victims[1];
    let before = victim.cookie.clone();
    let link = thief[0].post("/api/me/carry", json!(null)).await.success();
    let path = format!("/api/carry/{}", link["token"].as_str().expect("a token"));

    let offer = victim.get(&path).await.success();
    assert_eq!(offer, json!({ "name": "Ada", "replaces": true }));
    for body in [json!(null), json!({}), json!({ "replace": false })] {
        victim.post(&path, body).await.refused(409, "other_identity");
    }
    assert_eq!(victim.cookie, before, "nothing has changed");
    assert_eq!(victim.get("/api/me").await.success()["tables"][0]["table"], json!(table));
    assert_eq!(thief[0].get(&path).await.success()["replaces"], false, "the link is still good for its owner");

    // Even by a click the old identity can be restored, and that again.
    let answer = victim.post(&path, json!({ "replace": true })).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
    let cookie = |head: &str, name: &str| {
        let lines = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        let found = lines.filter_map(|cookie| cookie.split(';').next()).find(|pair| pair.starts_with(name));
        found.unwrap_or_else(|| panic!("{name} in {head}")).to_owned()
    };
    let both = |head: &str| Some(format!("{}; {}", cookie(head, "iquazu="), cookie(head, "iquazu-before=")));
    assert!(answer.head.lines().filter(|line| line.starts_with("set-cookie")).all(|line| line.contains("HttpOnly")));
    victim.cookie = both(&answer.head);
    let me = victim.get("/api/me").await.success();
    assert_eq!((&me["name"], &me["previous"]), (&json!("Ada"), &json!("Guest")));
    assert_ne!(me["tables"][0]["table"], json!(table));
    let answer = victim.post("/api/me/restore", json!(null)).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
    victim.cookie = both(&answer.head);
    let me = victim.get("/api/me").await.success();
    assert_eq!((&me["name"], &me["previous"]), (&json!("Guest"), &json!("Ada")));
    assert_eq!(me["tables"][0]["table"], json!(table));
    server.client().post("/api/me/restore", json!(null)).await.refused(410, "link_expired");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_nobody_can_see_are_refused() {
    let server = TestServer::open().await;
    let mut client = server.client();
    for name in ["\u{3164}", "\u{2060}", "\u{ad}", "\u{2800}", "Ada\u{3164}"] {
        let mut body = create(2, 0);
        body["name"] = json!(name);
        client.post("/api/tables", body).await.refused(400, "unreadable");
    }
    assert_eq!(client.cookie, None, "no identity was created");
    // A person may be called like a bot, and is still a person everywhere.
    let mut body = create(1, 1);
    body["name"] = json!("master");
    client.post("/api/tables", body).await.success();
    let seats = &client.get("/api/me").await.success()["tables"][0]["seats"];
    assert_eq!(seats[0]["occupant"], json!({ "who": "person", "name": "master" }));
    assert_eq!(seats[1]["occupant"]["who"], "bot");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_link_works_once_for_its_seat() {
    let server = TestServer::open().await;
    let mut host = server.client();
    let made = host.post("/api/tables", create(4, 0)).await.success();
    let table = made["table"].as_str().expect("an id");
    let link = host.post(&format!("/api/tables/{table}/seats/3/link"), json!(null)).await.success();
    let path = format!("/api/join/{}", link["token"].as_str().expect("a token"));
    assert_eq!(server.client().get(&path).await.success()["seat"], 3, "looking does not redeem it");
    assert_eq!(host.post(&path, sit("Ada")).await.success()["seat"], 1, "a seated player does not redeem it either");
    let mut guest = server.client();
    assert_eq!(guest.post(&path, sit("Bo")).await.success()["seat"], 3);
    server.client().post(&path, sit("Cy")).await.refused(410, "link_expired");
    host.post(&format!("/api/tables/{table}/seats/3/link"), json!(null)).await.refused(409, "seat_taken");
    host.post(&format!("/api/tables/{table}/seats/9/link"), json!(null)).await.refused(409, "seat_taken");
    server.client().post(&format!("/api/tables/{table}/seats/2/link"), json!(null)).await.refused(403, "not_seated");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_works_until_seats_are_taken() {
    let server = TestServer::open().await;
    let mut host = server.client();
    let made = host.post("/api/tables", create(3, 0)).await.success();
    let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    let table = made["table"].as_str().expect("an id").to_owned();
    server.client().post(&format!("/api/tables/{table}/sit"), sit("Eve")).await.refused(403, "not_invited");
    let mut bo = server.client();
    assert_eq!(bo.post(&path, sit("Bo")).await.success()["seat"], 2);
    assert_eq!(bo.post(&path, sit("Bo")).await.success()["seat"], 2, "opening it again returns the same seat");
    assert_eq!(server.client().post(&path, sit("Cy")).await.success()["seat"], 3);
    server.client().post(&path, sit("Di")).await.refused(409, "already_started");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_lists_public_tables_only() {
    let server = TestServer::open().await;
    let mut host = server.client();
    host.post("/api/tables", create(2, 0)).await.success();
    let mut public = create(2, 1);
    public["settings"]["visibility"] = json!("public");
    let made = host.post("/api/tables", public).await.success();
    let lobby = server.client().get("/api/tables").await.success();
    assert_eq!(lobby["tables"].as_array().expect("a list").len(), 1);
    assert_eq!((&lobby["tables"][0]["table"]["id"], &lobby["tables"][0]["free_seats"]), (&made["table"], &json!(1)));
    let path = format!("/api/tables/{}/sit", made["table"].as_str().expect("an id"));
    assert_eq!(server.client().post(&path, sit("Bo")).await.success()["seat"], 2);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_tables_show_whose_turn_it_is() {
    let server = TestServer::open().await;
    let (table, mut clients) = server.seated(2, 0).await;
    let mut turns = Vec::new();
    for client in &mut clients {
        turns.push(client.get("/api/me").await.success()["tables"][0]["my_turn"].clone());
    }
    assert_eq!(turns, [json!(true), json!(false)]);
    let (mut socket, _) = clients[0].join(&table).await;
    socket.act(0, "draw").await;
    assert_eq!(clients[1].get("/api/me").await.success()["tables"][0]["my_turn"], true);
    server.close().await;
}

fn subscription(endpoint: &str) -> serde_json::Value {
    json!({ "endpoint": endpoint, "p256dh": "BA", "auth": "AA", "title": "Iquazú", "body": "x" })
}

#[tokio::test(flavor = "multi_thread")]
async fn push_subscription_needs_an_identity_and_a_known_service() {
    let server = TestServer::open().await;
    let (_, mut clients) = server.seated(2, 0).await;
    let key = server.client().get("/api/push/key").await.success();
    assert_eq!(key["key"].as_str().map(str::len), Some(87), "65 bytes");
    assert_eq!(server.client().get("/api/push/key").await.success(), key, "always the same");
    let good = "https://updates.push.services.mozilla.com/wpush/v2/x";
    server.client().post("/api/push", subscription(good)).await.refused(403, "not_seated");
    clients[0].post("/api/push", subscription("https://127.0.0.1/x")).await.refused(400, "unreadable");
    assert_eq!(clients[0].post("/api/push", subscription(good)).await.status, 204);
    let json = "Content-Type: application/json\r\n";
    assert_eq!(clients[0].ask("DELETE", "/api/push", json, &json!({ "endpoint": good }).to_string()).await.status, 204);
    server.close().await;
}

/// Only players who are not connected are notified.
#[tokio::test(flavor = "multi_thread")]
async fn webhook_is_called_on_turn_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let webhook_url = Some(format!("http://{}/", listener.local_addr().expect("bound")));
    let store = crate::harness::sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(iquazu_server::OnlineConfig { webhook_url, ..crate::harness::quick(store) }).await;
    let mut body = create(2, 0);
    body["settings"]["pace"] = json!("turn_by_turn");
    body["settings"]["clock"] = json!({ "kind": "turn", "minutes": 1440 });
    let mut ada = server.client();
    let made = ada.post("/api/tables", body).await.success();
    let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    server.client().post(&path, sit("Bo")).await.success();
    let (mut call, _) =
        tokio::time::timeout(crate::harness::TIMEOUT, listener.accept()).await.expect("a call").unwrap();
    let mut heard = String::new();
    while !heard.contains('}') {
        let mut bytes = [0; 4096];
        let count = tokio::io::AsyncReadExt::read(&mut call, &mut bytes).await.expect("a request");
        heard += std::str::from_utf8(&bytes[..count]).expect("UTF-8");
    }
    let body: serde_json::Value = serde_json::from_str(heard.split("\r\n\r\n").nth(1).expect("a body")).expect("JSON");
    assert_eq!(body, json!({ "event": "your_turn", "table": made["table"], "seat": 1 }));
    drop(call);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_create_request_creates_one_table() {
    let server = TestServer::open().await;
    let mut ada = server.client();
    ada.post("/api/tables", create(2, 0)).await.success();
    let mut body = create(3, 0);
    body["request"] = json!("once");
    let first = ada.post("/api/tables", body.clone()).await.success();
    let again = ada.post("/api/tables", body.clone()).await.success();
    assert_eq!((&again["table"], &again["seat"]), (&first["table"], &json!(1)));
    let path = format!("/api/join/{}", again["invitation"].as_str().expect("a token"));
    assert_eq!(server.client().post(&path, sit("Bo")).await.success()["table"], first["table"]);
    body["settings"]["seats"] = create(2, 0)["settings"]["seats"].clone();
    assert_ne!(ada.post("/api/tables", body.clone()).await.success()["table"], first["table"], "other settings");
    let mut stranger = server.client();
    stranger.post("/api/tables", create(2, 0)).await.success();
    assert_ne!(stranger.post("/api/tables", body).await.success()["table"], first["table"], "somebody else's request");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_link_is_refused() {
    use sha2::{Digest, Sha256};
    let folder = tempfile::tempdir().expect("a folder");
    let store = crate::harness::sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(crate::harness::quick(store.clone())).await;
    let made = server.client().post("/api/tables", create(2, 0)).await.success();
    let table: iquazu_store::TableKey = made["table"].as_str().expect("an id").parse().expect("an id");
    let token = "A".repeat(43);
    let hash = iquazu_store::SecretHash(Sha256::digest(&token).into());
    let yesterday = iquazu_store::Timestamp(iquazu_store::Timestamp::now().0 - 86_400_000);
    for (purpose, payload) in
        [("invitation", table.as_bytes().to_vec()), ("seat", [&table.as_bytes()[..], &[2]].concat())]
    {
        let stored = iquazu_store::Token { hash, purpose: purpose.to_owned(), payload, expires_at: yesterday };
        store.put_token(stored).await.expect("stored");
        let mut guest = server.client();
        guest.get(&format!("/api/join/{token}")).await.refused(410, "link_expired");
        guest.post(&format!("/api/join/{token}"), sit("Bo")).await.refused(410, "link_expired");
        assert_eq!(guest.cookie, None, "no identity was created");
        assert_eq!(store.delete_expired_tokens(iquazu_store::Timestamp::now()).await, Ok(1));
    }
    server.close().await;
}

//! The operator's log: what it says, and which secrets it must not contain.

use crate::flaky_store::{FlakyStore, HEALTHY, SLOW};
use crate::harness::{TestServer, create, quick, sit, sqlite};
use crate::log_capture::LogLines;
use iquazu_protocol::{ClientMessage, RequestId, ServerMessage};
use iquazu_server::OnlineConfig;
use serde_json::json;

/// Uses every feature that handles a secret, then looks for the secrets in the log, at all levels.
#[tokio::test]
async fn log_tells_about_tables_and_people_without_secrets() {
    let (log, _guard) = LogLines::capture();
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    // Nobody listens there: the error is logged.
    let webhook_url = Some("http://127.0.0.1:1/webhook-secret".to_owned());
    let server = TestServer::with(OnlineConfig { webhook_url, ..quick(store.clone()) }).await;
    let mut ada = server.client();
    let mut body = create(3, 0);
    body["settings"]["pace"] = json!("turn_by_turn");
    let made = ada.post("/api/tables", body).await.success();
    let table: iquazu_protocol::TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let invitation = made["invitation"].as_str().expect("a token").to_owned();
    let text = |value: serde_json::Value| value["token"].as_str().expect("a token").to_owned();
    let seat = text(ada.post(&format!("/api/tables/{table}/seats/2/link"), json!(null)).await.success());
    let device = text(ada.post("/api/me/carry", json!(null)).await.success());
    let mut phone = server.client();
    assert_eq!(phone.post(&format!("/api/carry/{device}"), json!(null)).await.status, 204);
    let endpoint = "https://updates.push.services.mozilla.com/wpush/v2/endpoint-secret";
    let push = json!({ "endpoint": endpoint, "p256dh": "BA", "auth": "AA", "title": "Iquazú", "body": "x" });
    assert_eq!(ada.post("/api/push", push).await.status, 204);
    let mut bo = server.client();
    bo.post(&format!("/api/join/{seat}"), sit("Bartholomew")).await.success();
    server.client().post(&format!("/api/join/{invitation}"), sit("Clementine")).await.success();
    let (mut socket, _) = ada.join(&table).await;
    store.set_mode(SLOW);
    assert!(matches!(socket.act(0, "draw").await, ServerMessage::Done { .. }));
    store.set_mode(HEALTHY);
    let request: RequestId = "request".parse().expect("an id");
    let said = "chat-secret".to_owned().try_into().expect("a text");
    let chat = ClientMessage::Chat { request: request.clone(), content: iquazu_protocol::ChatContent::Text(said) };
    socket.send(&chat).await;
    socket.answer(&request).await;
    let leave = socket.next_request();
    socket.send(&ClientMessage::Leave { request: leave.clone() }).await;
    socket.answer(&leave).await;
    server.close().await;

    let lines = log.lines();
    for (level, message) in [
        ("INFO", "table created"),
        ("INFO", "player identity created"),
        ("INFO", "device added to a player identity"),
        ("INFO", "player took a seat"),
        ("INFO", "game started"),
        ("INFO", "player left"),
        ("WARN", "slow write"),
        ("WARN", "webhook failed"),
    ] {
        let is_it = |line: &&String| line.starts_with(level) && line.contains(message);
        assert!(lines.iter().any(|line| is_it(&line)), "{level} {message} is missing in {lines:#?}");
    }
    let cookies = [&ada, &phone, &bo].map(|client| client.cookie.clone().expect("a cookie"));
    let values = cookies.iter().map(|cookie| cookie.split_once('=').expect("name and value").1);
    let others = [&invitation, &seat, &device].map(String::as_str);
    let words = ["webhook-secret", "endpoint-secret", "chat-secret", "Bartholomew", "Clementine", "Ada"];
    for secret in values.chain(others).chain(words) {
        assert!(lines.iter().all(|line| !line.contains(secret)), "{secret} in {lines:#?}");
    }
}

//! Notices to people's own e-mail addresses and webhooks.

use crate::harness::{Client, HttpResponse, TestServer, create, quick, sit, sqlite};
use crate::sinks::{Call, MailSink, notice_link};
use iquazu_protocol::{ClientMessage, RequestId, ServerMessage, TableId};
use iquazu_server::{NoticeConfig, OnlineConfig};
use iquazu_store::{Notice, NoticeEvent, Store, Timestamp};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;

const HOUR_MS: i64 = 3_600_000;

fn config(mail: &MailSink) -> NoticeConfig {
    let sender = "Iquazú <games@play.example>".parse().expect("a sender");
    NoticeConfig {
        public_url: Some("https://play.example/".to_owned()),
        mail: Some((mail.url.parse().expect("a server"), sender)),
        webhooks: true,
        allow_private_webhooks: true,
        ..NoticeConfig::default()
    }
}

/// A game over days between Ada and Bo, with a day for each turn. It is Ada's turn.
struct Match {
    server: TestServer,
    store: Arc<dyn Store>,
    table: TableId,
    ada: Client,
    bo: Client,
    _folder: TempDir,
}

impl Match {
    async fn begin(notices: NoticeConfig) -> Match {
        let folder = tempfile::tempdir().expect("a folder");
        let store = sqlite(folder.path().join("tables.db")).await;
        let server = TestServer::with(OnlineConfig { notices, ..quick(Arc::clone(&store)) }).await;
        let mut body = create(2, 0);
        body["settings"]["pace"] = json!("turn_by_turn");
        body["settings"]["clock"] = json!({ "kind": "turn", "minutes": 1440 });
        let (mut ada, mut bo) = (server.client(), server.client());
        let made = ada.post("/api/tables", body).await.success();
        let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
        bo.post(&format!("/api/join/{}", made["invitation"].as_str().expect("a token")), sit("Bo")).await.success();
        Match { server, store, table, ada, bo, _folder: folder }
    }

    /// Draws cards with a connection of its own, when nobody else is connected.
    async fn draw(&self, client: &Client, steps: u32) {
        let (mut socket, mut snapshot) = client.join(&self.table).await;
        while snapshot.present.len() > 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            snapshot = socket.hello(None).await;
        }
        let request: RequestId = format!("m{steps}").parse().expect("an id");
        socket.send(&ClientMessage::Act { request: request.clone(), expected: steps, action: "draw".to_owned() }).await;
        assert!(matches!(socket.answer(&request).await, ServerMessage::Done { .. }));
    }

    /// Returns Bo's queued notice, once the server has put it off until after `soon`. Ada may have one of her first turn.
    async fn postponed(&self, soon: Duration) -> Notice {
        let now = Timestamp::now();
        // Whatever is claimed here is due again at once, so the server still handles it.
        while !self.store.claim_notices(now.saturating_add(soon), now, 9).await.expect("readable").is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let far = Timestamp(i64::MAX);
        let waiting = self.store.claim_notices(far, far, 9).await.expect("readable");
        waiting.into_iter().find(|notice| notice.seat == 2).expect("a notice of Bo")
    }
}

async fn add(client: &mut Client, kind: &str, address: &str) -> HttpResponse {
    let body = json!({ "kind": kind, "address": address, "language": "en" });
    client.post("/api/me/notices/channels", body).await
}

async fn act(client: &mut Client, path: &str) -> u16 {
    client.ask("POST", &format!("/api/notices/{path}"), "", "").await.status
}

async fn channels(client: &mut Client) -> Value {
    client.get("/api/me/notices").await.success()["channels"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_confirmed_then_sent_and_switched_off() {
    let mut sink = MailSink::open().await;
    let game = Match::begin(config(&sink)).await;
    let mut bo = game.bo.clone();
    assert_eq!(add(&mut bo, "email", "Bo@Example.org").await.success()["confirmed"], false);
    let mail = sink.next().await;
    assert!(mail.contains("To: bo@example.org") && mail.contains("Auto-Submitted: auto-generated"), "{mail}");
    let link = notice_link(&mail);
    let mut anybody = game.server.client();
    let shown = anybody.get(&format!("/api/notices/{link}")).await.success();
    assert_eq!(shown, json!({ "kind": "email", "address": "bo@example.org", "confirmed": false }));
    // Nothing is sent to an address that is not confirmed.
    game.draw(&game.ada, 0).await;
    game.postponed(Duration::from_secs(3600)).await;
    assert_eq!(act(&mut anybody, &format!("{link}/confirm")).await, 204);
    assert_eq!(act(&mut anybody, &format!("{link}/confirm")).await, 204, "twice");
    game.draw(&bo, 1).await;
    game.draw(&game.ada, 2).await;
    let mail = sink.next().await;
    for part in ["Subject: It is your turn.", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"] {
        assert!(mail.contains(part), "{part} in {mail}");
    }
    assert!(mail.contains(&format!("https://play.example/table/{}", game.table)), "{mail}");
    assert_eq!(notice_link(&mail), format!("{link}/{}", game.table));
    // The reminder comes six hours before the turn ends.
    let reminder = game.postponed(Duration::from_secs(17 * 3600)).await;
    assert_eq!(reminder.event, NoticeEvent::TurnEnds);
    assert!(channels(&mut bo).await[0]["sent_at"].is_u64());
    assert_eq!(act(&mut anybody, &format!("{link}/mute/{}", game.table)).await, 204);
    assert_eq!(bo.get("/api/me/notices").await.success()["muted"], json!([game.table]));
    let unmute = format!("/api/me/notices/muted/{}", game.table);
    assert_eq!(bo.ask("DELETE", &unmute, "", "").await.status, 204);
    assert_eq!(bo.get("/api/me/notices").await.success()["muted"], json!([]));
    assert_eq!(act(&mut anybody, &format!("{link}/off")).await, 204);
    assert_eq!(act(&mut anybody, &format!("{link}/off")).await, 204, "twice");
    assert_eq!(channels(&mut bo).await, json!([]));
    anybody.get(&format!("/api/notices/{link}")).await.refused(410, "link_expired");
    anybody.get("/api/notices/forged").await.refused(410, "link_expired");
    game.server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_get_the_form_of_their_service() {
    let sink = MailSink::open().await;
    let game = Match::begin(config(&sink)).await;
    let service = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = format!("http://{}/hook/secret", service.local_addr().expect("bound"));
    for kind in ["ntfy", "discord", "slack", "matrix"] {
        let (mut bo, address) = (game.bo.clone(), format!("{address}/{kind}"));
        let added = tokio::spawn(async move { add(&mut bo, kind, &address).await.success() });
        let call = Call::next(&service).await;
        assert!(call.head.starts_with(&format!("post /hook/secret/{kind} ")), "{}", call.head);
        let text = match kind {
            "ntfy" => {
                assert!(call.head.contains("click: https://play.example/notices/"), "{}", call.head);
                call.body.clone()
            }
            "discord" => {
                assert_eq!(call.json()["allowed_mentions"], json!({ "parse": [] }));
                call.json()["content"].as_str().expect("text").to_owned()
            }
            _ => call.json()["text"].as_str().expect("text").to_owned(),
        };
        let link = notice_link(&text);
        call.answer("204 No Content").await;
        let added = added.await.expect("no panic");
        assert_eq!(added["address"], json!(service.local_addr().expect("bound").to_string()), "the path is a secret");
        assert_eq!(act(&mut game.server.client(), &format!("{link}/confirm")).await, 204);
    }
    // All four are notified of the turn, and one that fails is tried again.
    game.draw(&game.ada, 0).await;
    let mut paths = Vec::new();
    for number in 0..5 {
        let call = Call::next(&service).await;
        paths.push(call.head.split(' ').nth(1).expect("a path").to_owned());
        let is_first_ntfy = number < 4 && paths[number].ends_with("ntfy");
        if is_first_ntfy {
            drop(call);
        } else {
            call.answer("200 OK").await;
        }
    }
    paths.sort();
    let expected = ["discord", "matrix", "ntfy", "ntfy", "slack"].map(|kind| format!("/hook/secret/{kind}"));
    assert_eq!(paths, expected);
    game.server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_services_are_refused_or_cost_nothing() {
    let sink = MailSink::open().await;
    let timeout = Duration::from_millis(400);
    let patient = Match::begin(config(&sink)).await;
    let service = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = format!("http://{}/x", service.local_addr().expect("bound"));
    let mut bo = patient.bo.clone();
    let (mut other, url) = (bo.clone(), address.clone());
    let redirected = tokio::spawn(async move { add(&mut other, "ntfy", &url).await });
    Call::next(&service).await.answer("302 Found\r\nLocation: http://127.0.0.1:1/admin").await;
    redirected.await.expect("no panic").refused(400, "undeliverable");
    let (mut other, url) = (bo.clone(), address.clone());
    let flooded = tokio::spawn(async move { add(&mut other, "ntfy", &url).await });
    Call::next(&service).await.flood().await;
    assert_eq!(flooded.await.expect("no panic").status, 201, "the answer is not read");
    assert_eq!(channels(&mut bo).await.as_array().map(Vec::len), Some(1), "the refused one is not kept");
    add(&mut bo, "email", "bounce@example.org").await.refused(400, "undeliverable");
    patient.server.close().await;
    let hasty = Match::begin(NoticeConfig { timeout, ..config(&sink) }).await;
    let (mut other, url) = (hasty.bo.clone(), address.clone());
    let hanging = tokio::spawn(async move { add(&mut other, "slack", &url).await });
    let _open = Call::next(&service).await;
    let refused = hanging.await.expect("no panic");
    assert_eq!(refused.json()["refusal"], json!({ "reason": "undeliverable", "problem": "unreachable" }));
    hasty.server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_networks_and_bad_addresses_are_refused() {
    let sink = MailSink::open().await;
    let game = Match::begin(NoticeConfig { allow_private_webhooks: false, ..config(&sink) }).await;
    let mut bo = game.bo.clone();
    for address in ["http://example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "nonsense"]
    {
        let refused = add(&mut bo, "ntfy", address).await;
        assert_eq!(refused.json()["refusal"], json!({ "reason": "undeliverable", "problem": "address" }), "{address}");
    }
    add(&mut bo, "email", "bo@localhost").await.refused(400, "undeliverable");
    add(&mut bo, "email", "").await.refused(400, "unreadable");
    add(&mut bo, "pigeon", "x").await.refused(400, "unreadable");
    add(&mut game.server.client(), "email", "cy@example.org").await.refused(403, "not_seated");
    assert_eq!(channels(&mut bo).await, json!([]));
    for bad in [
        json!({ "from": 0, "to": 60, "time_zone": "Mars/Olympus" }),
        json!({ "from": 1440, "to": 1, "time_zone": "UTC" }),
    ] {
        bo.post("/api/me/notices", json!({ "reasons": [], "quiet": bad })).await.refused(400, "unreadable");
    }
    game.server.close().await;
    let off = Match::begin(NoticeConfig { public_url: None, ..config(&sink) }).await;
    add(&mut off.bo.clone(), "email", "bo@example.org").await.refused(404, "not_offered");
    assert_eq!(off.bo.clone().get("/api/me/notices").await.success()["kinds"], json!([]));
    off.server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_limited() {
    let sink = MailSink::open().await;
    let game = Match::begin(config(&sink)).await;
    let (mut ada, mut bo) = (game.ada.clone(), game.bo.clone());
    for client in [&mut ada, &mut bo] {
        assert_eq!(add(client, "email", "victim@example.org").await.status, 201);
    }
    add(&mut bo, "email", "victim@example.org").await.refused(409, "too_many");
    for number in 0..4 {
        assert_eq!(add(&mut bo, "email", &format!("bo{number}@example.org")).await.status, 201);
    }
    add(&mut bo, "email", "bo9@example.org").await.refused(409, "too_many");
    let id = channels(&mut bo).await[0]["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/me/notices/channels/{id}");
    assert_eq!(ada.ask("DELETE", &path, "", "").await.status, 204);
    assert_eq!(channels(&mut bo).await.as_array().map(Vec::len), Some(5), "only the owner removes it");
    assert_eq!(bo.ask("DELETE", &path, "", "").await.status, 204);
    assert_eq!(channels(&mut bo).await.as_array().map(Vec::len), Some(4));
    game.server.close().await;
}

/// In quiet hours a notice waits in the queue; the attempts do not count.
#[tokio::test(flavor = "multi_thread")]
async fn notice_waits_until_quiet_hours_end() {
    let mut sink = MailSink::open().await;
    let game = Match::begin(config(&sink)).await;
    let mut bo = game.bo.clone();
    add(&mut bo, "email", "bo@example.org").await.success();
    let link = notice_link(&sink.next().await);
    assert_eq!(act(&mut bo, &format!("{link}/confirm")).await, 204);
    let minute = Timestamp::now().0.rem_euclid(24 * HOUR_MS) / 60_000;
    let quiet = json!({ "from": (minute + 1440 - 60) % 1440, "to": (minute + 180) % 1440, "time_zone": "Etc/UTC" });
    let body = json!({ "reasons": ["your_turn"], "quiet": quiet });
    assert_eq!(bo.post("/api/me/notices", body.clone()).await.status, 204);
    assert_eq!(bo.get("/api/me/notices").await.success()["preferences"], body);
    game.draw(&game.ada, 0).await;
    let waiting = game.postponed(Duration::from_secs(2 * 3600)).await;
    assert_eq!((waiting.event, waiting.attempts), (NoticeEvent::YourTurn, 0));
    assert!(channels(&mut bo).await[0]["sent_at"].is_null());
    game.server.close().await;
}

/// Days off put the end of a turn off, and its reminder too.
#[tokio::test(flavor = "multi_thread")]
async fn reminder_follows_days_off() {
    let game = Match::begin(NoticeConfig::default()).await;
    game.draw(&game.ada, 0).await;
    assert_eq!(game.postponed(Duration::from_secs(17 * 3600)).await.event, NoticeEvent::TurnEnds);
    let (mut bo, _) = game.bo.join(&game.table).await;
    let request: RequestId = "away".parse().expect("an id");
    bo.send(&ClientMessage::DaysOff { request: request.clone(), days: 3 }).await;
    assert!(matches!(bo.answer(&request).await, ServerMessage::Done { .. }));
    // The earlier reminder comes due, finds that the turn does not end yet, and waits three days longer.
    let reminder = game.postponed(Duration::from_secs(3 * 86_400 + 17 * 3600)).await;
    assert_eq!(reminder.event, NoticeEvent::TurnEnds);
    game.server.close().await;
}

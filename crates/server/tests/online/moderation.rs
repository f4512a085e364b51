//! Muting, reporting and banning people, and the operator's list of words.

use crate::harness::{Client, Socket, TestServer, create, quick, sit, sqlite};
use iquazu_protocol::{ChatContent, ClientMessage, Refusal, RequestId, ServerMessage, TableId};
use iquazu_server::{Limits, OnlineConfig, ReportDetails, WordList};
use iquazu_store::{IdentityId, NewBan, PeopleQuery, Store, Timestamp};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// A server and its database, which an operator's command may use too.
struct Moderated {
    server: TestServer,
    store: Arc<dyn Store>,
    _folder: tempfile::TempDir,
}

async fn moderated(configure: impl FnOnce(OnlineConfig, &std::path::Path) -> OnlineConfig) -> Moderated {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(configure(quick(Arc::clone(&store)), folder.path())).await;
    Moderated { server, store, _folder: folder }
}

async fn say(socket: &mut Socket, text: &str) -> ServerMessage {
    let request = socket.next_request();
    let content = ChatContent::Text(text.parse().expect("a text"));
    socket.send(&ClientMessage::Chat { request: request.clone(), content }).await;
    socket.answer(&request).await
}

async fn identity_of(store: &dyn Store, name: &str) -> IdentityId {
    let query = PeopleQuery { name_prefix: name.to_owned(), after: None, limit: 9 };
    store.people(query, Timestamp::now()).await.expect("people")[0].identity.id
}

async fn ban(store: &dyn Store, name: &str, reason: &str) -> IdentityId {
    let identity = identity_of(store, name).await;
    let (created_at, reason) = (Timestamp::now(), reason.to_owned());
    let expires_at = Some(created_at.saturating_add(Duration::from_secs(3600)));
    store.ban(NewBan { identity, reason, created_at, expires_at }).await.expect("banned");
    identity
}

fn public(mut body: Value) -> Value {
    body["settings"]["visibility"] = json!("public");
    body
}

async fn mute(client: &mut Client, method: &str, table: &TableId, seat: u8) -> u16 {
    client.ask(method, &format!("/api/tables/{table}/seats/{seat}/mute"), "", "").await.status
}

async fn people(client: &mut Client, table: &TableId) -> Value {
    client.get(&format!("/api/tables/{table}/people")).await.success()["people"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn mute_holds_at_other_tables_and_the_muted_person_does_not_learn_it() {
    let server = TestServer::open().await;
    let (table, mut clients) = server.seated(2, 0).await;
    assert_eq!(people(&mut clients[0], &table).await, json!([{ "seat": 2, "muted": false }]));
    assert_eq!(mute(&mut clients[0], "POST", &table, 2).await, 204);
    assert_eq!(people(&mut clients[0], &table).await[0]["muted"], true);
    assert_eq!(people(&mut clients[1], &table).await, json!([{ "seat": 1, "muted": false }]));
    // The same people at another table.
    let made = clients[0].post("/api/tables", create(2, 0)).await.success();
    let other: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let token = made["invitation"].as_str().expect("an invitation").to_owned();
    clients[1].post(&format!("/api/join/{token}"), sit("Guest")).await.success();
    assert_eq!(people(&mut clients[0], &other).await[0]["muted"], true);
    let server = server.restart().await;
    let mut first = Client::at(&server, &clients[0]);
    assert_eq!(people(&mut first, &table).await[0]["muted"], true, "a restart changes nothing");
    assert_eq!(mute(&mut first, "DELETE", &other, 2).await, 204);
    assert_eq!(people(&mut first, &table).await[0]["muted"], false);
    for (seat, status) in [(1, 403), (3, 403), (9, 403)] {
        assert_eq!(mute(&mut first, "POST", &table, seat).await, status, "oneself, a free seat, no seat");
    }
    assert_eq!(mute(&mut server.client(), "POST", &table, 2).await, 403, "a stranger has nobody to mute");
    assert_eq!(people(&mut server.client(), &table).await, json!([]));
    server.close().await;
}

async fn report(client: &mut Client, table: &TableId, seat: u8, reason: &str) -> crate::harness::HttpResponse {
    let body = json!({ "seat": seat, "reason": reason, "note": "every day" });
    client.post(&format!("/api/tables/{table}/reports"), body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn report_has_the_servers_own_copy_of_the_chat() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let (table, mut clients) = server.seated(2, 0).await;
    let (mut bob, _) = clients[1].join(&table).await;
    assert!(matches!(say(&mut bob, "you <b>fool</b>").await, ServerMessage::Done { .. }));
    let (mut ada, _) = clients[0].join(&table).await;
    say(&mut ada, "please stop").await;
    assert_eq!(report(&mut clients[0], &table, 2, "insult").await.status, 204);
    assert_eq!(report(&mut clients[0], &table, 2, "spam").await.status, 204, "the open report stays as it is");
    let stored = store.reports(true, None, 9).await.expect("reports");
    assert_eq!(stored.len(), 1);
    assert_eq!((stored[0].reason.as_str(), stored[0].reported_name.as_str()), ("insult", "Guest"));
    assert_eq!(stored[0].reported, identity_of(&*store, "Guest").await);
    assert_eq!(stored[0].table.to_string(), table.to_string());
    let details = ReportDetails::read(&stored[0].payload);
    assert_eq!(details.note.as_deref(), Some("every day"));
    let lines: Vec<_> =
        details.lines.iter().map(|line| (line.name.as_str(), line.text.as_str(), line.reported)).collect();
    assert_eq!(lines, [("Guest", "you <b>fool</b>", true), ("Ada", "please stop", false)]);
    // The reported person learns nothing of it.
    assert_eq!(people(&mut clients[1], &table).await, json!([{ "seat": 1, "muted": false }]));
    report(&mut clients[0], &table, 1, "insult").await.refused(403, "not_seated");
    report(&mut server.client(), &table, 2, "insult").await.refused(403, "not_seated");
    report(&mut clients[0], &table, 2, "boredom").await.refused(400, "unreadable");
    server.close().await;
}

/// A table at which somebody has insulted the host and left.
struct Insulted {
    ada: Client,
    table: TableId,
    /// The path of the invitation.
    join: String,
    rude: Client,
}

async fn insulted(server: &TestServer) -> Insulted {
    let mut ada = server.client();
    let made = ada.post("/api/tables", create(3, 0)).await.success();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let join = format!("/api/join/{}", made["invitation"].as_str().expect("an invitation"));
    let mut rude = server.client();
    rude.post(&join, sit("Rude")).await.success();
    let (mut socket, _) = rude.join(&table).await;
    say(&mut socket, "insults").await;
    let request = socket.next_request();
    socket.send(&ClientMessage::Leave { request: request.clone() }).await;
    socket.answer(&request).await;
    // Times are in milliseconds: the next person sits down later.
    tokio::time::sleep(Duration::from_millis(5)).await;
    Insulted { ada, table, join, rude }
}

/// After a seat has changed hands, lines of the person who left are not attributed to the new one.
#[tokio::test(flavor = "multi_thread")]
async fn lines_of_somebody_who_left_are_not_blamed_on_the_next() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let Insulted { mut ada, table, join, .. } = insulted(&server).await;
    let mut calm = server.client();
    calm.post(&join, sit("Calm")).await.success();
    assert_eq!(report(&mut ada, &table, 2, "name").await.status, 204);
    let stored = store.reports(true, None, 9).await.expect("reports");
    let lines = ReportDetails::read(&stored[0].payload).lines;
    assert_eq!((lines[0].name.as_str(), lines[0].reported, lines[0].text.as_str()), ("", false, "insults"));
    server.close().await;
}

/// Lines of a person who leaves and sits down again are still theirs.
#[tokio::test(flavor = "multi_thread")]
async fn lines_before_a_new_seat_are_the_same_persons() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let Insulted { mut ada, table, join, mut rude } = insulted(&server).await;
    rude.post(&join, sit("Polite")).await.success();
    assert_eq!(report(&mut ada, &table, 2, "insult").await.status, 204);
    let stored = store.reports(true, None, 9).await.expect("reports");
    let lines = ReportDetails::read(&stored[0].payload).lines;
    assert_eq!((lines[0].name.as_str(), lines[0].reported, lines[0].text.as_str()), ("Polite", true, "insults"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn flood_of_reports_is_refused() {
    let limits = Limits { reports_per_hour: 3, ..Limits::unlimited() };
    let Moderated { server, store, _folder } = moderated(|config, _| OnlineConfig { limits, ..config }).await;
    let (mut statuses, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let (table, mut clients) = server.seated(2, 0).await;
        statuses.push(report(&mut clients[0], &table, 2, "spam").await.status);
        tables.push((table, clients));
    }
    assert_eq!(statuses, [204, 204, 204, 429, 429], "three of one address");
    assert_eq!(store.reports(true, None, 9).await.expect("reports").len(), 3);
    server.close().await;
    // One person, however many addresses they have: ten in a day.
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let mut ada = server.client();
    let mut accepted = 0;
    for _ in 0..12 {
        let made = ada.post("/api/tables", create(2, 0)).await.success();
        let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
        let token = made["invitation"].as_str().expect("an invitation").to_owned();
        server.client().post(&format!("/api/join/{token}"), sit("Bob")).await.success();
        accepted += u32::from(report(&mut ada, &table, 2, "spam").await.status == 204);
    }
    assert_eq!(accepted, 10);
    assert_eq!(store.reports(true, None, 99).await.expect("reports").len(), 10);
    server.close().await;
}

/// Waits until the server has enforced all sanctions.
async fn enforced(store: &dyn Store) {
    for _ in 0..600 {
        if store.unenforced(iquazu_store::Timestamp::now(), 9).await.expect("sanctions").is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody enforces");
}

#[tokio::test(flavor = "multi_thread")]
async fn banned_person_can_do_nothing_that_others_notice() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let (table, mut clients) = server.seated(2, 0).await;
    let open = server.client().post("/api/tables", public(create(2, 0))).await.success();
    let (mut socket, _) = clients[1].join(&table).await;
    ban(&*store, "Guest", "insults").await;
    enforced(&*store).await;
    let bob = &mut clients[1];
    let elsewhere = format!("/api/tables/{}/sit", open["table"].as_str().expect("an id"));
    let enter = json!({ "name": "Guest", "players": 2, "speed": "quick" });
    for (path, body) in [("/api/tables", create(2, 0)), (elsewhere.as_str(), sit("Guest")), ("/api/queue", enter)] {
        let answer = bob.post(path, body).await;
        answer.refused(403, "banned");
        assert_eq!(answer.json()["refusal"]["why"], "insults", "{path}");
        assert!(answer.json()["refusal"]["until"].as_u64().is_some(), "{path}");
    }
    let refused = say(&mut socket, "but why").await;
    assert!(matches!(refused, ServerMessage::Refused { refusal: Refusal::Banned { .. }, .. }), "{refused:?}");
    for message in [|request| ClientMessage::Return { request }, |request| ClientMessage::Rematch { request }] {
        let request: RequestId = socket.next_request();
        socket.send(&message(request.clone())).await;
        let refused = socket.answer(&request).await;
        assert!(matches!(refused, ServerMessage::Refused { refusal: Refusal::Banned { .. }, .. }), "{refused:?}");
    }
    // The game goes on: a bot has taken over.
    let (_, snapshot) = clients[0].join(&table).await;
    let bob = serde_json::to_value(&snapshot.table.seats[1]).expect("JSON");
    assert_eq!(bob["occupant"]["stand_in"], "random");
    store.lift_ban(identity_of(&*store, "Guest").await).await.expect("lifted");
    let request = socket.next_request();
    socket.send(&ClientMessage::Return { request: request.clone() }).await;
    assert!(matches!(socket.answer(&request).await, ServerMessage::Done { .. }));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn banned_person_leaves_the_waiting_room_and_the_queue() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let mut ada = server.client();
    let made = ada.post("/api/tables", create(3, 0)).await.success();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let token = made["invitation"].as_str().expect("an invitation").to_owned();
    let mut bob = server.client();
    bob.post(&format!("/api/join/{token}"), sit("Bob")).await.success();
    let ticket = bob.post("/api/queue", json!({ "name": "Bob", "players": 2, "speed": "quick" })).await.success();
    let identity = ban(&*store, "Bob", "").await;
    enforced(&*store).await;
    assert_eq!(people(&mut ada, &table).await, json!([]));
    assert_eq!(store.ticket(identity).await.expect("tickets"), None);
    let path = format!("/api/queue/{}", ticket["ticket"].as_str().expect("a ticket"));
    assert_eq!(bob.ask("POST", &path, "", "").await.success()["state"], "expired");
    bob.post(&format!("/api/join/{token}"), sit("Bob")).await.refused(403, "banned");
    server.close().await;
}

/// Accepting an invitation seats its host too. A banned host must not return that way.
#[tokio::test(flavor = "multi_thread")]
async fn invitation_of_a_banned_host_ends() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let (mut ada, mut bob, mut cleo) = (server.client(), server.client(), server.client());
    let mut settings = create(3, 0)["settings"].clone();
    settings["pace"] = json!("turn_by_turn");
    settings["clock"] = json!({ "kind": "turn", "minutes": 1440 });
    let made = ada.post("/api/challenges", json!({ "name": "Ada", "settings": settings })).await.success();
    let path = format!("/api/challenges/{}", made["token"].as_str().expect("a token"));
    let sat = bob.post(&path, sit("Bob")).await.success();
    let table: TableId = sat["table"].as_str().expect("an id").parse().expect("an id");
    ban(&*store, "Ada", "").await;
    enforced(&*store).await;
    cleo.post(&path, sit("Cleo")).await.refused(410, "link_expired");
    cleo.get(&path).await.refused(410, "link_expired");
    assert_eq!(people(&mut bob, &table).await, json!([]), "the host has not come back");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_name_is_gone_and_cannot_be_taken_again() {
    let Moderated { server, store, _folder } = moderated(|config, _| config).await;
    let (table, mut clients) = server.seated(2, 0).await;
    let (mut socket, _) = clients[0].join(&table).await;
    let identity = identity_of(&*store, "Guest").await;
    store.remove_name(identity, "Guest", iquazu_server::REMOVED_NAME, Timestamp::now()).await.expect("removed");
    let seats = loop {
        if let ServerMessage::Seats { seats, .. } = socket.recv().await {
            break seats;
        }
    };
    assert_eq!(serde_json::to_value(&seats[1]).expect("JSON")["occupant"]["name"], iquazu_server::REMOVED_NAME);
    let mut again = create(2, 0);
    again["name"] = json!("GUÉST");
    clients[1].post("/api/tables", again.clone()).await.refused(400, "name_refused");
    again["name"] = json!("Bob");
    clients[1].post("/api/tables", again).await.success();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_words_are_refused_in_names_and_hidden_in_chat() {
    let Moderated { server, store: _, _folder } = moderated(|config, folder| {
        let file = folder.join("words.txt");
        std::fs::write(&file, "# rude words\nblub*\n").expect("written");
        OnlineConfig { word_list: Some(Arc::new(WordList::open(&file).expect("a list"))), ..config }
    })
    .await;
    let mut body = create(2, 0);
    body["name"] = json!("Mr Blübber");
    server.client().post("/api/tables", body).await.refused(400, "name_refused");
    let (table, clients) = server.seated(2, 0).await;
    let (mut ada, _) = clients[0].join(&table).await;
    let (mut bob, _) = clients[1].join(&table).await;
    say(&mut ada, "You BLUB, you!").await;
    let line = loop {
        if let ServerMessage::Chat { line, .. } = bob.recv().await {
            break line;
        }
    };
    assert_eq!(line.content, ChatContent::Text("You •••, you!".parse().expect("a text")));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn host_sees_how_often_a_guest_left() {
    let server = TestServer::open().await;
    let mut bob = server.client();
    for leaves in [true, false] {
        let (table, _others) = {
            let mut body = create(2, 0);
            body["name"] = json!("Bob");
            let made = bob.post("/api/tables", body).await.success();
            let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
            let token = made["invitation"].as_str().expect("an invitation").to_owned();
            let mut other = server.client();
            other.post(&format!("/api/join/{token}"), sit("Eve")).await.success();
            (table, other)
        };
        if leaves {
            let (mut socket, _) = bob.join(&table).await;
            let request = socket.next_request();
            socket.send(&ClientMessage::Leave { request: request.clone() }).await;
            assert!(matches!(socket.answer(&request).await, ServerMessage::Done { .. }));
        }
    }
    let mut ada = server.client();
    let made = ada.post("/api/tables", create(3, 0)).await.success();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let token = made["invitation"].as_str().expect("an invitation").to_owned();
    bob.post(&format!("/api/join/{token}"), sit("Bob")).await.success();
    let shown = people(&mut ada, &table).await;
    assert_eq!(shown, json!([{ "seat": 2, "muted": false, "last_games": { "games": 2, "left": 1 } }]));
    let shown = people(&mut bob, &table).await;
    assert_eq!(shown, json!([{ "seat": 1, "muted": false }]), "only the host sees it");
    let server = server.restart().await;
    let shown = people(&mut Client::at(&server, &ada), &table).await;
    assert_eq!(shown[0]["last_games"]["left"], 1);
    server.close().await;
}

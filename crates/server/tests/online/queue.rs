//! People who look for others to play, and invitations without a table.

use crate::harness::{Client, TIMEOUT, TestServer, create, quick, sit, sqlite};
use iquazu_server::OnlineConfig;
use serde_json::{Value, json};
use std::time::Duration;

fn queue_request(name: &str, players: u8, speed: &str) -> Value {
    json!({ "name": name, "commits": false, "players": players, "speed": speed })
}

async fn enter(client: &mut Client, name: &str, players: u8, speed: &str) -> String {
    let entered = client.post("/api/queue", queue_request(name, players, speed)).await;
    assert_eq!(entered.status, 201, "{}", entered.body);
    entered.json()["ticket"].as_str().expect("a ticket").to_owned()
}

async fn poll(client: &mut Client, ticket: &str) -> Value {
    client.ask("POST", &format!("/api/queue/{ticket}"), "", "").await.success()
}

/// Asks again and again until a match, and returns its table.
async fn until_matched(client: &mut Client, ticket: &str) -> String {
    loop {
        let answer = poll(client, ticket).await;
        match answer["state"].as_str() {
            Some("waiting") => {}
            Some("matched") => return answer["table"].as_str().expect("a table").to_owned(),
            _ => panic!("{answer}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_are_matched_and_a_third_waits() {
    let server = TestServer::open().await;
    let [mut ada, mut bo, mut cy, mut di] = [(); 4].map(|()| server.client());
    let first = enter(&mut ada, "Ada", 2, "quick").await;
    let other_game = enter(&mut di, "Di", 2, "day").await;
    let overview = server.client().get("/api/queue").await.success();
    assert_eq!(
        overview["queues"],
        json!([{ "players": 2, "speed": "day", "waiting": 1 }, { "players": 2, "speed": "quick", "waiting": 1 }])
    );
    let waits = tokio::spawn(async move { (until_matched(&mut ada, &first).await, ada) });
    let second = enter(&mut bo, "Bo", 2, "quick").await;
    let table = until_matched(&mut bo, &second).await;
    let (same, mut ada) = waits.await.expect("no panic");
    assert_eq!(table, same);
    let shown = ada.get(&format!("/api/tables/{table}")).await.success();
    let mut names: Vec<_> = shown["table"]["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| seat["occupant"]["name"].clone())
        .collect();
    names.sort_by_key(Value::to_string);
    assert_eq!(names, ["Ada", "Bo"], "{shown}");
    assert_eq!(until_matched(&mut bo, &second).await, table, "a lost answer is given again");
    let third = enter(&mut cy, "Cy", 2, "quick").await;
    let alone = poll(&mut cy, &third).await;
    assert_eq!((&alone["state"], &alone["waiting"]), (&json!("waiting"), &json!(1)));
    assert!(alone["lately_seconds"].is_u64(), "{alone}");
    assert_eq!(poll(&mut di, &other_game).await["state"], "waiting");
    server.close().await;
}

/// In a game over days nobody has to be connected: the first request after the match seats everybody.
#[tokio::test(flavor = "multi_thread")]
async fn game_over_days_has_all_its_players_at_once() {
    let server = TestServer::open().await;
    let mut people = [(); 3].map(|()| server.client());
    let mut tickets = Vec::new();
    for (client, name) in people.iter_mut().zip(["Ada", "Bo", "Cy"]) {
        tickets.push(enter(client, name, 3, "three_days").await);
    }
    let table = until_matched(&mut people[1], &tickets[1]).await;
    for client in &mut people {
        let me = client.get("/api/me").await.success();
        assert_eq!(me["tables"][0]["table"], json!(table));
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn second_browser_takes_over_and_leaving_ends_the_wait() {
    let server = TestServer::open().await;
    let (mut ada, mut bo) = (server.client(), server.client());
    let first = enter(&mut ada, "Ada", 2, "quick").await;
    let second = enter(&mut ada, "Ada", 3, "quick").await;
    assert_eq!(poll(&mut ada, &first).await, json!({ "state": "elsewhere" }));
    let leave = |ticket: &str| format!("/api/queue/{ticket}/leave");
    assert_eq!(ada.ask("POST", &leave(&first), "", "").await.status, 204);
    let counts = bo.get("/api/queue").await.success();
    assert_eq!(counts["queues"], json!([{ "players": 3, "speed": "quick", "waiting": 1 }]), "the old one has no say");
    assert_eq!(bo.ask("POST", &leave(&second), "", "").await.status, 204);
    assert_eq!(bo.get("/api/queue").await.success(), counts, "nor has somebody else");
    assert_eq!(ada.ask("POST", &leave(&second), "", "").await.status, 204);
    assert_eq!(bo.get("/api/queue").await.success()["queues"], json!([]));
    assert_eq!(poll(&mut ada, &second).await, json!({ "state": "expired" }));
    assert_eq!(poll(&mut bo, "nonsense").await, json!({ "state": "expired" }));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_silent_has_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(OnlineConfig { queue_timeout: Duration::ZERO, ..quick(store) }).await;
    let mut ada = server.client();
    let ticket = enter(&mut ada, "Ada", 2, "quick").await;
    // Within the same millisecond she is still there.
    while poll(&mut ada, &ticket).await["state"] != "expired" {}
    server.close().await;
}

/// Bo is matched and never comes: Ada waits again, before Cy, who came later.
async fn check_given_up_match(home: &TestServer, other: &TestServer) {
    let (mut ada, mut bo, mut cy) = (home.client(), home.client(), other.client());
    let first = enter(&mut ada, "Ada", 2, "quick").await;
    enter(&mut bo, "Bo", 2, "quick").await;
    let table = until_matched(&mut ada, &first).await;
    let mut socket = Client::at(other, &ada).join(&table.parse().expect("an id")).await.0;
    // The connection ends when the match is given up.
    while socket.recv_text().await.is_some() {}
    // The other process learns of it a moment later.
    let gone = async { while ada.get(&format!("/api/tables/{table}")).await.status != 404 {} };
    tokio::time::timeout(TIMEOUT, gone).await.expect("the table is gone");
    let second = enter(&mut cy, "Cy", 2, "quick").await;
    let again = enter(&mut ada, "Ada", 2, "quick").await;
    let next = until_matched(&mut ada, &again).await;
    assert_ne!(next, table);
    assert_eq!(until_matched(&mut cy, &second).await, next);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_does_not_come_loses_the_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(OnlineConfig { match_timeout: Duration::from_secs(2), ..quick(store) }).await;
    check_given_up_match(&server, &server).await;
    server.close().await;
}

#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread")]
async fn given_up_match_ends_at_all_processes() {
    use iquazu_store::{Database, Postgres};
    let database = Database::create().expect("a PostgreSQL");
    let mut servers = Vec::new();
    for _ in 0..2 {
        let store = std::sync::Arc::new(Postgres::open(&database.address()).await.expect("a database"));
        let config = OnlineConfig { match_timeout: Duration::from_secs(2), ..quick(store) };
        servers.push(TestServer::with(config).await);
    }
    check_given_up_match(&servers[0], &servers[1]).await;
    for server in servers {
        server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_queues_and_bad_wishes_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(OnlineConfig { matchmaking: false, ..quick(store) }).await;
    let mut ada = server.client();
    ada.post("/api/queue", queue_request("Ada", 2, "quick")).await.refused(404, "not_offered");
    assert_eq!(ada.get("/api/queue").await.success(), json!({ "open": false, "queues": [] }));
    server.close().await;
    let server = TestServer::open().await;
    let mut ada = server.client();
    for bad in [
        queue_request("Ada", 1, "quick"),
        queue_request("Ada", 5, "quick"),
        queue_request("Ada", 2, "fast"),
        queue_request("", 2, "quick"),
    ] {
        ada.post("/api/queue", bad).await.refused(400, "unreadable");
    }
    server.close().await;
}

/// Two processes on one database match together, and nobody is matched twice.
#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread")]
async fn processes_match_together_and_nobody_twice() {
    use iquazu_store::{Database, Postgres};
    use std::collections::BTreeMap;
    use std::sync::Arc;
    let database = Database::create().expect("a PostgreSQL");
    let mut servers = Vec::new();
    for _ in 0..2 {
        let store = Arc::new(Postgres::open(&database.address()).await.expect("a database"));
        servers.push(TestServer::with(quick(store)).await);
    }
    let mut people = tokio::task::JoinSet::new();
    for number in 0..24 {
        let (mut client, away) = (servers[number % 2].client(), servers[(number + 1) % 2].client());
        people.spawn(async move {
            let ticket = enter(&mut client, &format!("P{number}"), 2, "quick").await;
            // Every third one asks the other process.
            let mut asks = Client { address: if number % 3 == 0 { away.address } else { client.address }, ..client };
            let table = until_matched(&mut asks, &ticket).await;
            let me = asks.get("/api/me").await.success();
            let tables: Vec<_> =
                me["tables"].as_array().expect("tables").iter().map(|row| row["table"].clone()).collect();
            assert_eq!(tables, [json!(table)], "one match, one seat");
            table
        });
    }
    let mut players = BTreeMap::<String, usize>::new();
    while let Some(table) = people.join_next().await {
        *players.entry(table.expect("no panic")).or_default() += 1;
    }
    assert_eq!((players.len(), players.values().all(|count| *count == 2)), (12, true), "{players:?}");
    for server in servers {
        server.close().await;
    }
}

/// Returns a game over days for two.
fn over_days() -> Value {
    let mut settings = create(2, 0)["settings"].clone();
    settings["pace"] = json!("turn_by_turn");
    settings["clock"] = json!({ "kind": "turn", "minutes": 1440 });
    settings
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_makes_its_table_when_it_is_accepted() {
    let server = TestServer::open().await;
    let (mut ada, mut bo, mut cy) = (server.client(), server.client(), server.client());
    let made = ada.post("/api/challenges", json!({ "name": "Ada", "settings": over_days() })).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let path = format!("/api/challenges/{}", made.json()["token"].as_str().expect("a token"));
    assert_eq!(ada.get("/api/me").await.success()["tables"], json!([]), "no table yet");
    let shown = ada.get(&path).await.success();
    assert_eq!((&shown["own"], &shown["name"], &shown["table"]), (&json!(true), &json!("Ada"), &Value::Null));
    ada.post(&path, sit("Ada")).await.refused(409, "already_seated");
    assert_eq!(bo.get(&path).await.success()["own"], false);
    let sat = bo.post(&path, sit("Bo")).await.success();
    assert_eq!(sat["seat"], 2, "the one who invites has the first seat");
    assert_eq!(bo.post(&path, sit("Bo")).await.success(), sat, "asked twice");
    let mine = ada.get("/api/me").await.success();
    assert_eq!((&mine["tables"][0]["table"], &mine["tables"][0]["seat"]), (&sat["table"], &json!(1)));
    assert_eq!(ada.get(&path).await.success()["table"], sat["table"]);
    let late = cy.post(&path, sit("Cy")).await;
    assert_eq!(late.status, 409, "{}", late.body);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_that_cannot_work_is_refused() {
    let server = TestServer::open().await;
    let (mut ada, mut bo) = (server.client(), server.client());
    let invite = |settings: Value| json!({ "name": "Ada", "settings": settings });
    let live = create(2, 0)["settings"].clone();
    ada.post("/api/challenges", invite(live)).await.refused(400, "settings");
    let mut alone = over_days();
    alone["seats"][1] = json!({ "for": "bot", "level": "random" });
    ada.post("/api/challenges", invite(alone)).await.refused(400, "settings");
    let path = format!("/api/challenges/{}", "A".repeat(43));
    bo.get(&path).await.refused(410, "link_expired");
    bo.post(&path, sit("Bo")).await.refused(410, "link_expired");
    // Somebody who removes their last device cannot be played with any more.
    let made = ada.post("/api/challenges", invite(over_days())).await.success();
    let path = format!("/api/challenges/{}", made["token"].as_str().expect("a token"));
    assert_eq!(ada.ask("DELETE", "/api/me", "", "").await.status, 204);
    bo.post(&path, sit("Bo")).await.refused(410, "link_expired");
    server.close().await;
}

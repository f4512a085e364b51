//! Lost connections, restarts and several processes: nothing is lost or duplicated.

use crate::flaky_store::{ACK_LOST, APPENDS_FAIL, DOWN, FlakyStore, HEALTHY, HUNG};
use crate::harness::{Client, TIMEOUT, TestServer, create, quick, sqlite};
use iquazu_protocol::{ClientMessage, Refusal, RequestId, ServerMessage};
use iquazu_server::OnlineConfig;
use iquazu_store::{LogEntry, NewTable, Sqlite, Store, TableKey, TableQuery, TableUpdate, Timestamp};
use std::sync::Arc;
use std::time::Duration;

pub(crate) fn is_unavailable(message: &ServerMessage) -> bool {
    matches!(message, ServerMessage::Refused { refusal: Refusal::Unavailable {}, .. })
}

fn request(text: &str) -> RequestId {
    text.parse().expect("an id")
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_request_is_idempotent_across_restarts() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let act = ClientMessage::Act { request: request("once"), expected: 0, action: "draw".to_owned() };
    let (mut socket, _) = clients[0].join(&table).await;
    socket.send(&act).await;
    let first = socket.answer(&request("once")).await;
    assert!(matches!(first, ServerMessage::Done { .. }));
    let (mut again, _) = clients[0].join(&table).await;
    again.send(&act).await;
    assert_eq!(again.answer(&request("once")).await, first);
    let server = server.restart().await;
    let mut client = server.client();
    client.cookie = clients[0].cookie.clone();
    let (mut later, snapshot) = client.join(&table).await;
    assert_eq!(snapshot.steps, 1);
    later.send(&act).await;
    assert_eq!(later.answer(&request("once")).await, first);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_client_gets_missed_steps() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (second, seen) = clients[1].join(&table).await;
    drop(second);
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    let mut second = clients[1].connect(&table).await;
    let snapshot = second.hello(Some(seen.seq)).await;
    assert_eq!(snapshot.missed.len(), 1);
    assert_eq!(snapshot.missed[0].step.as_str(), "1 draw | got ?4");
    assert!(matches!(second.act(1, "draw").await, ServerMessage::Done { .. }));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shutdown_is_announced() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut socket, _) = clients[0].join(&table).await;
    let closing = tokio::spawn(server.close());
    loop {
        match socket.recv().await {
            ServerMessage::GoingAway { .. } => break,
            _ => continue,
        }
    }
    assert_eq!(socket.try_recv().await, None);
    closing.await.expect("no panic");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_after_a_restart() {
    let server = TestServer::open().await;
    let mut client = server.client();
    let made = client.post("/api/tables", create(1, 1)).await.success();
    let table = made["table"].as_str().expect("an id").to_owned();
    let (mut socket, _) = client.join(&table.parse().expect("an id")).await;
    let leave = socket.next_request();
    socket.send(&ClientMessage::Leave { request: leave.clone() }).await;
    socket.answer(&leave).await;
    drop(socket);
    let server = server.restart().await;
    let mut client = Client::at(&server, &client);
    let started = std::time::Instant::now();
    // Nobody is connected: the table is found by its deadline alone.
    loop {
        let mine = client.get("/api/me").await.success();
        if mine["tables"][0]["phase"] == "over" {
            break;
        }
        assert!(started.elapsed() < TIMEOUT, "{mine}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let first = TestServer::with(quick(store.clone())).await;
    let second = TestServer::with(quick(store)).await;
    let (table, clients) = first.seated(2, 0).await;
    let (mut here, _) = clients[0].join(&table).await;
    let (mut there, _) = Client::at(&second, &clients[1]).join(&table).await;
    for round in 0..2 {
        assert!(matches!(here.act(2 * round, "draw").await, ServerMessage::Done { .. }), "round {round}");
        assert!(matches!(there.act(2 * round + 1, "draw").await, ServerMessage::Done { .. }), "round {round}");
    }
    let stale = there.act(0, "draw").await;
    assert!(matches!(stale, ServerMessage::Refused { refusal: Refusal::Stale { steps: 4 }, .. }), "{stale:?}");
    first.close().await;
    second.close().await;
}

/// Only committed moves are acknowledged, and a move whose acknowledgement was lost is not played twice.
#[tokio::test(flavor = "multi_thread")]
async fn table_recovers_from_a_database_outage() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    let server = TestServer::with(quick(store.clone())).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    store.set_mode(DOWN);
    assert!(is_unavailable(&first.act(0, "draw").await));
    server.client().get("/api/tables").await.refused(503, "unavailable");
    store.set_mode(HEALTHY);
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    store.set_mode(ACK_LOST);
    let act = ClientMessage::Act { request: request("lost"), expected: 1, action: "draw".to_owned() };
    second.send(&act).await;
    assert!(is_unavailable(&second.answer(&request("lost")).await), "the commit is unknown");
    store.set_mode(HEALTHY);
    second.send(&act).await;
    let done = second.answer(&request("lost")).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "the retry finds the result");
    let snapshot = first.hello(None).await;
    assert_eq!(snapshot.steps, 2, "once");
    assert!(matches!(first.act(2, "draw").await, ServerMessage::Done { .. }));
    server.close().await;
}

/// A write that is never answered does not keep the server from stopping.
#[tokio::test(flavor = "multi_thread")]
async fn server_stops_while_a_write_hangs() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    let server = TestServer::with(quick(store.clone())).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut first, _) = clients[0].join(&table).await;
    store.set_mode(HUNG);
    first.send(&ClientMessage::Act { request: request("m"), expected: 0, action: "draw".to_owned() }).await;
    server.close().await;
    while first.try_recv().await.is_some() {}
}

/// A rematch whose link could not be stored is the same table when it is asked for again.
#[tokio::test(flavor = "multi_thread")]
async fn failed_rematch_leaves_no_orphan() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    let server = TestServer::with(quick(store.clone())).await;
    let (table, mut clients) = server.seated(1, 1).await;
    let (mut socket, _) = clients[0].join(&table).await;
    let leave = socket.next_request();
    socket.send(&ClientMessage::Leave { request: leave.clone() }).await;
    while !matches!(socket.recv().await, ServerMessage::GameOver { .. }) {}
    store.set_mode(APPENDS_FAIL);
    let again = socket.next_request();
    for _ in 0..3 {
        socket.send(&ClientMessage::Rematch { request: again.clone() }).await;
        assert!(is_unavailable(&socket.answer(&again).await));
    }
    store.set_mode(HEALTHY);
    socket.send(&ClientMessage::Rematch { request: again.clone() }).await;
    let rematch = loop {
        match socket.recv().await {
            ServerMessage::Rematch { table, .. } => break table,
            _ => continue,
        }
    };
    let all = store.list(TableQuery::all(9)).await.expect("the database is up");
    let mut ids: Vec<String> = all.iter().map(|row| row.id.to_string()).collect();
    ids.sort_unstable();
    let mut expected = [table.to_string(), rematch.to_string()];
    expected.sort_unstable();
    assert_eq!(ids, expected);
    clients[0].get(&format!("/api/tables/{rematch}")).await.success();
    server.close().await;
}

/// The clock of the player to move ran out while no server was there: they can still move, and are not replaced at once.
#[tokio::test(flavor = "multi_thread")]
async fn clock_expires_only_after_the_player_could_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let clock_grace = Duration::from_secs(3600);
    let server = TestServer::with(OnlineConfig { clock_grace, ..quick(store.clone()) }).await;
    let (table, clients) = server.seated(2, 0).await;
    // The same table with a clock, as if everything had happened ten minutes ago.
    let log = store.read(table.to_string().parse().expect("a key"), 0, 9).await.expect("a log");
    let earlier = |entry: &LogEntry| {
        let mut event: serde_json::Value = serde_json::from_slice(&entry.payload).expect("JSON");
        event["at"] = serde_json::json!(event["at"].as_i64().expect("a time") - 600_000);
        if let Some(settings) = event.get_mut("settings") {
            settings["clock"] = serde_json::json!({ "kind": "game", "base_seconds": 60, "increment_seconds": 0 });
        }
        event.to_string().into_bytes()
    };
    let status = iquazu_store::TableStatus::Playing;
    let update = TableUpdate {
        status,
        summary: "{}".to_owned(),
        due_at: Some(Timestamp(1)),
        seats: Vec::new(),
        notices: Vec::new(),
    };
    let entries = log.iter().map(earlier).collect();
    let old = NewTable { id: TableKey::random(), created_at: Timestamp(1), is_public: false, entries, update };
    let id = old.id.to_string().parse().expect("an id");
    store.create(old).await.expect("created");
    let (mut first, _) = clients[0].join(&id).await;
    // The server claims the table, because its deadline has passed.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let moved = first.act(0, "draw").await;
    assert!(matches!(moved, ServerMessage::Done { .. }), "{moved:?}");
    let clocks = first.hello(None).await.clocks.expect("a clock");
    assert_eq!(clocks.left_ms[0], 10_000, "the next turn is not lost either");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_for_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    let server = TestServer::with(quick(store.clone())).await;
    let (table, clients) = server.seated(1, 1).await;
    let (mut socket, _) = clients[0].join(&table).await;
    let leave = socket.next_request();
    socket.send(&ClientMessage::Leave { request: leave.clone() }).await;
    socket.answer(&leave).await;
    store.set_mode(DOWN);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    store.set_mode(HEALTHY);
    while !matches!(socket.recv().await, ServerMessage::GameOver { .. }) {}
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn absent_player_is_replaced_on_request_and_returns() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(OnlineConfig { absence_timeout: Duration::from_millis(200), ..quick(store) }).await;
    let (table, clients) = server.seated(2, 0).await;
    let (first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    let seat = iquazu_rules::Seat::FIRST;
    let mut replace = async || {
        let request = second.next_request();
        second.send(&ClientMessage::Replace { request: request.clone(), seat }).await;
        second.answer(&request).await
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    let refused = replace().await;
    let still_here =
        |answer: &ServerMessage| matches!(answer, ServerMessage::Refused { refusal: Refusal::NotAbsent { .. }, .. });
    assert!(still_here(&refused), "a connected player is not absent: {refused:?}");
    drop(first);
    let started = std::time::Instant::now();
    while still_here(&replace().await) {
        assert!(started.elapsed() < TIMEOUT);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let played = loop {
        match second.recv().await {
            ServerMessage::Step(played) => break played,
            _ => continue,
        }
    };
    assert!(played.by_bot);
    let (mut first, _) = clients[0].join(&table).await;
    let back = first.next_request();
    first.send(&ClientMessage::Return { request: back.clone() }).await;
    assert!(matches!(first.answer(&back).await, ServerMessage::Done { .. }));
    server.close().await;
}

/// A full disk refuses moves; acknowledged ones stay, and the game continues once there is space.
#[tokio::test(flavor = "multi_thread")]
async fn table_recovers_from_a_full_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open_with_max_pages(&folder.path().join("tables.db"), 60).expect("a database"));
    let server = TestServer::with(quick(store.clone())).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut host, mut others) = (server.client(), Vec::new());
    loop {
        let answer = host.post("/api/tables", create(2, 0)).await;
        if answer.status != 201 {
            break answer.refused(503, "unavailable");
        }
        others.push(answer.json()["table"].as_str().expect("an id").to_owned());
    }
    for other in &others {
        host.get(&format!("/api/tables/{other}")).await.success();
    }
    let (mut first, _) = clients[0].join(&table).await;
    let act = ClientMessage::Act { request: request("m"), expected: 0, action: "draw".to_owned() };
    // A small move may still fit, but not forever.
    first.send(&act).await;
    let answer = first.answer(&request("m")).await;
    assert!(is_unavailable(&answer) || matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
    for other in &others {
        assert!(store.remove(other.parse().expect("an id")).await.expect("removed"), "there is space again");
    }
    first.send(&act).await;
    assert!(matches!(first.answer(&request("m")).await, ServerMessage::Done { .. }));
    assert_eq!(first.hello(None).await.steps, 1, "once");
    server.close().await;
}

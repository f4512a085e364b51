//! Plans for the next turn and days off at tables over days.

use crate::flaky_store::{ACK_LOST, APPENDS_FAIL, FlakyStore};
use crate::harness::{Client, Socket, TestServer, create, quick, sit, sqlite};
use crate::recovery::is_unavailable;
use iquazu_protocol::{ClientMessage, PlannedMove, Refusal, RequestId, SeatInfo, ServerMessage, TableId, TurnPlan};
use iquazu_rules::Seat;
use iquazu_server::{Limits, OnlineConfig, RateLimit};
use iquazu_store::{PlanStore, TableKey};
use serde_json::json;
use std::sync::Arc;

pub(crate) async fn over_days(server: &TestServer, people: usize) -> (TableId, Vec<Client>) {
    let mut body = create(people, 0);
    body["settings"]["pace"] = json!("turn_by_turn");
    body["settings"]["clock"] = json!({ "kind": "turn", "minutes": 1440 });
    let mut clients: Vec<Client> = (0..people).map(|_| server.client()).collect();
    let made = clients[0].post("/api/tables", body).await.success();
    let invitation = made["invitation"].as_str().expect("a token");
    for client in &mut clients[1..] {
        client.post(&format!("/api/join/{invitation}"), sit("Guest")).await.success();
    }
    (made["table"].as_str().expect("an id").parse().expect("an id"), clients)
}

fn key(table: &TableId) -> TableKey {
    table.to_string().parse().expect("an id")
}

pub(crate) fn drawing() -> TurnPlan {
    TurnPlan { moves: vec![PlannedMove { action: "draw".to_owned(), frame: None }] }
}

pub(crate) async fn plan(socket: &mut Socket, plan: TurnPlan) -> ServerMessage {
    let request = socket.next_request();
    socket.send(&ClientMessage::Plan { request: request.clone(), plan }).await;
    socket.answer(&request).await
}

async fn days_off(socket: &mut Socket, days: u8) -> ServerMessage {
    let request = socket.next_request();
    socket.send(&ClientMessage::DaysOff { request: request.clone(), days }).await;
    socket.answer(&request).await
}

/// Draws cards, with a request id that no other connection of the same player has used.
async fn draw(socket: &mut Socket, expected: u32) -> ServerMessage {
    let request: RequestId = format!("draw-{expected}").parse().expect("an id");
    socket.send(&ClientMessage::Act { request: request.clone(), expected, action: "draw".to_owned() }).await;
    socket.answer(&request).await
}

fn is_done(message: &ServerMessage) -> bool {
    matches!(message, ServerMessage::Done { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn plan_is_played_with_the_move_before_it() {
    let server = TestServer::open().await;
    let (table, clients) = over_days(&server, 3).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert!(is_done(&plan(&mut second, drawing()).await));
    assert_eq!(second.hello(None).await.plan, Some(drawing()));
    drop(second);
    let (mut third, snapshot) = clients[2].join(&table).await;
    assert_eq!(snapshot.plan, None, "nobody else sees it");
    assert!(is_done(&plan(&mut third, drawing()).await));
    drop(third);
    let server = {
        drop(first);
        server.restart().await
    };
    let clients: Vec<Client> = clients.iter().map(|client| Client::at(&server, client)).collect();
    (first, _) = clients[0].join(&table).await;
    assert!(is_done(&draw(&mut first, 0).await));
    let mine = first.hello(Some(0)).await;
    assert_eq!(mine.steps, 3, "both plans were played, and it is the first player's turn again");
    assert!(mine.missed.iter().all(|played| !played.planned && !played.by_bot));
    let (_, theirs) = clients[1].join(&table).await;
    assert_eq!(theirs.plan, None);
    let (_, again) = clients[1].connect(&table).await.hello_from(0).await;
    assert_eq!(again, [false, false, true, false], "the setup, and who played what");
    assert!(is_done(&draw(&mut first, 3).await));
    assert_eq!(first.hello(None).await.steps, 4, "a plan is for one turn");
    server.close().await;
}

impl Socket {
    /// Says hello with a sequence number; returns which of the missed steps were planned.
    async fn hello_from(mut self, seen: u64) -> (Socket, Vec<bool>) {
        let mut planned = vec![false];
        planned.extend(self.hello(Some(seen)).await.missed.iter().map(|played| played.planned));
        (self, planned)
    }
}

/// The move and the plan that follows it are one write: a crash leaves both or neither.
#[tokio::test(flavor = "multi_thread")]
async fn crash_plays_a_plan_with_its_move_or_not_at_all() {
    for (mode, steps) in [(APPENDS_FAIL, 0), (ACK_LOST, 2)] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tables.db");
        let store = FlakyStore::new(sqlite(file.clone()).await);
        let server = TestServer::with(quick(store.clone())).await;
        let (table, clients) = over_days(&server, 2).await;
        let (mut first, _) = clients[0].join(&table).await;
        let (mut second, _) = clients[1].join(&table).await;
        assert!(is_done(&plan(&mut second, drawing()).await));
        store.set_mode(mode);
        let request: RequestId = "before".parse().expect("an id");
        let act = ClientMessage::Act { request: request.clone(), expected: 0, action: "draw".to_owned() };
        first.send(&act).await;
        assert!(is_unavailable(&first.answer(&request).await));
        // The process ends here, and another one begins.
        server.close().await;
        let store = sqlite(file).await;
        let server = TestServer::with(quick(Arc::clone(&store))).await;
        let (mut first, snapshot) = Client::at(&server, &clients[0]).join(&table).await;
        assert_eq!(snapshot.steps, steps, "mode {mode}");
        first.send(&act).await;
        assert!(is_done(&first.answer(&request).await), "the repeated move");
        assert_eq!(first.hello(None).await.steps, 2, "each move once");
        assert!(is_done(&draw(&mut first, 2).await));
        assert_eq!(first.hello(None).await.steps, 3, "the plan is not played again");
        server.close().await;
    }
}

/// A process that does not know of plans has written the move before: the next one that loads the table plays the plan,
/// once.
#[tokio::test(flavor = "multi_thread")]
async fn plan_that_was_left_out_is_played_when_the_table_is_loaded() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    let server = TestServer::with(quick(store.clone())).await;
    let (table, clients) = over_days(&server, 2).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert!(is_done(&plan(&mut second, drawing()).await));
    let stored = store.plan(key(&table), 2).await.expect("readable").expect("a plan");
    store.remove_plan(key(&table), 2, None).await.expect("removed");
    let (mut first, _) = clients[0].join(&table).await;
    assert!(is_done(&draw(&mut first, 0).await));
    assert_eq!(first.hello(None).await.steps, 1);
    server.close().await;
    let store = sqlite(folder.path().join("tables.db")).await;
    store.put_plan(key(&table), 2, stored.clone()).await.expect("stored");
    let server = TestServer::with(quick(Arc::clone(&store))).await;
    let (mut first, _) = Client::at(&server, &clients[0]).join(&table).await;
    while first.hello(None).await.steps < 2 {}
    // A row that comes back, as from an older copy of the database, is over.
    store.put_plan(key(&table), 2, stored).await.expect("stored");
    assert!(is_done(&draw(&mut first, 2).await));
    assert_eq!(first.hello(None).await.steps, 3);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plan_that_does_not_fit_is_dropped() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(quick(Arc::clone(&store))).await;
    let (table, clients) = over_days(&server, 2).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    let later = TurnPlan { moves: vec![PlannedMove { action: "draw".to_owned(), frame: Some(5) }] };
    assert!(is_done(&plan(&mut second, later.clone()).await));
    assert!(is_done(&draw(&mut first, 0).await));
    while !matches!(second.recv().await, ServerMessage::Plan { plan: None }) {}
    let snapshot = second.hello(None).await;
    assert_eq!((snapshot.steps, snapshot.plan), (1, None));
    assert_eq!(store.plan(key(&table), 2).await, Ok(None));
    assert!(is_done(&draw(&mut second, 1).await), "by hand");
    assert!(is_done(&plan(&mut second, later.clone()).await));
    assert!(is_done(&plan(&mut second, TurnPlan::default()).await), "removed");
    assert_eq!(second.hello(None).await.plan, None);
    assert!(is_done(&plan(&mut second, later).await));
    let leave = second.next_request();
    second.send(&ClientMessage::Leave { request: leave.clone() }).await;
    assert!(is_done(&second.answer(&leave).await));
    second.hello(None).await;
    assert_eq!(store.plan(key(&table), 2).await, Ok(None), "the seat was given up");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_plans_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let chat = RateLimit { per_minute: 1, burst: 8 };
    let limits = Limits { chat, ..Limits::unlimited() };
    let store = sqlite(folder.path().join("tables.db")).await;
    let server = TestServer::with(OnlineConfig { limits, ..quick(store) }).await;
    let (table, clients) = over_days(&server, 2).await;
    let (mut second, _) = clients[1].join(&table).await;
    let refusal = |message: ServerMessage| match message {
        ServerMessage::Refused { refusal, .. } => refusal,
        other => panic!("{other:?}"),
    };
    // A plan names no seat: it is the sender's, and a stranger has none.
    let (mut stranger, _) = server.client().join(&table).await;
    assert_eq!(refusal(plan(&mut stranger, drawing()).await), Refusal::NotSeated {});
    for text in [
        r#"{"type":"plan","request":"x"}"#,
        r#"{"type":"plan","request":"x","plan":{"moves":"draw"}}"#,
        r#"{"type":"plan","request":"x","plan":{"moves":[{"action":"draw","frame":999}]}}"#,
        r#"{"type":"days_off","request":"x","days":-1}"#,
    ] {
        second.send_raw(text).await;
        loop {
            match second.recv().await {
                ServerMessage::Refused { refusal, .. } => break assert_eq!(refusal, Refusal::Malformed {}, "{text}"),
                _ => continue,
            }
        }
    }
    let many = TurnPlan { moves: vec![PlannedMove { action: "draw".to_owned(), frame: None }; 5] };
    assert_eq!(refusal(plan(&mut second, many).await), Refusal::TooMany {});
    let (mut first, _) = clients[0].join(&table).await;
    assert_eq!(refusal(plan(&mut first, drawing()).await), Refusal::YourTurn {});
    let mut flood = 0;
    while is_done(&plan(&mut second, drawing()).await) {
        flood += 1;
        assert!(flood < 20, "there is a limit");
    }
    assert!(is_done(&draw(&mut first, 0).await), "the table goes on");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_off_are_seen_by_others_and_survive_a_restart() {
    let server = TestServer::open().await;
    let (table, clients) = over_days(&server, 2).await;
    let (mut first, before) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert!(is_done(&days_off(&mut first, 5).await));
    let away = |seats: &[SeatInfo]| seats[0].away_until;
    let until = loop {
        if let ServerMessage::Seats { seats, .. } = second.recv().await {
            break away(&seats).expect("the other player sees it");
        }
    };
    assert!(until >= before.now + 5 * 24 * 3_600_000);
    let refused = days_off(&mut first, 20).await;
    assert!(
        matches!(refused, ServerMessage::Refused { refusal: Refusal::DaysOffUsed { left: 13 }, .. }),
        "a day has begun: {refused:?}"
    );
    drop((first, second));
    let server = server.restart().await;
    let (mut first, after) = Client::at(&server, &clients[0]).join(&table).await;
    assert_eq!(away(&after.table.seats), Some(until));
    let clocks = after.clocks.expect("a clock");
    assert_eq!((clocks.running, clocks.paused_until), (Some(Seat::FIRST), Some(until)));
    assert!(is_done(&draw(&mut first, 0).await));
    assert_eq!(away(&first.hello(None).await.table.seats), None, "who plays is back");
    server.close().await;
}

//! A PostgreSQL that hangs, goes away for good, or comes back without the last moves.

use crate::harness::{Client, Socket, TIMEOUT, TestServer, quick};
use crate::recovery::is_unavailable;
use iquazu_protocol::{ClientMessage, PROTOCOL_VERSION, Refusal, RequestId, ServerMessage, TableId};
use iquazu_store::{Append, Cluster, Database, Postgres, Store, TableStatus, TableUpdate, Timestamp};
use std::sync::Arc;
use std::time::Duration;

async fn server_on(address: &str) -> TestServer {
    TestServer::with(quick(Arc::new(Postgres::open(address).await.expect("a database")))).await
}

/// Repeats a move under the same id until the database takes it, as the app does.
async fn act_until_answered(socket: &mut Socket, expected: u32, request: &str) -> ServerMessage {
    let request: RequestId = request.parse().expect("an id");
    loop {
        let act = ClientMessage::Act { request: request.clone(), expected, action: "draw".to_owned() };
        socket.send(&act).await;
        let answer = socket.answer(&request).await;
        if !is_unavailable(&answer) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Requests end, players get a message, and the server shuts down on request.
#[tokio::test(flavor = "multi_thread")]
async fn hung_database_is_reported_and_the_server_stops() {
    let cluster = Cluster::start().expect("a PostgreSQL");
    let server = server_on(&cluster.address()).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    cluster.freeze().expect("frozen");
    assert!(is_unavailable(&second.act(1, "draw").await));
    server.client().get("/api/tables").await.refused(503, "unavailable");
    assert_eq!(server.client().get("/readyz").await.status, 503);
    assert_eq!(server.client().get("/healthz").await.status, 200);
    cluster.unfreeze().expect("running");
    assert!(matches!(
        act_until_answered(&mut second, 1, "again").await,
        ServerMessage::Done { .. } | ServerMessage::Refused { .. }
    ));
    assert_eq!(first.hello(None).await.steps, 2, "the move was made once");
    cluster.freeze().expect("frozen");
    first
        .send(&ClientMessage::Act { request: "m".parse().expect("an id"), expected: 2, action: "draw".to_owned() })
        .await;
    server.close().await;
}

/// The replica that takes over lacks the last move, although it was acknowledged. The table goes on from what is left.
#[tokio::test(flavor = "multi_thread")]
async fn table_goes_on_after_a_failover_that_lost_moves() {
    let primary = Cluster::start().expect("a PostgreSQL");
    let replica = primary.start_replica().expect("a replica");
    let server = server_on(&primary.address_with(&replica)).await;
    let (table, clients) = server.seated(2, 0).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    replica.wait_for(&primary).expect("replicated");
    replica.stop_following().expect("alone");
    assert!(matches!(second.act(1, "draw").await, ServerMessage::Done { .. }));
    assert!(matches!(first.act(2, "draw").await, ServerMessage::Done { .. }));
    primary.kill().expect("killed");
    replica.promote().expect("promoted");
    // Everybody is shown what is left, without asking.
    for socket in [&mut first, &mut second] {
        let steps = loop {
            match socket.recv().await {
                ServerMessage::Snapshot(snapshot) => break snapshot.steps,
                _ => continue,
            }
        };
        assert_eq!(steps, 1);
    }
    let stale = act_until_answered(&mut second, 3, "too-late").await;
    assert!(matches!(stale, ServerMessage::Refused { refusal: Refusal::Stale { steps: 1 }, .. }), "{stale:?}");
    assert!(matches!(act_until_answered(&mut second, 1, "once-more").await, ServerMessage::Done { .. }));
    assert!(matches!(first.act(2, "draw").await, ServerMessage::Done { .. }));
    assert_eq!(second.hello(None).await.steps, 3);
    server.close().await;
}

/// Counts the searches of bots at a server.
async fn searches(server: &TestServer) -> u64 {
    let metrics = server.client().get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("iquazu_bot_searches_total "));
    line.expect("a counter").parse().expect("a number")
}

/// Two processes have the table loaded; only the one that wrote last moves for its bots.
#[tokio::test(flavor = "multi_thread")]
async fn bots_think_once_and_not_in_every_process() {
    let database = Database::create().expect("a PostgreSQL");
    let (here, there) = (server_on(&database.address()).await, server_on(&database.address()).await);
    let (table, mut clients) = here.seated(2, 1).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = Client::at(&there, &clients[1]).join(&table).await;
    assert!(matches!(act_until_answered(&mut first, 0, "a").await, ServerMessage::Done { .. }));
    assert!(matches!(act_until_answered(&mut second, 1, "b").await, ServerMessage::Done { .. }));
    let steps = loop {
        let moves = clients[0].get(&format!("/api/tables/{table}/moves")).await.success();
        let is_my_turn = moves["moves"].as_array().is_some_and(|moves| !moves.is_empty());
        match moves["steps"].as_u64() {
            Some(steps) if is_my_turn && steps > 2 => break steps,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    assert_eq!(searches(&here).await + searches(&there).await, steps - 2, "one for each step of the bot");
    here.close().await;
    there.close().await;
}

/// A newer process has written an event that this one does not know: clients are sent away to find the newer one, and the
/// log is not touched.
#[tokio::test(flavor = "multi_thread")]
async fn event_of_a_newer_process_sends_clients_away() {
    let database = Database::create().expect("a PostgreSQL");
    let newer = Postgres::open(&database.address()).await.expect("a database");
    let server = server_on(&database.address()).await;
    let (table, clients): (TableId, Vec<Client>) = server.seated(2, 0).await;
    let (mut first, snapshot) = clients[0].join(&table).await;
    let update = TableUpdate {
        status: TableStatus::Playing,
        summary: "{}".to_owned(),
        due_at: None,
        seats: Vec::new(),
        notices: Vec::new(),
    };
    let append = Append {
        table: table.to_string().parse().expect("a key"),
        expected_seq: snapshot.seq,
        after: None,
        entries: vec![br#"{"entry":"danced","at":1}"#.to_vec()],
        at: Timestamp::now(),
        update,
    };
    newer.append(append).await.expect("written");
    let started = std::time::Instant::now();
    while first.try_recv().await.is_some() {
        assert!(started.elapsed() < TIMEOUT, "the connection is closed");
    }
    let mut again = clients[0].connect(&table).await;
    again.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: None }).await;
    let refused = again.recv().await;
    assert!(matches!(refused, ServerMessage::Refused { refusal: Refusal::GoingAway {}, .. }), "{refused:?}");
    server.close().await;
}

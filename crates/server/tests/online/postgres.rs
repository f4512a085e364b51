//! Tests with a real PostgreSQL: `--features cluster`.

use crate::harness::{Client, Socket, TIMEOUT, TestServer, quick};
use crate::plans;
use crate::recovery::is_unavailable;
use iquazu_protocol::{ChatContent, ChatText, ClientMessage, Refusal, RequestId, ServerMessage, TableStatus};
use iquazu_rules::Seat;
use iquazu_server::OnlineConfig;
use iquazu_store::{Cluster, Database, Postgres};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

#[tokio::test(flavor = "multi_thread")]
async fn postgres_outage_loses_and_duplicates_nothing() {
    let cluster = Cluster::start().expect("a PostgreSQL");
    let server = TestServer::with(quick(Arc::new(Postgres::open(&cluster.address()).await.expect("a database")))).await;
    let (table, clients) = server.seated(2, 0).await;
    let (with_bots, watchers) = server.seated(1, 1).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = clients[1].join(&table).await;
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    let (mut host, _) = watchers[0].join(&with_bots).await;
    let leave = host.next_request();
    host.send(&ClientMessage::Leave { request: leave.clone() }).await;
    assert!(matches!(host.answer(&leave).await, ServerMessage::Done { .. }));

    cluster.kill().expect("stopped");
    let request: RequestId = "while-away".parse().expect("an id");
    let act = ClientMessage::Act { request: request.clone(), expected: 1, action: "draw".to_owned() };
    second.send(&act).await;
    assert!(is_unavailable(&second.answer(&request).await));
    server.client().get("/api/tables").await.refused(503, "unavailable");
    assert_eq!(server.client().get("/readyz").await.status, 503);
    assert_eq!(server.client().get("/healthz").await.status, 200);

    cluster.resume().expect("started");
    let started = Instant::now();
    loop {
        second.send(&act).await;
        match second.answer(&request).await {
            ServerMessage::Done { .. } => break,
            refused => assert!(is_unavailable(&refused) && started.elapsed() < TIMEOUT, "{refused:?}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(first.hello(None).await.steps, 2, "what was acknowledged, and the move once");
    // The bots at the other table wait for the database, then finish their game.
    while host.hello(None).await.table.status != TableStatus::Finished {
        assert!(started.elapsed() < 5 * TIMEOUT, "the bots go on");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(server.client().get("/readyz").await.status, 200);
    server.close().await;
}

/// Waits until this connection sees exactly these seats and this number of spectators.
async fn until_there(socket: &mut Socket, seats: &[u8], watchers: u32) {
    loop {
        if let ServerMessage::Presence { present, spectators } = socket.recv().await
            && spectators == watchers
            && present.iter().map(|seat| seat.number()).eq(seats.iter().copied())
        {
            return;
        }
    }
}

async fn one_of_several(address: String) -> TestServer {
    let store = Arc::new(Postgres::open(&address).await.expect("a database"));
    let (peer_timeout, absence_timeout) = (Duration::from_secs(2), Duration::ZERO);
    TestServer::with(OnlineConfig { peer_timeout, absence_timeout, ..quick(store) }).await
}

/// Lines of chat reach the players of all processes, once and in order.
#[tokio::test(flavor = "multi_thread")]
async fn chat_is_shared_between_processes() {
    let database = Database::create().expect("a PostgreSQL");
    let (here, there) = (one_of_several(database.address()).await, one_of_several(database.address()).await);
    let (table, clients) = here.seated(2, 0).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = Client::at(&there, &clients[1]).join(&table).await;
    for round in 0..4 {
        for (number, socket) in [&mut first, &mut second].into_iter().enumerate() {
            let request = socket.next_request();
            let content: ChatText = format!("{round} {number}").try_into().expect("a text");
            socket.send(&ClientMessage::Chat { request, content: ChatContent::Text(content) }).await;
        }
        // Both have both lines before the next round, in whatever order they were stored.
        for socket in [&mut first, &mut second] {
            let mut heard = Vec::new();
            while heard.len() < 2 {
                if let ServerMessage::Chat { line, .. } = socket.recv().await {
                    heard.push(line.seat.number());
                }
            }
            heard.sort_unstable();
            assert_eq!(heard, [1, 2]);
        }
    }
    let chats = [first.hello(None).await.chat, second.hello(None).await.chat];
    assert_eq!(chats[0].len(), 8);
    assert_eq!(chats[0], chats[1]);
    here.close().await;
    there.close().await;
}

/// Connections of other processes count as present until they or their process are gone.
#[tokio::test(flavor = "multi_thread")]
async fn presence_is_shared_between_processes() {
    let database = Database::create().expect("a PostgreSQL");
    let here = one_of_several(database.address()).await;
    // A runtime of its own, which ends with all its tasks.
    let process = Runtime::new().expect("threads");
    let there = process.spawn(one_of_several(database.address())).await.expect("no panic");
    let (table, clients) = here.seated(2, 0).await;
    let (mut ann, _) = clients[0].join(&table).await;
    let far = Client::at(&there, &clients[1]);
    let (mut bob, _) = far.join(&table).await;
    until_there(&mut ann, &[1, 2], 0).await;
    until_there(&mut bob, &[1, 2], 0).await;
    let (watcher, _) = there.client().join(&table).await;
    until_there(&mut ann, &[1, 2], 1).await;
    drop(watcher);
    until_there(&mut ann, &[1, 2], 0).await;

    // It is Bob's turn and he is connected: nobody may replace him.
    assert!(matches!(ann.act(0, "draw").await, ServerMessage::Done { .. }));
    let request = ann.next_request();
    ann.send(&ClientMessage::Replace { request: request.clone(), seat: Seat::ALL[1] }).await;
    let refused = ann.answer(&request).await;
    assert!(matches!(refused, ServerMessage::Refused { refusal: Refusal::NotAbsent { .. }, .. }), "{refused:?}");
    drop(bob);
    until_there(&mut ann, &[1], 0).await;
    let (bob, _) = far.join(&table).await;
    until_there(&mut ann, &[1, 2], 0).await;

    // His process dies without notice.
    process.shutdown_background();
    until_there(&mut ann, &[1], 0).await;
    drop(bob);
    let request = ann.next_request();
    ann.send(&ClientMessage::Replace { request: request.clone(), seat: Seat::ALL[1] }).await;
    assert!(matches!(ann.answer(&request).await, ServerMessage::Done { .. }));
    here.close().await;
}

/// A plan that was given to one process is played by the other one, once, and its player learns of it.
#[tokio::test(flavor = "multi_thread")]
async fn plan_is_played_by_another_process() {
    let database = Database::create().expect("a PostgreSQL");
    let (here, there) = (one_of_several(database.address()).await, one_of_several(database.address()).await);
    let (table, clients) = plans::over_days(&here, 2).await;
    let (mut first, _) = clients[0].join(&table).await;
    let (mut second, _) = Client::at(&there, &clients[1]).join(&table).await;
    for round in 0..2 {
        let planned = plans::plan(&mut second, plans::drawing()).await;
        assert!(matches!(planned, ServerMessage::Done { .. }), "{planned:?}");
        assert!(matches!(first.act(2 * round, "draw").await, ServerMessage::Done { .. }), "round {round}");
        assert_eq!(first.hello(None).await.steps, 2 * round + 2, "the plan was played with the move");
        loop {
            match second.recv().await {
                ServerMessage::Step(played) if played.steps == 2 * round + 2 => break assert!(played.planned),
                _ => continue,
            }
        }
        let snapshot = second.hello(None).await;
        assert_eq!((snapshot.steps, snapshot.plan), (2 * round + 2, None));
    }
    here.close().await;
    there.close().await;
}

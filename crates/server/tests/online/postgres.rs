//! A real PostgreSQL that goes away under running tables: `--features cluster`.

use crate::client::{House, PATIENCE, Talk, Visitor, quick};
use crate::recovery::is_unavailable;
use iquazu_protocol::{ClientMessage, Phase, Refusal, RequestId, ServerMessage};
use iquazu_rules::Seat;
use iquazu_server::Online;
use iquazu_store::{Cluster, Database, Postgres};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_that_is_stopped_and_started_under_tables_loses_and_doubles_nothing() {
    let cluster = Cluster::start().expect("a PostgreSQL");
    let house = House::with(quick(Arc::new(Postgres::open(&cluster.address()).await.expect("a database")))).await;
    let (table, visitors) = house.seated(2, 0).await;
    let (with_bots, watchers) = house.seated(1, 1).await;
    let (mut first, _) = visitors[0].sit_at(&table).await;
    let (mut second, _) = visitors[1].sit_at(&table).await;
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    let (mut host, _) = watchers[0].sit_at(&with_bots).await;
    let leave = host.next_request();
    host.say(&ClientMessage::Leave { request: leave.clone() }).await;
    assert!(matches!(host.answer(&leave).await, ServerMessage::Done { .. }));

    cluster.kill().expect("stopped");
    let request: RequestId = "while-away".parse().expect("an id");
    let act = ClientMessage::Act { request: request.clone(), expected: 1, action: "draw".to_owned() };
    second.say(&act).await;
    assert!(is_unavailable(&second.answer(&request).await));
    house.visitor().get("/api/tables").await.refused(503, "unavailable");
    assert_eq!(house.visitor().get("/readyz").await.status, 503);
    assert_eq!(house.visitor().get("/healthz").await.status, 200);

    cluster.resume().expect("started");
    let started = Instant::now();
    loop {
        second.say(&act).await;
        match second.answer(&request).await {
            ServerMessage::Done { .. } => break,
            refused => assert!(is_unavailable(&refused) && started.elapsed() < PATIENCE, "{refused:?}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(first.hello(None).await.steps, 2, "what was acknowledged, and the move once");
    // The bots of the other table waited for the database, and finish their game.
    while host.hello(None).await.table.phase != Phase::Over {
        assert!(started.elapsed() < 5 * PATIENCE, "the bots go on");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(house.visitor().get("/readyz").await.status, 200);
    house.close().await;
}

/// Waits until this connection has heard that exactly these seats are there, and so many watch.
async fn until_there(talk: &mut Talk, seats: &[u8], watchers: u32) {
    loop {
        if let ServerMessage::Presence { present, watching } = talk.hear().await
            && watching == watchers
            && present.iter().map(|seat| seat.number()).eq(seats.iter().copied())
        {
            return;
        }
    }
}

async fn one_of_several(address: String) -> House {
    let store = Arc::new(Postgres::open(&address).await.expect("a database"));
    let (silence, away) = (Duration::from_secs(2), Duration::ZERO);
    House::with(Online { silence, away, ..quick(store) }).await
}

/// Who is connected to another process is there for everybody, until they or their process are gone.
#[tokio::test(flavor = "multi_thread")]
async fn presence_is_shared_between_processes() {
    let database = Database::create().expect("a PostgreSQL");
    let here = one_of_several(database.address()).await;
    // In a runtime of its own, which ends with everything that runs in it.
    let process = Runtime::new().expect("threads");
    let there = process.spawn(one_of_several(database.address())).await.expect("no panic");
    let (table, visitors) = here.seated(2, 0).await;
    let (mut ann, _) = visitors[0].sit_at(&table).await;
    let far = Visitor::at(&there, &visitors[1]);
    let (mut bob, _) = far.sit_at(&table).await;
    until_there(&mut ann, &[1, 2], 0).await;
    until_there(&mut bob, &[1, 2], 0).await;
    let (watcher, _) = there.visitor().sit_at(&table).await;
    until_there(&mut ann, &[1, 2], 1).await;
    drop(watcher);
    until_there(&mut ann, &[1, 2], 0).await;

    // It is Bob's turn, and he is there: nobody replaces him.
    assert!(matches!(ann.act(0, "draw").await, ServerMessage::Done { .. }));
    let request = ann.next_request();
    ann.say(&ClientMessage::Replace { request: request.clone(), seat: Seat::ALL[1] }).await;
    let refused = ann.answer(&request).await;
    assert!(matches!(refused, ServerMessage::Refused { refusal: Refusal::NotAway { .. }, .. }), "{refused:?}");
    drop(bob);
    until_there(&mut ann, &[1], 0).await;
    let (bob, _) = far.sit_at(&table).await;
    until_there(&mut ann, &[1, 2], 0).await;

    // His process dies without a word.
    process.shutdown_background();
    until_there(&mut ann, &[1], 0).await;
    drop(bob);
    let request = ann.next_request();
    ann.say(&ClientMessage::Replace { request: request.clone(), seat: Seat::ALL[1] }).await;
    assert!(matches!(ann.answer(&request).await, ServerMessage::Done { .. }));
    here.close().await;
}

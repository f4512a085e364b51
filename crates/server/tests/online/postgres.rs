//! A real PostgreSQL that goes away under running tables: `--features cluster`.

use crate::client::{House, PATIENCE, quick};
use crate::recovery::is_unavailable;
use iquazu_protocol::{ClientMessage, Phase, RequestId, ServerMessage};
use iquazu_store::{Cluster, Postgres};
use std::sync::Arc;
use std::time::{Duration, Instant};

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

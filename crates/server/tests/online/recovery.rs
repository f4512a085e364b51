//! Lost connections, restarts, several processes: nothing is lost and nothing happens twice.

use crate::client::{House, PATIENCE, Visitor, create, quick, sqlite};
use crate::flaky::{AWAY, Flaky, MUTE, WELL};
use iquazu_protocol::{ClientMessage, Phrase, Refusal, RequestId, Said, ServerMessage};
use iquazu_server::Online;
use iquazu_store::{Sqlite, Store};
use std::sync::Arc;
use std::time::Duration;

pub(crate) fn is_unavailable(message: &ServerMessage) -> bool {
    matches!(message, ServerMessage::Refused { refusal: Refusal::Unavailable {}, .. })
}

fn request(text: &str) -> RequestId {
    text.parse().expect("an id")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_gets_the_same_answer_on_another_connection_and_after_a_restart() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let act = ClientMessage::Act { request: request("once"), expected: 0, action: "draw".to_owned() };
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    talk.say(&act).await;
    let first = talk.answer(&request("once")).await;
    assert!(matches!(first, ServerMessage::Done { .. }));
    let (mut again, _) = visitors[0].sit_at(&table).await;
    again.say(&act).await;
    assert_eq!(again.answer(&request("once")).await, first);
    let house = house.restart().await;
    let mut visitor = house.visitor();
    visitor.cookie = visitors[0].cookie.clone();
    let (mut later, snapshot) = visitor.sit_at(&table).await;
    assert_eq!(snapshot.steps, 1);
    later.say(&act).await;
    assert_eq!(later.answer(&request("once")).await, first);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_of_long_ago_gets_its_answer_from_the_log() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    let act = ClientMessage::Act { request: request("long-ago"), expected: 0, action: "draw".to_owned() };
    talk.say(&act).await;
    let first = talk.answer(&request("long-ago")).await;
    for _ in 0..80 {
        let request = talk.next_request();
        talk.say(&ClientMessage::Chat { request: request.clone(), said: Said::Phrase(Phrase::Thinking) }).await;
        assert!(matches!(talk.answer(&request).await, ServerMessage::Done { .. }));
    }
    talk.say(&act).await;
    assert_eq!(talk.answer(&request("long-ago")).await, first);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_was_missed() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut first, _) = visitors[0].sit_at(&table).await;
    let (second, seen) = visitors[1].sit_at(&table).await;
    drop(second);
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    let mut second = visitors[1].connect(&table).await;
    let snapshot = second.hello(Some(seen.seq)).await;
    assert_eq!(snapshot.missed.len(), 1);
    assert_eq!(snapshot.missed[0].step.as_str(), "1 draw | got ?4");
    assert!(matches!(second.act(1, "draw").await, ServerMessage::Done { .. }));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so() {
    let house = House::open().await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    let closing = tokio::spawn(house.close());
    loop {
        match talk.hear().await {
            ServerMessage::GoingAway { .. } => break,
            _ => continue,
        }
    }
    assert_eq!(talk.try_hear().await, None);
    closing.await.expect("no panic");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_though_nobody_looks() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let made = visitor.post("/api/tables", create(1, 1)).await.good();
    let table = made["table"].as_str().expect("an id").to_owned();
    let (mut talk, _) = visitor.sit_at(&table.parse().expect("an id")).await;
    let leave = talk.next_request();
    talk.say(&ClientMessage::Leave { request: leave.clone() }).await;
    talk.answer(&leave).await;
    drop(talk);
    let house = house.restart().await;
    let mut visitor = Visitor::at(&house, &visitor);
    let started = std::time::Instant::now();
    // Nobody is connected: the table is found by its due time alone.
    loop {
        let mine = visitor.get("/api/me").await.good();
        if mine["tables"][0]["phase"] == "over" {
            break;
        }
        assert!(started.elapsed() < PATIENCE, "{mine}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let first = House::with(quick(store.clone())).await;
    let second = House::with(quick(store)).await;
    let (table, visitors) = first.seated(2, 0).await;
    let (mut here, _) = visitors[0].sit_at(&table).await;
    let (mut there, _) = Visitor::at(&second, &visitors[1]).sit_at(&table).await;
    for round in 0..2 {
        assert!(matches!(here.act(2 * round, "draw").await, ServerMessage::Done { .. }), "round {round}");
        assert!(matches!(there.act(2 * round + 1, "draw").await, ServerMessage::Done { .. }), "round {round}");
    }
    let stale = there.act(0, "draw").await;
    assert!(matches!(stale, ServerMessage::Refused { refusal: Refusal::Stale { steps: 4 }, .. }), "{stale:?}");
    first.close().await;
    second.close().await;
}

/// Nothing is acknowledged that is not kept, and nothing happens twice where an answer of the database got lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_is_told_and_the_table_goes_on_afterwards() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Flaky::new(sqlite(folder.path().join("tables.db")).await);
    let house = House::with(quick(store.clone())).await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut first, _) = visitors[0].sit_at(&table).await;
    let (mut second, _) = visitors[1].sit_at(&table).await;
    store.becomes(AWAY);
    assert!(is_unavailable(&first.act(0, "draw").await));
    house.visitor().get("/api/tables").await.refused(503, "unavailable");
    store.becomes(WELL);
    assert!(matches!(first.act(0, "draw").await, ServerMessage::Done { .. }));
    store.becomes(MUTE);
    let act = ClientMessage::Act { request: request("lost"), expected: 1, action: "draw".to_owned() };
    second.say(&act).await;
    assert!(is_unavailable(&second.answer(&request("lost")).await), "it may be kept, but nobody knows");
    store.becomes(WELL);
    second.say(&act).await;
    let done = second.answer(&request("lost")).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "the same request finds it done");
    let snapshot = first.hello(None).await;
    assert_eq!(snapshot.steps, 2, "once");
    assert!(matches!(first.act(2, "draw").await, ServerMessage::Done { .. }));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_for_a_database_that_is_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Flaky::new(sqlite(folder.path().join("tables.db")).await);
    let house = House::with(quick(store.clone())).await;
    let (table, visitors) = house.seated(1, 1).await;
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    let leave = talk.next_request();
    talk.say(&ClientMessage::Leave { request: leave.clone() }).await;
    talk.answer(&leave).await;
    store.becomes(AWAY);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    store.becomes(WELL);
    while !matches!(talk.hear().await, ServerMessage::Over { .. }) {}
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_vanished_when_it_is_their_turn_is_replaced_if_the_others_wish_and_returns() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let house = House::with(Online { away: Duration::from_millis(200), ..quick(store) }).await;
    let (table, visitors) = house.seated(2, 0).await;
    let (first, _) = visitors[0].sit_at(&table).await;
    let (mut second, _) = visitors[1].sit_at(&table).await;
    let seat = iquazu_rules::Seat::FIRST;
    let mut replace = async || {
        let request = second.next_request();
        second.say(&ClientMessage::Replace { request: request.clone(), seat }).await;
        second.answer(&request).await
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    let refused = replace().await;
    let still_here =
        |answer: &ServerMessage| matches!(answer, ServerMessage::Refused { refusal: Refusal::NotAway { .. }, .. });
    assert!(still_here(&refused), "who thinks is not away: {refused:?}");
    drop(first);
    let started = std::time::Instant::now();
    while still_here(&replace().await) {
        assert!(started.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let played = loop {
        match second.hear().await {
            ServerMessage::Step(played) => break played,
            _ => continue,
        }
    };
    assert!(played.by_bot);
    let (mut first, _) = visitors[0].sit_at(&table).await;
    let back = first.next_request();
    first.say(&ClientMessage::Return { request: back.clone() }).await;
    assert!(matches!(first.answer(&back).await, ServerMessage::Done { .. }));
    house.close().await;
}

/// What does not fit is refused, what was acknowledged stays, and where there is room again the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_the_table_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open_with_at_most(&folder.path().join("tables.db"), 60).expect("a database"));
    let house = House::with(quick(store.clone())).await;
    let (other, talkers) = house.seated(2, 0).await;
    let (table, visitors) = house.seated(2, 0).await;
    let (mut talk, _) = talkers[0].sit_at(&other).await;
    let mut kept = 0;
    loop {
        let request = talk.next_request();
        let said = Said::Text("x".repeat(300).try_into().expect("a text"));
        talk.say(&ClientMessage::Chat { request: request.clone(), said }).await;
        match talk.answer(&request).await {
            ServerMessage::Done { seq, .. } => kept = seq,
            refused => break assert!(is_unavailable(&refused), "{refused:?}"),
        }
    }
    assert_eq!(talk.hello(None).await.seq, kept, "everything acknowledged, and nothing else");
    let (mut first, _) = visitors[0].sit_at(&table).await;
    let act = ClientMessage::Act { request: request("m"), expected: 0, action: "draw".to_owned() };
    // There may be room for something as small as a move, but not for ever.
    first.say(&act).await;
    let answer = first.answer(&request("m")).await;
    assert!(is_unavailable(&answer) || matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
    assert!(store.remove(other.as_str().parse().expect("an id")).await.expect("removed"), "somebody makes room");
    first.say(&act).await;
    assert!(matches!(first.answer(&request("m")).await, ServerMessage::Done { .. }));
    assert_eq!(first.hello(None).await.steps, 1, "once");
    house.close().await;
}

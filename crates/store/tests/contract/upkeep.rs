//! Devices, turn notices, and the purging of stale rows.

use std::time::Duration;

use iquazu_store::{
    Append, NewNotice, Notice, NoticeEvent, PushSubscription, SeatChange, TableStatus, TableUpdate, Timestamp,
};

use crate::fixtures::{TestDatabase, append, bytes, hash, new_table, person, table, update};

pub(crate) async fn devices_are_listed_by_their_use(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    store.add_secret(ada, hash(2)).await.unwrap();
    store.use_device(hash(2), "Firefox".to_owned(), Timestamp(50)).await.unwrap();
    store.use_device(hash(2), "Firefox 2".to_owned(), Timestamp(70)).await.unwrap();
    store.use_device(hash(9), "nobody's".to_owned(), Timestamp(70)).await.unwrap();
    let devices = store.devices(ada).await.unwrap();
    assert_eq!(devices.iter().map(|device| device.secret).collect::<Vec<_>>(), [hash(2), hash(1)]);
    assert_eq!(
        (devices[0].label.as_str(), devices[0].created_at, devices[0].used_at),
        ("Firefox 2", Timestamp(50), Timestamp(70))
    );
    assert_eq!((devices[1].label.as_str(), devices[1].used_at), ("", Timestamp(0)));
    let other = person(&*store, 3).await;
    assert_eq!(store.devices(other).await.unwrap().len(), 1);
}

pub(crate) async fn notice_is_queued_with_its_move(database: TestDatabase) {
    let store = database.open().await;
    let (ada, id) = (person(&*store, 1).await, table(&*store).await);
    let notice = |identity| TableUpdate {
        notices: vec![NewNotice { identity, seat: 2, event: NoticeEvent::GameOver, hold: Duration::ZERO }],
        ..update("{}")
    };
    let mut lost = append(id, 7, &["too late"]);
    lost.update = notice(ada);
    assert!(store.append(lost).await.is_err());
    assert_eq!(store.claim_notices(Timestamp(9), Timestamp(99), 9).await, Ok(Vec::new()), "no move, no notice");
    let mut moved = append(id, 0, &["a"]);
    moved.update = notice(ada);
    store.append(moved).await.unwrap();
    let mut stranger = append(id, 1, &["b"]);
    stranger.update = notice(iquazu_store::IdentityId::random());
    store.append(stranger).await.unwrap();
    assert_eq!(store.claim_notices(Timestamp(1), Timestamp(99), 9).await, Ok(Vec::new()), "not due yet");
    let claimed = store.claim_notices(Timestamp(2), Timestamp(99), 9).await.unwrap();
    assert_eq!((claimed.len(), claimed[0].table, claimed[0].identity, claimed[0].seat), (1, id, ada, 2));
    assert_eq!(store.claim_notices(Timestamp(98), Timestamp(99), 9).await, Ok(Vec::new()), "leased");
    let mut failed = claimed[0].clone();
    (failed.delivered, failed.attempts, failed.event) = ("one\n".to_owned(), 1, NoticeEvent::TurnEnds);
    store.retry_notice(failed.clone(), Timestamp(10)).await.unwrap();
    let again = store.claim_notices(Timestamp(10), Timestamp(99), 9).await.unwrap();
    assert_eq!((again[0].attempts, again[0].delivered.as_str(), again[0].event), (1, "one\n", NoticeEvent::TurnEnds));
    // A newer notice replaces it, and is not removed by its end.
    let mut newer = append(id, 2, &["c"]);
    (newer.update, newer.at) = (notice(ada), Timestamp(20));
    store.append(newer).await.unwrap();
    store.finish_notice(again[0].clone()).await.unwrap();
    let newest = store.claim_notices(Timestamp(20), Timestamp(99), 9).await.unwrap();
    assert_eq!((newest.len(), newest[0].attempts, newest[0].delivered.as_str()), (1, 0, ""));
    assert_eq!(newest[0].event, NoticeEvent::GameOver);
    store.finish_notice(newest[0].clone()).await.unwrap();
    assert_eq!(store.claim_notices(Timestamp(999), Timestamp(999), 9).await, Ok(Vec::new()));
}

pub(crate) async fn held_notice_is_withdrawn_unless_the_log_went_on(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob, id) = (person(&*store, 1).await, person(&*store, 2).await, table(&*store).await);
    let turn = |identity, expected, at| {
        let (seat, event, hold) = (2, NoticeEvent::YourTurn, Duration::from_millis(100));
        let notices = vec![NewNotice { identity, seat, event, hold }];
        Append {
            update: TableUpdate { notices, ..update("{}") },
            at: Timestamp(at),
            ..append(id, expected, &["moved"])
        }
    };
    store.append(turn(ada, 0, 10)).await.unwrap();
    assert_eq!(store.claim_notices(Timestamp(109), Timestamp(200), 9).await, Ok(Vec::new()), "held back");
    assert_eq!(store.claim_notices(Timestamp(110), Timestamp(200), 9).await.unwrap().len(), 1);
    store.append(turn(bob, 1, 20)).await.unwrap();
    store.append(turn(ada, 2, 30)).await.unwrap();
    store.withdraw_notices(id, 1, vec![ada, bob]).await.unwrap();
    assert_eq!(store.claim_notices(Timestamp(500), Timestamp(0), 9).await.unwrap().len(), 2, "of older entries");
    store.withdraw_notices(id, 3, vec![bob]).await.unwrap();
    let left = store.claim_notices(Timestamp(500), Timestamp(0), 9).await.unwrap();
    assert_eq!(left.iter().map(|notice| notice.identity).collect::<Vec<_>>(), [ada]);
    let reminder = Notice { event: NoticeEvent::TurnEnds, ..left[0].clone() };
    store.retry_notice(reminder, Timestamp(40)).await.unwrap();
    store.withdraw_notices(id, 3, vec![ada]).await.unwrap();
    assert_eq!(store.claim_notices(Timestamp(500), Timestamp(0), 9).await.unwrap().len(), 1, "a reminder stays");
}

pub(crate) async fn stale_tables_are_found_by_status(database: TestDatabase) {
    let store = database.open().await;
    let mut made = Vec::new();
    for (created_at, status) in
        [(1, TableStatus::Waiting), (2, TableStatus::Playing), (3, TableStatus::Finished), (50, TableStatus::Waiting)]
    {
        let mut table = new_table(created_at);
        table.update.status = status;
        made.push(table.id);
        store.create(table).await.unwrap();
    }
    for (status, expected) in
        [(TableStatus::Waiting, made[0]), (TableStatus::Playing, made[1]), (TableStatus::Finished, made[2])]
    {
        assert_eq!(store.stale_tables(status, Timestamp(50), 9).await, Ok(vec![expected]), "{status:?}");
        assert_eq!(store.stale_tables(status, Timestamp(1), 9).await, Ok(Vec::new()));
    }
    assert_eq!(store.stale_tables(TableStatus::Waiting, Timestamp(99), 1).await.unwrap().len(), 1);
}

pub(crate) async fn stale_identities_are_removed_with_what_they_have(database: TestDatabase) {
    let store = database.open().await;
    let (seated, idle, busy) = (person(&*store, 1).await, person(&*store, 2).await, person(&*store, 3).await);
    let mut table = new_table(1);
    table.update.seats = vec![SeatChange { seat: 0, owner: Some(seated) }];
    store.create(table).await.unwrap();
    for (secret, used_at) in [(1, 40), (2, 40), (3, 90)] {
        store.use_device(hash(secret), String::new(), Timestamp(used_at)).await.unwrap();
    }
    let push = PushSubscription { identity: idle, endpoint: "https://push/1".to_owned(), payload: bytes("x") };
    store.put_push_subscription(push).await.unwrap();
    assert_eq!(store.remove_stale_identities(Timestamp(30), Timestamp(30), 9).await, Ok(0), "all used since");
    assert_eq!(store.remove_stale_identities(Timestamp(30), Timestamp(60), 9).await, Ok(1), "without a seat");
    assert_eq!(store.identity_by_secret(hash(2)).await, Ok(None));
    assert_eq!(store.push_subscriptions(idle).await, Ok(Vec::new()));
    assert_eq!(store.identity_by_secret(hash(1)).await.unwrap().unwrap().id, seated);
    assert_eq!(store.remove_stale_identities(Timestamp(60), Timestamp(60), 9).await, Ok(1), "away for too long");
    assert_eq!(store.identity_by_secret(hash(1)).await, Ok(None));
    assert_eq!(store.identity_by_secret(hash(3)).await.unwrap().unwrap().id, busy);
}

pub(crate) async fn oldest_push_subscriptions_give_way(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    for number in 0..4 {
        let push = PushSubscription { identity: ada, endpoint: format!("https://push/{number}"), payload: bytes("x") };
        store.put_push_subscription(push).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    store.limit_push_subscriptions(ada, 2).await.unwrap();
    let stored = store.push_subscriptions(ada).await.unwrap();
    let endpoints: Vec<&str> = stored.iter().map(|push| push.endpoint.as_str()).collect();
    assert_eq!(endpoints, ["https://push/2", "https://push/3"]);
}

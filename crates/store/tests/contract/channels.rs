//! Addresses at which people are notified, and the events that they want to be notified of.

use std::time::Duration;

use iquazu_store::{Channel, ChannelId, Error, IdentityId, NewNotice, NoticeEvent, TableKey, TableUpdate, Timestamp};

use crate::fixtures::{TestDatabase, append, bytes, person, table, update};

fn channel(identity: IdentityId, address: &str, created_at: i64) -> Channel {
    Channel {
        id: ChannelId::random(),
        identity,
        kind: "email".to_owned(),
        address: address.to_owned(),
        language: "en".to_owned(),
        created_at: Timestamp(created_at),
        confirmed_at: None,
        sent_at: None,
        sent_today: 0,
        failures: 0,
        problem: String::new(),
    }
}

pub(crate) async fn several_people_are_notified_by_one_append(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob, id) = (person(&*store, 1).await, person(&*store, 2).await, table(&*store).await);
    let new = |identity, seat| NewNotice { identity, seat, event: NoticeEvent::GameOver, hold: Duration::ZERO };
    let mut over = append(id, 0, &["over"]);
    over.update = TableUpdate { notices: vec![new(ada, 1), new(bob, 2), new(IdentityId::random(), 3)], ..update("{}") };
    store.append(over).await.unwrap();
    let claimed = store.claim_notices(Timestamp(2), Timestamp(9), 9).await.unwrap();
    let mut whom: Vec<_> = claimed.iter().map(|notice| (notice.seat, notice.identity, notice.event)).collect();
    whom.sort_by_key(|(seat, ..)| *seat);
    assert_eq!(whom, [(1, ada, NoticeEvent::GameOver), (2, bob, NoticeEvent::GameOver)]);
}

pub(crate) async fn channel_is_confirmed_and_keeps_count(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    let mail = channel(ada, "ada@example.org", 100);
    assert_eq!(store.add_channel(mail.clone(), 5, Timestamp(0), 2).await, Ok(true));
    assert_eq!(store.channels(ada).await, Ok(vec![mail.clone()]));
    let stranger = store.add_channel(channel(IdentityId::random(), "x@example.org", 1), 5, Timestamp(0), 2).await;
    assert_eq!(stranger, Err(Error::IdentityNotFound));
    assert_eq!(store.confirm_channel(ChannelId::random(), Timestamp(1)).await, Ok(false));
    assert_eq!(store.confirm_channel(mail.id, Timestamp(200)).await, Ok(true));
    assert_eq!(store.confirm_channel(mail.id, Timestamp(300)).await, Ok(true), "twice");
    let day = 24 * 3_600_000;
    for (at, problem) in [(day, None), (day + 1, None), (day + 2, Some("rejected")), (day + 3, Some("unreachable"))] {
        store.note_delivery(mail.id, Timestamp(at), problem).await.unwrap();
    }
    let found = store.channel(mail.id).await.unwrap().unwrap();
    assert_eq!((found.confirmed_at, found.sent_at), (Some(Timestamp(200)), Some(Timestamp(day + 1))));
    assert_eq!((found.sent_today, found.failures, found.problem.as_str()), (2, 2, "unreachable"));
    store.note_delivery(mail.id, Timestamp(2 * day), None).await.unwrap();
    let found = store.channel(mail.id).await.unwrap().unwrap();
    assert_eq!((found.sent_today, found.failures, found.problem.as_str()), (1, 0, ""), "a new day");
    assert_eq!(store.remove_unconfirmed_channels(Timestamp(i64::MAX), 9).await, Ok(0));
    assert_eq!(store.remove_channel(mail.id).await, Ok(true));
    assert_eq!(store.remove_channel(mail.id).await, Ok(false));
    assert_eq!(store.channel(mail.id).await, Ok(None));
}

pub(crate) async fn channels_of_a_person_and_an_address_are_limited(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    let add =
        async |who, address: &str, at| store.add_channel(channel(who, address, at), 2, Timestamp(50), 1).await.unwrap();
    assert!(add(ada, "a", 100).await);
    assert!(!add(bob, "a", 101).await, "somebody else gave this address a moment ago");
    assert!(add(bob, "b", 10).await);
    assert!(add(ada, "b", 102).await, "that was long ago");
    assert!(!add(ada, "c", 103).await, "two are enough");
    assert_eq!(store.remove_unconfirmed_channels(Timestamp(100), 9).await, Ok(1));
    assert_eq!(store.channels(bob).await, Ok(Vec::new()));
    assert_eq!(store.channels(ada).await.unwrap().len(), 2);
}

pub(crate) async fn table_is_muted_for_one_person(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob, id) = (person(&*store, 1).await, person(&*store, 2).await, table(&*store).await);
    assert_eq!(store.mute_table(ada, TableKey::random(), true).await, Err(Error::TableNotFound));
    for _ in 0..2 {
        store.mute_table(ada, id, true).await.unwrap();
    }
    assert_eq!((store.is_muted(ada, id).await, store.is_muted(bob, id).await), (Ok(true), Ok(false)));
    assert_eq!(store.muted_tables(ada, 9).await, Ok(vec![id]));
    store.mute_table(ada, id, false).await.unwrap();
    assert_eq!(store.is_muted(ada, id).await, Ok(false));
    assert_eq!(store.notice_preferences(ada).await, Ok(None));
    for text in ["one", "two"] {
        store.set_notice_preferences(ada, bytes(text)).await.unwrap();
        assert_eq!(store.notice_preferences(ada).await, Ok(Some(bytes(text))));
    }
    let stranger = store.set_notice_preferences(IdentityId::random(), bytes("x")).await;
    assert_eq!(stranger, Err(Error::IdentityNotFound));
}

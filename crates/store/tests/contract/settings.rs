//! Tokens, push subscriptions, settings, and closing.

use iquazu_store::{Error, IdentityId, PushSubscription, Timestamp, Token};
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::fixtures::{TestDatabase, append, bytes, hash, person, table};

fn token(number: u64, expires: i64) -> Token {
    Token { hash: hash(number), purpose: "seat".to_owned(), payload: bytes("table 3"), expires_at: Timestamp(expires) }
}

pub(crate) async fn token_is_redeemed_exactly_once(database: TestDatabase) {
    let store = database.open().await;
    for number in 0..10 {
        store.put_token(token(number, 100)).await.unwrap();
        let mut takers = JoinSet::new();
        for _ in 0..20 {
            let store = Arc::clone(&store);
            takers.spawn(async move { store.redeem_token(hash(number), "seat", Timestamp(1)).await.unwrap() });
        }
        let taken: Vec<Token> = takers.join_all().await.into_iter().flatten().collect();
        assert_eq!(taken, [token(number, 100)]);
    }
}

pub(crate) async fn token_works_for_its_purpose_until_it_expires(database: TestDatabase) {
    let store = database.open().await;
    store.put_token(token(1, 100)).await.unwrap();
    assert!(matches!(store.put_token(token(1, 200)).await, Err(Error::AlreadyExists(_))));
    assert_eq!(store.redeem_token(hash(1), "device", Timestamp(1)).await, Ok(None));
    assert_eq!(store.redeem_token(hash(1), "seat", Timestamp(100)).await, Ok(None));
    assert_eq!(store.peek_token(hash(1), "seat", Timestamp(100)).await, Ok(None));
    assert_eq!(store.peek_token(hash(1), "seat", Timestamp(99)).await, Ok(Some(token(1, 100))));
    assert_eq!(store.redeem_token(hash(1), "seat", Timestamp(99)).await, Ok(Some(token(1, 100))));
    assert_eq!(store.peek_token(hash(1), "seat", Timestamp(99)).await, Ok(None));
}

pub(crate) async fn expired_tokens_are_deleted(database: TestDatabase) {
    let store = database.open().await;
    for (number, expires) in [(1, 10), (2, 20), (3, 30)] {
        store.put_token(token(number, expires)).await.unwrap();
    }
    assert_eq!(store.delete_expired_tokens(Timestamp(20)).await, Ok(2));
    assert_eq!(store.delete_expired_tokens(Timestamp(20)).await, Ok(0));
    assert_eq!(store.redeem_token(hash(3), "seat", Timestamp(0)).await, Ok(Some(token(3, 30))));
    assert_eq!(store.redeem_token(hash(1), "seat", Timestamp(0)).await, Ok(None));
}

pub(crate) async fn push_subscription_is_replaced_by_endpoint(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    let push =
        |identity, endpoint: &str, payload| PushSubscription { identity, endpoint: endpoint.to_owned(), payload };
    store.put_push_subscription(push(ada, "https://push/1", bytes("old"))).await.unwrap();
    store.put_push_subscription(push(ada, "https://push/1", bytes("new"))).await.unwrap();
    store.put_push_subscription(push(ada, "https://push/2", bytes("two"))).await.unwrap();
    let of_ada = store.push_subscriptions(ada).await.unwrap();
    let expected = [push(ada, "https://push/1", bytes("new")), push(ada, "https://push/2", bytes("two"))];
    assert_eq!(of_ada, expected);
    store.put_push_subscription(push(bob, "https://push/1", bytes("bob's"))).await.unwrap();
    assert_eq!(store.push_subscriptions(ada).await.unwrap(), expected[1..]);
    assert_eq!(store.remove_push_subscription("https://push/2").await, Ok(true));
    assert_eq!(store.remove_push_subscription("https://push/2").await, Ok(false));
    assert_eq!(store.push_subscriptions(ada).await, Ok(Vec::new()));
    let nobody = store.put_push_subscription(push(IdentityId::random(), "https://push/3", Vec::new())).await;
    assert_eq!(nobody, Err(Error::IdentityNotFound));
}

pub(crate) async fn concurrent_setting_has_one_winner(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.setting("vapid").await, Ok(None));
    let mut starters = JoinSet::new();
    for number in 0..20 {
        let store = Arc::clone(&store);
        starters.spawn(async move { store.get_or_insert_setting("vapid", vec![number]).await.unwrap() });
    }
    let keys = starters.join_all().await;
    assert!(keys.iter().all(|key| *key == keys[0]), "all get the same key");
    assert_eq!(store.setting("vapid").await, Ok(Some(keys[0].clone())));
    assert_eq!(
        store.get_or_insert_setting("vapid", bytes("late")).await,
        Ok(keys[0].clone()),
        "a later value is ignored"
    );
}

pub(crate) async fn calls_after_close_fail(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    store.ping().await.unwrap();
    store.close().await;
    assert!(matches!(store.append(append(id, 0, &["a"])).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.read(id, 0, 9).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.ping().await, Err(Error::Unavailable(_))));
    store.close().await;
}

//! Concurrent writers: the expected sequence number decides.

use iquazu_store::{Error, IdentityId, SeatChange, Store};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::fixtures::{TestDatabase, append, table, texts};

pub(crate) async fn one_of_many_writers_with_the_same_seq_wins(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    for round in 0..10 {
        let mut writers = JoinSet::new();
        for writer in 0..20 {
            let store = Arc::clone(&store);
            writers.spawn(async move { store.append(append(id, round, &[&writer.to_string()])).await });
        }
        let results = writers.join_all().await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
        let late = results.iter().filter(|result| **result == Err(Error::Conflict { next_seq: round + 1 }));
        assert_eq!(late.count(), 19);
    }
    assert_eq!(store.read(id, 0, 99).await.unwrap().len(), 10);
}

pub(crate) async fn retrying_writers_lose_and_duplicate_nothing(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    let mut writers = JoinSet::new();
    for writer in 0..8 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut expected = 0;
            for number in 0..25 {
                expected = append_with_retries(&*store, id, expected, &format!("{writer}/{number}")).await;
            }
        });
    }
    writers.join_all().await;
    let log = store.read(id, 0, 999).await.unwrap();
    assert!(log.iter().map(|entry| entry.seq).eq(0..200));
    let said: BTreeSet<&str> = texts(&log).into_iter().map(|(_, text)| text).collect();
    assert_eq!(said.len(), 200, "nothing is lost or duplicated");
}

/// Appends, retrying on conflicts, and returns the next sequence number.
async fn append_with_retries(store: &dyn Store, table: iquazu_store::TableKey, mut expected: u64, text: &str) -> u64 {
    loop {
        match store.append(append(table, expected, &[text])).await {
            Ok(()) => return expected + 1,
            Err(Error::Conflict { next_seq }) => expected = next_seq,
            Err(other) => panic!("{other}"),
        }
    }
}

pub(crate) async fn many_tables_are_written_concurrently(database: TestDatabase) {
    let store = database.open().await;
    let mut writers = JoinSet::new();
    for _ in 0..100 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let id = table(&*store).await;
            for number in 0..10 {
                store.append(append(id, number, &["x"])).await.unwrap();
            }
            store.read(id, 0, 99).await.unwrap().len()
        });
    }
    assert!(writers.join_all().await.iter().all(|&length| length == 10));
}

pub(crate) async fn failed_append_does_not_affect_its_batch(database: TestDatabase) {
    let store = database.open().await;
    let mut writers = JoinSet::new();
    for number in 0..60 {
        let id = table(&*store).await;
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut append = append(id, 0, &["x"]);
            // Every third append names an unknown identity as owner.
            if number % 3 == 0 {
                append.update.seats = vec![SeatChange { seat: 0, owner: Some(IdentityId::random()) }];
            }
            let result = store.append(append).await;
            let length = store.read(id, 0, 9).await.unwrap().len();
            match number % 3 {
                0 => assert_eq!((result, length), (Err(Error::IdentityNotFound), 0)),
                _ => assert_eq!((result, length), (Ok(()), 1)),
            }
        });
    }
    writers.join_all().await;
}

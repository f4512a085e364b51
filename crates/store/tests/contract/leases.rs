//! Deadlines: claims and leases.

use iquazu_store::{Error, Store, TableKey, TableUpdate, Timestamp};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::fixtures::{TestDatabase, append, new_table, update};

async fn due_table(store: &dyn Store, due_at: i64) -> TableKey {
    let mut table = new_table(1);
    table.update.due_at = Some(Timestamp(due_at));
    let id = table.id;
    store.create(table).await.unwrap();
    id
}

async fn claim(store: &dyn Store, now: i64, lease: i64) -> Vec<TableKey> {
    let due_at = store.claim_due(Timestamp(now), Timestamp(lease), 100).await.unwrap();
    due_at.into_iter().map(|due_at| due_at.table).collect()
}

pub(crate) async fn due_table_is_claimed_once_per_lease(database: TestDatabase) {
    let store = database.open().await;
    let id = due_table(&*store, 100).await;
    assert_eq!(claim(&*store, 99, 150).await, []);
    assert_eq!(claim(&*store, 100, 150).await, [id]);
    assert_eq!(claim(&*store, 149, 199).await, []);
    assert_eq!(claim(&*store, 150, 200).await, [id], "the lease has ended");
}

pub(crate) async fn longest_overdue_table_is_claimed_first(database: TestDatabase) {
    let store = database.open().await;
    let mut tables = Vec::new();
    for due_at in [30, 10, 20] {
        tables.push(due_table(&*store, due_at).await);
    }
    let first = store.claim_due(Timestamp(50), Timestamp(99), 2).await.unwrap();
    let first: Vec<_> = first.into_iter().map(|due_at| (due_at.table, due_at.due_at)).collect();
    assert_eq!(first, [(tables[1], Timestamp(10)), (tables[2], Timestamp(20))]);
    assert_eq!(claim(&*store, 50, 99).await, [tables[0]]);
}

pub(crate) async fn concurrent_claims_do_not_overlap(database: TestDatabase) {
    let store = database.open().await;
    for due_at in 0..50 {
        due_table(&*store, due_at).await;
    }
    let mut claimers = JoinSet::new();
    for _ in 0..10 {
        let store = Arc::clone(&store);
        claimers.spawn(async move {
            let mut mine = Vec::new();
            loop {
                let due_at = store.claim_due(Timestamp(100), Timestamp(200), 3).await.unwrap();
                if due_at.is_empty() {
                    return mine;
                }
                mine.extend(due_at.into_iter().map(|due_at| due_at.table));
            }
        });
    }
    let claimed: Vec<TableKey> = claimers.join_all().await.concat();
    assert_eq!(claimed.len(), 50);
    assert_eq!(claimed.into_iter().collect::<BTreeSet<_>>().len(), 50, "each table is claimed once");
}

pub(crate) async fn append_or_reschedule_ends_the_lease(database: TestDatabase) {
    let store = database.open().await;
    let id = due_table(&*store, 10).await;
    assert_eq!(claim(&*store, 10, 1000).await, [id]);
    let mut moved = append(id, 0, &["bot's move"]);
    moved.update = TableUpdate { due_at: Some(Timestamp(20)), ..update("{}") };
    store.append(moved).await.unwrap();
    assert_eq!(claim(&*store, 20, 1000).await, [id]);
    assert_eq!(store.reschedule(id, 0, None).await, Err(Error::Conflict { next_seq: 1 }));
    store.reschedule(id, 1, Some(Timestamp(30))).await.unwrap();
    assert_eq!(claim(&*store, 30, 40).await, [id]);
    store.reschedule(id, 1, None).await.unwrap();
    assert_eq!(claim(&*store, i64::MAX, 1000).await, []);
}

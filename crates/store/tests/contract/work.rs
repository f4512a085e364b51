//! Deadlines: claims and leases.

use iquazu_store::{Change, Error, Moment, Store, TableId};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::making::{Home, append, change, new_table};

async fn due_table(store: &dyn Store, due: i64) -> TableId {
    let mut table = new_table(1);
    table.change.due = Some(Moment(due));
    let id = table.id;
    store.create(table).await.unwrap();
    id
}

async fn claim(store: &dyn Store, now: i64, lease: i64) -> Vec<TableId> {
    let due = store.claim_due(Moment(now), Moment(lease), 100).await.unwrap();
    due.into_iter().map(|due| due.table).collect()
}

pub(crate) async fn due_table_is_claimed_once_per_lease(home: Home) {
    let store = home.open().await;
    let id = due_table(&*store, 100).await;
    assert_eq!(claim(&*store, 99, 150).await, []);
    assert_eq!(claim(&*store, 100, 150).await, [id]);
    assert_eq!(claim(&*store, 149, 199).await, []);
    assert_eq!(claim(&*store, 150, 200).await, [id], "the lease has ended");
}

pub(crate) async fn longest_overdue_table_is_claimed_first(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for due in [30, 10, 20] {
        tables.push(due_table(&*store, due).await);
    }
    let first = store.claim_due(Moment(50), Moment(99), 2).await.unwrap();
    let first: Vec<_> = first.into_iter().map(|due| (due.table, due.since)).collect();
    assert_eq!(first, [(tables[1], Moment(10)), (tables[2], Moment(20))]);
    assert_eq!(claim(&*store, 50, 99).await, [tables[0]]);
}

pub(crate) async fn concurrent_claims_do_not_overlap(home: Home) {
    let store = home.open().await;
    for due in 0..50 {
        due_table(&*store, due).await;
    }
    let mut claimers = JoinSet::new();
    for _ in 0..10 {
        let store = Arc::clone(&store);
        claimers.spawn(async move {
            let mut mine = Vec::new();
            loop {
                let due = store.claim_due(Moment(100), Moment(200), 3).await.unwrap();
                if due.is_empty() {
                    return mine;
                }
                mine.extend(due.into_iter().map(|due| due.table));
            }
        });
    }
    let claimed: Vec<TableId> = claimers.join_all().await.concat();
    assert_eq!(claimed.len(), 50);
    assert_eq!(claimed.into_iter().collect::<BTreeSet<_>>().len(), 50, "each table is claimed once");
}

pub(crate) async fn append_or_reschedule_ends_the_lease(home: Home) {
    let store = home.open().await;
    let id = due_table(&*store, 10).await;
    assert_eq!(claim(&*store, 10, 1000).await, [id]);
    let mut moved = append(id, 0, &["bot's move"]);
    moved.change = Change { due: Some(Moment(20)), ..change("{}") };
    store.append(moved).await.unwrap();
    assert_eq!(claim(&*store, 20, 1000).await, [id]);
    assert_eq!(store.reschedule(id, 0, None).await, Err(Error::Conflict { next: 1 }));
    store.reschedule(id, 1, Some(Moment(30))).await.unwrap();
    assert_eq!(claim(&*store, 30, 40).await, [id]);
    store.reschedule(id, 1, None).await.unwrap();
    assert_eq!(claim(&*store, i64::MAX, 1000).await, []);
}

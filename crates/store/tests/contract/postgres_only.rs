//! Tests that concern only PostgreSQL. Two stores stand for two processes.

use iquazu_store::{
    Cluster, Database, Error, EventStream, OpenError, Postgres, Store, StoreEvent, TableKey, Timestamp,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

use crate::making::{append, new_table, table, texts};

const TIMEOUT: Duration = Duration::from_secs(120);

async fn next(events: &mut EventStream) -> StoreEvent {
    tokio::time::timeout(TIMEOUT, events.next()).await.unwrap().unwrap()
}

/// Waits until the store receives notifications.
async fn listening(store: &Postgres) -> EventStream {
    let mut events = store.events();
    // A store that is already listening sends no event.
    let _ = tokio::time::timeout(Duration::from_secs(1), events.next()).await;
    events
}

#[tokio::test(flavor = "multi_thread")]
async fn only_changes_by_other_processes_are_events() {
    let database = Database::create().unwrap();
    let (ours, theirs) =
        (Postgres::open(&database.address()).await.unwrap(), Postgres::open(&database.address()).await.unwrap());
    let mut events = listening(&ours).await;
    let id = table(&ours).await;
    ours.append(append(id, 0, &["ours"])).await.unwrap();
    theirs.append(append(id, 1, &["theirs", "too"])).await.unwrap();
    assert_eq!(next(&mut events).await, StoreEvent::Appended { table: id, next_seq: 3 });
    assert!(theirs.remove(id).await.unwrap());
    assert_eq!(next(&mut events).await, StoreEvent::Removed { table: id });
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_processes_with_the_same_seq_wins() {
    let database = Database::create().unwrap();
    let mut stores = Vec::new();
    for _ in 0..2 {
        stores.push(Arc::new(Postgres::open(&database.address()).await.unwrap()));
    }
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(table(&*stores[0]).await);
    }
    for round in 0..10 {
        let mut writers = JoinSet::new();
        for &table in tables.iter().chain(tables.iter().rev()) {
            for (who, store) in stores.iter().enumerate() {
                let store = Arc::clone(store);
                writers.spawn(async move { store.append(append(table, round, &[&who.to_string()])).await });
            }
        }
        let results = writers.join_all().await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), tables.len());
        let late = results.iter().filter(|result| **result == Err(Error::Conflict { next_seq: round + 1 }));
        assert_eq!(late.count(), 3 * tables.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lease_of_a_dead_process_is_taken_over() {
    let database = Database::create().unwrap();
    let dead = Postgres::open(&database.address()).await.unwrap();
    let alive = Postgres::open(&database.address()).await.unwrap();
    let mut due_at = new_table(1);
    due_at.update.due_at = Some(Timestamp(10));
    let id = due_at.id;
    dead.create(due_at).await.unwrap();
    assert_eq!(dead.claim_due(Timestamp(10), Timestamp(20), 9).await.unwrap().len(), 1);
    assert_eq!(alive.claim_due(Timestamp(19), Timestamp(30), 9).await.unwrap(), []);
    drop(dead);
    assert_eq!(alive.claim_due(Timestamp(20), Timestamp(30), 9).await.unwrap()[0].table, id);
}

#[tokio::test(flavor = "multi_thread")]
async fn store_recovers_from_a_database_outage() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let store = Arc::new(Postgres::open(&cluster.address()).await.unwrap());
    let mut events = listening(&store).await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(table(&*store).await);
    }
    let mut writers = JoinSet::new();
    for &table in &tables {
        writers.spawn(write_until_unavailable(Arc::clone(&store), table));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    cluster.kill().unwrap();
    let acknowledged = writers.join_all().await;
    assert!(matches!(store.read(tables[0], 0, 9).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.ping().await, Err(Error::Unavailable(_))));
    cluster.resume().unwrap();
    assert_eq!(next(&mut events).await, StoreEvent::Lagged);
    for (table, acknowledged) in acknowledged {
        let log = store.read(table, 0, 100_000).await.unwrap();
        assert!(log.iter().map(|entry| entry.seq).eq(0..log.len() as u64));
        // The last append may have been committed although the answer was lost.
        assert!((acknowledged..=acknowledged + 1).contains(&(log.len() as u64)));
        store.append(append(table, log.len() as u64, &["continued"])).await.unwrap();
    }
}

async fn write_until_unavailable(store: Arc<Postgres>, table: TableKey) -> (TableKey, u64) {
    for number in 0.. {
        match store.append(append(table, number, &["move"])).await {
            Ok(()) => {}
            Err(Error::Unavailable(_)) => return (table, number),
            Err(other) => panic!("{other}"),
        }
    }
    unreachable!("the database is stopped")
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_starts_migrate_once() {
    let database = Database::create().unwrap();
    let mut starters = JoinSet::new();
    for number in 0..6 {
        let address = database.address();
        starters.spawn(async move {
            let store = Postgres::open(&address).await.unwrap();
            store.get_or_insert_setting("key", vec![number]).await.unwrap()
        });
    }
    let keys = starters.join_all().await;
    assert!(keys.iter().all(|key| *key == keys[0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn newer_schema_is_not_opened() {
    let database = Database::create().unwrap();
    drop(Postgres::open(&database.address()).await.unwrap());
    let (client, connection) = tokio_postgres::connect(&database.address(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("INSERT INTO schema_version VALUES (999)").await.unwrap();
    let refused = Postgres::open(&database.address()).await;
    assert!(matches!(refused, Err(OpenError::SchemaTooNew { found: 999, .. })), "{refused:?}");
}

#[tokio::test]
async fn connection_error_hides_the_password() {
    let refused = Postgres::open("postgres://iquazu:hush@localhost:1/none").await.unwrap_err().to_string();
    assert!(refused.contains("localhost") && !refused.contains("hush"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn backup_is_unsupported() {
    let database = Database::create().unwrap();
    let store = Postgres::open(&database.address()).await.unwrap();
    assert!(matches!(store.backup(std::path::Path::new("copy.db")).await, Err(Error::Unsupported(_))));
}

/// The server accepts only TLS over TCP, so a connection that works is encrypted.
#[tokio::test(flavor = "multi_thread")]
async fn tls_follows_the_address() {
    let cluster = Cluster::start_encrypted().unwrap();
    let (address, certificate) = cluster.encrypted_address().unwrap();
    let certificate = certificate.display();
    for good in ["", "?sslmode=require", &format!("?sslmode=verify-full&sslrootcert={certificate}")] {
        let store = Postgres::open(&format!("{address}{good}")).await.unwrap();
        let id = table(&store).await;
        store.append(append(id, 0, &["in secret"])).await.unwrap();
        assert_eq!(texts(&store.read(id, 0, 9).await.unwrap()), [(0, "in secret")], "{good:?}");
        store.close().await;
    }
    let elsewhere = address.replace("localhost", "127.0.0.1");
    for (bad, reason) in [
        (format!("{address}?sslmode=disable"), "no encryption"),
        (format!("{address}?sslmode=verify-full"), "UnknownIssuer"),
        (format!("{elsewhere}?sslmode=verify-full&sslrootcert={certificate}"), "not valid for"),
        (format!("{address}?sslmode=verify-full&sslrootcert=/nowhere.pem"), "/nowhere.pem"),
    ] {
        let error = Postgres::open(&bad).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{bad}: {error}");
    }
}

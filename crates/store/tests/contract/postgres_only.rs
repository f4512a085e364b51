//! Tests that concern only PostgreSQL. Two stores stand for two processes.

use iquazu_store::{
    Append, Cluster, Database, Error, EventStream, NewTicket, OpenError, Postgres, QueueStore, Store, StoreEvent,
    TableKey, TicketId, Timestamp,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

use crate::fixtures::{append, new_table, person, table, texts};

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

/// A server that accepts connections and says nothing is reported like one that is down, to callers one after the other
/// too, and the store closes.
#[tokio::test(flavor = "multi_thread")]
async fn hung_database_ends_all_calls() {
    let cluster = Cluster::start().unwrap();
    let store = Arc::new(Postgres::open(&cluster.address()).await.unwrap());
    let mut events = listening(&store).await;
    let id = table(&*store).await;
    store.append(append(id, 0, &["before"])).await.unwrap();
    cluster.freeze().unwrap();
    let mut calls = JoinSet::new();
    for number in 0..40 {
        let store = Arc::clone(&store);
        calls.spawn(async move {
            match number % 3 {
                0 => store.append(append(id, 1, &["during"])).await,
                1 => store.read(id, 0, 9).await.map(drop),
                _ => store.ping().await,
            }
        });
    }
    let results = tokio::time::timeout(TIMEOUT, calls.join_all()).await.unwrap();
    assert!(results.iter().all(|result| matches!(result, Err(Error::Unavailable(_)))), "{results:?}");
    cluster.unfreeze().unwrap();
    assert_eq!(next(&mut events).await, StoreEvent::Lagged, "the listener noticed");
    while store.ping().await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let log = store.read(id, 0, 9).await.unwrap();
    assert!(texts(&log) == [(0, "before")] || texts(&log) == [(0, "before"), (1, "during")], "{log:?}");
    cluster.freeze().unwrap();
    tokio::time::timeout(TIMEOUT, store.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn primary_that_has_become_read_only_is_not_ready() {
    let cluster = Cluster::start().unwrap();
    let store = Postgres::open(&cluster.address()).await.unwrap();
    store.ping().await.unwrap();
    for (setting, is_ready) in [("on", false), ("off", true)] {
        cluster.query(&format!("ALTER SYSTEM SET default_transaction_read_only = {setting}")).unwrap();
        cluster.query("SELECT pg_reload_conf()").unwrap();
        while store.ping().await.is_ok() != is_ready {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(store.list(iquazu_store::TableQuery::all(1)).await.is_ok(), "reads are answered either way");
    }
}

/// A log may have the expected length again after a failover, with other entries.
#[tokio::test(flavor = "multi_thread")]
async fn append_after_another_entry_is_a_conflict() {
    let database = Database::create().unwrap();
    let store = Postgres::open(&database.address()).await.unwrap();
    let id = table(&store).await;
    store.append(append(id, 0, &["a"])).await.unwrap();
    let hash_of_a = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";
    let byte = |place: usize| u8::from_str_radix(&hash_of_a[2 * place..2 * place + 2], 16).unwrap();
    let after_a = Append { after: Some(std::array::from_fn(byte)), ..append(id, 1, &["b"]) };
    let after_another = Append { after: Some([7; 32]), ..after_a.clone() };
    assert_eq!(store.append(after_another).await, Err(Error::Conflict { next_seq: 1 }));
    store.append(after_a).await.unwrap();
    assert_eq!(texts(&store.read(id, 0, 9).await.unwrap()), [(0, "a"), (1, "b")]);
}

/// Appends continue on the replica, although the primary hangs instead of refusing connections.
#[tokio::test(flavor = "multi_thread")]
async fn promoted_replica_is_found_by_an_address_with_two_hosts() {
    let primary = Cluster::start().unwrap();
    let replica = primary.start_replica().unwrap();
    for address in [primary.address_with(&replica), replica.address_with(&primary)] {
        Postgres::open(&address).await.unwrap().close().await;
    }
    let store = Postgres::open(&primary.address_with(&replica)).await.unwrap();
    let mut events = listening(&store).await;
    let id = table(&store).await;
    store.append(append(id, 0, &["first"])).await.unwrap();
    replica.wait_for(&primary).unwrap();
    primary.freeze().unwrap();
    replica.promote().unwrap();
    assert_eq!(next(&mut events).await, StoreEvent::Lagged, "the listener moved on by itself");
    while store.append(append(id, 1, &["second"])).await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(texts(&store.read(id, 0, 9).await.unwrap()), [(0, "first"), (1, "second")]);
}

/// Another process may take longer to migrate than any request of a player may take.
#[tokio::test(flavor = "multi_thread")]
async fn start_waits_for_a_migration_by_another_process() {
    let database = Database::create().unwrap();
    let (client, connection) = tokio_postgres::connect(&database.address(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("SELECT pg_advisory_lock(4827)").await.unwrap();
    let address = database.address();
    let mut opening = tokio::spawn(async move { Postgres::open(&address).await });
    let waited = tokio::time::timeout(Duration::from_secs(6), &mut opening).await;
    assert!(waited.is_err(), "longer than the limits of a session: {waited:?}");
    client.batch_execute("SELECT pg_advisory_unlock(4827)").await.unwrap();
    opening.await.unwrap().unwrap().ping().await.unwrap();
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

/// Bob sits down while his match is given up: his ticket must not lead to the table that is gone.
#[tokio::test(flavor = "multi_thread")]
async fn seat_taken_while_a_match_is_given_up_keeps_the_match() {
    let cluster = Arc::new(Cluster::start().unwrap());
    let store = Postgres::open(&cluster.address()).await.unwrap();
    let (ada, bob) = (person(&store, 1).await, person(&store, 2).await);
    for (identity, number) in [(ada, 1), (bob, 2)] {
        let (ticket, queue) = (TicketId::from_bytes([number; 16]), "2-quick".to_owned());
        let new = NewTicket { identity, ticket, queue, payload: Vec::new() };
        store.enter_queue(new, Timestamp(number.into()), Timestamp(0), Timestamp(0)).await.unwrap();
    }
    let table = new_table(500);
    let key = table.id;
    assert!(store.match_queue("2-quick", 2, key, Timestamp(1000), Timestamp(0)).await.unwrap());
    store.create(table).await.unwrap();
    store.seat_ticket(ada, key).await.unwrap();
    let sits_down = "UPDATE queue_tickets SET is_seated = TRUE WHERE NOT is_seated; SELECT pg_sleep(2)";
    let sitting = tokio::task::spawn_blocking({
        let cluster = Arc::clone(&cluster);
        move || cluster.sql(sits_down)
    });
    let sleeps = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
    while cluster.query(sleeps).unwrap() == "0" && !sitting.is_finished() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Bob's seat is written, and not committed yet.
    let given_up = store.give_up_matches(&["2-quick".to_owned()], Timestamp(2000), Timestamp(3000), 9).await.unwrap();
    sitting.await.unwrap().unwrap();
    assert_eq!(given_up, [], "both have come");
    for who in [ada, bob] {
        let ticket = store.ticket(who).await.unwrap().unwrap();
        assert_eq!((ticket.table, ticket.is_seated), (Some(key), true));
    }
    assert!(store.table(key).await.unwrap().is_some());
}

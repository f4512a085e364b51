//! A database that the first migration created, with rows in every table, loses nothing by the later ones.

use iquazu_store::{
    Access, IdentityId, LogEntry, PushSubscription, SecretHash, Store, TableKey, TableQuery, TableRow, TableStatus,
    Timestamp, Token, open,
};

use crate::fixtures::{append, bytes, texts};

const TABLE: TableKey = TableKey::from_bytes([0x0a; 16]);
const FINISHED: TableKey = TableKey::from_bytes([0x0b; 16]);
const ADA: IdentityId = IdentityId::from_bytes([0x0c; 16]);

/// Fills the tables of version 1. `blob` writes a byte repeated `n` times as a literal of the dialect.
fn rows(blob: impl Fn(&str, usize) -> String, yes: &str, no: &str) -> String {
    let (table, finished, ada) = (blob("0a", 16), blob("0b", 16), blob("0c", 16));
    let (secret, token, payload) = (blob("0d", 32), blob("0e", 32), blob("61", 1));
    format!(
        "INSERT INTO tables (number, id, created, changed, public, stage, next, due, summary)
             VALUES (1, {table}, 10, 20, {yes}, 1, 2, 30, 'first'), (2, {finished}, 11, 21, {no}, 2, 0, NULL, 'second');
         INSERT INTO log (table_number, seq, payload) VALUES (1, 0, {payload}), (1, 1, {payload});
         INSERT INTO identities (id, name, created) VALUES ({ada}, 'Ada', 5);
         INSERT INTO secrets (hash, identity) VALUES ({secret}, {ada});
         INSERT INTO seats (table_number, seat, owner) VALUES (1, 3, {ada});
         INSERT INTO tokens (hash, purpose, payload, expires) VALUES ({token}, 'seat', {payload}, 40);
         INSERT INTO pushes (endpoint, identity, payload) VALUES ('https://push/1', {ada}, {payload});
         INSERT INTO settings (key, value) VALUES ('vapid', {payload});"
    )
}

/// Checks every row that [`rows`] wrote, then that the migrated schema accepts writes.
async fn check(store: &dyn Store) {
    let first = TableRow {
        id: TABLE,
        created_at: Timestamp(10),
        updated_at: Timestamp(20),
        is_public: true,
        status: TableStatus::Playing,
        summary: "first".to_owned(),
        next_seq: 2,
        due_at: Some(Timestamp(30)),
    };
    let second = TableRow {
        id: FINISHED,
        created_at: Timestamp(11),
        updated_at: Timestamp(21),
        is_public: false,
        status: TableStatus::Finished,
        summary: "second".to_owned(),
        next_seq: 0,
        due_at: None,
    };
    assert_eq!(store.list(TableQuery::all(9)).await, Ok(vec![second, first.clone()]));
    assert_eq!(store.list(TableQuery::lobby(9)).await, Ok(vec![first.clone()]));
    assert_eq!(store.list(TableQuery::by_player(ADA, 9)).await, Ok(vec![first]));
    let entry = |seq| LogEntry { seq, payload: bytes("a") };
    assert_eq!(store.read(TABLE, 0, 9).await, Ok(vec![entry(0), entry(1)]));
    let ada = store.identity_by_secret(SecretHash([0x0d; 32])).await.unwrap().unwrap();
    assert_eq!((ada.id, ada.name.as_str(), ada.created_at), (ADA, "Ada", Timestamp(5)));
    let token = Token {
        hash: SecretHash([0x0e; 32]),
        purpose: "seat".to_owned(),
        payload: bytes("a"),
        expires_at: Timestamp(40),
    };
    assert_eq!(store.peek_token(token.hash, "seat", Timestamp(39)).await, Ok(Some(token)));
    let push = PushSubscription { identity: ADA, endpoint: "https://push/1".to_owned(), payload: bytes("a") };
    assert_eq!(store.push_subscriptions(ADA).await, Ok(vec![push]));
    assert_eq!(store.setting("vapid").await, Ok(Some(bytes("a"))));
    let due_at = store.claim_due(Timestamp(30), Timestamp(99), 9).await.unwrap();
    assert_eq!((due_at.len(), due_at[0].table, due_at[0].due_at), (1, TABLE, Timestamp(30)));
    store.append(append(TABLE, 2, &["b"])).await.unwrap();
    assert_eq!(texts(&store.read(TABLE, 1, 9).await.unwrap()), [(1, "a"), (2, "b")]);
}

#[tokio::test]
async fn sqlite_migrates_from_version_1_without_loss() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("iquazu.db");
    let old = rusqlite::Connection::open(&file).unwrap();
    old.execute_batch(include_str!("../../migrations/sqlite/0001_tables_and_people.sql")).unwrap();
    let blob = |byte: &str, count| format!("x'{}'", byte.repeat(count));
    old.execute_batch(&rows(blob, "1", "0")).unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    drop(old);
    check(&*open(file.to_str().unwrap(), Access::Serve).await.unwrap()).await;
}

#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread")]
async fn postgres_migrates_from_version_1_without_loss() {
    let database = iquazu_store::Database::create().unwrap();
    let (client, connection) = tokio_postgres::connect(&database.address(), tokio_postgres::NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    client.batch_execute(include_str!("../../migrations/postgres/0001_tables_and_people.sql")).await.unwrap();
    let blob = |byte: &str, count| format!("'\\x{}'::bytea", byte.repeat(count));
    client.batch_execute(&rows(blob, "true", "false")).await.unwrap();
    let version = "CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (1)";
    client.batch_execute(version).await.unwrap();
    drop(client);
    connection.await.unwrap().unwrap();
    check(&*open(&database.address(), Access::Serve).await.unwrap()).await;
}

//! Test fixtures: stores, tables and people.

use iquazu_store::{
    Access, Append, Identity, IdentityId, LogEntry, NewTable, SecretHash, Store, TableKey, TableStatus, TableUpdate,
    Timestamp, open,
};
use std::path::PathBuf;
use std::sync::Arc;

/// The location of a test's database, which can be opened repeatedly.
pub(crate) enum TestDatabase {
    Sqlite(PathBuf),
    #[cfg(feature = "cluster")]
    Postgres(String),
}

impl TestDatabase {
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        let address = match self {
            TestDatabase::Sqlite(file) => file.to_str().unwrap(),
            #[cfg(feature = "cluster")]
            TestDatabase::Postgres(address) => address,
        };
        open(address, Access::Serve).await.unwrap()
    }
}

pub(crate) fn bytes(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

pub(crate) fn update(summary: &str) -> TableUpdate {
    TableUpdate {
        status: TableStatus::Playing,
        summary: summary.to_owned(),
        due_at: None,
        seats: Vec::new(),
        notices: Vec::new(),
    }
}

/// Returns a table with an empty log.
pub(crate) fn new_table(created_at: i64) -> NewTable {
    let update = TableUpdate { status: TableStatus::Waiting, ..update("{}") };
    NewTable {
        id: TableKey::random(),
        created_at: Timestamp(created_at),
        is_public: false,
        entries: Vec::new(),
        update,
    }
}

pub(crate) async fn table(store: &dyn Store) -> TableKey {
    let table = new_table(1);
    let id = table.id;
    store.create(table).await.unwrap();
    id
}

pub(crate) fn append(table: TableKey, expected: u64, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|entry| bytes(entry)).collect();
    Append { table, expected_seq: expected, after: None, entries, at: Timestamp(2), update: update("{}") }
}

pub(crate) fn texts(entries: &[LogEntry]) -> Vec<(u64, &str)> {
    entries.iter().map(|entry| (entry.seq, std::str::from_utf8(&entry.payload).unwrap())).collect()
}

pub(crate) fn hash(number: u64) -> SecretHash {
    let mut hash = [0; 32];
    hash[..8].copy_from_slice(&number.to_be_bytes());
    SecretHash(hash)
}

/// Creates a person whose secret has that number.
pub(crate) async fn person(store: &dyn Store, secret: u64) -> IdentityId {
    let identity = Identity { id: IdentityId::random(), name: format!("person {secret}"), created_at: Timestamp(1) };
    let id = identity.id;
    store.create_identity(identity, hash(secret)).await.unwrap();
    id
}

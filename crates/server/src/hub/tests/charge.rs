//! Which process moves for a table's bots: a bot always moves, whatever a process has missed.

use super::*;
use crate::table::TableEvent;
use iquazu_protocol::{Level, Name, Sit};
use iquazu_store::{Identity, NewTable};

/// A process that knows of `peers` others, on a database that it shares with them. Its bots search, and never answer.
fn process(store: &Arc<Sqlite>, peers: usize) -> Arc<Hub> {
    let config = OnlineConfig { bot_delay: Duration::from_secs(3600), ..OnlineConfig::new(store.clone()) };
    let (hub, _) = Hub::new(config);
    hub.peer_count.store(peers, Ordering::Relaxed);
    hub
}

async fn database(folder: &std::path::Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(&folder.join("tables.db"), Access::Serve).await.expect("a database"))
}

/// Creates a table whose first seat is a bot's.
async fn table_with_bot(hub: &Hub) -> TableKey {
    create_table(hub, vec![SeatSetting::from(Level::Random), SeatSetting::Person {}]).await
}

/// Takes the only seat for a person, with which the game starts: it is the bot's turn.
async fn start_game(hub: &Arc<Hub>, table: TableKey) {
    let id = IdentityId::random();
    let ada = Identity { id, name: "Ada".to_owned(), created_at: Timestamp(1) };
    hub.store().create_identity(ada, SecretHash(crate::random::secret().0)).await.expect("a new player");
    let name = Name::try_from("Ada".to_owned()).expect("a name");
    let sit = Command::Sit { sit: Sit { name, commits: false, nonce: None }, seat: None, invited: true };
    hub.command(table, Issuer::Person(id), sit).await.expect("a free seat");
}

/// Returns how many searches a process has started, after it has handled everything that the table was sent.
async fn searches(hub: &Arc<Hub>, table: TableKey) -> u64 {
    hub.inspect(table, |_, _| ()).await.expect("the table is there");
    hub.metrics.bot_searches()
}

#[tokio::test]
async fn only_the_process_that_wrote_last_moves_for_bots() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let (here, there) = (process(&store, 1), process(&store, 1));
    let table = table_with_bot(&here).await;
    assert_eq!(searches(&here, table).await, 0);
    start_game(&there, table).await;
    here.send(table, TableMessage::Wake { next_seq: None }).await.expect("running");
    assert_eq!((searches(&here, table).await, searches(&there, table).await), (0, 1));
}

#[tokio::test]
async fn process_without_others_moves_after_catching_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let (here, there) = (process(&store, 0), process(&store, 0));
    let table = table_with_bot(&here).await;
    assert_eq!(searches(&here, table).await, 0);
    start_game(&there, table).await;
    here.send(table, TableMessage::Wake { next_seq: None }).await.expect("running");
    assert_eq!(searches(&here, table).await, 1);
}

/// The process that wrote last died, and the one that claims its table has missed what it wrote.
#[tokio::test]
async fn process_that_claims_a_table_moves_also_if_it_was_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let (here, there) = (process(&store, 1), process(&store, 1));
    let table = table_with_bot(&here).await;
    assert_eq!(searches(&here, table).await, 0);
    start_game(&there, table).await;
    here.send(table, TableMessage::Claimed).await.expect("running");
    assert_eq!(searches(&here, table).await, 1);
}

#[tokio::test]
async fn last_process_moves_when_the_others_are_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let (here, there) = (process(&store, 1), process(&store, 1));
    let table = table_with_bot(&here).await;
    start_game(&there, table).await;
    assert_eq!(searches(&here, table).await, 0, "another one moves");
    here.peer_count.store(0, Ordering::Relaxed);
    here.send(table, TableMessage::PeerLost { process: ProcessId::random() }).await.expect("running");
    assert_eq!(searches(&here, table).await, 1);
}

/// A failover replaced the log by an older one with the same number of steps.
#[tokio::test]
async fn bot_thinks_again_about_a_table_that_was_loaded_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let here = process(&store, 1);
    let table = table_with_bot(&here).await;
    start_game(&here, table).await;
    assert_eq!(searches(&here, table).await, 1);
    let log = store.read(table, 0, 99).await.expect("a log");
    let mut entries: Vec<Vec<u8>> = log.into_iter().map(|entry| entry.payload).collect();
    let last: TableEvent = serde_json::from_slice(entries.last().expect("an entry")).expect("an event");
    let mut last = serde_json::to_value(last).expect("JSON");
    last["at"] = (last["at"].as_u64().expect("a time") + 1).into();
    *entries.last_mut().expect("an entry") = last.to_string().into_bytes();
    let update = iquazu_store::TableUpdate {
        status: iquazu_store::TableStatus::Playing,
        summary: "{}".to_owned(),
        due_at: None,
        seats: Vec::new(),
        notices: Vec::new(),
    };
    store.remove(table).await.expect("removed");
    let older = NewTable { id: table, created_at: Timestamp(1), is_public: false, entries, update };
    store.create(older).await.expect("created");
    here.send(table, TableMessage::Wake { next_seq: None }).await.expect("running");
    assert_eq!(searches(&here, table).await, 2);
}

/// The others need not wait until the process that stops counts as dead.
#[tokio::test]
async fn process_that_stops_leaves_its_bots_to_the_others_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let (here, there) = (process(&store, 1), process(&store, 1));
    let table = table_with_bot(&here).await;
    start_game(&there, table).await;
    there.stop().await;
    here.claim_due_tables().await;
    assert_eq!(searches(&here, table).await, 1);
}

#[tokio::test]
async fn all_tables_of_a_process_that_died_are_claimed_in_one_round() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database(folder.path()).await;
    let (here, there) = (process(&store, 1), process(&store, 1));
    let mut tables = Vec::new();
    for _ in 0..100 {
        let table = table_with_bot(&there).await;
        start_game(&there, table).await;
        let entries = there.inspect(table, |table, _| table.entry_count).await.expect("loaded");
        store.reschedule(table, entries, Some(Timestamp(1))).await.expect("overdue");
        tables.push(table);
    }
    here.claim_due_tables().await;
    for table in &tables {
        searches(&here, *table).await;
    }
    assert_eq!(here.metrics.bot_searches(), 100);
}

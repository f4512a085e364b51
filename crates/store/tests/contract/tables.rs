//! Tables and their logs.

use iquazu_store::{Error, LogEntry, SeatChange, TableKey, TableQuery, TableStatus, TableUpdate, Timestamp};

use crate::fixtures::{TestDatabase, append, bytes, hash, new_table, person, table, texts, update};

pub(crate) async fn log_is_read_in_order_from_any_seq(database: TestDatabase) {
    let store = database.open().await;
    let mut first = new_table(1);
    first.entries = vec![bytes("a"), bytes("b")];
    let id = first.id;
    store.create(first).await.unwrap();
    store.append(append(id, 2, &["c", "d", "e"])).await.unwrap();
    let all = store.read(id, 0, 100).await.unwrap();
    assert_eq!(texts(&all), [(0, "a"), (1, "b"), (2, "c"), (3, "d"), (4, "e")]);
    assert_eq!(texts(&store.read(id, 3, 100).await.unwrap()), [(3, "d"), (4, "e")]);
    assert_eq!(texts(&store.read(id, 1, 2).await.unwrap()), [(1, "b"), (2, "c")]);
    assert_eq!(store.read(id, 5, 100).await.unwrap(), []);
    assert_eq!(store.read(id, u64::MAX, 100).await.unwrap(), []);
}

pub(crate) async fn duplicate_table_is_rejected(database: TestDatabase) {
    let store = database.open().await;
    let table = new_table(1);
    store.create(table.clone()).await.unwrap();
    assert!(matches!(store.create(table).await, Err(Error::AlreadyExists(_))));
}

pub(crate) async fn missing_table_is_reported(database: TestDatabase) {
    let store = database.open().await;
    let nowhere = TableKey::random();
    assert_eq!(store.append(append(nowhere, 0, &["a"])).await, Err(Error::TableNotFound));
    assert_eq!(store.reschedule(nowhere, 0, None).await, Err(Error::TableNotFound));
    assert_eq!(store.table(nowhere).await, Ok(None));
    assert_eq!(store.read(nowhere, 0, 9).await, Ok(Vec::new()));
    assert_eq!(store.remove(nowhere).await, Ok(false));
}

pub(crate) async fn large_payload_round_trips(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    let every: Vec<u8> = (0..=255).cycle().take(4 << 20).collect();
    let mut big = append(id, 0, &[""]);
    big.entries.push(every.clone());
    store.append(big).await.unwrap();
    let log = store.read(id, 0, 9).await.unwrap();
    assert_eq!(log[0], LogEntry { seq: 0, payload: Vec::new() });
    assert!(log[1].payload == every);
}

pub(crate) async fn unicode_names_and_summaries_round_trip(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    let summary = "{\"seats\":[\"Zoë 🦜\",\"李明\",\"İ\u{301}\",\"'; DROP TABLE log_entries; --\"]}";
    let mut said = append(id, 0, &[summary]);
    said.update = update(summary);
    store.append(said).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().unwrap().summary, summary);
    assert_eq!(texts(&store.read(id, 0, 9).await.unwrap()), [(0, summary)]);
    let zoe = person(&*store, 1).await;
    store.rename_identity(zoe, "Zoë 🦜 李明".to_owned()).await.unwrap();
    assert_eq!(store.identity_by_secret(hash(1)).await.unwrap().unwrap().name, "Zoë 🦜 李明");
}

pub(crate) async fn oversized_append_is_rejected_and_rolled_back(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    let mut huge = append(id, 0, &["small"]);
    huge.entries.push(vec![0; (4 << 20) + 1]);
    assert_eq!(store.append(huge).await, Err(Error::ConstraintViolation("log_payload_size".to_owned())));
    let mut long = append(id, 0, &["small"]);
    long.update = update(&"x".repeat(65_537));
    assert_eq!(store.append(long).await, Err(Error::ConstraintViolation("tables_summary_size".to_owned())));
    assert_eq!(store.read(id, 0, 9).await, Ok(Vec::new()));
    store.append(append(id, 0, &["next"])).await.unwrap();
}

pub(crate) async fn append_updates_the_table_with_its_log(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    let mut first = append(id, 0, &["a"]);
    first.update = TableUpdate { due_at: Some(Timestamp(77)), ..update("{\"turn\":1}") };
    store.append(first).await.unwrap();
    let table = store.table(id).await.unwrap().unwrap();
    assert_eq!((table.status, table.due_at, table.next_seq), (TableStatus::Playing, Some(Timestamp(77)), 1));
    assert_eq!((table.created_at, table.updated_at), (Timestamp(1), Timestamp(2)));
    let mut last = append(id, 1, &[]);
    last.update = TableUpdate { status: TableStatus::Finished, ..update("{\"winner\":2}") };
    store.append(last).await.unwrap();
    let table = store.table(id).await.unwrap().unwrap();
    assert_eq!((table.status, table.due_at, table.next_seq), (TableStatus::Finished, None, 1));
    assert_eq!(table.summary, "{\"winner\":2}");
}

pub(crate) async fn removed_table_leaves_nothing_behind(database: TestDatabase) {
    let store = database.open().await;
    let owner = person(&*store, 1).await;
    let mut gone = new_table(1);
    gone.entries = vec![bytes("a")];
    gone.update.seats = vec![SeatChange { seat: 0, owner: Some(owner) }];
    gone.update.due_at = Some(Timestamp(1));
    let id = gone.id;
    store.create(gone).await.unwrap();
    assert_eq!(store.remove(id).await, Ok(true));
    assert_eq!(store.table(id).await, Ok(None));
    assert_eq!(store.read(id, 0, 9).await, Ok(Vec::new()));
    assert_eq!(store.list(TableQuery::by_player(owner, 9)).await, Ok(Vec::new()));
    assert_eq!(store.claim_due(Timestamp(9), Timestamp(99), 9).await, Ok(Vec::new()));
    assert_eq!(store.append(append(id, 1, &["b"])).await, Err(Error::TableNotFound));
}

pub(crate) async fn data_survives_a_restart(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    store.append(append(id, 0, &["a", "b"])).await.unwrap();
    let owner = person(&*store, 1).await;
    store.get_or_insert_setting("key", bytes("value")).await.unwrap();
    store.close().await;
    drop(store);
    let store = database.open().await;
    assert_eq!(texts(&store.read(id, 0, 9).await.unwrap()), [(0, "a"), (1, "b")]);
    assert_eq!(store.identity_by_secret(hash(1)).await.unwrap().unwrap().id, owner);
    assert_eq!(store.setting("key").await, Ok(Some(bytes("value"))));
    store.append(append(id, 2, &["c"])).await.unwrap();
}

pub(crate) async fn chat_is_apart_from_the_log_and_old_lines_give_way(database: TestDatabase) {
    let store = database.open().await;
    let (id, other) = (table(&*store).await, table(&*store).await);
    for number in 1..=5 {
        assert_eq!(store.add_chat_line(id, bytes(&format!("line {number}")), 3).await, Ok(number));
    }
    assert_eq!(store.add_chat_line(other, bytes("elsewhere"), 3).await, Ok(1));
    assert_eq!(texts(&store.chat_lines(id).await.unwrap()), [(3, "line 3"), (4, "line 4"), (5, "line 5")]);
    assert_eq!(store.table(id).await.unwrap().unwrap().next_seq, 0);
    store.append(append(id, 0, &["a"])).await.unwrap();
    assert_eq!(texts(&store.read(id, 0, 9).await.unwrap()), [(0, "a")]);
    assert_eq!(store.add_chat_line(TableKey::random(), bytes("nowhere"), 3).await, Err(Error::TableNotFound));
    assert!(matches!(store.add_chat_line(id, vec![0; 9000], 3).await, Err(Error::ConstraintViolation(_))));
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.add_chat_line(id, bytes("line 6"), 1).await, Ok(6));
    assert_eq!(texts(&store.chat_lines(id).await.unwrap()), [(6, "line 6")]);
    assert_eq!(store.remove(id).await, Ok(true));
    assert_eq!(store.chat_lines(id).await, Ok(Vec::new()));
}

pub(crate) async fn concurrent_chat_lines_get_numbers_without_gaps(database: TestDatabase) {
    let store = database.open().await;
    let id = table(&*store).await;
    let add = |_| {
        let store = std::sync::Arc::clone(&store);
        tokio::spawn(async move { store.add_chat_line(id, bytes("x"), 50).await.unwrap() })
    };
    let mut numbers = Vec::new();
    for added in (0..40).map(add).collect::<Vec<_>>() {
        numbers.push(added.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<u64>>());
}

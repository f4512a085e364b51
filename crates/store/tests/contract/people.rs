//! Identities, seats and lists.

use iquazu_store::{
    Cursor, Error, Identity, IdentityId, SeatChange, Store, TableKey, TableQuery, TableRow, TableStatus, Timestamp,
};

use crate::fixtures::{TestDatabase, append, hash, new_table, person, table};

fn sit(seat: u8, owner: IdentityId) -> SeatChange {
    SeatChange { seat, owner: Some(owner) }
}

async fn list(store: &dyn Store, query: TableQuery) -> Vec<TableKey> {
    store.list(query).await.unwrap().into_iter().map(|table| table.id).collect()
}

pub(crate) async fn identity_is_found_by_any_of_its_secrets(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    let bob = person(&*store, 2).await;
    store.add_secret(ada, hash(11)).await.unwrap();
    for (secret, who) in [(1, ada), (11, ada), (2, bob)] {
        assert_eq!(store.identity_by_secret(hash(secret)).await.unwrap().unwrap().id, who);
    }
    assert_eq!(store.identity_by_secret(hash(3)).await, Ok(None));
    assert_eq!(store.remove_secret(hash(1)).await, Ok(true));
    assert_eq!(store.remove_secret(hash(1)).await, Ok(false));
    assert_eq!(store.identity_by_secret(hash(1)).await, Ok(None));
    assert_eq!(store.identity_by_secret(hash(11)).await.unwrap().unwrap().id, ada);
}

pub(crate) async fn ids_and_secrets_in_use_are_rejected(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    let identity = |id| Identity { id, name: "new".to_owned(), created_at: Timestamp(1) };
    assert!(matches!(store.create_identity(identity(ada), hash(2)).await, Err(Error::AlreadyExists(_))));
    let other = IdentityId::random();
    assert!(matches!(store.create_identity(identity(other), hash(1)).await, Err(Error::AlreadyExists(_))));
    assert!(matches!(store.add_secret(ada, hash(1)).await, Err(Error::AlreadyExists(_))));
    assert_eq!(
        store.add_secret(other, hash(3)).await,
        Err(Error::IdentityNotFound),
        "the failed creation left nothing"
    );
}

pub(crate) async fn renaming_changes_only_the_name(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    store.rename_identity(ada, "Ada".to_owned()).await.unwrap();
    let found = store.identity_by_secret(hash(1)).await.unwrap().unwrap();
    assert_eq!(found, Identity { id: ada, name: "Ada".to_owned(), created_at: Timestamp(1) });
    assert_eq!(store.rename_identity(IdentityId::random(), "x".to_owned()).await, Err(Error::IdentityNotFound));
    let nameless = store.rename_identity(ada, String::new()).await;
    assert_eq!(nameless, Err(Error::ConstraintViolation("identities_name_length".to_owned())));
}

pub(crate) async fn query_by_player_returns_tables_with_a_seat(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    let mut shared = new_table(1);
    shared.update.seats = vec![sit(0, ada), sit(1, bob)];
    let id = shared.id;
    store.create(shared).await.unwrap();
    table(&*store).await;
    assert_eq!(list(&*store, TableQuery::by_player(ada, 9)).await, [id]);
    let mut leaves = append(id, 0, &["ada leaves"]);
    leaves.update.seats = vec![SeatChange { seat: 0, owner: None }];
    store.append(leaves).await.unwrap();
    assert_eq!(list(&*store, TableQuery::by_player(ada, 9)).await, []);
    assert_eq!(list(&*store, TableQuery::by_player(bob, 9)).await, [id]);
    let mut swaps = append(id, 1, &["ada takes bob's seat"]);
    swaps.update.seats = vec![sit(1, ada)];
    store.append(swaps).await.unwrap();
    assert_eq!(list(&*store, TableQuery::by_player(ada, 9)).await, [id]);
    assert_eq!(list(&*store, TableQuery::by_player(bob, 9)).await, []);
}

pub(crate) async fn pages_are_complete_and_newest_first(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    let mut made = Vec::new();
    for number in 0..25 {
        // Several tables have the same time: the key breaks the tie.
        let mut table = new_table(number / 4);
        table.update.seats = vec![sit(0, ada)];
        made.push(Cursor { created_at: table.created_at, table: table.id });
        store.create(table).await.unwrap();
    }
    let by_creation: Vec<Cursor> = made.iter().rev().copied().collect();
    made.sort_by_key(|cursor| std::cmp::Reverse((cursor.created_at, cursor.table)));
    for (base, made) in [(TableQuery::all(7), made), (TableQuery::by_player(ada, 7), by_creation)] {
        let mut seen = Vec::new();
        let mut after = None;
        loop {
            let page = store.list(TableQuery { after, ..base.clone() }).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some(last.cursor());
            seen.extend(page.iter().map(|table| table.cursor()));
        }
        assert_eq!(seen, made);
    }
}

/// A page may be asked for after a table that was removed meanwhile, and somebody with two seats has one table.
pub(crate) async fn pages_of_a_person_continue_after_a_removed_table(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    let mut made = Vec::new();
    for number in 0..6 {
        let mut table = new_table(number);
        table.update.seats = vec![sit(0, ada), sit(1, ada)];
        made.insert(0, table.id);
        store.create(table).await.unwrap();
    }
    let page = store.list(TableQuery::by_player(ada, 2)).await.unwrap();
    let after = page.last().map(TableRow::cursor);
    assert!(store.remove(made[1]).await.unwrap());
    let rest = list(&*store, TableQuery { after, ..TableQuery::by_player(ada, 9) }).await;
    assert_eq!(rest, made[2..]);
    for table in &made[2..] {
        assert!(store.remove(*table).await.unwrap());
    }
    assert_eq!(list(&*store, TableQuery { after, ..TableQuery::by_player(ada, 9) }).await, []);
}

pub(crate) async fn lobby_lists_public_unfinished_tables(database: TestDatabase) {
    let store = database.open().await;
    let mut shown = Vec::new();
    for (created_at, (public, status)) in (0..).zip([
        (true, TableStatus::Waiting),
        (true, TableStatus::Playing),
        (true, TableStatus::Finished),
        (false, TableStatus::Waiting),
        (false, TableStatus::Playing),
    ]) {
        let mut table = new_table(created_at);
        (table.is_public, table.update.status) = (public, status);
        if public && status != TableStatus::Finished {
            shown.insert(0, table.id);
        }
        store.create(table).await.unwrap();
    }
    assert_eq!(list(&*store, TableQuery::lobby(9)).await, shown);
    let open = TableQuery { statuses: vec![TableStatus::Waiting], ..TableQuery::lobby(9) };
    assert_eq!(list(&*store, open).await, [shown[1]]);
}

pub(crate) async fn seat_of_an_unknown_identity_is_rejected(database: TestDatabase) {
    let store = database.open().await;
    let mut table = new_table(1);
    table.update.seats = vec![sit(0, IdentityId::random())];
    let id = table.id;
    assert_eq!(store.create(table).await, Err(Error::IdentityNotFound));
    assert_eq!(store.table(id).await, Ok(None));
    let ada = person(&*store, 1).await;
    let mut table = new_table(1);
    table.update.seats = vec![sit(16, ada)];
    assert_eq!(store.create(table).await, Err(Error::ConstraintViolation("seats_seat".to_owned())));
}

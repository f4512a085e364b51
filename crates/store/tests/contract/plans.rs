//! Plans for the next turn.

use iquazu_store::{Error, TableKey};

use crate::fixtures::{TestDatabase, bytes, table as new_table};

pub(crate) async fn plan_of_a_seat_is_replaced_and_removed(database: TestDatabase) {
    let store = database.open().await;
    let (table, other) = (new_table(&*store).await, new_table(&*store).await);
    assert_eq!(store.put_plan(TableKey::random(), 1, bytes("a")).await, Err(Error::TableNotFound));
    store.put_plan(table, 1, bytes("a")).await.unwrap();
    store.put_plan(table, 2, bytes("b")).await.unwrap();
    store.put_plan(other, 1, bytes("c")).await.unwrap();
    store.put_plan(table, 1, bytes("d")).await.unwrap();
    assert_eq!(store.plan(table, 1).await, Ok(Some(bytes("d"))));
    let too_large = store.put_plan(table, 1, vec![0; 5000]).await;
    assert!(matches!(too_large, Err(Error::ConstraintViolation(_))), "{too_large:?}");
    assert_eq!(store.remove_plan(table, 1, Some(bytes("a"))).await, Ok(false), "a newer one has replaced it");
    assert_eq!(store.plan(table, 1).await, Ok(Some(bytes("d"))));
    assert_eq!(store.remove_plan(table, 1, Some(bytes("d"))).await, Ok(true));
    assert_eq!((store.plan(table, 1).await, store.plan(table, 3).await), (Ok(None), Ok(None)));
    assert_eq!(store.plan(table, 2).await, Ok(Some(bytes("b"))));
    assert_eq!(store.plan(other, 1).await, Ok(Some(bytes("c"))));
    assert_eq!(
        (store.remove_plan(other, 1, None).await, store.remove_plan(other, 1, None).await),
        (Ok(true), Ok(false))
    );
}

pub(crate) async fn plan_goes_with_its_table(database: TestDatabase) {
    let store = database.open().await;
    let table = new_table(&*store).await;
    store.put_plan(table, 1, bytes("a")).await.unwrap();
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.plan(table, 1).await, Ok(Some(bytes("a"))), "it survives a restart");
    assert_eq!(store.remove(table).await, Ok(true));
    assert_eq!(store.plan(table, 1).await, Ok(None));
}

//! The stored games: an IndexedDB database with the record and the summary of each, by id.

use crate::app::storage::StorageError;
use js_sys::{Array, Promise};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

const NAME: &str = "iquazu";
const VERSION: u32 = 1;
const RECORDS: &str = "records";
const SUMMARIES: &str = "summaries";

/// A game as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StoredGame {
    pub(super) id: String,
    pub(super) record: String,
    pub(super) summary: String,
}

/// An open database. It is closed when dropped, so that a newer version in another tab is not held up.
struct Database(IdbDatabase);

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
    }
}

async fn open() -> Result<Database, StorageError> {
    let factory = window().indexed_db().ok().flatten().ok_or(StorageError::Denied)?;
    let request = factory.open_with_u32(NAME, VERSION).map_err(|_| StorageError::Denied)?;
    let upgraded = request.clone();
    let create = Closure::once_into_js(move || {
        if let Ok(database) = upgraded.result().map(JsCast::unchecked_into::<IdbDatabase>) {
            let _ = database.create_object_store(RECORDS);
            let _ = database.create_object_store(SUMMARIES);
        }
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    let blocked: &IdbOpenDbRequest = &request;
    let opened = Promise::new(&mut |resolve, reject| {
        blocked.set_onsuccess(Some(&resolve));
        blocked.set_onerror(Some(&reject));
        blocked.set_onblocked(Some(&reject));
    });
    JsFuture::from(opened).await.map_err(|_| error_of(request.error()))?;
    let database = request.result().map_err(|_| StorageError::Denied)?;
    Ok(Database(database.unchecked_into()))
}

impl Database {
    fn transaction(&self, mode: IdbTransactionMode) -> Result<Transaction, StorageError> {
        let stores = Array::of2(&RECORDS.into(), &SUMMARIES.into());
        let transaction = self.0.transaction_with_str_sequence_and_mode(&stores, mode);
        // Stores are missing if the browser failed while it made them.
        Ok(Transaction(transaction.map_err(|_| StorageError::Denied)?))
    }
}

struct Transaction(IdbTransaction);

impl Transaction {
    fn store(&self, name: &str) -> Result<IdbObjectStore, StorageError> {
        self.0.object_store(name).map_err(|_| StorageError::Denied)
    }

    /// Waits until everything is written, or nothing.
    async fn complete(&self) -> Result<(), StorageError> {
        let done = Promise::new(&mut |resolve, reject| {
            self.0.set_oncomplete(Some(&resolve));
            self.0.set_onabort(Some(&reject));
        });
        JsFuture::from(done).await.map(drop).map_err(|_| error_of(Ok(self.0.error())))
    }
}

fn error_of(error: Result<Option<DomException>, JsValue>) -> StorageError {
    match error.ok().flatten().map(|error| error.name()).as_deref() {
        Some("QuotaExceededError") => StorageError::Full,
        _ => StorageError::Denied,
    }
}

/// Waits for the answer to a request.
async fn answer(request: Result<IdbRequest, JsValue>) -> Result<JsValue, StorageError> {
    let request = request.map_err(|_| StorageError::Denied)?;
    let done = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    JsFuture::from(done).await.map_err(|_| error_of(request.error()))?;
    request.result().map_err(|_| StorageError::Denied)
}

/// Stores games that are not there yet, all of them or none. Returns how many were new.
pub(super) async fn add(games: &[StoredGame]) -> Result<usize, StorageError> {
    let database = open().await?;
    let transaction = database.transaction(IdbTransactionMode::Readwrite)?;
    let (records, summaries) = (transaction.store(RECORDS)?, transaction.store(SUMMARIES)?);
    let known = answer(summaries.get_all_keys()).await?;
    let known = js_sys::Set::new(&known);
    let mut new = 0;
    for game in games {
        let id = JsValue::from_str(&game.id);
        if known.has(&id) {
            continue;
        }
        known.add(&id);
        new += 1;
        put(&transaction, &records, &id, &game.record)?;
        put(&transaction, &summaries, &id, &game.summary)?;
    }
    transaction.complete().await?;
    Ok(new)
}

fn put(transaction: &Transaction, store: &IdbObjectStore, id: &JsValue, text: &str) -> Result<(), StorageError> {
    store.put_with_key(&text.into(), id).map(drop).map_err(|_| {
        let _ = transaction.0.abort();
        StorageError::Full
    })
}

/// Returns the ids and summaries of all games, in the order of the ids.
pub(super) async fn summaries() -> Result<Vec<(String, String)>, StorageError> {
    let database = open().await?;
    let store = database.transaction(IdbTransactionMode::Readonly)?.store(SUMMARIES)?;
    let (ids, all) = (store.get_all_keys(), store.get_all());
    let ids: Array = answer(ids).await?.unchecked_into();
    let all: Array = answer(all).await?.unchecked_into();
    let both = ids.iter().zip(all.iter());
    Ok(both.filter_map(|(id, text)| Some((id.as_string()?, text.as_string().unwrap_or_default()))).collect())
}

/// Returns the ids of all games.
pub(super) async fn ids() -> Result<js_sys::Set, StorageError> {
    let database = open().await?;
    let store = database.transaction(IdbTransactionMode::Readonly)?.store(SUMMARIES)?;
    Ok(js_sys::Set::new(&answer(store.get_all_keys()).await?))
}

/// Returns the records with these ids; those that are gone are left out.
pub(super) async fn records(ids: &[String]) -> Result<Vec<StoredGame>, StorageError> {
    let database = open().await?;
    let transaction = database.transaction(IdbTransactionMode::Readonly)?;
    let (records, summaries) = (transaction.store(RECORDS)?, transaction.store(SUMMARIES)?);
    let mut games = Vec::new();
    for id in ids {
        let (record, summary) = (records.get(&id.into()), summaries.get(&id.into()));
        if let (Some(record), Some(summary)) = (answer(record).await?.as_string(), answer(summary).await?.as_string()) {
            games.push(StoredGame { id: id.clone(), record, summary });
        }
    }
    Ok(games)
}

/// Changes the summary of a game if it is stored. `change` returns `None` to leave it.
pub(super) async fn update_summary(id: &str, change: impl FnOnce(&str) -> Option<String>) -> Result<(), StorageError> {
    let database = open().await?;
    let transaction = database.transaction(IdbTransactionMode::Readwrite)?;
    let store = transaction.store(SUMMARIES)?;
    let before = answer(store.get(&id.into())).await?.as_string();
    if let Some(after) = before.and_then(|before| change(&before)) {
        put(&transaction, &store, &id.into(), &after)?;
        transaction.complete().await?;
    }
    Ok(())
}

/// Deletes games.
pub(super) async fn delete(ids: &[String]) -> Result<(), StorageError> {
    let database = open().await?;
    let transaction = database.transaction(IdbTransactionMode::Readwrite)?;
    let (records, summaries) = (transaction.store(RECORDS)?, transaction.store(SUMMARIES)?);
    for id in ids {
        for store in [&records, &summaries] {
            store.delete(&id.into()).map_err(|_| StorageError::Denied)?;
        }
    }
    transaction.complete().await
}

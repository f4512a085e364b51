//! The stored games: an IndexedDB database with the record and the summary of each, by id.
//!
//! The browser's functions are called by name: bindings for each of them would be downloaded with the first page.

use crate::app::storage::StorageError;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use std::collections::HashSet;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

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

/// Returns a property; `undefined` if there is none or it cannot be read.
fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// Calls a method. An exception is why it failed.
fn call(object: &JsValue, name: &str, arguments: &Array) -> Result<JsValue, StorageError> {
    let method: Function = get(object, name).dyn_into().map_err(|_| StorageError::Denied)?;
    method.apply(object, arguments).map_err(|exception| error_of(&exception))
}

/// Waits for the first of two events of an object. Returns whether it was the good one.
async fn wait(object: &JsValue, good: &str, bad: &[&str]) -> bool {
    let done = Promise::new(&mut |resolve, reject| {
        let _ = Reflect::set(object, &good.into(), &resolve);
        for name in bad {
            let _ = Reflect::set(object, &(*name).into(), &reject);
        }
    });
    JsFuture::from(done).await.is_ok()
}

fn error_of(error: &JsValue) -> StorageError {
    let name = if error.is_object() { get(error, "name").as_string() } else { None };
    if name.as_deref() == Some("QuotaExceededError") { StorageError::Full } else { StorageError::Denied }
}

/// Waits for the result of a request.
async fn answer(request: JsValue) -> Result<JsValue, StorageError> {
    if wait(&request, "onsuccess", &["onerror", "onblocked"]).await {
        Ok(get(&request, "result"))
    } else {
        Err(error_of(&get(&request, "error")))
    }
}

/// An open database. It is closed when dropped, so that a newer version in another tab is not held up.
struct Database(JsValue);

impl Drop for Database {
    fn drop(&mut self) {
        let _ = call(&self.0, "close", &Array::new());
    }
}

async fn open() -> Result<Database, StorageError> {
    let factory = get(&window(), "indexedDB");
    if !factory.is_object() {
        return Err(StorageError::Denied);
    }
    let request = call(&factory, "open", &Array::of2(&NAME.into(), &VERSION.into()))?;
    let new = request.clone();
    let create = Closure::once_into_js(move || {
        let database = get(&new, "result");
        for store in [RECORDS, SUMMARIES] {
            let _ = call(&database, "createObjectStore", &Array::of1(&store.into()));
        }
    });
    let _ = Reflect::set(&request, &"onupgradeneeded".into(), &create);
    answer(request).await.map(Database)
}

/// Both stores in one transaction.
struct Transaction {
    transaction: JsValue,
    records: JsValue,
    summaries: JsValue,
}

impl Database {
    /// Begins a transaction. Fails if stores are missing because the browser failed while it made them.
    fn begin(&self, mode: &str) -> Result<Transaction, StorageError> {
        let stores = Array::of2(&RECORDS.into(), &SUMMARIES.into());
        let transaction = call(&self.0, "transaction", &Array::of2(&stores, &mode.into()))?;
        let store = |name: &str| call(&transaction, "objectStore", &Array::of1(&name.into()));
        Ok(Transaction { records: store(RECORDS)?, summaries: store(SUMMARIES)?, transaction })
    }

    fn read(&self) -> Result<Transaction, StorageError> {
        self.begin("readonly")
    }

    fn write(&self) -> Result<Transaction, StorageError> {
        self.begin("readwrite")
    }
}

impl Transaction {
    /// Writes a text. If that fails at once, nothing of the transaction is written.
    fn put(&self, store: &JsValue, id: &str, text: &str) -> Result<(), StorageError> {
        let put = call(store, "put", &Array::of2(&text.into(), &id.into()));
        if put.is_err() {
            let _ = call(&self.transaction, "abort", &Array::new());
        }
        put.map(drop)
    }

    /// Waits until everything is written, or nothing.
    async fn complete(&self) -> Result<(), StorageError> {
        if wait(&self.transaction, "oncomplete", &["onabort"]).await {
            Ok(())
        } else {
            Err(error_of(&get(&self.transaction, "error")))
        }
    }

    async fn ids(&self) -> Result<HashSet<String>, StorageError> {
        let ids: Array = answer(call(&self.summaries, "getAllKeys", &Array::new())?).await?.unchecked_into();
        Ok(ids.iter().filter_map(|id| id.as_string()).collect())
    }
}

/// Stores games that are not there yet, all of them or none. Returns how many were new.
pub(super) async fn add(games: &[StoredGame]) -> Result<usize, StorageError> {
    let database = open().await?;
    let transaction = database.write()?;
    let mut known = transaction.ids().await?;
    let before = known.len();
    for game in games {
        if known.insert(game.id.clone()) {
            transaction.put(&transaction.records, &game.id, &game.record)?;
            transaction.put(&transaction.summaries, &game.id, &game.summary)?;
        }
    }
    transaction.complete().await?;
    Ok(known.len() - before)
}

/// Returns the ids and summaries of all games, in the order of the ids.
pub(super) async fn summaries() -> Result<Vec<(String, String)>, StorageError> {
    let database = open().await?;
    let store = database.read()?.summaries;
    let (ids, all) = (call(&store, "getAllKeys", &Array::new())?, call(&store, "getAll", &Array::new())?);
    let ids: Array = answer(ids).await?.unchecked_into();
    let all: Array = answer(all).await?.unchecked_into();
    let both = ids.iter().zip(all.iter());
    Ok(both.filter_map(|(id, text)| Some((id.as_string()?, text.as_string().unwrap_or_default()))).collect())
}

/// Returns the ids of all games.
pub(super) async fn ids() -> Result<HashSet<String>, StorageError> {
    let database = open().await?;
    database.read()?.ids().await
}

/// Returns the games with these ids; those that are gone are left out.
pub(super) async fn records(ids: &[String]) -> Result<Vec<StoredGame>, StorageError> {
    let database = open().await?;
    let Transaction { records, summaries, .. } = database.read()?;
    let mut games = Vec::new();
    for id in ids {
        let key = Array::of1(&id.into());
        let record = answer(call(&records, "get", &key)?).await?.as_string();
        let summary = answer(call(&summaries, "get", &key)?).await?.as_string();
        if let (Some(record), Some(summary)) = (record, summary) {
            games.push(StoredGame { id: id.clone(), record, summary });
        }
    }
    Ok(games)
}

/// Changes the summary of a game if it is stored. `change` returns `None` to leave it.
pub(super) async fn update_summary(id: &str, change: impl FnOnce(&str) -> Option<String>) -> Result<(), StorageError> {
    let database = open().await?;
    let transaction = database.write()?;
    let before = answer(call(&transaction.summaries, "get", &Array::of1(&id.into()))?).await?.as_string();
    if let Some(after) = before.and_then(|before| change(&before)) {
        transaction.put(&transaction.summaries, id, &after)?;
        transaction.complete().await?;
    }
    Ok(())
}

/// Deletes games.
pub(super) async fn delete(ids: &[String]) -> Result<(), StorageError> {
    let database = open().await?;
    let transaction = database.write()?;
    for id in ids {
        for store in [&transaction.records, &transaction.summaries] {
            call(store, "delete", &Array::of1(&id.into()))?;
        }
    }
    transaction.complete().await
}

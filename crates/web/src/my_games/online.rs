//! Finished games of online tables, fetched from the server and stored like the others.

use super::database;
use super::keep::stored;
use crate::app::{editions, storage};
use crate::online::api;
use iquazu_protocol::{Me, TableStatus};
use wasm_bindgen::JsValue;

/// Fetches the finished games of the person that are not stored yet. Returns how many were stored. Without a server, or if
/// one fails, the rest is fetched next time.
pub(super) async fn fetch_finished() -> usize {
    if !storage::was_online() {
        return 0;
    }
    let (Ok(me), Ok(known)) = (api::get::<Me>("/api/me").await, database::ids().await) else { return 0 };
    let is_known = |id: &str| known.has(&JsValue::from_str(&format!("table-{id}")));
    let mut count = 0;
    for table in me.tables.into_iter().filter(|table| table.status == TableStatus::Finished) {
        let id = table.table.to_string();
        if is_known(&id) {
            continue;
        }
        let Ok(record) = api::text(&format!("/api/tables/{id}/record")).await else { return count };
        let game = iquazu_session::load(&record, &editions::library()).ok();
        let Some(game) = game.and_then(|game| stored(&game, table.updated_at, Some(table.seat))) else { continue };
        match database::add(&[game]).await {
            Ok(new) => count += new,
            Err(_) => return count,
        }
    }
    count
}

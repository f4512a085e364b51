//! Finished games of online tables, fetched from the server and stored like the others.

use super::database;
use super::save::stored;
use crate::app::{editions, storage};
use crate::online::api;
use iquazu_protocol::{FinishedGames, MyTable};

/// Fetches the finished games of the person that are not stored yet, page by page until one has nothing new. Returns how
/// many were stored. Without a server, or if it fails, the rest is fetched next time.
pub(super) async fn fetch_finished() -> usize {
    if !storage::was_online() {
        return 0;
    }
    let (mut count, mut after) = (0, String::new());
    loop {
        let Ok(page) = api::get::<FinishedGames>(&format!("/api/me/games{after}")).await else { return count };
        let Some(stored) = store_new(page.games).await else { return count };
        count += stored;
        match page.next {
            Some(next) if stored > 0 => after = format!("/{next}"),
            _ => return count,
        }
    }
}

/// Stores the games of a page that are not stored yet. Returns how many; `None` if one could not be fetched or stored.
async fn store_new(tables: Vec<MyTable>) -> Option<usize> {
    let known = database::ids().await.ok()?;
    let is_known = |id: &str| known.contains(&format!("table-{id}"));
    let mut count = 0;
    for table in tables {
        let id = table.table.to_string();
        if is_known(&id) {
            continue;
        }
        let record = api::text(&format!("/api/tables/{id}/record")).await.ok()?;
        let game = iquazu_session::load(&record, &editions::library()).ok();
        // A record that this version cannot read is tried again by a later one.
        let Some(game) = game.and_then(|game| stored(&game, table.updated_at, Some(table.seat))) else { continue };
        count += database::add(&[game]).await.ok()?;
    }
    Some(count)
}

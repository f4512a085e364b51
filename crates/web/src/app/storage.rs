//! What the browser keeps for us. Nothing here panics: storage may be full, forbidden or gone.

use leptos::prelude::window;
use web_sys::Storage;

pub const GAME: &str = "iquazu.game";
/// A saved game that could not be read, put aside for download.
pub const BROKEN_GAME: &str = "iquazu.game.broken";
/// The record that was last opened to be looked at.
pub const RECORD: &str = "iquazu.record";
/// How far the lessons have come.
pub const LESSON: &str = "iquazu.lesson";
pub const SETTINGS: &str = "iquazu.settings";

/// Whether this browser has been at a table elsewhere.
const ONLINE: &str = "iquazu.online";

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser has no room left for us.
    Full,
    /// The browser does not let us, as in some private windows.
    Denied,
}

fn storage() -> Result<Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError::Denied)
}

pub fn load(key: &str) -> Result<Option<String>, StorageError> {
    storage()?.get_item(key).map_err(|_| StorageError::Denied)
}

pub fn save(key: &str, value: &str) -> Result<(), StorageError> {
    storage()?.set_item(key, value).map_err(|_| StorageError::Full)
}

/// From now on the home page asks the server for tables.
pub fn remember_online() {
    let _ = save(ONLINE, "yes");
}

pub fn was_online() -> bool {
    load(ONLINE).ok().flatten().is_some()
}

pub fn remove(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

//! Access to the browser's local storage. Never panics: storage may be full, forbidden or missing.

use leptos::prelude::window;
use web_sys::Storage;

pub const GAME: &str = "iquazu.game";
/// A saved game that could not be loaded, set aside for download.
pub const BROKEN_GAME: &str = "iquazu.game.broken";
/// The most recently opened record.
pub const RECORD: &str = "iquazu.record";
/// Progress in the lessons.
pub const LESSON: &str = "iquazu.lesson";
/// The deals of days that were played.
pub const DAYS: &str = "iquazu.days";
pub const SETTINGS: &str = "iquazu.settings";

/// Set once this browser has shown what the game is about.
pub const GOAL: &str = "iquazu.goal";

/// The game that was stored last among the person's games, as it is saved.
pub const LAST_STORED_GAME: &str = "iquazu.kept";

/// Set once this browser has been at an online table.
const ONLINE: &str = "iquazu.online";

/// Error when saving to local storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The storage quota is used up.
    Full,
    /// The browser denies access, as some do in private windows.
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

/// Records that this browser has been online: from now on the home page asks the server for the player's tables.
pub fn remember_online() {
    let _ = save(ONLINE, "yes");
}

/// Returns whether a deal of the day was begun in this browser.
pub fn has_days() -> bool {
    load(DAYS).ok().flatten().is_some()
}

pub fn was_online() -> bool {
    load(ONLINE).ok().flatten().is_some()
}

pub fn remove(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

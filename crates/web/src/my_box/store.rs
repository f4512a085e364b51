//! The drafts in the browser's storage.

use super::drafts::Drafts;
use crate::app::storage::{self, StorageError};
use iquazu_rules::edition::EditionDraft;

const STORAGE_KEY: &str = "iquazu.drafts";

pub(super) fn load() -> Drafts {
    Drafts::parse(&storage::load(STORAGE_KEY).ok().flatten().unwrap_or_default())
}

/// Saves a draft. Another window may have changed others since.
pub(super) fn save(number: u32, draft: EditionDraft) -> Result<(), StorageError> {
    let mut drafts = load();
    drafts.put(number, draft);
    storage::save(STORAGE_KEY, &drafts.to_string())
}

/// Adds a draft and returns its number.
pub(super) fn add(draft: EditionDraft) -> Result<u32, StorageError> {
    let mut drafts = load();
    let number = drafts.add(draft);
    storage::save(STORAGE_KEY, &drafts.to_string()).map(|()| number)
}

pub(super) fn remove(number: u32) -> Result<(), StorageError> {
    let mut drafts = load();
    drafts.remove(number);
    storage::save(STORAGE_KEY, &drafts.to_string())
}

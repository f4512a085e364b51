//! The editions known to this browser: the built-in one and custom editions added from files.

use super::storage::{self, StorageError};
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionError;
use std::cell::RefCell;

const STORAGE_KEY: &str = "iquazu.editions";
/// Separates the files in storage. A form feed does not occur in edition files.
const FILE_SEPARATOR: char = '\u{c}';

/// A custom edition with the text of its file.
#[derive(Clone, Debug)]
struct CustomEdition {
    edition: &'static Edition,
    text: String,
}

thread_local! {
    static CUSTOM: RefCell<Vec<CustomEdition>> = const { RefCell::new(Vec::new()) };
}

/// Error when adding an edition file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddEditionError {
    Invalid(EditionError),
    /// The file uses the id of the built-in edition with different content. Records name editions by id, so it must
    /// stay unique.
    BuiltInId,
    NotSaved(StorageError),
}

/// Returns the edition with this id.
pub fn find(id: &str) -> Option<&'static Edition> {
    known().into_iter().find(|edition| edition.id() == id)
}

/// Returns all editions, the built-in one first.
pub fn known() -> Vec<&'static Edition> {
    let custom = CUSTOM.with_borrow(|custom| custom.iter().map(|custom| custom.edition).collect::<Vec<_>>());
    std::iter::once(Edition::standard()).chain(custom).collect()
}

/// Returns the file of a custom edition, to send to the worker or a server; empty for the built-in edition.
pub fn text_of(edition: &Edition) -> String {
    let text = |custom: &[CustomEdition]| {
        custom.iter().find(|custom| custom.edition.id() == edition.id()).map(|custom| custom.text.clone())
    };
    CUSTOM.with_borrow(|custom| text(custom)).unwrap_or_default()
}

/// Returns whether custom editions are saved in this browser.
pub fn any_saved() -> bool {
    storage::load(STORAGE_KEY).ok().flatten().is_some()
}

/// Loads the saved custom editions. Called only from a lazy chunk, because the edition parser is not in the main one.
pub fn load_saved() {
    let saved = storage::load(STORAGE_KEY).ok().flatten().unwrap_or_default();
    for text in saved.split(FILE_SEPARATOR) {
        if let Ok(edition) = Edition::parse(text) {
            register(edition, text);
        }
    }
}

/// Adds an edition file and saves it. Replaces a custom edition with the same id.
pub fn add(text: &str) -> Result<&'static Edition, AddEditionError> {
    let edition = Edition::parse(text).map_err(AddEditionError::Invalid)?;
    if edition.id() == Edition::standard().id() {
        return if edition == Edition::standard() { Ok(edition) } else { Err(AddEditionError::BuiltInId) };
    }
    register(edition, text);
    let files: Vec<String> = CUSTOM.with_borrow(|custom| custom.iter().map(|custom| custom.text.clone()).collect());
    storage::save(STORAGE_KEY, &files.join(&FILE_SEPARATOR.to_string())).map_err(AddEditionError::NotSaved)?;
    Ok(edition)
}

fn register(edition: &'static Edition, text: &str) {
    CUSTOM.with_borrow_mut(|custom| {
        custom.retain(|other| other.edition.id() != edition.id());
        custom.push(CustomEdition { edition, text: text.to_owned() });
    });
}

//! The editions known to this browser: the built-in ones, those of its owner, and those carried at online tables.

use super::storage::{self, StorageError};
use iquazu_rules::Edition;
use iquazu_rules::edition::{EditionError, Library};
use iquazu_rules::text::base64url;
use std::cell::{Cell, RefCell};

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
    static TABLE_EDITIONS: RefCell<Vec<&'static Edition>> = const { RefCell::new(Vec::new()) };
    /// Creates a library without own editions. The reader of carried editions is not in the main chunk.
    static EMPTY_LIBRARY: Cell<fn() -> Library> = const { Cell::new(Library::without_carried) };
}

/// Error when adding an edition file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddEditionError {
    Invalid(EditionError),
    NotSaved(StorageError),
}

/// Returns the edition with this name.
pub fn find(name: &str) -> Option<&'static Edition> {
    library().find(name).ok()
}

/// Returns all editions, those of tables included.
pub fn library() -> Library {
    let of_tables = TABLE_EDITIONS.with_borrow(Vec::clone);
    of_tables.into_iter().chain(known()).fold(EMPTY_LIBRARY.get()(), Library::with)
}

/// Lets records bring their own edition from now on. Called only from lazy chunks, which have the reader.
pub fn read_carried() {
    EMPTY_LIBRARY.set(Library::built_in);
}

/// Returns whether a record can be read only with what [`lazy`](mod@super::lazy) loads: it carries an edition, or may name
/// one that is saved in this browser.
pub fn needs_lazy_chunk(record: &str) -> bool {
    any_saved() || record.lines().any(|line| line.starts_with("edition-data "))
}

/// Returns the editions to choose from, the built-in ones first.
pub fn known() -> Vec<&'static Edition> {
    let custom = CUSTOM.with_borrow(|custom| custom.iter().map(|custom| custom.edition).collect::<Vec<_>>());
    Edition::built_in().into_iter().chain(custom).collect()
}

/// Remembers the edition of a table until the page is closed.
pub fn remember(edition: &'static Edition) {
    if !edition.is_built_in() {
        TABLE_EDITIONS.with_borrow_mut(|editions| {
            editions.retain(|other| *other != edition);
            editions.push(edition);
        });
    }
}

/// Returns the packed form of an edition for the worker, in base64url; empty for a built-in one.
pub fn packed_text(edition: &Edition) -> String {
    if edition.is_built_in() { String::new() } else { base64url::encode(&edition.packed()) }
}

/// Returns whether custom editions are saved in this browser.
pub fn any_saved() -> bool {
    storage::load(STORAGE_KEY).ok().flatten().is_some()
}

/// Loads the saved custom editions. Called only from a lazy chunk, because the edition parser is not in the main one.
pub fn load_saved() {
    read_carried();
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
    if edition.is_built_in() {
        return Ok(edition);
    }
    register(edition, text);
    save().map_err(AddEditionError::NotSaved)?;
    Ok(edition)
}

/// Removes a custom edition from the list. Games that were played with it carry it with them.
pub fn remove(edition: &Edition) -> Result<(), StorageError> {
    CUSTOM.with_borrow_mut(|custom| custom.retain(|other| other.edition != edition));
    save()
}

/// Saves the list of custom editions.
fn save() -> Result<(), StorageError> {
    let files: Vec<String> = CUSTOM.with_borrow(|custom| custom.iter().map(|custom| custom.text.clone()).collect());
    if files.is_empty() {
        storage::remove(STORAGE_KEY);
        return Ok(());
    }
    storage::save(STORAGE_KEY, &files.join(&FILE_SEPARATOR.to_string()))
}

fn register(edition: &'static Edition, text: &str) {
    CUSTOM.with_borrow_mut(|custom| {
        custom.retain(|other| other.edition.id() != edition.id());
        custom.push(CustomEdition { edition, text: text.to_owned() });
    });
}

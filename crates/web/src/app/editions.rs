//! The editions that this browser knows: the built-in one, and files of people's own that were added here.

use super::storage::{self, StorageError};
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionError;
use std::cell::RefCell;

const KEY: &str = "iquazu.editions";
/// Between the files in what is kept; no edition file has it.
const BREAK: char = '\u{c}';

/// An edition of somebody's own, with its file.
#[derive(Clone, Debug)]
struct Own {
    edition: &'static Edition,
    text: String,
}

thread_local! {
    static OWN: RefCell<Vec<Own>> = const { RefCell::new(Vec::new()) };
}

/// Why a file was not added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAdded {
    Bad(EditionError),
    /// Records name editions by their id, so the built-in one's cannot mean something else.
    IdOfBuiltIn,
    NotKept(StorageError),
}

/// The edition with this id.
pub fn find(id: &str) -> Option<&'static Edition> {
    known().into_iter().find(|edition| edition.id() == id)
}

/// All editions, the built-in one first.
pub fn known() -> Vec<&'static Edition> {
    let own = OWN.with_borrow(|own| own.iter().map(|own| own.edition).collect::<Vec<_>>());
    std::iter::once(Edition::standard()).chain(own).collect()
}

/// The file of an edition, for whoever does not know it yet; empty for the built-in one.
pub fn text_of(edition: &Edition) -> String {
    let text = |own: &[Own]| own.iter().find(|own| own.edition.id() == edition.id()).map(|own| own.text.clone());
    OWN.with_borrow(|own| text(own)).unwrap_or_default()
}

/// Whether files were added in this browser.
pub fn any_kept() -> bool {
    storage::load(KEY).ok().flatten().is_some()
}

/// Reads the files that were added earlier. Only called from the later part of the app, where the reader is.
pub fn learn_kept() {
    let kept = storage::load(KEY).ok().flatten().unwrap_or_default();
    for text in kept.split(BREAK) {
        if let Ok(edition) = Edition::parse(text) {
            learn(edition, text);
        }
    }
}

/// Adds a file, for this game and later ones; a file with the same id is replaced.
pub fn add(text: &str) -> Result<&'static Edition, NotAdded> {
    let edition = Edition::parse(text).map_err(NotAdded::Bad)?;
    if edition.id() == Edition::standard().id() {
        return if edition == Edition::standard() { Ok(edition) } else { Err(NotAdded::IdOfBuiltIn) };
    }
    learn(edition, text);
    let files: Vec<String> = OWN.with_borrow(|own| own.iter().map(|own| own.text.clone()).collect());
    storage::save(KEY, &files.join(&BREAK.to_string())).map_err(NotAdded::NotKept)?;
    Ok(edition)
}

fn learn(edition: &'static Edition, text: &str) {
    OWN.with_borrow_mut(|own| {
        own.retain(|other| other.edition.id() != edition.id());
        own.push(Own { edition, text: text.to_owned() });
    });
}

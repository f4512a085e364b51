//! Resolves an address of the study to its content.

use super::route::{StudyRoute, replace_address};
use super::{branch, error::StudyError};
use crate::app::editions;
use crate::app::storage;
use crate::app::texts::messages;
use crate::play::names::with_default_names;
use iquazu_rules::View;
use iquazu_session::{Game, from_link, from_view_link, to_link};
use leptos::prelude::untrack;

/// The content of an address.
pub(super) enum Resolved {
    Game(Game),
    Moment(View),
    Branch { storage_key: String, game: Game },
    Lesson,
}

pub(super) fn resolve(route: &StudyRoute) -> Result<Resolved, StudyError> {
    match route {
        StudyRoute::Record => record().map(Resolved::Game),
        StudyRoute::Game(letters) => {
            Ok(Resolved::Game(with_default_names(untrack(messages), from_link(letters, &editions::library())?)))
        }
        StudyRoute::Moment(letters) => Ok(Resolved::Moment(from_view_link(letters, &editions::library())?)),
        StudyRoute::Branch(number) => {
            let storage_key = branch::storage_key(*number);
            let text = storage::load(&storage_key).ok().flatten().ok_or(StudyError::NotFound)?;
            let game = iquazu_session::load(&text, &editions::library())?;
            Ok(Resolved::Branch { storage_key, game: with_default_names(untrack(messages), game) })
        }
        StudyRoute::Lesson => Ok(Resolved::Lesson),
        StudyRoute::NotFound => Err(StudyError::NotFound),
    }
}

/// Loads the most recently opened record. A finished game gets its link as the address, to bookmark and share.
fn record() -> Result<Game, StudyError> {
    let text = storage::load(storage::RECORD).ok().flatten().ok_or(StudyError::NotFound)?;
    let game = iquazu_session::load(&text, &editions::library())?;
    if let Some(letters) = to_link(&game)
        && from_link(&letters, &editions::library()).is_ok()
    {
        replace_address(&StudyRoute::Game(letters));
    }
    Ok(with_default_names(untrack(messages), game))
}

//! From an address to what it is about.

use super::route::{StudyRoute, rename};
use super::{branch, trouble::Trouble};
use crate::app::editions;
use crate::app::storage;
use crate::app::words::words;
use crate::play::names::named;
use iquazu_rules::View;
use iquazu_session::{Game, from_link, from_view_link, to_link};
use leptos::prelude::untrack;

/// What an address is about.
pub(super) enum Opened {
    Game(Game),
    Moment(View),
    Branch { kept: String, game: Game },
    Lesson,
}

pub(super) fn open(route: &StudyRoute) -> Result<Opened, Trouble> {
    match route {
        StudyRoute::Record => record().map(Opened::Game),
        StudyRoute::Game(letters) => Ok(Opened::Game(named(untrack(words), from_link(letters, editions::find)?))),
        StudyRoute::Moment(letters) => Ok(Opened::Moment(from_view_link(letters, editions::find)?)),
        StudyRoute::Branch(number) => {
            let kept = branch::slot(*number);
            let text = storage::load(&kept).ok().flatten().ok_or(Trouble::Nothing)?;
            let game = iquazu_session::load(&text, editions::find)?;
            Ok(Opened::Branch { kept, game: named(untrack(words), game) })
        }
        StudyRoute::Lesson => Ok(Opened::Lesson),
        StudyRoute::NotFound => Err(Trouble::Nothing),
    }
}

/// The record that was last opened. A finished game gets its link as the address: it can be kept and passed on.
fn record() -> Result<Game, Trouble> {
    let text = storage::load(storage::RECORD).ok().flatten().ok_or(Trouble::Nothing)?;
    let game = iquazu_session::load(&text, editions::find)?;
    if let Some(letters) = to_link(&game)
        && from_link(&letters, editions::find).is_ok()
    {
        rename(&StudyRoute::Game(letters));
    }
    Ok(named(untrack(words), game))
}

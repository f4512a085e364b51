//! Unfinished games that were set aside for another one. The game on the screen is saved under [`storage::GAME`], these
//! beside it.

use super::editions;
use super::storage::{self, StorageError};
use iquazu_session::Game;

/// Maximum number of games that are set aside.
const MAX_SET_ASIDE: u32 = 40;

fn key(number: u32) -> String {
    format!("{}.{number}", storage::GAME)
}

/// Sets a game aside. Fails if storage is full.
pub fn set_aside(game: &Game) -> Result<(), StorageError> {
    let is_free = |number: &u32| matches!(storage::load(&key(*number)), Ok(None));
    let number = (1..=MAX_SET_ASIDE).find(is_free).ok_or(StorageError::Full)?;
    storage::save(&key(number), &game.save())
}

/// Returns whether any game was set aside.
pub fn any() -> bool {
    (1..=MAX_SET_ASIDE).any(|number| matches!(storage::load(&key(number)), Ok(Some(_))))
}

/// Returns the games that were set aside, with their numbers. Those that cannot be read stay where they are.
pub fn list() -> Vec<(u32, Game)> {
    let load = |number: u32| {
        let text = storage::load(&key(number)).ok().flatten()?;
        Some((number, iquazu_session::load(&text, &editions::library()).ok()?))
    };
    (1..=MAX_SET_ASIDE).filter_map(load).collect()
}

pub fn remove(number: u32) {
    storage::remove(&key(number));
}

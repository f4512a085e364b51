//! One saved game in two tabs: the tab that plays on saves it, and the other one notices, shows the game as it is now and
//! waits until the person wants to play here.

use super::flow;
use super::store::Play;
use crate::app::{alive, editions, storage};
use leptos::ev;
use leptos::prelude::*;

/// Follows the saved game for as long as the current component exists.
pub fn watch(play: Play) {
    alive::on_window(ev::storage, move |event| {
        let key = play.storage_key.get_untracked();
        if event.key().as_ref() != Some(&key) {
            return;
        }
        // What is stored now may be newer than what the event reports.
        let stored = storage::load(&key).ok().flatten();
        if let Some(Ok(game)) = stored.map(|text| iquazu_session::load(&text, &editions::library())) {
            flow::follow_other_tab(play, game);
        }
    });
}

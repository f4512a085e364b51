//! Actions on stored games, and their results.

use super::database::{self, StoredGame};
use super::page::{Games, storage_text};
use crate::app::route::{Route, navigate};
use crate::app::storage::{self, StorageError};
use iquazu_messages::Messages;
use leptos::prelude::*;

/// The result of the last action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// A game was deleted. It can be restored.
    Deleted(Box<StoredGame>),
    Restored,
    DeletedAll(usize),
    /// How many games are read of an import.
    Importing(usize),
    Imported {
        added: usize,
        known: usize,
        invalid: usize,
    },
    /// The file is too large or not text.
    UnreadableFile,
    Failed(StorageError),
}

/// Opens a game in the study, where it can be replayed and reviewed.
pub(super) fn open(games: Games, id: String) {
    games.scope.spawn(async move {
        let opened = match database::records(&[id]).await {
            Ok(found) => {
                found.first().map_or(Err(StorageError::Denied), |game| storage::save(storage::RECORD, &game.record))
            }
            Err(error) => Err(error),
        };
        match opened {
            Ok(()) => navigate(Route::record()),
            Err(error) => games.notice.set(Some(Notice::Failed(error))),
        }
    });
}

pub(super) fn delete_one(games: Games, id: String) {
    games.scope.spawn(async move {
        let deleted = async {
            let found = database::records(std::slice::from_ref(&id)).await?;
            database::delete(&[id]).await?;
            Ok(found.into_iter().next())
        };
        let notice = match deleted.await {
            Ok(game) => game.map(|game| Notice::Deleted(Box::new(game))),
            Err(error) => Some(Notice::Failed(error)),
        };
        games.notice.set(notice);
        games.reload().await;
    });
}

fn restore(games: Games, game: StoredGame) {
    games.scope.spawn(async move {
        let restored = database::add(&[game]).await;
        games.notice.set(Some(restored.map_or_else(Notice::Failed, |_| Notice::Restored)));
        games.reload().await;
    });
}

/// Deletes all games that are shown.
pub(super) fn delete_shown(games: Games) {
    let ids: Vec<String> = games.shown.with_untracked(|shown| shown.iter().map(|game| game.id.clone()).collect());
    games.scope.spawn(async move {
        let deleted = database::delete(&ids).await;
        games.notice.set(Some(deleted.map_or_else(Notice::Failed, |()| Notice::DeletedAll(ids.len()))));
        games.reload().await;
    });
}

pub(super) fn notice(t: Messages, games: Games) -> AnyView {
    let text = move |notice: &Notice| match notice {
        Notice::Deleted(_) => t.mine_deleted(1),
        Notice::DeletedAll(count) => t.mine_deleted(*count as i64),
        Notice::Restored => t.mine_restored().to_owned(),
        Notice::Importing(count) => t.mine_importing(*count as i64),
        Notice::Imported { added, known, invalid } => t.mine_imported(*added as i64, *known as i64, *invalid as i64),
        Notice::UnreadableFile => t.error_file_unreadable().to_owned(),
        Notice::Failed(error) => storage_text(t, *error).to_owned(),
    };
    let undo = move |notice: Notice| match notice {
        Notice::Deleted(game) => Some(view! {
            <button class="button" on:click=move |_| restore(games, (*game).clone())>{t.mine_undo()}</button>
        }),
        _ => None,
    };
    let shown = move || games.notice.get().map(|notice| view! { <span>{text(&notice)}</span>{undo(notice)} });
    view! { <div class="mine-notice" role="status">{shown}</div> }.into_any()
}

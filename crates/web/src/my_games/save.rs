//! Storing a game when it ends, and what its review found.

use super::database::{self, StoredGame};
use crate::app::settings::Settings;
use crate::app::storage::{self, StorageError};
use iquazu_rules::Seat;
use iquazu_session::history::{GameSummary, ReviewResult, game_id, with_history_tags};
use iquazu_session::{Game, Review};
use leptos::prelude::*;

type LastSave = Option<(String, Result<(), StorageError>)>;

thread_local! {
    /// The game that was stored last, by id, and how that went.
    static LAST_SAVE: ArcRwSignal<LastSave> = ArcRwSignal::new(None);
}

/// Stores a game that is over. One that is stored already stays as it is: a game ends once, in whichever tab it is noticed.
pub(crate) async fn save_game(game: &Game) {
    if add(game, None).await.is_ok() {
        // So that the next start does not try again. If it cannot be saved, trying again does no harm.
        let _ = storage::save(storage::LAST_STORED_GAME, &game.save());
    }
}

/// Stores a game of an online table that is over, by the record that the server gives.
pub(crate) async fn save_online_game(game: &Game, me: Seat) {
    let _ = add(game, Some(me)).await;
}

async fn add(game: &Game, me: Option<Seat>) -> Result<(), StorageError> {
    let Some(game) = stored(game, js_sys::Date::now() as u64, me) else { return Ok(()) };
    let added = database::add(std::slice::from_ref(&game)).await.map(drop);
    LAST_SAVE.with(|last| last.set(Some((game.id, added))));
    added
}

/// Returns whether this game was stored since the page was loaded; `None` before it was tried. Reactive.
pub(crate) fn save_result(game: &Game) -> Option<Result<(), StorageError>> {
    LAST_SAVE.with(ArcRwSignal::get).filter(|(id, _)| *id == game_id(game.record())).map(|(_, result)| result)
}

/// Returns what is stored of a game; `None` unless it is over and a game of its own.
pub(super) fn stored(game: &Game, ended_at: u64, me: Option<Seat>) -> Option<StoredGame> {
    let game = with_history_tags(game, ended_at, me, Settings::load().name.as_deref());
    let summary = GameSummary::of(&game, None)?;
    Some(StoredGame { id: summary.id.clone(), record: game.save(), summary: summary.to_text() })
}

/// Adds the result of a review to the stored game, if it is of the person's seat.
pub(crate) async fn note_review(game: &Game, seat: Seat, review: &Review) {
    let players = game.setup().players();
    let Some(accuracy) = review.accuracy(players, seat) else { return };
    let thousandths = |share: f32| (share * 1000.0).round();
    let found =
        ReviewResult { accuracy: thousandths(accuracy / 100.0) as u16, luck: thousandths(review.total_luck()) as i16 };
    let change = |text: &str| {
        let mut summary = GameSummary::parse(text).filter(|summary| summary.me == Some(seat))?;
        summary.review = Some(found);
        Some(summary.to_text())
    };
    // A review that cannot be noted is only missing from the statistics, and can be made again.
    let _ = database::update_summary(&game_id(game.record()), change).await;
}

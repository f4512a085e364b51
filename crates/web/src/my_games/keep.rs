//! Storing a game when it ends, and what its review found.

use super::database::{self, StoredGame};
use crate::app::settings::Settings;
use crate::app::storage::{self, StorageError};
use iquazu_rules::Seat;
use iquazu_session::history::{GameSummary, ReviewResult, game_id, with_history_tags};
use iquazu_session::{Game, Review};

/// Stores a game that is over. One that is stored already stays as it is: a game ends once, whoever notices.
pub(crate) async fn keep(game: &Game) -> Result<(), StorageError> {
    add(stored(game, js_sys::Date::now() as u64, None)).await?;
    // So that the next start does not try again. If it cannot be saved, trying again does no harm.
    let _ = storage::save(storage::KEPT, &storage::kept_mark(game));
    Ok(())
}

/// Stores a game of an online table that is over, by the record that the server gives.
pub(crate) async fn keep_online(game: &Game, me: Seat) -> Result<(), StorageError> {
    add(stored(game, js_sys::Date::now() as u64, Some(me))).await
}

async fn add(game: Option<StoredGame>) -> Result<(), StorageError> {
    match game {
        Some(game) => database::add(&[game]).await.map(drop),
        None => Ok(()),
    }
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

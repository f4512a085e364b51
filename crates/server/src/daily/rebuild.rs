//! Computes the tables of days and weeks again from the stored games.

use iquazu_session::daily::{DayDeal, percent_of_master};
use iquazu_session::{Day, from_built_in_link};
use iquazu_store::{DayResult, Error, Store};

const PAGE: u32 = 500;

/// What a rebuild has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DayRebuild {
    /// The number of results.
    pub results: u64,
    /// Results whose points or percentage were wrong.
    pub corrected: u64,
    /// Results whose game cannot be read. They are left unchanged.
    pub unreadable: u64,
}

/// Replays every stored game, corrects points and percentages, and computes the sums of all weeks.
///
/// Moves of bots were checked when the game was sent; they are not computed again, because another release may have other
/// bots.
///
/// # Errors
/// Returns the error of the database. A rebuild can be repeated.
pub async fn rebuild_leaderboards(store: &dyn Store) -> Result<DayRebuild, Error> {
    let mut done = DayRebuild::default();
    let mut after = 0;
    loop {
        let page = store.all_day_results(after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = last.number;
        for result in &page {
            done.results += 1;
            let Some(points) = points(result) else {
                done.unreadable += 1;
                continue;
            };
            let sum = store.playouts_sum(result.day).await?;
            let percent = sum.map_or(result.percent, |sum| percent_of_master(points, sum));
            if (points, percent) != (result.points, result.percent) {
                store.correct_day_result(result.number, points, percent).await?;
                done.corrected += 1;
            }
        }
    }
    store.rebuild_weeks().await?;
    Ok(done)
}

fn points(result: &DayResult) -> Option<u16> {
    let game = from_built_in_link(&result.game).ok()?;
    let deal = DayDeal::of_game(&game).filter(|deal| deal.day == Day(result.day))?;
    Some(game.state().score(deal.seat))
}

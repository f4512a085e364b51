//! The deal of the day: checks results and computes what the master expects, on blocking threads.

mod check;
mod rebuild;

pub(crate) use check::is_same_game;
pub use rebuild::{DayRebuild, rebuild_leaderboards};

use crate::hub::Hub;
use check::CheckedGame;
use iquazu_bots::playout_points;
use iquazu_protocol::{DayProblem, Refusal, UnixMillis};
use iquazu_session::daily::{DayDeal, FIRST_DAY, PLAYOUTS};
use iquazu_session::{Day, Game};
use std::sync::Arc;
use tokio::sync::{Mutex, Semaphore};

/// Games that may wait for their check. Each takes a fraction of a second.
const MAX_WAITING: usize = 32;
/// When to retry if more wait, in seconds.
const RETRY_SECONDS: u32 = 10;

/// Limits how much is computed at once.
#[derive(Debug)]
pub(crate) struct DayChecks {
    waiting: Arc<Semaphore>,
    running: Arc<Semaphore>,
    /// Held while the playouts of a day are computed.
    playouts: Mutex<()>,
}

impl DayChecks {
    /// Lets checks use half of the threads of bots.
    pub(crate) fn new(bot_threads: usize) -> DayChecks {
        let running = Arc::new(Semaphore::new((bot_threads / 2).max(1)));
        DayChecks { waiting: Arc::new(Semaphore::new(MAX_WAITING)), running, playouts: Mutex::new(()) }
    }
}

/// Returns the deal of a day whose results are accepted at a time: that of today, and of yesterday until today ends.
pub(crate) fn open_deal(day: Day, now: UnixMillis) -> Result<DayDeal, DayProblem> {
    let today = Day::of_ms(now);
    if day > today {
        return Err(DayProblem::NotYet);
    }
    if day < FIRST_DAY || day.0 + 1 < today.0 {
        return Err(DayProblem::Closed);
    }
    Ok(DayDeal::of(day))
}

impl Hub {
    /// Checks a game off the async threads.
    pub(crate) async fn check_day(&self, deal: DayDeal, game: String, points: u16) -> Result<CheckedGame, Refusal> {
        let busy = Refusal::RateLimited { seconds: RETRY_SECONDS };
        let place = Arc::clone(&self.day_checks.waiting).try_acquire_owned().map_err(|_| busy)?;
        let running = Arc::clone(&self.day_checks.running).acquire_owned().await;
        let running = running.map_err(|_| Refusal::Unavailable {})?;
        let checked = tokio::task::spawn_blocking(move || {
            // A client that hangs up ends the request but not the check, which keeps its place until it is done.
            let _held = (place, running);
            check::check(deal, &game, points)
        });
        let checked = checked.await.map_err(|error| {
            tracing::error!(%error, "check of a result panicked");
            Refusal::Unavailable {}
        })?;
        checked.map_err(|problem| Refusal::Day { problem })
    }

    /// Returns the sum of the points of the master's playouts of a day. It is computed once for all processes.
    pub(crate) async fn day_playouts_sum(self: &Arc<Hub>, deal: DayDeal) -> Result<u32, Refusal> {
        if let Some(sum) = self.stored_playouts_sum(deal).await? {
            return Ok(sum);
        }
        // A separate task: the result must survive a client that disconnects.
        let hub = Arc::clone(self);
        let computed = tokio::spawn(async move { hub.compute_playouts_sum(deal).await }).await;
        computed.unwrap_or(Err(Refusal::Unavailable {}))
    }

    /// Computes the sum in the background unless that is being done.
    pub(crate) fn begin_playouts(self: &Arc<Hub>, deal: DayDeal) {
        if self.day_checks.playouts.try_lock().is_ok() {
            let hub = Arc::clone(self);
            tokio::spawn(async move { hub.day_playouts_sum(deal).await });
        }
    }

    async fn compute_playouts_sum(&self, deal: DayDeal) -> Result<u32, Refusal> {
        let _computing = self.day_checks.playouts.lock().await;
        // The previous holder of the lock may have computed it.
        if let Some(sum) = self.stored_playouts_sum(deal).await? {
            return Ok(sum);
        }
        let game = Arc::new(Game::new(deal.setup(|_, _| String::new())).0);
        let stopping = self.stopping();
        let mut sum = 0;
        for number in 0..PLAYOUTS {
            if *stopping.borrow() {
                return Err(Refusal::GoingAway {});
            }
            let game = Arc::clone(&game);
            let playout = tokio::task::spawn_blocking(move || playout_points(game.record(), deal.seat, number));
            let points = playout.await.ok().flatten().ok_or(Refusal::Unavailable {})?;
            sum += u32::from(points);
        }
        let stored = self.store().put_playouts_sum(deal.day.0, sum).await;
        stored.map_err(|error| crate::hub::store_refusal(&error))
    }

    async fn stored_playouts_sum(&self, deal: DayDeal) -> Result<Option<u32>, Refusal> {
        self.store().playouts_sum(deal.day.0).await.map_err(|error| crate::hub::store_refusal(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_today_and_yesterday_are_accepted() {
        let today = Day::parse("2026-11-18").expect("a date");
        for now in [today.start_ms(), today.start_ms() + 86_399_999] {
            let problem = |date: &str| open_deal(Day::parse(date).expect("a date"), now).err();
            assert_eq!(problem("2026-11-18"), None);
            assert_eq!(problem("2026-11-17"), None);
            assert_eq!(problem("2026-11-16"), Some(DayProblem::Closed));
            assert_eq!(problem("2026-11-19"), Some(DayProblem::NotYet));
            assert_eq!(problem("9999-12-31"), Some(DayProblem::NotYet));
        }
        let first = FIRST_DAY.start_ms();
        assert_eq!(open_deal(Day(FIRST_DAY.0 - 1), first).err(), Some(DayProblem::Closed), "no deal that day");
    }
}

//! The days that were played, saved in this browser.

use crate::app::storage::{self, StorageError};
use iquazu_session::daily::{DayDeal, DayLog};
use iquazu_session::{Day, Game, day_links, to_link};

/// The last counted games: their days and links.
const LINK_KEY: &str = "iquazu.days.link";

/// Returns the day in UTC by the clock of this device.
pub(super) fn today() -> Day {
    Day::of_ms(js_sys::Date::now() as u64)
}

pub(super) fn load() -> DayLog {
    DayLog::parse(&storage::load(storage::DAYS).ok().flatten().unwrap_or_default())
}

/// Changes the log. It is read anew, because another tab may have changed it.
pub(super) fn change<T>(change: impl FnOnce(&mut DayLog) -> T) -> Result<T, StorageError> {
    let mut log = load();
    let result = change(&mut log);
    storage::save(storage::DAYS, &log.to_text())?;
    Ok(result)
}

/// Notes the end of a game if it is the counted try of a day.
pub(crate) fn note_finished(game: &Game) {
    let Some(deal) = DayDeal::of_game(game) else { return };
    let points = game.state().score(deal.seat);
    if change(|log| log.finish(deal.day, points)) == Ok(true)
        && let Some(letters) = to_link(game)
    {
        // Without it there is no link to share; the game itself is among the person's games.
        let saved = storage::load(LINK_KEY).ok().flatten().unwrap_or_default();
        let _ = storage::save(LINK_KEY, &day_links::add(&saved, deal.day, &letters));
    }
}

/// Returns the link of the counted game of a day, if it was one of the last two: yesterday's can still be sent.
pub(super) fn link(day: Day) -> Option<String> {
    let saved = storage::load(LINK_KEY).ok().flatten()?;
    day_links::find(&saved, day).map(str::to_owned)
}

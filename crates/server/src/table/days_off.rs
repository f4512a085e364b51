//! Days off: at a turn-by-turn table a player's clock stands still while they are away, for a limited number of days.

use super::decide::Decision;
use super::event::{RequestKey, TableEvent};
use super::state::{CorruptLog, TableState};
use iquazu_protocol::{DAYS_OFF_PER_GAME, Pace, Refusal, UnixMillis};
use iquazu_rules::Seat;

const DAY_MS: UnixMillis = 24 * 3_600_000;

/// The days off of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct DaysOff {
    /// Those that are over.
    used: u8,
    /// The last ones, from and until when.
    taken: Option<(UnixMillis, UnixMillis)>,
}

impl DaysOff {
    /// Returns until when the player is or was away.
    pub(super) fn until(self) -> Option<UnixMillis> {
        self.taken.map(|(_, until)| until)
    }

    /// Returns the days used, with all of those taken.
    pub(super) fn used(self) -> u8 {
        self.used_by(UnixMillis::MAX)
    }

    fn is_away(self, at: UnixMillis) -> bool {
        self.until().is_some_and(|until| until > at)
    }

    /// Returns the days used if the player comes back at a time. A day that has begun counts, so that days off cannot be
    /// taken without end.
    fn used_by(self, at: UnixMillis) -> u8 {
        let days = self.taken.map_or(0, |(from, until)| until.min(at).saturating_sub(from).div_ceil(DAY_MS).max(1));
        self.used.saturating_add(u8::try_from(days).unwrap_or(u8::MAX))
    }

    /// Takes days off until a time, instead of those taken before.
    fn take(&mut self, at: UnixMillis, until: UnixMillis) {
        *self = DaysOff { used: self.used_by(at), taken: (until > at).then_some((at, until)) };
    }

    pub(super) fn end(&mut self, at: UnixMillis) {
        self.take(at, at);
    }
}

impl TableState {
    /// Decides on a request for days off; 0 ends them.
    pub(super) fn decide_days_off(
        &self,
        request_key: Option<RequestKey>,
        days: u8,
        at: UnixMillis,
    ) -> Result<Decision, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        let seat = request_key.seat;
        if self.settings.pace != Pace::TurnByTurn {
            return Err(Refusal::NotOffered {});
        }
        self.check_playing()?;
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        let days_off = self.seats.get(seat.index()).map(|state| state.days_off).unwrap_or_default();
        if days == 0 && !days_off.is_away(at) {
            return Ok(Decision::Duplicate(self.entry_count));
        }
        let left = DAYS_OFF_PER_GAME.saturating_sub(days_off.used_by(at));
        if days > left {
            return Err(Refusal::DaysOffUsed { left });
        }
        let until = at.saturating_add(u64::from(days) * DAY_MS);
        Ok(Decision::Append(vec![TableEvent::DaysOff { seat, until, at, request_key: Some(request_key) }]))
    }

    /// Returns the event by which a player who moves is back, if they were away.
    pub(super) fn return_from_days_off(&self, seat: Seat, at: UnixMillis) -> Option<TableEvent> {
        let state = self.seats.get(seat.index())?;
        state.days_off.is_away(at).then_some(TableEvent::DaysOff { seat, until: at, at, request_key: None })
    }

    pub(super) fn apply_days_off(&mut self, seat: Seat, until: UnixMillis, at: UnixMillis) -> Result<(), CorruptLog> {
        // The time until now is charged by the previous days off.
        self.clocks.stop(at);
        self.seat_mut(seat)?.days_off.take(at, until);
        self.clocks.pause(seat, until);
        self.run_clock(at);
        Ok(())
    }
}

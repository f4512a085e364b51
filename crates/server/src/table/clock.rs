//! Clocks, from the times in the log alone: they survive any restart.

use iquazu_protocol::{Clock, Clocks, Time};
use iquazu_rules::{Players, Seat, SeatMap};

/// Who comes back after the time was up has at least this long.
const AFTER_RETURN: u64 = 60_000;

#[derive(Clone, Debug)]
pub(super) struct ClockState {
    setting: Clock,
    players: Players,
    left: SeatMap<u64>,
    /// Whose clock runs, and since when. Bots have none.
    running: Option<(Seat, Time)>,
}

impl ClockState {
    pub(super) fn new(setting: Clock, players: Players) -> ClockState {
        ClockState { setting, players, left: SeatMap([full(setting); 4]), running: None }
    }

    /// Stops the running clock; `lag` is not charged.
    pub(super) fn stop(&mut self, at: Time, lag: u64) {
        if let Some((seat, since)) = self.running.take() {
            let spent = at.saturating_sub(since).saturating_sub(lag);
            self.left[seat] = self.left[seat].saturating_sub(spent);
        }
    }

    /// The clock of a person whose decision is due runs from now on.
    pub(super) fn start(&mut self, seat: Seat, at: Time) {
        if self.setting != (Clock::None {}) {
            self.running = Some((seat, at));
        }
    }

    /// What a seat gets when its turn is over.
    pub(super) fn turn_over(&mut self, seat: Seat) {
        match self.setting {
            Clock::None {} => {}
            Clock::Game { increment_seconds, .. } => self.left[seat] += u64::from(increment_seconds) * 1000,
            Clock::Turn { .. } => self.left[seat] = full(self.setting),
        }
    }

    pub(super) fn came_back(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].max(AFTER_RETURN.min(full(self.setting)));
    }

    /// When the running clock is at its end.
    pub(super) fn flag_falls(&self) -> Option<(Seat, Time)> {
        self.running.map(|(seat, since)| (seat, since.saturating_add(self.left[seat])))
    }

    pub(super) fn told(&self, now: Time) -> Option<Clocks> {
        if self.setting == (Clock::None {}) {
            return None;
        }
        let left = |seat: Seat| match self.running {
            Some((running, since)) if running == seat => self.left[seat].saturating_sub(now.saturating_sub(since)),
            _ => self.left[seat],
        };
        let left_ms = self.players.seats().map(left).collect();
        Some(Clocks { at: now, left_ms, running: self.running.map(|(seat, _)| seat) })
    }
}

fn full(setting: Clock) -> u64 {
    match setting {
        Clock::None {} => 0,
        Clock::Game { base_seconds, .. } => u64::from(base_seconds) * 1000,
        Clock::Turn { minutes } => u64::from(minutes) * 60_000,
    }
}

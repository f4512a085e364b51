//! Clocks. They depend only on the timestamps in the log, so they survive restarts.

use iquazu_protocol::{Clock, Clocks, UnixMillis};
use iquazu_rules::{Players, Seat, SeatMap};

/// Minimum time for a player who returns after running out of time.
const RETURN_GRACE_MS: u64 = 60_000;

#[derive(Clone, Debug)]
pub(super) struct ClockState {
    setting: Clock,
    players: Players,
    left_ms: SeatMap<u64>,
    /// The running clock and since when. Bots have none.
    running: Option<(Seat, UnixMillis)>,
}

impl ClockState {
    pub(super) fn new(setting: Clock, players: Players) -> ClockState {
        ClockState { setting, players, left_ms: SeatMap([initial_ms(setting); 4]), running: None }
    }

    /// Stops the running clock; `lag` is not charged.
    pub(super) fn stop(&mut self, at: UnixMillis, lag: u64) {
        if let Some((seat, since)) = self.running.take() {
            let spent = at.saturating_sub(since).saturating_sub(lag);
            self.left_ms[seat] = self.left_ms[seat].saturating_sub(spent);
        }
    }

    /// Starts the clock of a person whose decision is due.
    pub(super) fn start(&mut self, seat: Seat, at: UnixMillis) {
        if self.setting != (Clock::None {}) {
            self.running = Some((seat, at));
        }
    }

    /// Adds the increment or resets the limit at the end of a turn.
    pub(super) fn end_turn(&mut self, seat: Seat) {
        match self.setting {
            Clock::None {} => {}
            Clock::Game { increment_seconds, .. } => self.left_ms[seat] += u64::from(increment_seconds) * 1000,
            Clock::Turn { .. } => self.left_ms[seat] = initial_ms(self.setting),
        }
    }

    pub(super) fn grant_return_grace(&mut self, seat: Seat) {
        self.left_ms[seat] = self.left_ms[seat].max(RETURN_GRACE_MS.min(initial_ms(self.setting)));
    }

    /// Returns when the running clock expires.
    pub(super) fn flag_falls(&self) -> Option<(Seat, UnixMillis)> {
        self.running.map(|(seat, since)| (seat, since.saturating_add(self.left_ms[seat])))
    }

    pub(super) fn snapshot(&self, now: UnixMillis) -> Option<Clocks> {
        if self.setting == (Clock::None {}) {
            return None;
        }
        let left = |seat: Seat| match self.running {
            Some((running, since)) if running == seat => self.left_ms[seat].saturating_sub(now.saturating_sub(since)),
            _ => self.left_ms[seat],
        };
        let left_ms = self.players.seats().map(left).collect();
        Some(Clocks { at: now, left_ms, running: self.running.map(|(seat, _)| seat) })
    }
}

fn initial_ms(setting: Clock) -> u64 {
    match setting {
        Clock::None {} => 0,
        Clock::Game { base_seconds, .. } => u64::from(base_seconds) * 1000,
        Clock::Turn { minutes } => u64::from(minutes) * 60_000,
    }
}

//! Clocks. They depend only on the timestamps in the log, so they survive restarts.

use iquazu_protocol::{Clock, Clocks, UnixMillis};
use iquazu_rules::{Players, Seat, SeatMap};

/// The most network lag that is not charged for one move.
pub(super) const MAX_LAG_MS: u64 = 500;
/// The lag that a player can save up for slow moves, and how much of it every move brings back. A player who delays
/// the answers to the server's pings gains no more than that.
const LAG_QUOTA_MS: u64 = 1000;
const LAG_REFILL_MS: u64 = 100;

/// What remains of the time of a player whose clock ran out while nobody could move.
const GRACE_AFTER_OUTAGE_MS: u64 = 10_000;

#[derive(Clone, Debug)]
pub(super) struct ClockState {
    setting: Clock,
    players: Players,
    left_ms: SeatMap<u64>,
    /// The lag that is still not charged, for each player.
    lag_quota_ms: SeatMap<u64>,
    /// The running clock and since when. Bots have none.
    running: Option<(Seat, UnixMillis)>,
    /// Until when each player has days off: the clock stands still.
    paused_until: SeatMap<UnixMillis>,
}

impl ClockState {
    pub(super) fn new(setting: Clock, players: Players) -> ClockState {
        let left_ms = SeatMap([initial_ms(setting); 4]);
        let (lag_quota_ms, paused_until) = (SeatMap([LAG_QUOTA_MS; 4]), SeatMap([0; 4]));
        ClockState { setting, players, left_ms, lag_quota_ms, running: None, paused_until }
    }

    /// Returns how much of a measured lag is not charged to a player.
    pub(super) fn grant_lag(&self, seat: Seat, measured_ms: u64) -> u64 {
        measured_ms.min(MAX_LAG_MS).min(self.lag_quota_ms[seat])
    }

    /// Returns how much time is not charged to the player whose clock runs, if they could not move until now: nothing,
    /// unless they would have no time left.
    pub(super) fn grant_outage(&self, at: UnixMillis) -> u64 {
        let Some((seat, since)) = self.running_since() else { return 0 };
        let (left, spent) = (self.left_ms[seat], at.saturating_sub(since));
        if spent < left { 0 } else { spent - (left - left.min(GRACE_AFTER_OUTAGE_MS)) }
    }

    /// Stops the running clock after a move; `lag` is not charged.
    pub(super) fn stop_after_move(&mut self, at: UnixMillis, lag: u64) {
        if let Some((seat, _)) = self.running {
            let quota = &mut self.lag_quota_ms[seat];
            *quota = quota.saturating_sub(lag.min(MAX_LAG_MS)).saturating_add(LAG_REFILL_MS).min(LAG_QUOTA_MS);
        }
        self.charge(at, lag);
    }

    /// Stops the running clock.
    pub(super) fn stop(&mut self, at: UnixMillis) {
        self.charge(at, 0);
    }

    fn charge(&mut self, at: UnixMillis, lag: u64) {
        let running = self.running_since();
        self.running = None;
        if let Some((seat, since)) = running {
            let spent = at.saturating_sub(since).saturating_sub(lag);
            self.left_ms[seat] = self.left_ms[seat].saturating_sub(spent);
        }
    }

    /// Returns the running clock and since when it has run, or will: it stands still while its player is away.
    fn running_since(&self) -> Option<(Seat, UnixMillis)> {
        self.running.map(|(seat, since)| (seat, since.max(self.paused_until[seat])))
    }

    /// Lets the clock of a player stand still until a time. It must not run meanwhile: stop it first.
    pub(super) fn pause(&mut self, seat: Seat, until: UnixMillis) {
        self.paused_until[seat] = until;
    }

    /// Starts the clock of a person whose decision is due.
    pub(super) fn start(&mut self, seat: Seat, at: UnixMillis) {
        if self.setting != (Clock::None {}) {
            self.running = Some((seat, at));
        }
    }

    /// Adds the increment or resets the limit at the end of a turn. Turns that a bot has played add nothing: otherwise a
    /// player could gain time by leaving.
    pub(super) fn end_turn(&mut self, seat: Seat, by_bot: bool) {
        match self.setting {
            Clock::None {} => {}
            Clock::Game { .. } if by_bot => {}
            Clock::Game { increment_seconds, .. } => self.left_ms[seat] += u64::from(increment_seconds) * 1000,
            Clock::Turn { .. } => self.left_ms[seat] = initial_ms(self.setting),
        }
    }

    /// Returns whether a player has used up the time of the whole game. A bot plays on for them.
    pub(super) fn is_used_up(&self, seat: Seat) -> bool {
        matches!(self.setting, Clock::Game { .. }) && self.left_ms[seat] == 0
    }

    /// Returns when the running clock expires.
    pub(super) fn flag_falls(&self) -> Option<(Seat, UnixMillis)> {
        self.running_since().map(|(seat, since)| (seat, since.saturating_add(self.left_ms[seat])))
    }

    pub(super) fn snapshot(&self, now: UnixMillis) -> Option<Clocks> {
        if self.setting == (Clock::None {}) {
            return None;
        }
        let left = |seat: Seat| match self.running_since() {
            Some((running, since)) if running == seat => self.left_ms[seat].saturating_sub(now.saturating_sub(since)),
            _ => self.left_ms[seat],
        };
        let left_ms = self.players.seats().map(left).collect();
        let running = self.running.map(|(seat, _)| seat);
        let paused_until = running.map(|seat| self.paused_until[seat]).filter(|until| *until > now);
        Some(Clocks { at: now, left_ms, running, paused_until })
    }
}

fn initial_ms(setting: Clock) -> u64 {
    match setting {
        Clock::None {} => 0,
        Clock::Game { base_seconds, .. } => u64::from(base_seconds) * 1000,
        Clock::Turn { minutes } => u64::from(minutes) * 60_000,
    }
}

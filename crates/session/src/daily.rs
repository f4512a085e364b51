//! The deal of the day: the same for everybody, from the date alone.
//!
//! The seed is a hash of the date in UTC; number of players, seat of the person and level of the bots follow from date
//! and seed. Chance follows from the seed and the moves, and so do the bots, so the same moves have the same luck on
//! every device. docs/formats.md states the rules; the golden test pins them.

use crate::date::Day;
use crate::game::Game;
use crate::setup::{GameSetup, Player, SeatSetup};
use iquazu_rules::{Edition, PlayerColour, Players, Seat};

/// The first day that has a deal: 1 November 2026.
pub const FIRST_DAY: Day = Day(20_758);
/// The last one, far away: a seed is a deal of a day only if its day is within this span.
const LAST_DAY: Day = Day(FIRST_DAY.0 + 365_000);
/// Keeps the seeds apart from those of other games: `iquazu` as bytes.
const SALT: u64 = 0x6971_7561_7a75_0000;
/// The level of the bots from Monday to Sunday: the week becomes harder.
const LEVELS: [&str; 7] = ["explorer", "casual", "enthusiast", "regular", "club", "league", "captain"];

/// The number of playouts whose mean is the expectation of the master.
pub const PLAYOUTS: u32 = 24;

const FIRST_FACTOR: u64 = 0xbf58_476d_1ce4_e5b9;
const SECOND_FACTOR: u64 = 0x94d0_49bb_1331_11eb;

/// The finalizer of SplitMix64: every seed belongs to one number.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(FIRST_FACTOR);
    z = (z ^ (z >> 27)).wrapping_mul(SECOND_FACTOR);
    z ^ (z >> 31)
}

/// Undoes [`mix`].
fn unmix(mut z: u64) -> u64 {
    z = (z ^ (z >> 31) ^ (z >> 62)).wrapping_mul(inverse(SECOND_FACTOR));
    z = (z ^ (z >> 27) ^ (z >> 54)).wrapping_mul(inverse(FIRST_FACTOR));
    z ^ (z >> 30) ^ (z >> 60)
}

/// Returns the inverse of an odd number modulo 2⁶⁴, by Newton's method.
const fn inverse(odd: u64) -> u64 {
    let mut found = odd;
    let mut step = 0;
    while step < 6 {
        found = found.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(found)));
        step += 1;
    }
    found
}

/// Returns whether a seed belongs to the deal of a day.
pub fn is_seed_of_a_day(seed: u64) -> bool {
    (FIRST_DAY.0.into()..=LAST_DAY.0.into()).contains(&(unmix(seed) ^ SALT))
}

/// The deal of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayDeal {
    /// The day.
    pub day: Day,
    /// The seed of deal and luck.
    pub seed: u64,
    /// The number of players.
    pub players: Players,
    /// The seat of the person.
    pub seat: Seat,
    /// The level of all bots.
    pub level: &'static str,
}

impl DayDeal {
    /// Returns the deal of a day.
    pub fn of(day: Day) -> DayDeal {
        let seed = mix(SALT ^ u64::from(day.0));
        let players = Players::ALL[((seed >> 8) % 3) as usize];
        DayDeal {
            day,
            seed,
            players,
            seat: Seat::ALL[((seed >> 16) % u64::from(players.count())) as usize],
            level: LEVELS[day.weekday() as usize],
        }
    }

    /// Returns the deal with this seed; `None` if it belongs to no day.
    pub fn of_seed(seed: u64) -> Option<DayDeal> {
        is_seed_of_a_day(seed).then(|| DayDeal::of(Day((unmix(seed) ^ SALT) as u32)))
    }

    /// Returns the deal that a game plays; `None` unless edition, seats and bots are those of its day.
    pub fn of_game(game: &Game) -> Option<DayDeal> {
        let setup = game.setup();
        let deal = DayDeal::of_seed(setup.seed)?;
        let is_right = |seat: Seat| match &setup.seat(seat).player {
            Player::Person => seat == deal.seat,
            Player::Bot(level) => seat != deal.seat && level == deal.level,
            Player::Remote => false,
        };
        let fits = setup.players() == deal.players
            && setup.edition == Edition::standard()
            && !setup.has_handicap()
            && setup.players().seats().all(is_right)
            && game.record().tag("branch").is_none();
        fits.then_some(deal)
    }

    /// Returns the setup of the game. `name` gives the name of each seat.
    pub fn setup(&self, name: impl Fn(Seat, &Player) -> String) -> GameSetup {
        let seat = |(seat, colour): (Seat, PlayerColour)| {
            let player = if seat == self.seat { Player::Person } else { Player::Bot(self.level.to_owned()) };
            SeatSetup::new(name(seat, &player), colour, player)
        };
        let seats = self.players.seats().zip(PlayerColour::ALL).map(seat).collect();
        GameSetup { edition: Edition::standard(), seats, seed: self.seed }
    }
}

/// Returns points in percent of what the master expects, given by the sum of the points of all playouts.
pub fn percent_of_master(points: u16, playouts_sum: u32) -> u32 {
    (u32::from(points) * PLAYOUTS * 100 + playouts_sum / 2) / playouts_sum.max(1)
}

/// The progress of the counted try of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DayResult {
    /// It began.
    Open,
    /// It ended with these points.
    Finished {
        /// The points of the person.
        points: u16,
        /// The sum of the points of the master's playouts; 0 until it is computed.
        playouts_sum: u32,
    },
    /// It was given up: another game of the day began before its end.
    GivenUp,
}

/// What a game of a day counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DayAttempt {
    /// The counted try.
    Counted,
    /// Practice: an earlier day, or not the first try.
    Practice,
    /// The counted try is under way and goes on.
    Continued,
    /// The day has not come yet, or has no deal.
    Refused,
}

/// The days that were played in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DayLog {
    /// By day, without repetition.
    entries: Vec<(Day, DayResult)>,
}

impl DayLog {
    /// Reads what [`to_text`](DayLog::to_text) wrote. Lines that are damaged are left out.
    pub fn parse(text: &str) -> DayLog {
        let mut log = DayLog::default();
        for line in text.lines() {
            if let Some((day, result)) = parse_line(line) {
                log.set(day, result);
            }
        }
        log
    }

    /// Returns the log as text, one line for each day: `2026-11-18 57 1210`, `… open` or `… given-up`.
    pub fn to_text(&self) -> String {
        let line = |(day, result): &(Day, DayResult)| match result {
            DayResult::Open => format!("{day} open\n"),
            DayResult::GivenUp => format!("{day} given-up\n"),
            DayResult::Finished { points, playouts_sum } => format!("{day} {points} {playouts_sum}\n"),
        };
        self.entries.iter().map(line).collect()
    }

    /// Returns the result of a day.
    pub fn get(&self, day: Day) -> Option<DayResult> {
        self.place(day).ok().map(|place| self.entries[place].1)
    }

    fn place(&self, day: Day) -> Result<usize, usize> {
        self.entries.binary_search_by_key(&day, |(day, _)| *day)
    }

    fn set(&mut self, day: Day, result: DayResult) {
        match self.place(day) {
            Ok(place) => self.entries[place].1 = result,
            Err(place) => self.entries.insert(place, (day, result)),
        }
    }

    /// Returns what a game of `day` would count for, if it began `today`.
    ///
    /// Only the deal of today counts, and only once. If the log holds a later day than today, the clock has been moved:
    /// until that day has passed, every game is practice.
    pub fn try_of(&self, day: Day, today: Day) -> DayAttempt {
        if day > today || day < FIRST_DAY {
            return DayAttempt::Refused;
        }
        match self.get(day) {
            Some(DayResult::Open) => DayAttempt::Continued,
            None if day == today && !self.clock_was_ahead(today) => DayAttempt::Counted,
            _ => DayAttempt::Practice,
        }
    }

    /// Returns whether the log holds a day after today.
    pub fn clock_was_ahead(&self, today: Day) -> bool {
        self.entries.last().is_some_and(|(last, _)| *last > today)
    }

    /// Notes that the counted try of today begins.
    pub fn begin(&mut self, today: Day) {
        if self.try_of(today, today) == DayAttempt::Counted {
            self.set(today, DayResult::Open);
        }
    }

    /// Gives up the counted try of a day.
    pub fn give_up(&mut self, day: Day) {
        if self.get(day) == Some(DayResult::Open) {
            self.set(day, DayResult::GivenUp);
        }
    }

    /// Notes the end of a game of the day. Returns whether it was the counted try.
    pub fn finish(&mut self, day: Day, points: u16) -> bool {
        let is_counted = self.get(day) == Some(DayResult::Open);
        if is_counted {
            self.set(day, DayResult::Finished { points, playouts_sum: 0 });
        }
        is_counted
    }

    /// Notes what the master expects.
    pub fn set_playouts_sum(&mut self, day: Day, sum: u32) {
        if let Some(DayResult::Finished { points, .. }) = self.get(day) {
            self.set(day, DayResult::Finished { points, playouts_sum: sum });
        }
    }

    fn is_finished(&self, day: Day) -> bool {
        matches!(self.get(day), Some(DayResult::Finished { .. }))
    }

    /// Returns how many days in a row were finished up to today; a day that is not over yet does not end it.
    pub fn current_streak(&self, today: Day) -> u32 {
        let end = if self.is_finished(today) { today.0 + 1 } else { today.0 };
        (0..end).rev().take_while(|day| self.is_finished(Day(*day))).count() as u32
    }

    /// Returns the most days in a row that were finished.
    pub fn best_streak(&self) -> u32 {
        let (mut best, mut run, mut last) = (0, 0, None);
        for (day, _) in self.entries.iter().filter(|(day, _)| self.is_finished(*day)) {
            run = if last == day.0.checked_sub(1) { run + 1 } else { 1 };
            best = best.max(run);
            last = Some(day.0);
        }
        best
    }
}

fn parse_line(line: &str) -> Option<(Day, DayResult)> {
    let (day, rest) = line.trim().split_once(' ')?;
    let result = match rest {
        "open" => DayResult::Open,
        "given-up" => DayResult::GivenUp,
        numbers => {
            let (points, sum) = numbers.split_once(' ')?;
            let points: u16 = points.parse().ok().filter(|points| *points < 1000)?;
            DayResult::Finished { points, playouts_sum: sum.parse().ok().filter(|sum| *sum < 100_000)? }
        }
    };
    Some((Day::parse(day)?, result))
}

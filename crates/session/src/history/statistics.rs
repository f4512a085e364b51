//! Statistics over finished games. Games in which the person is unknown count for nothing.

use super::summary::{COLUMNS, GameOutcome, GameSummary, OpponentKey};
use crate::rating::{RatedResult, Rating};
use crate::setup::Player;
use std::collections::BTreeMap;

/// Results and points of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games.
    pub games: u32,
    /// Games with most points alone.
    pub won: u32,
    /// Games with most points together with others.
    pub shared: u32,
    /// The person's points from rocks, in all games together.
    pub rocks: u32,
    /// The person's points from tiles.
    pub tiles: u32,
}

impl Tally {
    /// Returns the number of lost games.
    pub fn lost(&self) -> u32 {
        self.games - self.won - self.shared
    }

    fn add(&mut self, outcome: GameOutcome, rocks: u16, tiles: u16) {
        self.games += 1;
        self.won += u32::from(outcome == GameOutcome::Won);
        self.shared += u32::from(outcome == GameOutcome::Shared);
        self.rocks += u32::from(rocks);
        self.tiles += u32::from(tiles);
    }
}

/// The person against one opponent, by points, whatever the others at the table did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadToHead {
    /// The opponent.
    pub opponent: OpponentKey,
    /// How often the person had more points.
    pub ahead: u32,
    /// How often both had the same.
    pub level: u32,
    /// How often the opponent had more.
    pub behind: u32,
    /// The sum of the differences in points, positive for the person.
    pub difference: i64,
}

impl HeadToHead {
    /// Returns how often they met.
    pub fn meetings(&self) -> u32 {
        self.ahead + self.level + self.behind
    }
}

/// A value over time: of each game that has one its end and the value, oldest first.
pub type TimeSeries = Vec<(u64, i64)>;

/// Statistics of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// All games.
    pub total: Tally,
    /// Games of two, three and four players.
    pub by_players: [Tally; 3],
    /// Everybody the person has met, most often first.
    pub opponents: Vec<HeadToHead>,
    /// The person's gems in each column, in all games together.
    pub gems: [u32; COLUMNS],
    /// Games won in a row up to the latest one.
    pub current_streak: u32,
    /// The most games won in a row.
    pub best_streak: u32,
    /// The accuracy in reviewed games, in thousandths.
    pub accuracy: TimeSeries,
    /// The luck in reviewed games, in thousandths of a win.
    pub luck: TimeSeries,
}

impl Statistics {
    /// Computes the statistics of games in any order.
    pub fn of<'g>(games: impl IntoIterator<Item = &'g GameSummary>) -> Statistics {
        let mut found = Statistics::default();
        let mut opponents = BTreeMap::new();
        for game in oldest_first(games) {
            let (Some(own), Some(outcome)) = (game.own(), game.outcome()) else { continue };
            found.total.add(outcome, own.rocks, own.tiles);
            if let Some(tally) = found.by_players.get_mut(game.players().wrapping_sub(2)) {
                tally.add(outcome, own.rocks, own.tiles);
            }
            for other in game.others() {
                count_meeting(&mut opponents, other.key(), i64::from(own.points()) - i64::from(other.points()));
            }
            for (sum, gems) in found.gems.iter_mut().zip(game.gems) {
                *sum += u32::from(gems);
            }
            found.current_streak = if outcome == GameOutcome::Won { found.current_streak + 1 } else { 0 };
            found.best_streak = found.best_streak.max(found.current_streak);
            if let Some(review) = game.review {
                found.accuracy.push((game.ended_at, review.accuracy.into()));
                found.luck.push((game.ended_at, review.luck.into()));
            }
        }
        found.opponents = opponents.into_values().collect();
        found.opponents.sort_by_key(|met| std::cmp::Reverse(met.meetings()));
        found
    }
}

fn count_meeting(opponents: &mut BTreeMap<OpponentKey, HeadToHead>, opponent: OpponentKey, difference: i64) {
    let new = HeadToHead { opponent: opponent.clone(), ahead: 0, level: 0, behind: 0, difference: 0 };
    let met = opponents.entry(opponent).or_insert(new);
    met.difference += difference;
    match difference.signum() {
        1 => met.ahead += 1,
        0 => met.level += 1,
        _ => met.behind += 1,
    }
}

fn oldest_first<'g>(games: impl IntoIterator<Item = &'g GameSummary>) -> Vec<&'g GameSummary> {
    let mut games: Vec<&GameSummary> = games.into_iter().collect();
    // By id where the times are equal, so that the order does not depend on the one given.
    games.sort_by(|one, other| (one.ended_at, &one.id).cmp(&(other.ended_at, &other.id)));
    games
}

/// Returns the person's rating after each rated game: one at this screen, without handicaps, against bots that are all
/// rated. `first` is the rating before the first of them, `deviation` that of the bots' ratings.
pub fn rating_history<'g>(
    games: impl IntoIterator<Item = &'g GameSummary>,
    first: f64,
    deviation: f64,
    bot_rating: impl Fn(&str) -> Option<f64>,
) -> TimeSeries {
    let mut rating = Rating::new(first);
    let mut history = Vec::new();
    for game in oldest_first(games).into_iter().filter(|game| !game.online && !game.handicap) {
        let Some(own) = game.own() else { continue };
        let results = game.others().map(|other| {
            let Player::Bot(name) = &other.player else { return None };
            let score = match own.points().cmp(&other.points()) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            Some(RatedResult { rating: bot_rating(name)?, deviation, score })
        });
        if let Some(results) = results.collect::<Option<Vec<_>>>() {
            rating = rating.after(&results);
            history.push((game.ended_at, rating.rating.round() as i64));
        }
    }
    history
}

/// Returns at most `most` values: the means of runs of equal length, each at the time of its last one.
pub fn downsample(values: &[(u64, i64)], most: usize) -> TimeSeries {
    let run = values.len().div_ceil(most.max(1)).max(1);
    let mean = |run: &[(u64, i64)]| {
        let sum: i64 = run.iter().map(|(_, value)| value).sum();
        (run[run.len() - 1].0, sum.div_euclid(run.len() as i64))
    };
    values.chunks(run).map(mean).collect()
}

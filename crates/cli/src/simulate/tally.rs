//! Sums over games. They are integers, so their order does not matter.

/// Count, sum, sum of squares, minimum and maximum of samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RunningStats {
    count: u64,
    sum: u64,
    squares: u64,
    limits: Option<(u16, u16)>,
}

impl RunningStats {
    pub(crate) fn add(&mut self, value: u16) {
        self.count += 1;
        self.sum += u64::from(value);
        self.squares += u64::from(value) * u64::from(value);
        self.limits = Some(self.limits.map_or((value, value), |(min, max)| (min.min(value), max.max(value))));
    }

    fn merge(&mut self, other: &RunningStats) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.limits = match (self.limits, other.limits) {
            (Some(own), Some(others)) => Some((own.0.min(others.0), own.1.max(others.1))),
            (own, others) => own.or(others),
        };
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    pub(crate) fn sum(&self) -> u64 {
        self.sum
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// Returns the sample standard deviation.
    pub(crate) fn deviation(&self) -> f64 {
        let squares = self.squares as f64 - self.mean() * self.sum as f64;
        (squares.max(0.0) / self.count.saturating_sub(1).max(1) as f64).sqrt()
    }

    pub(crate) fn min(&self) -> u16 {
        self.limits.map_or(0, |(min, _)| min)
    }

    pub(crate) fn max(&self) -> u16 {
        self.limits.map_or(0, |(_, max)| max)
    }
}

/// Wins and scores of a bot or a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct WinStats {
    /// In twelfths of a win, so that two, three or four winners can share one.
    won: u64,
    pub(crate) score: RunningStats,
}

impl WinStats {
    const WHOLE_WIN: u64 = 12;

    /// Adds a game. `winners` is the number of players who share the win, `None` for a loss.
    pub(crate) fn add(&mut self, score: u16, winners: Option<u64>) {
        self.won += winners.map_or(0, |winners| WinStats::WHOLE_WIN / winners);
        self.score.add(score);
    }

    fn merge(&mut self, other: &WinStats) {
        self.won += other.won;
        self.score.merge(&other.score);
    }

    pub(crate) fn wins(&self) -> f64 {
        self.won as f64 / WinStats::WHOLE_WIN as f64
    }

    /// Returns Wilson's 95 % interval of the win rate.
    pub(crate) fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let games = self.score.count().max(1) as f64;
        let rate = self.wins() / games;
        let weight = 1.0 / (1.0 + Z * Z / games);
        let centre = weight * (rate + Z * Z / (2.0 * games));
        let half = weight * Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }
}

/// All sums over the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// In the order of [`names`](super::run::SimulationConfig::names).
    pub(crate) bots: Vec<WinStats>,
    pub(crate) seats: Vec<WinStats>,
    pub(crate) turns: RunningStats,
    pub(crate) decisions: RunningStats,
}

impl Tally {
    pub(crate) fn new(bots: usize, seats: usize) -> Tally {
        Tally {
            bots: vec![WinStats::default(); bots],
            seats: vec![WinStats::default(); seats],
            turns: RunningStats::default(),
            decisions: RunningStats::default(),
        }
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        let own = self.bots.iter_mut().chain(&mut self.seats);
        own.zip(other.bots.iter().chain(&other.seats)).for_each(|(own, other)| own.merge(other));
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_knows_mean_deviation_and_limits() {
        let mut spread = RunningStats::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| spread.add(value));
        assert_eq!((spread.mean(), spread.min(), spread.max()), (5.0, 2, 9));
        assert!((spread.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn wilsons_interval_is_that_of_the_textbooks() {
        let mut side = WinStats::default();
        (0..10).for_each(|game| side.add(1, (game < 2).then_some(1)));
        let (low, high) = side.interval();
        assert!((low - 0.0567).abs() < 1e-4 && (high - 0.5098).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn shared_wins_sum_up_to_whole_ones() {
        let mut side = WinStats::default();
        (0..3).for_each(|_| side.add(1, Some(3)));
        assert_eq!(side.wins(), 1.0);
    }
}

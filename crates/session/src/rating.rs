//! The rating of a person against calibrated bots, by Glicko-2.
//!
//! Mark E. Glickman, "Example of the Glicko-2 system", 2022 (glicko.net/glicko/glicko2.pdf). Every game is a rating period
//! of its own. The scale is that of the bots: 400 points are odds of ten to one.

use std::f64::consts::PI;

/// Points of the usual scale per unit of the Glicko-2 scale.
const SCALE: f64 = 173.717_792_761_2;
/// Constrains how fast the volatility changes.
const TAU: f64 = 0.5;
/// The deviation of a new player, which is the largest one.
const MAX_DEVIATION: f64 = 350.0;
/// The smallest deviation: a person keeps learning, so the rating must be able to follow.
const MIN_DEVIATION: f64 = 50.0;
/// The bounds of ratings.
const RATINGS: std::ops::RangeInclusive<f64> = -1000.0..=4000.0;
/// The volatility at the start.
const FIRST_VOLATILITY: f64 = 0.06;
/// The unit of the text form.
const MILLION: f64 = 1e6;

/// A person's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much the strength varies.
    pub volatility: f64,
    /// The number of rated games.
    pub games: u32,
}

/// A result against one opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedResult {
    /// The rating of the opponent.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// 1 for a win, 0.5 for a tie, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// Creates the rating of a person who has not played yet.
    pub fn new(rating: f64) -> Rating {
        Rating { rating, deviation: MAX_DEVIATION, volatility: FIRST_VOLATILITY, games: 0 }
    }

    /// Returns the rating after a game with these results, one against each opponent.
    pub fn after(self, results: &[RatedResult]) -> Rating {
        if results.is_empty() {
            return self;
        }
        let next = update(self, results);
        Rating {
            rating: next.rating.clamp(*RATINGS.start(), *RATINGS.end()),
            deviation: next.deviation.clamp(MIN_DEVIATION, MAX_DEVIATION),
            games: self.games.saturating_add(1),
            ..next
        }
    }

    /// Writes the rating as text: `rating deviation volatility games`, the first three in millionths. Integers, because
    /// reading decimal fractions exactly would add 12 kB of tables to the app.
    pub fn to_text(self) -> String {
        let [rating, deviation, volatility] =
            [self.rating, self.deviation, self.volatility].map(|number| (number * MILLION).round() as i64);
        format!("{rating} {deviation} {volatility} {}", self.games)
    }

    /// Reads what [`to_text`](Rating::to_text) wrote. Returns `None` for anything else, and for impossible numbers.
    pub fn from_text(text: &str) -> Option<Rating> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [rating, deviation, volatility, games] = parts[..] else { return None };
        let number = |text: &str| text.parse::<i64>().ok().map(|millionths| millionths as f64 / MILLION);
        let read = Rating {
            rating: number(rating)?,
            deviation: number(deviation)?,
            volatility: number(volatility)?,
            games: games.parse().ok()?,
        };
        let possible = RATINGS.contains(&read.rating)
            && (MIN_DEVIATION..=MAX_DEVIATION).contains(&read.deviation)
            && (0.0..=1.0).contains(&read.volatility);
        possible.then_some(read)
    }
}

/// One rating period, without bounds. Steps are numbered as in the paper.
fn update(player: Rating, results: &[RatedResult]) -> Rating {
    // Steps 2 to 4. Ratings are taken relative to the player's own.
    let phi = player.deviation / SCALE;
    let (mut information, mut surprise) = (0.0, 0.0);
    for result in results {
        let g = 1.0 / (1.0 + 3.0 * (result.deviation / SCALE / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (player.rating - result.rating) / SCALE).exp());
        information += g * g * expected * (1.0 - expected);
        surprise += g * (result.score - expected);
    }
    let variance = 1.0 / information.max(1e-9);
    let delta = variance * surprise;
    // Steps 5 to 7.
    let volatility = new_volatility(player.volatility, phi, variance, delta);
    let before = (phi * phi + volatility * volatility).sqrt();
    let after = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
    let rating = player.rating + SCALE * after * after * surprise;
    Rating { rating, deviation: after * SCALE, volatility, games: player.games }
}

/// Step 5: solves for the new volatility by the Illinois method.
fn new_volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).max(1e-12).ln();
    let f = |x: f64| {
        let ex = x.exp();
        let sum = phi * phi + variance + ex;
        ex * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let steps = (1..100).find(|k| f(a - f64::from(*k) * TAU) >= 0.0).unwrap_or(100);
        a - f64::from(steps) * TAU
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    // The method converges in a few steps; the bound only guards against numbers that are not.
    for _ in 0..100 {
        if (high - low).abs() <= 1e-6 {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_example_is_reproduced() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06, games: 0 };
        let result = |rating, deviation, score| RatedResult { rating, deviation, score };
        let results = [result(1400.0, 30.0, 1.0), result(1550.0, 100.0, 0.0), result(1700.0, 300.0, 0.0)];
        let after = player.after(&results);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
        assert_eq!(after.games, 1);
    }

    #[test]
    fn rating_follows_results_and_stays_within_bounds() {
        let even = |rating: Rating, score| RatedResult { rating: rating.rating, deviation: 30.0, score };
        let mut rating = Rating::new(300.0);
        for _ in 0..10 {
            let next = rating.after(&[even(rating, 1.0)]);
            assert!(next.rating > rating.rating && next.deviation <= rating.deviation);
            rating = next;
        }
        assert!(rating.rating > 800.0, "ten wins in a row against equals: {rating:?}");
        for _ in 0..500 {
            rating = rating.after(&[even(rating, 0.0)]);
        }
        assert!(RATINGS.contains(&rating.rating) && rating.deviation >= MIN_DEVIATION, "{rating:?}");
        assert_eq!(rating.after(&[]), rating, "a game against nobody changes nothing");
    }

    #[test]
    fn text_round_trips_and_nonsense_is_refused() {
        let rating = Rating { rating: 812.3, deviation: 120.5, volatility: 0.06, games: 12 };
        assert_eq!(Rating::from_text(&rating.to_text()), Some(rating));
        let deviations = ["812000000 x 60000 1", "812000000 1000000 60000 1"];
        let others = ["", "812", "9000000000 100000000 60000 1", "812000000 100000000 60000 -1", "8.1e8 1e8 6e4 1"];
        for text in deviations.into_iter().chain(others) {
            assert_eq!(Rating::from_text(text), None, "{text}");
        }
    }
}

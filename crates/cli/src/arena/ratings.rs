//! Ratings of several bots: the Plackett–Luce model of who wins, which is Bradley–Terry's with two players.
//!
//! A bot has a strength γ, and wins a game with the probability of its share of all strengths at the table. The strengths
//! are fitted to all games by maximum likelihood (minorization–maximization, Hunter 2004). A rating is 400 · log₁₀ γ, so
//! that a difference of 120 points means two wins of three between two players, as in Elo's scale.

use iquazu_bots::arena::GameResult;

/// The mean of all ratings.
const MEAN: f64 = 1500.0;
/// Games that every bot is assumed to have drawn with an average one, so that a bot that won or lost all games has a
/// rating.
const PRIOR_GAMES: f64 = 1.0;
const ITERATIONS: usize = 2000;
/// Rating points per unit of ln γ.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// A rating with its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) rating: f64,
    pub(crate) uncertainty: f64,
}

/// Returns the rating of each bot. Shared wins count in parts.
pub(crate) fn ratings(bots: usize, blocks: &[Vec<GameResult>]) -> Vec<Rating> {
    let games: Vec<&GameResult> = blocks.iter().flatten().collect();
    let mut wins = vec![PRIOR_GAMES / 2.0; bots];
    for game in &games {
        let mut present: Vec<usize> = game.seats.clone();
        present.sort_unstable();
        present.dedup();
        present.into_iter().for_each(|bot| wins[bot] += game.win_share(bot));
    }
    let mut strengths = vec![1.0; bots];
    for _ in 0..ITERATIONS {
        let mut exposure: Vec<f64> = strengths.iter().map(|strength| PRIOR_GAMES / (strength + 1.0)).collect();
        for game in &games {
            let sum: f64 = game.seats.iter().map(|bot| strengths[*bot]).sum();
            game.seats.iter().for_each(|bot| exposure[*bot] += 1.0 / sum);
        }
        strengths = wins.iter().zip(&exposure).map(|(wins, exposure)| wins / exposure).collect();
    }
    let logs: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let mean = logs.iter().sum::<f64>() / bots as f64;
    let errors = standard_errors(&strengths, &games);
    let rating = |(log, error): (&f64, f64)| Rating { rating: MEAN + SCALE * (log - mean), uncertainty: SCALE * error };
    logs.iter().zip(errors).map(rating).collect()
}

/// Returns the standard error of each ln γ, the others taken as exact.
fn standard_errors(strengths: &[f64], games: &[&GameResult]) -> Vec<f64> {
    let mut information: Vec<f64> = strengths.iter().map(|own| PRIOR_GAMES * own / (own + 1.0).powi(2)).collect();
    for game in games {
        let sum: f64 = game.seats.iter().map(|bot| strengths[*bot]).sum();
        for bot in &game.seats {
            let share = strengths[*bot] / sum;
            information[*bot] += share * (1.0 - share);
        }
    }
    information.into_iter().map(|information| information.sqrt().recip()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seats: [usize; 2], winner: usize) -> GameResult {
        GameResult { seats: seats.to_vec(), scores: seats.iter().map(|bot| u16::from(*bot == winner)).collect() }
    }

    #[test]
    fn two_wins_of_three_are_120_points() {
        let games: Vec<Vec<GameResult>> =
            (0..3000).map(|number| vec![game([0, 1], usize::from(number % 3 == 0))]).collect();
        let ratings = ratings(2, &games);
        assert!((ratings[0].rating - ratings[1].rating - 120.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings[0].uncertainty - SCALE / (3000.0_f64 * 2.0 / 9.0).sqrt()).abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn steps_add_up_and_a_clean_sweep_stays_finite() {
        let mut games = Vec::new();
        for number in 0..400 {
            games.push(vec![game([0, 1], usize::from(number % 4 == 0))]);
            games.push(vec![game([1, 2], 1 + usize::from(number % 4 == 0))]);
            games.push(vec![game([2, 3], 2)]);
        }
        let ratings = ratings(4, &games);
        let difference = |one: usize, other: usize| ratings[one].rating - ratings[other].rating;
        assert!((difference(0, 2) - 2.0 * difference(0, 1)).abs() < 5.0, "{ratings:?}");
        assert!(difference(2, 3) > 300.0 && ratings[3].rating.is_finite(), "{ratings:?}");
    }
}

//! Ratings of more than two bots.

use iquazu_bots::arena::GameResult;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Returns the rating of each bot (Weng–Lin), updated game by game. A bot in several seats counts with the first one.
pub(crate) fn ratings(bots: usize, blocks: &[Vec<GameResult>]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    for game in blocks.iter().flatten() {
        let mut seats: Vec<usize> = Vec::new();
        for (seat, bot) in game.seats.iter().enumerate() {
            if game.seats[..seat].iter().all(|earlier| earlier != bot) {
                seats.push(seat);
            }
        }
        let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|seat| [ratings[game.seats[*seat]]]).collect();
        let rank = |seat: &usize| 1 + game.scores.iter().filter(|points| **points > game.scores[*seat]).count();
        let results: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().zip(&seats).map(|(team, seat)| (team.as_slice(), MultiTeamOutcome::new(rank(seat)))).collect();
        let rated = weng_lin_multi_team(&results, &WengLinConfig::new());
        for (seat, team) in seats.iter().zip(rated) {
            ratings[game.seats[*seat]] = team[0];
        }
    }
    ratings
}

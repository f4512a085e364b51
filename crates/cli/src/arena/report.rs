//! The result of a match in words.

use super::ratings::ratings;
use super::run::MatchConfig;
use crate::error::CliError;
use iquazu_bots::arena::{GameResult, Interval, SprtDecision, block_win_share, elo};
use std::io::Write;

pub(crate) fn print(plan: &MatchConfig, blocks: &[Vec<GameResult>], out: &mut dyn Write) -> Result<(), CliError> {
    let games: usize = blocks.iter().map(Vec::len).sum();
    writeln!(out, "{} players, {games} games in {} blocks, seed {}", plan.players, blocks.len(), plan.seed)?;
    if plan.entrants.len() == 2 { duel(plan, blocks, out) } else { table(plan, blocks, out) }
}

/// What an entrant had of the wins, block by block.
pub(crate) fn win_share(blocks: &[Vec<GameResult>], entrant: usize) -> Interval {
    let mut share = Interval::default();
    blocks.iter().for_each(|games| share.add(block_win_share(games, entrant)));
    share
}

/// `71.3 % ± 4.2`
pub(crate) fn percent(share: &Interval) -> String {
    format!("{:.1} % ± {:.1}", 100.0 * share.mean(), 100.0 * share.half_width())
}

fn duel(plan: &MatchConfig, blocks: &[Vec<GameResult>], out: &mut dyn Write) -> Result<(), CliError> {
    let share = win_share(blocks, 0);
    let fair = 100.0 / f64::from(plan.players.count());
    let (one, other) = (plan.entrants[0].name(), plan.entrants[1].name());
    let against = if plan.players.count() == 2 { "" } else { "all others " };
    writeln!(out, "{one} against {against}{other}: {} of the wins (fair share {fair:.0} %)", percent(&share))?;
    if plan.players.count() == 2 {
        let (low, high) = (share.mean() - share.half_width(), share.mean() + share.half_width());
        writeln!(out, "rating difference {:+.0} Elo ({:+.0} to {:+.0})", elo(share.mean()), elo(low), elo(high))?;
    }
    if let Some(sprt) = plan.sprt {
        let verdict = match sprt.decision(&share) {
            SprtDecision::Low => format!("rather {}", sprt.low),
            SprtDecision::High => format!("rather {}", sprt.high),
            SprtDecision::Undecided => "not decided".to_owned(),
        };
        writeln!(
            out,
            "test of {} against {}: {verdict} (ratio {:.2})",
            sprt.low,
            sprt.high,
            sprt.log_likelihood_ratio(&share)
        )?;
    }
    Ok(())
}

fn table(plan: &MatchConfig, blocks: &[Vec<GameResult>], out: &mut dyn Write) -> Result<(), CliError> {
    let ratings = ratings(plan.entrants.len(), blocks);
    let mut order: Vec<usize> = (0..plan.entrants.len()).collect();
    order.sort_by(|one, other| ratings[*other].rating.total_cmp(&ratings[*one].rating));
    writeln!(out, "{:20} {:>8} {:>8}   wins per seat taken", "bot", "rating", "±")?;
    for bot in order {
        let mut won = Interval::default();
        for games in blocks.iter().filter(|games| games[0].seats.contains(&bot)) {
            let seats = games[0].seats.iter().filter(|other| **other == bot).count();
            won.add(block_win_share(games, bot) / seats as f64);
        }
        let (rating, name) = (&ratings[bot], plan.entrants[bot].name());
        writeln!(out, "{name:20} {:>8.2} {:>8.2}   {}", rating.rating, 2.0 * rating.uncertainty, percent(&won))?;
    }
    Ok(())
}

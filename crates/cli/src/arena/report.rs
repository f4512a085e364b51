//! The result of a match as text.

use super::ratings::ratings;
use super::run::MatchConfig;
use crate::error::CliError;
use iquazu_bots::arena::{GameResult, Interval, SprtDecision, block_win_share, elo};
use std::io::Write;

pub(crate) fn print(config: &MatchConfig, blocks: &[Vec<GameResult>], out: &mut dyn Write) -> Result<(), CliError> {
    let games: usize = blocks.iter().map(Vec::len).sum();
    writeln!(out, "{} players, {games} games in {} blocks, seed {}", config.players, blocks.len(), config.seed)?;
    if config.entrants.len() == 2 { duel(config, blocks, out) } else { table(config, blocks, out) }
}

/// Returns an entrant's win share, with each block as one sample.
pub(crate) fn win_share(blocks: &[Vec<GameResult>], entrant: usize) -> Interval {
    let mut share = Interval::default();
    blocks.iter().for_each(|games| share.add(block_win_share(games, entrant)));
    share
}

/// Formats a win share as `71.3 % ± 4.2`.
pub(crate) fn percent(share: &Interval) -> String {
    format!("{:.1} % ± {:.1}", 100.0 * share.mean(), 100.0 * share.half_width())
}

fn duel(config: &MatchConfig, blocks: &[Vec<GameResult>], out: &mut dyn Write) -> Result<(), CliError> {
    let share = win_share(blocks, 0);
    let fair = 100.0 / f64::from(config.players.count());
    let (one, other) = (config.entrants[0].name(), config.entrants[1].name());
    let against = if config.players.count() == 2 { "" } else { "all others " };
    writeln!(out, "{one} against {against}{other}: {} of the wins (fair share {fair:.0} %)", percent(&share))?;
    if config.players.count() == 2 {
        let (low, high) = (share.mean() - share.half_width(), share.mean() + share.half_width());
        writeln!(out, "rating difference {:+.0} Elo ({:+.0} to {:+.0})", elo(share.mean()), elo(low), elo(high))?;
    }
    if let Some(sprt) = config.sprt {
        let decision = match sprt.decision(&share) {
            SprtDecision::Low => format!("accepted {}", sprt.low),
            SprtDecision::High => format!("accepted {}", sprt.high),
            SprtDecision::Undecided => "undecided".to_owned(),
        };
        writeln!(
            out,
            "sequential test of {} against {}: {decision} (LLR {:.2})",
            sprt.low,
            sprt.high,
            sprt.log_likelihood_ratio(&share)
        )?;
    }
    Ok(())
}

fn table(config: &MatchConfig, blocks: &[Vec<GameResult>], out: &mut dyn Write) -> Result<(), CliError> {
    let ratings = ratings(config.entrants.len(), blocks);
    let mut order: Vec<usize> = (0..config.entrants.len()).collect();
    order.sort_by(|one, other| ratings[*other].rating.total_cmp(&ratings[*one].rating));
    writeln!(out, "{:20} {:>8} {:>8}   wins per seat", "bot", "rating", "±")?;
    for bot in order {
        let mut won = Interval::default();
        for games in blocks.iter().filter(|games| games[0].seats.contains(&bot)) {
            let seats = games[0].seats.iter().filter(|other| **other == bot).count();
            won.add(block_win_share(games, bot) / seats as f64);
        }
        let (rating, name) = (&ratings[bot], config.entrants[bot].name());
        writeln!(out, "{name:20} {:>8.0} {:>8.0}   {}", rating.rating, 1.96 * rating.uncertainty, percent(&won))?;
    }
    Ok(())
}

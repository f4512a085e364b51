//! The table of docs/strength.md: every level against the next weaker one.

use super::entrant;
use super::report::{percent, win_share};
use super::run::{MatchConfig, play};
use crate::error::CliError;
use iquazu_bots::Level;
use iquazu_rules::Players;
use std::collections::BTreeMap;
use std::io::Write;

pub(crate) fn run(config: &mut MatchConfig, games: u64, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "| level | against | 2 players | 3 players (alone against two) | 4 players (alone against three) |")?;
    writeln!(out, "| --- | --- | --- | --- | --- |")?;
    for pair in Level::LADDER.windows(2).rev() {
        write!(out, "| {} | {} |", pair[1], pair[0])?;
        config.entrants = vec![entrant(pair[1].name())?, entrant(pair[0].name())?];
        for players in Players::ALL {
            config.players = players;
            config.set_games(games);
            let blocks = play(config, BTreeMap::new(), |_| Ok(()))?;
            let share = win_share(&blocks, 0);
            let (low, high) = band(players);
            let mark = if (low..=high).contains(&share.mean()) { "" } else { " *" };
            write!(out, " {}{mark} |", percent(&share))?;
            out.flush()?;
        }
        writeln!(out)?;
    }
    let bands = Players::ALL.map(|players| {
        let (low, high) = band(players);
        format!("{:.0}–{:.0} %", 100.0 * low, 100.0 * high)
    });
    writeln!(out, "\n{games} games each, seed {}. A star: outside of {}.", config.seed, bands.join(", "))?;
    Ok(())
}

/// The win shares with two players between which a step of the ladder should be.
const BAND: (f64, f64) = (0.62, 0.75);

/// Returns the band for a number of players. In the Plackett–Luce model a bot wins with the probability of its share of
/// all strengths, so the band is that of the same ratio of strengths, alone against the level below in all other seats.
fn band(players: Players) -> (f64, f64) {
    let others = f64::from(players.count() - 1);
    let share = |two: f64| {
        let ratio = two / (1.0 - two);
        ratio / (ratio + others)
    };
    (share(BAND.0), share(BAND.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_of_the_same_strengths() {
        let rounded = |players| {
            let (low, high) = band(players);
            ((1000.0 * low).round(), (1000.0 * high).round())
        };
        assert_eq!(Players::ALL.map(rounded), [(620.0, 750.0), (449.0, 600.0), (352.0, 500.0)]);
    }
}

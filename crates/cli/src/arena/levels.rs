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
            write!(out, " {} |", percent(&win_share(&blocks, 0)))?;
            out.flush()?;
        }
        writeln!(out)?;
    }
    writeln!(out, "\n{games} games each, seed {}; a fair share is 50 %, 33 % and 25 %.", config.seed)?;
    Ok(())
}

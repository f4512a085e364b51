//! The log of a match, from which an interrupted match continues.
//!
//! The first line identifies the match. Each further line is a block: its number, then for each game the bot and the
//! score of each seat, as `bot=points` with bots counted from 0.

use super::run::{MatchConfig, PlayedBlock};
use crate::error::CliError;
use crate::files::read_text;
use iquazu_bots::arena::{Entrant, GameResult};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(crate) struct MatchLog {
    path: PathBuf,
    file: File,
    completed: BTreeMap<u64, Vec<GameResult>>,
}

impl MatchLog {
    pub(crate) fn open(path: &Path, config: &MatchConfig) -> Result<MatchLog, CliError> {
        let title = title(config);
        let mut completed = BTreeMap::new();
        if path.exists() {
            let text = read_text(path)?;
            let mut lines = text.split_inclusive('\n');
            if lines.next().map(str::trim_end) != Some(title.as_str()) {
                return Err(CliError::invalid(
                    path.display(),
                    format!("log of another match: expected `{title}` in line 1"),
                ));
            }
            // A last line without a line break is the rest of an interrupted write; its block is played again.
            completed = lines.filter(|line| line.ends_with('\n')).filter_map(read_block).collect();
        }
        let write_error = |error| CliError::Runtime(format!("cannot write {}: {error}", path.display()));
        let fresh = !path.exists();
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(write_error)?;
        writeln!(file, "{}", if fresh { &title } else { "" }).map_err(write_error)?;
        Ok(MatchLog { path: path.to_owned(), file, completed })
    }

    pub(crate) fn take_completed(&mut self) -> BTreeMap<u64, Vec<GameResult>> {
        std::mem::take(&mut self.completed)
    }

    pub(crate) fn append(&mut self, block: &PlayedBlock) -> Result<(), CliError> {
        let games: Vec<String> = block.games.iter().map(write_game).collect();
        writeln!(self.file, "{} {}", block.number, games.join(" "))
            .map_err(|error| CliError::Runtime(format!("cannot write {}: {error}", self.path.display())))
    }
}

fn title(config: &MatchConfig) -> String {
    let names: Vec<&str> = config.entrants.iter().map(Entrant::name).collect();
    format!(
        "arena players {} seed {} edition {} bots {}",
        config.players,
        config.seed,
        config.edition.id(),
        names.join(",")
    )
}

fn write_game(game: &GameResult) -> String {
    let seats = game.seats.iter().zip(&game.scores).map(|(bot, points)| format!("{bot}={points}"));
    seats.collect::<Vec<_>>().join(",")
}

fn read_block(line: &str) -> Option<(u64, Vec<GameResult>)> {
    let mut words = line.split_whitespace();
    let number = words.next()?.parse().ok()?;
    let games = words.map(read_game).collect::<Option<Vec<_>>>()?;
    (!games.is_empty()).then_some((number, games))
}

fn read_game(word: &str) -> Option<GameResult> {
    let seat = |part: &str| {
        let (bot, points) = part.split_once('=')?;
        Some((bot.parse().ok()?, points.parse().ok()?))
    };
    let (seats, scores) = word.split(',').map(seat).collect::<Option<Vec<(usize, u16)>>>()?.into_iter().unzip();
    Some(GameResult { seats, scores })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_lines_round_trip() {
        let game = GameResult { seats: vec![1, 0, 1], scores: vec![60, 71, 3] };
        assert_eq!(read_game(&write_game(&game)), Some(game.clone()));
        assert_eq!(read_block("12 1=60,0=71,1=3\n"), Some((12, vec![game])));
        assert_eq!(read_block("\n"), None);
        assert_eq!(read_block("12 1=60,0\n"), None);
    }
}

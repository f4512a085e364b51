//! The log of a match: what was played, so that it need not be played again.
//!
//! The first line says which match it is. Then a line for each block: its number, and for each game what every seat had
//! in the end, `bot=points` with bots counted from 0.

use super::run::{Plan, Played};
use crate::failure::Failure;
use crate::files::read_text;
use iquazu_bots::arena::{Entrant, GameResult};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: File,
    known: BTreeMap<u64, Vec<GameResult>>,
}

impl Log {
    pub(crate) fn open(path: &Path, plan: &Plan) -> Result<Log, Failure> {
        let title = title(plan);
        let mut known = BTreeMap::new();
        if path.exists() {
            let text = read_text(path)?;
            let mut lines = text.split_inclusive('\n');
            if lines.next().map(str::trim_end) != Some(title.as_str()) {
                return Err(Failure::input(path.display(), format!("this is the log of another match than `{title}`")));
            }
            // A last line without its end was cut off by a sudden stop; its block is played again.
            known = lines.filter(|line| line.ends_with('\n')).filter_map(read_block).collect();
        }
        let trouble = |error| Failure::Trouble(format!("cannot write {}: {error}", path.display()));
        let fresh = !path.exists();
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(trouble)?;
        writeln!(file, "{}", if fresh { &title } else { "" }).map_err(trouble)?;
        Ok(Log { path: path.to_owned(), file, known })
    }

    pub(crate) fn take_known(&mut self) -> BTreeMap<u64, Vec<GameResult>> {
        std::mem::take(&mut self.known)
    }

    pub(crate) fn note(&mut self, block: &Played) -> Result<(), Failure> {
        let games: Vec<String> = block.games.iter().map(write_game).collect();
        writeln!(self.file, "{} {}", block.number, games.join(" "))
            .map_err(|error| Failure::Trouble(format!("cannot write {}: {error}", self.path.display())))
    }
}

fn title(plan: &Plan) -> String {
    let names: Vec<&str> = plan.entrants.iter().map(Entrant::name).collect();
    format!("arena players {} seed {} edition {} bots {}", plan.players, plan.seed, plan.edition.id(), names.join(","))
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
    fn a_line_reads_back_as_the_block_that_was_noted() {
        let game = GameResult { seats: vec![1, 0, 1], scores: vec![60, 71, 3] };
        assert_eq!(read_game(&write_game(&game)), Some(game.clone()));
        assert_eq!(read_block("12 1=60,0=71,1=3\n"), Some((12, vec![game])));
        assert_eq!(read_block("\n"), None);
        assert_eq!(read_block("12 1=60,0\n"), None);
    }
}

//! The log of a match, or of several one after the other, from which an interrupted run continues.
//!
//! A line that begins with `arena` identifies a match. Each further line is a block of it: its number, then for each game
//! the bot and the score of each seat, as `bot=points` with bots counted from 0. Weights of nets are not part of it.

use super::run::{MatchConfig, PlayedBlock};
use crate::error::CliError;
use crate::files::read_text;
use iquazu_bots::arena::{Entrant, GameResult};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The word with which the line of a match begins.
const TITLE: &str = "arena ";

/// The blocks of a match by their numbers.
type Blocks = BTreeMap<u64, Vec<GameResult>>;

#[derive(Debug)]
pub(crate) struct MatchLog {
    path: PathBuf,
    file: File,
    /// The blocks that the file had, by the line of their match.
    matches: BTreeMap<String, Blocks>,
}

impl MatchLog {
    /// Opens the log of several matches, or creates it.
    pub(crate) fn open(path: &Path) -> Result<MatchLog, CliError> {
        let write_error = |error| CliError::Runtime(format!("cannot write {}: {error}", path.display()));
        let mut matches = BTreeMap::new();
        let mut length = 0;
        if path.exists() {
            let text = read_text(path)?;
            // A last line without a line break is the rest of an interrupted write; its block is played again.
            length = text.rfind('\n').map_or(0, |end| end + 1);
            matches = read_matches(&text[..length]).ok_or_else(|| {
                CliError::invalid(path.display(), format!("expected a log that begins with `{TITLE}`"))
            })?;
        }
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(write_error)?;
        file.set_len(length as u64).map_err(write_error)?;
        let file = OpenOptions::new().append(true).open(path).map_err(write_error)?;
        Ok(MatchLog { path: path.to_owned(), file, matches })
    }

    /// Opens the log of one match, or creates it, and returns it with the blocks that it has.
    pub(crate) fn open_one(path: &Path, title: &str) -> Result<(MatchLog, Blocks), CliError> {
        let mut log = MatchLog::open(path)?;
        if !log.matches.is_empty() && !log.matches.contains_key(title) {
            return Err(CliError::invalid(
                path.display(),
                format!("log of another match: expected `{title}` in line 1"),
            ));
        }
        let completed = log.begin(title)?;
        Ok((log, completed))
    }

    /// Begins a match, and returns the blocks of it that the log has.
    pub(crate) fn begin(&mut self, title: &str) -> Result<Blocks, CliError> {
        self.write(title)?;
        Ok(self.matches.remove(title).unwrap_or_default())
    }

    pub(crate) fn append(&mut self, block: &PlayedBlock) -> Result<(), CliError> {
        let games: Vec<String> = block.games.iter().map(write_game).collect();
        self.write(&format!("{} {}", block.number, games.join(" ")))
    }

    fn write(&mut self, line: &str) -> Result<(), CliError> {
        writeln!(self.file, "{line}")
            .map_err(|error| CliError::Runtime(format!("cannot write {}: {error}", self.path.display())))
    }
}

/// Returns the blocks of each match; `None` if the text does not begin with one.
fn read_matches(text: &str) -> Option<BTreeMap<String, Blocks>> {
    let mut matches: BTreeMap<String, Blocks> = BTreeMap::new();
    let mut title = None;
    for line in text.lines() {
        if line.starts_with(TITLE) {
            title = Some(line);
            matches.entry(line.to_owned()).or_default();
        } else if let Some((number, games)) = read_block(line) {
            matches.get_mut(title?)?.insert(number, games);
        }
    }
    (title.is_some() || text.is_empty()).then_some(matches)
}

/// Returns the line of a match.
pub(crate) fn title(config: &MatchConfig) -> String {
    let names: Vec<&str> = config.entrants.iter().map(Entrant::name).collect();
    format!(
        "{TITLE}players {} seed {} edition {} bots {}",
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

    #[test]
    fn blocks_belong_to_the_match_before_them() {
        let log = "arena one\n0 0=1,1=2\narena two\n0 0=3,1=4\n1 0=5,1=6\n\narena one\n1 0=7,1=8\n";
        let matches = read_matches(log).expect("a log");
        let numbers = |title: &str| matches[title].keys().copied().collect::<Vec<u64>>();
        assert_eq!((numbers("arena one"), numbers("arena two")), (vec![0, 1], vec![0, 1]));
        assert_eq!(matches["arena one"][&1][0].scores, [7, 8]);
        assert_eq!(read_matches(""), Some(BTreeMap::new()));
        assert!(["0 0=1,1=2\n", "some page\n"].iter().all(|text| read_matches(text).is_none()));
    }

    #[test]
    fn log_of_several_matches_continues_after_an_interruption() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log.txt");
        let block = |number| PlayedBlock {
            number,
            games: vec![GameResult { seats: vec![0, 1], scores: vec![3, 4] }],
            records: String::new(),
        };
        let mut log = MatchLog::open(&path).expect("a new log");
        for title in ["arena one", "arena two"] {
            assert!(log.begin(title).expect("writable").is_empty());
            (0..3).for_each(|number| log.append(&block(number)).expect("writable"));
        }
        drop(log);
        let text = std::fs::read_to_string(&path).expect("readable");
        std::fs::write(&path, &text[..text.len() - 2]).expect("writable");
        for _ in 0..2 {
            let mut log = MatchLog::open(&path).expect("a log");
            assert_eq!(log.begin("arena one").expect("writable").len(), 3);
            assert_eq!(log.begin("arena two").expect("writable").len(), 2, "the last block was cut off");
            assert!(log.begin("arena three").expect("writable").is_empty());
        }
        assert!(MatchLog::open_one(&path, "arena four").is_err());
        assert_eq!(MatchLog::open_one(&path, "arena one").expect("the log has it").1.len(), 3);
    }
}

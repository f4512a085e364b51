//! Record files, and the lines of their steps.

use crate::editions::EditionSet;
use crate::error::CliError;
use iquazu_rules::text::{Record, ReplayError};
use std::path::{Path, PathBuf};

/// A file of records.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: PathBuf,
    text: String,
    pub(crate) games: Vec<Record>,
}

impl RecordFile {
    pub(crate) fn open(path: &Path, editions: &EditionSet) -> Result<RecordFile, CliError> {
        let (text, games) = editions.read_records(path)?;
        Ok(RecordFile { path: path.to_owned(), text, games })
    }

    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Returns the game with this number, from 1.
    pub(crate) fn game(&self, number: usize) -> Result<&Record, CliError> {
        let game = number.checked_sub(1).and_then(|index| self.games.get(index));
        game.ok_or_else(|| {
            let count = self.games.len();
            CliError::invalid(self.name(), format!("expected a game from 1 to {count}, found {number}"))
        })
    }

    /// Adds file, line and game (numbered from 1) to an error.
    pub(crate) fn error_at(&self, number: usize, error: ReplayError) -> CliError {
        let step = error.step().unwrap_or_else(|| self.games[number - 1].steps.len() + 1);
        let line = line_of_step(&self.text, number, step).unwrap_or(1);
        let game = if self.games.len() > 1 { format!("game {number}, ") } else { String::new() };
        CliError::invalid(self.name(), format!("line {line}: {game}{error}"))
    }
}

/// Returns the line (from 1) of a step in the `game`-th record of a text. Step 0 is the setup; the result comes after the
/// last step.
fn line_of_step(text: &str, game: usize, step: usize) -> Option<usize> {
    let lines = text.lines().map(str::trim).zip(1..);
    let mut lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with(';'));
    for _ in 0..game {
        lines.find(|(line, _)| line.starts_with("iquazu-record"))?;
    }
    let setup = lines.find(|(line, _)| line.starts_with("setup"))?;
    [setup].into_iter().chain(lines).nth(step).map(|(_, number)| number)
}

#[cfg(test)]
mod tests {
    use super::line_of_step;

    #[test]
    fn lines_of_steps_skip_comments_and_other_games() {
        let text =
            "iquazu-record 1\ntag a setup\n\nsetup\n; a remark\n1 draw\niquazu-record 1\nsetup\n1 draw\n2 draw\n";
        assert_eq!(line_of_step(text, 1, 0), Some(4));
        assert_eq!(line_of_step(text, 1, 1), Some(6));
        assert_eq!(line_of_step(text, 2, 2), Some(10));
        assert_eq!(line_of_step(text, 3, 0), None);
    }
}

//! `iquazu replay`: draws positions of recorded games and checks records.

use crate::editions::{EditionSet, EditionsOption};
use crate::error::CliError;
use crate::narration::describe;
use crate::record_file::RecordFile;
use crate::style::ColorOption;
use clap::Args;
use iquazu_rules::text::{Drawing, Record};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Draw a position of a recorded game, or check records
///
/// Rows and columns are drawn as on the wall, the frame between double lines, prices above it, rocks below, tiles at the
/// right. A gap is two characters: its content (. empty, ~ a drop, 1 to 4 a gem of that seat) and its colour (w white, b
/// blue, o orange).
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  iquazu replay game.txt --at 20
  iquazu replay --check games/*.txt")]
pub(crate) struct Replays {
    /// Record file (several with --check); - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Draw the position after step N, 0 for the setup [default: the last step]
    #[arg(long, value_name = "N", conflicts_with = "check")]
    at: Option<usize>,
    /// Draw game N of the file
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "check")]
    game: usize,
    /// Print the position as one line of text
    #[arg(long, conflicts_with = "check")]
    line: bool,
    /// Check that all games of all files follow the rules; stop at the first that does not
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    editions: EditionsOption,
    #[command(flatten)]
    color: ColorOption,
}

impl Replays {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let editions = self.editions.load()?;
        if self.check {
            return self.files.iter().try_for_each(|path| check(path, &editions, out));
        }
        match self.files.as_slice() {
            [path] => self.show(&RecordFile::open(path, &editions)?, out),
            _ => Err(CliError::InvalidInput("expected one file; only --check takes several".into())),
        }
    }

    fn show(&self, file: &RecordFile, out: &mut dyn Write) -> Result<(), CliError> {
        let record = file.game(self.game)?;
        let last = record.steps.len();
        let at = self.at.unwrap_or(last);
        if at > last {
            return Err(CliError::invalid(file.name(), format!("expected a step from 0 to {last}, found {at}")));
        }
        let mut replay = record.replay();
        let mut events = Vec::new();
        for _ in 0..=at {
            events.clear();
            replay.step(&mut events).map_err(|error| file.error_at(self.game, error))?;
        }
        let state = replay.state();
        if self.line {
            return Ok(writeln!(out, "{}", state.to_position())?);
        }
        writeln!(out, "step {at} of {last}{}", heading(record, at))?;
        for event in &events {
            writeln!(out, "  {}", describe(event))?;
        }
        writeln!(out)?;
        let style = self.color.styles();
        Ok(write!(out, "{}", Drawing { state, viewer: None, colours: &record.colours, style })?)
    }
}

/// Describes the action that led to a position.
fn heading(record: &Record, at: usize) -> String {
    match at.checked_sub(1).and_then(|index| record.steps.get(index)) {
        Some(step) => format!(": seat {} {}", step.seat, step.action),
        None => ": setup".to_owned(),
    }
}

fn check(path: &Path, editions: &EditionSet, out: &mut dyn Write) -> Result<(), CliError> {
    let file = RecordFile::open(path, editions)?;
    for (record, number) in file.games.iter().zip(1..) {
        record.check().map_err(|error| file.error_at(number, error))?;
    }
    let games = match file.games.len() {
        1 => "1 game follows".to_owned(),
        count => format!("{count} games follow"),
    };
    Ok(writeln!(out, "{}: {games} the rules", file.name())?)
}

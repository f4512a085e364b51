//! `iquazu replay`: looks at positions of recorded games, and checks records.

use crate::draw::Drawing;
use crate::editions::{EditionSet, EditionsOption};
use crate::error::CliError;
use crate::narration::describe;
use crate::record_file::RecordFile;
use crate::style::ColorOption;
use clap::Args;
use iquazu_rules::text::Record;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Draw a position of a recorded game, or check records
///
/// Rows and columns are drawn as on the wall. A gap is two signs: what lies in it (. nothing, ~ a drop, 1 to 4 a gem of
/// that seat) and its colour (w white, b blue, o orange). The frame stands between double lines, prices above it.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  iquazu replay game.txt --at 20
  iquazu replay --check games/*.txt")]
pub(crate) struct Replays {
    /// A file of records (several with --check); - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Show the position after so many steps, 0 for the setup; without it the last one
    #[arg(long, value_name = "N", conflicts_with = "check")]
    at: Option<usize>,
    /// Which game of the file
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "check")]
    game: usize,
    /// Print the position as one line of text instead
    #[arg(long, conflicts_with = "check")]
    line: bool,
    /// Play all games of all files by the rules, and stop at the first that is wrong
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    editions: EditionsOption,
    #[command(flatten)]
    color: ColorOption,
}

impl Replays {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let shelf = self.editions.load()?;
        if self.check {
            return self.files.iter().try_for_each(|path| check(path, &shelf, out));
        }
        match self.files.as_slice() {
            [path] => self.show(&RecordFile::open(path, &shelf)?, out),
            _ => Err(CliError::InvalidInput(
                "one file can be shown at a time; several can be checked with --check".into(),
            )),
        }
    }

    fn show(&self, archive: &RecordFile, out: &mut dyn Write) -> Result<(), CliError> {
        let record = archive.game(self.game)?;
        let last = record.steps.len();
        let at = self.at.unwrap_or(last);
        if at > last {
            return Err(CliError::invalid(archive.name(), format!("expected a step from 0 to {last}, not {at}")));
        }
        let mut replay = record.replay();
        let mut events = Vec::new();
        for _ in 0..=at {
            events.clear();
            replay.step(&mut events).map_err(|error| archive.error_at(self.game, error))?;
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
        Ok(Drawing { state, colours: &record.colours, styles: self.color.styles() }.draw(out)?)
    }
}

/// The action that led here.
fn heading(record: &Record, at: usize) -> String {
    match at.checked_sub(1).and_then(|index| record.steps.get(index)) {
        Some(step) => format!(": seat {} {}", step.seat, step.action),
        None => ": setup".to_owned(),
    }
}

fn check(path: &Path, shelf: &EditionSet, out: &mut dyn Write) -> Result<(), CliError> {
    let archive = RecordFile::open(path, shelf)?;
    for (record, number) in archive.games.iter().zip(1..) {
        record.check().map_err(|error| archive.error_at(number, error))?;
    }
    let games = match archive.games.len() {
        1 => "1 game is".to_owned(),
        count => format!("{count} games are"),
    };
    Ok(writeln!(out, "{}: {games} by the rules", archive.name())?)
}

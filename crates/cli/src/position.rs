//! `iquazu position`: draws positions.

use crate::editions::EditionsOption;
use crate::error::CliError;
use crate::files::read_text;
use crate::style::ColorOption;
use clap::Args;
use iquazu_rules::text::Drawing;
use iquazu_rules::{PlayerColour, SeatMap, State};
use std::io::Write;
use std::path::PathBuf;

/// Draw positions, one per line of a file
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu replay game.txt --at 20 --line | iquazu position -")]
pub(crate) struct Positions {
    /// File with one position per line; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    editions: EditionsOption,
    #[command(flatten)]
    color: ColorOption,
}

impl Positions {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let editions = self.editions.load()?;
        let text = read_text(&self.file)?;
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let mut before = "";
        for (line, number) in lines {
            let position = editions.read_position(line).map_err(|mut error| {
                error.line = number;
                editions.explain(&self.file, &error)
            })?;
            let state = State::try_from(position)
                .map_err(|error| CliError::invalid(self.file.display(), format!("line {number}: {error}")))?;
            write!(out, "{before}")?;
            let colours = SeatMap(PlayerColour::ALL);
            let style = self.color.styles();
            write!(out, "{}", Drawing { state: &state, viewer: None, colours: &colours, style })?;
            before = "\n";
        }
        Ok(())
    }
}

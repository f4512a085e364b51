//! `iquazu position`: draws positions that are written as lines of text.

use crate::draw::Drawing;
use crate::editions::KnownEditions;
use crate::failure::Failure;
use crate::files::read_text;
use crate::paint::Colouring;
use clap::Args;
use iquazu_rules::{PlayerColour, SeatMap, State};
use std::io::Write;
use std::path::PathBuf;

/// Draw positions that are given as lines of text
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu replay game.txt --at 20 --line | iquazu position -")]
pub(crate) struct Positions {
    /// A file with a position on each line; - is standard input
    file: PathBuf,
    #[command(flatten)]
    editions: KnownEditions,
    #[command(flatten)]
    colouring: Colouring,
}

impl Positions {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let shelf = self.editions.load()?;
        let text = read_text(&self.file)?;
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let mut before = "";
        for (line, number) in lines {
            let position = shelf.read_position(line).map_err(|mut error| {
                error.line = number;
                shelf.explain(&self.file, error)
            })?;
            let state = State::try_from(position)
                .map_err(|error| Failure::input(self.file.display(), format!("line {number}: {error}")))?;
            write!(out, "{before}")?;
            let colours = SeatMap(PlayerColour::ALL);
            Drawing { state: &state, colours: &colours, paint: self.colouring.paint() }.draw(out)?;
            before = "\n";
        }
        Ok(())
    }
}

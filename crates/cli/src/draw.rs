//! Draws a position as text: the wall with frame, rocks and tiles, then seats and piles.

mod seats;
mod wall;

use crate::style::Styles;
use iquazu_rules::{PlayerColour, SeatMap, State};
use std::io::{self, Write};

/// A position with the colours of its seats and of the terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing<'s> {
    pub(crate) state: &'s State,
    pub(crate) colours: &'s SeatMap<PlayerColour>,
    pub(crate) styles: Styles,
}

impl Drawing<'_> {
    pub(crate) fn draw(&self, out: &mut dyn Write) -> io::Result<()> {
        self.draw_wall(out)?;
        writeln!(out)?;
        self.draw_seats(out)?;
        writeln!(out)?;
        self.draw_piles(out)?;
        writeln!(out, "{}", self.styles.strong(&self.next()))
    }
}

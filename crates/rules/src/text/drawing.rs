//! Draws a position as text: the wall with frame, rocks and tiles, then seats and piles.

mod seats;
mod wall;

use crate::{Colour, PlayerColour, SeatMap, State, Viewer};
use std::fmt;

/// How parts of a drawing are emphasised. The default is plain text, which says the same.
pub trait DrawingStyle {
    /// Emphasises a gap's colour.
    fn gap(&self, _: Colour, text: &str) -> String {
        text.to_owned()
    }

    /// Emphasises a player's colour.
    fn gem(&self, _: PlayerColour, text: &str) -> String {
        text.to_owned()
    }

    /// Emphasises water.
    fn water(&self, text: &str) -> String {
        text.to_owned()
    }

    /// Shades what counts for nothing any more.
    fn dimmed(&self, text: &str) -> String {
        text.to_owned()
    }

    /// Stresses what is most important.
    fn strong(&self, text: &str) -> String {
        text.to_owned()
    }
}

/// Plain text.
impl DrawingStyle for () {}

/// A position to be drawn, by `Display`.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'s, S = ()> {
    /// The position.
    pub state: &'s State,
    /// Whose knowledge is drawn; `None` draws every hand.
    pub viewer: Option<Viewer>,
    /// The colours of the seats.
    pub colours: &'s SeatMap<PlayerColour>,
    /// How parts are emphasised.
    pub style: S,
}

impl<S: DrawingStyle> fmt::Display for Drawing<'_, S> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draw_wall(out)?;
        writeln!(out)?;
        self.draw_seats(out)?;
        writeln!(out)?;
        self.draw_piles(out)?;
        writeln!(out, "{}", self.style.strong(&self.next()))
    }
}

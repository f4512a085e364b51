//! Draws the seats with their hands and tiles, the piles, and who decides next.

use super::{Drawing, DrawingStyle};
use crate::{Cards, Chance, Next, Seat, Stage, Viewer};
use std::fmt;

impl<S: DrawingStyle> Drawing<'_, S> {
    pub(super) fn draw_seats(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.state.table();
        writeln!(out, "seat      score  hand               gems  tiles")?;
        for seat in table.players().seats() {
            let name = self.style.gem(self.colours[seat], &format!("{seat} {:6}", self.colours[seat].to_string()));
            let hand = self.seen_hand(seat);
            let boxes = self.boxes(seat);
            let tiles = table.tiles(seat).to_string();
            let rest = format!("{:4}  {tiles:16} {boxes}", table.gems_left(seat));
            writeln!(out, "{name}  {:5}  {hand:17} {}", table.score(seat), rest.trim_end())?;
        }
        Ok(())
    }

    /// Returns a hand as the viewer sees it: all others' are reduced to their number.
    fn seen_hand(&self, seat: Seat) -> String {
        let hand = self.state.hand(seat);
        match self.viewer {
            Some(viewer) if viewer != Viewer::Seat(seat) => format!("? ({})", hand.total()),
            _ => counted(hand),
        }
    }

    fn seen_draw_pile(&self) -> String {
        let pile = self.state.draw_pile();
        if self.viewer.is_some() { format!("({})", pile.total()) } else { counted(pile) }
    }

    fn boxes(&self, seat: Seat) -> &'static str {
        let table = self.state.table();
        match (table.active() == seat && !self.state.is_over(), table.water() == seat) {
            (true, true) => "gem box, water box",
            (true, false) => "gem box",
            (false, true) => "water box",
            (false, false) => "",
        }
    }

    pub(super) fn draw_piles(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.state.table();
        let (light, dark) = table.face_down();
        writeln!(
            out,
            "draw pile {}, discard pile {}, {} drops left",
            self.seen_draw_pile(),
            counted(table.discard_pile()),
            table.drops_left()
        )?;
        writeln!(out, "face down {light} (light backs), {dark} (dark backs)")
    }

    /// Describes the next decision.
    pub(super) fn next(&self) -> String {
        let turn = self.state.table().turn();
        match self.state.next() {
            Next::Chance(Chance::Strips) => "setup: the strips are placed".to_owned(),
            Next::Chance(Chance::Tiles { position, .. }) => format!("the tiles of position {position} are turned up"),
            Next::Chance(Chance::Deal { seat, count }) => format!("setup: {} is dealt {count} cards", self.who(seat)),
            Next::Chance(Chance::Draw { seat, count }) => format!("turn {turn}: {} gets {count} cards", self.who(seat)),
            Next::Seat(seat) => format!("turn {turn}: {} {}", self.who(seat), self.choice()),
            Next::Over => {
                let winners: Vec<String> = self.state.winners().map(|seat| self.who(seat)).collect();
                let verb = if winners.len() == 1 { "wins" } else { "win together" };
                format!("after {turn} turns {} {verb}", winners.join(" and "))
            }
        }
    }

    fn choice(&self) -> &'static str {
        match self.state.table().stage() {
            Stage::Act => "owes an action",
            Stage::Close => "may use tiles or end the turn",
            _ => "has to discard down to 12 cards",
        }
    }

    fn who(&self, seat: Seat) -> String {
        format!("seat {seat} ({})", self.colours[seat])
    }
}

/// Formats cards with their number: `2w1o (3)`.
fn counted(cards: Cards) -> String {
    format!("{cards} ({})", cards.total())
}

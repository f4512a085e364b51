//! Draws the wall: the frame between double lines, prices above, rocks below, tiles at the right.

use super::{Drawing, DrawingStyle};
use crate::{COLUMNS, Content, Gap, Row, Stage};
use std::fmt;

impl<S: DrawingStyle> Drawing<'_, S> {
    pub(super) fn draw_wall(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.state.table();
        let price = |column| table.price(column).map_or(String::new(), |price| price.to_string());
        self.line(out, "price", |column| cell(&price(column)), "")?;
        let tiles = format!("tiles of {}", table.shown_position());
        let tiles = if table.stage() == Stage::Over { String::new() } else { tiles };
        self.line(out, "column", |column| self.shaded(column, &cell(&column.to_string())), &tiles)?;
        for row in Row::ALL {
            self.line(out, "", |_| cell(""), "")?;
            self.draw_row(out, row)?;
        }
        self.line(out, "", |_| cell(""), "")?;
        let ranks = ["1st", "2nd", "3rd"];
        for (rank, name) in ranks.iter().enumerate().take(usize::from(table.players().count()) - 1) {
            let points = |column: u8| self.shaded(column, &cell(&table.rock(column)[rank].to_string()));
            self.line(out, &format!("rock {name}"), points, "")?;
        }
        Ok(())
    }

    /// Draws a row. It has as many lines as its column with the most gaps.
    fn draw_row(&self, out: &mut fmt::Formatter<'_>, row: Row) -> fmt::Result {
        let table = self.state.table();
        let gaps = |column: u8| {
            table.gaps_in(column).filter(move |gap| table.gap(*gap).is_some_and(|(in_row, _)| in_row == row))
        };
        let height = (1..=COLUMNS).map(|column| gaps(column).count()).max().unwrap_or(0);
        let tile = table.shown_tile(row).map_or(String::new(), |tile| format!("  {tile}"));
        for line in 0..height {
            let (label, tile) =
                if line == 0 { (format!("row {}", row.number()), tile.as_str()) } else { <_>::default() };
            self.line(out, &label, |column| gaps(column).nth(line).map_or(cell(""), |gap| self.gap(gap)), tile)?;
        }
        Ok(())
    }

    /// Draws the content and the colour of a gap: `.w` is an empty white gap, `2w` has a gem of seat 2, `~w` a drop.
    fn gap(&self, gap: Gap) -> String {
        let table = self.state.table();
        let (_, colour) = table.gap(gap).expect("a gap of the wall");
        let content = match table.content(gap) {
            Content::Empty => ".".to_owned(),
            Content::Drop => self.style.water("~"),
            Content::Gem(seat) => self.style.gem(self.colours[seat], &seat.to_string()),
        };
        format!("  {content}{}", self.style.gap(colour, &colour.letter().to_string()))
    }

    /// Draws text of columns left of the frame faintly: the waterfall covers them.
    fn shaded(&self, column: u8, text: &str) -> String {
        if column < self.state.table().frame() { self.style.dimmed(text) } else { text.to_owned() }
    }

    fn line(&self, out: &mut fmt::Formatter<'_>, label: &str, cell: impl Fn(u8) -> String, right: &str) -> fmt::Result {
        let visible = self.state.table().visible_columns();
        let (first, last) = (visible.clone().min(), visible.max());
        let mut line = format!("{label:8}");
        for column in 1..=COLUMNS {
            if Some(column) == first {
                line.push_str(" ║");
            }
            line.push_str(&cell(column));
            if Some(column) == last {
                line.push_str(" ║");
            }
        }
        line.push_str(&format!("   {right}"));
        writeln!(out, "{}", line.trim_end())
    }
}

fn cell(text: &str) -> String {
    format!("{text:>4}")
}

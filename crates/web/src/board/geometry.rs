//! Where things are on the wall, in units of the drawing: a column is 100 wide, a row 112 high. At the
//! narrowest phone (360 px for the frame) a unit is 0.588 px, so that two gaps of one row, staggered left
//! and right, still are targets of 44 px each that do not overlap.

use super::model::{BoardModel, FIRST_TILES, FRAME_COLUMNS, Place, ROWS};

pub const WIDTH: f64 = 1500.0;
pub const HEIGHT: f64 = 800.0;
pub const LEFT: f64 = 60.0;
pub const COLUMN: f64 = 100.0;
pub const TOP: f64 = 118.0;
pub const ROW: f64 = 112.0;
/// Lower edge of the rows, upper edge of the rocks.
pub const FOOT: f64 = TOP + 5.0 * ROW;
/// A little more than half the distance of two neighbouring gaps of the widest kind of row: where a long prompt leaves less
/// room for the wall, they still are targets of 44 px on the narrowest phone.
pub const REACH: f64 = 40.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
    /// 1 where a row has one or two gaps; smaller where it has more.
    pub scale: f64,
}

/// Left edge of a position.
pub fn column_x(position: u8) -> f64 {
    LEFT + (f64::from(position) - 1.0) * COLUMN
}

/// Upper edge of a row.
pub fn row_y(row: u8) -> f64 {
    TOP + (f64::from(row) - 1.0) * ROW
}

/// Centres of a column's gaps, from their rows, relative to the column's left edge. The order from top to
/// bottom is strict, as in the rules.
pub fn gap_spots(rows: &[u8]) -> Vec<Spot> {
    let count = |row| rows.iter().filter(|r| **r == row).count();
    let place = |(at, &row): (usize, &u8)| {
        let before = rows[..at].iter().filter(|r| **r == row).count();
        let all = count(row);
        let side = if before % 2 == 0 { -25.0 } else { 25.0 };
        let share = (before as f64 + 0.5) / all as f64;
        Spot {
            x: COLUMN / 2.0 + if all == 1 { 0.0 } else { side },
            y: row_y(row) + ROW * share,
            scale: if all <= 2 { 1.0 } else { 2.1 / all as f64 },
        }
    };
    rows.iter().enumerate().map(place).collect()
}

/// Centre of a tile relative to its position's left edge and its row's upper edge.
pub const TILE_X: f64 = 41.0;
pub const TILE_Y: f64 = 46.0;

/// Every place that can be pointed at now, with its centre on the wall.
pub fn places(model: &BoardModel) -> Vec<(Place, f64, f64)> {
    let mut found = Vec::new();
    for (at, column) in model.columns.iter().enumerate() {
        let number = at as u8 + 1;
        if !model.in_frame(number) {
            continue;
        }
        let rows: Vec<u8> = column.gaps.iter().map(|gap| gap.row).collect();
        for (index, spot) in gap_spots(&rows).into_iter().enumerate() {
            let gap = Place::Gap { column: number, index: index as u8 };
            found.push((gap, column_x(number) + spot.x, spot.y));
        }
        found.push((Place::Rock { column: number }, column_x(number) + 50.0, FOOT + 36.0));
    }
    let position = model.frame + FRAME_COLUMNS;
    for row in (1..=ROWS).filter(|row| position >= FIRST_TILES && model.tile(position, *row).is_some()) {
        let tile = Place::Tile { position, row };
        found.push((tile, column_x(position) + TILE_X, row_y(row) + TILE_Y));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reconstructed edition's densest pattern, and what other editions may bring.
    #[test]
    fn gaps_run_strictly_downwards() {
        for rows in [&[1, 1, 2, 3, 3, 4, 5, 5][..], &[1, 1, 1, 1, 2, 2, 2, 3, 5], &[3]] {
            let spots = gap_spots(rows);
            assert!(spots.windows(2).all(|pair| pair[0].y < pair[1].y), "{rows:?}");
        }
    }

    #[test]
    fn touch_targets_of_44_px_do_not_overlap_on_the_narrowest_phone() {
        let px_per_unit = 360.0 / 612.0;
        let full = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
        let here = gap_spots(&full);
        let next = here.iter().map(|s| Spot { x: s.x + COLUMN, ..*s });
        let all: Vec<Spot> = here.iter().copied().chain(next).collect();
        for (at, a) in all.iter().enumerate() {
            for b in &all[at + 1..] {
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart >= 1.87 * REACH, "{a:?} {b:?}");
                assert!(apart * px_per_unit >= 44.0, "{a:?} {b:?}");
            }
        }
    }
}

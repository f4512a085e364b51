//! Geometry of the wall in drawing units: a column is 100 wide, a row 112 high. On the narrowest phone (360 px for the
//! frame) a unit is 0.588 px, so two gaps of one row, staggered left and right, are touch targets of 44 px each that do
//! not overlap.

use super::model::{BoardModel, FIRST_TILE_POSITION, FRAME_COLUMNS, Place, ROWS};

pub const WIDTH: f64 = 1500.0;
pub const HEIGHT: f64 = 800.0;
pub const COLUMNS_LEFT: f64 = 60.0;
pub const COLUMN_WIDTH: f64 = 100.0;
pub const ROWS_TOP: f64 = 118.0;
pub const ROW_HEIGHT: f64 = 112.0;
/// Height of all rows together.
pub const ROWS_HEIGHT: f64 = ROWS as f64 * ROW_HEIGHT;
/// Lower edge of the rows, upper edge of the rocks.
pub const ROWS_BOTTOM: f64 = ROWS_TOP + ROWS_HEIGHT;
/// Width of the columns inside the frame and the tiles beside them.
pub const FRAME_WIDTH: f64 = (FRAME_COLUMNS + 1) as f64 * COLUMN_WIDTH;
/// Width and height that are visible at least: the frame, without the dragon and the points track.
pub const CORE_WIDTH: f64 = 612.0;
pub const CORE_HEIGHT: f64 = 676.0;
/// Slightly more than half the distance between neighbouring gaps in the widest row, so that gaps stay 44 px targets on
/// the narrowest phone when a long prompt leaves less room for the wall.
pub const TOUCH_RADIUS: f64 = 40.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GapSpot {
    pub x: f64,
    pub y: f64,
    /// 1 for rows with one or two gaps, smaller for rows with more.
    pub scale: f64,
}

/// Returns the left edge of a position.
pub fn column_x(position: u8) -> f64 {
    COLUMNS_LEFT + (f64::from(position) - 1.0) * COLUMN_WIDTH
}

/// Returns the upper edge of a row.
pub fn row_y(row: u8) -> f64 {
    ROWS_TOP + (f64::from(row) - 1.0) * ROW_HEIGHT
}

/// Returns the centres of a column's gaps, relative to the column's left edge. They run strictly from top to bottom, in
/// the order of the rules.
pub fn gap_spots(rows: &[u8]) -> Vec<GapSpot> {
    let count = |row| rows.iter().filter(|r| **r == row).count();
    let place = |(at, &row): (usize, &u8)| {
        let before = rows[..at].iter().filter(|r| **r == row).count();
        let all = count(row);
        let side = if before % 2 == 0 { -25.0 } else { 25.0 };
        let share = (before as f64 + 0.5) / all as f64;
        GapSpot {
            x: COLUMN_WIDTH / 2.0 + if all == 1 { 0.0 } else { side },
            y: row_y(row) + ROW_HEIGHT * share,
            scale: if all <= 2 { 1.0 } else { 2.1 / all as f64 },
        }
    };
    rows.iter().enumerate().map(place).collect()
}

/// Centre of a tile, relative to its position's left edge and its row's upper edge.
pub const TILE_X: f64 = 41.0;
pub const TILE_Y: f64 = 46.0;

/// Returns every place that can be focused now, with its centre on the wall.
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
        found.push((Place::Rock { column: number }, column_x(number) + 50.0, ROWS_BOTTOM + 36.0));
    }
    let position = model.frame + FRAME_COLUMNS;
    for row in (1..=ROWS).filter(|row| position >= FIRST_TILE_POSITION && model.tile(position, *row).is_some()) {
        let tile = Place::Tile { position, row };
        found.push((tile, column_x(position) + TILE_X, row_y(row) + TILE_Y));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The densest column of the reconstructed edition, and denser ones that other editions may have.
    #[test]
    fn gaps_run_strictly_downwards() {
        for rows in [&[1, 1, 2, 3, 3, 4, 5, 5][..], &[1, 1, 1, 1, 2, 2, 2, 3, 5], &[3]] {
            let spots = gap_spots(rows);
            assert!(spots.windows(2).all(|pair| pair[0].y < pair[1].y), "{rows:?}");
        }
    }

    #[test]
    fn style_sheet_has_the_same_numbers() {
        let css = include_str!("board.css");
        let numbers = [
            ("wall-width", WIDTH),
            ("wall-height", HEIGHT),
            ("columns-left", COLUMNS_LEFT),
            ("column-width", COLUMN_WIDTH),
            ("rows-top", ROWS_TOP),
            ("rows-height", ROWS_HEIGHT),
            ("core-width", CORE_WIDTH),
            ("core-height", CORE_HEIGHT),
        ];
        for (name, value) in numbers {
            assert!(css.contains(&format!("  --{name}: {value};\n")), "--{name} is not {value}");
        }
    }

    #[test]
    fn touch_targets_of_44_px_do_not_overlap_at_360_px() {
        let px_per_unit = 360.0 / CORE_WIDTH;
        let full = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
        let here = gap_spots(&full);
        let next = here.iter().map(|s| GapSpot { x: s.x + COLUMN_WIDTH, ..*s });
        let all: Vec<GapSpot> = here.iter().copied().chain(next).collect();
        for (at, a) in all.iter().enumerate() {
            for b in &all[at + 1..] {
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart >= 1.87 * TOUCH_RADIUS, "{a:?} {b:?}");
                assert!(apart * px_per_unit >= 44.0, "{a:?} {b:?}");
            }
        }
    }
}

//! Geometry of the wall in drawing units: a column is 100 wide, a row 112 high. On the narrowest phone (360 px for the
//! frame) a unit is 0.588 px, so two gaps of one row, staggered left and right, are touch targets of 44 px each that do
//! not overlap.

/// Positions of the wall; the last three hold only tiles.
pub const POSITIONS: u8 = 14;
/// Rows of the wall.
pub const ROWS: u8 = 5;
/// The first position that holds tiles.
pub const FIRST_TILE_POSITION: u8 = 6;
/// Columns inside the frame. The tiles of the next position are visible beside them.
pub const FRAME_COLUMNS: u8 = 5;

/// Width of the wall.
pub const WIDTH: f64 = 1500.0;
/// Height of the wall, with the points track.
pub const HEIGHT: f64 = 800.0;
/// Height of the leaves along the upper edge.
pub const CANOPY_HEIGHT: f64 = 146.0;
/// Left edge of the first column.
pub const COLUMNS_LEFT: f64 = 60.0;
/// Width of a column.
pub const COLUMN_WIDTH: f64 = 100.0;
/// Upper edge of the rows.
pub const ROWS_TOP: f64 = 118.0;
/// Height of a row.
pub const ROW_HEIGHT: f64 = 112.0;
/// Height of all rows together.
pub const ROWS_HEIGHT: f64 = ROWS as f64 * ROW_HEIGHT;
/// Lower edge of the rows, upper edge of the rocks.
pub const ROWS_BOTTOM: f64 = ROWS_TOP + ROWS_HEIGHT;
/// Width of the columns inside the frame and the tiles beside them.
pub const FRAME_WIDTH: f64 = (FRAME_COLUMNS + 1) as f64 * COLUMN_WIDTH;
/// Width that is visible at least: the frame, without the dragon and the points track.
pub const CORE_WIDTH: f64 = 612.0;
/// Height that is visible at least.
pub const CORE_HEIGHT: f64 = 676.0;
/// Slightly more than half the distance between neighbouring gaps in the widest row, so that gaps stay 44 px targets on
/// the narrowest phone when a long prompt leaves less room for the wall.
pub const TOUCH_RADIUS: f64 = 40.0;

/// Where a gap is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GapSpot {
    /// Centre, relative to the column's left edge.
    pub x: f64,
    /// Centre, from the top of the wall.
    pub y: f64,
    /// 1 for rows with one or two gaps, smaller for rows with more.
    pub scale: f64,
}

/// Returns a length as text, with at most two decimals. It is made of integers: the standard library's exact formatting of
/// floats would be a fortieth of the app.
pub fn units(length: f64) -> String {
    let hundredths = (length * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        rest => format!("{sign}{whole}.{rest:02}"),
    }
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

/// Centre of a tile, relative to its position's left edge.
pub const TILE_X: f64 = 41.0;
/// Centre of a tile, relative to its row's upper edge.
pub const TILE_Y: f64 = 46.0;

#[cfg(test)]
mod tests {
    use super::units;

    #[test]
    fn units_have_at_most_two_decimals() {
        let lengths = [0.0, 118.0, -16.0, -0.8, 0.525, 12.05, 17.6, -0.001].map(units);
        assert_eq!(lengths, ["0", "118", "-16", "-0.8", "0.53", "12.05", "17.6", "0"]);
    }
}

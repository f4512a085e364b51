//! Paths of the wall, the frame and the points track.

use crate::geometry::{FRAME_WIDTH, ROW_HEIGHT, ROWS_BOTTOM, ROWS_TOP, units};

/// Middle of the points track.
pub const TRACK_MIDDLE: f64 = 774.0;
/// Upper edge of the brook with the points track.
pub const TRACK_TOP: f64 = 752.0;
const TRACK_STEP: f64 = 17.6;
const TRACK_START: f64 = 46.0;

/// Returns the symbol of the pillar at a position.
pub fn pillar_symbol(position: u8) -> String {
    format!("#pillar-{}", (position * 5 + position / 4) % 3)
}

/// Returns the path of the slightly uneven ledges between the rows.
pub fn ledges(down: f64) -> String {
    let ledge = |row: u8| {
        let y = units(ROWS_TOP + ROW_HEIGHT * f64::from(row) + down);
        let step = |n: u8| format!("l50 {}", if (n + row).is_multiple_of(2) { 3 } else { -3 });
        format!("M0 {y}{}", (0..30).map(step).collect::<String>())
    };
    (1..5).map(ledge).collect()
}

/// Returns the path of the gold edges of the frame's two posts.
pub fn frame_edges() -> String {
    let edge = |(x, below): (f64, f64)| format!("M{} {}V{}", units(x), units(ROWS_TOP), units(ROWS_BOTTOM + below));
    [(-0.8, 4.0), (584.0, 4.0), (-14.0, 8.0), (FRAME_WIDTH, 8.0)].map(edge).concat()
}

/// Returns the path of the waves carved into the upper beam of the frame.
pub fn frame_waves() -> String {
    (0..25).map(|n| format!("M{} 106q6-9 12 0t12 0", n * 24 - 6)).collect()
}

/// Returns where a score is on a points track of `stones` stones. Scores beyond the end start again at the first stone.
pub fn stone_x(points: u16, stones: u16) -> f64 {
    let stone = if points == 0 { 0 } else { (points - 1) % stones + 1 };
    TRACK_START + f64::from(stone) * TRACK_STEP
}

/// Returns the path of the stones of the points track.
pub fn track_stones(stones: u16) -> String {
    let stone = |n: u16| {
        let r = if n.is_multiple_of(10) {
            7.5
        } else if n.is_multiple_of(5) {
            6.0
        } else {
            4.2
        };
        let (x, y) = (units(stone_x(n, stones) - r), units(TRACK_MIDDLE - 2.0));
        let (r, d) = (units(r), units(2.0 * r));
        format!("M{x} {y}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0z")
    };
    (0..=stones).map(stone).collect()
}

//! Where things are on the wall. The numbers are those of `iquazu_art`; here are the places that can be focused.

pub use iquazu_art::geometry::*;

use super::model::{BoardModel, Place};

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

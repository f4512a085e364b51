//! Preview of a placement: what a gem in a gap would change, before it is paid.

use iquazu_rules::{Gap, Ranking, Row, RowStanding, Seat, Table};

/// A value before and after a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeforeAfter<T> {
    /// The value before it.
    pub before: T,
    /// The value after it.
    pub after: T,
}

/// What a gem would change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacementPreview {
    /// The ranking of its column.
    pub column: BeforeAfter<Ranking>,
    /// The standing of its row.
    pub row: BeforeAfter<RowStanding>,
    /// For how many scorings it counts for its row, while it is inside the frame (I4, I7).
    pub row_scorings: u8,
    /// Whether it would complete the first column in the frame, which is then scored (I1).
    pub completes_column: bool,
}

/// Previews a gem of `seat` in a gap. Returns `None` if there is no such gap.
pub fn preview_placement(table: &Table, seat: Seat, gap: Gap) -> Option<PlacementPreview> {
    let (row, _): (Row, _) = table.gap(gap)?;
    let after = table.with_gem(gap, seat);
    let column = gap.column();
    Some(PlacementPreview {
        column: BeforeAfter { before: table.column_ranking(column), after: after.column_ranking(column) },
        row: BeforeAfter { before: table.row_standing(row), after: after.row_standing(row) },
        row_scorings: (column.min(table.rules().last_frame) + 1).saturating_sub(table.frame()),
        completes_column: column == table.frame() && after.is_full(column),
    })
}

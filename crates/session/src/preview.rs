//! What a gem in a gap would change, before it is paid.

use iquazu_rules::{Gap, Ranking, Row, RowStanding, Seat, Table};

/// A standing before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeforeAfter<T> {
    pub before: T,
    pub after: T,
}

/// What a gem would change: the standing of its column and of its row, and whether a scoring follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacementPreview {
    pub column: BeforeAfter<Ranking>,
    pub row: BeforeAfter<RowStanding>,
    /// I1: the gem would complete the first column of the frame.
    pub completes_column: bool,
}

/// Nothing where there is no such gap.
pub fn preview_placement(table: &Table, seat: Seat, gap: Gap) -> Option<PlacementPreview> {
    let (row, _): (Row, _) = table.gap(gap)?;
    let after = table.with_gem(gap, seat);
    let column = gap.column();
    Some(PlacementPreview {
        column: BeforeAfter { before: table.column_ranking(column), after: after.column_ranking(column) },
        row: BeforeAfter { before: table.row_standing(row), after: after.row_standing(row) },
        completes_column: column == table.frame() && after.is_full(column),
    })
}

//! What speaks for a move and what it costs, in terms that a player sees on the wall.

use crate::preview::{PlacementPreview, preview_placement};
use iquazu_rules::{Action, Content, Gap, Row, Seat, Table, Tile};

/// One thing to say about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// I1: the column is scored at once.
    Completes { column: u8 },
    /// Ahead in the column now, with what its rock would pay.
    TakesColumn { column: u8, points: u8 },
    /// Was ahead in the column already, and more clearly so now.
    KeepsColumn { column: u8 },
    /// Not ahead, but the rock would pay more than before.
    MorePoints { column: u8, points: u8 },
    /// Ahead in the row now.
    TakesRow { row: Row, tile: Tile },
    /// Was ahead in the row already.
    KeepsRow { row: Row },
    /// So many cards in hand after it.
    Cards { count: u8 },
    /// The move goes elsewhere while this column is about to be scored for another.
    LeavesColumn { column: u8, to: Seat },
}

/// With so many gaps or fewer left empty, the first column may be scored before the next own turn.
const NEARLY_FULL: usize = 2;

/// What speaks for a move of `seat` who holds so many cards; good things first.
pub fn reasons(table: &Table, seat: Seat, cards: u8, action: Action) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let placed = match action {
        Action::Place { gap, .. } => Some(gap),
        _ => None,
    };
    if let Some(gap) = placed {
        reasons.extend(
            preview_placement(table, seat, gap).into_iter().flat_map(|preview| of_gem(table, seat, gap, &preview)),
        );
    }
    match action {
        Action::Draw => reasons.push(Reason::Cards { count: cards + 4 }),
        Action::TakeCards { count } => reasons.push(Reason::Cards { count: cards + count }),
        _ => {}
    }
    let ends_there = placed.is_some_and(|gap| gap.column() == table.frame());
    let still_open = matches!(action, Action::Draw | Action::Place { .. } | Action::EndTurn);
    reasons.extend(left_behind(table, seat).filter(|_| still_open && !ends_there));
    reasons
}

fn of_gem(table: &Table, seat: Seat, gap: Gap, preview: &PlacementPreview) -> Vec<Reason> {
    let column = gap.column();
    let mut reasons = Vec::new();
    if preview.completes_column {
        reasons.push(Reason::Completes { column });
    }
    let first = |ranking: &iquazu_rules::Ranking| ranking.iter().next().map(|rank| rank.seat) == Some(seat);
    let points = |ranking: &iquazu_rules::Ranking| ranking.of(seat).map_or(0, |rank| rank.points);
    let (before, after) = (&preview.column.before, &preview.column.after);
    match (first(before), first(after)) {
        (false, true) => reasons.push(Reason::TakesColumn { column, points: points(after) }),
        (true, _) => reasons.push(Reason::KeepsColumn { column }),
        (false, false) if points(after) > points(before) => {
            reasons.push(Reason::MorePoints { column, points: points(after) });
        }
        (false, false) => {}
    }
    let row = preview.row.after.row;
    let leads = |standing: &iquazu_rules::RowStanding| standing.lead.is_some_and(|lead| lead.seat == seat);
    if let Some(tile) = table.shown_tile(row) {
        match (leads(&preview.row.before), leads(&preview.row.after)) {
            (false, true) => reasons.push(Reason::TakesRow { row, tile }),
            (true, _) => reasons.push(Reason::KeepsRow { row }),
            (false, false) => {}
        }
    }
    reasons
}

/// The first column, where it is about to be scored for somebody else.
fn left_behind(table: &Table, seat: Seat) -> Option<Reason> {
    let column = table.frame();
    let empty = table.gaps_in(column).filter(|gap| table.content(*gap) == Content::Empty).count();
    let ahead = table.column_ranking(column).iter().next().map(|rank| rank.seat)?;
    ((1..=NEARLY_FULL).contains(&empty) && ahead != seat).then_some(Reason::LeavesColumn { column, to: ahead })
}

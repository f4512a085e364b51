//! Reasons for and against a move, in terms of what a player sees on the wall.

use crate::preview::{PlacementPreview, preview_placement};
use crate::threat::{NEARLY_FULL, empty_gaps};
use iquazu_rules::{Action, COLUMNS, Cards, Content, Gap, Row, Seat, Table, Tile, cheapest_payment};

/// A reason for or against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Completes the first column, which is then scored (I1).
    Completes {
        /// The column.
        column: u8,
    },
    /// Takes the lead in a column.
    TakesColumn {
        /// The column.
        column: u8,
        /// What its rock would pay.
        points: u8,
    },
    /// Extends the lead in a column.
    KeepsColumn {
        /// The column.
        column: u8,
    },
    /// Gains rock points without taking the lead.
    MorePoints {
        /// The column.
        column: u8,
        /// What its rock would pay.
        points: u8,
    },
    /// Takes the lead in a row.
    TakesRow {
        /// The row.
        row: Row,
        /// Its tile.
        tile: Tile,
    },
    /// Extends the lead in a row.
    KeepsRow {
        /// The row.
        row: Row,
    },
    /// Draws cards.
    Cards {
        /// The number of cards in hand after it.
        count: u8,
    },
    /// Saves up for a column: a gem there would take the lead, but cannot be paid yet.
    SavesFor {
        /// The column.
        column: u8,
        /// What its rock would pay.
        points: u8,
        /// The price of the gem.
        price: u8,
    },
    /// Ignores a column that is about to be scored for another seat.
    LeavesColumn {
        /// The column.
        column: u8,
        /// The seat that leads it.
        to: Seat,
    },
}

/// Returns the reasons for and against a move of `seat`, who holds `hand`; those for it come first.
pub fn reasons(table: &Table, seat: Seat, hand: Cards, action: Action) -> Vec<Reason> {
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
        Action::Draw => reasons.extend(of_cards(table, seat, hand, table.rules().cards_drawn)),
        Action::TakeCards { count } => reasons.extend(of_cards(table, seat, hand, count)),
        _ => {}
    }
    let ends_there = placed.is_some_and(|gap| gap.column() == table.frame());
    let still_open = matches!(action, Action::Draw | Action::Place { .. } | Action::EndTurn);
    reasons.extend(left_behind(table, seat).filter(|_| still_open && !ends_there));
    reasons
}

/// Returns the reasons for drawing `count` cards: how many they make, and what they may pay.
fn of_cards(table: &Table, seat: Seat, hand: Cards, count: u8) -> Vec<Reason> {
    let total = hand.total() + count;
    let mut reasons = vec![Reason::Cards { count: total }];
    let columns = (table.frame()..=COLUMNS).filter_map(|column| Some((column, table.price(column)?)));
    let goals = columns.filter_map(|(column, price)| {
        let open = |gap: &Gap| table.content(*gap) == Content::Empty;
        let leads = |gap: &Gap| table.with_gem(*gap, seat).column_ranking(column).iter().next().copied();
        let payable = |gap: &Gap| {
            table.gap(*gap).is_some_and(|(_, colour)| cheapest_payment(hand, price, Some(colour)).is_some())
        };
        let gaps: Vec<Gap> = table.gaps_in(column).filter(open).collect();
        let behind = table.column_ranking(column).iter().next().is_none_or(|rank| rank.seat != seat);
        let rank = gaps.iter().filter_map(leads).find(|rank| rank.seat == seat && rank.points > 0)?;
        let useful = behind && price <= total && !gaps.iter().any(payable);
        useful.then_some(Reason::SavesFor { column, points: rank.points, price })
    });
    let worth = |reason: &Reason| if let Reason::SavesFor { points, .. } = reason { *points } else { 0 };
    reasons.extend(goals.max_by_key(worth));
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

/// Returns the first column if it is about to be scored for another seat.
fn left_behind(table: &Table, seat: Seat) -> Option<Reason> {
    let column = table.frame();
    let is_nearly_full = (1..=NEARLY_FULL).contains(&empty_gaps(table, column));
    let ahead = table.column_ranking(column).iter().next().map(|rank| rank.seat)?;
    (is_nearly_full && ahead != seat).then_some(Reason::LeavesColumn { column, to: ahead })
}

//! The kind of a mistake: what a better move would have had, in the words of the game.

use crate::preview::preview_placement;
use crate::reason::{Reason, reasons};
use crate::threat::empty_gaps;
use iquazu_rules::{Action, Cards, Gap, Row, Seat, State, Table, Tile};

/// What was wrong with a move, compared with the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MistakeKind {
    /// Paid more cards than were needed.
    Overpaid {
        /// The number of cards too many.
        cards: u8,
    },
    /// Left the lead of a row to another player.
    GaveRow {
        /// The row.
        row: Row,
        /// Its tile.
        tile: Tile,
        /// The player who leads it.
        to: Seat,
    },
    /// Did not take a column that was cheap to lead.
    MissedMajority {
        /// The column.
        column: u8,
        /// What its rock would pay.
        points: u8,
        /// The price of the gem.
        price: u8,
    },
    /// Used a tile where none was needed.
    WastedTile {
        /// The tile.
        tile: Tile,
    },
    /// Left a gap to the water, or a column that the water completes.
    ForgotWater {
        /// The column.
        column: u8,
    },
    /// Left the first column to another player just before it is scored.
    LeftColumn {
        /// The column.
        column: u8,
        /// The player who leads it.
        to: Seat,
    },
    /// Drew cards beyond the hand limit (T7).
    OverLimit {
        /// The number of cards to discard.
        cards: u8,
    },
    /// Placed a gem where cards were needed more.
    SpentEarly,
    /// Drew cards where a gem was needed more.
    DrewLate,
}

/// The highest price of a cheap gem.
const MAX_CHEAP_PRICE: u8 = 2;
/// Paying this many cards more than the best move counts as overpaid.
const MIN_OVERPAID_CARDS: u8 = 2;

/// Names what was wrong with a move of the active seat. Returns `None` if it has no name: the best move is then better
/// by something that is not seen on the wall.
pub fn mistake_kind(state: &State, played: Action, best: Action) -> Option<MistakeKind> {
    let table = state.table();
    let seat = table.active();
    wasted_tile(played, best)
        .or_else(|| overpaid_gap(played, best))
        .or_else(|| forgot_water(table, seat, played, best))
        .or_else(|| missed_majority(table, seat, played, best))
        .or_else(|| gave_row(table, seat, played, best))
        .or_else(|| left_column(table, seat, played, best))
        .or_else(|| overpaid(played, best))
        .or_else(|| wrong_action(state, seat, played, best))
}

fn placed(action: Action) -> Option<Gap> {
    if let Action::Place { gap, .. } = action { Some(gap) } else { None }
}

fn paid(action: Action) -> Option<u8> {
    if let Action::Place { paid, .. } = action { Some(paid.total()) } else { None }
}

fn after(table: &Table, seat: Seat, action: Action) -> Table {
    placed(action).map_or(*table, |gap| table.with_gem(gap, seat))
}

fn used_tile(action: Action) -> Option<Tile> {
    match action {
        Action::Place { any_colour: true, .. } => Some(Tile::AnyColour),
        Action::TakeCards { count } => Some(Tile::Cards(count)),
        Action::DoubleMove => Some(Tile::DoubleMove),
        _ => None,
    }
}

fn wasted_tile(played: Action, best: Action) -> Option<MistakeKind> {
    let tile = used_tile(played).filter(|_| used_tile(best).is_none())?;
    Some(MistakeKind::WastedTile { tile })
}

/// Compares two payments for one gap.
fn overpaid_gap(played: Action, best: Action) -> Option<MistakeKind> {
    let cards = paid(played)?.checked_sub(paid(best)?).filter(|cards| *cards > 0)?;
    (placed(played) == placed(best)).then_some(MistakeKind::Overpaid { cards })
}

fn overpaid(played: Action, best: Action) -> Option<MistakeKind> {
    let cards = paid(played)?.checked_sub(paid(best)?).filter(|cards| *cards >= MIN_OVERPAID_CARDS)?;
    Some(MistakeKind::Overpaid { cards })
}

/// The best move takes the gap of the next drop, or keeps the next drop from completing the column for another player.
fn forgot_water(table: &Table, seat: Seat, played: Action, best: Action) -> Option<MistakeKind> {
    let column = table.frame();
    let in_first = |action| placed(action).is_some_and(|gap| gap.column() == column);
    if !in_first(best) || in_first(played) {
        return None;
    }
    let takes_the_drip = placed(best) == table.next_drip();
    let left = after(table, seat, played);
    let water_completes = empty_gaps(&left, column) == 1;
    let goes_to_another = left.column_ranking(column).iter().next().is_some_and(|rank| rank.seat != seat);
    (takes_the_drip || water_completes && goes_to_another).then_some(MistakeKind::ForgotWater { column })
}

fn missed_majority(table: &Table, seat: Seat, played: Action, best: Action) -> Option<MistakeKind> {
    let gain = |action: Action| {
        let preview = preview_placement(table, seat, placed(action)?)?;
        let points = |ranking: &iquazu_rules::Ranking| ranking.of(seat).map_or(0, |rank| rank.points);
        let leads = preview.column.after.iter().next().is_some_and(|rank| rank.seat == seat);
        Some((leads, points(&preview.column.after).saturating_sub(points(&preview.column.before))))
    };
    let (leads, points) = gain(best)?;
    let gap = placed(best)?;
    let price = table.price(gap.column()).filter(|price| *price <= MAX_CHEAP_PRICE)?;
    let missed = leads && points > gain(played).map_or(0, |(_, points)| points);
    missed.then_some(MistakeKind::MissedMajority { column: gap.column(), points, price })
}

fn gave_row(table: &Table, seat: Seat, played: Action, best: Action) -> Option<MistakeKind> {
    let (row, _) = table.gap(placed(best)?)?;
    let tile = table.shown_tile(row)?;
    let lead = |action| after(table, seat, action).row_standing(row).lead.map(|lead| lead.seat);
    let to = lead(played).filter(|to| *to != seat && lead(best) == Some(seat))?;
    Some(MistakeKind::GaveRow { row, tile, to })
}

fn left_column(table: &Table, seat: Seat, played: Action, best: Action) -> Option<MistakeKind> {
    let left = |action| {
        reasons(table, seat, Cards::NONE, action).into_iter().find_map(|reason| match reason {
            Reason::LeavesColumn { column, to } => Some((column, to)),
            _ => None,
        })
    };
    let (column, to) = left(played).filter(|_| left(best).is_none())?;
    Some(MistakeKind::LeftColumn { column, to })
}

fn wrong_action(state: &State, seat: Seat, played: Action, best: Action) -> Option<MistakeKind> {
    let rules = state.table().rules();
    let over = (state.hand(seat).total() + rules.cards_drawn).saturating_sub(rules.hand_limit);
    match (played, best) {
        (Action::Draw, _) if over > 0 => Some(MistakeKind::OverLimit { cards: over }),
        (Action::Place { .. }, Action::Draw | Action::TakeCards { .. }) => Some(MistakeKind::SpentEarly),
        (Action::Draw, Action::Place { .. }) => Some(MistakeKind::DrewLate),
        _ => None,
    }
}

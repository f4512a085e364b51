//! What the other players threaten, from what everybody sees: the wall, the sizes of the hands and the water box.

use crate::preview::preview_placement;
use iquazu_rules::{Action, Content, Gap, Ranking, Row, Seat, SeatMap, Table, Tile};

/// Something that another player can do next and that costs the seat points or a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The player who would gain by it.
    pub by: Seat,
    /// The gap of their gem, or of the next drop.
    pub gap: Gap,
    /// What would happen.
    pub kind: ThreatKind,
}

/// The kinds of threats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreatKind {
    /// Their gem completes the first column, and its rock pays them most (I1, I2).
    ScoresColumn {
        /// The column.
        column: u8,
        /// What its rock pays them.
        points: u8,
    },
    /// Their gem takes the lead in a column from the seat.
    TakesColumn {
        /// The column.
        column: u8,
        /// What the seat would lose.
        points: u8,
    },
    /// Their gem takes the lead in a row from the seat.
    TakesRow {
        /// The row.
        row: Row,
        /// Its tile.
        tile: Tile,
    },
    /// The next drop completes the first column, whose rock pays them most (W1, I1).
    Water {
        /// The column.
        column: u8,
        /// What its rock pays them.
        points: u8,
    },
}

/// The worth of a tile against rock points, for sorting.
const TILE_WORTH: u32 = 3;
/// With at most this many empty gaps, the first column may be scored before the seat's next turn.
pub(crate) const NEARLY_FULL: u32 = 2;

/// Returns what the others threaten if `seat` does nothing about it, the gravest first. `hand_sizes` has the number of
/// cards of each seat: a seat with fewer cards than a price threatens nothing there.
pub fn threats(table: &Table, seat: Seat, hand_sizes: &SeatMap<u8>) -> Vec<Threat> {
    let mut found: Vec<(u32, Threat)> = Vec::new();
    for by in table.players().seats().filter(|other| *other != seat) {
        let columns = (table.frame()..=iquazu_rules::COLUMNS)
            .filter(|column| table.price(*column).is_some_and(|price| price <= hand_sizes[by]));
        let gaps = columns.flat_map(|column| table.gaps_in(column));
        for gap in gaps.filter(|gap| table.content(*gap) == Content::Empty) {
            found.extend(by_gem(table, seat, by, gap));
        }
    }
    found.extend(by_water(table, seat));
    found.sort_by_key(|(worth, threat)| (std::cmp::Reverse(*worth), threat.gap.column()));
    // Of several gaps that do the same, one is enough.
    let mut threats: Vec<Threat> = Vec::new();
    for (_, threat) in found {
        if !threats.iter().any(|other| is_same(other, &threat)) {
            threats.push(threat);
        }
    }
    threats
}

/// Returns those of `threats` that are gone after a move of `seat`.
pub fn prevented(
    table: &Table,
    seat: Seat,
    hand_sizes: &SeatMap<u8>,
    threats_before: &[Threat],
    action: Action,
) -> Vec<Threat> {
    let Action::Place { gap, .. } = action else { return Vec::new() };
    let after = threats(&table.with_gem(gap, seat), seat, hand_sizes);
    threats_before.iter().filter(|threat| !after.iter().any(|other| is_same(other, threat))).copied().collect()
}

/// Returns whether two threats aim at the same column or row for the same player.
fn is_same(one: &Threat, other: &Threat) -> bool {
    let place = |threat: &Threat| match threat.kind {
        ThreatKind::ScoresColumn { column, .. }
        | ThreatKind::TakesColumn { column, .. }
        | ThreatKind::Water { column, .. } => (column, 0),
        ThreatKind::TakesRow { row, .. } => (0, row.number()),
    };
    one.by == other.by && place(one) == place(other)
}

fn points(ranking: &Ranking, seat: Seat) -> u8 {
    ranking.of(seat).map_or(0, |rank| rank.points)
}

/// Returns the number of empty gaps in a column.
pub(crate) fn empty_gaps(table: &Table, column: u8) -> u32 {
    table.column(column).gaps().len() as u32 - table.filled_mask(column).count_ones()
}

fn by_gem(table: &Table, seat: Seat, by: Seat, gap: Gap) -> Vec<(u32, Threat)> {
    let Some(preview) = preview_placement(table, by, gap) else { return Vec::new() };
    let (before, after) = (&preview.column.before, &preview.column.after);
    let column = gap.column();
    let (lost, gained) = (points(before, seat).saturating_sub(points(after, seat)), points(after, by));
    let mut found = Vec::new();
    let leads_after = after.iter().next().is_some_and(|rank| rank.seat == by);
    if preview.completes_column && leads_after && gained > 0 {
        let kind = ThreatKind::ScoresColumn { column, points: gained };
        found.push((2 * u32::from(gained + lost), Threat { by, gap, kind }));
    } else if lost > 0 {
        // A column further right will be fought over for a while yet.
        let urgent = column == table.frame() && empty_gaps(table, column) <= NEARLY_FULL + 1;
        let kind = ThreatKind::TakesColumn { column, points: lost };
        found.push((u32::from(lost) * if urgent { 2 } else { 1 }, Threat { by, gap, kind }));
    }
    let row = preview.row.after.row;
    let leads = |lead: Option<iquazu_rules::RowLead>, who| lead.is_some_and(|lead| lead.seat == who);
    let soon = empty_gaps(table, table.frame()) <= NEARLY_FULL + 1;
    if let Some(tile) = table.shown_tile(row)
        && soon
        && leads(preview.row.before.lead, seat)
        && leads(preview.row.after.lead, by)
    {
        found.push((TILE_WORTH, Threat { by, gap, kind: ThreatKind::TakesRow { row, tile } }));
    }
    found
}

/// Returns the threat of a drop that completes the first column for another player.
fn by_water(table: &Table, seat: Seat) -> Option<(u32, Threat)> {
    let column = table.frame();
    let gap = table.next_drip().filter(|_| empty_gaps(table, column) == 1)?;
    let ranking = table.column_ranking(column);
    let first = ranking.iter().next().filter(|rank| rank.seat != seat && rank.points > 0)?;
    let kind = ThreatKind::Water { column, points: first.points };
    Some((2 * u32::from(first.points), Threat { by: first.seat, gap, kind }))
}

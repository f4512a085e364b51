//! Ranking of a column (I2, I3) and standing of a row (I4–I6), for scoring and for previews.

use crate::lanes::Lanes;
use crate::{COLUMNS, ROWS, Row, Seat, SeatMap, Table};

/// A seat in the ranking of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct Rank {
    /// The seat.
    pub seat: Seat,
    /// The number of its gems in the column.
    pub gems: u8,
    /// The index of its lowest gem in the column, from 0 at the top.
    pub lowest: u8,
    /// The rock's points for this rank; 0 for unpaid ranks.
    pub points: u8,
    /// Whether only the lower gem puts it ahead of the next seat (I3).
    pub by_lower_gem: bool,
}

/// The seats with gems in a column, first rank first (I2, I3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ranking {
    ranks: [Option<Rank>; 4],
}

impl Ranking {
    /// Iterates over the ranks, first rank first.
    pub fn iter(&self) -> impl Iterator<Item = &Rank> {
        self.ranks.iter().flatten()
    }

    /// Returns whether no seat has a gem in the column.
    pub fn is_empty(&self) -> bool {
        self.ranks[0].is_none()
    }

    /// Returns the rank of a seat, or `None` if it has no gem in the column.
    pub fn of(&self, seat: Seat) -> Option<&Rank> {
        self.iter().find(|rank| rank.seat == seat)
    }
}

/// How the leader of a row won a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TieBreak {
    /// There was no tie: nobody else had as many gems (I4).
    None,
    /// The leader's rightmost gem is further right (I5).
    FurtherRight,
    /// The rightmost gems are in the same column; the leader's is lower (I5).
    LowerInColumn,
}

/// The leader of a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct RowLead {
    /// The seat that is ahead.
    pub seat: Seat,
    /// How it won a tie.
    pub tie: TieBreak,
}

/// The gems of a row inside the frame and its leader (I4–I6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct RowStanding {
    /// The row.
    pub row: Row,
    /// The number of gems of each seat.
    pub gems: SeatMap<u8>,
    /// The leader, or `None` if the row has no gem.
    pub lead: Option<RowLead>,
}

/// Returns a sort key: more gems first, then the highest bit. That is the lowest gem in a column (I3); in a row it is
/// the rightmost gem, and within one column the lower one (I5). Returns 0 for no gems.
#[inline]
fn rank_key(gems: u16) -> u32 {
    (gems.count_ones() << 8) | (16 - gems.leading_zeros())
}

/// Returns the leader of a row, or `None` if it has no gems (I4, I5).
#[inline]
pub(crate) fn row_leader(gems: Lanes) -> Option<Seat> {
    if gems.0 == 0 {
        return None;
    }
    let counts = gems.counts();
    let mut best = (0, Seat::FIRST);
    for seat in Seat::ALL {
        // More gems first, then the highest bit: the rightmost gem, and within one column the lower one.
        let key = u32::from(counts.get(seat.index())) << 16 | u32::from(gems.get(seat.index()));
        if key > best.0 {
            best = (key, seat);
        }
    }
    Some(best.1)
}

impl Table {
    /// Returns the current ranking of a column (I2, I3).
    pub fn column_ranking(&self, column: u8) -> Ranking {
        let gems = self.gems_in(column);
        let rock = self.rock(column);
        let mut keys = [0, 1, 2, 3].map(|seat| (rank_key(gems.get(seat)), seat));
        keys.sort_unstable_by_key(|(key, _)| std::cmp::Reverse(*key));
        let mut ranking = Ranking::default();
        for (place, (key, seat)) in keys.into_iter().enumerate() {
            if key == 0 {
                break;
            }
            ranking.ranks[place] = Some(Rank {
                seat: Seat::from_index(seat),
                gems: (key >> 8) as u8,
                lowest: (key & 0xff) as u8 - 1,
                points: rock.get(place).copied().unwrap_or(0),
                by_lower_gem: keys.get(place + 1).is_some_and(|(next, _)| next >> 8 == key >> 8),
            });
        }
        ranking
    }

    /// Returns the current standing of a row inside the frame (I4, I5).
    pub fn row_standing(&self, row: Row) -> RowStanding {
        let gems = self.gems_in_row(row);
        let counts = gems.counts();
        let lead = row_leader(gems).map(|seat| RowLead { seat, tie: self.row_tie_break(row, gems, seat) });
        RowStanding { row, gems: SeatMap([0, 1, 2, 3].map(|seat| counts.get(seat) as u8)), lead }
    }

    /// Returns the gems of a row inside the frame, a lane for each seat. Bits rise from left to right and within a
    /// column from top to bottom, so the highest bit is the gem that decides a tie (I5).
    #[inline]
    pub(crate) fn gems_in_row(&self, row: Row) -> Lanes {
        let mut gems = 0;
        let mut width = 0;
        for column in self.visible_columns() {
            let (first, count) = self.masks(column).rows[row.index()];
            let here = Lanes(self.gems_in(column).0 >> first).and(Lanes::splat((1 << count) - 1));
            gems |= here.0 << width;
            width += count;
        }
        Lanes(gems)
    }

    /// Returns the gems of all rows inside the frame, as [`gems_in_row`](Table::gems_in_row) does for one.
    pub(crate) fn gems_in_rows(&self) -> [Lanes; ROWS] {
        let mut rows = [Lanes::default(); ROWS];
        let mut widths = [0; ROWS];
        for column in self.visible_columns() {
            let (masks, gems) = (self.masks(column), self.gems_in(column));
            for ((row, width), (first, count)) in rows.iter_mut().zip(&mut widths).zip(masks.rows) {
                let here = Lanes(gems.0 >> first).and(Lanes::splat((1 << count) - 1));
                row.0 |= here.0 << *width;
                *width += count;
            }
        }
        rows
    }

    /// Returns what put the leader of a row ahead of seats with as many gems (I5).
    fn row_tie_break(&self, row: Row, gems: Lanes, leader: Seat) -> TieBreak {
        let own = gems.get(leader.index());
        let rival = Seat::ALL
            .into_iter()
            .filter(|seat| *seat != leader)
            .map(|seat| gems.get(seat.index()))
            .filter(|theirs| theirs.count_ones() == own.count_ones())
            .max();
        match rival {
            None => TieBreak::None,
            Some(theirs) if self.column_of(row, theirs) == self.column_of(row, own) => TieBreak::LowerInColumn,
            Some(_) => TieBreak::FurtherRight,
        }
    }

    /// Returns the column of the rightmost gem in a lane of [`gems_in_row`](Table::gems_in_row).
    fn column_of(&self, row: Row, gems: u16) -> Option<u8> {
        let mut gaps = 16 - gems.leading_zeros() as u8;
        self.visible_columns().find(|column| {
            let (_, count) = self.masks(*column).rows[row.index()];
            let here = gaps <= count;
            gaps = gaps.saturating_sub(count);
            here
        })
    }

    /// Returns the columns in the frame (C8).
    #[inline]
    pub fn visible_columns(&self) -> std::ops::Range<u8> {
        self.frame()..self.frame_end()
    }

    /// Returns one past the last column in the frame.
    #[inline]
    fn frame_end(&self) -> u8 {
        (self.frame() + self.rules().frame_width).min(COLUMNS + 1)
    }
}

//! Ranking of a column (I2, I3) and standing of a row (I4–I6), for scoring and for previews.

use crate::lanes::Lanes;
use crate::{COLUMNS, Column, ROWS, Row, Seat, SeatMap, Table};

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

/// The gems of a seat as one number that sorts: more gems first, then the highest bit. That is the lowest gem in a column
/// (I3); in a row it is the rightmost gem, and within one column the lower one (I5). The lowest two bits are the seat;
/// two seats never have the same gems, so they decide nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RankKey(u32);

impl RankKey {
    const SEAT_BITS: u32 = 2;
    const COUNT_SHIFT: u32 = RankKey::SEAT_BITS + 16;

    /// Returns the keys of the four seats in seat order.
    #[inline]
    fn all(gems: Lanes) -> [RankKey; 4] {
        let counts = gems.counts();
        [0, 1, 2, 3].map(|seat| {
            let (count, gems) = (u32::from(counts.get(seat)), u32::from(gems.get(seat)));
            RankKey(count << RankKey::COUNT_SHIFT | gems << RankKey::SEAT_BITS | seat as u32)
        })
    }

    /// Returns the keys of the four seats, the best first.
    #[inline]
    fn sorted(gems: Lanes) -> [RankKey; 4] {
        let [a, b, c, d] = RankKey::all(gems);
        // A sorting network, which needs no branches.
        let ([a, b], [c, d]) = (in_order(a, b), in_order(c, d));
        let ([first, b], [c, last]) = (in_order(a, c), in_order(b, d));
        let [second, third] = in_order(b, c);
        [first, second, third, last]
    }

    /// Returns the seat, or `None` if it has no gems.
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        (self.0 >> RankKey::SEAT_BITS > 0).then(|| Seat::from_index((self.0 & 3) as usize))
    }

    fn count(self) -> u8 {
        (self.0 >> RankKey::COUNT_SHIFT) as u8
    }

    /// Returns the index of the highest gem bit; there must be one.
    fn highest_bit(self) -> u8 {
        ((self.0 >> RankKey::SEAT_BITS) as u16).ilog2() as u8
    }
}

#[inline]
fn in_order(a: RankKey, b: RankKey) -> [RankKey; 2] {
    [a.max(b), a.min(b)]
}

/// Returns the leader of a row, or `None` if it has no gems (I4, I5).
#[inline]
pub(crate) fn row_leader(gems: Lanes) -> Option<Seat> {
    let [a, b, c, d] = RankKey::all(gems);
    a.max(b).max(c.max(d)).seat()
}

impl Table {
    /// Returns the current ranking of a column (I2, I3).
    pub fn column_ranking(&self, column: u8) -> Ranking {
        let rock = self.rock(column);
        let keys = self.column_order(column);
        let rank = |place: usize| {
            let key = keys[place];
            Some(Rank {
                seat: key.seat()?,
                gems: key.count(),
                lowest: key.highest_bit(),
                points: rock.get(place).copied().unwrap_or(0),
                by_lower_gem: keys.get(place + 1).is_some_and(|next| next.count() == key.count()),
            })
        };
        Ranking { ranks: std::array::from_fn(rank) }
    }

    /// Returns the seats in the order of a column's ranking; those without gems come last (I2, I3).
    #[inline]
    pub(crate) fn column_order(&self, column: u8) -> [RankKey; 4] {
        RankKey::sorted(self.gems_in(column))
    }

    /// Returns the current standing of a row inside the frame (I4, I5).
    pub fn row_standing(&self, row: Row) -> RowStanding {
        let gems = self.gems_in_row(row);
        let counts = gems.counts();
        let lead = row_leader(gems).map(|seat| RowLead { seat, tie: row_tie_break(gems, seat) });
        RowStanding { row, gems: SeatMap([0, 1, 2, 3].map(|seat| counts.get(seat) as u8)), lead }
    }

    /// Returns the gems of a row inside the frame, a lane for each seat. Bits rise from left to right and within a
    /// column from top to bottom, so the highest bit is the gem that decides a tie (I5). Each column has as many bits
    /// as a row can have gaps.
    #[inline]
    pub(crate) fn gems_in_row(&self, row: Row) -> Lanes {
        self.gems_in_rows()[row.index()]
    }

    /// Returns the gems of all rows inside the frame, as [`gems_in_row`](Table::gems_in_row) does for one.
    #[inline]
    pub(crate) fn gems_in_rows(&self) -> [Lanes; ROWS] {
        let mut rows = [Lanes::default(); ROWS];
        for (place, column) in self.visible_columns().enumerate() {
            let gems = self.gems_in(column);
            if gems == Lanes::default() {
                continue;
            }
            for (row, gaps) in rows.iter_mut().zip(&self.masks(column).rows) {
                let here = Lanes(gems.0 >> gaps.first).and(Lanes::splat(gaps.mask));
                row.0 |= here.0 << (place * Column::MAX_GAPS_PER_ROW);
            }
        }
        rows
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

/// Returns what put the leader of a row ahead of seats with as many gems (I5).
fn row_tie_break(gems: Lanes, leader: Seat) -> TieBreak {
    let own = gems.get(leader.index());
    let rival = Seat::ALL
        .into_iter()
        .filter(|seat| *seat != leader)
        .map(|seat| gems.get(seat.index()))
        .filter(|theirs| theirs.count_ones() == own.count_ones())
        .max();
    match rival {
        None => TieBreak::None,
        Some(theirs) if place_of(theirs) == place_of(own) => TieBreak::LowerInColumn,
        Some(_) => TieBreak::FurtherRight,
    }
}

/// Returns the place in the frame of the rightmost gem in a lane of [`Table::gems_in_row`], or `None` without gems.
fn place_of(gems: u16) -> Option<u32> {
    gems.checked_ilog2().map(|bit| bit / Column::MAX_GAPS_PER_ROW as u32)
}

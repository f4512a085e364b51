//! Who is ahead in a column (I2, I3) and in a row (I4–I6). The same answers serve interim scoring and "who leads now?".

use crate::lanes::Lanes;
use crate::{COLUMNS, FRAME_WIDTH, Row, Seat, SeatMap, Table};

/// One place in the ranking of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rank {
    pub seat: Seat,
    pub gems: u8,
    /// The place of the lowest gem in the column, from 0 at the top.
    pub lowest: u8,
    /// What the rock pays for this rank; 0 where it pays nothing.
    pub points: u8,
    /// Ahead of the next one only by the lower gem (I3).
    pub by_lower_gem: bool,
}

/// I2, I3: who has gems in a column, first rank first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ranking {
    ranks: [Option<Rank>; 4],
}

impl Ranking {
    pub fn iter(&self) -> impl Iterator<Item = &Rank> {
        self.ranks.iter().flatten()
    }

    pub fn is_empty(&self) -> bool {
        self.ranks[0].is_none()
    }

    pub fn of(&self, seat: Seat) -> Option<&Rank> {
        self.iter().find(|rank| rank.seat == seat)
    }
}

/// What decided a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum TieBreak {
    /// Nobody else had as many gems (I4).
    None,
    /// The rightmost gem stands further right (I5).
    FurtherRight,
    /// The rightmost gems stand in one column; this one is lower (I5).
    LowerInColumn,
}

/// Who is ahead in a row and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RowLead {
    pub seat: Seat,
    pub tie: TieBreak,
}

/// I4–I6: the gems of a row inside the frame, and who is ahead; nobody where there is no gem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RowStanding {
    pub row: Row,
    pub gems: SeatMap<u8>,
    pub lead: Option<RowLead>,
}

/// More gems first, then the higher bit: in a column the lower gem (I3), in a row the one further right, and in the same
/// column the lower one (I5). 0 for no gem.
#[inline]
fn rank_key(gems: u16) -> u32 {
    (gems.count_ones() << 8) | (16 - gems.leading_zeros())
}

/// I4, I5: who is ahead in a lane of gems of a row, if anybody.
#[inline]
pub(crate) fn row_leader(gems: Lanes) -> Option<Seat> {
    if gems.0 == 0 {
        return None;
    }
    let mut best = (0, Seat::FIRST);
    for seat in Seat::ALL {
        let key = rank_key(gems.get(seat.index()));
        if key > best.0 {
            best = (key, seat);
        }
    }
    Some(best.1)
}

impl Table {
    /// I2, I3: the ranking of a column as it stands.
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

    /// I4, I5: the standing of a row inside the frame.
    pub fn row_standing(&self, row: Row) -> RowStanding {
        let gems = self.gems_in_row(row);
        let counts = gems.counts();
        let lead = row_leader(gems).map(|seat| RowLead { seat, tie: self.row_tie_break(row, gems, seat) });
        RowStanding { row, gems: SeatMap([0, 1, 2, 3].map(|seat| counts.get(seat) as u8)), lead }
    }

    /// The gems of a row inside the frame, a lane for each seat. The gaps stand from left to right, and within a column
    /// from top to bottom, in rising bits: the highest bit is the gem that I5 looks for.
    #[inline]
    pub(crate) fn gems_in_row(&self, row: Row) -> Lanes {
        let mut gems = 0;
        let mut width = 0;
        for column in self.visible_columns() {
            let (first, count) = self.column(column).rows[row.index()];
            let here = Lanes(self.gems_in(column).0 >> first).and(Lanes::splat((1 << count) - 1));
            gems |= here.0 << width;
            width += count;
        }
        Lanes(gems)
    }

    /// I5: what put the leader of a row ahead of the others with as many gems.
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

    /// The column of the rightmost gem in a lane of [`gems_in_row`](Table::gems_in_row).
    fn column_of(&self, row: Row, gems: u16) -> Option<u8> {
        let mut gaps = 16 - gems.leading_zeros() as u8;
        self.visible_columns().find(|column| {
            let (_, count) = self.column(*column).rows[row.index()];
            let here = gaps <= count;
            gaps = gaps.saturating_sub(count);
            here
        })
    }

    /// C8: the columns in the frame, those that exist.
    #[inline]
    pub fn visible_columns(&self) -> std::ops::Range<u8> {
        self.frame()..self.frame_end()
    }

    /// One past the last column in the frame.
    #[inline]
    fn frame_end(&self) -> u8 {
        (self.frame() + FRAME_WIDTH).min(COLUMNS + 1)
    }
}

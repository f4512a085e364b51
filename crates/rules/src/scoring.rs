//! Who is ahead in a column (I2, I3) and in a row (I4–I6). The same answers serve interim scoring and "who leads now?".

use crate::lanes::Lanes;
use crate::{FRAME_WIDTH, Row, Seat, SeatMap, Table};

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
pub enum Tie {
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
    pub tie: Tie,
}

/// I4–I6: the gems of a row inside the frame, and who is ahead; nobody where there is no gem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RowStanding {
    pub row: Row,
    pub gems: SeatMap<u8>,
    pub lead: Option<RowLead>,
}

/// More gems first, then the lower gem; 0 for no gem.
#[inline]
fn column_key(gems: u16) -> u32 {
    (gems.count_ones() << 8) | (16 - gems.leading_zeros())
}

impl Table {
    /// I2, I3: the ranking of a column as it stands.
    pub fn column_ranking(&self, column: u8) -> Ranking {
        let gems = self.gems_in(column);
        let rock = self.rock(column);
        let mut keys = [0, 1, 2, 3].map(|seat| (column_key(gems.get(seat)), seat));
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
        let mut counts = Lanes::default();
        for column in self.visible_columns() {
            counts = counts.plus(self.gems_in_row(column, row).counts());
        }
        let gems = SeatMap([0, 1, 2, 3].map(|seat| counts.get(seat) as u8));
        let most = gems.0.into_iter().max().unwrap_or(0);
        RowStanding { row, gems, lead: (most > 0).then(|| self.row_lead(row, &gems, most)) }
    }

    /// Among those with `most` gems, the one whose rightmost gem is ahead.
    fn row_lead(&self, row: Row, gems: &SeatMap<u8>, most: u8) -> RowLead {
        let mut best = (0, 0, Seat::FIRST);
        let mut second = (0, 0);
        for seat in self.players().seats().filter(|seat| gems[*seat] == most) {
            let (column, height) = self.rightmost_gem(row, seat);
            if (column, height) > (best.0, best.1) {
                second = (best.0, best.1);
                best = (column, height, seat);
            } else {
                second = second.max((column, height));
            }
        }
        let tie = match second {
            (0, _) => Tie::None,
            (column, _) if column == best.0 => Tie::LowerInColumn,
            _ => Tie::FurtherRight,
        };
        RowLead { seat: best.2, tie }
    }

    /// Column and height (larger is lower on the wall) of a seat's rightmost gem in a row, the lowest where several
    /// stand in that column.
    fn rightmost_gem(&self, row: Row, seat: Seat) -> (u8, u32) {
        for column in self.visible_columns().rev() {
            let gems = self.gems_in_row(column, row).get(seat.index());
            if gems != 0 {
                return (column, 16 - gems.leading_zeros());
            }
        }
        (0, 0)
    }

    /// C8: the columns in the frame, those that exist.
    pub fn visible_columns(&self) -> std::ops::RangeInclusive<u8> {
        self.frame()..=(self.frame() + FRAME_WIDTH - 1).min(crate::COLUMNS)
    }
}

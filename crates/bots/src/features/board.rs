//! The wall inside the frame, read once: gems by column and by row, and who leads.

use super::{Knowledge, Writer};
use iquazu_rules::{Content, FRAME_WIDTH, ROWS, Row, Table, Tile};

pub(super) const PLACES: usize = FRAME_WIDTH as usize;

/// The gems of a seat in a column or a row, and where the last of them is: more gems lead, then the later one (I3, I5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Claim {
    pub(super) gems: u8,
    last: u8,
}

impl Claim {
    fn add(&mut self, at: u8) {
        self.gems += 1;
        self.last = at;
    }
}

/// Claims of the seats, the one who looks first.
type Claims = [Claim; 4];

#[derive(Debug, Default)]
pub(super) struct Board {
    columns: [Claims; PLACES],
    /// I2, I3: from 0; nothing without a gem.
    ranks: [[Option<usize>; 4]; PLACES],
    pub(super) empty: [[u8; 3]; PLACES],
    pub(super) rows: [Claims; ROWS],
    /// Without the first column, which the waterfall covers next.
    later_rows: [Claims; ROWS],
    /// What the rocks pay as things stand.
    pub(super) column_points: [[i32; 4]; PLACES],
    /// The points tiles that rows bring as things stand.
    pub(super) row_points: [i32; 4],
}

impl Board {
    pub(super) fn new(knowledge: &Knowledge) -> Board {
        let mut board = Board::default();
        board.read_gaps(knowledge);
        board.count_points(knowledge.table);
        board
    }

    fn read_gaps(&mut self, knowledge: &Knowledge) {
        let (table, seats) = (knowledge.table, knowledge.seats());
        let mut order = 0;
        for column in table.visible_columns() {
            let place = usize::from(column - table.frame());
            for (gap, (row, colour)) in table.gaps_of(column).zip(table.column(column).gaps()) {
                order += 1;
                match table.content(gap) {
                    Content::Empty => self.empty[place][*colour as usize] += 1,
                    Content::Drop => {}
                    Content::Gem(seat) => {
                        let seat = (seat.index() + seats - knowledge.seat.index()) % seats;
                        self.columns[place][seat].add(order);
                        self.rows[row.index()][seat].add(order);
                        if place > 0 {
                            self.later_rows[row.index()][seat].add(order);
                        }
                    }
                }
            }
        }
    }

    fn count_points(&mut self, table: &Table) {
        for column in table.visible_columns() {
            let place = usize::from(column - table.frame());
            for seat in 0..4 {
                let rank = rank(&self.columns[place], seat);
                self.ranks[place][seat] = rank;
                let points = rank.and_then(|rank| table.rock(column).get(rank));
                self.column_points[place][seat] = points.map_or(0, |points| i32::from(*points));
            }
        }
        for row in Row::ALL {
            if let (Some(leader), Some(Tile::Points(points))) = (self.leader(row.index()), table.shown_tile(row)) {
                self.row_points[leader] += i32::from(points);
            }
        }
    }

    pub(super) fn leader(&self, row: usize) -> Option<usize> {
        leader(&self.rows[row])
    }

    pub(super) fn later_leader(&self, row: usize) -> Option<usize> {
        leader(&self.later_rows[row])
    }

    /// The own gems in a row less those of the strongest other seat.
    pub(super) fn row_margin(&self, row: usize, seats: usize) -> i32 {
        let claims = &self.rows[row][..seats];
        let most = claims[1..].iter().map(|claim| claim.gems).max().unwrap_or(0);
        i32::from(claims[0].gems) - i32::from(most)
    }

    pub(super) fn columns(&self, table: &Table, seats: usize, writer: &mut Writer) {
        for place in 0..PLACES {
            let open = self.empty[place];
            writer.level(i32::from(open.iter().sum::<u8>()), 8);
            for colour in open {
                writer.level(i32::from(colour), 2);
            }
            for seat in 0..seats {
                writer.level(i32::from(self.columns[place][seat].gems), 5);
                for rank in 0..seats {
                    writer.fact(self.ranks[place][seat] == Some(rank));
                }
            }
            writer.fact(self.settled(place));
            writer.fact(usize::from(table.frame()) + place <= usize::from(iquazu_rules::COLUMNS));
        }
    }

    /// Whether nobody can take the first rank of a column from its leader any more.
    fn settled(&self, place: usize) -> bool {
        let mut claims = self.columns[place];
        claims.sort_unstable();
        let open: u8 = self.empty[place].iter().sum();
        claims[3].gems > claims[2].gems + open
    }
}

fn leader(claims: &Claims) -> Option<usize> {
    let first = (0..4).max_by_key(|seat| claims[*seat])?;
    (claims[first].gems > 0).then_some(first)
}

fn rank(claims: &Claims, seat: usize) -> Option<usize> {
    (claims[seat].gems > 0).then(|| claims.iter().filter(|claim| **claim > claims[seat]).count())
}

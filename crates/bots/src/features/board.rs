//! The wall inside the frame: gems by column and by row, and who leads. Read once, then updated gem by gem.

use super::writer::Bits;
use super::{Observation, set_bits};
use iquazu_rules::{Gap, MAX_FRAME_WIDTH, ROWS, Row, Table, Tile};

pub(super) const PLACES: usize = MAX_FRAME_WIDTH as usize;

/// Sort key for the rank of a seat in a column or row: the number of gems, then the place of the last one (I3, I5),
/// packed into one integer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct RankKey(u16);

impl RankKey {
    const GEM: u16 = 1 << 8;
    const LAST: u16 = RankKey::GEM - 1;

    /// Returns the key of a seat in a column, given the gaps with its gems and how many they are.
    fn in_column(gaps: u16, gems: u8) -> RankKey {
        if gems == 0 {
            return RankKey::default();
        }
        RankKey(u16::from(gems) * RankKey::GEM + gaps.ilog2() as u16)
    }

    fn add(&mut self, at: u8) {
        let last = (self.0 & RankKey::LAST).max(u16::from(at));
        self.0 = (self.0 & !RankKey::LAST) + RankKey::GEM + last;
    }

    fn last(self) -> u8 {
        (self.0 & RankKey::LAST) as u8
    }

    pub(super) fn gems(self) -> i32 {
        i32::from(self.0 >> 8)
    }
}

/// The keys of all seats, the viewer first.
type RankKeys = [RankKey; 4];

#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    columns: [RankKeys; PLACES],
    /// I2, I3: ranks from 0; `None` without a gem.
    ranks: [[Option<u8>; 4]; PLACES],
    empty: [[u8; 3]; PLACES],
    pub(super) rows: [RankKeys; ROWS],
    /// The rows without the first column, which the waterfall covers next.
    later_rows: [RankKeys; ROWS],
    /// Points of the rocks if the columns were scored now.
    pub(super) column_points: [[u8; 4]; PLACES],
}

impl Board {
    pub(super) fn new(observation: &Observation) -> Board {
        let mut board = Board::default();
        for column in observation.table.visible_columns() {
            board.read_column(observation, column);
            board.read_rows(observation, column);
        }
        board
    }

    /// Adds a gem of the viewer.
    pub(super) fn add_gem(&mut self, observation: &Observation, gap: Gap) {
        let (row, colour) = observation.table.gap(gap).expect("gems lie in gaps");
        let place = usize::from(gap.column() - observation.table.frame());
        self.add_to_row(row, 0, place, gap.index());
        self.columns[place][0].add(gap.index());
        self.empty[place][colour as usize] -= 1;
        self.rank_column(observation.table, gap.column());
    }

    /// Reads a column, replacing what was read before.
    pub(super) fn read_column(&mut self, observation: &Observation, column: u8) {
        let table = observation.table;
        let place = usize::from(column - table.frame());
        let (gems, filled) = (observation.gems_in(column), table.filled_mask(column));
        let counts = gems.counts();
        self.columns[place] = std::array::from_fn(|seat| RankKey::in_column(gems.get(seat), counts[seat]));
        self.empty[place] = [0; 3];
        for (index, (_, colour)) in table.column(column).gaps().iter().enumerate() {
            self.empty[place][*colour as usize] += (!filled >> index & 1) as u8;
        }
        self.rank_column(table, column);
    }

    fn read_rows(&mut self, observation: &Observation, column: u8) {
        let table = observation.table;
        let place = usize::from(column - table.frame());
        let (gems, gaps) = (observation.gems_in(column), table.column(column).gaps());
        for seat in 0..observation.seats() {
            for index in set_bits(gems.get(seat).into()) {
                self.add_to_row(gaps[index].0, seat, place, index as u8);
            }
        }
    }

    /// Ties go to the later gap: columns from the left, in each column from the top.
    fn add_to_row(&mut self, row: Row, seat: usize, place: usize, index: u8) {
        let order = place as u8 * 16 + index;
        self.rows[row.index()][seat].add(order);
        if place > 0 {
            self.later_rows[row.index()][seat].add(order);
        }
    }

    fn rank_column(&mut self, table: &Table, column: u8) {
        let place = usize::from(column - table.frame());
        let (keys, rock) = (&self.columns[place], table.rock(column));
        for seat in 0..4 {
            let rank = rank(keys, seat);
            self.ranks[place][seat] = rank;
            self.column_points[place][seat] = rank.and_then(|rank| rock.get(usize::from(rank)).copied()).unwrap_or(0);
        }
    }

    /// Returns each seat's points from tiles if the rows were scored now.
    pub(super) fn row_points(&self, table: &Table) -> [i32; 4] {
        let mut points = [0; 4];
        for row in Row::ALL {
            if let (Some(leader), Some(Tile::Points(worth))) = (self.leader(row.index()), table.shown_tile(row)) {
                points[leader] += i32::from(worth);
            }
        }
        points
    }

    /// Returns for each seat the lowest gap index of a column at which a gem would give it the lead; `None` if no gem
    /// would, or if the seat leads already.
    pub(super) fn leads_in_column_from(&self, place: usize) -> [Option<u8>; 4] {
        leads_from(&self.columns[place])
    }

    /// Returns for each seat the lowest place in the frame, and the lowest gap index there, at which a gem would give it
    /// the lead of a row; `None` if no gem would, or if the seat leads already.
    pub(super) fn leads_in_row_from(&self, row: usize) -> [Option<(usize, u8)>; 4] {
        leads_from(&self.rows[row]).map(|from| from.map(|order| (usize::from(order / 16), order % 16)))
    }

    pub(super) fn leader(&self, row: usize) -> Option<usize> {
        leader(&self.rows[row])
    }

    pub(super) fn later_leader(&self, row: usize) -> Option<usize> {
        leader(&self.later_rows[row])
    }

    /// Returns the viewer's gems in a row minus those of the strongest other seat.
    pub(super) fn row_margin(&self, row: usize, seats: usize) -> i32 {
        let keys = &self.rows[row][..seats];
        let most = keys[1..].iter().map(|key| key.gems()).max().unwrap_or(0);
        keys[0].gems() - most
    }

    /// Returns the number of features of a column.
    pub(super) const fn column_feature_count(seats: usize) -> usize {
        8 + 3 * 2 + seats * (5 + seats) + 2
    }

    /// Returns the open gaps of a column and the gems and rank of each seat.
    pub(super) fn column_features(&self, table: &Table, place: usize, seats: usize) -> Bits {
        let open = self.empty[place];
        let mut bits = Bits::default().thermometer(i32::from(open.iter().sum::<u8>()), 8);
        for colour in open {
            bits = bits.thermometer(i32::from(colour), 2);
        }
        for seat in 0..seats {
            bits = bits.thermometer(self.columns[place][seat].gems(), 5);
            bits = bits.one_hot(self.ranks[place][seat].map(usize::from), seats);
        }
        let in_wall = usize::from(table.frame()) + place <= usize::from(iquazu_rules::COLUMNS);
        bits.bool(self.is_decided(place)).bool(in_wall)
    }

    /// Returns whether the open gaps are too few to change the leader of a column.
    fn is_decided(&self, place: usize) -> bool {
        let (mut most, mut second) = (0, 0);
        for key in self.columns[place] {
            let gems = key.gems();
            (most, second) = if gems > most { (gems, most) } else { (most, second.max(gems)) };
        }
        let open: u8 = self.empty[place].iter().sum();
        most > second + i32::from(open)
    }
}

/// Returns for each seat the lowest position at which one more gem would give it the lead (I3, I5). So would any higher
/// position.
#[inline]
fn leads_from(keys: &RankKeys) -> [Option<u8>; 4] {
    let (mut first, mut second) = (RankKey::default(), RankKey::default());
    for key in keys {
        second = second.max(first.min(*key));
        first = first.max(*key);
    }
    // Keys of seats with gems differ, so only the first seat has the first key.
    keys.map(|own| lead_from(own, if own == first { second } else { first }))
}

/// Returns the same for one seat, given the best key of the others.
#[inline]
fn lead_from(own: RankKey, best: RankKey) -> Option<u8> {
    if own > best || own.gems() + 1 < best.gems() {
        return None;
    }
    let is_ahead = own.gems() + 1 > best.gems() || own.last() > best.last();
    Some(if is_ahead { 0 } else { best.last() + 1 })
}

fn leader(keys: &RankKeys) -> Option<usize> {
    let mut first = 0;
    for seat in 1..4 {
        if keys[seat] > keys[first] {
            first = seat;
        }
    }
    (keys[first].gems() > 0).then_some(first)
}

fn rank(keys: &RankKeys, seat: usize) -> Option<u8> {
    let own = keys[seat];
    (own.gems() > 0).then(|| keys.iter().map(|key| u8::from(*key > own)).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, Players, Seat, SplitMix, State};

    /// The ranks, leaders and points of the features are those that the rules award (I2–I5).
    #[test]
    fn board_agrees_with_the_scoring_of_the_rules() {
        let mut led = 0;
        for seed in 0..12 {
            let players = Players::ALL[seed as usize % 3];
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), players);
            while let Some(viewer) = state.advance(&mut rng, &mut ()) {
                let hand_sizes = Seat::ALL.map(|seat| state.hand(seat).total());
                let observation = Observation { table: state.table(), viewer, hand: state.hand(viewer), hand_sizes };
                let (table, board) = (state.table(), Board::new(&observation));
                for (place, column) in table.visible_columns().enumerate() {
                    let ranking = table.column_ranking(column);
                    for seat in players.seats() {
                        let own = observation.place_of(seat);
                        let rank = ranking.iter().position(|rank| rank.seat == seat);
                        assert_eq!(board.ranks[place][own].map(usize::from), rank);
                        assert_eq!(board.column_points[place][own], ranking.of(seat).map_or(0, |rank| rank.points));
                    }
                }
                for row in Row::ALL {
                    let lead = table.row_standing(row).lead.map(|lead| observation.place_of(lead.seat));
                    assert_eq!(board.leader(row.index()), lead);
                    led += usize::from(lead.is_some());
                }
                let action = state.legal_moves().pick(&mut rng);
                state.play_unchecked(action, &mut ());
            }
        }
        assert!(led > 1000, "{led}");
    }
}

//! What an open gap is good for: where it lies, which seat would take the lead of a column or row with it, and whether
//! the viewer can pay for it.

use super::Observation;
use super::board::{Board, PLACES};
use super::writer::FeatureWriter;
use iquazu_rules::{Cards, ROWS, Row, Table};

/// Steps of the number of open gaps in one row of a column.
pub(super) const OPEN_STEPS: usize = 2;
/// Steps of the points of a rock, two points each.
pub(super) const ROCK_STEPS: usize = 6;
/// Features of the viewer's hand: gaps payable in their own colour, payable at all, and what those take.
pub(super) const PAYABLE_FEATURES: usize = PLACES * 3 * 2 + PLACES + ROWS;

/// The open gaps of a column in the frame, as bit masks with the topmost gap in the lowest bit.
#[derive(Clone, Copy, Debug, Default)]
struct OpenColumn {
    open: u16,
    /// All gaps of a row.
    rows: [u16; ROWS],
    /// All gaps of a colour.
    colours: [u16; 3],
}

impl OpenColumn {
    /// Returns the colours of these gaps, a bit for each.
    fn colours_of(&self, gaps: u16) -> u8 {
        (0..3).map(|colour| u8::from(gaps & self.colours[colour] != 0) << colour).sum()
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Openings {
    columns: [OpenColumn; PLACES],
    /// The colours of the gaps with which the viewer would take a column, by place.
    own_columns: [u8; PLACES],
    /// The same for rows, by row and place.
    own_rows: [[u8; PLACES]; ROWS],
}

impl Openings {
    /// Returns the number of features of a column.
    pub(super) const fn column_feature_count(seats: usize) -> usize {
        ROWS * (OPEN_STEPS + seats) + 3 * seats
    }

    /// Returns the number of features of a row.
    pub(super) const fn row_feature_count(seats: usize) -> usize {
        PLACES * seats
    }

    pub(super) fn new(table: &Table) -> Openings {
        let mut openings = Openings::default();
        for (column, number) in openings.columns.iter_mut().zip(table.visible_columns()) {
            for (index, (row, colour)) in table.column(number).gaps().iter().enumerate() {
                column.rows[row.index()] |= 1 << index;
                column.colours[*colour as usize] |= 1 << index;
            }
            column.open = column.rows.iter().fold(0, |all, row| all | row) & !table.filled_mask(number);
        }
        openings
    }

    /// Reads a column again. Returns the rows in which gaps were filled, a bit for each.
    pub(super) fn read_column(&mut self, table: &Table, number: u8) -> u8 {
        let column = &mut self.columns[usize::from(number - table.frame())];
        let filled = column.open & table.filled_mask(number);
        column.open &= !filled;
        (0..ROWS).map(|row| u8::from(column.rows[row] & filled != 0) << row).sum()
    }

    /// Writes where the gems and open gaps of a column lie, and in which colours each seat can take it.
    pub(super) fn write_column(
        &mut self,
        observation: &Observation,
        board: &Board,
        place: usize,
        writer: &mut FeatureWriter,
    ) {
        let (table, seats, column) = (observation.table, observation.seats(), self.columns[place]);
        let number = table.frame() + place as u8;
        let mut gems = [0; 4];
        if table.visible_columns().contains(&number) {
            (0..seats).for_each(|seat| gems[seat] = table.gem_mask(number, observation.seat_at(seat)));
        }
        for row in column.rows {
            writer.push_thermometer((column.open & row).count_ones() as i32, OPEN_STEPS);
            gems[..seats].iter().for_each(|gems| writer.push_bool(gems & row != 0));
        }
        for seat in 0..seats {
            let from = board.column_taken_from(place, seat);
            let colours = from.map_or(0, |from| column.colours_of(column.open & beyond(from)));
            writer.push_bits(u64::from(colours), 3);
            if seat == 0 {
                self.own_columns[place] = colours;
            }
        }
    }

    /// Writes how near the first column of the frame each seat can take a row.
    pub(super) fn write_row(&mut self, seats: usize, board: &Board, row: Row, writer: &mut FeatureWriter) {
        let row = row.index();
        for seat in 0..seats {
            let mut taking = [0; PLACES];
            if let Some((first, from)) = board.row_taken_from(row, seat) {
                for (place, column) in self.columns.iter().enumerate().skip(first) {
                    let gaps = column.open & column.rows[row];
                    taking[place] = if place == first { gaps & beyond(from) } else { gaps };
                }
            }
            let nearest = taking.iter().position(|gaps| *gaps != 0);
            writer.push_thermometer(nearest.map_or(0, |place| (PLACES - place) as i32), PLACES);
            if seat == 0 {
                self.own_rows[row] = std::array::from_fn(|place| self.columns[place].colours_of(taking[place]));
            }
        }
    }

    /// Writes which gaps the hand can pay for, and which columns and rows the viewer can take with it.
    pub(super) fn write_payable(&self, hand: Cards, writer: &mut FeatureWriter) {
        let counts = hand.counts();
        let pairs: u8 = counts.iter().map(|count| count / 2).sum();
        let mut payable = [0; PLACES];
        for (place, column) in self.columns.iter().enumerate() {
            let (price, mut exact) = (place as u8 + 1, 0);
            for (colour, count) in counts.into_iter().enumerate() {
                exact |= u8::from(count >= price) << colour;
                payable[place] |= u8::from(count + pairs - count / 2 >= price) << colour;
            }
            let open = column.colours_of(column.open);
            writer.push_bits(u64::from(exact & open), 3);
            writer.push_bits(u64::from(payable[place] & open), 3);
        }
        for (own, payable) in self.own_columns.iter().zip(payable) {
            writer.push_bool(own & payable != 0);
        }
        for own in &self.own_rows {
            writer.push_bool(own.iter().zip(payable).any(|(own, payable)| own & payable != 0));
        }
    }
}

/// Writes the points of the first rank in each column.
pub(super) fn rock_features(table: &Table, writer: &mut FeatureWriter) {
    for place in 0..PLACES as u8 {
        let number = table.frame() + place;
        let visible = table.visible_columns().contains(&number);
        let points = if visible { table.rock(number).first().copied().unwrap_or(0) } else { 0 };
        writer.push_thermometer(i32::from(points) / 2, ROCK_STEPS);
    }
}

/// Returns the mask of the gaps from this index on.
fn beyond(index: u8) -> u16 {
    u16::MAX.checked_shl(u32::from(index)).unwrap_or(0)
}

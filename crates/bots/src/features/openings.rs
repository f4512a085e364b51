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

/// Colours by place of the frame: three bits for each place, the first place in the lowest bits.
#[derive(Clone, Copy, Debug, Default)]
struct PlaceColours(u16);

impl PlaceColours {
    /// The lowest bit of each place.
    const FIRST_COLOUR: u16 = 0b001_001_001_001_001;

    /// Returns the colours that `count` cards of each can pay for: those of the places with a price up to that.
    fn payable_with(counts: [u8; 3]) -> PlaceColours {
        let mut colours = 0;
        for (colour, count) in counts.into_iter().enumerate() {
            let places = (1 << (3 * count.min(PLACES as u8))) - 1;
            colours |= (PlaceColours::FIRST_COLOUR & places) << colour;
        }
        PlaceColours(colours)
    }

    fn get(self, place: usize) -> u8 {
        (self.0 >> (3 * place)) as u8 & 0b111
    }

    fn set(&mut self, place: usize, colours: u8) {
        self.0 = self.0 & !(0b111 << (3 * place)) | u16::from(colours) << (3 * place);
    }

    fn and(self, other: PlaceColours) -> PlaceColours {
        PlaceColours(self.0 & other.0)
    }
}

/// The colours of the open gaps that a hand can pay for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Payable {
    /// With cards of the gap's colour only.
    exact: PlaceColours,
    all: PlaceColours,
}

impl Payable {
    /// Returns for how many colours of gaps at a place the hand can pay.
    pub(super) fn colour_count(&self, place: usize) -> i32 {
        self.all.get(place).count_ones() as i32
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Openings {
    columns: [OpenColumn; PLACES],
    /// The colours of the open gaps.
    open: PlaceColours,
    /// The colours of the gaps with which the viewer would take a column.
    own_columns: PlaceColours,
    /// The same for each row.
    own_rows: [PlaceColours; ROWS],
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
        for (place, number) in table.visible_columns().enumerate() {
            let column = &mut openings.columns[place];
            for (index, (row, colour)) in table.column(number).gaps().iter().enumerate() {
                column.rows[row.index()] |= 1 << index;
                column.colours[*colour as usize] |= 1 << index;
            }
            column.open = column.rows.iter().fold(0, |all, row| all | row) & !table.filled_mask(number);
            openings.open.set(place, column.colours_of(column.open));
        }
        openings
    }

    /// Reads a column again. Returns the rows in which gaps were filled, a bit for each.
    pub(super) fn read_column(&mut self, table: &Table, number: u8) -> u8 {
        let place = usize::from(number - table.frame());
        let column = &mut self.columns[place];
        let filled = column.open & table.filled_mask(number);
        column.open &= !filled;
        self.open.set(place, column.colours_of(column.open));
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
            let open = column.open & row;
            let mut bits = u64::from(open != 0) | u64::from(open & open.wrapping_sub(1) != 0) << 1;
            for (seat, gems) in gems[..seats].iter().enumerate() {
                bits |= u64::from(gems & row != 0) << (OPEN_STEPS + seat);
            }
            writer.push_bits(bits, OPEN_STEPS + seats);
        }
        for seat in 0..seats {
            let from = board.lead_in_column_from(place, seat);
            let colours = from.map_or(0, |from| column.colours_of(column.open & beyond(from)));
            writer.push_bits(u64::from(colours), 3);
            if seat == 0 {
                self.own_columns.set(place, colours);
            }
        }
    }

    /// Writes how near the first column of the frame each seat can take a row.
    pub(super) fn write_row(&mut self, seats: usize, board: &Board, row: Row, writer: &mut FeatureWriter) {
        let row = row.index();
        for seat in 0..seats {
            let mut taking = [0; PLACES];
            if let Some((first, from)) = board.lead_in_row_from(row, seat) {
                for (place, column) in self.columns.iter().enumerate().skip(first) {
                    let gaps = column.open & column.rows[row];
                    taking[place] = if place == first { gaps & beyond(from) } else { gaps };
                }
            }
            let nearest = taking.iter().position(|gaps| *gaps != 0);
            writer.push_thermometer(nearest.map_or(0, |place| (PLACES - place) as i32), PLACES);
            if seat == 0 {
                for (place, gaps) in taking.into_iter().enumerate() {
                    self.own_rows[row].set(place, self.columns[place].colours_of(gaps));
                }
            }
        }
    }

    /// Returns which gaps the hand can pay for.
    pub(super) fn payable(&self, hand: Cards) -> Payable {
        let counts = hand.counts();
        let pairs: u8 = counts.iter().map(|count| count / 2).sum();
        Payable {
            exact: PlaceColours::payable_with(counts).and(self.open),
            all: PlaceColours::payable_with(counts.map(|count| count + pairs - count / 2)).and(self.open),
        }
    }

    /// Writes which gaps the hand can pay for, and which columns and rows the viewer can take with it.
    pub(super) fn write_payable(&self, payable: &Payable, writer: &mut FeatureWriter) {
        for place in 0..PLACES {
            writer.push_bits(u64::from(payable.exact.get(place)) | u64::from(payable.all.get(place)) << 3, 6);
        }
        let own_columns = self.own_columns.and(payable.all);
        (0..PLACES).for_each(|place| writer.push_bool(own_columns.get(place) != 0));
        self.own_rows.iter().for_each(|own| writer.push_bool(own.and(payable.all).0 != 0));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Features;
    use iquazu_rules::{Colour, Content, Edition, Gap, Players, Seat, SplitMix, State, payments};

    fn bits(write: impl FnOnce(&mut FeatureWriter)) -> Vec<bool> {
        let mut written = Features::NONE;
        let mut writer = FeatureWriter::at(&mut written, 0);
        write(&mut writer);
        (0..writer.next).map(|bit| writer.features.words()[bit / 64] >> (bit % 64) & 1 == 1).collect()
    }

    /// Returns the open gaps of a column that fulfil a condition.
    fn open_gaps(table: &Table, column: u8, holds: impl Fn(Gap) -> bool) -> Vec<Gap> {
        table.gaps_in(column).filter(|gap| table.content(*gap) == Content::Empty && holds(*gap)).collect()
    }

    fn has_colour(table: &Table, gaps: &[Gap], colour: Colour) -> bool {
        gaps.iter().any(|gap| table.gap(*gap).is_some_and(|(_, other)| other == colour))
    }

    fn takes_column(table: &Table, gap: Gap, seat: Seat) -> bool {
        let leads =
            |table: &Table| table.column_ranking(gap.column()).iter().next().is_some_and(|rank| rank.seat == seat);
        !leads(table) && leads(&table.with_gem(gap, seat))
    }

    fn takes_row(table: &Table, gap: Gap, row: Row, seat: Seat) -> bool {
        let leads = |table: &Table| table.row_standing(row).lead.is_some_and(|lead| lead.seat == seat);
        table.gap(gap).is_some_and(|(other, _)| other == row) && !leads(table) && leads(&table.with_gem(gap, seat))
    }

    /// Compares all features of a position with what the rules say about every open gap.
    fn check(state: &State, viewer: Seat) -> usize {
        let (table, hand) = (state.table(), state.hand(viewer));
        let hand_sizes = Seat::ALL.map(|seat| state.hand(seat).total());
        let observation = Observation { table, viewer, hand, hand_sizes };
        let (seats, board, mut openings) = (observation.seats(), Board::new(&observation), Openings::new(table));
        let mut taken = 0;
        for (place, column) in table.visible_columns().enumerate() {
            let written = bits(|writer| openings.write_column(&observation, &board, place, writer));
            let (cells, leads) = written.split_at(ROWS * (OPEN_STEPS + seats));
            for (row, cell) in Row::ALL.into_iter().zip(cells.chunks(OPEN_STEPS + seats)) {
                let open = open_gaps(table, column, |gap| table.gap(gap).is_some_and(|(other, _)| other == row)).len();
                assert_eq!(cell[..OPEN_STEPS], [open > 0, open > 1]);
            }
            for (seat, colours) in leads.chunks(3).enumerate() {
                let seat = observation.seat_at(seat);
                let gaps = open_gaps(table, column, |gap| takes_column(table, gap, seat));
                assert_eq!(colours, Colour::ALL.map(|colour| has_colour(table, &gaps, colour)));
                taken += gaps.len();
            }
        }
        for row in Row::ALL {
            let written = bits(|writer| openings.write_row(seats, &board, row, writer));
            for (seat, steps) in written.chunks(PLACES).enumerate() {
                let seat = observation.seat_at(seat);
                let taking = |column| !open_gaps(table, column, |gap| takes_row(table, gap, row, seat)).is_empty();
                let nearest = table.visible_columns().position(taking).map_or(0, |place| PLACES - place);
                assert_eq!(steps.iter().filter(|step| **step).count(), nearest);
            }
        }
        check_payable(&observation, &openings);
        taken
    }

    fn check_payable(observation: &Observation, openings: &Openings) {
        let (table, hand, viewer) = (observation.table, observation.hand, observation.viewer);
        let written = bits(|writer| openings.write_payable(&openings.payable(hand), writer));
        let (gaps, takes) = written.split_at(PLACES * 6);
        let pays = |gap: Gap| {
            let price = gap.column() - table.frame() + 1;
            let (_, colour) = table.gap(gap).expect("a gap");
            payments(hand, price, Some(colour)).next().is_some()
        };
        for ((place, column), written) in table.visible_columns().enumerate().zip(gaps.chunks(6)) {
            let payable = open_gaps(table, column, pays);
            for (at, colour) in Colour::ALL.into_iter().enumerate() {
                let exact = hand.counts()[at] > place as u8;
                assert_eq!(written[3 + at], has_colour(table, &payable, colour));
                assert_eq!(written[at], exact && has_colour(table, &payable, colour));
            }
            assert_eq!(takes[place], payable.iter().any(|gap| takes_column(table, *gap, viewer)));
        }
        for (row, written) in Row::ALL.into_iter().zip(&takes[PLACES..]) {
            let taking =
                |column| !open_gaps(table, column, |gap| pays(gap) && takes_row(table, gap, row, viewer)).is_empty();
            assert_eq!(*written, table.visible_columns().any(taking));
        }
    }

    #[test]
    fn openings_agree_with_the_scoring_and_payments_of_the_rules() {
        let mut taken = 0;
        for seed in 0..9 {
            let players = Players::ALL[seed as usize % 3];
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), players);
            while let Some(viewer) = state.advance(&mut rng, &mut ()) {
                taken += check(&state, viewer);
                let action = state.legal_moves().pick(&mut rng);
                state.play_unchecked(action, &mut ());
            }
        }
        assert!(taken > 1000, "{taken}");
    }
}

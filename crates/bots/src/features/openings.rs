//! What an open gap is good for: where it lies, which seat would take the lead of a column or row with it, and whether
//! the viewer can pay for it.

use super::Observation;
use super::board::{Board, PLACES};
use super::gap_masks::GapMasks;
use super::writer::Bits;
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
    colours: GapMasks,
}

impl OpenColumn {
    /// Returns the colours of these gaps, a bit for each.
    fn colours_of(&self, gaps: u16) -> u8 {
        self.colours.within(gaps).any()
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
                column.colours.insert(*colour as usize, index);
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

    /// Returns where the gems and open gaps of a column lie, and in which colours each seat can take it.
    pub(super) fn column_features(&mut self, observation: &Observation, board: &Board, place: usize) -> Bits {
        let (table, seats, column) = (observation.table, observation.seats(), self.columns[place]);
        let number = table.frame() + place as u8;
        let visible = table.visible_columns().contains(&number);
        let gems = if visible { observation.gems_in(number) } else { GapMasks::default() };
        let mut bits = Bits::default();
        for row in column.rows {
            let open = column.open & row;
            bits = bits.bool(open != 0).bool(open & open.wrapping_sub(1) != 0);
            bits = bits.bits(gems.within(row).any().into(), seats);
        }
        let taking = board.leads_in_column_from(place).map(|from| column.open & from.map_or(0, beyond));
        self.own_columns.set(place, column.colours_of(taking[0]));
        taking[..seats].iter().fold(bits, |bits, gaps| bits.bits(column.colours_of(*gaps).into(), 3))
    }

    /// Returns how near the first column of the frame each seat can take a row.
    pub(super) fn row_features(&mut self, seats: usize, board: &Board, row: Row) -> Bits {
        let row = row.index();
        let open = self.columns.map(|column| column.open & column.rows[row]);
        let leads_from = board.leads_in_row_from(row);
        let taking = |place: usize, from: Option<(usize, u8)>| match from {
            Some((first, index)) if place == first => open[place] & beyond(index),
            Some((first, _)) if place > first => open[place],
            _ => 0,
        };
        for place in 0..PLACES {
            self.own_rows[row].set(place, self.columns[place].colours_of(taking(place, leads_from[0])));
        }
        leads_from[..seats].iter().fold(Bits::default(), |bits, from| {
            let nearest = (0..PLACES).find(|place| taking(*place, *from) != 0);
            bits.thermometer(nearest.map_or(0, |place| (PLACES - place) as i32), PLACES)
        })
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

    /// Returns which gaps the hand can pay for, and which columns and rows the viewer can take with it.
    pub(super) fn payable_features(&self, payable: &Payable) -> Bits {
        let mut bits = Bits::default();
        for place in 0..PLACES {
            bits = bits.bits(payable.exact.get(place).into(), 3).bits(payable.all.get(place).into(), 3);
        }
        let own_columns = self.own_columns.and(payable.all);
        bits = (0..PLACES).fold(bits, |bits, place| bits.bool(own_columns.get(place) != 0));
        self.own_rows.iter().fold(bits, |bits, own| bits.bool(own.and(payable.all).0 != 0))
    }
}

/// Returns the points of the first rank in each column.
pub(super) fn rock_features(table: &Table) -> Bits {
    (0..PLACES as u8).fold(Bits::default(), |bits, place| {
        let number = table.frame() + place;
        let visible = table.visible_columns().contains(&number);
        let points = if visible { table.rock(number).first().copied().unwrap_or(0) } else { 0 };
        bits.thermometer(i32::from(points) / 2, ROCK_STEPS)
    })
}

/// Returns the mask of the gaps from this index on.
fn beyond(index: u8) -> u16 {
    u16::MAX.checked_shl(index.into()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Features;
    use crate::features::writer::FeatureWriter;
    use crate::training::random_edition;
    use iquazu_rules::{Colour, Content, Edition, Gap, Players, Seat, SplitMix, State, payments};

    fn listed(bits: Bits) -> Vec<bool> {
        let mut written = Features::NONE;
        let mut writer = FeatureWriter::at(&mut written, 0);
        writer.push(bits);
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
            let written = listed(openings.column_features(&observation, &board, place));
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
            let written = listed(openings.row_features(seats, &board, row));
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
        let written = listed(openings.payable_features(&openings.payable(hand)));
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
        for seed in 0..15 {
            let players = Players::ALL[seed as usize % 3];
            let mut rng = SplitMix::new(seed);
            let edition = if seed < 9 { Edition::standard() } else { random_edition(seed) };
            let mut state = State::new(edition, players);
            while let Some(viewer) = state.advance(&mut rng, &mut ()) {
                taken += check(&state, viewer);
                let action = state.legal_moves().pick(&mut rng);
                state.play_unchecked(action, &mut ());
            }
        }
        assert!(taken > 1000, "{taken}");
    }
}

//! All features except those of the viewer's hand, computed once per position and updated for each of its moves.

use super::board::{Board, PLACES};
use super::openings::{Openings, PAYABLE_FEATURES, ROCK_STEPS, rock_features};
use super::writer::{Bits, FeatureWriter};
use super::{Features, Observation};
use iquazu_rules::{Action, Cards, Gap, ROWS, Row, Rules, Stage, Tile};

/// The features of a position without the viewer's hand. All payments for a move share them, since a payment only moves
/// cards from the hand to the discard pile.
#[derive(Clone, Debug)]
pub(crate) struct TableFeatures {
    features: Features,
    board: Board,
    openings: Openings,
    layout: &'static Layout,
    frame: u8,
}

// Sizes of the thermometers and numbers of features. They are part of the weights format: see `VERSION` in net/file.rs.
pub(super) const HAND_STEPS: usize = 9;
pub(super) const UNSEEN_STEPS: usize = 8;
pub(super) const SIZE_STEPS: usize = 16;
pub(super) const PAYABLE_STEPS: usize = 2;
const HAND_FEATURES: usize = 3 * (HAND_STEPS + UNSEEN_STEPS) + SIZE_STEPS + PLACES * PAYABLE_STEPS;
pub(super) const OTHER_HAND_STEPS: usize = 13;
pub(super) const TILE_STEPS: [(Tile, usize); 5] =
    [(Tile::Cards(2), 2), (Tile::Cards(3), 2), (Tile::Cards(4), 2), (Tile::AnyColour, 4), (Tile::DoubleMove, 4)];
const TILE_FEATURES: usize = 14;
/// Points per step, a power of two, and number of steps: now, after the next scoring, after scoring all columns.
pub(super) const POINT_STEPS: [(i32, i32); 3] = [(2, 24), (2, 24), (4, 20)];
const POINT_FEATURES: usize = 68;
pub(super) const DRAW_STEPS: usize = 4;
pub(super) const ROW_GEM_STEPS: usize = 4;
pub(super) const ROW_MARGIN_STEPS: usize = 4;
/// `projected_tile_features` counts no further than two.
pub(super) const PROJECTED_TILE_STEPS: usize = 2;

/// Offsets of the groups of features.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    seats: usize,
    hand: usize,
    holdings: usize,
    points: usize,
    columns: usize,
    rows: usize,
    projected_tiles: usize,
    /// The first feature of the openings: by column, by row, the rocks, the hand.
    pub(super) openings: usize,
    row_openings: usize,
    payable: usize,
    pub(super) end: usize,
}

/// The layouts for two, three and four players.
static LAYOUTS: [Layout; 3] = [Layout::new(2), Layout::new(3), Layout::new(4)];

impl Layout {
    pub(super) const fn new(seats: usize) -> Layout {
        let hand = Rules::LATEST.last_frame as usize + DRAW_STEPS + 6 + 2 * seats;
        let holdings = hand + HAND_FEATURES;
        let points = holdings + seats * TILE_FEATURES + (seats - 1) * OTHER_HAND_STEPS;
        let columns = points + (seats - 1) * POINT_FEATURES;
        let rows = columns + PLACES * Board::column_feature_count(seats);
        let projected_tiles = rows + ROWS * Layout::row_feature_count(seats);
        let openings = projected_tiles + seats * TILE_KINDS * PROJECTED_TILE_STEPS;
        let row_openings = openings + PLACES * Openings::column_feature_count(seats);
        let rocks = row_openings + ROWS * Openings::row_feature_count(seats);
        let payable = rocks + PLACES * ROCK_STEPS;
        Layout {
            seats,
            hand,
            holdings,
            points,
            columns,
            rows,
            projected_tiles,
            openings,
            row_openings,
            payable,
            end: payable + PAYABLE_FEATURES,
        }
    }

    const fn row_feature_count(seats: usize) -> usize {
        TILE_KINDS + seats * (2 + ROW_GEM_STEPS) + ROW_MARGIN_STEPS
    }

    /// Clears a range of features and writes it again.
    fn rewrite(from: usize, to: usize, features: &mut Features, write: impl FnOnce(&mut FeatureWriter)) {
        let mut writer = FeatureWriter::at(features, from);
        writer.clear(to - from);
        write(&mut writer);
        debug_assert_eq!(writer.next, to, "the layout gives this many features");
    }
}

impl TableFeatures {
    pub(crate) fn new(observation: &Observation) -> TableFeatures {
        let layout = &LAYOUTS[observation.seats() - 2];
        let board = Board::new(observation);
        let mut features = Features::NONE;
        let mut writer = FeatureWriter::at(&mut features, 0);
        writer.push(progress_features(observation));
        unseen_features(observation, &mut writer);
        holding_features(observation, &mut writer);
        point_features(observation, &board, &mut writer);
        (0..PLACES).for_each(|place| writer.push(board.column_features(observation.table, place, layout.seats)));
        Row::ALL.into_iter().for_each(|row| writer.push(row_features(observation, &board, row)));
        projected_tile_features(observation, &board, &mut writer);
        let mut openings = Openings::new(observation.table);
        (0..PLACES).for_each(|place| writer.push(openings.column_features(observation, &board, place)));
        Row::ALL.into_iter().for_each(|row| writer.push(openings.row_features(layout.seats, &board, row)));
        writer.push(rock_features(observation.table));
        writer.skip(PAYABLE_FEATURES);
        debug_assert_eq!(writer.next, layout.end, "the layout gives this many features");
        let frame = observation.table.frame();
        TableFeatures { features, board, openings, layout, frame }
    }

    /// Returns the features after a move of the viewer. While the frame stays, only what the move changes is rewritten.
    pub(crate) fn after(&self, observation: &Observation, action: Action) -> TableFeatures {
        if observation.table.frame() != self.frame {
            return TableFeatures::new(observation);
        }
        let mut features = self.clone();
        let layout = self.layout;
        FeatureWriter::at(&mut features.features, 0).replace(progress_features(observation));
        if let Action::Place { any_colour: true, .. } | Action::TakeCards { .. } | Action::DoubleMove = action {
            Layout::rewrite(layout.holdings, layout.points, &mut features.features, |writer| {
                holding_features(observation, writer)
            });
        }
        if let Action::Place { gap, .. } = action {
            features.add_gem(observation, gap);
        }
        if may_have_dripped(observation) {
            features.board.read_column(observation, self.frame);
            features.rewrite_column(observation, self.frame);
            features.rewrite_openings(observation, self.frame);
        }
        features
    }

    fn add_gem(&mut self, observation: &Observation, gap: Gap) {
        let (changed, _) = observation.table.gap(gap).expect("gems lie in gaps");
        let place = usize::from(gap.column() - self.frame);
        let (leader, points) = (self.board.leader(changed.index()), self.board.column_points[place]);
        self.board.add_gem(observation, gap);
        self.rewrite_column(observation, gap.column());
        let (layout, board) = (self.layout, &self.board);
        let from = layout.rows + changed.index() * Layout::row_feature_count(layout.seats);
        FeatureWriter::at(&mut self.features, from).replace(row_features(observation, board, changed));
        let takes_row = board.leader(changed.index()) != leader;
        if takes_row {
            Layout::rewrite(layout.projected_tiles, layout.openings, &mut self.features, |writer| {
                projected_tile_features(observation, board, writer)
            });
        }
        if takes_row || board.column_points[place] != points {
            Layout::rewrite(layout.points, layout.columns, &mut self.features, |writer| {
                point_features(observation, board, writer)
            });
        }
        self.rewrite_openings(observation, gap.column());
    }

    /// Rewrites the openings of a column and of the rows in which it changed.
    fn rewrite_openings(&mut self, observation: &Observation, column: u8) {
        let (layout, board, openings) = (self.layout, &self.board, &mut self.openings);
        let changed = openings.read_column(observation.table, column);
        let place = usize::from(column - self.frame);
        let (from, size) = (layout.openings, Openings::column_feature_count(layout.seats));
        let bits = openings.column_features(observation, board, place);
        FeatureWriter::at(&mut self.features, from + place * size).replace(bits);
        let (from, size) = (layout.row_openings, Openings::row_feature_count(layout.seats));
        for row in Row::ALL.into_iter().filter(|row| changed >> row.index() & 1 == 1) {
            let bits = openings.row_features(layout.seats, board, row);
            FeatureWriter::at(&mut self.features, from + row.index() * size).replace(bits);
        }
    }

    fn rewrite_column(&mut self, observation: &Observation, column: u8) {
        let (layout, board) = (self.layout, &self.board);
        let place = usize::from(column - self.frame);
        let from = layout.columns + place * Board::column_feature_count(layout.seats);
        let bits = board.column_features(observation.table, place, layout.seats);
        FeatureWriter::at(&mut self.features, from).replace(bits);
    }

    /// Returns the features with this hand: its cards and the colours that it can pay.
    pub(crate) fn features(&self, hand: Cards) -> Features {
        let payable = self.openings.payable(hand);
        let mut features = self.features;
        let mut writer = FeatureWriter::at(&mut features, self.layout.hand);
        let held = hand
            .counts()
            .into_iter()
            .fold(Bits::default(), |bits, held| bits.thermometer(held.into(), HAND_STEPS).bits(0, UNSEEN_STEPS));
        writer.push(held);
        let size = Bits::default().thermometer(hand.total().into(), SIZE_STEPS);
        let add_colours = |bits: Bits, place| bits.thermometer(payable.colour_count(place), PAYABLE_STEPS);
        writer.push((0..PLACES).fold(size, add_colours));
        writer.next = self.layout.payable;
        writer.push(self.openings.payable_features(&payable));
        features
    }
}

/// W1: returns whether the viewer's turn may have ended with a drip.
fn may_have_dripped(observation: &Observation) -> bool {
    let table = observation.table;
    table.water() == observation.viewer && (table.active() != observation.viewer || table.stage() == Stage::Discard)
}

/// Writes the shares of the colours among the cards that the viewer does not see, and skips what depends on the hand.
/// A move of the viewer does not change them: what leaves the hand is discarded.
fn unseen_features(observation: &Observation, writer: &mut FeatureWriter) {
    let unseen = observation.table.edition().cards() - observation.table.discard_pile() - observation.hand;
    let total = i32::from(unseen.total()).max(1);
    for left in unseen.counts() {
        writer.skip(HAND_STEPS);
        writer.push_thermometer(i32::from(left) * 24 / total - 4, UNSEEN_STEPS);
    }
    writer.skip(SIZE_STEPS + PLACES * PAYABLE_STEPS);
}

/// Progress of the game and of the turn.
fn progress_features(observation: &Observation) -> Bits {
    let (table, stage) = (observation.table, observation.table.stage());
    let drawing = if let Stage::Draw(owed) = stage { i32::from(owed) } else { 0 };
    let active = table.active() == observation.viewer;
    let bits = Bits::default()
        .one_hot(Some(usize::from(table.frame()) - 1), usize::from(Rules::LATEST.last_frame))
        .thermometer(drawing, DRAW_STEPS)
        .bool(active && stage == Stage::Act)
        .bool(stage == Stage::Close)
        .bool(stage == Stage::Discard)
        .bool(stage == Stage::Tiles)
        .bool(active && table.owes_action())
        .bool(table.scored_this_turn());
    // The active seat and the one with the water, their bits alternating.
    let (active, water) = (observation.place_of(table.active()), observation.place_of(table.water()));
    bits.bits(1 << (2 * active) | 2 << (2 * water), 2 * observation.seats())
}

/// Sizes of the other hands, and tiles that can be used.
fn holding_features(observation: &Observation, writer: &mut FeatureWriter) {
    for place in 0..observation.seats() {
        let seat = observation.seat_at(place);
        let mut bits = Bits::default();
        if place > 0 {
            bits = bits.thermometer(observation.hand_sizes[seat.index()].into(), OTHER_HAND_STEPS);
        }
        let held = observation.table.tiles(seat);
        let add_tiles = |bits: Bits, (tile, steps)| bits.thermometer(held[tile].into(), steps);
        writer.push(TILE_STEPS.into_iter().fold(bits, add_tiles));
    }
}

/// Writes the lead over each other seat: now, after the next scoring, and after scoring all columns of the frame.
fn point_features(observation: &Observation, board: &Board, writer: &mut FeatureWriter) {
    let (seats, row_points) = (observation.seats(), board.row_points(observation.table));
    let now: [i32; 4] = std::array::from_fn(|place| {
        if place >= seats {
            return 0;
        }
        let seat = observation.seat_at(place);
        i32::from(observation.table.score(seat) + observation.table.tiles(seat).points())
    });
    let column_points = |column: usize, place: usize| i32::from(board.column_points[column][place]);
    let next: [i32; 4] = std::array::from_fn(|place| now[place] + column_points(0, place) + row_points[place]);
    let later = |place| (1..PLACES).map(|column| column_points(column, place)).sum::<i32>();
    let points = [now, next, std::array::from_fn(|place| next[place] + later(place))];
    for place in 1..seats {
        for (points, (step, steps)) in points.iter().zip(POINT_STEPS) {
            let ahead = points[0] - points[place] + step * steps / 2;
            writer.push_thermometer(ahead >> step.ilog2(), steps as usize);
        }
    }
}

/// Returns the leader of a row, now and after the frame has moved, and the tile at stake.
fn row_features(observation: &Observation, board: &Board, row: Row) -> Bits {
    let (seats, index) = (observation.seats(), row.index());
    let mut bits = Bits::default().one_hot(observation.table.shown_tile(row).map(tile_kind), TILE_KINDS);
    let (leader, later_leader) = (board.leader(index), board.later_leader(index));
    for place in 0..seats {
        bits = bits.bool(leader == Some(place)).bool(later_leader == Some(place));
        bits = bits.thermometer(board.rows[index][place].gems(), ROW_GEM_STEPS);
    }
    bits.thermometer(board.row_margin(index, seats) + 2, ROW_MARGIN_STEPS)
}

/// Tiles of each kind that each seat would win if the rows were scored now.
fn projected_tile_features(observation: &Observation, board: &Board, writer: &mut FeatureWriter) {
    let mut thermometers: [u64; 4] = [0; 4];
    for row in Row::ALL {
        if let (Some(leader), Some(tile)) = (board.leader(row.index()), observation.table.shown_tile(row)) {
            // The first step of the kind, and the second if the first is set already.
            let (first, set) = (1 << (PROJECTED_TILE_STEPS * tile_kind(tile)), &mut thermometers[leader]);
            *set |= first | (*set & first) << 1;
        }
    }
    for set in &thermometers[..observation.seats()] {
        writer.push(Bits::default().bits(*set, TILE_KINDS * PROJECTED_TILE_STEPS));
    }
}

pub(super) const TILE_KINDS: usize = 9;

/// Returns the kind of a tile; tiles worth 4 points and more are one kind.
fn tile_kind(tile: Tile) -> usize {
    match tile {
        Tile::Points(points) => usize::from(points.min(4)) - 1,
        Tile::Cards(count) => usize::from(count) + 2,
        Tile::AnyColour => 7,
        Tile::DoubleMove => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::random_edition;
    use iquazu_rules::{Edition, Players, Rng, Seat, SplitMix, State, Table};

    fn observe(state: &State, viewer: Seat) -> Observation<'_> {
        let hand_sizes = Seat::ALL.map(|other| state.hand(other).total());
        Observation { table: state.table(), viewer, hand: state.hand(viewer), hand_sizes }
    }

    /// Compares the updated features after every legal move with those computed from scratch.
    fn compare(state: &State) {
        let seat = state.table().active();
        let before = TableFeatures::new(&observe(state, seat));
        for action in state.legal_moves().iter() {
            let mut after = *state;
            after.play_unchecked(action, &mut ());
            if after.is_over() {
                continue;
            }
            let observation = observe(&after, seat);
            let updated = before.after(&observation, action).features(observation.hand);
            assert_eq!(updated, observation.features(), "{action} in {state:?}");
        }
    }

    /// Returns the points of a seat: now, after the next scoring, and after scoring all columns of the frame.
    fn awarded_points(table: &Table, seat: Seat) -> [i32; 3] {
        let column = |column| table.column_ranking(column).of(seat).map_or(0, |rank| i32::from(rank.points));
        let row = |row: Row| match (table.row_standing(row).lead, table.shown_tile(row)) {
            (Some(lead), Some(Tile::Points(points))) if lead.seat == seat => i32::from(points),
            _ => 0,
        };
        let now = i32::from(table.score(seat) + table.tiles(seat).points());
        let next = now + column(table.frame()) + Row::ALL.into_iter().map(row).sum::<i32>();
        [now, next, next + table.visible_columns().skip(1).map(column).sum::<i32>()]
    }

    fn awarded_tiles(table: &Table, seat: Seat) -> [i32; TILE_KINDS] {
        let mut tiles = [0; TILE_KINDS];
        for row in
            Row::ALL.into_iter().filter(|row| table.row_standing(*row).lead.is_some_and(|lead| lead.seat == seat))
        {
            if let Some(tile) = table.shown_tile(row) {
                tiles[tile_kind(tile)] += 1;
            }
        }
        tiles
    }

    /// The points and tiles in sight are those that the rules award (I2–I5), on any edition.
    #[test]
    fn points_and_tiles_agree_with_the_scoring_of_the_rules() {
        let mut won = 0;
        for seed in 0..24 {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(random_edition(seed), Players::ALL[seed as usize % 3]);
            while let Some(viewer) = state.advance(&mut rng, &mut ()) {
                let observation = observe(&state, viewer);
                let (layout, seats) = (Layout::new(observation.seats()), observation.seats());
                let features = TableFeatures::new(&observation).features;
                let mut expected = features;
                Layout::rewrite(layout.points, layout.columns, &mut expected, |writer| {
                    let own = awarded_points(state.table(), viewer);
                    for other in 1..seats {
                        let points = awarded_points(state.table(), observation.seat_at(other));
                        for (kind, (step, steps)) in POINT_STEPS.into_iter().enumerate() {
                            let ahead = own[kind] - points[kind] + step * steps / 2;
                            writer.push_thermometer(ahead.div_euclid(step), steps as usize);
                        }
                    }
                });
                Layout::rewrite(layout.projected_tiles, layout.openings, &mut expected, |writer| {
                    for place in 0..seats {
                        let tiles = awarded_tiles(state.table(), observation.seat_at(place));
                        won += tiles.iter().sum::<i32>();
                        tiles.iter().for_each(|count| writer.push_thermometer(*count, PROJECTED_TILE_STEPS));
                    }
                });
                assert_eq!(expected, features, "{state:?}");
                let action = state.legal_moves().pick(&mut rng);
                state.play_unchecked(action, &mut ());
            }
        }
        assert!(won > 1000, "{won}");
    }

    #[test]
    fn updated_features_equal_recomputed_ones() {
        for seed in 0..24 {
            let mut rng = SplitMix::new(seed);
            let edition = if seed < 12 { Edition::standard() } else { random_edition(seed) };
            let mut state = State::new(edition, Players::ALL[seed as usize % 3]);
            while state.advance(&mut rng, &mut ()).is_some() {
                compare(&state);
                let moves = state.legal_moves();
                let draws = seed % 2 == 0 && rng.below(3) > 0;
                let plain = moves.iter().next().filter(|_| draws);
                state.play_unchecked(plain.unwrap_or_else(|| moves.pick(&mut rng)), &mut ());
            }
        }
    }
}

//! All facts but those of the own hand, written once for a position and kept up to date for the moves from there.

use super::board::{Board, PLACES};
use super::writer::FeatureWriter;
use super::{Features, Observation};
use iquazu_rules::{Action, Cards, Gap, LAST_FRAME, ROWS, Row, Stage, Tile};

/// A position but for the hand of the one who looks: ways to pay for one and the same move share it, because a card
/// that is paid goes from the hand to the discard pile and changes nothing else.
#[derive(Clone, Debug)]
pub(crate) struct TableFeatures {
    features: Features,
    board: Board,
    layout: Layout,
    frame: u8,
    unseen: Cards,
}

const HAND_STEPS: usize = 9;
const UNSEEN_STEPS: usize = 8;
const SIZE_STEPS: usize = 16;
const PAYABLE_STEPS: usize = 2;
const HAND_FEATURES: usize = 3 * (HAND_STEPS + UNSEEN_STEPS) + SIZE_STEPS + PLACES * PAYABLE_STEPS;
const OTHER_HAND_STEPS: usize = 13;
const TILE_STEPS: [(Tile, usize); 5] =
    [(Tile::Cards(2), 2), (Tile::Cards(3), 2), (Tile::Cards(4), 2), (Tile::AnyColour, 4), (Tile::DoubleMove, 4)];
const TILE_FEATURES: usize = 14;
/// Points in a step, and steps: now, with the next scoring, with all columns.
const POINT_STEPS: [(i32, i32); 3] = [(2, 24), (2, 24), (4, 20)];
const POINT_FEATURES: usize = 68;
const DRAW_STEPS: usize = 4;
const ROW_GEM_STEPS: usize = 4;
const ROW_MARGIN_STEPS: usize = 4;
const PROJECTED_TILE_STEPS: usize = 2;

/// Where the facts of each kind begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    seats: usize,
    hand: usize,
    holdings: usize,
    points: usize,
    columns: usize,
    rows: usize,
    projected_tiles: usize,
    pub(super) end: usize,
}

impl Layout {
    pub(super) const fn new(seats: usize) -> Layout {
        let hand = LAST_FRAME as usize + DRAW_STEPS + 6 + 2 * seats;
        let holdings = hand + HAND_FEATURES;
        let points = holdings + seats * TILE_FEATURES + (seats - 1) * OTHER_HAND_STEPS;
        let columns = points + (seats - 1) * POINT_FEATURES;
        let rows = columns + PLACES * Board::column_feature_count(seats);
        let won = rows + ROWS * Layout::row_feature_count(seats);
        Layout {
            seats,
            hand,
            holdings,
            points,
            columns,
            rows,
            projected_tiles: won,
            end: won + seats * TILE_KINDS * PROJECTED_TILE_STEPS,
        }
    }

    const fn row_feature_count(seats: usize) -> usize {
        TILE_KINDS + seats * (2 + ROW_GEM_STEPS) + ROW_MARGIN_STEPS
    }

    /// Writes some facts anew.
    fn rewrite(from: usize, to: usize, facts: &mut Features, write: impl FnOnce(&mut FeatureWriter)) {
        let mut writer = FeatureWriter::at(*facts, from);
        writer.clear(to - from);
        write(&mut writer);
        debug_assert_eq!(writer.next, to, "as many facts as the layout says");
        *facts = writer.features;
    }
}

impl TableFeatures {
    pub(crate) fn new(knowledge: &Observation) -> TableFeatures {
        let layout = Layout::new(knowledge.seats());
        let board = Board::new(knowledge);
        let mut writer = FeatureWriter::at(Features::NONE, 0);
        progress_features(knowledge, &mut writer);
        writer.skip(HAND_FEATURES);
        holding_features(knowledge, &mut writer);
        point_features(knowledge, &board, &mut writer);
        (0..PLACES).for_each(|place| board.write_column(knowledge.table, place, layout.seats, &mut writer));
        Row::ALL.into_iter().for_each(|write| row_features(knowledge, &board, write, &mut writer));
        projected_tile_features(knowledge, &board, &mut writer);
        debug_assert_eq!(writer.next, layout.end, "as many facts as the layout says");
        let frame = knowledge.table.frame();
        TableFeatures { features: writer.features, board, layout, frame, unseen: unseen(knowledge) }
    }

    /// The scene after a move of the one who looks. Where the frame has not moved, only what the move changes is
    /// written anew.
    pub(crate) fn after(&self, knowledge: &Observation, action: Action) -> TableFeatures {
        if knowledge.table.frame() != self.frame {
            return TableFeatures::new(knowledge);
        }
        let mut scene = self.clone();
        scene.unseen = unseen(knowledge);
        let layout = self.layout;
        Layout::rewrite(0, layout.hand, &mut scene.features, |writer| progress_features(knowledge, writer));
        if let Action::Place { any_colour: true, .. } | Action::TakeCards { .. } | Action::DoubleMove = action {
            Layout::rewrite(layout.holdings, layout.points, &mut scene.features, |writer| {
                holding_features(knowledge, writer)
            });
        }
        if let Action::Place { gap, .. } = action {
            scene.add_gem(knowledge, gap);
        }
        if may_have_dripped(knowledge) {
            scene.board.read_column(knowledge, self.frame);
            scene.rewrite_column(knowledge, self.frame);
        }
        scene
    }

    fn add_gem(&mut self, knowledge: &Observation, gap: Gap) {
        self.board.add_gem(knowledge, gap);
        self.rewrite_column(knowledge, gap.column());
        let (layout, board) = (self.layout, &self.board);
        let (changed, _) = knowledge.table.gap(gap).expect("gems lie in gaps");
        let from = layout.rows + changed.index() * Layout::row_feature_count(layout.seats);
        let to = from + Layout::row_feature_count(layout.seats);
        Layout::rewrite(from, to, &mut self.features, |writer| row_features(knowledge, board, changed, writer));
        Layout::rewrite(layout.projected_tiles, layout.end, &mut self.features, |writer| {
            projected_tile_features(knowledge, board, writer)
        });
        Layout::rewrite(layout.points, layout.columns, &mut self.features, |writer| {
            point_features(knowledge, board, writer)
        });
    }

    fn rewrite_column(&mut self, knowledge: &Observation, column: u8) {
        let (layout, board) = (self.layout, &self.board);
        let place = usize::from(column - self.frame);
        let from = layout.columns + place * Board::column_feature_count(layout.seats);
        let to = from + Board::column_feature_count(layout.seats);
        Layout::rewrite(from, to, &mut self.features, |writer| {
            board.write_column(knowledge.table, place, layout.seats, writer);
        });
    }

    /// The facts with this hand: what it is, what it can pay, and what is left in the piles and hands of others.
    pub(crate) fn features(&self, hand: Cards) -> Features {
        let mut writer = FeatureWriter::at(self.features, self.layout.hand);
        let total = i32::from(self.unseen.total()).max(1);
        for (own, left) in hand.counts().into_iter().zip(self.unseen.counts()) {
            writer.push_thermometer(i32::from(own), HAND_STEPS);
            writer.push_thermometer(i32::from(left) * 24 / total - 4, UNSEEN_STEPS);
        }
        writer.push_thermometer(i32::from(hand.total()), SIZE_STEPS);
        for (place, empty) in self.board.empty.iter().enumerate() {
            writer.push_thermometer(payable_colours(empty, place as u8 + 1, hand), PAYABLE_STEPS);
        }
        writer.features
    }
}

/// W1: whether the turn of the one who looks ended with water.
fn may_have_dripped(knowledge: &Observation) -> bool {
    let table = knowledge.table;
    table.water() == knowledge.seat && (table.active() != knowledge.seat || table.stage() == Stage::Discard)
}

fn unseen(knowledge: &Observation) -> Cards {
    knowledge.table.edition().cards() - knowledge.table.discard_pile() - knowledge.hand
}

/// How far the game and the turn have come.
fn progress_features(knowledge: &Observation, writer: &mut FeatureWriter) {
    let (table, stage) = (knowledge.table, knowledge.table.stage());
    writer.push_one_hot(Some(usize::from(table.frame()) - 1), usize::from(LAST_FRAME));
    let drawing = if let Stage::Draw(owed) = stage { i32::from(owed) } else { 0 };
    writer.push_thermometer(drawing, DRAW_STEPS);
    let own = table.active() == knowledge.seat;
    writer.push_bool(own && stage == Stage::Act);
    writer.push_bool(stage == Stage::Close);
    writer.push_bool(stage == Stage::Discard);
    writer.push_bool(stage == Stage::Tiles);
    writer.push_bool(own && table.owes_action());
    writer.push_bool(table.scored_this_turn());
    for place in 0..knowledge.seats() {
        writer.push_bool(table.active() == knowledge.seat_at(place));
        writer.push_bool(table.water() == knowledge.seat_at(place));
    }
}

/// Sizes of the other hands, and tiles to be used.
fn holding_features(knowledge: &Observation, writer: &mut FeatureWriter) {
    for place in 0..knowledge.seats() {
        let seat = knowledge.seat_at(place);
        if place > 0 {
            writer.push_thermometer(i32::from(knowledge.hand_sizes[seat.index()]), OTHER_HAND_STEPS);
        }
        let held = knowledge.table.tiles(seat);
        for (tile, steps) in TILE_STEPS {
            writer.push_thermometer(i32::from(held[tile]), steps);
        }
    }
}

/// How far ahead of each other seat: now, with the next scoring as it stands, and with all columns in the frame.
fn point_features(knowledge: &Observation, board: &Board, writer: &mut FeatureWriter) {
    let row_points = board.row_points(knowledge.table);
    let points: [[i32; 3]; 4] = std::array::from_fn(|place| {
        if place >= knowledge.seats() {
            return [0; 3];
        }
        let seat = knowledge.seat_at(place);
        let now = i32::from(knowledge.table.score(seat) + knowledge.table.tiles(seat).points());
        let next = now + i32::from(board.column_points[0][place]) + row_points[place];
        let all: i32 = (1..PLACES).map(|column| i32::from(board.column_points[column][place])).sum();
        [now, next, next + all]
    });
    for place in 1..knowledge.seats() {
        for (kind, (step, steps)) in POINT_STEPS.into_iter().enumerate() {
            let ahead = points[0][kind] - points[place][kind];
            writer.push_thermometer((ahead + step * steps / 2).div_euclid(step), steps as usize);
        }
    }
}

/// Who leads a row, now and when the frame has moved, and for which tile.
fn row_features(knowledge: &Observation, board: &Board, row: Row, writer: &mut FeatureWriter) {
    let (seats, index) = (knowledge.seats(), row.index());
    writer.push_one_hot(knowledge.table.shown_tile(row).map(tile_kind), TILE_KINDS);
    let (leader, later_leader) = (board.leader(index), board.later_leader(index));
    for place in 0..seats {
        writer.push_bool(leader == Some(place));
        writer.push_bool(later_leader == Some(place));
        writer.push_thermometer(board.rows[index][place].gems(), ROW_GEM_STEPS);
    }
    writer.push_thermometer(board.row_margin(index, seats) + 2, ROW_MARGIN_STEPS);
}

/// How many tiles of each kind the rows bring to each seat as things stand.
fn projected_tile_features(knowledge: &Observation, board: &Board, writer: &mut FeatureWriter) {
    let mut won = [[0; TILE_KINDS]; 4];
    for row in Row::ALL {
        if let (Some(leader), Some(tile)) = (board.leader(row.index()), knowledge.table.shown_tile(row)) {
            won[leader][tile_kind(tile)] += 1;
        }
    }
    for kinds in &won[..knowledge.seats()] {
        for count in kinds {
            writer.push_thermometer(*count, PROJECTED_TILE_STEPS);
        }
    }
}

/// In how many colours the hand can pay for a gap of a column.
fn payable_colours(empty: &[u8; 3], price: u8, hand: Cards) -> i32 {
    let counts = hand.counts();
    let pairs: u8 = counts.iter().map(|count| count / 2).sum();
    let affordable = |colour: usize| counts[colour] + pairs - counts[colour] / 2 >= price;
    (0..3).filter(|colour| empty[*colour] > 0 && affordable(*colour)).count() as i32
}

const TILE_KINDS: usize = 9;

/// Tiles that play alike.
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
    use iquazu_rules::{Edition, Next, Players, Rng, Seat, SplitMix, State};

    fn knowledge(state: &State, seat: Seat) -> Observation<'_> {
        let hand_sizes = Seat::ALL.map(|other| state.hand(other).total());
        Observation { table: state.table(), seat, hand: state.hand(seat), hand_sizes }
    }

    /// Compares the scene after every legal move of a position with one that is made from nothing.
    fn compare(state: &State) {
        let seat = state.table().active();
        let before = TableFeatures::new(&knowledge(state, seat));
        for action in state.legal_moves().iter() {
            let mut after = *state;
            after.play_unchecked(action, &mut ());
            if after.is_over() {
                continue;
            }
            let known = knowledge(&after, seat);
            let moved = before.after(&known, action).features(known.hand);
            assert_eq!(moved, known.features(), "{action} in {state:?}");
        }
    }

    #[test]
    fn facts_kept_up_to_date_are_the_facts_read_anew() {
        for seed in 0..18 {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), Players::ALL[seed as usize % 3]);
            loop {
                match state.next() {
                    Next::Over => break,
                    Next::Chance(_) => {
                        let outcome = state.sample(&mut rng);
                        state.resolve_unchecked(outcome, &mut ());
                    }
                    Next::Seat(_) => {
                        compare(&state);
                        let moves = state.legal_moves();
                        let draws = seed % 2 == 0 && rng.below(3) > 0;
                        let plain = moves.iter().next().filter(|_| draws);
                        state.play_unchecked(plain.unwrap_or_else(|| moves.pick(&mut rng)), &mut ());
                    }
                }
            }
        }
    }
}

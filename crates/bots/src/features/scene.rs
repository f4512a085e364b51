//! All facts but those of the own hand, written once for a position and kept up to date for the moves from there.

use super::board::{Board, PLACES};
use super::writer::Writer;
use super::{Features, Knowledge};
use iquazu_rules::{Action, Cards, Gap, LAST_FRAME, ROWS, Row, Stage, Tile};

/// A position but for the hand of the one who looks: ways to pay for one and the same move share it, because a card
/// that is paid goes from the hand to the discard pile and changes nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    facts: Features,
    board: Board,
    layout: Layout,
    frame: u8,
    unseen: Cards,
}

const HAND_STEPS: usize = 9;
const UNSEEN_STEPS: usize = 8;
const SIZE_STEPS: usize = 16;
const PAYABLE_STEPS: usize = 2;
const HAND_FACTS: usize = 3 * (HAND_STEPS + UNSEEN_STEPS) + SIZE_STEPS + PLACES * PAYABLE_STEPS;
const OTHER_HAND_STEPS: usize = 13;
const TILE_STEPS: [(Tile, usize); 5] =
    [(Tile::Cards(2), 2), (Tile::Cards(3), 2), (Tile::Cards(4), 2), (Tile::AnyColour, 4), (Tile::DoubleMove, 4)];
const TILE_FACTS: usize = 14;
/// Points in a step, and steps: now, with the next scoring, with all columns.
const POINT_STEPS: [(i32, i32); 3] = [(2, 24), (2, 24), (4, 20)];
const POINT_FACTS: usize = 68;
const DRAW_STEPS: usize = 4;
const ROW_GEM_STEPS: usize = 4;
const ROW_MARGIN_STEPS: usize = 4;
const WON_STEPS: usize = 2;

/// Where the facts of each kind begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    seats: usize,
    hand: usize,
    holdings: usize,
    points: usize,
    columns: usize,
    rows: usize,
    won: usize,
    pub(super) end: usize,
}

impl Layout {
    pub(super) const fn new(seats: usize) -> Layout {
        let hand = LAST_FRAME as usize + DRAW_STEPS + 6 + 2 * seats;
        let holdings = hand + HAND_FACTS;
        let points = holdings + seats * TILE_FACTS + (seats - 1) * OTHER_HAND_STEPS;
        let columns = points + (seats - 1) * POINT_FACTS;
        let rows = columns + PLACES * Board::column_facts(seats);
        let won = rows + ROWS * Layout::row_facts(seats);
        Layout { seats, hand, holdings, points, columns, rows, won, end: won + seats * KINDS * WON_STEPS }
    }

    const fn row_facts(seats: usize) -> usize {
        KINDS + seats * (2 + ROW_GEM_STEPS) + ROW_MARGIN_STEPS
    }

    /// Writes some facts anew.
    fn rewrite(from: usize, to: usize, facts: &mut Features, write: impl FnOnce(&mut Writer)) {
        let mut writer = Writer::at(*facts, from);
        writer.wipe(to - from);
        write(&mut writer);
        debug_assert_eq!(writer.next, to, "as many facts as the layout says");
        *facts = writer.facts;
    }
}

impl Scene {
    pub(crate) fn new(knowledge: &Knowledge) -> Scene {
        let layout = Layout::new(knowledge.seats());
        let board = Board::new(knowledge);
        let mut writer = Writer::at(Features::NONE, 0);
        course(knowledge, &mut writer);
        writer.skip(HAND_FACTS);
        holdings(knowledge, &mut writer);
        points(knowledge, &board, &mut writer);
        (0..PLACES).for_each(|place| board.write_column(knowledge.table, place, layout.seats, &mut writer));
        Row::ALL.into_iter().for_each(|write| row(knowledge, &board, write, &mut writer));
        won(knowledge, &board, &mut writer);
        debug_assert_eq!(writer.next, layout.end, "as many facts as the layout says");
        let frame = knowledge.table.frame();
        Scene { facts: writer.facts, board, layout, frame, unseen: unseen(knowledge) }
    }

    /// The scene after a move of the one who looks. Where the frame has not moved, only what the move changes is
    /// written anew.
    pub(crate) fn after(&self, knowledge: &Knowledge, action: Action) -> Scene {
        if knowledge.table.frame() != self.frame {
            return Scene::new(knowledge);
        }
        let mut scene = self.clone();
        scene.unseen = unseen(knowledge);
        let layout = self.layout;
        Layout::rewrite(0, layout.hand, &mut scene.facts, |writer| course(knowledge, writer));
        if let Action::Place { any_colour: true, .. } | Action::TakeCards { .. } | Action::DoubleMove = action {
            Layout::rewrite(layout.holdings, layout.points, &mut scene.facts, |writer| holdings(knowledge, writer));
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

    fn add_gem(&mut self, knowledge: &Knowledge, gap: Gap) {
        self.board.add_gem(knowledge, gap);
        self.rewrite_column(knowledge, gap.column());
        let (layout, board) = (self.layout, &self.board);
        let (changed, _) = knowledge.table.gap(gap).expect("gems lie in gaps");
        let from = layout.rows + changed.index() * Layout::row_facts(layout.seats);
        let to = from + Layout::row_facts(layout.seats);
        Layout::rewrite(from, to, &mut self.facts, |writer| row(knowledge, board, changed, writer));
        Layout::rewrite(layout.won, layout.end, &mut self.facts, |writer| won(knowledge, board, writer));
        Layout::rewrite(layout.points, layout.columns, &mut self.facts, |writer| points(knowledge, board, writer));
    }

    fn rewrite_column(&mut self, knowledge: &Knowledge, column: u8) {
        let (layout, board) = (self.layout, &self.board);
        let place = usize::from(column - self.frame);
        let from = layout.columns + place * Board::column_facts(layout.seats);
        let to = from + Board::column_facts(layout.seats);
        Layout::rewrite(from, to, &mut self.facts, |writer| {
            board.write_column(knowledge.table, place, layout.seats, writer);
        });
    }

    /// The facts with this hand: what it is, what it can pay, and what is left in the piles and hands of others.
    pub(crate) fn features(&self, hand: Cards) -> Features {
        let mut writer = Writer::at(self.facts, self.layout.hand);
        let total = i32::from(self.unseen.total()).max(1);
        for (own, left) in hand.counts().into_iter().zip(self.unseen.counts()) {
            writer.level(i32::from(own), HAND_STEPS);
            writer.level(i32::from(left) * 24 / total - 4, UNSEEN_STEPS);
        }
        writer.level(i32::from(hand.total()), SIZE_STEPS);
        for (place, empty) in self.board.empty.iter().enumerate() {
            writer.level(payable_colours(empty, place as u8 + 1, hand), PAYABLE_STEPS);
        }
        writer.facts
    }
}

/// W1: whether the turn of the one who looks ended with water.
fn may_have_dripped(knowledge: &Knowledge) -> bool {
    let table = knowledge.table;
    table.water() == knowledge.seat && (table.active() != knowledge.seat || table.stage() == Stage::Discard)
}

fn unseen(knowledge: &Knowledge) -> Cards {
    knowledge.table.edition().cards() - knowledge.table.discard_pile() - knowledge.hand
}

/// How far the game and the turn have come.
fn course(knowledge: &Knowledge, writer: &mut Writer) {
    let (table, stage) = (knowledge.table, knowledge.table.stage());
    writer.one_of(Some(usize::from(table.frame()) - 1), usize::from(LAST_FRAME));
    let drawing = if let Stage::Draw(owed) = stage { i32::from(owed) } else { 0 };
    writer.level(drawing, DRAW_STEPS);
    let own = table.active() == knowledge.seat;
    writer.fact(own && stage == Stage::Act);
    writer.fact(stage == Stage::Close);
    writer.fact(stage == Stage::Discard);
    writer.fact(stage == Stage::Tiles);
    writer.fact(own && table.owes_action());
    writer.fact(table.scored_this_turn());
    for place in 0..knowledge.seats() {
        writer.fact(table.active() == knowledge.seat_at(place));
        writer.fact(table.water() == knowledge.seat_at(place));
    }
}

/// Sizes of the other hands, and tiles to be used.
fn holdings(knowledge: &Knowledge, writer: &mut Writer) {
    for place in 0..knowledge.seats() {
        let seat = knowledge.seat_at(place);
        if place > 0 {
            writer.level(i32::from(knowledge.hand_sizes[seat.index()]), OTHER_HAND_STEPS);
        }
        let held = knowledge.table.tiles(seat);
        for (tile, steps) in TILE_STEPS {
            writer.level(i32::from(held[tile]), steps);
        }
    }
}

/// How far ahead of each other seat: now, with the next scoring as it stands, and with all columns in the frame.
fn points(knowledge: &Knowledge, board: &Board, writer: &mut Writer) {
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
            writer.level((ahead + step * steps / 2).div_euclid(step), steps as usize);
        }
    }
}

/// Who leads a row, now and when the frame has moved, and for which tile.
fn row(knowledge: &Knowledge, board: &Board, row: Row, writer: &mut Writer) {
    let (seats, index) = (knowledge.seats(), row.index());
    writer.one_of(knowledge.table.shown_tile(row).map(kind), KINDS);
    let (leader, later_leader) = (board.leader(index), board.later_leader(index));
    for place in 0..seats {
        writer.fact(leader == Some(place));
        writer.fact(later_leader == Some(place));
        writer.level(board.rows[index][place].gems(), ROW_GEM_STEPS);
    }
    writer.level(board.row_margin(index, seats) + 2, ROW_MARGIN_STEPS);
}

/// How many tiles of each kind the rows bring to each seat as things stand.
fn won(knowledge: &Knowledge, board: &Board, writer: &mut Writer) {
    let mut won = [[0; KINDS]; 4];
    for row in Row::ALL {
        if let (Some(leader), Some(tile)) = (board.leader(row.index()), knowledge.table.shown_tile(row)) {
            won[leader][kind(tile)] += 1;
        }
    }
    for kinds in &won[..knowledge.seats()] {
        for count in kinds {
            writer.level(*count, WON_STEPS);
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

const KINDS: usize = 9;

/// Tiles that play alike.
fn kind(tile: Tile) -> usize {
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

    fn knowledge(state: &State, seat: Seat) -> Knowledge<'_> {
        let hand_sizes = Seat::ALL.map(|other| state.hand(other).total());
        Knowledge { table: state.table(), seat, hand: state.hand(seat), hand_sizes }
    }

    /// Compares the scene after every legal move of a position with one that is made from nothing.
    fn compare(state: &State) {
        let seat = state.table().active();
        let before = Scene::new(&knowledge(state, seat));
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

//! A position as one seat knows it, as a set of yes-or-no facts.
//!
//! Seats are rotated so that the one who looks comes first. Numbers are written as thermometers: a bit for each step
//! that is reached, so that the difference between two positions is a handful of bits.

mod board;

use board::{Board, PLACES};
use iquazu_rules::{Cards, LAST_FRAME, Players, Row, Seat, Stage, Table, Tile};

const WORDS: usize = 15;

/// A set of facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Features([u64; WORDS]);

impl Features {
    pub(crate) const NONE: Features = Features([0; WORDS]);

    pub(crate) fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    pub(crate) fn words_mut(&mut self) -> &mut [u64; WORDS] {
        &mut self.0
    }

    /// The facts that hold.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.both(&Features::NONE, |own, _| own)
    }

    /// The facts that hold here and not there.
    #[inline]
    pub(crate) fn without(&self, other: &Features) -> impl Iterator<Item = usize> {
        self.both(other, |own, theirs| own & !theirs)
    }

    #[inline]
    fn both(&self, other: &Features, join: impl Fn(u64, u64) -> u64) -> impl Iterator<Item = usize> {
        let mut words = [0; WORDS];
        for (word, (own, theirs)) in words.iter_mut().zip(self.0.iter().zip(&other.0)) {
            *word = join(*own, *theirs);
        }
        let mut at = 0;
        std::iter::from_fn(move || {
            while words[at] == 0 {
                at += 1;
                if at == WORDS {
                    return None;
                }
            }
            let bit = words[at].trailing_zeros() as usize;
            words[at] &= words[at] - 1;
            Some(at * 64 + bit)
        })
        .fuse()
    }
}

/// What a seat knows and the facts are made of.
pub(crate) struct Knowledge<'a> {
    pub(crate) table: &'a Table,
    pub(crate) seat: Seat,
    pub(crate) hand: Cards,
    /// Cards in hand, by seat.
    pub(crate) hand_sizes: [u8; 4],
}

impl Knowledge<'_> {
    /// The seat that is so many places after the one who looks.
    fn seat_at(&self, place: usize) -> Seat {
        Seat::ALL[(self.seat.index() + place) % self.seats()]
    }

    fn seats(&self) -> usize {
        usize::from(self.table.players().count())
    }

    pub(crate) fn features(&self) -> Features {
        self.scene().features(self.hand)
    }

    /// Everything but the own hand.
    pub(crate) fn scene(&self) -> Scene {
        let board = Board::new(self);
        let mut writer = Writer { facts: Features::NONE, next: 0 };
        self.course(&mut writer);
        let hand_at = writer.next;
        writer.skip(HAND_FACTS);
        self.holdings(&mut writer);
        self.points(&board, &mut writer);
        board.columns(self.table, self.seats(), &mut writer);
        self.rows(&board, &mut writer);
        let unseen = self.table.edition().cards() - self.table.discard_pile() - self.hand;
        Scene { writer, hand_at, empty: board.empty, unseen }
    }

    /// How far the game and the turn have come.
    fn course(&self, writer: &mut Writer) {
        let (table, stage) = (self.table, self.table.stage());
        writer.one_of(usize::from(table.frame()) - 1, usize::from(LAST_FRAME));
        let drawing = if let Stage::Draw(owed) = stage { i32::from(owed) } else { 0 };
        writer.level(drawing, 4);
        let own = table.active() == self.seat;
        writer.fact(own && stage == Stage::Act);
        writer.fact(stage == Stage::Close);
        writer.fact(stage == Stage::Discard);
        writer.fact(stage == Stage::Tiles);
        writer.fact(own && table.owes_action());
        writer.fact(table.scored_this_turn());
        for place in 0..self.seats() {
            writer.fact(table.active() == self.seat_at(place));
            writer.fact(table.water() == self.seat_at(place));
        }
    }

    /// Sizes of the other hands, and tiles to be used.
    fn holdings(&self, writer: &mut Writer) {
        for place in 0..self.seats() {
            let seat = self.seat_at(place);
            if place > 0 {
                writer.level(i32::from(self.hand_sizes[seat.index()]), 13);
            }
            let held = self.table.tiles(seat);
            for (tile, steps) in [
                (Tile::Cards(2), 2),
                (Tile::Cards(3), 2),
                (Tile::Cards(4), 2),
                (Tile::AnyColour, 4),
                (Tile::DoubleMove, 4),
            ] {
                writer.level(i32::from(held[tile]), steps);
            }
        }
    }

    /// How far ahead of each other seat: now, with the next scoring as it stands, and with all columns in the frame.
    fn points(&self, board: &Board, writer: &mut Writer) {
        let points: [[i32; 3]; 4] = std::array::from_fn(|place| {
            let seat = self.seat_at(place % self.seats());
            let now = i32::from(self.table.score(seat) + self.table.tiles(seat).points());
            let next = now + board.column_points[0][place] + board.row_points[place];
            let all: i32 = (1..PLACES).map(|column| board.column_points[column][place]).sum();
            [now, next, next + all]
        });
        for place in 1..self.seats() {
            for (kind, (step, steps)) in [(2, 24), (2, 24), (4, 20)].into_iter().enumerate() {
                let ahead = points[0][kind] - points[place][kind];
                writer.level((ahead + step * steps / 2).div_euclid(step), steps as usize);
            }
        }
    }

    /// Who leads where, now and when the frame has moved, and for which tiles.
    fn rows(&self, board: &Board, writer: &mut Writer) {
        let seats = self.seats();
        let mut won = [[0; KINDS]; 4];
        for row in Row::ALL {
            let index = row.index();
            let tile = self.table.shown_tile(row).map(kind);
            if let Some(tile) = tile {
                writer.one_of(tile, KINDS);
            } else {
                writer.skip(KINDS);
            }
            for place in 0..seats {
                writer.fact(board.leader(index) == Some(place));
                writer.fact(board.later_leader(index) == Some(place));
                writer.level(i32::from(board.rows[index][place].gems), 4);
            }
            if let (Some(leader), Some(tile)) = (board.leader(index), tile) {
                won[leader][tile] += 1;
            }
            writer.level(board.row_margin(index, seats) + 2, 4);
        }
        for kinds in &won[..seats] {
            for count in kinds {
                writer.level(*count, 2);
            }
        }
    }
}

/// A position but for the hand of the one who looks: ways to pay for one and the same move share it, because a card
/// that is paid goes from the hand to the discard pile and changes nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    writer: Writer,
    hand_at: usize,
    /// Open gaps by place in the frame and colour.
    empty: [[u8; 3]; PLACES],
    unseen: Cards,
}

const HAND_STEPS: usize = 9;
const UNSEEN_STEPS: usize = 8;
const SIZE_STEPS: usize = 16;
const PAYABLE_STEPS: usize = 2;
const HAND_FACTS: usize = 3 * (HAND_STEPS + UNSEEN_STEPS) + SIZE_STEPS + PLACES * PAYABLE_STEPS;

impl Scene {
    /// The facts with this hand: what it is, what it can pay, and what is left in the piles and hands of others.
    pub(crate) fn features(&self, hand: Cards) -> Features {
        let mut writer = Writer { next: self.hand_at, ..self.writer.clone() };
        let total = i32::from(self.unseen.total()).max(1);
        for (own, left) in hand.counts().into_iter().zip(self.unseen.counts()) {
            writer.level(i32::from(own), HAND_STEPS);
            writer.level(i32::from(left) * 24 / total - 4, UNSEEN_STEPS);
        }
        writer.level(i32::from(hand.total()), SIZE_STEPS);
        for (place, empty) in self.empty.iter().enumerate() {
            writer.level(payable_colours(empty, place as u8 + 1, hand), PAYABLE_STEPS);
        }
        writer.facts
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

/// Writes facts one after the other; what stands where follows from the order.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    facts: Features,
    next: usize,
}

impl Writer {
    #[inline]
    fn fact(&mut self, holds: bool) {
        self.facts.0[self.next / 64] |= u64::from(holds) << (self.next % 64);
        self.next += 1;
    }

    /// A thermometer: as many of the next bits as `value` says.
    #[inline]
    fn level(&mut self, value: i32, steps: usize) {
        let bits = (1u64 << value.clamp(0, steps as i32)) - 1;
        let (word, bit) = (self.next / 64, self.next % 64);
        self.facts.0[word] |= bits << bit;
        if bit + steps > 64 {
            self.facts.0[word + 1] |= bits >> (64 - bit);
        }
        self.next += steps;
    }

    #[inline]
    fn one_of(&mut self, which: usize, choices: usize) {
        let at = self.next + which;
        self.facts.0[at / 64] |= 1 << (at % 64);
        self.next += choices;
    }

    fn skip(&mut self, facts: usize) {
        self.next += facts;
    }
}

/// How many facts there are for a number of players.
pub(crate) fn fact_count(players: Players) -> usize {
    let state = iquazu_rules::State::new(iquazu_rules::Edition::standard(), players);
    let knowledge = Knowledge { table: state.table(), seat: Seat::FIRST, hand: Cards::NONE, hand_sizes: [0; 4] };
    knowledge.scene().writer.next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_facts_of_all_numbers_of_players_fit() {
        let counts = Players::ALL.map(fact_count);
        assert!(counts.iter().all(|count| *count <= WORDS * 64), "{counts:?}");
    }

    #[test]
    fn a_set_lists_its_facts_and_what_another_lacks() {
        let mut writer = Writer { facts: Features::NONE, next: 60 };
        writer.level(9, 9);
        writer.skip(1);
        writer.fact(true);
        let facts = writer.facts;
        assert_eq!(facts.iter().collect::<Vec<_>>(), [60, 61, 62, 63, 64, 65, 66, 67, 68, 70]);
        writer.next = 69;
        writer.fact(true);
        assert_eq!(writer.facts.without(&facts).collect::<Vec<_>>(), [69]);
        assert_eq!(Features::NONE.iter().next(), None);
    }
}

//! Exact odds of the hidden hands.
//!
//! # Derivation
//!
//! Count deals of labelled cards. If the players drew `d₁, d₂, …` (cards of each colour) from a shuffled pile of `N`
//! cards and `R` are left, the number of such deals is, for each colour, `N! / (R! · d₁! · d₂! ⋯)`. It is a product: one
//! part for each seat, and `1 / R!`, which couples them. So each seat gets a table from hands to weights, and the weight
//! of all hands together is the product of the tables' weights and of `1 / R!`, where `R` is what is unseen and in no
//! hand. What happens to the tables:
//!
//! - **Draw of m cards, unseen:** the sum over all `d` of weight · `1 / d!` is, up to a constant, `m` draws of one card
//!   of any colour.
//! - **Payment, discard:** hands without these cards are impossible; the cards leave the others.
//! - **Reshuffle (T4):** the old pile is empty, so the hands together are exactly the unseen cards. This ties the seats
//!   together: from now on there is one table for all of them. The new pile begins a new product.
//! - **Own draw across a reshuffle:** the seat does not know which of its cards were the rest `x` of the old pile and
//!   which were drawn from the new one; each split has the weight `1 / (x! · (drawn − x)!)`.

use super::InformationError;
use super::counts::CardCounts;
use crate::{Cards, Seat, State};

/// `1 / n!` for as many cards of a colour as an edition can have.
const INVERSE_FACTORIALS: [f64; 61] = {
    let mut inverse = [1.0; 61];
    let mut n = 1;
    while n < inverse.len() {
        inverse[n] = inverse[n - 1] / n as f64;
        n += 1;
    }
    inverse
};

/// Returns `1 / n!` over the colours.
pub(super) fn inverse_factorials(cards: Cards) -> f64 {
    cards.counts().into_iter().map(|count| INVERSE_FACTORIALS[usize::from(count)]).product()
}

/// Returns the difference, or `None` if `part` is not contained in `whole`.
pub(super) fn difference(whole: Cards, part: Cards) -> Option<Cards> {
    whole.contains(part).then(|| whole - part)
}

/// The hands of the seats of a table, packed: white and blue cards of each in one byte. The orange ones are the rest.
type Key = u64;

const WHITE: Key = 1;
const BLUE: Key = 1 << 8;
const BITS_PER_SEAT: usize = 16;

/// The most combinations of hands in a table. Hands of twelve cards (T7) of three other seats need 753,571.
const MAX_ENTRIES: usize = 2_000_000;

/// A weight for every combination of hands of some seats, sorted by key.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HandTable {
    /// The seats and the sizes of their hands, lowest bits first.
    seats: Vec<(Seat, u8)>,
    pub(super) entries: Vec<(Key, f64)>,
}

impl HandTable {
    fn new(seat: Seat) -> HandTable {
        HandTable { seats: vec![(seat, 0)], entries: vec![(0, 1.0)] }
    }

    fn place_of(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|(other, _)| *other == seat)
    }

    /// Iterates over the hands of an entry.
    pub(super) fn hands(&self, key: Key) -> impl Iterator<Item = (Seat, Cards)> {
        self.seats.iter().enumerate().map(move |(place, (seat, size))| {
            let [white, blue, ..] = (key >> (place * BITS_PER_SEAT)).to_le_bytes();
            (*seat, Cards::new(white, blue, size - white - blue))
        })
    }

    /// Returns all cards in the hands of an entry.
    pub(super) fn sum(&self, key: Key) -> Cards {
        self.hands(key).fold(Cards::NONE, |sum, (_, hand)| sum + hand)
    }

    pub(super) fn holds(&self, seat: Seat) -> bool {
        self.place_of(seat).is_some()
    }

    /// Draws one card of any colour. Adding a constant keeps the order, so this merges three sorted lists.
    fn draw_one(&mut self, place: usize) {
        let (white, blue) = (WHITE << (place * BITS_PER_SEAT), BLUE << (place * BITS_PER_SEAT));
        let old = std::mem::take(&mut self.entries);
        self.entries.reserve(old.len() + old.len() / 2);
        let (mut with_orange, mut with_white, mut with_blue) = (0, 0, 0);
        let key_at = |index: usize, add: Key| old.get(index).map_or(Key::MAX, |(key, _)| key + add);
        loop {
            let keys = [key_at(with_orange, 0), key_at(with_white, white), key_at(with_blue, blue)];
            let key = keys[0].min(keys[1]).min(keys[2]);
            if key == Key::MAX {
                break;
            }
            let mut weight = 0.0;
            for (index, own) in [&mut with_orange, &mut with_white, &mut with_blue].into_iter().zip(keys) {
                if own == key {
                    weight += old[*index].1;
                    *index += 1;
                }
            }
            self.entries.push((key, weight));
        }
        self.seats[place].1 += 1;
    }

    fn draw(&mut self, seat: Seat, count: u8) -> Result<(), InformationError> {
        let place = self.place_of(seat).expect("the seat of this table");
        for _ in 0..count {
            self.draw_one(place);
            self.check_size()?;
        }
        Ok(())
    }

    fn check_size(&self) -> Result<(), InformationError> {
        if self.entries.len() > MAX_ENTRIES { Err(InformationError::TooManyHands) } else { Ok(()) }
    }

    fn check_possible(&self) -> Result<(), InformationError> {
        if self.entries.is_empty() { Err(InformationError::Impossible) } else { Ok(()) }
    }

    fn remove(&mut self, seat: Seat, cards: Cards) {
        let place = self.place_of(seat).expect("the seat of this table");
        let mut entries = std::mem::take(&mut self.entries);
        entries.retain(|(key, _)| self.hands(*key).nth(place).is_some_and(|(_, hand)| hand.contains(cards)));
        let paid = (WHITE * Key::from(cards.white) + BLUE * Key::from(cards.blue)) << (place * BITS_PER_SEAT);
        entries.iter_mut().for_each(|(key, _)| *key -= paid);
        self.seats[place].1 -= cards.total();
        self.entries = entries;
    }

    /// Multiplies two tables, leaving out what needs more cards than there are.
    fn times(&self, other: &HandTable, unseen: Cards) -> Result<HandTable, InformationError> {
        let shift = self.seats.len() * BITS_PER_SEAT;
        let seats = self.seats.iter().chain(&other.seats).copied().collect();
        let mut product = HandTable { seats, entries: Vec::new() };
        for (other_key, other_weight) in &other.entries {
            let Some(left) = difference(unseen, other.sum(*other_key)) else { continue };
            let fitting = self.entries.iter().filter(|(key, _)| left.contains(self.sum(*key)));
            product.entries.extend(fitting.map(|(key, weight)| (other_key << shift | key, weight * other_weight)));
            product.check_size()?;
        }
        Ok(product)
    }

    /// Multiplies each weight by a factor, drops impossible entries, and scales the largest weight to 1.
    fn reweigh(&mut self, factor: impl Fn(Cards) -> f64) {
        let mut entries = std::mem::take(&mut self.entries);
        entries.iter_mut().for_each(|(key, weight)| *weight *= factor(self.sum(*key)));
        entries.retain(|(_, weight)| *weight > 0.0);
        let most = entries.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
        entries.iter_mut().for_each(|(_, weight)| *weight /= most);
        self.entries = entries;
    }
}

/// The odds of all hidden hands: a table for each seat, or after a reshuffle one for all.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HandOdds {
    pub(super) tables: Vec<HandTable>,
}

impl HandOdds {
    /// Creates the odds of somebody who has seen nothing before.
    pub(super) fn new(counts: &CardCounts) -> Result<HandOdds, InformationError> {
        let hidden = Seat::ALL.into_iter().filter(|seat| *seat != counts.viewer);
        let mut odds = HandOdds { tables: hidden.map(HandTable::new).collect() };
        for table in &mut odds.tables {
            let (seat, _) = table.seats[0];
            table.draw(seat, counts.sizes[seat])?;
        }
        odds.drop_impossible(counts)?;
        Ok(odds)
    }

    /// Takes in that another seat drew cards, the first of them from the old pile.
    pub(super) fn draw_hidden(
        &mut self,
        seat: Seat,
        count: u8,
        from_old_pile: u8,
        before: &CardCounts,
        after: &CardCounts,
    ) -> Result<(), InformationError> {
        self.table(seat).draw(seat, from_old_pile)?;
        if count > from_old_pile {
            let unseen = before.unseen();
            self.join(unseen, |hands| f64::from(u8::from(hands == unseen)))?;
            self.table(seat).draw(seat, count - from_old_pile)?;
        }
        self.drop_impossible(after)
    }

    /// Takes in the viewer's own draw.
    pub(super) fn draw_own(
        &mut self,
        faces: Cards,
        from_old_pile: u8,
        before: &CardCounts,
        after: &CardCounts,
    ) -> Result<(), InformationError> {
        if faces.total() > from_old_pile {
            let (unseen, discard) = (before.unseen(), before.discard);
            let split = |hands: Cards| {
                let old = difference(unseen, hands).filter(|old| old.total() == from_old_pile)?;
                let new = difference(faces, old).filter(|new| discard.contains(*new))?;
                Some(inverse_factorials(old) * inverse_factorials(new))
            };
            self.join(unseen, |hands| split(hands).unwrap_or(0.0))?;
        }
        self.drop_impossible(after)
    }

    /// Takes in that another seat paid or discarded cards.
    pub(super) fn remove(&mut self, seat: Seat, cards: Cards) -> Result<(), InformationError> {
        let table = self.table(seat);
        table.remove(seat, cards);
        table.reweigh(|_| 1.0);
        table.check_possible()
    }

    fn table(&mut self, seat: Seat) -> &mut HandTable {
        self.tables.iter_mut().find(|table| table.holds(seat)).expect("a table for every other seat")
    }

    /// Makes one table of all, with a further factor that depends on all cards in the hands.
    fn join(&mut self, unseen: Cards, factor: impl Fn(Cards) -> f64) -> Result<(), InformationError> {
        let mut tables = std::mem::take(&mut self.tables).into_iter();
        let mut joined = tables.next().expect("there are other seats");
        for table in tables {
            joined = joined.times(&table, unseen)?;
        }
        joined.reweigh(factor);
        self.tables.push(joined);
        Ok(())
    }

    /// Drops hands with more cards than there are.
    fn drop_impossible(&mut self, counts: &CardCounts) -> Result<(), InformationError> {
        let unseen = counts.unseen();
        self.tables.iter_mut().for_each(|table| table.reweigh(|hands| f64::from(u8::from(unseen.contains(hands)))));
        self.tables.iter().try_for_each(HandTable::check_possible)
    }

    /// Returns whether the hands of a state have a weight.
    pub(super) fn allows(&self, state: &State) -> bool {
        self.tables.iter().all(|table| {
            let is_state = |key: Key| table.hands(key).all(|(seat, hand)| state.hand(seat) == hand);
            table.entries.iter().any(|(key, _)| is_state(*key))
        })
    }
}

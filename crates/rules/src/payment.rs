//! What a gap costs and how it can be paid (P2–P4, B3).
//!
//! A price is a number of units. A card of the gap's colour is worth one unit, and so are two cards of one same other
//! colour (P3); with an any-colour tile every card is worth one (B3). A payment is therefore a way to write the price as
//! a sum of three numbers of units, one for each colour, each within what the hand can supply.

use crate::{Cards, Colour, FRAME_WIDTH};

/// What makes one unit, for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardsPerUnit([u8; 3]);

impl CardsPerUnit {
    /// P2, P3: one card of the gap's colour, two of another.
    #[inline]
    pub(crate) const fn in_colour(colour: Colour) -> CardsPerUnit {
        let mut worth = [2; 3];
        worth[colour as usize] = 1;
        CardsPerUnit(worth)
    }

    /// B3: one card of any colour.
    pub(crate) const ANY: CardsPerUnit = CardsPerUnit([1; 3]);

    #[inline]
    pub(crate) fn cards(self, units: [u8; 3]) -> Cards {
        Cards::from([units[0] * self.0[0], units[1] * self.0[1], units[2] * self.0[2]])
    }

    /// The units that a hand can supply, capped at the highest price.
    #[inline]
    pub(crate) fn supply(self, hand: Cards) -> UnitSupply {
        let of = |count: u8, worth: u8| (count >> (worth - 1)).min(FRAME_WIDTH);
        UnitSupply([of(hand.white, self.0[0]), of(hand.blue, self.0[1]), of(hand.orange, self.0[2])])
    }

    /// The units of a payment, or nothing where a pair is broken.
    pub(crate) fn units(self, paid: Cards) -> Option<u8> {
        let counts = paid.counts();
        (0..3).try_fold(0u8, |sum, i| {
            counts[i].is_multiple_of(self.0[i]).then(|| sum.saturating_add(counts[i] / self.0[i]))
        })
    }
}

/// Units of each colour that can be spent, at most five of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct UnitSupply([u8; 3]);

/// How many payments there are for each price 1 to 5 (index 0 is unused), for each supply.
static PAYMENT_COUNTS: [[u8; 8]; 6 * 6 * 6] = count_all();

const fn count_all() -> [[u8; 8]; 216] {
    let mut table = [[0; 8]; 216];
    let mut index = 0;
    while index < 216 {
        let supply = [index / 36, index / 6 % 6, index % 6];
        let mut price = 1;
        while price <= FRAME_WIDTH as usize {
            let mut first = 0;
            while first <= supply[0] && first <= price {
                let mut second = 0;
                while second <= supply[1] && first + second <= price {
                    if price - first - second <= supply[2] {
                        table[index][price] += 1;
                    }
                    second += 1;
                }
                first += 1;
            }
            price += 1;
        }
        index += 1;
    }
    table
}

impl UnitSupply {
    /// How many payments there are for each price, which is the index.
    #[inline]
    pub(crate) fn counts(self) -> &'static [u8; 8] {
        let [first, second, third] = self.0;
        &PAYMENT_COUNTS[usize::from(first) * 36 + usize::from(second) * 6 + usize::from(third)]
    }

    /// The `n`-th way to write `price` as units of the three colours, fewest of the first colour first.
    #[inline]
    pub(crate) fn nth(self, price: u8, mut n: u8) -> [u8; 3] {
        let [most_first, most_second, most_third] = self.0;
        let mut first = price.saturating_sub(most_second + most_third);
        loop {
            debug_assert!(first <= most_first.min(price), "fewer payments than asked for");
            let rest = price - first;
            let least = rest.saturating_sub(most_third);
            let ways = rest.min(most_second) - least + 1;
            if n < ways {
                let second = least + n;
                return [first, second, rest - second];
            }
            n -= ways;
            first += 1;
        }
    }
}

/// All payments for one gap, each once however its cards are ordered.
#[derive(Clone, Debug)]
pub struct Payments {
    supply: UnitSupply,
    cards_per_unit: CardsPerUnit,
    price: u8,
    next: u8,
    end: u8,
}

impl Iterator for Payments {
    type Item = Cards;

    fn next(&mut self) -> Option<Cards> {
        (self.next < self.end).then(|| {
            self.next += 1;
            self.cards_per_unit.cards(self.supply.nth(self.price, self.next - 1))
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.end - self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Payments {}

/// The ways to pay `price` (1 to 5) for a gap of a colour out of a hand; with an any-colour tile, give no colour.
pub fn payments(hand: Cards, price: u8, colour: Option<Colour>) -> Payments {
    assert!((1..=FRAME_WIDTH).contains(&price), "a price is 1 to 5");
    let worth = colour.map_or(CardsPerUnit::ANY, CardsPerUnit::in_colour);
    let supply = worth.supply(hand);
    Payments { supply, cards_per_unit: worth, price, next: 0, end: supply.counts()[usize::from(price)] }
}

/// The payment that gives up fewest cards; among those, the one that leaves the most even hand.
pub fn cheapest_payment(hand: Cards, price: u8, colour: Option<Colour>) -> Option<Cards> {
    let unevenness = |paid: &Cards| (hand - *paid).counts().iter().map(|n| u32::from(*n).pow(2)).sum::<u32>();
    payments(hand, price, colour).min_by_key(|paid| (paid.total(), unevenness(paid)))
}

//! Payments for a gap (P2–P4, B3).
//!
//! A price is a number of units. A card of the gap's colour is worth one unit, and so are two cards of one same other
//! colour (P3); with an any-colour tile every card is worth one unit (B3). A payment is therefore a way to write the
//! price as a sum of three numbers of units, one for each colour, each within what the hand can supply.

use crate::{Cards, Colour, MAX_FRAME_WIDTH};

/// How many cards make one unit, for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardsPerUnit([u8; 3]);

impl CardsPerUnit {
    /// One card of the gap's colour or two of another (P2, P3).
    #[inline]
    pub(crate) const fn in_colour(colour: Colour) -> CardsPerUnit {
        let mut worth = [2; 3];
        worth[colour as usize] = 1;
        CardsPerUnit(worth)
    }

    /// One card of any colour (B3).
    pub(crate) const ANY: CardsPerUnit = CardsPerUnit([1; 3]);

    #[inline]
    pub(crate) fn cards(self, units: [u8; 3]) -> Cards {
        Cards::from([units[0] * self.0[0], units[1] * self.0[1], units[2] * self.0[2]])
    }

    /// Returns the units a hand can supply, capped at the highest price.
    #[inline]
    pub(crate) fn supply(self, hand: Cards) -> UnitSupply {
        let of = |count: u8, worth: u8| (count >> (worth - 1)).min(MAX_FRAME_WIDTH);
        UnitSupply([of(hand.white, self.0[0]), of(hand.blue, self.0[1]), of(hand.orange, self.0[2])])
    }

    /// Returns the units of a payment, or `None` if it breaks a pair.
    pub(crate) fn units(self, paid: Cards) -> Option<u8> {
        let counts = paid.counts();
        (0..3).try_fold(0u8, |sum, i| {
            counts[i].is_multiple_of(self.0[i]).then(|| sum.saturating_add(counts[i] / self.0[i]))
        })
    }
}

/// The units of each colour that can be spent, at most five of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct UnitSupply([u8; 3]);

/// A supply of units as its index in the table of payment counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SupplyIndex(u8);

/// The number of lanes of a table by price: prices 1 to 5, and room for a vector register.
pub(crate) const PRICE_LANES: usize = 8;

/// The number of payments for each price, the price 1 first. At most 21.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PaymentCounts(pub(crate) [u16; PRICE_LANES]);

impl PaymentCounts {
    #[inline]
    pub(crate) const fn get(&self, price: usize) -> u16 {
        self.0[price - 1]
    }
}

/// The most units of one colour that count, one more than that, and the number of such supplies.
const MAX_UNITS: u8 = MAX_FRAME_WIDTH;
const BASE: u8 = MAX_UNITS + 1;
const SUPPLIES: usize = (BASE as usize).pow(3);

/// The counts for each supply of units. An entry for every byte, so that no index is out of range.
static PAYMENT_COUNTS: [PaymentCounts; 256] = count_all();

impl SupplyIndex {
    /// A supply of nothing.
    pub(crate) const NONE: SupplyIndex = SupplyIndex(0);

    /// Returns the index of a supply.
    #[inline]
    const fn new(first: u8, second: u8, third: u8) -> SupplyIndex {
        SupplyIndex((first * BASE + second) * BASE + third)
    }

    /// Returns the number of payments for each price.
    #[inline]
    pub(crate) fn counts(self) -> &'static PaymentCounts {
        &PAYMENT_COUNTS[usize::from(self.0)]
    }

    /// Returns the supply of this index.
    #[inline]
    pub(crate) fn supply(self) -> UnitSupply {
        let [first, second, third, _] = SUPPLY_UNITS[usize::from(self.0)];
        UnitSupply([first, second, third])
    }
}

/// The units of each colour for each index; the fourth byte is there so that an entry is one word.
static SUPPLY_UNITS: [[u8; 4]; 256] = {
    let mut table = [[0; 4]; 256];
    let mut index = 0;
    while index < SUPPLIES {
        let number = index as u8;
        table[index] = [number / (BASE * BASE), number / BASE % BASE, number % BASE, 0];
        index += 1;
    }
    table
};

const fn count_all() -> [PaymentCounts; 256] {
    let mut table = [PaymentCounts([0; PRICE_LANES]); 256];
    let mut index = 0;
    while index < SUPPLIES {
        let [first, second, third, _] = SUPPLY_UNITS[index];
        let supply = [first as usize, second as usize, third as usize];
        let mut price = 1;
        while price <= MAX_UNITS as usize {
            let mut first = 0;
            while first <= supply[0] && first <= price {
                let mut second = 0;
                while second <= supply[1] && first + second <= price {
                    if price - first - second <= supply[2] {
                        table[index].0[price - 1] += 1;
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

/// For each number of cards of a colour the units that they are worth in pairs, and how many more one by one.
static UNITS: [[u8; 2]; 256] = all_units();

const fn all_units() -> [[u8; 2]; 256] {
    let mut units = [[MAX_UNITS, 0]; 256];
    let mut count = 0;
    while count < 2 * MAX_UNITS {
        let alone = if count < MAX_UNITS { count } else { MAX_UNITS };
        units[count as usize] = [count / 2, alone - count / 2];
        count += 1;
    }
    units
}

/// Returns what a hand can supply for gaps of each colour (P2, P3).
#[inline]
pub(crate) fn supplies_by_colour(hand: Cards) -> [SupplyIndex; 3] {
    let units = |count: u8| UNITS[usize::from(count)];
    let ([white, more_white], [blue, more_blue], [orange, more_orange]) =
        (units(hand.white), units(hand.blue), units(hand.orange));
    let SupplyIndex(pairs) = SupplyIndex::new(white, blue, orange);
    [
        SupplyIndex(pairs + more_white * BASE * BASE),
        SupplyIndex(pairs + more_blue * BASE),
        SupplyIndex(pairs + more_orange),
    ]
}

impl UnitSupply {
    /// Returns the index of the supply in the table of payment counts.
    #[inline]
    pub(crate) fn index(self) -> SupplyIndex {
        let [first, second, third] = self.0;
        SupplyIndex::new(first, second, third)
    }

    /// Returns the `n`-th way to write `price` as units of the three colours, fewest of the first colour first.
    #[inline]
    pub(crate) fn nth(self, price: u8, mut n: u8) -> [u8; 3] {
        let [most_first, most_second, most_third] = self.0;
        let mut first = price.saturating_sub(most_second + most_third);
        loop {
            debug_assert!(first <= most_first.min(price), "payment index out of range");
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

/// An iterator over all payments for one gap, each once whatever the order of its cards.
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

/// Returns all payments of `price` out of a hand, for a gap of a colour or, with an any-colour tile, for `None`.
///
/// # Panics
///
/// Panics unless the price is 1 to 5.
pub fn payments(hand: Cards, price: u8, colour: Option<Colour>) -> Payments {
    assert!((1..=MAX_FRAME_WIDTH).contains(&price), "a price must be 1 to 5, not {price}");
    let worth = colour.map_or(CardsPerUnit::ANY, CardsPerUnit::in_colour);
    let supply = worth.supply(hand);
    Payments { supply, cards_per_unit: worth, price, next: 0, end: supply.index().counts().get(price.into()) as u8 }
}

/// Returns the payment with the fewest cards; among those, the one that leaves the most even hand. Returns `None` if
/// the hand cannot pay.
///
/// # Panics
///
/// Panics unless the price is 1 to 5.
pub fn cheapest_payment(hand: Cards, price: u8, colour: Option<Colour>) -> Option<Cards> {
    let unevenness = |paid: &Cards| (hand - *paid).counts().iter().map(|n| u32::from(*n).pow(2)).sum::<u32>();
    payments(hand, price, colour).min_by_key(|paid| (paid.total(), unevenness(paid)))
}

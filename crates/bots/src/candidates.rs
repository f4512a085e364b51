//! Move generation for search: of all payments for a gap, only those that give up the fewest cards.

use iquazu_rules::{Action, Cards, Colour, LegalMoves, Stage, Table, cheapest_payment, payments};
use std::ops::Range;

/// The actions without parameters to enumerate. `LegalMoves` lists them before all others.
const SIMPLE_ACTIONS: [Action; 6] = [
    Action::Draw,
    Action::TakeCards { count: 2 },
    Action::TakeCards { count: 3 },
    Action::TakeCards { count: 4 },
    Action::DoubleMove,
    Action::EndTurn,
];

/// Room for the payments of a price, so that a list of them seldom grows.
const PAYMENTS: usize = 16;

/// Which of the cheapest payments for a gap become candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PaymentBreadth {
    /// The one that leaves the most even hand.
    Best,
    /// All of them.
    All,
}

/// Replaces the content of `found` by the moves to consider. Payments for the same gap are adjacent.
pub(crate) fn candidates(
    table: &Table,
    hand: Cards,
    moves: &LegalMoves,
    breadth: PaymentBreadth,
    found: &mut Vec<Action>,
) {
    found.clear();
    found.reserve(moves.len());
    if table.stage() == Stage::Discard {
        return found.extend(moves.iter());
    }
    found.extend(moves.iter().take(SIMPLE_ACTIONS.len()).filter(|action| SIMPLE_ACTIONS.contains(action)));
    for any_colour in [false, true] {
        let mut payments = PaymentCache::new(hand, any_colour, breadth);
        for gap in moves.gaps(any_colour) {
            let (_, colour) = table.gap(gap).expect("legal moves are in gaps");
            let price = table.price(gap.column()).expect("legal moves are in the frame");
            let paid = payments.cheapest(price, colour);
            found.extend(paid.iter().map(|paid| Action::Place { gap, paid: *paid, any_colour }));
        }
    }
}

/// The cheapest payments from a hand for the last price asked for, computed once per colour.
struct PaymentCache {
    hand: Cards,
    any_colour: bool,
    breadth: PaymentBreadth,
    price: u8,
    /// The payments of all colours asked for.
    payments: Vec<Cards>,
    /// Where those of each colour are.
    by_colour: [Option<Range<usize>>; 3],
}

impl PaymentCache {
    fn new(hand: Cards, any_colour: bool, breadth: PaymentBreadth) -> PaymentCache {
        PaymentCache {
            hand,
            any_colour,
            breadth,
            price: 0,
            payments: Vec::with_capacity(PAYMENTS),
            by_colour: Default::default(),
        }
    }

    fn cheapest(&mut self, price: u8, colour: Colour) -> &[Cards] {
        if self.price != price {
            self.price = price;
            self.payments.clear();
            self.by_colour = Default::default();
        }
        if self.by_colour[colour as usize].is_none() {
            let from = self.payments.len();
            self.find(price, (!self.any_colour).then_some(colour));
            self.by_colour[colour as usize] = Some(from..self.payments.len());
        }
        let range = self.by_colour[colour as usize].clone().expect("just found");
        &self.payments[range]
    }

    /// Appends the cheapest payments.
    fn find(&mut self, price: u8, colour: Option<Colour>) {
        if self.breadth == PaymentBreadth::Best {
            return self.payments.extend(cheapest_payment(self.hand, price, colour));
        }
        let (from, mut fewest) = (self.payments.len(), u8::MAX);
        for paid in payments(self.hand, price, colour) {
            let cards = paid.total();
            if cards < fewest {
                fewest = cards;
                self.payments.truncate(from);
            }
            if cards == fewest {
                self.payments.push(paid);
            }
        }
    }
}

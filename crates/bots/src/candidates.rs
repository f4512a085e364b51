//! The moves worth a look. Of all payments for a gap only those that give up fewest cards.

use iquazu_rules::{Action, Cards, Colour, LegalMoves, Stage, Table, cheapest_payment, payments};

const SIMPLE_ACTIONS: [Action; 6] = [
    Action::Draw,
    Action::TakeCards { count: 2 },
    Action::TakeCards { count: 3 },
    Action::TakeCards { count: 4 },
    Action::DoubleMove,
    Action::EndTurn,
];

/// How closely to look at the payments for a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PaymentBreadth {
    /// The one that leaves the most even hand.
    Best,
    /// All of them.
    All,
}

/// Puts the moves worth a look into `found`, in the place of what was there. Payments for one gap follow each other.
pub(crate) fn candidates(
    table: &Table,
    hand: Cards,
    moves: &LegalMoves,
    payments: PaymentBreadth,
    found: &mut Vec<Action>,
) {
    found.clear();
    if table.stage() == Stage::Discard {
        return found.extend(moves.iter());
    }
    // The moves without a choice come first in the list.
    found.extend(moves.iter().take(SIMPLE_ACTIONS.len()).filter(|action| SIMPLE_ACTIONS.contains(action)));
    for any_colour in [false, true] {
        let mut payable = PaymentCache { hand, any_colour, payments, price: 0, known: [None, None, None] };
        for gap in moves.gaps(any_colour) {
            let (_, colour) = table.gap(gap).expect("legal moves are in gaps");
            let price = table.price(gap.column()).expect("legal moves are in the frame");
            let paid = payable.cheapest(price, colour);
            found.extend(paid.iter().map(|paid| Action::Place { gap, paid: *paid, any_colour }));
        }
    }
}

/// The cheapest payments out of a hand, found once for each price and colour.
struct PaymentCache {
    hand: Cards,
    any_colour: bool,
    payments: PaymentBreadth,
    price: u8,
    known: [Option<Vec<Cards>>; 3],
}

impl PaymentCache {
    fn cheapest(&mut self, price: u8, colour: Colour) -> &[Cards] {
        if self.price != price {
            self.price = price;
            self.known = [None, None, None];
        }
        let (hand, which, wanted) = (self.hand, self.payments, (!self.any_colour).then_some(colour));
        self.known[colour as usize].get_or_insert_with(|| {
            if which == PaymentBreadth::Best {
                return cheapest_payment(hand, price, wanted).into_iter().collect();
            }
            let fewest = payments(hand, price, wanted).map(Cards::total).min();
            payments(hand, price, wanted).filter(|paid| Some(paid.total()) == fewest).collect()
        })
    }
}

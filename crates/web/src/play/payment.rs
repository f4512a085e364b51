//! Paying for a gap: the ways to pay, best first, and how a tap on a card changes the payment.

use super::store::{Choice, Play};
use crate::app::texts::{card, spent};
use iquazu_messages::Messages;
use iquazu_rules::{Cards, Colour, Gap, View, payments};
use leptos::prelude::*;
use std::cmp::Reverse;

/// Ways to pay that are shown at a time.
pub const MAX_OPTIONS_SHOWN: usize = 4;

/// A way to pay for a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub paid: Cards,
    /// Whether the any-colour tile is used (B3).
    pub any_colour: bool,
}

/// The gap being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purchase {
    pub gap: Gap,
    pub row: u8,
    pub price: u8,
    pub colour: Colour,
    pub hand: Cards,
    /// Whether the player has an any-colour tile and enough cards to use it.
    pub with_tile: bool,
}

impl Purchase {
    /// Returns the purchase of a gap; `None` if it has no price now.
    pub fn of(view: &View, gap: Gap) -> Option<Purchase> {
        let (row, colour) = view.table().gap(gap)?;
        let with_tile = view.table().check_affordable(view.hand(), gap, true).is_ok();
        let price = view.table().price(gap.column())?;
        Some(Purchase { gap, row: row.number(), price, colour, hand: view.hand(), with_tile })
    }

    /// Returns the purchase of the chosen gap.
    pub fn chosen(play: Play) -> Option<Purchase> {
        let Choice::Gap { gap, .. } = play.choice.get() else { return None };
        Purchase::of(&play.view(), gap)
    }

    /// Returns all ways to pay. The best come first: without the tile, with the fewest cards, and of colours that the hand
    /// has most of. One way with the tile is among the first four.
    pub fn ways(&self) -> Vec<Way> {
        let mut ways = self.sorted(false);
        let mut with_tile = if self.with_tile { self.sorted(true) } else { Vec::new() };
        if !with_tile.is_empty() {
            let rest = with_tile.split_off(1);
            ways.insert(ways.len().min(MAX_OPTIONS_SHOWN - 1), with_tile[0]);
            ways.extend(rest);
        }
        ways
    }

    fn sorted(&self, any_colour: bool) -> Vec<Way> {
        let mut ways: Vec<Way> = payments(self.hand, self.price, (!any_colour).then_some(self.colour))
            .map(|paid| Way { paid, any_colour })
            .collect();
        ways.sort_by_key(|way| {
            let rest = self.hand - way.paid;
            (way.paid.total(), Reverse(Colour::ALL.map(|colour| rest[colour]).into_iter().min()))
        });
        ways
    }

    /// Returns the way nearest to `from` that spends more cards of a colour, or fewer.
    pub fn changed(&self, from: Way, colour: Colour, more: bool) -> Option<Way> {
        let fits = |way: &Way| {
            if more { way.paid[colour] > from.paid[colour] } else { way.paid[colour] < from.paid[colour] }
        };
        let distance = |way: &Way| -> u8 {
            Colour::ALL.into_iter().map(|colour| way.paid[colour].abs_diff(from.paid[colour])).sum()
        };
        self.ways().into_iter().filter(fits).min_by_key(|way| (way.any_colour != from.any_colour, distance(way)))
    }

    /// Describes a way: “2 blue cards; 2 white cards as 1 blue card”.
    pub fn describe(&self, t: Messages, way: Way) -> String {
        if way.any_colour {
            return spent(t, way.paid, true);
        }
        let own = way.paid[self.colour];
        let own = (own > 0).then(|| t.cards(own.into(), card(self.colour)));
        let others = Colour::ALL.into_iter().filter(|colour| *colour != self.colour && way.paid[*colour] > 0);
        let swaps = others.map(|colour| {
            let pair = t.cards(way.paid[colour].into(), card(colour));
            t.pay_swap(&pair, &t.cards((way.paid[colour] / 2).into(), card(self.colour)))
        });
        own.into_iter().chain(swaps).collect::<Vec<_>>().join("; ")
    }
}

/// Returns the way to pay that is chosen now.
pub fn chosen_way(play: Play) -> Option<Way> {
    match play.choice.get() {
        Choice::Gap { paid, any_colour, .. } => Some(Way { paid, any_colour }),
        _ => None,
    }
}

/// Chooses another way to pay for the same gap.
pub fn choose_way(play: Play, way: Way) {
    play.choice.update(|choice| {
        if let Choice::Gap { paid, any_colour, .. } = choice {
            (*paid, *any_colour) = (way.paid, way.any_colour);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(white: u8, blue: u8, orange: u8) -> Cards {
        Cards { white, blue, orange }
    }

    fn purchase(hand: Cards, price: u8, with_tile: bool) -> Purchase {
        let gap = Gap::new(3, 0).expect("a gap");
        Purchase { gap, row: 1, price, colour: Colour::Blue, hand, with_tile }
    }

    #[test]
    fn best_way_comes_first_and_the_tile_is_among_the_first_four() {
        let ways = purchase(cards(6, 3, 4), 3, true).ways();
        assert_eq!(ways[0], Way { paid: cards(0, 3, 0), any_colour: false });
        assert!(ways.len() > MAX_OPTIONS_SHOWN);
        assert_eq!(ways.iter().position(|way| way.any_colour), Some(MAX_OPTIONS_SHOWN - 1));
    }

    #[test]
    fn tile_ways_are_left_out_without_a_tile() {
        assert!(purchase(cards(6, 3, 4), 3, false).ways().iter().all(|way| !way.any_colour));
    }

    #[test]
    fn p3_tap_on_a_card_swaps_a_pair_for_one() {
        let purchase = purchase(cards(4, 2, 2), 2, false);
        let exact = Way { paid: cards(0, 2, 0), any_colour: false };
        let swapped = purchase.changed(exact, Colour::White, true).expect("two white for one blue");
        assert_eq!(swapped.paid, cards(2, 1, 0));
        assert_eq!(purchase.changed(swapped, Colour::White, false), Some(exact));
        let third = purchase.changed(swapped, Colour::Blue, false).expect("without blue");
        assert_eq!(third.paid[Colour::Blue], 0);
        assert_eq!(purchase.changed(exact, Colour::Blue, true), None, "no more than the price");
    }

    #[test]
    fn every_tap_leads_to_a_payment_by_the_rules() {
        let purchase = purchase(cards(3, 1, 4), 2, true);
        let ways = purchase.ways();
        for from in &ways {
            for colour in Colour::ALL {
                for more in [true, false] {
                    if let Some(way) = purchase.changed(*from, colour, more) {
                        assert!(ways.contains(&way) && way != *from);
                    }
                }
            }
        }
    }
}

//! What a seat has seen of the cards since it began to watch, and the odds of the hidden hands that follow.

use super::InformationError;
use super::counts::CardCounts;
use super::hand_odds::HandOdds;
use super::sampler::HandDistribution;
use crate::{Cards, Seat, SeenCards, View};

/// Something that happened to the cards of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardEvent {
    /// A seat was dealt cards or drew them (S5, T3, B2).
    Drawn(Seat, SeenCards),
    /// A seat paid or discarded cards (P4, T7).
    Paid(Seat, Cards),
}

/// The memory of one seat. Its text form is the start and the events; everything else follows from them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Memory {
    pub(crate) start: CardCounts,
    pub(crate) events: Vec<CardEvent>,
    now: CardCounts,
    odds: HandOdds,
}

impl Memory {
    pub(crate) fn new(view: &View) -> Result<Memory, InformationError> {
        let start = CardCounts::new(view)?;
        Ok(Memory { start, events: Vec::new(), now: start, odds: HandOdds::new(&start)? })
    }

    /// Remembers events from a start on.
    pub(crate) fn from_events(start: CardCounts, events: Vec<CardEvent>) -> Result<Memory, InformationError> {
        if !start.add_up() {
            return Err(InformationError::Impossible);
        }
        let mut memory = Memory { start, events: Vec::new(), now: start, odds: HandOdds::new(&start)? };
        events.into_iter().try_for_each(|event| memory.see(event))?;
        Ok(memory)
    }

    pub(crate) fn see(&mut self, event: CardEvent) -> Result<(), InformationError> {
        match event {
            CardEvent::Drawn(seat, cards) => self.see_drawn(seat, cards),
            CardEvent::Paid(seat, cards) => self.see_paid(seat, cards),
        }
    }

    pub(crate) fn see_drawn(&mut self, seat: Seat, cards: SeenCards) -> Result<(), InformationError> {
        let before = self.now;
        let from_old_pile = self.now.draw(seat, cards).ok_or(InformationError::Impossible)?;
        self.events.push(CardEvent::Drawn(seat, cards));
        match cards {
            SeenCards::Count(count) => self.odds.draw_hidden(seat, count, from_old_pile, &before, &self.now),
            SeenCards::Faces(faces) => self.odds.draw_own(faces, from_old_pile, &before, &self.now),
        }
    }

    pub(crate) fn see_paid(&mut self, seat: Seat, cards: Cards) -> Result<(), InformationError> {
        if cards.counts() == [0; 3] {
            return Ok(());
        }
        self.now.pay(seat, cards).ok_or(InformationError::Impossible)?;
        self.events.push(CardEvent::Paid(seat, cards));
        if seat == self.now.viewer { Ok(()) } else { self.odds.remove(seat, cards) }
    }

    pub(super) fn odds(&self) -> &HandOdds {
        &self.odds
    }

    /// Returns the hands that another seat can have, each with its probability, most likely first.
    pub(super) fn hand_odds(&self, seat: Seat) -> Vec<(Cards, f64)> {
        HandDistribution::starting_with(&self.odds, self.now.unseen(), seat).first_hand_odds(seat)
    }

    pub(crate) fn agrees_with(&self, view: &View) -> bool {
        CardCounts::new(view) == Ok(self.now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, SeatMap};
    use std::collections::BTreeMap;

    const SEATS: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];

    /// What happens in a game: a seat draws a number of cards, or pays cards.
    #[derive(Clone, Copy)]
    enum Script {
        Draw(usize, u8),
        Pay(usize, Cards),
    }

    /// Deals an order of labelled cards: the first pile, then each reshuffled pile in turn takes the next order from
    /// `shuffles`. Returns the hands and what the first seat drew, or `None` if a payment is impossible.
    fn deal(pile: &[Colour], script: &[Script], shuffle: usize) -> Option<(SeatMap<Cards>, Vec<Cards>)> {
        let mut pile = pile.to_vec();
        let (mut discard, mut hands, mut drawn) = (Vec::new(), SeatMap::<Cards>::default(), Vec::new());
        for event in script {
            match *event {
                Script::Draw(seat, count) => {
                    let mut cards = Cards::NONE;
                    for _ in 0..count {
                        if pile.is_empty() {
                            pile = permutation(&discard, shuffle);
                            discard.clear();
                        }
                        cards += Cards::of(pile.pop()?, 1);
                    }
                    hands[SEATS[seat]] += cards;
                    drawn.extend((seat == 0).then_some(cards));
                }
                Script::Pay(seat, cards) => {
                    if !hands[SEATS[seat]].contains(cards) {
                        return None;
                    }
                    hands[SEATS[seat]] -= cards;
                    for colour in Colour::ALL {
                        (0..cards[colour]).for_each(|_| discard.push(colour));
                    }
                }
            }
        }
        Some((hands, drawn))
    }

    /// Returns the permutation with this number, in the factorial number system.
    fn permutation(cards: &[Colour], mut number: usize) -> Vec<Colour> {
        let mut rest = cards.to_vec();
        let mut order = Vec::new();
        while !rest.is_empty() {
            let at = number % rest.len();
            number /= rest.len();
            order.push(rest.remove(at));
        }
        order
    }

    /// Compares the odds with a count of all orders of labelled cards that agree with what the first seat saw.
    fn check(deck: Cards, script: &[Script], reshuffled: usize) {
        let cards: Vec<Colour> =
            Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour, usize::from(deck[colour]))).collect();
        let factorial = |n: usize| (1..=n).product::<usize>();
        let mut counts = BTreeMap::<Vec<Cards>, BTreeMap<[Cards; 2], u32>>::new();
        for order in 0..factorial(cards.len()) {
            let pile = permutation(&cards, order);
            for shuffle in 0..factorial(reshuffled) {
                if let Some((hands, drawn)) = deal(&pile, script, shuffle) {
                    *counts.entry(drawn).or_default().entry([hands[SEATS[1]], hands[SEATS[2]]]).or_default() += 1;
                }
            }
        }
        assert!(counts.len() > 1, "the first seat sees different cards");
        for (drawn, counts) in counts {
            check_odds(deck, script, &drawn, &counts);
        }
    }

    fn check_odds(deck: Cards, script: &[Script], drawn: &[Cards], counts: &BTreeMap<[Cards; 2], u32>) {
        let sizes = SeatMap::default();
        let start = CardCounts {
            viewer: SEATS[0],
            deck,
            hand: Cards::NONE,
            discard: Cards::NONE,
            sizes,
            draw_size: deck.total(),
        };
        let mut own = drawn.iter();
        let events = script.iter().map(|event| match *event {
            Script::Draw(0, _) => CardEvent::Drawn(SEATS[0], SeenCards::Faces(*own.next().expect("drawn"))),
            Script::Draw(seat, count) => CardEvent::Drawn(SEATS[seat], SeenCards::Count(count)),
            Script::Pay(seat, cards) => CardEvent::Paid(SEATS[seat], cards),
        });
        let memory = Memory::from_events(start, events.collect()).expect("possible");
        let total: u32 = counts.values().sum();
        for (place, seat) in [SEATS[1], SEATS[2]].into_iter().enumerate() {
            let mut expected = BTreeMap::<Cards, u32>::new();
            counts.iter().for_each(|(hands, count)| *expected.entry(hands[place]).or_default() += count);
            let odds = memory.hand_odds(seat);
            assert_eq!(odds.len(), expected.len(), "{odds:?}, counted {expected:?}");
            for (hand, odds) in odds {
                let counted = f64::from(expected[&hand]) / f64::from(total);
                assert!((odds - counted).abs() < 1e-9, "{seat} has {hand}: {odds}, counted {counted}");
            }
            check_joint_odds(&memory, seat, counts);
        }
    }

    /// Compares the odds of both hidden hands together, sampled from this seat on, with the count.
    fn check_joint_odds(memory: &Memory, first: Seat, counts: &BTreeMap<[Cards; 2], u32>) {
        let total: u32 = counts.values().sum();
        let joint = HandDistribution::starting_with(&memory.odds, memory.now.unseen(), first).joint_odds();
        assert_eq!(joint.len(), counts.len(), "{joint:?}, counted {counts:?}");
        for (hands, odds) in joint {
            let [one, other] = [hands[SEATS[1]], hands[SEATS[2]]];
            let counted = f64::from(counts[&[one, other]]) / f64::from(total);
            assert!((odds - counted).abs() < 1e-9, "{one} and {other}: {odds}, counted {counted}");
        }
    }

    #[test]
    fn odds_equal_a_count_of_all_orders() {
        use Script::{Draw, Pay};
        let script = [Draw(0, 2), Draw(1, 2), Draw(2, 2), Pay(1, Cards::new(1, 0, 0)), Draw(1, 1)];
        check(Cards::new(3, 3, 2), &script, 0);
    }

    #[test]
    fn odds_across_a_reshuffle_equal_a_count_of_all_orders() {
        use Script::{Draw, Pay};
        let script = [
            Draw(0, 2),
            Draw(1, 2),
            Draw(2, 2),
            Pay(1, Cards::new(1, 0, 0)),
            Pay(2, Cards::new(0, 1, 0)),
            Pay(0, Cards::NONE),
            Draw(2, 2),
            Pay(2, Cards::new(1, 0, 0)),
            Draw(1, 1),
        ];
        check(Cards::new(3, 2, 2), &script, 2);
    }

    #[test]
    fn own_draw_across_a_reshuffle_equals_a_count_of_all_orders() {
        use Script::{Draw, Pay};
        let (white, blue) = (Cards::new(1, 0, 0), Cards::new(0, 1, 0));
        let script = [Draw(1, 3), Draw(2, 2), Pay(1, white), Pay(2, blue), Pay(1, white), Draw(0, 3), Draw(2, 1)];
        check(Cards::new(3, 3, 1), &script, 3);
    }

    #[test]
    fn contradictions_are_errors() {
        let sizes = SeatMap::default();
        let deck = Cards::new(2, 2, 2);
        let start = CardCounts { viewer: SEATS[0], deck, hand: Cards::NONE, discard: Cards::NONE, sizes, draw_size: 6 };
        let impossible = [
            vec![CardEvent::Paid(SEATS[1], Cards::new(1, 0, 0))],
            vec![CardEvent::Drawn(SEATS[1], SeenCards::Count(7))],
            vec![CardEvent::Drawn(SEATS[0], SeenCards::Faces(Cards::new(3, 0, 0)))],
            vec![CardEvent::Drawn(SEATS[1], SeenCards::Faces(Cards::new(1, 0, 0)))],
            vec![
                CardEvent::Drawn(SEATS[0], SeenCards::Faces(Cards::new(2, 0, 0))),
                CardEvent::Drawn(SEATS[1], SeenCards::Count(3)),
                CardEvent::Paid(SEATS[1], Cards::new(1, 0, 0)),
            ],
        ];
        for events in impossible {
            let error = Memory::from_events(start, events.clone()).map(|_| ());
            assert_eq!(error, Err(InformationError::Impossible), "{events:?}");
        }
        let wrong = CardCounts { draw_size: 5, ..start };
        assert_eq!(Memory::from_events(wrong, Vec::new()).map(|_| ()), Err(InformationError::Impossible));
    }
}

//! Generated moves are exactly the legal ones, and rejected actions leave the state unchanged.

use crate::games::recipe::{Choice, Moment, cases, recipes};
use iquazu_rules::{
    Action, COLUMNS, Cards, Column, Event, Gap, Next, Outcome, Rng, Seat, SplitMix, State, StripOrder, Tile, payments,
};
use proptest::prelude::*;
use std::collections::HashSet;

/// Iterates over every gap that a wall could have.
fn all_gaps() -> impl Iterator<Item = Gap> {
    (1..=COLUMNS).flat_map(|column| (0..=Column::MAX_GAPS as u8).filter_map(move |index| Gap::new(column, index)))
}

/// Iterates over all sets of up to `most` cards with at most `each` of a colour.
fn all_cards(each: u8, most: u8) -> impl Iterator<Item = Cards> + Clone {
    (0..=each).flat_map(move |white| {
        (0..=each).flat_map(move |blue| {
            (0..=each).map(move |orange| Cards::new(white, blue, orange)).filter(move |cards| cards.total() <= most)
        })
    })
}

/// Returns all conceivable actions. Prices are at most 5, so payments have at most 10 cards; one more is tried.
pub(crate) fn candidates(state: &State) -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::DoubleMove, Action::EndTurn];
    all.extend((0..=6).map(|count| Action::TakeCards { count }));
    let excess = state.hand(state.table().active()).total().saturating_sub(12);
    all.extend(all_cards(20, excess + 1).map(|cards| Action::Discard { cards }));
    for paid in all_cards(10, 11) {
        let place = |any_colour| all_gaps().map(move |gap| Action::Place { gap, paid, any_colour });
        all.extend(place(false).chain(place(true)));
    }
    all
}

fn generated(state: &State) -> HashSet<Action> {
    let moves = state.legal_moves();
    let set: HashSet<Action> = moves.iter().collect();
    assert_eq!(set.len(), moves.len(), "no move is generated twice");
    assert_eq!(moves.iter().len(), moves.len());
    assert_eq!(moves.is_empty(), set.is_empty());
    assert!(!matches!(state.next(), Next::Seat(_)) || !set.is_empty(), "a seat that decides has a move");
    set
}

fn check_both_ways(state: &State) {
    let generated = generated(state);
    let accepted: HashSet<Action> = candidates(state).into_iter().filter(|move_| state.check(*move_).is_ok()).collect();
    assert_eq!(generated, accepted);
}

/// Checks that choosing a gap and then a payment gives the same moves.
fn check_separable(state: &State) {
    let moves = state.legal_moves();
    let hand = state.hand(state.table().active());
    for any_colour in [false, true] {
        let mut placed = HashSet::new();
        let gaps: Vec<Gap> = moves.gaps(any_colour).collect();
        for gap in &gaps {
            let (price, colour) = state.table().check_gap(*gap).expect("an open gap");
            let paid: Vec<Cards> = moves.payments(*gap, any_colour).expect("a payable gap").collect();
            assert!(!paid.is_empty());
            assert_eq!(paid, payments(hand, price, (!any_colour).then_some(colour)).collect::<Vec<_>>());
            assert_eq!(state.table().check_affordable(hand, *gap, any_colour), Ok(()));
            placed.extend(paid.into_iter().map(|paid| Action::Place { gap: *gap, paid, any_colour }));
        }
        let listed = moves.iter().filter(|m| matches!(m, Action::Place { any_colour: any, .. } if *any == any_colour));
        assert_eq!(placed, listed.collect());
        for gap in all_gaps().filter(|gap| !gaps.contains(gap)) {
            assert!(moves.payments(gap, any_colour).is_none());
            let payable = state.table().owes_action() && matches!(state.next(), Next::Seat(_));
            assert!(!payable || state.table().check_affordable(hand, gap, any_colour).is_err());
        }
    }
}

/// Returns a random action, legal or not.
fn wild_action(rng: &mut SplitMix) -> Action {
    let mut number = |bound| rng.below(bound) as u8;
    let cards = Cards::new(number(7), number(7), number(7));
    match number(6) {
        0 => Action::Draw,
        1 => Action::DoubleMove,
        2 => Action::EndTurn,
        3 => Action::TakeCards { count: number(8) },
        4 => Action::Discard { cards },
        _ => {
            let gap = Gap::new(1 + number(11), number(15)).expect("a gap");
            Action::Place { gap, paid: Cards::new(number(3), number(3), number(3)), any_colour: number(2) == 1 }
        }
    }
}

fn wild_outcome(rng: &mut SplitMix) -> Outcome {
    match rng.below(3) {
        0 => Outcome::Strips(StripOrder::PRINTED),
        1 => Outcome::Tiles([(); 5].map(|()| Tile::ALL[rng.below(13) as usize])),
        _ => Outcome::Cards(Cards::new(rng.below(5) as u8, rng.below(5) as u8, rng.below(5) as u8)),
    }
}

fn try_wild_things(state: &State, rng: &mut SplitMix) {
    let position = state.to_position().to_string();
    for _ in 0..20 {
        let (action, outcome, mut events) = (wild_action(rng), wild_outcome(rng), Vec::<Event>::new());
        let mut tried = *state;
        if tried.play(action, &mut events).is_err() {
            assert!(tried == *state && events.is_empty(), "{action} changed the state");
            assert_eq!(tried.to_position().to_string(), position);
        } else {
            assert!(state.legal_moves().iter().any(|legal| legal == action));
        }
        let mut tried = *state;
        if tried.resolve(outcome, &mut events).is_err() {
            assert!(tried == *state, "{outcome} changed the state");
        }
    }
}

/// Checks that the unchecked API and the `()` observer give the same state.
fn check_doors(moment: &Moment) {
    let (mut silent, mut unchecked, mut events) = (moment.before, moment.before, Vec::<Event>::new());
    match moment.choice {
        Choice::Act(_, action) => {
            silent.play(action, &mut ()).expect("legal");
            unchecked.play_unchecked(action, &mut events);
        }
        Choice::Chance(outcome) => {
            silent.resolve(outcome, &mut ()).expect("possible");
            unchecked.resolve_unchecked(outcome, &mut events);
        }
    }
    assert_eq!(silent, moment.after);
    assert_eq!(unchecked, moment.after);
    assert_eq!(events, moment.events);
}

/// Checks that only the seat that decides may act, and no seat while chance decides.
fn check_turns(state: &State) {
    for seat in Seat::ALL {
        assert_eq!(state.check_turn(seat).is_ok(), state.next() == Next::Seat(seat));
    }
    let deciding = matches!(state.next(), Next::Seat(_));
    assert_eq!(state.legal_moves().is_empty(), !deciding);
    assert_eq!(state.chance().is_some(), matches!(state.next(), Next::Chance(_)));
}

proptest! {
    #![proptest_config(cases(40))]

    /// Tries all conceivable actions at a few steps of each game.
    #[test]
    fn generated_moves_are_the_accepted_moves(recipe in recipes()) {
        recipe.play(|moment| if moment.number % 24 == 0 { check_both_ways(&moment.after) });
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn gaps_and_payments_are_the_moves_in_two_steps(recipe in recipes()) {
        recipe.play(|moment| {
            check_separable(&moment.after);
            check_turns(&moment.after);
            generated(&moment.after);
        });
    }

    #[test]
    fn refused_moves_and_outcomes_leave_no_trace(recipe in recipes()) {
        let mut rng = SplitMix::new(recipe.seed);
        recipe.play(|moment| try_wild_things(&moment.after, &mut rng));
    }

    #[test]
    fn all_doors_lead_to_the_same_state(recipe in recipes()) {
        recipe.play(check_doors);
    }
}

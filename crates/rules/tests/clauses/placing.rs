//! P: placing a gem.

use crate::clauses::board::{board, cards, empty, seat};
use iquazu_rules::{Action, Cards, Clause, Content, Gap, IllegalMove, PaymentError, cheapest_payment, payments};

fn gap(text: &str) -> Gap {
    text.parse().expect("a gap")
}

#[test]
fn p1_only_empty_gaps_inside_the_frame() {
    let game = board(
        3,
        "row  c3  c4  c5  c6  c7
          1   ~.  .   y.  .   ..
          2   .   ..  .   ..  .
          3   ..  ..  ..  ..  ..
          4   ..  .   .   .   ..
          5   .   ..  ..  ..  .",
    )
    .hand('r', "4w4b4o")
    .start();
    assert_eq!(game.illegal_move("place 2a 1o"), IllegalMove::OutsideFrame { gap: gap("2a"), frame: 3 });
    assert_eq!(game.illegal_move("place 8a 1w"), IllegalMove::OutsideFrame { gap: gap("8a"), frame: 3 });
    assert_eq!(game.illegal_move("place 5a 3b"), IllegalMove::GapTaken { gap: gap("5a"), by: seat('y') });
    assert_eq!(game.illegal_move("place 3a 1b"), IllegalMove::GapHasDrop { gap: gap("3a") });
    assert_eq!(game.illegal_move("place 5a 3b").clause(), Clause::P1);
    assert_eq!(game.illegal_move("place 2a 1o").clause(), Clause::P1);
    // Any empty gap of the first column is allowed, not only the topmost.
    for action in
        ["place 3b 1o", "place 3c 1w", "place 3d 1b", "place 3e 1w", "place 3f 1o", "place 3g 1w", "place 3h 1b"]
    {
        assert!(game.allows(action), "{action}");
    }
    let open: Vec<Gap> = game.state.legal_moves().gaps(false).collect();
    assert!(!open.contains(&gap("3a")) && !open.contains(&gap("5a")) && open.contains(&gap("5b")));
    assert!(open.iter().all(|gap| (3..=7).contains(&gap.column())));
}

#[test]
fn p2_the_price_is_the_place_in_the_frame() {
    for frame in 1..=9 {
        let state = empty(2, frame).start().state;
        for column in 1..=11 {
            let place = (frame..=(frame + 4).min(11)).contains(&column).then(|| column - frame + 1);
            assert_eq!(state.table().price(column), place);
        }
    }
    // Column 11 at frame 9 has place 3.
    let mut game = empty(2, 9).hand('r', "3w").start();
    assert_eq!(
        game.illegal_move("place 11a 2w"),
        IllegalMove::WrongPayment {
            price: 3,
            colour: Some(iquazu_rules::Colour::White),
            paid: cards("2w"),
            error: PaymentError::TooFew
        }
    );
    assert_eq!(game.illegal_move("place 11a 2w").clause(), Clause::P2);
    game.act("place 11a 3w");
}

#[test]
fn p3_two_of_one_other_colour_replace_a_card() {
    // Gap 5b is orange and in place 5.
    let game = empty(2, 1).hand('r', "8w8b8o").start();
    for exact in ["5o", "2w4o", "2b4o", "2w2b3o", "4w3o", "4w4b1o", "6w4b", "4w6b", "2w8b", "8w2b"] {
        assert!(game.allows(&format!("place 5b {exact}")), "{exact}");
    }
    for broken in ["1w4o", "1w1b4o", "3w2b2o", "1w1b3o", "3w3b2o"] {
        let refusal = game.illegal_move(&format!("place 5b {broken}"));
        assert!(matches!(refusal, IllegalMove::WrongPayment { error: PaymentError::BrokenPair, .. }), "{broken}");
        assert_eq!(refusal.clause(), Clause::P3);
    }
    // Two cards of the gap's own colour do not replace one.
    let game = empty(2, 1).hand('r', "2w").start();
    assert!(matches!(game.illegal_move("place 1a 2w"), IllegalMove::WrongPayment { error: PaymentError::TooMany, .. }));
}

#[test]
fn p3_a_hand_of_pairs_pays_without_the_colour() {
    let mut game = empty(2, 1).hand('r', "5w5b").start();
    let open = game.state.legal_moves();
    let ways: Vec<String> = open.payments(gap("4b"), false).expect("payable").map(|paid| paid.to_string()).collect();
    assert_eq!(ways, ["4w4b"], "four orange out of two pairs of each other colour");
    assert!(open.payments(gap("5b"), false).is_none(), "five orange would need five pairs");
    game.act("place 4b 4w4b");
    assert_eq!(game.hand('r'), "1w1b");
}

#[test]
fn p3_all_payments_by_brute_force() {
    let own = |colour: usize| iquazu_rules::Colour::ALL[colour];
    for hand in [[12, 0, 0], [4, 4, 4], [0, 7, 5], [1, 10, 1], [3, 3, 20], [0, 0, 0], [20, 20, 20]].map(Cards::from) {
        for (price, colour) in (1..=5).flat_map(|price| (0..3).map(move |colour| (price, colour))) {
            let mut expected = Vec::new();
            for [w, b, o] in (0..=10u8).flat_map(|w| (0..=10).flat_map(move |b| (0..=10).map(move |o| [w, b, o]))) {
                let paid = [w, b, o];
                let others: Vec<u8> = (0..3).filter(|c| *c != colour).map(|c| paid[c]).collect();
                let whole = others.iter().all(|count| count % 2 == 0);
                if whole && paid[colour] + others[0] / 2 + others[1] / 2 == price && hand.contains(paid.into()) {
                    expected.push(Cards::from(paid));
                }
            }
            let mut found: Vec<Cards> = payments(hand, price, Some(own(colour))).collect();
            assert_eq!(payments(hand, price, Some(own(colour))).len(), found.len());
            found.sort();
            assert_eq!(found, expected, "{hand} pays {price} of colour {colour}");
            let cheapest = cheapest_payment(hand, price, Some(own(colour)));
            assert_eq!(cheapest.map(Cards::total), expected.iter().map(|paid| paid.total()).min());
            assert!(cheapest.is_none_or(|paid| expected.contains(&paid)));
        }
    }
}

#[test]
fn p3_the_cheapest_payment_keeps_the_hand_even() {
    let orange = Some(iquazu_rules::Colour::Orange);
    assert_eq!(cheapest_payment(cards("2w6b1o"), 2, orange), Some(cards("2b1o")));
    assert_eq!(cheapest_payment(cards("6w2b1o"), 2, orange), Some(cards("2w1o")));
    assert_eq!(cheapest_payment(cards("6w2b2o"), 2, orange), Some(cards("2o")), "fewer cards come first");
    assert_eq!(cheapest_payment(cards("1w1b1o"), 2, orange), None);
}

#[test]
fn p4_a_payment_is_exact_and_goes_to_the_discard_pile() {
    let mut game = empty(2, 1).hand('r', "4w4b").start();
    // Gap 2b is white and in place 2.
    for excess in ["3w", "4w", "2w2b", "1w4b"] {
        let refusal = game.illegal_move(&format!("place 2b {excess}"));
        assert!(matches!(refusal, IllegalMove::WrongPayment { error: PaymentError::TooMany, .. }), "{excess}");
        assert_eq!(refusal.clause(), Clause::P4);
    }
    assert_eq!(
        game.illegal_move("place 2b 1w"),
        IllegalMove::WrongPayment {
            price: 2,
            colour: Some(iquazu_rules::Colour::White),
            paid: cards("1w"),
            error: PaymentError::TooFew
        }
    );
    assert_eq!(
        game.illegal_move("place 2b 1w2o"),
        IllegalMove::NotInHand { offered: cards("1w2o"), hand: cards("4w4b") }
    );
    game.act("place 2b 1w2b");
    assert_eq!(game.hand('r'), "3w2b");
    assert_eq!(game.state.table().discard_pile(), cards("1w2b"));
}

#[test]
fn p4_a_gap_without_a_payment_cannot_be_afforded() {
    let game = empty(2, 1).hand('r', "1w1b3o").start();
    let table = game.state.table();
    let hand = game.state.hand(seat('r'));
    assert_eq!(table.check_affordable(hand, gap("1a"), false), Ok(()));
    let refusal = IllegalMove::CannotAfford { price: 3, colour: iquazu_rules::Colour::White, hand };
    assert_eq!(table.check_affordable(hand, gap("3c"), false), Err(refusal));
    assert_eq!(refusal.clause(), Clause::P2);
}

#[test]
fn p5_one_gem_comes_from_the_supply_and_stays() {
    let mut game = empty(2, 1).hand('r', "1w").start();
    game.act("place 1a 1w");
    assert_eq!(game.state.table().gems_left(seat('r')), 33);
    assert_eq!(game.state.table().gems_left(seat('y')), 34);
    assert_eq!(game.state.table().content(gap("1a")), Content::Gem(seat('r')));
    let others = (1..=11).flat_map(|column| game.state.table().gaps_in(column)).filter(|other| *other != gap("1a"));
    // Yellow has the water box but not the turn, so nothing drips.
    assert!(others.into_iter().all(|other| game.state.table().content(other) == Content::Empty));
}

#[test]
fn p6_an_action_places_one_gem_only() {
    let mut game = empty(2, 2).hand('r', "4w").holds('r', "dbl").start();
    game.act("place 2b 1w");
    assert_eq!(game.illegal_move("place 2e 1w"), IllegalMove::NoActionOwed);
    assert_eq!(game.illegal_move("place 2e 1w").clause(), Clause::P6);
    game.act("double").act("place 2e 1w");
    assert_eq!(game.state.next(), iquazu_rules::Next::Seat(seat('y')), "and then the turn is over");
    let placed = game.state.check(Action::Draw);
    assert_eq!(placed, Ok(()));
}

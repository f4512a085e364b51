//! T: a turn.

use crate::clauses::board::{board, cards, empty, seat};
use iquazu_rules::{Chance, Clause, IllegalMove, Next, Outcome, OutcomeError, SeenCards, SeenEvent, Stage, Viewer};

#[test]
fn t1_the_active_player_decides_and_play_goes_clockwise() {
    let mut game = empty(4, 1).start();
    for (active, next) in [('r', 'y'), ('y', 'p'), ('p', 'g'), ('g', 'r')] {
        for player in "rypg".chars() {
            let allowed = game.state.check_turn(seat(player));
            let refused = Err(IllegalMove::NotYourTurn { active: seat(active) });
            assert_eq!(allowed, if player == active { Ok(()) } else { refused });
        }
        game.act("draw").chance("got 1w1b2o");
        assert_eq!(game.state.next(), Next::Seat(seat(next)));
        assert!(game.event_log().ends_with(&format!("gem {active}>{next}")));
    }
    assert_eq!(IllegalMove::NotYourTurn { active: seat('r') }.clause(), Clause::T1);
}

#[test]
fn t2_the_action_cannot_be_skipped() {
    let game = empty(2, 2).holds('r', "c2 dbl any").start();
    assert_eq!(game.illegal_move("end"), IllegalMove::ActionOwed);
    assert_eq!(game.illegal_move("end").clause(), Clause::T2);
}

#[test]
fn t2_there_is_exactly_one_action() {
    let mut game = empty(2, 2).holds('r', "c2").hand('r', "5w").start();
    game.act("draw").chance("got 4b");
    assert_eq!(game.state.table().stage(), Stage::Close);
    assert_eq!(game.illegal_move("draw"), IllegalMove::NoActionOwed);
    assert_eq!(game.illegal_move("place 2b 1w"), IllegalMove::NoActionOwed);
    assert_eq!(game.illegal_move("double"), IllegalMove::NoSuchTile { tile: crate::clauses::board::tile("dbl") });
    game.act("end");
    assert_eq!(game.state.next(), Next::Seat(seat('y')));
}

#[test]
fn t3_four_cards_unseen_by_the_others() {
    let mut game = empty(3, 1).start();
    game.act("draw");
    assert_eq!(game.state.next(), Next::Chance(Chance::Draw { seat: seat('r'), count: 4 }));
    assert_eq!(game.illegal_move("draw"), IllegalMove::ChanceFirst);
    for wrong in ["got 3w", "got 5w", "got -", "strips abcde"] {
        assert!(game.state.check_outcome(wrong.parse().unwrap()).is_err());
    }
    game.chance("got 3w1o");
    assert_eq!(game.hand('r'), "3w1o");
    let drew = |viewer| match game.events[0].seen_by(viewer) {
        SeenEvent::Drew { cards, .. } => cards,
        other => panic!("{other:?}"),
    };
    assert_eq!(drew(Viewer::Seat(seat('r'))), SeenCards::Faces(cards("3w1o")));
    assert_eq!(drew(Viewer::Seat(seat('y'))), SeenCards::Count(4));
    assert_eq!(drew(Viewer::Spectator), SeenCards::Count(4));
}

#[test]
fn t4_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw() {
    let mut game = empty(2, 1).hand('y', "12o").draw_pile("1w1b").start();
    assert_eq!(game.state.table().discard_pile(), cards("19w19b8o"));
    game.act("draw");
    // What is left of the draw pile comes first: one white and one blue are among the four.
    for impossible in ["got 4w", "got 2w2o", "got 1b3o"] {
        assert!(matches!(game.state.check_outcome(impossible.parse().unwrap()), Err(OutcomeError::NotInPile { .. })));
    }
    game.chance("got 2w1b1o");
    assert_eq!(game.event_log(), "r drew 4 with a reshuffle; gem r>y");
    assert_eq!(game.state.draw_pile(), cards("18w19b7o"));
    assert!(game.state.table().discard_pile().is_empty());
}

#[test]
fn t4_an_empty_pile_waits_until_a_card_is_needed() {
    let mut game = empty(2, 1).hand('y', "12o").draw_pile("2w2b").start();
    game.act("draw").chance("got 2w2b");
    assert_eq!(game.event_log(), "r drew 4; gem r>y");
    assert!(game.state.draw_pile().is_empty());
    assert_eq!(game.state.table().discard_pile(), cards("18w18b8o"));
    game.act("draw").chance("got 4w");
    assert!(game.event_log().starts_with("y drew 4 with a reshuffle"));
    assert_eq!(game.state.draw_pile(), cards("14w18b8o"));
}

#[test]
fn t5_with_both_piles_empty_nothing_is_drawn_and_nothing_owed() {
    let hands = empty(4, 1).hand('y', "6w6b").hand('p', "12o");
    // The hands hold all sixty cards.
    let mut game = hands.hand('r', "14w13b").hand('g', "1b8o").start();
    assert!(game.state.draw_pile().is_empty() && game.state.table().discard_pile().is_empty());
    game.act("draw");
    assert_eq!(game.state.next(), Next::Chance(Chance::Draw { seat: seat('r'), count: 0 }));
    assert_eq!(game.state.view(Viewer::Spectator).next(), game.state.next(), "everybody knows how many can come");
    assert_eq!(
        game.state.check_outcome("got 1w".parse().unwrap()),
        Err(OutcomeError::WrongCount { expected: 0, got: 1 })
    );
    game.chance("got -");
    // Nothing is owed: the turn is at its end, where the hand limit waits.
    assert_eq!(game.state.table().stage(), Stage::Discard);
    assert_eq!(game.hand('r'), "14w13b");
}

#[test]
fn t5_both_piles_together_hold_fewer_than_asked_for() {
    let mut game =
        empty(4, 1).hand('r', "14w10b").hand('y', "6w6b").hand('p', "12o").hand('g', "1b8o").draw_pile("1b").start();
    assert_eq!(game.state.table().discard_pile(), cards("2b"));
    game.act("draw");
    assert_eq!(game.state.next(), Next::Chance(Chance::Draw { seat: seat('r'), count: 3 }));
    assert_eq!(game.state.view(Viewer::Spectator).next(), game.state.next());
    game.chance("got 3b");
    assert_eq!(
        game.events[0].seen_by(Viewer::Spectator),
        SeenEvent::Drew { seat: seat('r'), cards: SeenCards::Count(3), reshuffled: true }
    );
    assert!(game.state.draw_pile().is_empty() && game.state.table().discard_pile().is_empty());
}

#[test]
fn t6_owner_of_the_water_box_drips_before_the_gem_box_is_passed() {
    let mut game = empty(3, 1).water('y').start();
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4; gem r>y");
    game.act("draw").chance("got 4b");
    assert_eq!(game.event_log(), "y drew 4; y dripped 1a; gem y>p");
    game.act("draw").chance("got 4o");
    assert_eq!(game.event_log(), "p drew 4; gem p>r");
}

#[test]
fn t7_down_to_exactly_twelve_of_the_players_choice() {
    let mut game = empty(2, 1).hand('r', "4w4b3o").start();
    game.act("draw").chance("got 4o");
    assert_eq!(game.state.table().stage(), Stage::Discard);
    assert_eq!(game.state.legal_moves().len(), 10, "three cards of three colours in ten ways");
    assert_eq!(game.illegal_move("discard 2o"), IllegalMove::WrongDiscard { excess: 3, offered: 2 });
    assert_eq!(game.illegal_move("discard 4o"), IllegalMove::WrongDiscard { excess: 3, offered: 4 });
    assert_eq!(game.illegal_move("discard 2o").clause(), Clause::T7);
    assert_eq!(game.illegal_move("end"), IllegalMove::DiscardFirst { excess: 3 });
    game.act("discard 1w2o");
    assert_eq!(game.event_log(), "r discarded 1w2o; gem r>y");
    assert_eq!(game.hand('r'), "3w4b5o");
    assert_eq!(game.state.table().discard_pile(), cards("1w2o"));
}

#[test]
fn t7_twelve_cards_are_not_too_many() {
    let mut game = empty(2, 1).hand('r', "8w").start();
    assert_eq!(game.illegal_move("discard 1w"), IllegalMove::NothingToDiscard);
    game.act("draw").chance("got 4o");
    assert_eq!(game.event_log(), "r drew 4; gem r>y");
    assert_eq!(game.hand('r'), "8w4o");
}

#[test]
fn t7_there_is_no_limit_during_the_turn() {
    let mut game = empty(2, 3).hand('r', "12w").hand('y', "12b").holds('r', "c4 c4 c3 dbl").start();
    game.act("cards 4").chance("got 4w").act("draw").chance("got 4o").act("double").act("draw").chance("got 4o");
    game.act("cards 4").chance("got 4w").act("cards 3").chance("got 3o");
    assert_eq!(game.state.table().stage(), Stage::Discard, "the last tile is used, so the turn ends by itself");
    assert_eq!(game.hand('r'), "20w11o");
    assert_eq!(game.illegal_move("discard 18w"), IllegalMove::WrongDiscard { excess: 19, offered: 18 });
    game.act("discard 19w");
    assert_eq!(game.hand('r'), "1w11o");
}

#[test]
fn t7_the_drip_comes_before_the_discard() {
    let mut game = empty(2, 1).hand('r', "12w").water('r').start();
    game.act("draw").chance("got 4b");
    assert_eq!(game.event_log(), "r drew 4; r dripped 1a");
    game.act("discard 4w");
    assert_eq!(game.event_log(), "r discarded 4w; gem r>y");
}

#[test]
fn t8_nobody_discards_after_the_end() {
    // Column 9 lacks one gap; red's drop fills it, and red holds sixteen cards.
    let mut game = board(
        2,
        "row  c9  c10 c11
          1   ~~  ..  ..
          2   ~~  ..  .
          3   ~   .   ..
          4   ~~  ..  ..
          5   .   .   .",
    )
    .hand('r', "12w")
    .water('r')
    .start();
    game.act("draw").chance("got 4b");
    assert_eq!(game.state.next(), Next::Over);
    assert_eq!(game.hand('r'), "12w4b");
    assert_eq!(game.illegal_move("discard 4w"), IllegalMove::GameOver);
    assert_eq!(game.state.check_outcome(Outcome::Cards(cards("-"))), Err(OutcomeError::NotAsked));
}

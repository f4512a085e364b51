//! B: bonus tiles.

use crate::clauses::board::{board, cards, empty, seat, tile};
use iquazu_rules::{Chance, Clause, IllegalMove, Next, PaymentError, Stage, Viewer};

#[test]
fn b1_points_tiles_cannot_be_used_during_the_game() {
    let mut game = empty(2, 3).holds('r', "p1 p2 p3").start();
    assert_eq!(game.state.legal_moves().iter().map(|action| action.to_string()).collect::<Vec<_>>(), ["draw"]);
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4; gem r>y", "they do not keep the turn open");
    assert_eq!(game.tiles('r'), "p1,p2,p3");
    assert_eq!(IllegalMove::NoSuchTile { tile: tile("p1") }.clause(), Clause::B1);
}

#[test]
fn b2_card_tiles_before_and_after_the_action() {
    let mut game = empty(2, 3).holds('r', "c2 c2 c3 c4").start();
    game.act("cards 2");
    assert_eq!(game.state.next(), Next::Chance(Chance::Draw { seat: seat('r'), count: 2 }));
    game.chance("got 2w");
    assert_eq!(game.state.table().stage(), Stage::Act, "the action is still owed");
    assert_eq!(game.illegal_move("end"), IllegalMove::ActionOwed);
    game.act("cards 4").chance("got 4b").act("draw").chance("got 4o").act("cards 2").chance("got 2w");
    assert_eq!(game.tiles('r'), "c3");
    assert_eq!(game.illegal_move("cards 2"), IllegalMove::NoSuchTile { tile: tile("c2") });
    assert_eq!(game.illegal_move("cards 2").clause(), Clause::B2);
    game.act("cards 3").chance("got 3w");
    assert_eq!(game.hand('r'), "7w4b4o");
    assert_eq!(game.state.table().stage(), Stage::Discard);
}

#[test]
fn b2_t4_card_tiles_reshuffle_too() {
    let mut game = empty(2, 3).holds('r', "c3").draw_pile("1w").start();
    game.act("cards 3").chance("got 1w2o");
    assert_eq!(game.event_log(), "r used c3; r drew 3 with a reshuffle");
}

#[test]
fn b2_t5_a_card_tile_may_bring_nothing() {
    let hands = empty(4, 3).hand('y', "6w6b").hand('p', "12o").hand('r', "14w13b").hand('g', "1b8o");
    let mut game = hands.holds('r', "c3").start();
    game.act("cards 3").chance("got -");
    assert_eq!(game.event_log(), "r used c3; r drew 0");
    assert_eq!(game.state.table().stage(), Stage::Act);
}

#[test]
fn b3_any_colours_but_no_pairs() {
    // The frame is at 3: gap 5b is orange and in place 3.
    let mut game = empty(2, 3).holds('r', "any").hand('r', "3w3b1o").start();
    for exact in ["3w", "2w1b", "1w1b1o", "3b", "2b1o"] {
        assert!(game.allows(&format!("place 5b {exact} any")), "{exact}");
    }
    // Without the tile the same gap takes orange and pairs.
    assert!(!game.allows("place 5b 3w") && game.allows("place 5b 2w2b1o"));
    for (pairs, error) in
        [("2w2b1o", PaymentError::TooMany), ("2w", PaymentError::TooFew), ("1o", PaymentError::TooFew)]
    {
        let refusal = game.illegal_move(&format!("place 5b {pairs} any"));
        assert_eq!(refusal, IllegalMove::WrongPayment { price: 3, colour: None, paid: cards(pairs), error });
    }
    game.act("place 5b 2w1b any");
    assert_eq!(game.event_log(), "r used any; r placed 5b for 2w1b any; gem r>y");
    assert_eq!((game.tiles('r').as_str(), game.hand('r').as_str()), ("-", "1w2b1o"));
    assert_eq!(game.state.table().discard_pile(), cards("2w1b"));
}

#[test]
fn b3_needs_the_tile() {
    let game = empty(2, 3).holds('r', "c2").hand('r', "3w").start();
    assert_eq!(game.illegal_move("place 3a 1w any"), IllegalMove::NoSuchTile { tile: tile("any") });
    assert_eq!(game.illegal_move("place 3a 1w any").clause(), Clause::B3);
    assert_eq!(game.state.legal_moves().gaps(true).count(), 0);
}

#[test]
fn b3_the_tile_does_not_keep_the_turn_open() {
    let mut game = empty(2, 3).holds('r', "any any").hand('r', "3w").start();
    game.act("place 3a 1w any");
    assert_eq!(game.state.next(), Next::Seat(seat('y')), "the other one waits for a later action");
    assert_eq!(game.tiles('r'), "any");
}

#[test]
fn b4_several_tiles_of_several_kinds_in_one_turn() {
    let mut game = empty(2, 4).holds('r', "c2 c3 any any dbl").hand('r', "1b").start();
    game.act("cards 3").chance("got 3w").act("place 4a 1b any").act("double").act("cards 2").chance("got 2w");
    game.act("place 5a 2w any");
    assert_eq!(game.events_with("gem"), ["gem r>y"]);
    assert_eq!((game.tiles('r').as_str(), game.hand('r').as_str()), ("-", "3w"));
}

#[test]
fn b5_a_double_move_comes_after_an_action_and_may_be_any_action() {
    for (first, second) in [("draw", "draw"), ("draw", "place"), ("place", "draw"), ("place", "place")] {
        let mut game = empty(2, 2).holds('r', "dbl").hand('r', "2w").start();
        assert_eq!(game.illegal_move("double"), IllegalMove::DoubleMoveTooEarly);
        assert_eq!(game.illegal_move("double").clause(), Clause::B5);
        for (action, gap) in [(first, "2b"), (second, "2e")] {
            match action {
                "draw" => game.act("draw").chance("got 4o"),
                _ => game.act(&format!("place {gap} 1w")),
            };
            if game.state.table().active() == seat('r') {
                game.act("double");
                assert_eq!(game.illegal_move("end"), IllegalMove::ActionOwed, "the action of a double move is owed");
            }
        }
        assert_eq!(game.events_with("gem"), ["gem r>y"]);
    }
}

#[test]
fn b5_double_moves_in_a_row() {
    let mut game = empty(2, 2).holds('r', "dbl dbl dbl").hand('r', "4w").start();
    game.act("place 2b 1w");
    for gap in ["2e", "2f"] {
        game.act("double");
        assert_eq!(
            game.illegal_move("double"),
            IllegalMove::DoubleMoveTooEarly,
            "first the action, then the next tile"
        );
        game.act(&format!("place {gap} 1w"));
        assert_eq!(game.state.table().stage(), Stage::Close);
    }
    game.act("double").act("draw").chance("got 4b");
    assert_eq!(game.events_with("gem"), ["gem r>y"]);
    assert_eq!(game.tiles('r'), "-");
}

#[test]
fn b6_tiles_are_used_before_the_drip() {
    let mut game = empty(2, 2).holds('r', "c2 dbl").hand('r', "12w").water('r').start();
    game.act("draw").chance("got 4b");
    assert_eq!(game.event_log(), "r drew 4", "the drip waits for the tiles");
    game.act("end");
    assert_eq!(game.event_log(), "r dripped 2a");
    // Only the discard is left now.
    for action in ["cards 2", "double", "draw", "end"] {
        assert_eq!(game.illegal_move(action), IllegalMove::DiscardFirst { excess: 4 });
    }
    assert_eq!(game.illegal_move("cards 2").clause(), Clause::B6);
    game.act("discard 4w");
    assert_eq!(game.tiles('r'), "c2,dbl", "kept for a later turn");
}

#[test]
fn b7_used_tiles_leave_the_game() {
    let mut game = empty(2, 3).holds('r', "c2 dbl any").hand('r', "5w").start();
    let hidden = |game: &crate::clauses::game::Game| {
        let (light, dark) = game.state.table().face_down();
        (*light, *dark)
    };
    let before = hidden(&game);
    game.act("cards 2").chance("got 2w").act("place 3a 1w any").act("double").act("draw").chance("got 4o");
    assert_eq!((game.tiles('r').as_str(), game.tiles('y').as_str()), ("-", "-"));
    assert_eq!(hidden(&game), before);
}

#[test]
fn b8_everybody_sees_who_holds_what() {
    let game = board(
        2,
        "row  c2  c3  c4  c5  c6
          1   .   ..  .   ..  .
          2   ..  .   ..  .   ..
          3   ..  ..  ..  ..  ..
          4   .   ..  .   .   .
          5   ..  .   ..  ..  ..",
    )
    .holds('r', "p3 dbl")
    .holds('y', "c2")
    .start();
    for viewer in [Viewer::Spectator, Viewer::Seat(seat('r')), Viewer::Seat(seat('y'))] {
        let view = game.state.view(viewer);
        assert_eq!(view.table().tiles(seat('r')).to_string(), "p3,dbl");
        assert_eq!(view.table().tiles(seat('y')).to_string(), "c2");
    }
}

//! W: water.

use crate::clauses::board::{board, empty, seat};
use iquazu_rules::{Clause, Content, IllegalMove, Next};

/// Frame 2 with column 2 open at its last gap only. Red leads row 1, yellow the others.
const ALMOST: &str = "
    row  c2  c3  c4  c5  c6
     1   r   ..  .   ..  .
     2   ~y  .   ..  .   ..
     3   ~y  ..  ..  ..  ..
     4   y   ..  .   .   .
     5   y.  .   ..  ..  ..";

#[test]
fn w1_the_drop_goes_to_the_topmost_empty_gap_of_the_first_column() {
    let mut game = board(
        2,
        "row  c1  c2  c3  c4  c5
          1   ry  .   ..  .   ..
          2   .   ..  .   ..  .
          3   .r  ..  ..  ..  ..
          4   .   .   ..  .   .
          5   ..  ..  .   ..  ..",
    )
    .water('r')
    .start();
    game.act("draw").chance("got 4w");
    assert_eq!(game.events_with("dripped"), ["r dripped 1c"]);
    assert_eq!(game.state.table().drops_left(), 49);
    let gap = "1c".parse().unwrap();
    assert_eq!(game.state.table().content(gap), Content::Drop);
    // Yellow draws, red draws and drips again.
    game.act("draw").chance("got 4b").act("draw").chance("got 4o");
    assert_eq!(game.events_with("dripped"), ["r dripped 1d"]);
    assert_eq!(game.illegal_move("place 1c 2b"), IllegalMove::GapHasDrop { gap });
    assert_eq!(game.illegal_move("place 1c 2b").clause(), Clause::W1);
}

#[test]
fn w2_the_water_box_stays_until_a_scoring() {
    let mut game = empty(3, 1).water('y').start();
    for round in 0..3 {
        for player in ['r', 'y', 'p'] {
            game.act("draw");
            let outcome = game.state.sample(&mut iquazu_rules::SplitMix::new(round));
            game.chance(&outcome.to_string());
            assert_eq!(game.events_with("drew"), [format!("{player} drew 4")]);
            assert_eq!(game.state.table().water(), seat('y'));
        }
    }
    assert_eq!(game.state.table().drops_left(), 47, "one drop in a round");
}

#[test]
fn w3_player_who_completed_the_column_does_not_drip() {
    let mut game = board(2, ALMOST).hand('r', "1o").water('r').shown("p1 p1 p1 p2 p2").start();
    game.act("place 2h 1o").any_tiles();
    assert_eq!(game.events_with("dripped"), [""; 0]);
    assert_eq!(game.events_with("water"), ["water r>y"]);
    assert_eq!(game.state.next(), Next::Seat(seat('y')));
    // Yellow has the water box now and drips on their own turn.
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "y drew 4; y dripped 3a; gem y>r");
}

#[test]
fn w4_nobody_drips_after_a_scoring_not_even_the_new_owner_of_the_box() {
    // Yellow has the water box; red completes the column and gets the box.
    let mut game = board(2, ALMOST).hand('r', "1o").water('y').shown("p1 p1 p1 p2 p2").start();
    game.act("place 2h 1o").any_tiles();
    assert_eq!(game.events_with("water"), ["water y>r"]);
    assert_eq!(game.events_with("dripped"), [""; 0]);
    assert_eq!(game.events_with("gem"), ["gem r>y"]);
}

#[test]
fn w4_no_drip_after_a_double_move_that_follows_a_scoring() {
    let mut game = board(2, ALMOST).hand('r', "1o").water('y').shown("dbl p1 p1 p2 p2").start();
    game.act("place 2h 1o").any_tiles();
    assert_eq!(game.tiles('r'), "p2,dbl");
    assert_eq!(game.state.table().water(), seat('r'));
    game.act("double").act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4; gem r>y");
}

#[test]
fn w4_a_drip_that_scores_is_the_only_drip_of_the_turn() {
    // Red drips and fills the column, wins a double move, draws again, and does not drip a second time.
    let mut game = board(3, ALMOST).water('r').shown("dbl p1 p1 p2 p2").start();
    game.act("draw").chance("got 4w");
    assert!(game.event_log().starts_with("r drew 4; r dripped 2h; column 2:"));
    game.any_tiles();
    assert!(game.event_log().ends_with("frame 3; tiles 8; water r>p"), "{}", game.event_log());
    assert_eq!(game.state.next(), Next::Seat(seat('r')), "the tile won just now can be used");
    game.act("double");
    assert_eq!(game.event_log(), "r used dbl");
    game.act("draw").chance("got 4b");
    assert_eq!(game.event_log(), "r drew 4; gem r>y");
}

#[test]
fn w5_one_drip_after_all_actions() {
    let mut game = empty(2, 2).hand('r', "4w").holds('r', "dbl dbl").water('r').start();
    game.act("draw").chance("got 4b");
    assert_eq!(game.event_log(), "r drew 4");
    game.act("double").act("place 2b 1w");
    assert_eq!(game.event_log(), "r placed 2b for 1w");
    game.act("double").act("draw").chance("got 4o");
    assert_eq!(game.event_log(), "r drew 4; r dripped 2a; gem r>y");
    assert_eq!(game.state.table().drops_left(), 49);
}

#[test]
fn w5_a_double_move_may_fill_the_gap_that_would_get_the_drop() {
    let mut game = empty(2, 2).hand('r', "1w1o").holds('r', "dbl").water('r').start();
    game.act("place 2a 1o").act("double").act("place 2b 1w");
    assert_eq!(game.event_log(), "r placed 2b for 1w; r dripped 2c; gem r>y");
}

//! E: end of the game.

use crate::clauses::board::{board, seat};
use crate::clauses::game::Game;
use iquazu_rules::{Event, IllegalMove, Next, SeatMap};

/// Column 9 is open at its last gap; columns 10 and 11 are not full.
const LAST: &str = "
    row  c9  c10 c11
     1   ry  r.  ..
     2   pp  .r  .
     3   g   .   y.
     4   y~  ..  ..
     5   .   y   .";

fn last(shown: &str) -> Game {
    board(4, LAST).hand('g', "1o").turn_of('g').shown(shown).start()
}

#[test]
fn e1_the_game_ends_with_the_scoring_of_column_nine() {
    let mut game = last("p3 p3 p3 p4 p4");
    game.act("place 9h 1o");
    assert_eq!(game.state.next(), Next::Over);
    assert!(game.state.is_over());
    assert_eq!(game.events_with("gem"), [""; 0], "no further turn");
    assert_eq!(game.events_with("water"), [""; 0]);
    assert_eq!(game.events_with("frame"), [""; 0]);
    assert_eq!(game.illegal_move("draw"), IllegalMove::GameOver);
    assert!(game.state.legal_moves().is_empty());
    assert_eq!(game.state.table().columns_remaining(), 0);
}

#[test]
fn e1_tiles_cannot_be_used_any_more() {
    let mut game = board(4, LAST).hand('g', "1o").turn_of('g').holds('g', "dbl c2").start();
    game.act("place 9h 1o");
    assert!(game.state.is_over());
}

#[test]
fn e1_a_drop_can_end_the_game() {
    let mut game = board(4, LAST).turn_of('p').water('p').start();
    game.act("draw").chance("got 4w");
    assert!(game.event_log().starts_with("p drew 4; p dripped 9h; column 9:"));
    assert!(game.state.is_over());
}

#[test]
fn e1_a_chain_can_end_the_game() {
    // Column 9 is full when column 8 is completed.
    let mut game = board(
        2,
        "row  c8  c9  c10 c11
          1   r   ry  ..  ..
          2   ~~  ry  ..  .
          3   ~~  r   .   ..
          4   ~~  ry  ..  ..
          5   .   y   .   .",
    )
    .hand('r', "1w")
    .start();
    game.act("place 8h 1w").any_tiles();
    assert_eq!(game.events_with("column").len(), 4);
    assert!(game.state.is_over());
    assert_eq!(game.events_with("water"), [""; 0]);
}

#[test]
fn e2_column_nine_is_scored_with_rock_and_tiles() {
    let mut game = last("p3 p4 p3 p5 p6");
    game.act("place 9h 1o");
    // Two each, a rock of 10/6/3: green has the lowest gem, then yellow, then purple; red has one.
    assert_eq!(game.events_with("column 9"), ["column 9: g10 y6 p3 r0"]);
    // Row 1: red has two. Row 2: purple has two. Row 3: yellow is further right. Row 4: yellow. Row 5: yellow is further
    // right than green.
    assert_eq!(game.events_with("row"), ["row 1 p3: r", "row 2 p4: p", "row 3 p3: y", "row 4 p5: y", "row 5 p6: y"]);
}

#[test]
fn e3_columns_ten_and_eleven_are_scored_full_or_not_without_tiles() {
    let mut game = last("p3 p3 p3 p4 p4");
    game.act("place 9h 1o");
    // Column 10 pays 11/7/4: red two, yellow one. Column 11 pays 12/8/4: yellow alone.
    assert_eq!(game.events_with("closing"), ["closing column 10: r11 y7", "closing column 11: y12"]);
    assert_eq!(game.events_with("row").len(), 5, "the five tiles of column 9, and no more");
}

#[test]
fn e3_an_empty_column_pays_nobody() {
    let mut game = board(
        2,
        "row  c9  c10 c11
          1   ~~  ..  ..
          2   ~~  ..  .
          3   ~   .   ..
          4   ~~  ..  ..
          5   .   .   r",
    )
    .hand('y', "1o")
    .turn_of('y')
    .start();
    game.act("place 9h 1o");
    assert_eq!(game.events_with("column"), ["column 9: y9", "closing column 10:", "closing column 11: r11"]);
}

#[test]
fn e4_points_tiles_are_added_at_the_end() {
    let mut game = board(4, LAST)
        .hand('g', "1o")
        .turn_of('g')
        .holds('r', "p1 p2 p2 dbl c4")
        .holds('g', "p3 any")
        .shown("p3 p3 p4 p4 p6")
        .start();
    assert_eq!(game.scores(), [0, 0, 0, 0]);
    game.act("place 9h 1o");
    assert_eq!(game.events_with("tiles"), ["r tiles +8", "y tiles +14", "p tiles +3", "g tiles +3"]);
    // Rocks: red 11, yellow 6 + 7 + 12, purple 3, green 10.
    assert_eq!(game.scores(), [11 + 8, 25 + 14, 3 + 3, 10 + 3]);
}

#[test]
fn e5_most_points_win() {
    let mut game = last("p3 p3 p3 p4 p4");
    game.act("place 9h 1o");
    assert_eq!(game.state.winners().collect::<Vec<_>>(), [seat('y')]);
    assert!(game.event_log().ends_with("over, won by y"));
}

#[test]
fn e5_several_winners_if_tied() {
    // Yellow gets 9 for column 9 and p3; red starts with 8 more and gets p4 for row 1.
    let mut game = board(
        2,
        "row  c9  c10 c11
          1   r~  ..  ..
          2   ~~  ..  .
          3   ~   .   ..
          4   ~~  ..  ..
          5   .   .   .",
    )
    .hand('y', "1o")
    .turn_of('y')
    .score('r', 8)
    .shown("p4 p3 p3 p4 p3")
    .start();
    game.act("place 9h 1o");
    assert_eq!(game.scores(), [12, 12]);
    assert_eq!(game.state.winners().collect::<Vec<_>>(), [seat('r'), seat('y')]);
    let last = game.events.last().expect("events");
    let Event::GameOver { scores, winners, .. } = last else { panic!("{last:?}") };
    assert_eq!((scores.0, *winners), ([12, 12, 0, 0], SeatMap([true, true, false, false])));
}

#[test]
fn e6_a_score_is_the_full_number() {
    let mut game = board(4, LAST).hand('g', "1o").turn_of('g').score('g', 79).score('y', 155).start();
    game.act("place 9h 1o");
    assert_eq!(game.events_with("column 9"), ["column 9: g10 y6 p3 r0"]);
    assert!(game.scores()[3] >= 89 && game.scores()[1] >= 155 + 25);
}

//! I: interim scoring.

use crate::clauses::board::{board, seat};
use iquazu_rules::{Next, Row, Seat, Stage, TieBreak};

/// Column 2 is open at its last gap only.
const ALMOST: &str = "
    row  c2  c3  c4  c5  c6
     1   r   ..  .   ..  .
     2   ~y  .   ..  .   ..
     3   ~y  ..  ..  ..  ..
     4   y   ..  .   .   .
     5   y.  .   ..  ..  ..";

#[test]
fn i1_a_gem_that_fills_the_first_column_scores_it_before_anything_else() {
    let mut game = board(3, ALMOST).hand('r', "1o").shown("p1 p1 p1 p2 p2").start();
    game.act("place 2h 1o");
    // Yellow 4, red 2 on a rock of 6/3; only the frame moves before the tiles are revealed.
    assert_eq!(
        game.event_log(),
        "r placed 2h for 1o; column 2: y6 r3; row 1 p1: r; row 2 p1: y; row 3 p1: y; row 4 p2: y; row 5 p2: r; frame 3"
    );
    assert_eq!(game.state.table().stage(), Stage::Tiles);
}

#[test]
fn i1_a_drop_that_fills_the_first_column_scores_it() {
    let mut game = board(3, ALMOST).water('r').start();
    game.act("draw").chance("got 4w");
    assert!(game.event_log().starts_with("r drew 4; r dripped 2h; column 2: y6 r3; row 1"));
}

#[test]
fn i1_other_full_columns_trigger_nothing() {
    let mut game = board(
        2,
        "row  c2  c3  c4  c5  c6
          1   .   ry  .   ..  .
          2   ..  r   ..  .   ..
          3   ..  yy  ..  ..  ..
          4   .   rr  .   .   .
          5   ..  .   ..  ..  ..",
    )
    .hand('r', "2b")
    .start();
    game.act("place 3h 2b");
    assert_eq!(game.event_log(), "r placed 3h for 2b; gem r>y");
    assert_eq!(game.state.table().frame(), 2);
}

#[test]
fn i2_ranks_by_number_of_gems_and_nothing_for_none() {
    // Column 6 pays 8/5/2 with four players; green has no gem in it.
    let mut game = board(
        4,
        "row  c6  c7  c8  c9  c10
          1   p   gg  .   ..  ..
          2   yy  .   ..  ..  ..
          3   yr  ..  ..  .   .
          4   r   ..  ..  ..  ..
          5   ~.  .   .   .   .",
    )
    .hand('y', "1o")
    .turn_of('y')
    .start();
    game.act("place 6h 1o");
    assert_eq!(game.events_with("column"), ["column 6: y8 r5 p2"]);
    assert_eq!(game.scores(), [5, 8, 2, 0]);
}

#[test]
fn i2_ranks_that_nobody_holds_are_not_paid() {
    let mut game = board(
        4,
        "row  c6  c7  c8  c9  c10
          1   ~   ..  .   ..  ..
          2   ~~  .   ..  ..  ..
          3   ~~  ..  ..  .   .
          4   ~   ..  ..  ..  ..
          5   ~.  .   .   .   .",
    )
    .hand('p', "1o")
    .turn_of('p')
    .start();
    game.act("place 6h 1o");
    assert_eq!(game.events_with("column"), ["column 6: p8"]);
    assert_eq!(game.scores(), [0, 0, 8, 0]);
}

#[test]
fn i2_a_column_of_drops_pays_nobody() {
    let mut game = board(
        2,
        "row  c2  c3  c4  c5  c6
          1   ~   ..  .   ..  .
          2   ~~  .   ..  .   ..
          3   ~~  ..  ..  ..  ..
          4   ~   ..  .   .   .
          5   ~.  .   ..  ..  ..",
    )
    .water('r')
    .start();
    game.act("draw").chance("got 4w");
    assert_eq!(game.events_with("column"), ["column 2:"]);
    assert_eq!(game.scores(), [0, 0]);
}

#[test]
fn i2_rocks_pay_by_number_of_players() {
    // Red 3, yellow 2, and one of two others where they play; column 2.
    for (players, scores) in [(2, vec![5, 0]), (3, vec![6, 3, 0]), (4, vec![6, 4, 1, 0])] {
        let [third, fourth] = [if players > 2 { 'p' } else { '~' }, if players > 3 { 'g' } else { '~' }];
        let drawing = format!(
            "row  c2  c3  c4  c5  c6
              1   {fourth}   ..  .   ..  .
              2   ~{third}  .   ..  .   ..
              3   ry  ..  ..  ..  ..
              4   y   ..  .   .   .
              5   r.  .   ..  ..  .."
        );
        let mut game = board(players, &drawing).hand('r', "1o").start();
        game.act("place 2h 1o");
        assert_eq!(game.scores(), scores);
    }
}

#[test]
fn i3_lower_gem_breaks_a_tie() {
    // Red and yellow have three each in column 2; red's lowest is lower, though yellow's others are lower than red's.
    let mut game = board(
        3,
        "row  c2  c3  c4  c5  c6
          1   r   ..  .   ..  .
          2   r~  .   ..  .   ..
          3   ~y  ..  ..  ..  ..
          4   y   ..  .   .   .
          5   y.  .   ..  ..  ..",
    )
    .hand('r', "1o")
    .start();
    game.act("place 2h 1o");
    assert_eq!(game.events_with("column"), ["column 2: r6 y3"]);
}

#[test]
fn i3_more_gems_beat_a_lower_gem() {
    let mut game = board(
        3,
        "row  c2  c3  c4  c5  c6
          1   y   ..  .   ..  .
          2   y~  .   ..  .   ..
          3   ~~  ..  ..  ..  ..
          4   ~   ..  .   .   .
          5   ~.  .   ..  ..  ..",
    )
    .hand('r', "1o")
    .start();
    game.act("place 2h 1o");
    assert_eq!(game.events_with("column"), ["column 2: y6 r3"]);
}

#[test]
fn i3_the_ranking_says_what_decided() {
    let game = board(
        4,
        "row  c2  c3  c4  c5  c6
          1   r   ..  .   ..  .
          2   rp  .   ..  .   ..
          3   yy  ..  ..  ..  ..
          4   .   ..  .   .   .
          5   g.  .   ..  ..  ..",
    )
    .start();
    let ranking = game.state.table().column_ranking(2);
    let ranks: Vec<_> = ranking.iter().map(|rank| (rank.seat, rank.gems, rank.lowest, rank.by_lower_gem)).collect();
    let expected =
        [(seat('y'), 2, 4, true), (seat('r'), 2, 1, false), (seat('g'), 1, 6, true), (seat('p'), 1, 2, false)];
    assert_eq!(ranks, expected);
    assert_eq!(ranking.of(seat('g')).map(|rank| rank.points), Some(1));
    assert!(!ranking.is_empty() && game.state.table().column_ranking(3).is_empty());
}

#[test]
fn i4_the_most_gems_of_a_row_inside_the_frame_win_its_tile() {
    // Row 4: red has one in the column being scored and one in column 6, yellow one. Row 1: yellow has two in one column.
    let mut game = board(
        2,
        "row  c2  c3  c4  c5  c6
          1   r   yy  .   ..  .
          2   ~~  .   ..  .   ..
          3   ~~  ..  ..  ..  ..
          4   r   y.  .   .   r
          5   ~.  .   ..  ..  ..",
    )
    .hand('r', "1o")
    .shown("p1 p2 p3 c2 dbl")
    .start();
    game.act("place 2h 1o");
    assert_eq!(
        game.events_with("row"),
        ["row 1 p1: y", "row 2 p2: gone", "row 3 p3: gone", "row 4 c2: r", "row 5 dbl: r"]
    );
    assert_eq!(game.tiles('r'), "c2,dbl");
    assert_eq!(game.tiles('y'), "p1");
}

#[test]
fn i4_gems_under_the_waterfall_do_not_count() {
    // Column 1 is full of red gems, but left of the frame.
    let mut game = board(
        2,
        "row  c2  c3  c4  c5  c6
          1   y   ..  .   ..  .
          2   ~~  .   ..  .   ..
          3   ~~  ..  ..  ..  ..
          4   ~   ..  .   .   .
          5   ~.  .   ..  ..  ..",
    )
    .with(|position| position.wall[0].fill(iquazu_rules::Content::Gem(Seat::FIRST)))
    .hand('r', "1o")
    .start();
    assert_eq!(game.state.table().row_standing(Row::ALL[0]).gems.0, [0, 1, 0, 0]);
    game.act("place 2h 1o");
    assert!(game.events_with("row 1")[0].ends_with(": y"));
}

#[test]
fn i5_further_right_breaks_a_tie_then_lower_in_the_same_column() {
    let game = board(
        3,
        "row  c2  c3  c4  c5  c6
          1   r   y.  .   ..  .
          2   ry  .   ..  p   r.
          3   ..  ..  yr  ..  ..
          4   r   yy  .   r   .
          5   ry  .   ..  ry  ..",
    )
    .start();
    let lead = |row: usize| game.state.table().row_standing(Row::ALL[row - 1]).lead.map(|lead| (lead.seat, lead.tie));
    assert_eq!(lead(1), Some((seat('y'), TieBreak::FurtherRight)));
    assert_eq!(lead(2), Some((seat('r'), TieBreak::None)), "two against one and one");
    assert_eq!(lead(3), Some((seat('r'), TieBreak::LowerInColumn)));
    assert_eq!(lead(4), Some((seat('r'), TieBreak::FurtherRight)), "the rightmost counts, not the others");
    assert_eq!(lead(5), Some((seat('y'), TieBreak::LowerInColumn)));
}

#[test]
fn i5_the_last_two_frames_have_fewer_columns() {
    let game = board(
        3,
        "row  c9  c10 c11
          1   r.  .y  p.
          2   .r  y.  .
          3   .   .   rp
          4   yr  ..  ..
          5   .   .   .",
    )
    .start();
    let lead = |row: usize| game.state.table().row_standing(Row::ALL[row - 1]).lead.map(|lead| (lead.seat, lead.tie));
    assert_eq!(lead(1), Some((seat('p'), TieBreak::FurtherRight)));
    assert_eq!(lead(2), Some((seat('y'), TieBreak::FurtherRight)));
    assert_eq!(lead(3), Some((seat('p'), TieBreak::LowerInColumn)));
    assert_eq!(lead(4), Some((seat('r'), TieBreak::LowerInColumn)));
    assert_eq!(lead(5), None);
}

#[test]
fn i6_the_tile_of_an_empty_row_leaves_the_game() {
    let mut game = board(
        2,
        "row  c2  c3  c4  c5  c6
          1   ~   ..  .   ..  .
          2   ~~  .   ..  .   ..
          3   ~~  ..  ..  ..  ..
          4   ~   ..  .   .   .
          5   ~.  .   ..  ..  ..",
    )
    .water('r')
    .start();
    let (hidden, _) = game.state.table().face_down();
    let before = hidden.total();
    game.act("draw").chance("got 4w");
    assert_eq!(game.events_with("gone").len(), 5);
    game.any_tiles();
    assert_eq!((game.tiles('r').as_str(), game.tiles('y').as_str()), ("-", "-"));
    assert_eq!(game.state.table().face_down().0.total(), before - 5, "they do not come back");
}

#[test]
fn i7_the_frame_moves_and_the_next_tiles_are_turned_up() {
    let mut game = board(3, ALMOST).hand('r', "1o").start();
    game.act("place 2h 1o");
    assert_eq!(game.state.table().frame(), 3);
    assert_eq!(game.state.table().shown_position(), 8);
    assert!(Row::ALL.iter().all(|row| game.state.table().shown_tile(*row).is_none()));
    game.chance("tiles c2 c2 c3 c3 any");
    let shown: Vec<String> = Row::ALL.map(|row| game.state.table().shown_tile(row).unwrap().to_string()).to_vec();
    assert_eq!(shown, ["c2", "c2", "c3", "c3", "any"]);
    assert!(game.event_log().contains("frame 3; tiles 8"));
    // Column 7 is in the frame now, column 2 is not.
    assert!(game.state.table().price(7) == Some(5) && game.state.table().price(2).is_none());
}

/// Columns 3 and 4 are full already, column 5 is not.
const CHAIN: &str = "
    row  c2  c3  c4  c5  c6
     1   r   yy  y   y.  .
     2   ~~  p   rr  .   ..
     3   ~~  yy  rr  ..  ..
     4   ~   pp  y   .   .
     5   ~.  p   yy  ..  ..";

#[test]
fn i8_a_chain_of_full_columns_is_scored_at_once_and_moves_the_water_box_once() {
    let mut game = board(3, CHAIN).hand('r', "1o").water('p').start();
    game.act("place 2h 1o");
    assert_eq!(game.state.next(), Next::Chance(iquazu_rules::Chance::Tiles { position: 8, dark: false }));
    game.any_tiles();
    assert_eq!(game.state.next(), Next::Chance(iquazu_rules::Chance::Tiles { position: 9, dark: false }));
    assert_eq!(game.events_with("water"), [""; 0], "not before the chain is at its end");
    game.any_tiles().any_tiles();
    // Column 3: four each, purple has the lowest gem (6/3). Column 4: four each, yellow is lower (7/3).
    assert_eq!(game.events_with("column"), ["column 2: r6", "column 3: p6 y3", "column 4: y7 r3"]);
    assert_eq!(game.events_with("water"), ["water p>y"]);
    assert_eq!(game.events_with("frame"), ["frame 3", "frame 4", "frame 5"]);
    assert_eq!(game.events_with("tiles"), ["tiles 8", "tiles 9", "tiles 10"]);
    assert_eq!(game.scores(), [9, 10, 6]);
}

#[test]
fn i8_a_chain_counts_the_rows_of_each_frame_anew() {
    let mut game = board(3, CHAIN).hand('r', "1o").start();
    game.act("place 2h 1o").any_tiles().any_tiles().any_tiles();
    // Row 2: red two against purple one; then the same; then column 4 alone.
    // Row 5: yellow two against red one and purple one; without column 2 the same.
    // Row 4: purple two against yellow one; without column 3 yellow.
    let to = |row: &str| game.events_with(row).iter().filter_map(|event| event.chars().last()).collect::<String>();
    assert_eq!(to("row 1 "), "yyy");
    assert_eq!(to("row 2 "), "rrr");
    assert_eq!(to("row 3 "), "rrr", "two each until column 3 is gone; column 4 is further right");
    assert_eq!(to("row 4 "), "ppy");
    assert_eq!(to("row 5 "), "yyy");
}

#[test]
fn i9_tiles_won_just_now_can_be_used_and_a_column_filled_so_is_scored_again() {
    // Red wins a double move with row 1, completes column 3 with it, and the water box moves again.
    let mut game = board(
        3,
        "row  c2  c3  c4  c5  c6
          1   r   rr  .   ..  .
          2   ~~  p   ..  .   ..
          3   ~~  yy  ..  ..  ..
          4   ~   pp  .   .   .
          5   ~.  .   ..  ..  ..",
    )
    .hand('r', "1b1o")
    .water('p')
    .shown("dbl p1 p1 p2 p2")
    .start();
    game.act("place 2h 1o").any_tiles();
    assert_eq!(game.state.table().stage(), Stage::Close);
    assert_eq!(game.tiles('r'), "p2,dbl");
    game.act("double").act("place 3h 1b").any_tiles();
    // Red and purple have three each, and red's is the lowest; yellow has two.
    assert_eq!(game.events_with("column"), ["column 3: r6 p3 y0"]);
    assert_eq!(game.events_with("water"), ["water y>r"]);
    assert_eq!(game.events_with("dripped"), [""; 0]);
    assert_eq!(game.state.table().frame(), 4);
}

#[test]
fn i9_after_a_scoring_by_a_drop_tiles_can_still_be_used() {
    let mut game = board(3, ALMOST).holds('r', "c3").water('r').shown("c2 p1 p1 p2 p2").start();
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4");
    game.act("end").any_tiles();
    assert_eq!(game.events_with("dripped"), ["r dripped 2h"]);
    assert_eq!((game.tiles('r').as_str(), game.state.table().stage()), ("c2,c3", Stage::Close));
    game.act("cards 3").chance("got 3b").act("cards 2").chance("got 2o");
    assert_eq!(game.event_log(), "r used c2; r drew 2; gem r>y");
    assert_eq!(game.hand('r'), "4w3b2o");
}

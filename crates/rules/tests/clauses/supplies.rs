//! F: empty supplies.

use crate::clauses::board::{Board, board, empty, seat};
use iquazu_rules::text::Position;
use iquazu_rules::{Clause, Content, IllegalMove, Row, Seat};

/// Fills scored columns from the left, gap by gap.
fn fill(position: &mut Position, mut count: usize, content: Content) {
    let frame = usize::from(position.frame);
    for gap in position.wall[..frame - 1].iter_mut().flatten().filter(|gap| **gap == Content::Empty) {
        if count == 0 {
            return;
        }
        *gap = content;
        count -= 1;
    }
    assert_eq!(count, 0, "the scored columns have room for them");
}

/// Puts all drops but `left` into scored columns.
fn drained(left: usize) -> Board {
    empty(2, 8).with(|position| fill(position, 50 - left, Content::Drop)).water('r')
}

#[test]
fn f1_drops_in_scored_columns_come_back_when_one_is_needed() {
    let mut game = drained(0).start();
    assert_eq!(game.state.table().drops_left(), 0);
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4; 50 drops back; r dripped 8a; gem r>y");
    assert_eq!(game.state.table().drops_left(), 49);
    let table = *game.state.table();
    let wet = (1..=11).flat_map(|column| table.gaps_in(column)).filter(|gap| table.content(*gap) == Content::Drop);
    assert_eq!(wet.map(|gap| gap.to_string()).collect::<Vec<_>>(), ["8a"]);
}

#[test]
fn f1_the_last_drop_is_used_before() {
    let mut game = drained(1).start();
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4; r dripped 8a; gem r>y");
    assert_eq!(game.state.table().drops_left(), 0);
}

#[test]
fn f1_drops_in_the_frame_stay() {
    let mut game = board(
        2,
        "row  c8  c9  c10 c11
          1   ~   ..  ..  ..
          2   ~.  ..  ..  .
          3   ..  .   .   ..
          4   ..  ..  ..  ..
          5   .   .   .   .",
    )
    .with(|position| fill(position, 48, Content::Drop))
    .water('r')
    .start();
    game.act("draw").chance("got 4w");
    assert_eq!(game.event_log(), "r drew 4; 48 drops back; r dripped 8c; gem r>y");
    assert_eq!(game.state.table().drops_left(), 47);
}

#[test]
fn f2_gems_in_scored_columns_come_back_when_one_is_needed() {
    // Four of red's gems lie in the frame, thirty in columns 1 to 4.
    let mut game = board(
        2,
        "row  c5  c6  c7  c8  c9
          1   r.  r   r.  .   ..
          2   .   ..  .   r.  ..
          3   ..  ..  ..  ..  .
          4   .   .   ..  ..  ..
          5   ..  ..  .   .   .",
    )
    .with(|position| fill(position, 30, Content::Gem(Seat::FIRST)))
    .hand('r', "1w")
    .start();
    assert_eq!(game.state.table().gems_left(seat('r')), 0);
    game.act("place 5c 1w");
    assert_eq!(game.event_log(), "30 gems of r back; r placed 5c for 1w; gem r>y");
    assert_eq!(game.state.table().gems_left(seat('r')), 29);
}

#[test]
fn f2_only_gems_of_that_colour_come_back() {
    let mut game = empty(3, 6)
        .with(|position| {
            fill(position, 34, Content::Gem(Seat::FIRST));
            fill(position, 3, Content::Gem(Seat::ALL[1]));
            fill(position, 3, Content::Drop);
        })
        .hand('r', "1o")
        .start();
    game.act("place 6a 1o");
    assert_eq!(game.events_with("back"), ["34 gems of r back"]);
    let table = game.state.table();
    assert_eq!(table.gems_left(seat('y')), 31);
    assert_eq!(table.drops_left(), 47);
    assert_eq!(table.gems_left(seat('r')), 33);
}

#[test]
fn f2_with_all_gems_in_the_frame_none_can_be_placed() {
    let game = board(
        2,
        "row  c1  c2  c3  c4  c5
          1   ..  r   rr  r   rr
          2   .   rr  r   rr  r
          3   ..  rr  rr  rr  rr
          4   r   r   rr  r   r
          5   r.  rr  r   rr  rr",
    )
    .hand('r', "5w")
    .start();
    assert_eq!(game.state.table().gems_left(seat('r')), 0);
    assert_eq!(game.illegal_move("place 1a 1w"), IllegalMove::NoGemLeft);
    assert_eq!(game.illegal_move("place 1a 1w").clause(), Clause::F2);
    let moves: Vec<String> = game.state.legal_moves().iter().map(|action| action.to_string()).collect();
    assert_eq!(moves, ["draw"]);
    assert_eq!(game.state.legal_moves().gaps(false).count(), 0);
}

#[test]
fn f3_nothing_else_changes() {
    let mut game = empty(2, 8)
        .with(|position| {
            fill(position, 3, Content::Gem(Seat::FIRST));
            fill(position, 50, Content::Drop);
        })
        .score('r', 31)
        .score('y', 12)
        .water('r')
        .start();
    let before = *game.state.table();
    game.act("draw").chance("got 4w");
    let after = game.state.table();
    assert_eq!(game.scores(), [31, 12]);
    assert_eq!(after.frame(), 8, "emptied columns are not played again");
    assert_eq!(after.gems_left(seat('r')), before.gems_left(seat('r')));
    assert!(Row::ALL.iter().all(|row| after.row_standing(*row) == before.row_standing(*row)));
    assert_eq!(after.price(1), None);
}

#[test]
fn f2_the_emptied_gaps_of_scored_columns_are_empty() {
    let mut game = empty(2, 6).with(|position| fill(position, 34, Content::Gem(Seat::FIRST))).hand('r', "1o").start();
    assert!(game.state.table().is_full(1));
    game.act("place 6a 1o");
    let table = game.state.table();
    assert!(!table.is_full(1));
    assert!((1..=5).flat_map(|column| table.gaps_in(column)).all(|gap| table.content(gap) == Content::Empty));
}

#[test]
fn f2_holds_for_every_colour() {
    for player in ['r', 'y', 'p', 'g'] {
        let mut game = empty(4, 6)
            .with(|position| {
                let others = "rypg".chars().filter(|other| *other != player);
                others.for_each(|other| fill(position, 2, Content::Gem(seat(other))));
                fill(position, 34, Content::Gem(seat(player)));
            })
            .turn_of(player)
            .water(if player == 'r' { 'g' } else { 'r' })
            .hand(player, "1o")
            .start();
        game.act("place 6a 1o");
        assert_eq!(game.events_with("back"), [format!("34 gems of {player} back")]);
        let left = ['r', 'y', 'p', 'g'].map(|other| game.state.table().gems_left(seat(other)));
        assert_eq!(left, ['r', 'y', 'p', 'g'].map(|other| if other == player { 33 } else { 32 }));
        let table = game.state.table();
        let gems = (1..=5).flat_map(|column| table.gaps_in(column)).filter(|gap| table.content(*gap) != Content::Empty);
        assert_eq!(gems.count(), 6, "the others' gems stay");
    }
}

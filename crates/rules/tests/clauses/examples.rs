//! X: the booklet's worked examples, and mistakes that the engine must not make.

use crate::clauses::board::{board, drawing, empty, seat};
use iquazu_rules::{Edition, IllegalMove, Next, Players, Row, Stage, State, TieBreak};

#[test]
fn x1_the_price_by_place_and_edge() {
    // Place 1, white edge: gap 1a. Place 5, orange edge: gap 5b. Place 4, blue edge: gap 4c.
    for (gap, price) in [("1a", "1w"), ("5b", "5o"), ("4c", "4b")] {
        let mut game = empty(4, 1).hand('r', price).start();
        let gap_name: iquazu_rules::Gap = gap.parse().unwrap();
        let paid: Vec<String> =
            game.state.legal_moves().payments(gap_name, false).expect("payable").map(|paid| paid.to_string()).collect();
        assert_eq!(paid, [price]);
        game.act(&format!("place {gap} {price}"));
        assert_eq!(game.hand('r'), "-");
    }
}

#[test]
fn x2_a_rock_of_eight_five_two() {
    // Green three, yellow and red two each, purple one; red takes the lowest gap.
    let mut game = board(
        4,
        "row  c6  c7  c8  c9  c10
          1   y   ..  .   ..  ..
          2   yg  .   ..  ..  ..
          3   pg  ..  ..  .   .
          4   r   ..  ..  ..  ..
          5   g.  .   .   .   .",
    )
    .hand('r', "1o")
    .start();
    assert_eq!(game.state.table().rock(6), [8, 5, 2]);
    game.act("place 6h 1o");
    assert_eq!(game.events_with("column"), ["column 6: g8 r5 y2 p0"]);
    assert_eq!(game.scores(), [5, 2, 0, 8]);
}

#[test]
fn x3_the_tiles_of_five_rows() {
    // Green completes column 2 with the last gap of row 5.
    let mut game = board(
        4,
        "row  c2  c3  c4  c5  c6
          1   y   .r  .   p.  .
          2   ~~  .   ..  .   ..
          3   yy  r.  ..  ..  ..
          4   g   .r  g   .   .
          5   r.  .   rg  ..  ..",
    )
    .hand('g', "1o")
    .turn_of('g')
    .shown("p1 p2 c2 any dbl")
    .start();
    game.act("place 2h 1o");
    assert_eq!(
        game.events_with("row"),
        ["row 1 p1: p", "row 2 p2: gone", "row 3 c2: y", "row 4 any: g", "row 5 dbl: g"],
        "{}",
        drawing(&game.state)
    );
    let ties: Vec<Option<TieBreak>> = game
        .events
        .iter()
        .filter_map(|event| match event {
            iquazu_rules::Event::RowScored { standing, .. } => Some(standing.lead.map(|lead| lead.tie)),
            _ => None,
        })
        .collect();
    let expected =
        [Some(TieBreak::FurtherRight), None, Some(TieBreak::None), Some(TieBreak::None), Some(TieBreak::LowerInColumn)];
    assert_eq!(ties, expected);
    assert_eq!(["r", "y", "p", "g"].map(|p| game.tiles(p.chars().next().unwrap())), ["-", "c2", "p1", "any,dbl"]);
}

#[test]
fn x4_all_four_tied() {
    // Two gems each; the lowest belong to red, yellow, purple, green from the bottom up.
    let mut game = board(
        4,
        "row  c6  c7  c8  c9  c10
          1   r   ..  .   ..  ..
          2   yp  .   ..  ..  ..
          3   gg  ..  ..  .   .
          4   p   ..  ..  ..  ..
          5   y.  .   .   .   .",
    )
    .hand('r', "1o")
    .start();
    game.act("place 6h 1o");
    assert_eq!(game.events_with("column"), ["column 6: r8 y5 p2 g0"]);
}

/// Column 2 is open at its last gap only, and column 3 is full.
const CHAIN: &str = "
    row  c2  c3  c4  c5  c6
     1   r   yy  .   ..  .
     2   r~  p   p.  .   ..
     3   ~r  yy  ..  ..  ..
     4   r   pp  .   .   .
     5   ~.  p   ..  ..  ..";

#[test]
fn x5_tiles_are_turned_up_when_the_frame_moves() {
    let mut game = board(3, CHAIN).hand('r', "1o").start();
    assert!(Row::ALL.iter().all(|row| game.state.table().shown_tile(*row).is_some()), "open long before they are won");
    game.act("place 2h 1o");
    assert_eq!(game.state.table().stage(), Stage::Tiles, "the next ones come now, not at the next scoring");
    game.any_tiles().any_tiles();
    assert!(Row::ALL.iter().all(|row| game.state.table().shown_tile(*row).is_some()));
    let order = game.event_log();
    let [frame, tiles, next] = ["frame 3", "tiles 8", "column 3"].map(|part| order.find(part).expect("an event"));
    assert!(frame < tiles && tiles < next);
}

#[test]
fn x5_the_start_player_never_holds_both_boxes() {
    for players in Players::ALL {
        let table = *State::new(Edition::reconstructed_1(), players).table();
        assert_ne!(table.active(), table.water());
    }
}

#[test]
fn x5_one_gem_for_one_action() {
    let mut game = empty(2, 1).hand('r', "2w").start();
    game.act("place 1a 1w");
    assert_eq!(game.state.next(), Next::Seat(seat('y')));
    assert_eq!(game.state.check_turn(seat('r')), Err(IllegalMove::NotYourTurn { active: seat('y') }));
}

#[test]
fn x5_covered_columns_do_not_count_for_rows() {
    let mut game = board(3, CHAIN).hand('r', "1o").start();
    game.act("place 2h 1o").any_tiles();
    // Row 1 and 3 go to yellow both times. Row 2: purple has two against red's one. Row 4: purple. Row 5: in column 2 red's
    // gem stands, in column 3 purple's further right. With column 2 covered no red gem is left to win anything.
    let red = game.events_with("row").iter().filter(|event| event.ends_with(": r")).count();
    assert_eq!(red, 0);
    assert!(Row::ALL.iter().all(|row| game.state.table().row_standing(*row).gems[seat('r')] == 0));
}

#[test]
fn x5_the_water_box_moves_once_for_a_chain() {
    let mut game = board(3, CHAIN).hand('r', "1o").water('p').start();
    game.act("place 2h 1o").any_tiles().any_tiles();
    assert_eq!(game.events_with("column").len(), 2);
    assert_eq!(game.events_with("water"), ["water p>y"]);
}

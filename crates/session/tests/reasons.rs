//! Reasons for and against moves on one position.

use iquazu_rules::edition::Library;
use iquazu_rules::text::Position;
use iquazu_rules::{Action, Cards, Row, Seat, State, Tile};
use iquazu_session::{Reason, reasons};

/// Column 3 has two empty gaps; the second seat leads it with three gems, the first and the third have one each.
const LATE: &str = "iquazu-position edition=reconstructed-1 players=3 strips=bdeca frame=3 \
    wall=~22~331~/1~3233~1/~2.1.223/.......1/......../......../......../......../......../......../........ \
    shown=dbl,any,any,c2,p3 light=p1,3xp2,2xp3,2xc2,3xc3,3xc4,2xany,4xdbl dark=3xp3,3xp4,2xp5,2xp6 \
    tiles=p2/-/2xp1 hands=1w1b1o/-/- draw=12w10b10o discard=7w9b9o scores=3/2/11 turn=18 active=3 water=1 \
    stage=act flags=owes";

fn state() -> State {
    let find = &Library::built_in();
    State::try_from(Position::parse(LATE, find).expect("a position")).expect("a possible one")
}

fn reasons_for(seat: usize, action: &str) -> Vec<Reason> {
    let (state, seat) = (state(), Seat::ALL[seat - 1]);
    reasons(state.table(), seat, state.hand(seat), action.parse().expect("an action"))
}

#[test]
fn drawing_gives_cards_and_leaves_a_column() {
    let left = Reason::LeavesColumn { column: 3, to: Seat::ALL[1] };
    let drawn = reasons_for(1, "draw");
    assert!(drawn.starts_with(&[Reason::Cards { count: 7 }]) && drawn.ends_with(&[left]), "{drawn:?}");
    assert!(!reasons_for(2, "draw").contains(&left), "nobody leaves a column that they lead");
    assert_eq!(reasons_for(1, "cards 3")[0], Reason::Cards { count: 6 });
    assert!(!reasons_for(1, "cards 3").contains(&left), "the action is still to come");
}

#[test]
fn drawing_saves_up_for_the_best_column_that_cannot_be_paid_yet() {
    // With three cards, one of each colour, a gap of price 3 or more cannot be paid.
    let saves = reasons_for(1, "draw").into_iter().find(|reason| matches!(reason, Reason::SavesFor { .. }));
    let Some(Reason::SavesFor { column, price, .. }) = saves else { panic!("{saves:?}") };
    assert!(column > 4 && price > 2 && price <= 7, "column {column} for {price}");
    let rich = "place 5a 1w";
    assert!(reasons_for(1, rich).iter().all(|reason| !matches!(reason, Reason::SavesFor { .. })));
}

#[test]
fn a_gem_takes_and_keeps_leads() {
    let left = Reason::LeavesColumn { column: 3, to: Seat::ALL[1] };
    let (row, tile) = (Row::new(1).expect("a row"), Tile::DoubleMove);
    let takes = Reason::TakesColumn { column: 5, points: 7 };
    assert_eq!(reasons_for(1, "place 5a 1w"), [takes, Reason::TakesRow { row, tile }, left]);
    assert_eq!(reasons_for(1, "place 4a 1w")[0], Reason::KeepsColumn { column: 4 });
    let second = Reason::MorePoints { column: 4, points: 3 };
    assert!(reasons_for(3, "place 4a 1w").contains(&second));
    assert!(reasons_for(2, "place 3c 1w").contains(&Reason::KeepsColumn { column: 3 }));
}

#[test]
fn a_led_row_is_kept() {
    let state = state();
    let row_of = |gap| state.table().gap(gap).expect("a gap").0;
    let row = row_of("3b".parse().expect("a gap"));
    let beside = state.table().gaps_in(5).find(|gap| row_of(*gap) == row).expect("every column has every row");
    assert!(reasons_for(2, &format!("place {beside} 1w")).contains(&Reason::KeepsRow { row }));
}

#[test]
fn the_last_gem_of_the_first_column_completes_it() {
    let mut state = state();
    let seat = state.table().active();
    let gap = state.table().next_drip().expect("a gap");
    let almost = state.table().with_gem(gap, seat);
    let last = almost.next_drip().expect("another gap");
    let action = Action::Place { gap: last, paid: Default::default(), any_colour: false };
    assert_eq!(reasons(&almost, seat, Cards::NONE, action)[0], Reason::Completes { column: 3 });
    assert!(state.play(action, &mut ()).is_err(), "reasons do not ask whether a move can be paid");
}

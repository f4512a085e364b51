//! Generated moves are exactly the accepted ones, on a few rich positions. `games/moves.rs` does this for whole games.

use crate::clauses::board::{Board, board, empty, seat};
use iquazu_rules::{Action, Cards, Gap, Row, State, TurnFlags, text::Position};
use std::collections::HashSet;

/// Returns all placements with at most five cards of a colour and ten in total, and all other actions.
fn candidates() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::DoubleMove, Action::EndTurn];
    all.extend((0..=6).map(|count| Action::TakeCards { count }));
    let cards: Vec<Cards> = (0..11 * 11 * 11u32)
        .map(|n| Cards::new((n % 11) as u8, (n / 11 % 11) as u8, (n / 121) as u8))
        .filter(|cards| cards.total() <= 10)
        .collect();
    for gap in (1..=11).flat_map(|column| (0..9).filter_map(move |index| Gap::new(column, index))) {
        for paid in &cards {
            all.extend([false, true].map(|any_colour| Action::Place { gap, paid: *paid, any_colour }));
        }
    }
    all.extend(cards.into_iter().map(|cards| Action::Discard { cards }));
    all
}

#[track_caller]
fn check(board: Board) {
    let state = board.start().state;
    let moves = state.legal_moves();
    let listed: HashSet<Action> = moves.iter().collect();
    assert_eq!(listed.len(), moves.len(), "none twice");
    let accepted: HashSet<Action> = candidates().into_iter().filter(|action| state.check(*action).is_ok()).collect();
    assert_eq!(listed, accepted);
    for any_colour in [false, true] {
        let split: HashSet<Action> = moves
            .gaps(any_colour)
            .flat_map(|gap| {
                let ways = moves.payments(gap, any_colour).expect("a payable gap");
                ways.map(move |paid| Action::Place { gap, paid, any_colour })
            })
            .collect();
        let wanted = |action: &&Action| matches!(action, Action::Place { any_colour: any, .. } if *any == any_colour);
        assert_eq!(split, listed.iter().filter(wanted).copied().collect());
    }
}

const BUSY: &str = "
    row  c4  c5  c6  c7  c8
     1   ~   r.  .   yy  .
     2   .y  .   r.  .   ..
     3   r.  .y  ..  ..  y.
     4   .   .   y   .r  ..
     5   .r  r.  ..  .   .";

#[test]
fn t2_p1_p3_all_moves_of_a_turn_are_listed() {
    for hand in ["-", "1w", "2b", "3w3b3o", "10w", "2w2b", "1w4b5o", "12o", "6w6o", "4w4b4o"] {
        check(board(2, BUSY).hand('r', hand));
        check(board(2, BUSY).hand('r', hand).holds('r', "any c2 c3 c4 dbl p3"));
    }
    check(empty(3, 1).hand('r', "5w5b5o"));
    check(empty(4, 8).hand('r', "2w3b4o").holds('r', "any any"));
    check(empty(4, 9).hand('r', "4w1b4o").holds('r', "c4"));
}

#[test]
fn b2_b5_all_moves_after_the_action_are_listed() {
    let close = |tiles: &str| {
        let close = |position: &mut Position| {
            position.stage = iquazu_rules::Stage::Close;
            position.flags = TurnFlags::new(false, false);
        };
        board(2, BUSY).hand('r', "3w3b3o").holds('r', tiles).with(close)
    };
    for tiles in ["c2", "c3 dbl", "c4 any", "dbl dbl", "c2 c2 c3 c4 dbl"] {
        check(close(tiles));
    }
    let listed: Vec<String> =
        close("c2 c4 dbl").start().state.legal_moves().iter().map(|action| action.to_string()).collect();
    assert_eq!(listed, ["cards 2", "cards 4", "double", "end"]);
}

#[test]
fn t7_all_discards_are_listed() {
    for hand in ["13w", "6w6b6o", "1w1b12o", "8w8b", "20w1b"] {
        check(board(2, BUSY).hand('r', hand).with(|position| {
            position.stage = iquazu_rules::Stage::Discard;
            position.flags = TurnFlags::new(false, false);
        }));
    }
}

#[test]
fn p3_the_number_of_payments_left_is_known() {
    let mut ways = iquazu_rules::payments(Cards::new(4, 4, 4), 3, Some(iquazu_rules::Colour::White));
    let all = ways.len();
    assert!(all > 2);
    ways.next();
    assert_eq!((ways.len(), ways.clone().count()), (all - 1, all - 1));
}

#[test]
fn p2_the_event_of_a_placement_names_its_price() {
    let mut game = empty(2, 4).hand('r', "3w").start();
    game.act("place 6c 3w");
    let price = |event: &iquazu_rules::Event| match event {
        iquazu_rules::Event::Placed { price, .. } => Some(*price),
        _ => None,
    };
    assert_eq!(game.events.iter().find_map(price), Some(3));
}

/// Accessors of the table for interfaces.
#[test]
fn t1_t2_w4_the_table_says_how_the_turn_stands() {
    let mut game = board(2, BUSY).holds('r', "dbl").score('y', 17).start();
    let turn_status = |game: &crate::clauses::game::Game| {
        let table = game.state.table();
        (table.turn(), table.owes_action(), table.scored_this_turn(), table.columns_remaining())
    };
    assert_eq!(turn_status(&game), (20, true, false, 6));
    game.act("draw").chance("got 4w");
    assert_eq!(turn_status(&game), (20, false, false, 6));
    game.act("end");
    assert_eq!(turn_status(&game), (21, true, false, 6));
    assert_eq!([seat('r'), seat('y')].map(|seat| game.state.table().score(seat)), [0, 17]);
    assert_eq!(game.state.legal_moves().is_empty(), game.state.legal_moves().iter().next().is_none());
    // Red fills column 4 and decides what follows.
    let mut game = board(2, &BUSY.replace(".y", "ry").replace("4   .   .", "4   r   .").replace("5   .r", "5   rr"))
        .hand('r', "1b")
        .holds('r', "dbl")
        .start();
    game.act("place 4e 1b").any_tiles();
    assert_eq!(turn_status(&game), (20, false, true, 5));
}

#[test]
fn i4_what_a_gem_would_change_can_be_asked() {
    let state = board(2, BUSY).start().state;
    let gap = "4b".parse().unwrap();
    let with = state.table().with_gem(gap, seat('y'));
    assert_eq!(with.content(gap), iquazu_rules::Content::Gem(seat('y')));
    assert_eq!(with.row_standing(Row::ALL[1]).gems.0, [1, 2, 0, 0]);
    assert_eq!(state.table().row_standing(Row::ALL[1]).gems.0, [1, 1, 0, 0]);
    assert_eq!(with.next_drip().map(|gap| gap.to_string()), Some("4e".to_owned()), "the gap counts as filled");
    assert_eq!(state.table().next_drip(), Some(gap));
}

/// States of equal editions with different ids are not equal.
#[test]
fn c6_states_of_different_editions_differ() {
    let text = include_str!("../../../../editions/reconstructed-1.toml").replace("reconstructed-1", "a-copy");
    let copy = iquazu_rules::Edition::parse(&text).expect("a good edition");
    let [one, other] =
        [iquazu_rules::Edition::reconstructed_1(), copy].map(|e| State::new(e, iquazu_rules::Players::TWO));
    assert_ne!(one, other);
    assert_ne!(one.view(iquazu_rules::Viewer::Spectator), other.view(iquazu_rules::Viewer::Spectator));
}

/// A sampled outcome is always possible, even if the draw pile runs out during the draw (T4, T5).
#[test]
fn t4_t5_sampled_cards_can_come() {
    for pile in ["-", "1w", "2b", "3o", "1w1b1o", "2w2b", "10o"] {
        let mut game = empty(2, 3).hand('y', "4w4b4o").draw_pile(pile).start();
        game.act("draw");
        for seed in 0..200 {
            let outcome = game.state.sample(&mut iquazu_rules::SplitMix::new(seed));
            assert_eq!(game.state.check_outcome(outcome), Ok(()), "{outcome}");
        }
    }
}

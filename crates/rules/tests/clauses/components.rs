//! C: components.

use crate::clauses::board::{board, empty};
use iquazu_rules::{COLUMNS, Cards, Clause, Colour, Edition, PlayerColour, Players, Rules, Seat, State, TileCounts};

#[test]
fn c1_two_to_four_players_sit_clockwise() {
    assert_eq!((0..=255).filter_map(Players::new).map(Players::count).collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!(PlayerColour::ALL.map(|colour| colour.to_string()), ["red", "yellow", "purple", "green"]);
    for players in Players::ALL {
        let seats: Vec<Seat> = players.seats().collect();
        let after: Vec<Seat> = seats.iter().map(|seat| players.after(*seat)).collect();
        let mut turned = seats.clone();
        turned.rotate_left(1);
        assert_eq!(after, turned);
        assert!(seats.iter().all(|seat| players.before(players.after(*seat)) == *seat));
        assert!(Seat::ALL.iter().all(|seat| players.contains(*seat) == seats.contains(seat)));
    }
}

#[test]
fn c2_sixty_cards_of_three_colours() {
    assert_eq!(Edition::reconstructed_1().cards(), Cards::new(20, 20, 20));
    assert_eq!(Colour::ALL.map(|colour| colour.to_string()), ["white", "blue", "orange"]);
    assert_eq!(Cards::of(Colour::Blue, 3), Cards::new(0, 3, 0));
}

#[test]
fn c3_forty_five_tiles_with_two_backs() {
    assert_eq!(Edition::reconstructed_1().light_tiles().total(), 35);
    assert_eq!(Edition::reconstructed_1().dark_tiles().total(), 10);
}

#[test]
fn c3_tiles_are_counted_by_face() {
    let count = |names: &str| names.split_whitespace().map(crate::clauses::board::tile).collect::<TileCounts>();
    let some = count("p1 p1 p3 dbl any");
    assert!(some.contains(&count("p1 p1 dbl")) && some.contains(&some) && some.contains(&TileCounts::NONE));
    assert!(!some.contains(&count("p1 p1 p1")) && !some.contains(&count("c2")));
    assert_eq!((some.to_string().as_str(), some.total(), some.points()), ("2xp1,p3,any,dbl", 5, 5));
    assert!(some.usable_after_action() && !count("p1 any").usable_after_action() && count("c3").usable_after_action());
}

#[test]
fn c4_thirty_four_gems_can_be_placed() {
    for players in Players::ALL {
        let state = State::new(Edition::reconstructed_1(), players);
        assert!(players.seats().all(|seat| state.table().gems_left(seat) == 34));
    }
}

#[test]
fn c5_fifty_drops() {
    assert_eq!(State::new(Edition::reconstructed_1(), Players::TWO).table().drops_left(), 50);
}

#[test]
fn c6_eleven_columns_list_their_gaps_from_top_to_bottom() {
    assert_eq!(COLUMNS, 11);
    let mut game = empty(2, 1).start();
    let table = game.state.table();
    let text: Vec<String> = (1..=11).map(|column| table.column(column).to_string()).collect();
    assert_eq!(text[0], "wb o bw o bo");
    assert_eq!(text[5], "o bw ob w bo", "strip a lies at 6");
    assert_eq!(text[10], "wo b ow bo w");
    for column in 1..=11 {
        let gaps = table.column(column).gaps();
        assert!(gaps.is_sorted_by_key(|(row, _)| *row));
        assert!(gaps.len() > 5, "a row of a column may hold more than one gap");
    }
    // There is no ninth gap and no twelfth column.
    assert_eq!(game.illegal_move("place 1i 1w").clause(), Clause::C6);
    assert!("place 12a 1w".parse::<iquazu_rules::Action>().is_err());
    // Chance decides where the strips lie.
    game.state = State::new(Edition::reconstructed_1(), Players::TWO);
    game.chance("strips edcba");
    let table = game.state.table();
    let strips: Vec<String> = (6..=10).rev().map(|column| table.column(column).to_string()).collect();
    assert_eq!(strips, text[5..10]);
}

#[test]
fn c7_light_backs_come_first_and_dark_backs_last() {
    let hidden = |frame| {
        let game = empty(2, frame).start();
        let (light, dark) = game.state.table().face_down();
        (game.state.table().shown_position(), light.total(), dark.total())
    };
    // Position 6 is revealed first, 12 is the last one with light backs, 14 the last one.
    assert_eq!(hidden(1), (6, 30, 10));
    assert_eq!(hidden(7), (12, 0, 10));
    assert_eq!(hidden(8), (13, 0, 5));
    assert_eq!(hidden(9), (14, 0, 0));
}

#[test]
fn c7_tiles_of_a_position_come_from_its_back() {
    // Column 7 is full except for its last gap: the tiles of position 13 are revealed next.
    let mut game = board(
        2,
        "row  c7  c8  c9  c10 c11
          1   ~~  .   ..  ..  ..
          2   ~   ..  ..  ..  .
          3   ~~  ..  .   .   ..
          4   ~~  ..  ..  ..  ..
          5   .   .   .   .   .",
    )
    .hand('r', "1w")
    .start();
    game.act("place 7h 1w");
    let light: TileCounts = *Edition::reconstructed_1().light_tiles();
    assert!(light[iquazu_rules::Tile::AnyColour] > 0);
    assert!(game.state.check_outcome("tiles any any any any any".parse().unwrap()).is_err());
    game.chance("tiles p3 p3 p3 p4 p4");
}

#[test]
fn c8_the_frame_shows_five_columns_then_four_then_three() {
    assert_eq!((Rules::LATEST.frame_width, Rules::LATEST.last_frame), (5, 9));
    let shown = |frame: u8| {
        let state = empty(2, frame).start().state;
        let table = state.table();
        let columns: Vec<u8> = (1..=11).filter(|column| table.price(*column).is_some()).collect();
        assert_eq!(columns, table.visible_columns().collect::<Vec<u8>>());
        columns
    };
    for frame in 1..=7 {
        assert_eq!(shown(frame), (frame..frame + 5).collect::<Vec<u8>>());
    }
    assert_eq!(shown(8), [8, 9, 10, 11]);
    assert_eq!(shown(9), [9, 10, 11]);
}

#[test]
fn c9_rocks_pay_a_rank_less_than_there_are_players() {
    for players in Players::ALL {
        for column in 1..=COLUMNS {
            let rock = Edition::reconstructed_1().rock(players, column);
            assert_eq!(rock.len(), usize::from(players.count()) - 1);
            assert_eq!(empty(players.count(), 1).start().state.table().rock(column), rock);
        }
    }
    let rocks =
        [Players::TWO, Players::THREE, Players::FOUR].map(|players| Edition::reconstructed_1().rock(players, 6));
    assert_eq!(rocks, [&[7][..], &[8, 4], &[8, 5, 2]]);
}

//! S: setup.

use crate::clauses::board::seat;
use crate::clauses::game::Game;
use iquazu_rules::{Chance, Edition, Next, Outcome, Players, Seat, Stage, State, StripOrder, Viewer};

fn fresh(players: Players) -> Game {
    Game::new(State::new(Edition::reconstructed_1(), players))
}

/// Returns a state with strips and tiles in place, before the deal.
fn before_the_deal(players: Players) -> Game {
    let mut game = fresh(players);
    game.chance("strips cabed").any_tiles();
    game
}

fn dealt(players: Players) -> Game {
    let mut game = before_the_deal(players);
    for count in 0..players.count() {
        game.chance(&format!("got {}w", 4 + count).replace("got 7w", "got 7b").replace("got 6w", "got 6b"));
    }
    game
}

#[test]
fn s1_the_strips_lie_in_any_order() {
    for order in ["abcde", "edcba", "cabed"] {
        let mut game = fresh(Players::TWO);
        assert_eq!(game.state.next(), Next::Chance(Chance::Strips));
        game.chance(&format!("strips {order}"));
        assert_eq!(game.state.table().strips().to_string(), order);
    }
    assert_eq!(StripOrder::new([0, 1, 2, 3, 3]), None, "each strip lies there once");
    assert_eq!(StripOrder::new([0, 1, 2, 3, 5]), None);
}

#[test]
fn s2_the_tiles_of_position_six_are_turned_up() {
    let mut game = fresh(Players::THREE);
    game.chance("strips abcde");
    assert_eq!(game.state.next(), Next::Chance(Chance::Tiles { position: 6, dark: false }));
    game.chance("tiles p1 any c4 dbl c4");
    let table = game.state.table();
    let shown: Vec<String> =
        iquazu_rules::Row::ALL.iter().map(|row| table.shown_tile(*row).unwrap().to_string()).collect();
    assert_eq!(shown, ["p1", "any", "c4", "dbl", "c4"]);
    assert_eq!(table.face_down().0.total(), 30);
}

#[test]
fn s2_no_more_tiles_of_a_face_come_than_there_are() {
    let mut game = fresh(Players::THREE);
    game.chance("strips abcde");
    // Three tiles with four cards, and none with five points, have light backs.
    for impossible in ["tiles c4 c4 c4 c4 any", "tiles any any any any p5"] {
        let before = game.state;
        assert!(game.state.resolve(impossible.parse().unwrap(), &mut ()).is_err());
        assert_eq!(game.state, before);
    }
}

#[test]
fn s3_everyone_starts_with_no_points() {
    for players in Players::ALL {
        assert!(dealt(players).scores().iter().all(|score| *score == 0));
    }
}

#[test]
fn s4_the_last_player_of_the_round_has_the_water_box() {
    for players in Players::ALL {
        let game = dealt(players);
        assert_eq!(game.state.table().active(), Seat::FIRST);
        assert_eq!(Some(game.state.table().water()), players.seats().last());
    }
}

#[test]
fn s5_hands_of_four_to_seven_cards() {
    for players in Players::ALL {
        let mut game = before_the_deal(players);
        for (count, seat) in (4..).zip(players.seats()) {
            assert_eq!(game.state.next(), Next::Chance(Chance::Deal { seat, count }));
            for wrong in [count - 1, count + 1] {
                assert!(game.state.check_outcome(Outcome::Cards([wrong, 0, 0].into())).is_err());
            }
            game.chance(&format!("got {}w1b", count - 1));
        }
        assert_eq!(game.state.table().stage(), Stage::Act);
        for (count, seat) in (4..).zip(players.seats()) {
            assert_eq!(game.state.hand(seat).total(), count);
        }
    }
}

#[test]
fn s5_hands_are_secret() {
    let game = dealt(Players::THREE);
    let mut other = before_the_deal(Players::THREE);
    other.chance("got 4o").chance("got 5o").chance("got 6b");
    for viewer in [Viewer::Spectator, Viewer::Seat(seat('p'))] {
        assert_eq!(game.state.view(viewer), other.state.view(viewer));
    }
    assert_ne!(game.state.view(Viewer::Seat(seat('r'))), other.state.view(Viewer::Seat(seat('r'))));
    let seen = |game: &Game| game.events.iter().map(|event| event.seen_by(Viewer::Seat(seat('p')))).collect::<Vec<_>>();
    assert_eq!(seen(&game), seen(&other));
}

#[test]
fn s6_the_rest_is_the_draw_pile() {
    for (players, left) in [(Players::TWO, 51), (Players::THREE, 45), (Players::FOUR, 38)] {
        let state = dealt(players).state;
        assert_eq!(state.draw_pile().total(), left);
        assert!(state.table().discard_pile().is_empty());
        assert_eq!(state.view(Viewer::Spectator).table().discard_pile(), state.table().discard_pile());
    }
}
